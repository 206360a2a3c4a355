"""Orthogonal factors, eigenvalues, singular values and what follows from them, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from harness import COMPLEX, DEVICE, Case, Sampler, leaner, parameters

FIELDS = (torch.float32, *COMPLEX)
WIDE = (torch.float32, *COMPLEX, torch.float64)
SHORT = ("forward", "backward")
ONLY_F32 = (torch.float32,)
LOOSE = (1e-4, 1e-4)
"""For gradients, which divide by differences of eigenvalues: relative and absolute."""


def matrix(*shape: int) -> Callable[[Sampler], Sequence[torch.Tensor]]:
    """Make one matrix whose singular values are far from each other and from 0."""

    def inputs(t: Sampler) -> Sequence[torch.Tensor]:
        x = t(*shape, low=-1, high=1)
        return [x + 2 * torch.diag(torch.arange(1, 10))[: shape[-2], : shape[-1]]]

    return inputs


def eigh(x: torch.Tensor, **kwargs: Any) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the vectors up to their phases."""
    values, vectors = torch.linalg.eigh(x, **kwargs)
    return values, vectors.abs()


def svd(x: torch.Tensor, full: bool) -> tuple[torch.Tensor, ...]:
    """Return of the vectors what is determined: up to phases, and as a product."""
    u, s, vh = torch.linalg.svd(x, full)
    k = s.shape[-1]
    u, vh = u[..., :k], vh[..., :k, :]
    return u.abs(), s, vh.abs(), u @ vh


def eig(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the vectors up to their phases."""
    values, vectors = torch.linalg.eig(x)
    return values, vectors.abs()


def reflections(*shape: int) -> Callable[[Sampler], Sequence[torch.Tensor]]:
    """Make a matrix and its reflections, as `geqrf` gives them."""
    return lambda t: torch.geqrf(t(*shape).contiguous())


def with_other(*shape: int) -> Callable[[Sampler], Sequence[torch.Tensor]]:
    """Make reflections of 4 by 3 and another matrix."""
    return lambda t: (*torch.geqrf(t(4, 3)), t(*shape))


def system(*shape: int, right: Sequence[int]) -> Callable[[Sampler], Sequence[torch.Tensor]]:
    """Make a matrix and right sides."""
    return lambda t: (*matrix(*shape)(t), t(*right))


def driver(name: str, *shape: int, right: Sequence[int]) -> Case:
    """Make a case of least squares by a driver of LAPACK."""
    return Case(
        torch.linalg.lstsq,
        system(*shape, right=right),
        FIELDS if name == "gels" and len(shape) == 2 else ONLY_F32,
        {"driver": name},
        forms=SHORT if shape[0] > 2 else ("forward",),
        # Sums of products in another order, and the residuals are squares.
        tolerance=LOOSE,
        name=f"lstsq-{name}-{'x'.join(map(str, shape))}",
    )


CASES = [
    # Without a shape function of torch, its `out=` is not resized.
    Case(torch.geqrf, matrix(2, 4, 3), FIELDS, forms=("forward", "strided"), tolerance=LOOSE),
    Case(torch.geqrf, matrix(3, 4), ONLY_F32, tolerance=LOOSE, name="geqrf-wide"),
    Case(torch.geqrf, matrix(0, 3), ONLY_F32, name="geqrf-empty"),
    Case(torch.linalg.qr, matrix(2, 4, 3), FIELDS, forms=("forward", "out", "backward"), tolerance=LOOSE),
    Case(torch.linalg.qr, matrix(3, 4), ONLY_F32, tolerance=LOOSE, name="qr-wide"),
    Case(torch.linalg.qr, matrix(4, 3), ONLY_F32, {"mode": "complete"}, ("forward",), LOOSE, "qr-complete"),
    Case(torch.linalg.qr, matrix(4, 3), ONLY_F32, {"mode": "r"}, ("forward",), LOOSE, "qr-r"),
    Case(torch.linalg.qr, matrix(2, 0, 3), ONLY_F32, name="qr-empty"),
    Case(torch.linalg.householder_product, reflections(2, 4, 3), FIELDS, forms=SHORT, tolerance=LOOSE),
    Case(torch.ormqr, with_other(4, 2), FIELDS, forms=SHORT, tolerance=LOOSE),
    Case(torch.ormqr, with_other(2, 4), FIELDS, {"left": False, "transpose": True}, tolerance=LOOSE),
    Case(eigh, matrix(2, 3, 3), WIDE, tolerance=LOOSE),
    Case(eigh, matrix(4, 4), FIELDS, {"UPLO": "U"}, ("forward",), LOOSE, name="eigh-upper"),
    Case(eigh, matrix(0, 0), ONLY_F32, name="eigh-empty"),
    Case(torch.linalg.eigvalsh, matrix(3, 3), ONLY_F32, tolerance=LOOSE),
    Case(svd, lambda t: (*matrix(4, 3)(t), False), FIELDS, forms=SHORT, tolerance=LOOSE),
    Case(svd, lambda t: (*matrix(2, 3, 4)(t), True), FIELDS, forms=("forward",), tolerance=LOOSE),
    Case(svd, lambda t: (*matrix(2, 0)(t), True), ONLY_F32, name="svd-empty"),
    Case(torch.linalg.svdvals, matrix(4, 3), WIDE, tolerance=LOOSE),
    Case(torch.linalg.polar, matrix(4, 3), FIELDS, forms=SHORT, tolerance=LOOSE),
    Case(torch.linalg.pinv, matrix(4, 3), ONLY_F32, forms=SHORT, tolerance=LOOSE),
    Case(torch.linalg.matrix_rank, matrix(4, 3), ONLY_F32),
    Case(torch.linalg.cond, matrix(3, 3), ONLY_F32, forms=SHORT, tolerance=LOOSE),
    Case(eig, matrix(3, 3), FIELDS, forms=SHORT, tolerance=LOOSE),
    Case(eig, matrix(0, 0), ONLY_F32, name="eig-empty"),
    Case(torch.linalg.eigvals, matrix(3, 3), ONLY_F32, forms=("out",), tolerance=LOOSE),
    driver("gels", 4, 3, right=(4, 2)),
    driver("gels", 2, 3, 4, right=(2, 3)),
    driver("gelsd", 2, 4, 3, right=(2, 4, 2)),
    driver("gelsy", 3, 4, right=(3,)),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(leaner(CASES)))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


MATRICES = {
    "zero": torch.zeros(5, 4),
    "ones": torch.ones(5, 4),
    "deficient": torch.arange(24.0).reshape(6, 4),
    "identity": torch.eye(4),
    "nilpotent": torch.diag(torch.ones(4), 1),
    "clustered": torch.diag(torch.tensor([1.0, 1.0, 1.0, 2.0])) + 1e-6,
    "graded": (torch.arange(16.0).reshape(4, 4).sin() + torch.eye(4)) * 10.0 ** -torch.arange(0, 12, 3),
    "huge": 1e25 * torch.arange(9.0).reshape(3, 3).cos(),
    "tiny": 1e-25 * torch.arange(9.0).reshape(3, 3).cos(),
}


@pytest.mark.parametrize("name", MATRICES)
def test_singular_vectors_are_orthonormal_whatever_the_rank(name: str) -> None:
    x = MATRICES[name]
    u, s, vh = (y.cpu() for y in torch.linalg.svd(x.to(DEVICE)))
    scale = x.abs().max().clamp(min=1e-30)
    values = torch.linalg.svdvals(x.double()).float()
    torch.testing.assert_close(s / scale, values / scale)
    torch.testing.assert_close(u.mH @ u, torch.eye(len(u)))
    torch.testing.assert_close(vh @ vh.mH, torch.eye(len(vh)))
    torch.testing.assert_close((u[:, : len(s)] * (s / scale)) @ vh, x / scale)


@pytest.mark.parametrize("name", ["zero", "ones", "deficient"])
def test_polar_factors_are_orthonormal_whatever_the_rank(name: str) -> None:
    x = MATRICES[name]
    u, h = (y.cpu() for y in torch.linalg.polar(x.to(DEVICE)))
    torch.testing.assert_close(u.mH @ u, torch.eye(4), rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(u @ h, x, rtol=1e-5, atol=1e-4)


def test_the_square_root_of_a_matrix() -> None:
    x = Sampler(torch.float32)(4, 4)
    root = torch.linalg.matrix_sqrth((x @ x.mH).to(DEVICE)).cpu()
    torch.testing.assert_close(root @ root, x @ x.mH, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("name", [name for name, x in MATRICES.items() if x.shape[0] == x.shape[1]])
def test_eigenvectors_are_orthonormal_whatever_the_eigenvalues(name: str) -> None:
    x = MATRICES[name] + MATRICES[name].mH
    values, vectors = (y.cpu() for y in torch.linalg.eigh(x.to(DEVICE)))
    scale = x.abs().max()
    expected = torch.linalg.eigvalsh(x.double()).float()
    torch.testing.assert_close(values / scale, expected / scale)
    torch.testing.assert_close(vectors.mH @ vectors, torch.eye(len(x)))
    torch.testing.assert_close((vectors * (values / scale)) @ vectors.mH, x / scale)


GENERAL = {
    "shift": torch.eye(5).roll(1, 0),
    "nilpotent": torch.diag(torch.ones(3), 1),
    "triangle": torch.arange(16.0).reshape(4, 4).sin().triu(),
    "rotation": torch.tensor([[0.0, -1.0], [1.0, 0.0]]),
    "batch": torch.stack([torch.eye(4), torch.eye(4).roll(1, 0), torch.arange(16.0).reshape(4, 4).sin()]),
}


@pytest.mark.parametrize("name", GENERAL)
def test_eigenvectors_of_any_matrix(name: str) -> None:
    x = GENERAL[name]
    values, vectors = (y.cpu() for y in torch.linalg.eig(x.to(DEVICE)))
    torch.testing.assert_close(x.to(vectors.dtype) @ vectors, vectors * values[..., None, :])
    torch.testing.assert_close(vectors.norm(dim=-2), torch.ones(values.shape))
    by_size = [y.abs().sort().values for y in (values, torch.linalg.eigvals(x))]
    torch.testing.assert_close(*by_size, rtol=1e-5, atol=1e-5)


def test_small_singular_values_keep_their_digits() -> None:
    x = MATRICES["graded"]
    s = torch.linalg.svdvals(x.to(DEVICE)).cpu()
    torch.testing.assert_close(s, torch.linalg.svdvals(x.double()).float(), rtol=1e-5, atol=0)


def test_larger_matrices() -> None:
    n = 33
    x = Sampler(torch.float32)(n, n)
    q, r = (y.cpu() for y in torch.linalg.qr(x.to(DEVICE)))
    torch.testing.assert_close(q @ r, x, rtol=1e-4, atol=1e-4)
    values, vectors = torch.linalg.eigh((x + x.T).to(DEVICE))
    torch.testing.assert_close(values.cpu(), torch.linalg.eigvalsh(x + x.T), rtol=1e-4, atol=1e-4)
    product = (vectors * values) @ vectors.mH
    torch.testing.assert_close(product.cpu(), x + x.T, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(
        torch.linalg.svdvals(x.to(DEVICE)).cpu(), torch.linalg.svdvals(x), rtol=1e-4, atol=1e-4
    )


def test_a_truncated_decomposition_of_a_matrix_of_low_rank() -> None:
    x = Sampler(torch.float32)(6, 2) @ Sampler(torch.float32)(2, 5)
    u, s, v = torch.svd_lowrank(x.to(DEVICE), q=3)
    torch.testing.assert_close(((u * s) @ v.mH).cpu(), x, rtol=1e-4, atol=1e-4)
