"""Complex numbers where they are easily wrong: near 0, far out, on branch cuts, and where none are taken."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import Case, assert_same, parameters

COMPLEX = (torch.complex64, torch.complex128)
PARTS = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1e-4, -1e-9, 20.0, -50.0, 1e10, float("inf"), -float("inf"))
UNARY = (
    *(
        torch.exp,
        torch.exp2,
        torch.log,
        torch.log2,
        torch.log10,
        torch.sqrt,
        torch.square,
        torch.sgn,
        torch.angle,
    ),
    *(torch.sin, torch.cos, torch.tan, torch.asin, torch.acos, torch.atan, torch.sinc),
    *(torch.sinh, torch.cosh, torch.tanh, torch.asinh, torch.acosh, torch.atanh),
)


def plane(dtype: torch.dtype) -> torch.Tensor:
    """Make the numbers of both `PARTS`."""
    re, im = torch.meshgrid(torch.tensor(PARTS), torch.tensor(PARTS), indexing="ij")
    return torch.complex(re, im).to(dtype).flatten()


def assert_near(actual: torch.Tensor, expected: torch.Tensor) -> None:
    """Compare where the CPU's result is finite, relative to its modulus."""
    tolerance = 1e-5 if expected.dtype in (torch.complex64, torch.float32) else 1e-12
    finite = expected.isfinite()
    error = (actual.cpu() - expected)[finite].abs()
    assert (error <= tolerance * expected[finite].abs() + 1e-37).all()


@pytest.mark.parametrize("dtype", COMPLEX)
@pytest.mark.parametrize("function", UNARY)
def test_functions_of_the_plane(function: Callable[..., Any], dtype: torch.dtype) -> None:
    z = plane(dtype)
    assert_near(function(z.to("tpu")), function(z))


@pytest.mark.parametrize("dtype", COMPLEX)
def test_sums_of_exponentials(dtype: torch.dtype) -> None:
    x, y = plane(dtype)[:, None], plane(dtype)[::3]
    expected = torch.logaddexp(x, y)
    actual = torch.logaddexp(x.to("tpu"), y.to("tpu"))
    near = expected.real.abs() < 100  # farther out an imaginary part of 1e10 and its logarithm round
    near &= (x.imag.abs() < 100) & (y.imag.abs() < 100)
    assert_near(actual.cpu()[near], expected[near])


def test_powers_of_zero() -> None:
    zero, exponents = torch.zeros((), dtype=COMPLEX[0]), torch.tensor([1, 2 + 1j, 0.5 - 3j])
    assert_same(zero.to("tpu") ** exponents.to("tpu"), torch.zeros(3, dtype=COMPLEX[0]))


CASES = [
    Case(torch.logaddexp, lambda t: (t(2, 3), t(3)), COMPLEX),
    Case(torch.logcumsumexp, lambda t: (t(3, 7),), COMPLEX, {"dim": 1}),
    Case(torch.logcumsumexp, lambda t: (t(),), COMPLEX, {"dim": 0}, name="logcumsumexp-scalar"),
    Case(torch.logcumsumexp, lambda t: (t(0, 3),), COMPLEX, {"dim": 0}, name="logcumsumexp-empty"),
    Case(torch.pow, lambda t: (t(2, 3), t(3)), COMPLEX),
    Case(torch.pow, lambda t: (t(2, 3), 1.5 - 1j), COMPLEX, name="pow-number"),
    Case(torch.cumprod, lambda t: (t(2, 3),), COMPLEX, {"dim": 1}),
    Case(torch.linalg.vector_norm, lambda t: (t(2, 3),), COMPLEX),
    Case(torch.conj_physical, lambda t: (t(2, 3),), COMPLEX),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_every_form(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


def test_uniform_numbers_have_two_parts() -> None:
    x = torch.empty(1000, dtype=COMPLEX[0], device="tpu").uniform_(2, 4).cpu()
    for part in (x.real, x.imag):
        assert part.min() >= 2
        assert part.max() < 4
        assert 2.8 < part.mean() < 3.2
    assert not torch.equal(x.real, x.imag)


HALVES = (torch.complex32, torch.bcomplex32)


def halves(dtype: torch.dtype = HALVES[0], device: str = "tpu") -> torch.Tensor:
    """Make a matrix whose parts both dtypes hold."""
    return torch.tensor([[1 + 2j, -0.5j, 3], [0.25 - 4j, 8 + 8j, -1 + 1j]]).to(dtype).to(device)


@pytest.mark.parametrize("dtype", HALVES)
def test_numbers_of_16_bit_parts_are_computed_in_32(dtype: torch.dtype) -> None:
    x, wide = halves(dtype), halves(dtype).to(torch.complex64)
    part = x.real.dtype
    results = [x * x, x + 1j, x / 3, x.conj().t() @ x, x.sum(0), x.abs(), x.angle(), x.exp()]
    expected = [
        *(wide * wide, wide + 1j, wide / 3, wide.conj().t() @ wide, wide.sum(0)),
        *(wide.abs(), wide.angle(), wide.exp()),
    ]
    for actual, exact in zip(results, expected, strict=True):
        assert actual.dtype == (dtype if exact.is_complex() else part)
        assert actual.tolist() == exact.to(actual.dtype).tolist()
    assert (x + torch.ones(3, device="tpu")).dtype == torch.complex64


@pytest.mark.parametrize("first", [*HALVES, torch.uint32])
def test_dtypes_of_one_text_share_no_program(first: torch.dtype) -> None:
    for dtype in (first, *HALVES, torch.uint32):
        number = 2j if dtype.is_complex else 2
        x = torch.empty_strided((3,), (2,), dtype=dtype, device="tpu")
        assert x.fill_(number).tolist() == [number] * 3


def test_numbers_of_16_bit_parts_are_views_of_their_parts() -> None:
    x = halves()
    pairs = torch.view_as_real(x)
    assert_same(pairs, torch.view_as_real(halves(device="cpu")))
    assert_same(x.view(torch.int32), halves(device="cpu").view(torch.int32))
    assert_same(x.view(torch.float16), halves(device="cpu").view(torch.float16))
    x.imag[0].fill_(7)
    x[1, ::2] = 5 - 6j
    x.t()[1].real.mul_(2)
    assert torch.view_as_complex(pairs).tolist() == [[1 + 7j, 7j, 3 + 7j], [5 - 6j, 16 + 8j, 5 - 6j]]
    assert torch.complex(pairs[..., 0], pairs[..., 1]).tolist() == x.tolist()
    assert torch.polar(torch.ones(1).half().to("tpu"), torch.zeros(1).half().to("tpu")).tolist() == [1 + 0j]
    assert torch.full((2,), 1 - 2j, dtype=HALVES[0], device="tpu").tolist() == [1 - 2j] * 2
    assert "3.+7.j" in str(x)


def test_gradients_of_16_bit_parts() -> None:
    x = halves().requires_grad_()
    (x * x.conj()).real.sum().backward()
    assert x.grad.dtype == x.dtype
    assert x.grad.tolist() == (2 * halves()).tolist()
    half = torch.ones(3, dtype=torch.float16, device="tpu", requires_grad=True)
    torch.complex(half, half).imag.sum().backward()
    assert half.grad.tolist() == [1.0] * 3


def test_every_call_rounds_16_bit_parts_in_every_mode() -> None:
    def steps(x: torch.Tensor) -> torch.Tensor:
        y = x + 1
        y += 1  # 2049 is a tie: the even neighbour is 2048
        return torch.stack([y, y.conj()])

    x = torch.tensor([2048 + 1j], dtype=HALVES[0]).to("tpu")
    expected = [[2048 + 1j], [2048 - 1j]]
    assert steps(x).tolist() == expected
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.FUSED):
        assert steps(x).tolist() == expected
    assert torch.compile(steps, backend="tpu", fullgraph=True)(x).tolist() == expected


def test_a_branch_takes_and_gives_16_bit_parts() -> None:
    def choose(which: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        return torch.cond(which, lambda x: x * 2, lambda x: x.clone(), (x,))

    compiled = torch.compile(choose, backend="tpu", fullgraph=True)
    for which in (True, False):
        y = compiled(torch.tensor(which).to("tpu"), halves())
        assert y.dtype == HALVES[0]
        assert y.tolist() == (halves() * (1 + which)).tolist()


@pytest.mark.parametrize(
    "call",
    [
        lambda x: torch.maximum(x, x),
        lambda x: torch.lt(x, x),
        torch.sort,
        torch.floor,
        torch.sign,
        torch.erf,
        torch.nansum,
        lambda x: torch.hypot(x, x),
        torch.nn.functional.logsigmoid,
        torch.nn.functional.hardshrink,
    ],
)
def test_what_has_no_meaning_is_refused(call: Callable[..., Any]) -> None:
    with pytest.raises((RuntimeError, TypeError), match=r"not implemented|complex"):
        call(torch.ones(3, dtype=COMPLEX[0], device="tpu"))
