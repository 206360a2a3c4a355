"""What a run prints at its end: failures, then what is wrong, then the table."""

from collections.abc import Mapping, Sequence

from conformance.results import cells, table
from conformance.settings import MODES, Settings
from conformance.units import Outcome, Unit
from conformance.verdict import Verdict

SHOWN = 40


def print_run(outcomes: Mapping[Unit, Outcome], verdict: Verdict, settings: Settings) -> None:
    """Print a run.

    Parameters
    ----------
    outcomes : mapping of Unit to Outcome
        All of the run.
    verdict : Verdict
        What is wrong with it.
    settings : Settings
        Where more can be read.
    """
    _print_units("failed, in no row of expectations.toml:", verdict.unlisted, outcomes, settings)
    _print_units("passed in docs/conformance.json and failed now:", verdict.regressions, outcomes, settings)
    for unit, row in verdict.passing:
        print(f"passed: {unit}, expected to fail\nhint: remove the row {row} from expectations.toml")
    for row in verdict.idle:
        print(f"expectations.toml: {row}: no such unit\nhint: remove the row, or correct its name")
    _print_table(cells(table(outcomes, MODES)))
    print(_compilations(outcomes))
    failed = sum(outcome.failed for outcome in outcomes.values())
    expected = failed - len(verdict.unlisted) - len(verdict.regressions)
    random = len({unit.op for unit, outcome in outcomes.items() if outcome.random})
    print(f"{random} random operators, compared in shape and dtype only")
    print(
        f"{failed} failed: {expected} expected, {len(verdict.unlisted)} unlisted, "
        f"{len(verdict.regressions)} regressed"
    )


def _print_units(
    title: str, units: Sequence[Unit], outcomes: Mapping[Unit, Outcome], settings: Settings
) -> None:
    if not units:
        return
    print(title)
    for unit in units[:SHOWN]:
        outcome = outcomes[unit]
        sample = "" if outcome.sample is None else f"sample {outcome.sample}: "
        print(f"  {outcome.status:8} {unit}: {sample}{outcome.message[:160]}")
    if len(units) > SHOWN:
        print(f"  and {len(units) - SHOWN} more, in {settings.json or 'what --json FILE writes'}")
    print()


def _print_table(lines: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        first, *others = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join([first, *others]))


def _compilations(outcomes: Mapping[Unit, Outcome]) -> str:
    count = sum(outcome.compiles for outcome in outcomes.values())
    seconds = sum(outcome.compile_seconds for outcome in outcomes.values())
    average = f", {1000 * seconds / count:.1f} ms each" if count else ""
    return f"{count} programs compiled{average}"
