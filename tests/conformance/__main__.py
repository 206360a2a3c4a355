"""Compares device "tpu" with the CPU over torch's databases; run it as ``cargo xtask conformance``."""

import gc
import json
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

from conformance import settings as command_line
from conformance.settings import COMPILE_MODES, MODES, ROOT, Settings

DOCS = ROOT / "docs"
BASELINE = "conformance.json"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for.

    Returns
    -------
    int
        0 if all is well; 1 if a unit that passed fails, or one that should fail passes; 2 if none ran.
    """
    settings = command_line.parse(arguments)
    # Not the user's cache; for this process and its workers.
    os.environ.setdefault("TORCHTPU_CACHE_DIR", str(ROOT / "target" / "test-cache"))
    import torch

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    torch.set_num_threads(1)  # Forks want no other threads, and two workers no more than two cores.
    if {*settings.modes} & {*COMPILE_MODES}:
        import conformance.compiled  # noqa: F401 - here, and not in each of the forks
    from conformance.units import plan
    from conformance.versions import versions

    try:
        groups = plan(settings)
        gc.freeze()  # Children share these pages as long as nobody touches them.
        meaning = {**settings.meaning(), **versions(settings)}
        if settings.write:
            _check_alike(meaning)
        outcomes = _run(settings, groups, meaning)
    except (ValueError, RuntimeError) as error:
        return _refuse(error)
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted\nhint: --resume goes on from here\n")
        return 130
    finally:
        gc.unfreeze()  # Or the interpreter's end would call what is left a leak.
    return _report(settings, outcomes, meaning)


def _check_alike(meaning: dict[str, Any]) -> None:
    """Refuse to write results beside those of other versions or settings."""
    path = DOCS / BASELINE
    if path.exists() and json.loads(path.read_text())["meaning"] != meaning:
        raise ValueError(f"--write: {BASELINE} is of other versions or settings\nhint: remove it")


def _refuse(error: Exception) -> int:
    sys.stderr.write(f"{error}\n")
    return 2


def _run(settings: Settings, groups: list, meaning: dict[str, Any]) -> dict:
    """Run the units that the journal does not have, and return the outcomes of all that were asked for."""
    from conformance.journal import Journal
    from conformance.pool import run_all
    from conformance.progress import follow
    from conformance.running import exists
    from conformance.units import Group, Outcome

    journal = Journal(settings.journal, meaning, settings.resume)
    wanted = [unit for group in groups for unit in group.units]
    for group in groups:
        for unit in group.units:
            if not exists(group.entry, unit):
                journal.add(unit, Outcome("NA"))  # Without a process that would find out the same.
    left = [
        Group(group.entry, units)
        for group in groups
        if (units := tuple(unit for unit in group.units if unit not in journal.outcomes))
    ]
    count = sum(len(group.units) for group in left)
    sys.stderr.write(f"{len(groups)} entries, {len(wanted)} units, {count} to run on {settings.device}\n")
    try:
        with closing(run_all(left, settings)) as finished:  # Ends the workers, whatever interrupts us.
            for unit, outcome in follow(finished, count):
                journal.add(unit, outcome)
    finally:
        journal.close()
    return {unit: journal.outcomes[unit] for unit in wanted}


def _report(settings: Settings, outcomes: dict, meaning: dict[str, Any]) -> int:
    from conformance import printing, results, verdict
    from conformance.page import page

    written = results.document(outcomes, meaning, MODES)
    baseline_file = DOCS / BASELINE
    baseline = {}
    if baseline_file.exists() and settings.device == "tpu":
        baseline = results.outcomes_of(json.loads(baseline_file.read_text()))
    rows = verdict.read_expectations() if settings.device == "tpu" else []
    whole = settings.full and not settings.ops and set(settings.modes) == set(MODES)
    found = verdict.judge(outcomes, baseline, rows, settings.max_samples, whole and not settings.dtypes)
    if settings.json:
        results.write(written, settings.json)
    if settings.write:
        written = results.document(baseline | outcomes, meaning, MODES)
        results.write(written, baseline_file)
        (DOCS / "conformance.md").write_text(page(written))
    printing.print_run(outcomes, found, settings)
    return 0 if found.good(settings.strict) else 1


if __name__ == "__main__":
    sys.exit(main())
