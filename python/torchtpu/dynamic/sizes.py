"""Sizes that are not known when a graph is captured: how they are rounded up, and what they are in a call."""

from collections.abc import Callable, Iterable
from typing import Any

import sympy
import torch
from torch.utils._sympy.functions import FloorDiv, Mod, PythonMod

STEP = 128


def bucket(size: int) -> int:
    """Return the smallest power of two or multiple of 128 that is not below `size`."""
    if size > STEP:
        return -(-size // STEP) * STEP
    return 1 << (size - 1).bit_length() if size > 0 else 0


class Refused(Exception):  # noqa: N818
    """A graph cannot run on padded tensors; the message says why."""


class Sizes:
    """What the symbols of a graph stand for.

    Parameters
    ----------
    padded : dict of symbol to int
        The size that each symbol has in the program.
    given : dict of symbol to Tensor
        The size that it has in a call: a tensor of the device of no dims, of dtype int64.
    """

    def __init__(self, padded: dict[sympy.Symbol, int], given: dict[sympy.Symbol, torch.Tensor]) -> None:
        self.padded = padded
        self.given = given

    def in_program(self, size: sympy.Expr) -> int:
        """Return the size that the program has for `size`."""
        return int(size.xreplace(self.padded))

    def in_call(self, size: sympy.Expr) -> torch.Tensor:
        """Return the size in a call, as a tensor."""
        return evaluate(size, self.given)


def expression(size: Any) -> sympy.Expr:
    """Return a size of a fake tensor as an expression of symbols."""
    return size.node.expr if isinstance(size, torch.SymInt) else sympy.Integer(int(size))


def is_fixed(size: sympy.Expr) -> bool:
    """Whether a size is a number."""
    return not size.free_symbols


def symbols_of(examples: Iterable[Any]) -> list[sympy.Symbol]:
    """Return the symbols in the sizes of the examples, and in the examples that are sizes, in their order."""
    found: dict[sympy.Symbol, None] = {}
    for example in examples:
        sizes = example.size() if isinstance(example, torch.Tensor) else [example]
        for size in sizes:
            if isinstance(size, torch.SymInt):
                found.update(dict.fromkeys(sorted(size.node.expr.free_symbols, key=str)))
    return list(found)


def evaluate(size: sympy.Expr, values: dict[sympy.Symbol, Any]) -> Any:
    """Evaluate an expression of sizes over ints or integer tensors."""
    if isinstance(size, sympy.Integer):
        return int(size)
    if isinstance(size, sympy.Symbol):
        return values[size]
    operation = _OPERATIONS.get(size.func)
    if operation is None:
        raise Refused(f"the size {size}")
    return operation(*(evaluate(argument, values) for argument in size.args))


def _power(base: Any, exponent: Any) -> Any:
    if not isinstance(exponent, int) or exponent < 0:
        raise Refused(f"a size to the power {exponent}")
    return base**exponent


def _fold(operation: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    def apply(first: Any, *rest: Any) -> Any:
        for value in rest:
            first = operation(first, value)
        return first

    return apply


_OPERATIONS: dict[Any, Callable[..., Any]] = {
    sympy.Add: _fold(lambda left, right: left + right),
    sympy.Mul: _fold(lambda left, right: left * right),
    sympy.Pow: _power,
    FloorDiv: lambda left, right: left // right,
    Mod: lambda left, right: left % right,
    PythonMod: lambda left, right: left % right,
}
