"""Says how far a run is: a bar on a terminal, a line now and then in a log."""

import sys
import time
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conformance.units import Outcome, Unit

LOG_EVERY_S = 30.0


def follow(finished: Iterable[tuple[Unit, Outcome]], total: int) -> Iterator[tuple[Unit, Outcome]]:
    """Pass on what is finished and say how far it is, on the standard error.

    Parameters
    ----------
    finished : iterable of Unit and Outcome
        As they finish.
    total : int
        How many there will be.

    Yields
    ------
    tuple of Unit and Outcome
        Those of `finished`.
    """
    return _bar(finished, total) if sys.stderr.isatty() else _lines(finished, total)


def _bar(finished: Iterable[tuple[Unit, Outcome]], total: int) -> Iterator[tuple[Unit, Outcome]]:
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[failed]} failed  [dim]{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task, failed = progress.add_task("", total=total, failed=0), 0
        for unit, outcome in finished:
            failed += outcome.failed
            progress.update(task, advance=1, description=str(unit), failed=failed)
            yield unit, outcome


def _lines(finished: Iterable[tuple[Unit, Outcome]], total: int) -> Iterator[tuple[Unit, Outcome]]:
    start = said = time.monotonic()
    failed = 0
    for done, (unit, outcome) in enumerate(finished, 1):
        failed += outcome.failed
        now = time.monotonic()
        if now - said > LOG_EVERY_S:
            said = now
            sys.stderr.write(f"{done} of {total} units, {failed} failed, {now - start:.0f} s, at {unit}\n")
            sys.stderr.flush()
        yield unit, outcome
