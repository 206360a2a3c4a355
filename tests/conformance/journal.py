"""The journal: a line per finished unit, so that an interrupted run can go on."""

import fcntl
import json
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from conformance.units import Outcome, Unit


class Journal:
    """An open journal, which no other run writes.

    Parameters
    ----------
    path : Path
        The file; its folder is made.
    meaning : dict
        What the outcomes depend on: versions, the device, the number of samples.
    resume : bool
        Whether to keep what is there.

    Attributes
    ----------
    outcomes : dict
        The outcome of each unit.

    Raises
    ------
    ValueError
        When another run writes the file, or what is there was made under another `meaning`.
    """

    def __init__(self, path: Path, meaning: dict[str, Any], resume: bool) -> None:
        self.outcomes: dict[Unit, Outcome] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"journal: another run writes {path}\nhint: --journal FILE") from None
        if resume:
            self._load(path, meaning)
        self._file.truncate(0)
        self._write({"meaning": meaning})
        for unit, outcome in self.outcomes.items():
            self._write([astuple(unit), asdict(outcome)])

    def add(self, unit: Unit, outcome: Outcome) -> None:
        """Note a finished unit; it is in the file when this returns."""
        self.outcomes[unit] = outcome
        self._write([astuple(unit), asdict(outcome)])

    def close(self) -> None:
        """Let other runs write the file."""
        self._file.close()

    def _load(self, path: Path, meaning: dict[str, Any]) -> None:
        self._file.seek(0)
        lines = self._file.read().split("\n")[:-1]  # What follows the last newline was cut off.
        if not lines:
            return
        before = json.loads(lines[0])["meaning"]
        changed = [key for key in meaning if meaning[key] != before.get(key)]
        if changed:
            was = ", ".join(f"{key} {before.get(key)}, now {meaning[key]}" for key in changed)
            raise ValueError(
                f"--resume: {path} is of another run: {was}\nhint: leave --resume out to start anew"
            )
        for line in lines[1:]:
            unit, outcome = json.loads(line)
            self.outcomes[Unit(*unit)] = Outcome(**outcome)

    def _write(self, row: Any) -> None:
        self._file.write(json.dumps(row) + "\n")
        self._file.flush()
