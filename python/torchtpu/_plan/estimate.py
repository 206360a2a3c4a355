"""What one run of a program should take, and how far that can be trusted."""

from collections import defaultdict
from typing import Any

from torchtpu._plan.products import find
from torchtpu._plan.program import Captured

# Copies that run beside the arithmetic; the compiler gives them no cycles.
_TRANSFERS = ("copy-start", "copy-done", "async-start", "async-done", "slice-start", "slice-done")


def products(captured: Captured, target: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the matrix products and convolutions, those with most arithmetic first."""
    found = [
        {
            "kind": each.kind,
            "batch": each.batch,
            "rows": each.rows,
            "inner": each.inner,
            "columns": each.columns,
            "passes": each.passes,
            "count": count,
            "flops": each.flops * count,
            "padded_flops": each.padded_flops(target["matrix_unit"]) * count,
            "bytes": each.nbytes * count,
        }
        for each, count in find(captured.text).items()
    ]
    return sorted(found, key=lambda each: (-each["flops"] * each["passes"], each["rows"], each["inner"]))


def describe(
    captured: Captured, reply: dict[str, Any], target: dict[str, Any], of: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return the estimate: the compiler's seconds or the roofline's, whichever is more.

    The roofline is the larger of the products' arithmetic in bfloat16 at the chip's peak and the traffic to
    main memory: arguments, results, and temporaries written and read once. A run takes at least that. The
    compiler's total is none when an instruction has no model, and takes float32 products for bfloat16 ones.
    """
    cost = reply.get("cost") or {}
    arithmetic = sum(each["flops"] * each["passes"] for each in of) / target["bf16_flops"]
    traffic = _traffic(captured, reply)
    at_least = max(arithmetic, traffic / target["hbm_bandwidth"])
    of_compiler = cost.get("optimal_seconds")
    seconds = max(of_compiler or 0.0, at_least) or None
    source = "compiler" if of_compiler and of_compiler >= at_least else "roofline"
    flops = sum(each["flops"] for each in of)
    unmodelled = _unmodelled(reply)
    return {
        "seconds": seconds,
        "source": source,
        "compiler_seconds": of_compiler,
        "arithmetic_seconds": arithmetic,
        "memory_seconds": traffic / target["hbm_bandwidth"],
        "mfu": flops / seconds / target["bf16_flops"] if seconds else None,
        "flops": flops,
        "compiler_flops": cost.get("flops"),
        "hbm_traffic": traffic,
        "bytes_accessed": cost.get("bytes accessed"),
        "compile_seconds": reply["seconds"],
        "unmodelled": unmodelled,
        "caveats": _caveats(captured, reply, unmodelled),
    }


def _traffic(captured: Captured, reply: dict[str, Any]) -> int:
    memory = reply.get("memory")
    if memory:
        return memory["arguments"] + memory["outputs"] + 2 * memory["temporaries"]
    return sum(value.nbytes for value in [*captured.parameters, *captured.results])


def _unmodelled(reply: dict[str, Any]) -> list[dict[str, Any]]:
    """The instructions to which the compiler gives no cycles, by opcode."""
    names = defaultdict(list)
    for each in (reply["summary"] or {}).get("heaviest", []):
        if each["cycles"] is None and each["opcode"] not in _TRANSFERS:
            names[each["opcode"]].append(each["name"])
    found = [{"opcode": opcode, "count": len(of), "names": of[:5]} for opcode, of in sorted(names.items())]
    return sorted(found, key=lambda each: -each["count"])


def _caveats(captured: Captured, reply: dict[str, Any], unmodelled: list[dict[str, Any]]) -> list[str]:
    found = ["An estimate, not a measurement: no input pipeline, no host, no other program on the chip."]
    if reply["outcome"] != "accepted":
        found.append("The compiler has not accepted the program: the time is that of its products alone.")
    elif not reply["cost"].get("optimal_seconds"):
        found.append(
            "The compiler's total is negative, as each instruction without a model counts as -1: the time is"
            " a lower bound from the products' arithmetic and the traffic to main memory, MFU an upper bound."
        )
    if reply["outcome"] == "accepted" and not reply["cost"].get("flops"):
        found.append("The compiler's sum of flops is negative or 0, and not shown.")
    if unmodelled:
        named = ", ".join(f"{each['opcode']} x{each['count']}" for each in unmodelled)
        found.append(f"The compiler has no cycles for: {named}.")
    loops = captured.text.count('"stablehlo.while"')
    if loops:
        found.append(f"{loops} loops: each body is counted once, however often it runs.")
    if any("lhs_dilation" in line for line in captured.text.splitlines()):
        found.append("Convolutions count the zeros of their padding and dilation as work.")
    return found
