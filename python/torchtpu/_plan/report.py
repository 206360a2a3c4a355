"""A plan as a dictionary: made of what was captured, what the compiler said and what is known of the chip.

Nothing here compiles or asks: recorded replies give the same report.
"""

from typing import Any

from torchtpu._plan import advice, alignment, estimate, memory
from torchtpu._plan.products import op_of_line
from torchtpu._plan.program import Captured, NotCapturedError

VERSION = 1
EXIT_CODES = {"fits": 0, "does not fit": 1, "not compiled": 2, "not captured": 2}


def not_captured(error: NotCapturedError, target: dict[str, Any]) -> dict[str, Any]:
    """Return the report of a function that is no program."""
    facts = _empty("not captured", target)
    facts["words"] = error.words
    facts["refused"] = {"op": error.op, "line": error.line}
    return facts


def build(captured: Captured, reply: dict[str, Any], target: dict[str, Any]) -> dict[str, Any]:
    """Return the report of a program.

    Parameters
    ----------
    captured : Captured
        The program.
    reply : dict
        What the compiler said: :meth:`torchtpu._plan.compiler.Target.compile`.
    target : dict
        What is known of the chip: :attr:`torchtpu._plan.compiler.Target.facts`.
    """
    facts = _empty("fits", target)
    facts["words"] = reply["words"]
    facts["memory"] = memory.describe(captured, reply, target)
    if reply["outcome"] != "accepted":
        facts["outcome"] = "does not fit" if memory.is_exhausted(reply["words"]) else "not compiled"
    elif facts["memory"]["needed"] > target["hbm_bytes"]:
        facts["outcome"] = "does not fit"
    facts["products"] = estimate.products(captured, target)
    facts["time"] = estimate.describe(captured, reply, target, facts["products"])
    facts["heaviest"] = _heaviest(captured, reply)
    facts["alignment"] = alignment.describe(captured, reply, facts["products"], target)
    facts["steps"] = {"is_steady": captured.is_steady, "host_ops": captured.host_ops}
    facts["advice"] = advice.rank(facts, captured)
    return facts


def _empty(outcome: str, target: dict[str, Any]) -> dict[str, Any]:
    """A report without a program; every report has these keys."""
    return {
        "version": VERSION,
        "outcome": outcome,
        "words": "",
        "refused": None,
        "topology": dict(target),
        "memory": None,
        "time": None,
        "heaviest": [],
        "products": [],
        "alignment": [],
        "steps": None,
        "advice": [],
    }


def _heaviest(captured: Captured, reply: dict[str, Any]) -> list[dict[str, Any]]:
    """The instructions that the compiler gives most cycles, with their share of all cycles that it gives."""
    instructions = (reply["summary"] or {}).get("heaviest", [])
    total = sum(each["cycles"] or 0 for each in instructions)
    lines = captured.text.splitlines()
    return [
        {
            "name": each["name"],
            "opcode": each["opcode"],
            "type": each["type"],
            "cycles": each["cycles"],
            "share": each["cycles"] / total,
            "op": op_of_line(lines, each["source_line"]),
        }
        for each in instructions[:10]
        if each["cycles"]
    ]
