"""Writes `recorded.json` anew: what libtpu says of the training step of `models.py`, for tests without it.

Run it in `tests` as ``python -m plan.record``, where libtpu is installed.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from plan import models
from torchtpu._plan.compiler import Target
from torchtpu._plan.program import Captured, Value, capture_step

FILE = Path(__file__).parent / "recorded.json"


def write() -> None:
    """Capture and compile, and write down what came of it."""
    target = Target("v6e:1x1", limit=600, libtpu=None)
    captured = capture_step(*models.training(), {})
    recorded = {"target": target.facts, "reply": target.compile(captured), "captured": asdict(captured)}
    FILE.write_text(json.dumps(recorded) + "\n")


def read() -> tuple[Captured, dict[str, Any], dict[str, Any]]:
    """Return what was recorded: the program, the compiler's reply and the facts of the chip."""
    recorded = json.loads(FILE.read_text())
    captured = recorded["captured"]
    for name in ("parameters", "results"):
        captured[name] = [Value(**value) for value in captured[name]]
    return Captured(**captured), recorded["reply"], recorded["target"]


if __name__ == "__main__":
    write()
