"""The main memory of one device: what a program needs, and what fills it."""

import re
from collections import defaultdict
from typing import Any

from torchtpu._plan.products import op_of_line
from torchtpu._plan.program import Captured, Value

# Points of the curve that is kept.
POINTS = 1000
_UNITS = {"": 1, "B": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
# "the total memory required for HLO temporaries (48.00G) exceeds ..."
_REQUIRED = re.compile(r"required for [\w ]*\(([\d.]+) ?([KMGT]?)i?B?\)")


def is_exhausted(words: str) -> bool:
    """Whether the compiler refuses a program because memory is too small."""
    lower = words.lower()
    return "resource exhausted" in lower or "resource_exhausted" in lower or "out of memory" in lower


def describe(captured: Captured, reply: dict[str, Any], target: dict[str, Any]) -> dict[str, Any]:
    """Return the bytes that the program needs on a device; of the compiler where it accepts the program.

    Otherwise arguments and results are counted without padding; temporaries are the rest of the total that
    the compiler's refusal names, or unknown.
    """
    inputs = captured.parameters
    whole = _of_compiler(reply["memory"]) if reply["outcome"] == "accepted" else _of_shapes(captured, reply)
    parts = (whole["arguments"], whole["outputs"], whole["temporaries"] or 0, whole["generated_code"] or 0)
    return {
        "limit": target["hbm_bytes"],
        "needed": sum(parts),
        **whole,
        "groups": _groups(captured),
        "largest": [_value(each) for each in sorted(inputs, key=lambda each: -each.nbytes)[:10]],
        "held_at_peak": _held(captured, reply),
        "timeline": _timeline(reply),
    }


def _of_compiler(bytes_of: dict[str, int]) -> dict[str, Any]:
    return {
        "source": "compiler",
        "arguments": bytes_of["arguments"],
        # Results in the memory of arguments that they replace are none of their own.
        "outputs": max(bytes_of["outputs"] - bytes_of["aliased"], 0),
        "aliased": bytes_of["aliased"],
        "temporaries": bytes_of["temporaries"],
        "generated_code": bytes_of["generated_code"],
    }


def _of_shapes(captured: Captured, reply: dict[str, Any]) -> dict[str, Any]:
    outputs = sum(value.nbytes for value in captured.results)
    aliased = min(sum(value.nbytes for value in captured.parameters if value.is_donated), outputs)
    arguments = sum(value.nbytes for value in captured.parameters)
    total = total_in(reply["words"])
    return {
        "source": "shapes",
        "arguments": arguments,
        "outputs": outputs - aliased,
        "aliased": aliased,
        "temporaries": None if total is None else max(total - arguments - outputs + aliased, 0),
        "generated_code": None,
    }


def total_in(words: str) -> int | None:
    """Return the bytes that the compiler's refusal says the program needs, None if it does not say.

    It calls them temporaries, and counts arguments and results among them.
    """
    named = _REQUIRED.search(words)
    return int(float(named[1]) * _UNITS[named[2]]) if named else None


def _groups(captured: Captured) -> list[dict[str, Any]]:
    """Parameters and results by what they are to the user, less results in a donated parameter's memory."""
    groups: dict[str, list[int]] = defaultdict(list)
    for value in captured.parameters:
        groups[value.group].append(value.nbytes)
    donated = {value.name for value in captured.parameters if value.is_donated}
    for value in captured.results:
        if value.group != "updated" or value.name not in donated:
            groups[value.group].append(value.nbytes)
    named = [{"group": name, "count": len(sizes), "bytes": sum(sizes)} for name, sizes in groups.items()]
    return sorted(named, key=lambda group: -group["bytes"])


def _value(value: Value) -> dict[str, Any]:
    return {
        "name": value.name,
        "group": value.group,
        "dtype": value.dtype,
        "dims": value.dims,
        "bytes": value.nbytes,
    }


def _held(captured: Captured, reply: dict[str, Any]) -> list[dict[str, Any]]:
    """The largest temporaries and results at the moment when most is held."""
    timeline = (reply["summary"] or {}).get("timeline") or {"held": []}
    lines = captured.text.splitlines()
    inner = sorted(
        (held for held in timeline["held"] if not held["is_parameter"]), key=lambda held: -held["bytes"]
    )
    return [
        {"name": held["name"], "bytes": held["bytes"], "op": op_of_line(lines, held["source_line"])}
        for held in inner[:10]
    ]


def _timeline(reply: dict[str, Any]) -> dict[str, Any] | None:
    """Memory over program time, thinned out to the most of each stretch."""
    timeline = (reply["summary"] or {}).get("timeline")
    if timeline is None or not timeline["bytes"]:
        return None
    steps = timeline["bytes"]
    stretch = -(-len(steps) // POINTS)
    return {
        "instructions": len(steps),
        "stretch": stretch,
        "bytes": [max(steps[at : at + stretch]) for at in range(0, len(steps), stretch)],
        "peak": timeline["peak"] // stretch,
    }
