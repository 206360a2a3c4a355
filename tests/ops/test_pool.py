"""Pooling and its gradients, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, each, parameters

PRECISE = (torch.float32, torch.float64)
SHORT_FLOATS = (torch.bfloat16, torch.float16)
# The CPU adds 16-bit gradients in 16 bits, the device rounds once.
SHORT = (2e-2, 2e-2)
INF, NAN = torch.inf, torch.nan


def pool(
    function: Callable[..., Any],
    shape: tuple[int, ...],
    *args: Any,
    dtypes: tuple[torch.dtype, ...] = PRECISE,
    **kwargs: Any,
) -> Case:
    """Make a case of a pool over one tensor."""
    words = [function.__name__, *map(str, args), *(f"{key}={value}" for key, value in kwargs.items())]
    tolerance = SHORT if dtypes == SHORT_FLOATS else None
    forms = ("forward", "strided", "backward")
    return Case(
        lambda x: function(x, *args, **kwargs),
        lambda t: (t(*shape),),
        dtypes,
        {},
        forms,
        tolerance,
        "-".join(words),
    )


INDICES = {"return_indices": True}
CASES = [
    pool(F.max_pool2d, (2, 3, 6, 7), 2, **INDICES),
    pool(F.max_pool2d, (2, 3, 6, 7), 2, dtypes=(torch.int64, torch.int32, torch.uint8)),
    pool(F.max_pool2d, (2, 3, 9, 8), 3, 2, 1, **INDICES),
    pool(F.max_pool2d, (2, 3, 9, 8), 3, 2, 1, dtypes=SHORT_FLOATS),
    pool(F.max_pool2d, (3, 6, 7), (3, 2), (2, 1), (1, 1), (1, 2), True, **INDICES),
    pool(F.max_pool2d, (2, 3, 8, 8), 2, 3),
    pool(F.max_pool2d, (0, 3, 6, 7), 2),
    pool(F.max_pool1d, (2, 3, 9), 3, 2, 1, **INDICES),
    pool(F.max_pool3d, (2, 3, 4, 5, 6), (2, 3, 2), (1, 2, 2), (1, 1, 0), **INDICES),
    pool(F.avg_pool2d, (2, 3, 6, 7), 2),
    pool(F.avg_pool2d, (2, 3, 6, 7), 2, dtypes=SHORT_FLOATS),
    pool(F.avg_pool2d, (2, 3, 6, 7), 2, dtypes=(torch.int64,)),
    pool(F.avg_pool2d, (3, 6, 7), (3, 2), (2, 1), (1, 1), True, False),
    pool(F.avg_pool2d, (3, 6, 7), (3, 2), (2, 1), (1, 1), True, True),
    pool(F.avg_pool2d, (2, 3, 6, 7), 3, 2, 1, divisor_override=5),
    pool(F.avg_pool2d, (0, 3, 6, 7), 2),
    pool(F.avg_pool1d, (2, 3, 9), 3, 2, 1),
    pool(F.avg_pool3d, (2, 3, 4, 5, 6), (2, 3, 2), (1, 2, 2), (1, 1, 0)),
    pool(F.adaptive_avg_pool2d, (2, 3, 6, 4), (3, 2)),
    pool(F.adaptive_avg_pool2d, (3, 7, 5), (3, 2)),
    pool(F.adaptive_avg_pool2d, (3, 7, 5), (3, 2), dtypes=SHORT_FLOATS),
    pool(F.adaptive_avg_pool2d, (2, 3, 5, 4), 1),
    pool(F.adaptive_avg_pool2d, (2, 3, 3, 4), (5, 7)),
    pool(F.adaptive_avg_pool1d, (2, 3, 7), 3),
    pool(F.adaptive_avg_pool3d, (2, 3, 5, 6, 4), (2, 3, 2)),
    pool(F.adaptive_max_pool2d, (2, 3, 6, 4), (3, 2), **INDICES),
    pool(F.adaptive_max_pool2d, (3, 7, 5), (3, 2), **INDICES),
    pool(F.adaptive_max_pool2d, (3, 7, 5), (3, 2), dtypes=SHORT_FLOATS),
    pool(F.adaptive_max_pool1d, (2, 3, 7), 3, **INDICES),
    pool(F.adaptive_max_pool3d, (2, 3, 5, 6, 4), (2, 3, 2), **INDICES),
    pool(F.lp_pool2d, (2, 3, 6, 6), 2, 2),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: F.max_pool2d(x, 2, 1, return_indices=True),
        lambda x: F.max_pool2d(x, 3, 2, 1, return_indices=True),
        lambda x: F.adaptive_max_pool2d(x, (3, 2), return_indices=True),
    ],
    ids=["tight", "padded", "adaptive"],
)
@pytest.mark.parametrize("kind", ["ties", "nan", "nothing"])
def test_which_element_wins(function: Callable[..., Any], kind: str) -> None:
    t = Sampler(torch.float32)
    x = t(2, 3, 5, 5)
    if kind == "ties":
        x = x.round()
    elif kind == "nan":
        x = x.where(x < 1.5, NAN)
    else:
        x = torch.full_like(x, -INF)
    assert_same(function(x.to(DEVICE)), function(x))


@pytest.mark.parametrize(
    ("forward", "backward", "shape"),
    [
        (F.max_pool1d, F.max_unpool1d, (2, 3, 6)),
        (F.max_pool2d, F.max_unpool2d, (2, 3, 6, 4)),
        (F.max_pool3d, F.max_unpool3d, (2, 3, 4, 4, 2)),
    ],
    ids=["1d", "2d", "3d"],
)
def test_max_unpool(
    forward: Callable[..., Any], backward: Callable[..., Any], shape: tuple[int, ...]
) -> None:
    pooled = forward(Sampler(torch.float32)(*shape), 2, return_indices=True)
    assert_same(backward(*each(lambda x: x.to(DEVICE), pooled), 2), backward(*pooled, 2))


def test_out() -> None:
    x = Sampler(torch.float32)(2, 3, 6, 7)
    out = torch.empty(0, device=DEVICE)
    torch._C._nn.avg_pool2d(x.to(DEVICE), 2, out=out)
    assert_same(out, F.avg_pool2d(x, 2))


def test_bool_has_no_maximum() -> None:
    with pytest.raises(RuntimeError, match="not implemented for 'Bool'"):
        F.max_pool2d(torch.ones(1, 4, 4, dtype=torch.bool, device=DEVICE), 2)


@pytest.mark.parametrize(
    ("samples", "words"),
    [
        ((0, 3, 3), r"_random_samples.size\(0\) no less then input batch size"),
        ((2, 1, 3), r"_random_samples.size\(1\) equals to input channel size"),
        ((2, 3, 2), r"_random_samples.size\(2\) equals to 3; got 2"),
        ((3, 3), "_random_samples to have 3 dimensions, got 2"),
    ],
)
def test_draws_of_fractional_pools(samples: tuple[int, ...], words: str) -> None:
    x, samples = torch.zeros(2, 3, 4, 4, 4, device=DEVICE), torch.zeros(samples, device=DEVICE)
    with pytest.raises(RuntimeError, match=words):
        F.fractional_max_pool3d(x, 2, 2, _random_samples=samples)
