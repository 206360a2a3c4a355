"""Arithmetic, comparison, choice, rounding, bits and special functions, against the CPU."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from harness import (
    BOOL,
    COMPLEX,
    DEVICE,
    FLOATS,
    INTEGERS,
    Case,
    assert_same,
    parameters,
)

WIDE = (torch.float32, torch.float64)
INT = (torch.int64,)
WHOLE = (torch.int64, torch.int32, torch.uint8)
NUMBERS = (*FLOATS, *WHOLE)
ANY = (*NUMBERS, *BOOL)
F32 = (torch.float32,)


def unary(
    function: Callable[..., Any],
    dtypes: Sequence[torch.dtype] = FLOATS + INT,
    low: float = -3,
    high: float = 3,
    **kwargs: Any,
) -> Case:
    """Make a case of one tensor."""
    name = "-".join([function.__name__, *(f"{key}={value}" for key, value in kwargs.items())])
    return Case(function, lambda t: (t(2, 3, low=low, high=high),), dtypes, kwargs, name=name)


def binary(
    function: Callable[..., Any],
    dtypes: Sequence[torch.dtype] = NUMBERS,
    low: float = -3,
    high: float = 3,
    **kwargs: Any,
) -> Case:
    """Make a case of two tensors that broadcast."""
    name = "-".join([function.__name__, *(f"{key}={value}" for key, value in kwargs.items())])

    def inputs(t: Any) -> Sequence[Any]:
        return t(2, 3, low=low, high=high), t(3, low=low, high=high)

    return Case(function, inputs, dtypes, kwargs, name=name)


def number(function: Callable[..., Any], value: Any, dtypes: Sequence[torch.dtype]) -> Case:
    """Make a case of a tensor and a Python number."""
    return Case(function, lambda t: (t(2, 3), value), dtypes, name=f"{function.__name__}({value})")


UNARY = [
    *(unary(f, FLOATS + COMPLEX + INT) for f in (torch.exp, torch.expm1, torch.exp2)),
    *(unary(f, FLOATS + COMPLEX + INT) for f in (torch.sin, torch.cos, torch.tan, torch.atan)),
    *(unary(f, FLOATS + COMPLEX + INT) for f in (torch.sinh, torch.cosh, torch.tanh)),
    *(unary(f, FLOATS + COMPLEX + INT) for f in (torch.asinh, torch.sigmoid, torch.sinc)),
    *(unary(f, FLOATS + COMPLEX + INT, 0.5, 4) for f in (torch.log, torch.log2, torch.log10)),
    *(unary(f, FLOATS + COMPLEX + INT, 0.5, 4) for f in (torch.log1p, torch.sqrt)),
    # The second dtype, which goes backward, is no 16-bit float: the CPU cubes in it.
    unary(torch.rsqrt, (*WIDE, torch.bfloat16, torch.float16, *COMPLEX, *INT), 0.5, 4),
    *(unary(f, FLOATS + COMPLEX, -0.9, 0.9) for f in (torch.asin, torch.acos, torch.atanh)),
    unary(torch.acosh, FLOATS + COMPLEX, 1.1, 4),
    unary(torch.reciprocal, FLOATS + COMPLEX, 0.5, 4),
    *(unary(f) for f in (torch.erf, torch.erfc, torch.deg2rad, torch.rad2deg)),
    unary(torch.erfinv, FLOATS, -0.9, 0.9),
    unary(torch.lgamma, FLOATS + INT, 0.5, 4),
    unary(torch.digamma, FLOATS + INT, 0.5, 4),
    Case(torch.polygamma, lambda t: (0, t(2, 3, low=0.5, high=4)), F32),
    Case(torch.polygamma, lambda t: (1, t(2, 3, low=0.5, high=4)), F32, name="polygamma-1"),
    # Not of 16-bit floats: the CPU rounds 1 - x and the quotient to them, the device does not.
    unary(torch.logit, WIDE, 0.1, 0.9),
    unary(torch.logit, WIDE, -0.5, 1.5, eps=0.25),
    unary(torch.special.entr, FLOATS, -0.5, 2),
    *(unary(f, NUMBERS) for f in (torch.floor, torch.ceil, torch.round, torch.trunc)),
    unary(torch.frac, FLOATS),
    unary(torch.round, FLOATS, decimals=1),
    unary(torch.round, FLOATS, -300, 300, decimals=-2),
    unary(torch.abs, NUMBERS + COMPLEX),
    unary(torch.sign, ANY),
    unary(torch.sgn, ANY + COMPLEX),
    unary(torch.neg, NUMBERS + COMPLEX),
    unary(torch.square, FLOATS + COMPLEX + WHOLE),
    unary(torch.signbit, ANY),
    *(unary(f, ANY) for f in (torch.isnan, torch.isinf, torch.isfinite)),
    *(unary(f, ANY) for f in (torch.isposinf, torch.isneginf)),
    unary(torch.logical_not, ANY + COMPLEX),
    unary(torch.bitwise_not, INTEGERS + BOOL),
    unary(torch.nan_to_num, ANY + COMPLEX),
    unary(torch.angle, (torch.float32, torch.float64, *COMPLEX, *INT)),
    unary(torch.conj_physical, COMPLEX),
    unary(torch.frexp, FLOATS),
]

BINARY = [
    *(binary(f, ANY + COMPLEX) for f in (torch.add, torch.mul)),
    binary(torch.add, ANY, alpha=2),
    *(binary(f, NUMBERS + COMPLEX) for f in (torch.sub, torch.rsub)),
    *(binary(f, NUMBERS, alpha=2) for f in (torch.sub, torch.rsub)),
    binary(torch.div, ANY + COMPLEX, 1, 4),
    *(binary(torch.div, NUMBERS, 1, 9, rounding_mode=mode) for mode in ("trunc", "floor")),
    *(binary(f, NUMBERS, 1, 9) for f in (torch.floor_divide, torch.remainder, torch.fmod)),
    binary(torch.pow, NUMBERS + COMPLEX, 0.5, 3),
    binary(torch.float_power, F32, 0.5, 3),
    *(binary(f, ANY) for f in (torch.maximum, torch.minimum, torch.fmax, torch.fmin)),
    binary(torch.atan2, ANY),
    *(binary(f, FLOATS) for f in (torch.hypot, torch.logaddexp, torch.logaddexp2)),
    binary(torch.nextafter, FLOATS),
    binary(torch.copysign, ANY),
    binary(torch.heaviside, ANY),
    *(binary(f, ANY, 0.5, 3) for f in (torch.xlogy, torch.special.xlog1py)),
    binary(torch.special.zeta, WIDE, 1.5, 4),
    binary(torch.ldexp, F32),
    *(binary(f, ANY + COMPLEX) for f in (torch.eq, torch.ne)),
    *(binary(f, ANY) for f in (torch.lt, torch.le, torch.gt, torch.ge)),
    *(binary(f, ANY + COMPLEX) for f in (torch.logical_and, torch.logical_or, torch.logical_xor)),
    *(binary(f, INTEGERS + BOOL) for f in (torch.bitwise_and, torch.bitwise_or)),
    binary(torch.bitwise_xor, INTEGERS + BOOL),
    *(binary(f, INTEGERS, 0, 9) for f in (torch.bitwise_left_shift, torch.bitwise_right_shift)),
    *(binary(f, INTEGERS, -60, 60) for f in (torch.gcd, torch.lcm)),
    *(binary(f, WIDE) for f in (torch.complex, torch.polar)),
]

NUMBER = [
    *(number(f, 2, ANY) for f in (torch.add, torch.mul)),
    *(number(f, 0.5, ANY) for f in (torch.add, torch.mul, torch.div, torch.sub, torch.rsub)),
    *(number(f, 1j, F32 + COMPLEX) for f in (torch.add, torch.mul)),
    *(number(f, 2, NUMBERS) for f in (torch.eq, torch.ne, torch.lt, torch.le, torch.gt, torch.ge)),
    *(number(f, 0.5, ANY) for f in (torch.eq, torch.lt, torch.ge)),
    *(number(torch.pow, e, NUMBERS) for e in (0, 1, 2, 3, 4, 0.5, 2.5)),
    *(number(torch.pow, e, FLOATS) for e in (-0.5, -1, -2, -3)),
    *(number(f, 2, WHOLE) for f in (torch.bitwise_and, torch.bitwise_or, torch.bitwise_xor)),
    *(number(f, 2, WHOLE) for f in (torch.bitwise_left_shift, torch.bitwise_right_shift)),
    *(number(f, 2, WHOLE) for f in (torch.Tensor.__lshift__, torch.Tensor.__rshift__)),
    *(number(f, 2, NUMBERS) for f in (torch.remainder, torch.fmod, torch.floor_divide)),
    number(torch.copysign, -1.0, FLOATS),
    *(number(f, 0.5, NUMBERS) for f in (torch.clamp_min, torch.clamp_max)),
    Case(torch.pow, lambda t: (2.5, t(2, 3)), FLOATS, name="2.5**x"),
    Case(torch.pow, lambda t: (2, t(2, 3, low=0)), WHOLE, name="2**x"),
    Case(torch.remainder, lambda t: (7, t(2, 3, low=1)), NUMBERS, name="7%x"),
    Case(torch.xlogy, lambda t: (2, t(2, 3, low=0.5)), FLOATS, name="xlogy(2, x)"),
]

TERNARY = [
    Case(torch.addcmul, lambda t: (t(2, 3), t(3), t(2, 1)), NUMBERS + COMPLEX),
    Case(torch.addcmul, lambda t: (t(2, 3), t(3), t(2, 1)), NUMBERS, {"value": 2}, name="addcmul-2"),
    Case(torch.addcdiv, lambda t: (t(2, 3), t(3), t(2, 1, low=1)), FLOATS + COMPLEX),
    Case(
        torch.addcdiv,
        lambda t: (t(2, 3), t(3), t(2, 1, low=1)),
        FLOATS,
        {"value": 0.5},
        name="addcdiv-0.5",
    ),
    Case(torch.lerp, lambda t: (t(2, 3), t(3), 0.25), FLOATS + COMPLEX, name="lerp(0.25)"),
    Case(torch.lerp, lambda t: (t(2, 3), t(3), 0.75), FLOATS, name="lerp(0.75)"),
    Case(torch.lerp, lambda t: (t(2, 3), t(3), t(2, 1, low=0, high=1)), FLOATS),
    Case(torch.clamp, lambda t: (t(2, 3), -1, 1.5), NUMBERS),
    Case(torch.clamp, lambda t: (t(2, 3), None, 1), NUMBERS, name="clamp(max)"),
    Case(torch.clamp, lambda t: (t(2, 3), t(3), t(2, 1)), NUMBERS, name="clamp(tensors)"),
    Case(torch.clamp, lambda t: (t(2, 3), t(3)), NUMBERS, name="clamp(tensor)"),
    Case(torch.where, lambda t: (t(2, 3, dtype=torch.bool), t(3), t(2, 1)), ANY + COMPLEX),
    Case(torch.where, lambda t: (t(2, 3, dtype=torch.bool), t(3), 0.5), ANY, name="where(0.5)"),
    unary(torch.nan_to_num, FLOATS, nan=1.0, posinf=2.0, neginf=-2.0),
    Case(torch.fill_, lambda t: (t(2, 3), 1.5), ANY, forms=("forward", "strided")),
    Case(torch.fill_, lambda t: (t(2, 3), t()), ANY, forms=("forward",), name="fill_(tensor)"),
    Case(torch.zero_, lambda t: (t(2, 3),), ANY, forms=("forward", "strided")),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(UNARY + BINARY + NUMBER + TERNARY))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("shape", [(), (0, 3)], ids=["0-dim", "empty"])
@pytest.mark.parametrize("case", UNARY + BINARY, ids=str)
def test_without_dimensions_or_elements(case: Case, shape: tuple[int, ...]) -> None:
    def inputs(t: Any) -> Sequence[Any]:
        return [x.abs().sum().expand(shape) if isinstance(x, torch.Tensor) else x
                for x in case.inputs(t)]  # fmt: skip

    if case.function in (torch.erfinv, torch.atanh, torch.asin, torch.acos):
        return  # the sum of the inputs is outside of their domain
    Case(case.function, inputs, case.dtypes, case.kwargs).forward(case.dtypes[0])


SPECIAL = torch.tensor(
    [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5,
     1e-30, -1e-30, 88.0, -88.0, 1e30, -1e30]
)  # fmt: skip


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=["float32", "bfloat16"])
@pytest.mark.parametrize("case", UNARY, ids=str)
def test_unary_of_special_numbers(case: Case, dtype: torch.dtype) -> None:
    if dtype in case.dtypes:
        x = SPECIAL.to(dtype)
        Case(case.function, lambda _: (x,), kwargs=case.kwargs).forward(dtype)


@pytest.mark.parametrize("case", BINARY, ids=str)
def test_binary_of_special_numbers(case: Case) -> None:
    x = SPECIAL
    if case.function in (torch.fmod, torch.remainder, torch.special.zeta):
        x = SPECIAL[3:12]  # the CPU's vectorised fmod gives up for large ratios, zeta is not infinite
    if torch.float32 in case.dtypes:
        Case(case.function, lambda _: (x[:, None], x), kwargs=case.kwargs).forward(torch.float32)


@pytest.mark.parametrize("dtype", [torch.float64, torch.int64], ids=str)
@pytest.mark.parametrize("function", [torch.atan, torch.tan], ids=lambda f: f.__name__)
def test_many_elements(function: Callable[..., Any], dtype: torch.dtype) -> None:
    x = torch.linspace(-9, 9, 100, dtype=torch.float64).to(dtype)  # Enough for the CPU plugin's vector forms.
    assert_same(function(x.to(DEVICE)), function(x))


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_integers_to_large_powers(dtype: torch.dtype) -> None:
    x = torch.tensor([2, 3, 5, -1, 0, 44]).to(dtype)[:, None]
    y = torch.tensor([-3, 0, 5, 63, 64, 66, 100, 127, 300, 2**40 + 1]).to(dtype)
    assert_same(torch.pow(x.to(DEVICE), y.to(DEVICE)), torch.pow(x, y))


@pytest.mark.parametrize("bounds", [(-1, 300), (-300, 5), (7, 1000), (None, 300), (-300, None)], ids=str)
@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8], ids=str)
def test_bounds_beyond_the_dtype(dtype: torch.dtype, bounds: Sequence[int | None]) -> None:
    x = torch.tensor([0, 1, 100, 127, 128, 255]).to(dtype)
    assert_same(torch.clamp(x.to(DEVICE), *bounds), torch.clamp(x, *bounds))
    low = bounds[0] or 0
    assert_same(torch._foreach_clamp_min([x.to(DEVICE)], low), torch._foreach_clamp_min([x], low))
    if None not in bounds:
        hardtanh = torch.nn.functional.hardtanh
        assert_same(hardtanh(x.to(DEVICE), *bounds), hardtanh(x, *bounds))


@pytest.mark.parametrize("dtype", [torch.int8, torch.int16, torch.uint8], ids=str)
def test_floats_wrap_in_small_integers(dtype: torch.dtype) -> None:
    x = torch.tensor([-1531.3, 300.7, -129, 128, 40000, -32769, 70.5, -70.5])
    assert_same(x.to(DEVICE).to(dtype), x.to(dtype))


def test_floats_above_the_largest_int64() -> None:
    x = torch.tensor([2.0**63, 2.0**63 + 2.0**40, 2.0**52, -3, 0], dtype=torch.float64)
    assert_same(x.to(DEVICE).to(torch.uint64), x.to(torch.uint64))


def test_signs_of_integer_division() -> None:
    x = torch.tensor([7, -7, 8, -8, 0, 5])[:, None]
    y = torch.tensor([2, -2, 3, -3, 7, -9])
    for function in (torch.floor_divide, torch.remainder, torch.fmod):
        assert_same(function(x.to(DEVICE), y.to(DEVICE)), function(x, y))
    for mode in ("floor", "trunc"):
        actual = torch.div(x.to(DEVICE), y.to(DEVICE), rounding_mode=mode)
        assert_same(actual, torch.div(x, y, rounding_mode=mode))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_a_quotient_is_rounded_before_it_is_truncated(dtype):
    x, y = torch.arange(1, 200).to(dtype)[:, None], (torch.arange(1, 60) / 7).to(dtype)
    expected = torch.div(x, y, rounding_mode="trunc")
    assert not expected.equal((x.double() / y.double()).trunc().to(dtype))
    assert torch.div(x.to(DEVICE), y.to(DEVICE), rounding_mode="trunc").cpu().equal(expected)


def test_division_by_integer_zero_does_not_end_the_process() -> None:
    x = torch.tensor([1, -1, 0], device=DEVICE)
    zero = torch.zeros_like(x)
    for function in (torch.floor_divide, torch.remainder, torch.fmod):
        assert function(x, zero).cpu().shape == (3,)


def test_shifts_beyond_the_width() -> None:
    x = torch.tensor([1, -1, 5, -128, 127], dtype=torch.int8)[:, None]
    y = torch.tensor([0, 1, 6, 7], dtype=torch.int8)
    for function in (torch.bitwise_left_shift, torch.bitwise_right_shift):
        assert_same(function(x.to(DEVICE), y.to(DEVICE)), function(x, y))


def test_smallest_integer_has_no_absolute_value() -> None:
    x = torch.tensor([-(2**31), 2**31 - 1], dtype=torch.int32)
    assert_same(x.to(DEVICE).abs(), x.abs())


def test_halves_round_to_even() -> None:
    x = torch.arange(-5, 6) + 0.5
    assert_same(x.to(DEVICE).round(), x.round())


@pytest.mark.parametrize("other", [2, 2.5, True], ids=str)
@pytest.mark.parametrize("dtype", [torch.int32, torch.bfloat16, torch.bool], ids=str)
def test_numbers_have_less_say_than_tensors(dtype: torch.dtype, other: float) -> None:
    x = torch.tensor([1, 0, 1]).to(dtype)
    for y in (other, torch.tensor(other)):
        assert_same(x.to(DEVICE) * y, x * y)
        assert_same(x.to(DEVICE) + y, x + y)
        assert_same(x.to(DEVICE) == y, x == y)


def test_zero_keeps_its_sign() -> None:
    x = torch.tensor([0.0, -0.0])
    for function in (torch.neg, torch.trunc, torch.ceil, torch.sqrt, torch.sin):
        assert_same(function(x.to(DEVICE)).signbit(), function(x).signbit())


@pytest.fixture
def _double_by_default() -> Iterator[None]:
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


@pytest.mark.usefixtures("_double_by_default")
@pytest.mark.parametrize(
    "call",
    [
        lambda x: x / 2,
        lambda x: x * 2.5,
        lambda x: x + 1j,
        lambda x: x.sin(),
        lambda x: 2.5**x,
        lambda x: x.float() * 2.5,
        lambda x: x.logsumexp(0),
        lambda x: torch.atan2(x, x + 1),
        lambda x: torch.where(x > 2, x, 1.5),
        lambda x: torch.div(x, 3, out=torch.empty(0, device=x.device)),
        lambda x: torch._foreach_mul([x], 2.5)[0],
    ],
)
def test_integers_become_the_default_dtype(call: Callable[..., Any]) -> None:
    x = torch.arange(1, 4)
    assert_same(call(x.to(DEVICE)), call(x))


@pytest.mark.parametrize(
    ("dtype", "alpha", "words"),
    [
        (torch.int32, 1.5, "For integral input tensors, argument alpha must not be a floating point number"),
        (torch.bool, 1.5, "For integral input tensors, argument alpha must not be a floating point number"),
        (torch.float32, True, "Boolean alpha only supported for Boolean results"),
        (torch.float32, 2j, "For non-complex input tensors, argument alpha must not be a complex number"),
    ],
)
def test_kinds_of_alpha(dtype: torch.dtype, alpha: complex, words: str) -> None:
    x = torch.ones(3, dtype=dtype, device=DEVICE)
    with pytest.raises(RuntimeError, match=words):
        torch.add(x, x, alpha=alpha)
    assert torch.add(x, x.float(), alpha=1.5).tolist() == [2.5] * 3
