"""Factors of matrices, linear systems, determinants and the exponential, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import DEVICE, FORMS, Case, Sampler, assert_same, parameters
from torch import linalg

DTYPES = (torch.float32, torch.complex64)
DOUBLE = (*DTYPES, torch.float64)
REAL = DTYPES[:1]


def regular(t: Sampler, *batch: int, n: int = 3) -> torch.Tensor:
    """Draw matrices that are far from singular, and that need pivots."""
    return t(*batch, n, n, low=-1, high=1) + 4 * torch.eye(n, dtype=t.dtype).flip(0)


def positive(t: Sampler, *batch: int, n: int = 3) -> torch.Tensor:
    """Draw Hermitian matrices with eigenvalues of at least 1."""
    x = t(*batch, n, n, low=-1, high=1)
    return x @ x.mH + torch.eye(n, dtype=t.dtype)


def symmetric(t: Sampler, *batch: int, n: int = 5) -> torch.Tensor:
    """Draw symmetric matrices with small diagonals, which need pivots of one and of two columns."""
    x = t(*batch, n, n, low=-1, high=1)
    x = x + x.mT
    return x - 0.9 * torch.diag_embed(x.diagonal(dim1=-2, dim2=-1))


def hermitian(t: Sampler, *batch: int, n: int = 5) -> torch.Tensor:
    """Draw Hermitian matrices."""
    x = t(*batch, n, n, low=-1, high=1)
    return x + x.mH


def triangle(t: Sampler, *batch: int) -> torch.Tensor:
    """Draw matrices of which both triangles are far from singular: one must be left alone."""
    return t(*batch, 3, 3, low=-1, high=1) + 3 * torch.eye(3, dtype=t.dtype)


def factored(t: Sampler) -> tuple[torch.Tensor, torch.Tensor]:
    return tuple(linalg.lu_factor(regular(t, 2)))


def ldl_factored(hermitian: bool) -> Callable[[Sampler], Any]:
    make = globals()["hermitian"] if hermitian else symmetric
    return lambda t: (*linalg.ldl_factor(make(t, 2), hermitian=hermitian), t(2, 5, 2))


def gradients(function: Callable[..., Any], *inputs: torch.Tensor) -> Any:
    """Differentiate the sum of the magnitudes of the results."""
    inputs = [x.detach().requires_grad_() for x in inputs]
    results = function(*inputs)
    results = results if isinstance(results, tuple) else (results,)
    return torch.autograd.grad(sum(y.abs().sum() for y in results), inputs)


def case(function: Callable[..., Any], inputs: Callable[[Sampler], Any], **options: Any) -> Case:
    """Make a case in the dtypes of linear algebra; views and `out=` are not its business."""
    return Case(function, inputs, **{"dtypes": DTYPES, "forms": ("forward", "backward"), **options})


def variant(function: Callable[..., Any], inputs: Callable[[Sampler], Any], **options: Any) -> Case:
    """Make a case of a function that has one already: values and gradients, where conjugation matters."""
    return case(function, inputs, **{"dtypes": (torch.complex64,), **options})


CHOLESKY = [
    case(linalg.cholesky_ex, lambda t: (positive(t, 2),), dtypes=DOUBLE),
    variant(linalg.cholesky_ex, lambda t: (positive(t),), kwargs={"upper": True}, name="cholesky_ex-upper"),
    variant(linalg.cholesky_ex, lambda t: (t(2, 0, 0),), name="cholesky_ex-empty"),
    case(torch.cholesky_solve, lambda t: (t(2, 3, 2), triangle(t)), dtypes=REAL),
    variant(torch.cholesky_solve, lambda t: (t(3, 2), triangle(t), True), name="cholesky_solve-upper"),
    case(torch.cholesky_inverse, lambda t: (linalg.cholesky(positive(t, 2)),), dtypes=REAL),
    variant(
        torch.cholesky_inverse,
        lambda t: (linalg.cholesky(positive(t)).mH, True),
        name="cholesky_inverse-upper",
    ),
    case(
        linalg.solve_triangular,
        lambda t: (triangle(t, 2), t(3, 2)),
        kwargs={"upper": True},
        forms=FORMS,
        dtypes=DOUBLE,
    ),
    variant(
        linalg.solve_triangular,
        lambda t: (triangle(t), t(2, 2, 3)),
        kwargs={"upper": False, "left": False, "unitriangular": True},
        name="solve_triangular-right-unit",
    ),
    variant(
        linalg.solve_triangular,
        lambda t: (t(0, 3, 3), t(3, 2)),
        kwargs={"upper": True},
        name="solve_triangular-empty",
    ),
    case(torch.triangular_solve, lambda t: (t(2, 3, 2), triangle(t)), dtypes=REAL),
    variant(
        torch.triangular_solve,
        lambda t: (t(3, 2), triangle(t), False, True, True),
        name="triangular_solve-transposed-unit",
    ),
]

LU = [
    case(linalg.lu_factor_ex, lambda t: (regular(t, 2),)),
    variant(linalg.lu_factor_ex, lambda t: (t(3, 0),), name="lu_factor_ex-empty"),
    case(linalg.lu, lambda t: (t(2, 3, 5),), dtypes=REAL),
    variant(linalg.lu, lambda t: (t(5, 3),), name="lu-tall"),
    case(torch.lu_unpack, factored, forms=("forward", "out")),
    variant(torch.lu_unpack, lambda t: (*factored(t), True, False), name="lu_unpack-no-pivots"),
    variant(torch.lu_unpack, lambda t: (*factored(t), False, True), name="lu_unpack-no-data"),
    case(linalg.lu_solve, lambda t: (*factored(t), t(2, 3, 2)), dtypes=REAL),
    variant(
        linalg.lu_solve, lambda t: (*factored(t), t(2, 3, 2)), kwargs={"adjoint": True}, name="lu-adjoint"
    ),
    variant(linalg.lu_solve, lambda t: (*factored(t), t(2, 2, 3)), kwargs={"left": False}, name="lu-right"),
    case(linalg.solve, lambda t: (regular(t, 2, 1), t(3, 3, 2)), dtypes=REAL),
    variant(linalg.solve, lambda t: (regular(t, 2), t(2, 3)), name="solve-vectors"),
    variant(linalg.solve, lambda t: (regular(t), t(3)), name="solve-vector"),
    variant(linalg.solve, lambda t: (regular(t), t(2, 3)), kwargs={"left": False}, name="solve-right"),
    variant(linalg.solve, lambda t: (t(0, 0), t(0, 2)), name="solve-empty"),
    case(linalg.inv_ex, lambda t: (regular(t, 2),)),
    case(linalg.det, lambda t: (regular(t, 2, n=4),)),
    variant(linalg.det, lambda t: (t(2, 0, 0),), name="det-empty"),
    case(linalg.slogdet, lambda t: (regular(t, 2),)),
]

OTHERS = [
    case(linalg.ldl_factor_ex, lambda t: (symmetric(t, 2),), dtypes=REAL),
    variant(
        linalg.ldl_factor_ex, lambda t: (hermitian(t, 2),), kwargs={"hermitian": True}, name="ldl-hermitian"
    ),
    case(linalg.ldl_solve, ldl_factored(hermitian=False), dtypes=REAL),
    variant(
        linalg.ldl_solve, ldl_factored(hermitian=True), kwargs={"hermitian": True}, name="ldl_solve-hermitian"
    ),
    case(linalg.polar, lambda t: (t(2, 4, 3),), forms=("forward",)),
    case(linalg.matrix_exp, lambda t: (t(2, 3, 3, low=-1, high=1),)),
    variant(linalg.matrix_exp, lambda t: (t(2, 1, 1),), name="matrix_exp-of-one"),
    case(linalg.cross, lambda t: (t(4, 3), t(1, 3)), dtypes=(*DOUBLE, torch.int64), forms=FORMS),
    variant(linalg.cross, lambda t: (t(3, 2), t(3, 2)), kwargs={"dim": 0}, name="cross-first"),
    case(linalg.matrix_power, lambda t: (regular(t), -2)),
]


@pytest.mark.parametrize(("case", "dtype"), parameters([*CHOLESKY, *LU, *OTHERS]))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize(
    "function", [linalg.det, linalg.slogdet, linalg.inv, lambda x: linalg.solve(x, x.mT)]
)
@pytest.mark.parametrize("transposed", [False, True])
def test_gradients_are_the_same_for_transposed_matrices(function, transposed: bool) -> None:
    # Torch's formulas take the saved factors for those of the transpose when the matrix is contiguous.
    x = regular(Sampler(torch.float64), 2)
    layout = (lambda x: x.mT.contiguous().mT) if transposed else (lambda x: x)
    expected = gradients(function, layout(x))
    assert_same(gradients(function, layout(x.to(DEVICE))), expected)


@pytest.mark.parametrize(
    ("function", "matrices"),
    [
        (linalg.cholesky, [[[1.0, 0.0], [0.0, 1.0]], [[1.0, 2.0], [2.0, 1.0]]]),
        (linalg.inv, [[[1.0, 2.0], [2.0, 1.0]], [[1.0, 2.0], [2.0, 4.0]]]),
        (lambda x: linalg.solve(x, x), [[1.0, 2.0], [2.0, 4.0]]),
    ],
)
def test_errors_name_what_failed_in_torchs_words(function, matrices) -> None:
    x = torch.tensor(matrices)
    with pytest.raises(linalg.LinAlgError) as expected:
        function(x)
    with pytest.raises(linalg.LinAlgError) as got:
        function(x.to(DEVICE))
    assert str(got.value) == str(expected.value)


def test_singular_matrices_are_factored_as_far_as_they_go() -> None:
    x = torch.tensor(
        [[[0.0, 1, 0], [0, 0, 0], [0, 0, 3]], [[1, 2, 3], [2, 4, 6], [4, 8, 9.5]], [[0.0] * 3] * 3]
    )
    for function in (linalg.lu_factor_ex, linalg.det, linalg.slogdet):
        assert_same(function(x.to(DEVICE)), function(x))


def test_columns_are_left_alone_without_pivoting() -> None:
    x = torch.tensor([[4.0, 1, 2], [5, 3, 1], [1, 2, 9]])
    _, lower, upper = linalg.lu(x.to(DEVICE), pivot=False)
    torch.testing.assert_close((lower @ upper).cpu(), x)


def test_polar_factors_are_orthonormal_for_small_singular_values() -> None:
    t = Sampler(torch.float32)
    x = t(8, 5) * torch.logspace(0, -4, 5)
    u, h = linalg.polar(torch.stack([x, 1e-30 * x, 1e30 * x]).to(DEVICE))
    torch.testing.assert_close((u.mT @ u).cpu(), torch.eye(5).expand(3, 5, 5))
    torch.testing.assert_close((u @ h)[0].cpu(), x)


def test_exponential_scales_each_matrix_by_itself() -> None:
    t = Sampler(torch.float64)
    x = torch.stack([1e-3 * t(4, 4), t(4, 4), 20 * (t(4, 4) - 4 * torch.eye(4)), t(4, 4)])
    x[3, 0, 0] = torch.inf
    assert_same(linalg.matrix_exp(x.to(DEVICE)), linalg.matrix_exp(x))


def test_large_matrices_are_factored_to_float_precision() -> None:
    t = Sampler(torch.float32)
    x = regular(t, n=150).to(DEVICE)
    p, lower, upper = linalg.lu(x)
    torch.testing.assert_close(p @ lower @ upper, x, rtol=1e-4, atol=1e-4)
    x = positive(t, n=150).to(DEVICE)
    lower = linalg.cholesky(x)
    torch.testing.assert_close(lower @ lower.mT, x, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("batch", [(), (2,)])
@pytest.mark.parametrize("op", [torch.linalg.cholesky_ex, torch.linalg.inv_ex, torch.linalg.lu_factor_ex])
def test_errors_are_checked_if_asked(op, batch):
    x = -torch.eye(2) if op is torch.linalg.cholesky_ex else torch.zeros(2, 2)
    x = x.expand(*batch, 2, 2)
    with pytest.raises(RuntimeError) as on_cpu:
        op(x, check_errors=True)
    with pytest.raises(on_cpu.type) as on_device:
        op(x.to("tpu"), check_errors=True)
    assert str(on_device.value) == str(on_cpu.value)
