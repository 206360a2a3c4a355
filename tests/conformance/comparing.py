"""What the device gave beside what the CPU gave."""

import math
from typing import Any

import torch
from torch.utils._pytree import tree_flatten

from conformance.moving import home

TOLERANCES = {
    torch.float64: (1e-6, 1e-6),
    torch.complex128: (1e-6, 1e-6),
    torch.float32: (1e-3, 1e-3),
    torch.complex64: (1e-3, 1e-3),
    torch.float16: (1e-2, 1e-2),
    torch.complex32: (1e-2, 1e-2),
    torch.bfloat16: (2e-2, 2e-2),
    torch.bcomplex32: (2e-2, 2e-2),
}
"""Relative and absolute, at most; all else is exact. float32: what torch's test_compare_cpu uses."""

EIGHT_BITS = (0.13, 0.13)
"""One step of a float8 with three bits of mantissa."""


class MismatchError(Exception):
    """The device did something else than the CPU.

    Parameters
    ----------
    kind : str
        One of `units.FAILURES`.
    message : str
        Where, and what.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def compare(actual: Any, expected: Any, values: bool = True, where: str = "out") -> None:
    """Compare two trees, leaf by leaf.

    Parameters
    ----------
    actual, expected : tree
        Of the device and of the CPU.
    values : bool
        Whether more than shapes, dtypes and layouts has to agree.
    where : str
        What the trees are, for the message.

    Raises
    ------
    MismatchError
        At the first leaf that differs.
    """
    got, want = tree_flatten(actual)[0], tree_flatten(expected)[0]
    if len(got) != len(want):
        raise MismatchError("META", f"{where}: {len(got)} results, want {len(want)}")
    for index, (a, b) in enumerate(zip(got, want, strict=True)):
        place = f"{where}[{index}]"
        if isinstance(a, torch.Tensor) != isinstance(b, torch.Tensor):
            raise MismatchError("META", f"{place}: got {type(a).__name__}, want {type(b).__name__}")
        if isinstance(b, torch.Tensor):
            _compare_tensors(a, b, values, place)
        elif not isinstance(b, torch.device | torch.Generator | str):
            _compare_numbers(a, b, values, place)


def _compare_numbers(a: Any, b: Any, values: bool, place: str) -> None:
    if not values and isinstance(b, int | float | complex):
        return
    if isinstance(a, float) and isinstance(b, float):
        relative, absolute = TOLERANCES[torch.float32]
        if abs(a - b) <= absolute + relative * abs(b) or (math.isnan(a) and math.isnan(b)):
            return
    if a is not b and a != b:
        raise MismatchError("VALUE", f"{place}: got {a!r}, want {b!r}"[:200])


def _compare_tensors(a: torch.Tensor, b: torch.Tensor, values: bool, place: str) -> None:
    for name in ("shape", "dtype", "layout"):
        x, y = getattr(a, name), getattr(b, name)
        if x != y:
            x, y = (tuple(x), tuple(y)) if name == "shape" else (x, y)
            raise MismatchError("META", f"{place}: {name}, got {x}, want {y}")
    if not values:
        return
    relative, absolute = TOLERANCES.get(b.dtype, (0, 0))
    if "float8" in str(b.dtype):
        relative, absolute = EIGHT_BITS
    a, b = _comparable(home(a)), _comparable(home(b))
    try:
        torch.testing.assert_close(a, b, rtol=relative, atol=absolute, equal_nan=True, check_stride=False)
    except AssertionError as error:
        raise MismatchError("VALUE", f"{place}: " + " ".join(str(error).split())[:260]) from None


def _comparable(x: torch.Tensor) -> torch.Tensor:
    """Return `x` dense, and in a dtype that the CPU can subtract."""
    if x.layout is not torch.strided:
        x = x.to_dense()
    x = x.resolve_conj().resolve_neg()
    if x.is_quantized:
        return x.dequantize()
    if "float8" in str(x.dtype):
        return x.float()
    return x.to(torch.complex64) if x.dtype in (torch.complex32, torch.bcomplex32) else x
