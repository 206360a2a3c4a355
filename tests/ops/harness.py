"""Checks a call of torch on device "tpu" against the same call on the CPU.

A family's test file lists `Case`s and ends in one parametrised test::

    CASES = [Case(torch.add, lambda t: (t(2, 3), t(3))), ...]

    @pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
    def test_matches_cpu(case, dtype):
        case.check(dtype)

The first dtype of a case goes through every form that torch has: functional, strided inputs,
in place, `out=`, backward. The second goes through the functional form and backward, the others
through the functional form, which keeps compiles few. Where the CPU refuses a form, the device
must refuse it too.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchgen
import yaml

DEVICE = "tpu"
FLOATS = (torch.float32, torch.bfloat16, torch.float16, torch.float64)
INTEGERS = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
COMPLEX = (torch.complex64,)
BOOL = (torch.bool,)
FORMS = ("forward", "strided", "in_place", "out", "backward")


class Sampler:
    """Makes CPU tensors of one dtype from a seeded generator: `t(2, 3)`, `t(4, low=0)`."""

    def __init__(self, dtype: torch.dtype, seed: int = 0):
        self.dtype = dtype
        self.generator = torch.Generator().manual_seed(seed)

    def __call__(
        self,
        *shape: int,
        low: float = -3,
        high: float = 3,
        dtype: torch.dtype | None = None,
    ) -> torch.Tensor:
        """Draw uniform numbers in [low, high]; integers include both ends, unsigned start at 0."""
        dtype = dtype or self.dtype
        if dtype.is_complex:
            parts = [self(*shape, low=low, high=high, dtype=torch.float64) for _ in range(2)]
            return torch.complex(*parts).to(dtype)
        if dtype.is_floating_point:
            unit = torch.rand(shape, generator=self.generator, dtype=torch.float64)
            return (low + (high - low) * unit).to(dtype)
        if dtype == torch.bool:
            low, high = 0, 1
        elif not dtype.is_signed:
            low = max(low, 0)
        return torch.randint(int(low), int(high) + 1, shape, generator=self.generator).to(dtype)


@dataclass(frozen=True)
class Case:
    """A function of torch, inputs for it, and the dtypes and forms to check.

    `inputs` gets a `Sampler` and returns the positional arguments: tensors, numbers, lists of
    them. `tolerance` is (rtol, atol); without it `torch.testing.assert_close` chooses by dtype.
    A case that sets it says why beside it.
    """

    function: Callable[..., Any]
    inputs: Callable[[Sampler], Sequence[Any]]
    dtypes: Sequence[torch.dtype] = FLOATS
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    forms: Sequence[str] = FORMS
    tolerance: tuple[float, float] | None = None
    name: str = ""

    def __str__(self) -> str:
        return self.name or self.function.__name__

    def check(self, dtype: torch.dtype) -> None:
        """Check every form with inputs of `dtype`."""
        rank = self.dtypes.index(dtype)
        for form in self.forms:
            if rank == 0 or form == "forward" or (rank == 1 and form == "backward"):
                getattr(self, form)(dtype)

    def forward(self, dtype: torch.dtype) -> None:
        """Check values, dtypes and shapes of the result."""
        self._compare(lambda args, kwargs: self.function(*args, **kwargs), dtype)

    def strided(self, dtype: torch.dtype) -> None:
        """Check inputs that are transposed, spread out and start at an offset."""
        self._compare(lambda args, kwargs: self.function(*each(spread, args), **kwargs), dtype)

    def in_place(self, dtype: torch.dtype) -> None:
        """Check `x.op_(...)`: it returns `x`, and writes nothing else."""
        method = in_place_form(self.function)
        if method is None:
            return

        def call(args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
            x = args[0]
            result = method(*args, **kwargs)
            assert result is x, f"{self}_ returned another tensor"
            return x if x._base is None else x._base

        self._compare(call, dtype)
        self._compare(lambda args, kwargs: call([spread(args[0]), *args[1:]], kwargs), dtype)

    def out(self, dtype: torch.dtype) -> None:
        """Check `out=`: of the right size, spread out, and empty, which torch resizes."""
        if not isinstance(self.function, types.BuiltinFunctionType):
            return
        args, kwargs = self._arguments(dtype)
        expected = self.function(*args, **kwargs)
        try:
            self.function(*args, **kwargs, out=each(torch.empty_like, expected))
        except TypeError:
            return  # torch has no such form

        for make in (lambda x: x, spread, lambda x: x.new_empty(0)):
            args, kwargs = self._arguments(dtype, DEVICE)
            out = each(lambda x, make=make: make(torch.zeros_like(x, device=DEVICE)), expected)
            result = self.function(*args, **kwargs, out=out)
            pairs = zip(tensors(result), tensors(out), strict=True)
            assert all(a is b for a, b in pairs), f"{self} did not return `out`"
            self._assert_same(out, expected)

    def backward(self, dtype: torch.dtype) -> None:
        """Check the gradients of all float inputs for a fixed cotangent."""
        args, kwargs = self._arguments(dtype)
        if not any(differentiable(x) for x in tensors([args, kwargs])):
            return

        def gradients(args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
            inputs = [x.requires_grad_() for x in tensors([args, kwargs]) if differentiable(x)]
            results = [y for y in tensors(self.function(*args, **kwargs)) if y.requires_grad]
            if not results:
                return []
            cotangents = Sampler(dtype, seed=1)
            seeds = [cotangents(*y.shape, dtype=y.dtype).to(y.device) for y in results]
            return torch.autograd.grad(results, inputs, seeds, allow_unused=True)

        self._compare(gradients, dtype)

    def _arguments(self, dtype: torch.dtype, device: str = "cpu") -> tuple[list[Any], dict[str, Any]]:
        args = list(self.inputs(Sampler(dtype)))
        move = lambda x: x.to(device)  # noqa: E731 - it is the function that `each` maps
        return each(move, args), each(move, dict(self.kwargs))

    def _compare(self, call: Callable[..., Any], dtype: torch.dtype) -> None:
        expected = outcome(call, *self._arguments(dtype))
        actual = outcome(call, *self._arguments(dtype, DEVICE))
        if isinstance(expected, Exception):
            kind = RuntimeError if isinstance(expected, RuntimeError) else type(expected)
            assert isinstance(actual, kind), f"{self}: want {expected!r}, got {actual!r}"
            return
        if isinstance(actual, Exception):
            raise actual
        self._assert_same(actual, expected)

    def _assert_same(self, actual: Any, expected: Any) -> None:
        rtol, atol = self.tolerance or (None, None)
        assert_same(actual, expected, rtol=rtol, atol=atol)


def parameters(cases: Iterable[Case]) -> list[Any]:
    """Pair every case with each of its dtypes, for parameters `("case", "dtype")`."""
    return [
        pytest.param(case, dtype, id=f"{case}-{str(dtype).removeprefix('torch.')}")
        for case in cases
        for dtype in case.dtypes
    ]


def leaner(cases: Iterable[Case]) -> list[Case]:
    """Check every form of a function in its first case, only values and gradients in the others."""
    seen: set[Any] = set()
    lean = []
    for case in cases:
        forms = [form for form in case.forms if form in ("forward", "backward")]
        lean.append(replace(case, forms=forms) if case.function in seen else case)
        seen.add(case.function)
    return lean


def assert_same(actual: Any, expected: Any, **tolerance: Any) -> None:
    """Compare results in structure, shape, dtype and value; NaN equals NaN."""
    actual, expected = list(leaves(actual)), list(leaves(expected))
    assert len(actual) == len(expected), f"got {len(actual)} results, want {len(expected)}"
    for got, want in zip(actual, expected, strict=True):
        if isinstance(want, torch.Tensor):
            assert isinstance(got, torch.Tensor), f"got {got!r}, want a tensor"
            assert got.device.type == DEVICE, f"the result is on {got.device}"
            torch.testing.assert_close(got.detach().cpu(), want.detach(), equal_nan=True, **tolerance)
        else:
            assert got == want


def in_place_form(function: Callable[..., Any]) -> Callable[..., Any] | None:
    """Find the function that torch calls `op_`."""
    name = f"{getattr(function, '__name__', '')}_"
    return next((getattr(home, name) for home in (torch.Tensor, F, torch) if hasattr(home, name)), None)


def spread(x: torch.Tensor) -> torch.Tensor:
    """Put the same elements in a larger storage: transposed, every second one, from offset 1."""
    base = x.new_zeros(*reversed(x.shape), 2)
    view = base[..., 1].permute(list(reversed(range(x.ndim))))
    view.copy_(x)
    return view


def differentiable(x: torch.Tensor) -> bool:
    """Tell whether `x` can require a gradient."""
    return x.is_floating_point() or x.is_complex()


def outcome(call: Callable[..., Any], *args: Any) -> Any:
    """Return what the call gives or the error that it raises, unless an assertion failed."""
    try:
        return call(*args)
    except AssertionError:
        raise
    except Exception as error:
        return error


def each(f: Callable[[torch.Tensor], Any], value: Any) -> Any:
    """Apply `f` to every tensor in its lists, tuples and dicts."""
    if isinstance(value, torch.Tensor):
        return f(value)
    if isinstance(value, Mapping):
        return {key: each(f, item) for key, item in value.items()}
    if isinstance(value, list):
        return [each(f, item) for item in value]
    if isinstance(value, tuple):
        return tuple(each(f, item) for item in value)
    return value


def leaves(value: Any) -> Iterable[Any]:
    """List everything in nested lists, tuples and dicts, in order."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def tensors(value: Any) -> Iterable[torch.Tensor]:
    """List the tensors among `leaves`."""
    return (leaf for leaf in leaves(value) if isinstance(leaf, torch.Tensor))


def torchs_kernels() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield torch's own list of its ops: their names, and the kernel that each has for a dispatch key."""
    table = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native" / "native_functions.yaml"
    for entry in yaml.load(table.read_text(), yaml.CSafeLoader):
        kernels = {
            key: kernel for keys, kernel in entry.get("dispatch", {}).items() for key in keys.split(", ")
        }
        yield entry["func"].split("(")[0], kernels


def is_torchs_own(name: str, key: str) -> bool:
    """Tell whether the kernel for the key only calls that of the CPU."""
    dump = torch._C._dispatch_dump(f"aten::{name}").splitlines()
    line = next((x for x in dump if x.startswith(f"{key}:")), "")
    return line.endswith("[ boxed ]")
