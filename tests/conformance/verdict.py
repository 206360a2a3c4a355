"""Whether a run is good: nothing that passed fails, and what is expected to fail does."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from conformance.units import FAILURES, PASS, Outcome, Unit

EXPECTATIONS = Path(__file__).parent / "expectations.toml"


@dataclass(frozen=True)
class Expectation:
    """A row of `expectations.toml`: units that fail, and why.

    Attributes
    ----------
    op, mode, dtype : str
        Patterns in which ``*`` and ``?`` match; each may list some, with ``|`` between them.
    from_sample : int
        The first sample that fails: a run of fewer does not show the failure.
    """

    op: str
    mode: str
    dtype: str
    reason: str
    from_sample: int = 0

    def __str__(self) -> str:
        return f"{self.op} {self.mode}/{self.dtype}"

    def covers(self, unit: Unit) -> bool:
        """Whether the row is about `unit`."""
        pairs = ((unit.op, self.op), (unit.mode, self.mode), (unit.dtype, self.dtype))
        return all(
            any(fnmatchcase(word, pattern) for pattern in patterns.split("|")) for word, patterns in pairs
        )


def read_expectations(path: Path = EXPECTATIONS) -> list[Expectation]:
    """Read the rows.

    Parameters
    ----------
    path : Path
        A file of ``[[expect]]`` tables.

    Returns
    -------
    list of Expectation
        In the order of the file.

    Raises
    ------
    ValueError
        When a row has no reason, or a key that is none.
    """
    rows = []
    for number, row in enumerate(tomllib.loads(path.read_text()).get("expect", []), 1):
        try:
            expectation = Expectation(**row)
        except TypeError as error:
            raise ValueError(f"{path.name}: row {number}: {error}") from None
        if not expectation.reason.strip():
            raise ValueError(f"{path.name}: row {number}: {expectation}: no reason")
        rows.append(expectation)
    return rows


@dataclass
class Verdict:
    """What is wrong with a run.

    Attributes
    ----------
    regressions : list
        Units that pass in the baseline and fail now.
    passing : list
        Units that pass though a row expects a failure.
    idle : list
        Rows that no unit of a full run fits.
    unlisted : list
        Units that fail without a row; wrong only in a strict run.
    """

    regressions: list[Unit] = field(default_factory=list)
    passing: list[tuple[Unit, Expectation]] = field(default_factory=list)
    idle: list[Expectation] = field(default_factory=list)
    unlisted: list[Unit] = field(default_factory=list)

    def good(self, strict: bool) -> bool:
        """Whether the run may end well."""
        return not (self.regressions or self.passing or self.idle or (strict and self.unlisted))


def judge(
    outcomes: Mapping[Unit, Outcome],
    baseline: Mapping[Unit, Outcome],
    rows: list[Expectation],
    max_samples: int,
    whole: bool,
) -> Verdict:
    """Hold outcomes against the baseline and the expectations.

    Parameters
    ----------
    outcomes, baseline : mapping of Unit to Outcome
        Of this run, and as committed.
    rows : list of Expectation
        What may fail.
    max_samples : int
        How many samples each unit had; 0 means all.
    whole : bool
        Whether the run had all units, so that a row without one is of no use.

    Returns
    -------
    Verdict
        Everything that is wrong.
    """
    verdict = Verdict()
    for unit, outcome in sorted(outcomes.items()):
        row = next((row for row in rows if row.covers(unit)), None)
        if outcome.status in FAILURES:
            if unit in baseline and baseline[unit].status == PASS:
                verdict.regressions.append(unit)
            elif row is None:
                verdict.unlisted.append(unit)
        elif outcome.status == PASS and row and (not max_samples or row.from_sample < max_samples):
            verdict.passing.append((unit, row))
    if whole:
        verdict.idle = [row for row in rows if not any(row.covers(unit) for unit in outcomes)]
    return verdict
