"""Convolutions and their gradients, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, parameters

# The CPU rounds 16-bit gradients once for every element of the kernel, the device once.
SHORT = {"tolerance": (2e-2, 5e-2)}
PRECISE = (torch.float32, torch.float64)
SHORT_FLOATS = (torch.bfloat16, torch.float16)


def conv(
    function: Callable[..., Any],
    x: tuple[int, ...],
    weight: tuple[int, ...],
    bias: int | None = None,
    **kwargs: Any,
) -> list[Case]:
    """Make cases of a convolution, for precise and for short floats."""

    def inputs(t: Sampler) -> tuple[torch.Tensor | None, ...]:
        return t(*x), t(*weight), None if bias is None else t(bias)

    name = "-".join([function.__name__, *(f"{key}={value}" for key, value in kwargs.items())])
    precise = Case(function, inputs, PRECISE, kwargs, name=name)
    short = Case(function, inputs, SHORT_FLOATS, kwargs, ("forward", "backward"), name=name, **SHORT)
    return [precise, short]


CASES = [
    *conv(F.conv2d, (2, 3, 5, 6), (4, 3, 3, 2), 4),
    *conv(F.conv2d, (2, 3, 5, 6), (4, 3, 3, 2), 4, stride=(2, 1), padding=(1, 0), dilation=(1, 2)),
    *conv(F.conv2d, (2, 4, 7, 7), (6, 2, 3, 3), groups=2, padding=1, stride=2),
    *conv(F.conv2d, (2, 4, 7, 7), (8, 1, 3, 3), 8, groups=4, padding="same"),
    *conv(F.conv2d, (2, 4, 8, 8), (8, 4, 1, 1), stride=3),
    *conv(F.conv2d, (4, 5, 6), (3, 4, 2, 2), 3),
    *conv(F.conv2d, (0, 3, 5, 6), (4, 3, 3, 2), 4),
    *conv(F.conv1d, (2, 4, 9), (6, 2, 3), 6, groups=2, padding=1, stride=2),
    *conv(F.conv3d, (2, 4, 5, 5, 5), (6, 2, 3, 2, 2), 6, groups=2, padding=1, stride=2),
    *conv(F.conv_transpose2d, (2, 3, 4, 5), (3, 2, 2, 2), 2, stride=2),
    *conv(
        F.conv_transpose2d,
        (2, 4, 3, 4),
        (4, 3, 3, 2),
        6,
        stride=(2, 1),
        padding=(1, 0),
        output_padding=(1, 0),
        groups=2,
        dilation=(1, 2),
    ),
    *conv(F.conv_transpose2d, (2, 4, 3, 4), (4, 3, 3, 2), output_padding=1, dilation=2),
    *conv(F.conv_transpose1d, (2, 4, 5), (4, 3, 3), 3, stride=3, padding=1, output_padding=2),
    *conv(F.conv_transpose3d, (1, 2, 3, 3, 3), (2, 3, 2, 2, 2), 3, stride=2, padding=1, output_padding=1),
    Case(
        F.conv2d, lambda t: (t(2, 4, 6, 6), t(6, 2, 3, 3)), (torch.int64,), {"groups": 2}, name="conv2d-int"
    ),
    Case(
        F.conv2d,
        lambda t: (t(2, 3, 4, 4), t(4, 3, 3, 3), t(4)),
        (torch.complex64,),
        forms=("forward",),
        name="conv2d-complex",
    ),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("wanted", [(True, False), (False, True)])
def test_only_the_gradients_that_are_asked_for(wanted: tuple[bool, bool]) -> None:
    def gradients(device: str) -> list[torch.Tensor]:
        t = Sampler(torch.float32)
        inputs = [t(2, 3, 5, 6).to(device), t(4, 3, 3, 2).to(device)]
        asked = [x.requires_grad_() for x, want in zip(inputs, wanted, strict=True) if want]
        return list(torch.autograd.grad(F.conv2d(*inputs).sum(), asked))

    assert_same(gradients(DEVICE), gradients("cpu"))


def test_second_derivatives() -> None:
    def second(device: str) -> torch.Tensor:
        t = Sampler(torch.float64)
        x, weight = t(1, 2, 4, 4).to(device).requires_grad_(), t(2, 2, 3, 3).to(device)
        (first,) = torch.autograd.grad(F.conv2d(x, weight).pow(3).sum(), x, create_graph=True)
        return torch.autograd.grad(first.pow(2).sum(), x)[0]

    assert_same(second(DEVICE), second("cpu"))


def test_channels_last_memory() -> None:
    t = Sampler(torch.float32)
    x, weight = t(2, 3, 5, 6), t(4, 3, 3, 2)
    expected = F.conv2d(x, weight)
    moved = x.to(DEVICE).to(memory_format=torch.channels_last)
    assert_same(F.conv2d(moved, weight.to(DEVICE)), expected)


def test_channels_that_do_not_fit_are_refused_in_torchs_words() -> None:
    x, weight = torch.ones(1, 5, 8, 8, device=DEVICE), torch.ones(4, 3, 3, 3, device=DEVICE)
    with pytest.raises(RuntimeError, match="to have 3 channels, but got 5 channels instead"):
        F.conv2d(x, weight)
