"""Special functions, against the CPU."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from harness import BOOL, DEVICE, Case, assert_same, parameters

special = torch.special
WIDE = (torch.float32, torch.float64)
INT = (torch.int64,)
SMALL = (torch.bfloat16, torch.float16)
# One case of a kind has the other forms, which are derived from torch's schemas.
VALUES = ("forward",)
GRADIENTS = ("forward", "backward")
# The CPU's tables of f64 lack the leading 1 of a denominator, which costs it 7e-7.
BESSEL = (1.3e-6, 1e-5)


def unary(
    function: Callable[..., Any],
    dtypes: Sequence[torch.dtype] = (*WIDE, *INT),
    low: float = -9,
    high: float = 9,
    **options: Any,
) -> Case:
    """Make a case of one tensor, which has a value of every branch."""
    return Case(function, lambda t: (t(4, 8, low=low, high=high),), dtypes, **options)


def pair(function: Callable[..., Any], low: float, high: float, **options: Any) -> Case:
    """Make a case of two positive tensors that broadcast."""
    return Case(function, lambda t: (t(4, 1, low=low, high=high), t(8, low=low, high=high)), **options)


CASES = [
    *(unary(f, forms=GRADIENTS, tolerance=BESSEL) for f in (special.bessel_j0, special.bessel_j1)),
    *(unary(f, forms=VALUES, tolerance=BESSEL) for f in (special.bessel_y0, special.bessel_y1)),
    unary(torch.i0, (*WIDE, *SMALL, *INT), -10, 10),
    *(
        unary(f, (*WIDE, *SMALL, *INT), -10, 10, forms=GRADIENTS)
        for f in (special.i0e, special.i1, special.i1e)
    ),
    unary(special.modified_bessel_i0, forms=VALUES),
    unary(special.modified_bessel_i1, forms=VALUES),
    *(
        unary(f, low=0, forms=VALUES)
        for f in (
            special.modified_bessel_k0,
            special.modified_bessel_k1,
            special.scaled_modified_bessel_k0,
            special.scaled_modified_bessel_k1,
        )
    ),
    unary(special.spherical_bessel_j0, forms=VALUES),
    unary(special.airy_ai, forms=VALUES, tolerance=BESSEL),
    unary(special.erfcx, (*WIDE, *INT), -4, 9, forms=GRADIENTS),
    unary(special.log_ndtr, (*WIDE, *INT), forms=GRADIENTS),
    unary(special.ndtri, (*WIDE, *BOOL), 0, 1, forms=GRADIENTS),
    unary(torch.lgamma, (*WIDE, *SMALL, *INT), 0.5, 20, forms=GRADIENTS),
    unary(torch.digamma, (*WIDE, *SMALL, *INT), -8.8, 20, forms=VALUES),
    *(
        Case(
            torch.polygamma,
            lambda t, n=n: (n, t(2, 8, low=0.5, high=12)),
            (*WIDE, *BOOL),
            forms=GRADIENTS,
            name=f"polygamma-{n}",
        )
        for n in range(4)
    ),
    # Wider than the default: the CPU takes the sine of a large multiple of pi.
    *(
        Case(
            torch.polygamma,
            lambda t, n=n: (n, t(2, 8).floor() + t(8, low=0.25, high=0.75)),
            WIDE,
            forms=("forward",),
            tolerance=(1e-4, 1e-5),
            name=f"polygamma-{n}-negative",
        )
        for n in (1, 2)
    ),
    *(
        Case(torch.mvlgamma, lambda t, p=p: (t(2, 3, low=2, high=9), p), dtypes, name=f"mvlgamma-{p}")
        for p, dtypes in ((1, WIDE[:1]), (4, (*WIDE, *INT)))
    ),
    Case(
        special.zeta,
        lambda t: (t(4, 1, low=2, high=6), t(8, low=0.5, high=30)),
        (*WIDE, *INT),
        forms=VALUES,
    ),
    pair(torch.igamma, 0.1, 9, dtypes=WIDE, forms=("forward", "in_place", "out")),
    pair(torch.igammac, 0.1, 9, dtypes=WIDE, forms=VALUES),
    Case(
        torch.hash_tensor,
        lambda t: (t(2, 3),),
        (*WIDE, *SMALL, *INT, torch.uint8, *BOOL),
        forms=("forward", "strided", "out"),
    ),
    Case(
        torch.hash_tensor, lambda t: (t(2, 3), 1), INT, {"keepdim": True}, ("forward",), name="hash_tensor-1"
    ),
]

POLYNOMIALS = [
    *(getattr(special, f"chebyshev_polynomial_{kind}") for kind in "tuvw"),
    *(getattr(special, f"shifted_chebyshev_polynomial_{kind}") for kind in "tuvw"),
    special.hermite_polynomial_h,
    special.hermite_polynomial_he,
    special.laguerre_polynomial_l,
    special.legendre_polynomial_p,
]

CASES += [
    Case(f, lambda t: (t(5, 1, low=-1.5, high=1.5), t(4, low=0, high=11)), WIDE[:1] + INT, forms=VALUES)
    for f in POLYNOMIALS
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    """Every form and dtype of a case."""
    case.check(dtype)


@pytest.mark.parametrize("function", POLYNOMIALS, ids=lambda f: f.__name__)
def test_polynomials_of_special_places_and_degrees(function: Callable[..., Any]) -> None:
    """Ends, overflow, degrees that are negative, broken, huge or no number; numbers in place of tensors."""
    inf, nan = math.inf, math.nan
    x = torch.tensor([[-1.5], [-1.0], [-0.5], [0.0], [0.3], [0.5], [1.0], [4.0], [nan]], dtype=torch.float64)
    n = torch.tensor([-1.0, 0, 1, 2.7, 6, 7, 9, 40, 600, inf, nan], dtype=torch.float64)
    assert_same(function(x.to(DEVICE), n.to(DEVICE)), function(x, n), rtol=1e-7, atol=1e-6)
    assert_same(function(x.to(DEVICE), 3), function(x, 3))
    assert_same(function(0.25, n.to(DEVICE)), function(0.25, n), rtol=1e-7, atol=1e-6)


SPECIAL = torch.tensor(
    [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 5.0, 8.0, -3.0, 1e-6, 60.0, -60.0, math.inf, -math.inf, math.nan],
    dtype=torch.float64,
)


@pytest.mark.parametrize(
    "function",
    [
        special.bessel_j0,
        special.bessel_j1,
        special.bessel_y0,
        special.bessel_y1,
        special.i0,
        special.i0e,
        special.i1,
        special.i1e,
        special.modified_bessel_k0,
        special.modified_bessel_k1,
        special.scaled_modified_bessel_k0,
        special.scaled_modified_bessel_k1,
        special.spherical_bessel_j0,
        special.airy_ai,
        special.erfcx,
        special.log_ndtr,
        special.ndtri,
        special.digamma,
    ],
    ids=lambda f: f.__name__,
)
def test_special_numbers(function: Callable[..., Any]) -> None:
    """Zeros, bounds of branches, infinities and NaN; and nothing."""
    assert_same(function(SPECIAL.to(DEVICE)), function(SPECIAL), rtol=1e-6, atol=1e-6)
    assert function(torch.empty(0, 3, device=DEVICE)).shape == (0, 3)


@pytest.mark.parametrize("function", [torch.igamma, torch.igammac], ids=lambda f: f.__name__)
def test_incomplete_gamma_everywhere(function: Callable[..., Any]) -> None:
    """Each region of the plane, its edges, the bounds and what is undefined."""
    a = torch.tensor(
        [0, 1e-6, 0.3, 1, 1.5, 9.5, 12, 21, 50, 150, 201, 1e3, 1e5, math.inf, -1, math.nan],
        dtype=torch.float64,
    )
    factors = torch.tensor(
        [0, 1e-4, 0.1, 0.5, 0.71, 0.9, 0.99, 1, 1.01, 1.1, 1.29, 1.4, 2, 10, math.inf], dtype=torch.float64
    )
    x = torch.cat([a[:, None] * factors, factors.expand(len(a), -1)], 1)
    for dtype, (rtol, atol) in {torch.float64: (1e-7, 1e-10), torch.float32: (2e-5, 2e-6)}.items():
        left, right = a[:, None].to(dtype), x.to(dtype)
        assert_same(function(left.to(DEVICE), right.to(DEVICE)), function(left, right), rtol=rtol, atol=atol)


def test_clamped_logit_where_the_bounds_cross() -> None:
    """The lower bound wins."""
    x = torch.linspace(0, 1, 11)
    assert_same(torch.logit(x.to(DEVICE), 0.6), torch.logit(x, 0.6))


def test_zeta_of_negative_places() -> None:
    """Its sum starts below the pole, which the first ten terms do not pass."""
    order = torch.tensor([1.0, 1.5, 2, 3, 7], dtype=torch.float64)[:, None]
    place = torch.tensor([-20.5, -8.3, -3, -0.5, 0, 0.1], dtype=torch.float64)
    assert_same(special.zeta(order.to(DEVICE), place.to(DEVICE)), special.zeta(order, place))


def test_hash_of_special_numbers() -> None:
    """Zeros, numbers below the normal ones and infinities, one at a time."""
    for value in (0.0, -0.0, 1e-40, -3e-45, 1.1754944e-38, math.inf, -math.inf):
        x = torch.tensor([value])
        assert torch.hash_tensor(x.to(DEVICE)).item() == torch.hash_tensor(x).item()


def test_gradient_of_dropout_of_integers() -> None:
    """It is a float."""
    grad, mask = torch.arange(4), torch.tensor([True, False, True, True])
    call = torch.ops.aten.native_dropout_backward
    assert_same(call(grad.to(DEVICE), mask.to(DEVICE), 1.5), call(grad, mask, 1.5))
