"""Shapes that do not fill the chip's tiles, and what other sizes would save."""

import re
from itertools import permutations
from math import prod
from typing import Any

from torchtpu._plan.program import Captured, Value

LANES, ROWS = 128, 8
# What is less than this share is left out.
WORTH = 0.05
_PARAMETER = re.compile(r"Arg_(\d+)\b")


def describe(
    captured: Captured, reply: dict[str, Any], products: list[dict[str, Any]], target: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return products and tensors whose sizes waste arithmetic or memory, the largest waste first.

    A matrix unit takes its inner size and columns in multiples of its own; memory is in tiles of 8 rows (of
    32-bit elements; 16 of 16-bit) and 128 columns. The bytes of an argument are those of the compiler's
    layout where it says so, otherwise of the order of dims that wastes least; outputs keep their order.
    """
    sizes = [
        (value, laid_out or padded_bytes(value))
        for value, laid_out in zip(
            captured.parameters, _laid_out(reply, len(captured.parameters)), strict=True
        )
    ]
    if reply["outcome"] == "accepted":
        new = [value for value in captured.results if value.group != "updated"]
        sizes += [(value, padded_bytes(value, keeps_order=True)) for value in new]
    return [*_products(products, target), *_tensors(sizes)]


def _laid_out(reply: dict[str, Any], count: int) -> list[int | None]:
    """The bytes of each parameter as the compiler lays it out, where it names it by its number."""
    timeline = (reply["summary"] or {}).get("timeline") or {"held": []}
    found: list[int | None] = [None] * count
    for held in timeline["held"]:
        number = _PARAMETER.match(held["name"]) if held["is_parameter"] else None
        if number and int(number[1]) < count:
            found[int(number[1])] = held["bytes"]
    return found


def _products(products: list[dict[str, Any]], target: dict[str, Any]) -> list[dict[str, Any]]:
    unit = target["matrix_unit"]
    total = sum(each["padded_flops"] * each["passes"] for each in products)
    found = []
    for each in products:
        extra = each["padded_flops"] - each["flops"]
        sizes = {"rows": each["rows"], "inner": each["inner"], "columns": each["columns"]}
        odd = {name: size for name, size in sizes.items() if size % (ROWS if name == "rows" else unit)}
        if extra <= WORTH * each["flops"] or extra * each["passes"] <= WORTH * 0.1 * total or not odd:
            continue
        found.append(
            {
                "what": f"{each['kind']} {each['batch']} x ({each['rows']}x{each['inner']}) @"
                f" ({each['inner']}x{each['columns']})",
                "sizes": odd,
                "better": {name: _up(size, ROWS if name == "rows" else unit) for name, size in odd.items()},
                "extra_flops": extra,
                "passes": each["passes"],
                "extra_bytes": 0,
            }
        )
    return sorted(found, key=lambda each: -each["extra_flops"] * each["passes"])[:10]


def _tensors(sizes: list[tuple[Value, int]]) -> list[dict[str, Any]]:
    total = sum(padded for _, padded in sizes)
    found = []
    for value, padded in sizes:
        extra = padded - value.nbytes
        if extra <= WORTH * value.nbytes or extra <= WORTH * 0.1 * total or len(value.dims) < 2:
            continue
        last = {"dim -2": (value.dims[-2], _rows(value)), "dim -1": (value.dims[-1], LANES)}
        odd = {name: size for name, (size, multiple) in last.items() if size % multiple}
        found.append(
            {
                "what": f"{value.name} {value.dtype}[{','.join(map(str, value.dims))}]",
                "sizes": odd,
                "better": {name: _up(size, last[name][1]) for name, size in odd.items()},
                "extra_flops": 0,
                "passes": 1,
                "extra_bytes": extra,
            }
        )
    return sorted(found, key=lambda each: -each["extra_bytes"])[:10]


def padded_bytes(value: Value, *, keeps_order: bool = False) -> int:
    """Return the bytes of a tensor whose two innermost dims, or best two, fill whole tiles."""
    if len(value.dims) < 2 or value.nbytes == 0:
        return value.nbytes
    elements = prod(value.dims)
    item = value.nbytes // elements
    choices = [value.dims[-2:]] if keeps_order else permutations(value.dims, 2)
    return min(
        elements // (rows * columns) * _up(rows, _rows(value)) * _up(columns, LANES) * item
        for rows, columns in choices
    )


def _rows(value: Value) -> int:
    item = value.nbytes // prod(value.dims)
    return ROWS * max(1, 4 // item)


def _up(size: int, multiple: int) -> int:
    return -(-size // multiple) * multiple
