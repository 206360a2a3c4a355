"""The results of a run as a document: counts per mode and dtype, and what became of each unit."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from conformance.units import FAILURES, PASS, Outcome, Unit


@dataclass(frozen=True)
class Row:
    """One line of the table: a mode with a dtype.

    Attributes
    ----------
    host : int
        Units that passed, and had operators run on the host.
    """

    name: str
    counted: int
    passed: int
    failures: Counter
    host: int

    @property
    def rate(self) -> str:
        """Return the share that passed in per cent; a hundred only if all did."""
        if not self.counted:
            return "-"
        share = f"{100 * self.passed / self.counted:.1f}"
        return "99.9" if share == "100.0" and self.passed < self.counted else share


def table(outcomes: Mapping[Unit, Outcome], order: Iterable[str]) -> list[Row]:
    """Count outcomes per mode and dtype.

    Parameters
    ----------
    outcomes : mapping of Unit to Outcome
        All of a run.
    order : iterable of str
        The modes, in the order of the rows.

    Returns
    -------
    list of Row
        Without modes and dtypes of which nothing counts.
    """
    order = list(order)
    keys = {(order.index(unit.mode), unit.dtype) for unit in outcomes}
    rows = []
    for mode, dtype in sorted(keys):
        of_row = [
            outcome for unit, outcome in outcomes.items() if (unit.mode, unit.dtype) == (order[mode], dtype)
        ]
        failures = Counter(outcome.status for outcome in of_row if outcome.failed)
        passed = [outcome for outcome in of_row if outcome.status == PASS]
        host = sum(bool(outcome.host) for outcome in passed)
        name = f"{order[mode]}/{dtype}"
        if passed or failures:
            rows.append(Row(name, len(passed) + failures.total(), len(passed), failures, host))
    return rows


def cells(rows: Iterable[Row]) -> list[list[str]]:
    """Write rows as words: a head, then a line for each; failures that nobody has are left out."""
    rows = list(rows)
    kinds = [kind for kind in FAILURES if any(row.failures[kind] for row in rows)]
    head = ["mode/dtype", "counted", "pass", "rate %", *kinds, "host"]
    lines = [
        [
            row.name,
            str(row.counted),
            str(row.passed),
            row.rate,
            *(str(row.failures[kind]) for kind in kinds),
            str(row.host),
        ]
        for row in rows
    ]
    return [head, *lines]


def document(
    outcomes: Mapping[Unit, Outcome], meaning: dict[str, Any], order: Iterable[str]
) -> dict[str, Any]:
    """Return what is written as JSON; the same outcomes give the same bytes.

    Parameters
    ----------
    outcomes : mapping of Unit to Outcome
        All of a run.
    meaning : dict
        Versions and settings.
    order : iterable of str
        The modes.

    Returns
    -------
    dict
        ``units`` has, for each operator, status and mode, the dtypes.
    """
    units: dict[str, Any] = {}
    failures, host, random = {}, {}, set()
    for unit, outcome in sorted(outcomes.items()):
        units.setdefault(unit.op, {}).setdefault(outcome.status, {}).setdefault(unit.mode, []).append(
            unit.dtype
        )
        if outcome.failed:
            failures[_key(unit)] = {
                "status": outcome.status,
                "sample": outcome.sample,
                "message": outcome.message,
            }
        if outcome.host:
            host[_key(unit)] = sorted(outcome.host)
        if outcome.random:
            random.add(unit.op)
    for statuses in units.values():
        for modes in statuses.values():
            modes.update({mode: " ".join(dtypes) for mode, dtypes in modes.items()})
    rows = [
        {"name": row.name, "counted": row.counted, "passed": row.passed, "host": row.host, **row.failures}
        for row in table(outcomes, order)
    ]
    return {
        "meaning": meaning,
        "summary": rows,
        "random": sorted(random),
        "host": host,
        "failures": failures,
        "units": units,
    }


def outcomes_of(written: dict[str, Any]) -> dict[Unit, Outcome]:
    """Return the outcomes in a document, less their times and compilations."""
    outcomes = {}
    for op, statuses in written["units"].items():
        for status, modes in statuses.items():
            for mode, dtypes in modes.items():
                for dtype in dtypes.split():
                    unit = Unit(op, mode, dtype)
                    failure = written["failures"].get(_key(unit), {})
                    host = dict.fromkeys(written["host"].get(_key(unit), ()), 1)
                    random = op in written["random"]
                    outcomes[unit] = Outcome(
                        status, failure.get("message", ""), failure.get("sample"), random, host
                    )
    return outcomes


def write(written: dict[str, Any], path: Path) -> None:
    """Write a document, one line for an operator or a failure."""
    parts = []
    for name, value in written.items():
        if name in ("summary", "random"):
            lines = ",\n".join(f"  {json.dumps(item)}" for item in value)
            parts.append(f" {json.dumps(name)}: [\n{lines}\n ]")
        else:
            lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(item)}" for key, item in value.items())
            parts.append(f" {json.dumps(name)}: {{\n{lines}\n }}")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n")


def _key(unit: Unit) -> str:
    return f"{unit.op} {unit.mode} {unit.dtype}"
