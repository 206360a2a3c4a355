"""Discrete Fourier transforms, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import Case, assert_same, parameters

REAL = (torch.float32, torch.float64)
COMPLEX = (torch.complex64, torch.complex128)
DIMS = ([4], [0], [3, 1], [1, 3, 2], [4, 3, 2, 1, 0], [0, 2, 4, 1])


def case(function: Callable[..., Any], dtypes: Any, *shape: int, **kwargs: Any) -> Case:
    """Make a case of one tensor."""
    name = "-".join([function.__name__, *(f"{key}={value}" for key, value in kwargs.items())])
    return Case(function, lambda t: (t(*shape),), dtypes, kwargs, name=name)


CASES = [
    case(torch.fft.fft, COMPLEX + REAL + (torch.int64, torch.bool), 3, 4),
    case(torch.fft.fft, COMPLEX, 3, 4, n=6, dim=0, norm="ortho"),
    case(torch.fft.ifft, COMPLEX, 3, 5, norm="forward"),
    case(torch.fft.fftn, COMPLEX, 2, 3, 2, 4),
    case(torch.fft.rfft, REAL, 3, 5),
    case(torch.fft.rfft2, REAL, 2, 3, 4, dim=(2, 0)),
    case(torch.fft.irfft, COMPLEX, 3, 4, n=5),
    case(torch.fft.irfftn, COMPLEX, 2, 3, 2, 3),
    case(torch.fft.hfft, COMPLEX, 3, 4),
    case(torch.fft.ihfft, REAL, 3, 4),
    case(torch.fft.ihfft2, REAL, 3, 4),
    case(torch.fft.fftshift, REAL, 3, 4),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_every_form(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("normalization", [0, 1, 2])
@pytest.mark.parametrize("dims", DIMS, ids=str)
def test_dims_and_scales(dims: list[int], normalization: int) -> None:
    ops = torch.ops.aten
    x = torch.randn(2, 3, 5, 4, 2, dtype=torch.float64)
    z = torch.complex(x, x.flip(0))
    points = x.shape[dims[-1]]
    for op, array, flag in (
        (ops._fft_c2c, z, True),
        (ops._fft_c2c, z, False),
        (ops._fft_r2c, x, True),
        (ops._fft_r2c, x, False),
        (ops._fft_c2r, torch.fft.rfftn(x, dim=dims), points),
        (ops._fft_c2r, z, 2 * (points - 1)),
    ):
        assert_same(op(array.to("tpu"), dims, normalization, flag), op(array, dims, normalization, flag))


@pytest.mark.parametrize(
    ("function", "dtype"),
    [(torch.fft.fft, COMPLEX[0]), (torch.fft.rfft, REAL[0]), (torch.fft.irfft, COMPLEX[0])],
)
def test_a_batch_of_none(function: Callable[..., Any], dtype: torch.dtype) -> None:
    x = torch.zeros(0, 4, dtype=dtype)
    assert_same(function(x.to("tpu")), function(x))


def test_short_time_transforms_invert_each_other() -> None:
    x, window = torch.randn(2, 40), torch.hann_window(8)
    there = torch.stft(x.to("tpu"), 8, 4, window=window.to("tpu"), return_complex=True)
    assert_same(there, torch.stft(x, 8, 4, window=window, return_complex=True))
    assert_same(torch.istft(there, 8, 4, window=window.to("tpu")), x)
