"""Normalisation by batch, instance, layer, group, root mean square and weight, against the CPU."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, parameters
from torch import nn

EXACT = (torch.float32, torch.float64)
# The CPU keeps the statistics of 16-bit inputs in 16 bits; here, as with CUDA, they are `float32`.
SHORT = {"dtypes": (torch.bfloat16, torch.float16), "tolerance": (4e-2, 4e-2)}


def batch_norm(x: torch.Tensor, weight: Any, bias: Any, training: bool = True, **kwargs: Any) -> Any:
    """Normalise, and give the running statistics after it."""
    channels = x.shape[1]
    mean = torch.linspace(-1, 1, channels, device=x.device, dtype=x.dtype)
    variance = torch.linspace(0.5, 2, channels, device=x.device, dtype=x.dtype)
    y = F.batch_norm(x, mean, variance, weight, bias, training, **kwargs)
    return y, mean, variance


def instance_norm(x: torch.Tensor, weight: Any, bias: Any) -> torch.Tensor:
    """Normalise each sample, with running statistics."""
    mean, variance = torch.zeros(3, device=x.device), torch.ones(3, device=x.device)
    return F.instance_norm(x, mean, variance, weight, bias), mean, variance


def batch_cases(**options: Any) -> list[Case]:
    """Make cases in training and evaluation, of several ranks, with and without parameters."""
    return [
        Case(batch_norm, lambda t: (t(4, 3), t(3), t(3)), **options, name="batch_norm-1d"),
        Case(batch_norm, lambda t: (t(4, 3, 2, 2), t(3), t(3)), **options, name="batch_norm-2d"),
        Case(
            batch_norm, lambda t: (t(4, 3, 2, 2), None, None, False), **options, name="batch_norm-eval-plain"
        ),
        Case(batch_norm, lambda t: (t(4, 3), t(3), t(3), False), **options, name="batch_norm-eval"),
        Case(
            F.batch_norm,
            lambda t: (t(4, 3), None, None, t(3), t(3), True),
            **options,
            name="batch_norm-stateless",
        ),
    ]


def layer_cases(**options: Any) -> list[Case]:
    """Make cases of the normalisations that keep no statistics."""
    return [
        Case(F.layer_norm, lambda t: (t(4, 3, 5), (5,), t(5), t(5)), **options),
        Case(F.layer_norm, lambda t: (t(4, 3, 5), (3, 5)), **options, name="layer_norm-plain"),
        Case(F.rms_norm, lambda t: (t(4, 3, 5), (5,), t(5)), **options),
        Case(F.rms_norm, lambda t: (t(4, 3, 5), (3, 5), None, 1e-3), **options, name="rms_norm-plain"),
        Case(F.group_norm, lambda t: (t(2, 6, 2, 2), 3, t(6), t(6)), **options),
        Case(F.group_norm, lambda t: (t(2, 6, 4), 2), **options, name="group_norm-plain"),
    ]


CASES = [
    *batch_cases(dtypes=EXACT),
    *batch_cases(**SHORT),
    *layer_cases(dtypes=EXACT),
    *layer_cases(**SHORT),
    Case(F.layer_norm, lambda t: (t(4, 5), (5,), t(5), None), EXACT[:1], name="layer_norm-no-bias"),
    Case(instance_norm, lambda t: (t(2, 3, 4), t(3), t(3)), EXACT[:1]),
    Case(torch._weight_norm, lambda t: (t(4, 3), t(4, 1), 0), EXACT),
    Case(torch._weight_norm, lambda t: (t(4, 3), t(1, 3), 1), EXACT[:1], name="_weight_norm-last"),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


MODULES = [
    (nn.BatchNorm1d(3), (4, 3)),
    (nn.BatchNorm2d(3, momentum=None), (4, 3, 2, 2)),
    (nn.BatchNorm2d(3, affine=False, track_running_stats=False), (4, 3, 2, 2)),
    (nn.LayerNorm(3), (4, 3)),
    (nn.GroupNorm(1, 3), (4, 3)),
    (nn.InstanceNorm1d(3, affine=True), (2, 3, 4)),
    (nn.RMSNorm(3), (4, 3)),
    (nn.utils.parametrizations.weight_norm(nn.Linear(3, 2)), (4, 3)),
]


@pytest.mark.parametrize(("module", "shape"), MODULES, ids=lambda x: type(x).__name__)
def test_modules_train_and_evaluate(module: nn.Module, shape: tuple[int, ...]) -> None:
    def run(device: str) -> Any:
        torch.manual_seed(0)
        copy = deepcopy(module).to(device)
        sampler = Sampler(torch.float32)
        inputs = [sampler(*shape).to(device).requires_grad_() for _ in range(2)]
        for x in inputs:
            copy(x).pow(3).sum().backward()
        gradients = [leaf.grad for leaf in (*inputs, *copy.parameters())]
        y = copy.eval()(sampler(*shape).to(device))
        return [y, gradients, list(copy.buffers())]

    # Gradients of what a normalisation cancels are sums of rounding errors.
    assert_same(run(DEVICE), run("cpu"), rtol=1e-4, atol=1e-4)


def test_mixed_precision_keeps_statistics_in_float32() -> None:
    sampler = Sampler(torch.bfloat16)
    x, weight = sampler(4, 3, 5).to(DEVICE), sampler(3, dtype=torch.float32).to(DEVICE)
    mean, variance = torch.zeros(3, device=DEVICE), torch.ones(3, device=DEVICE)
    y = F.batch_norm(x, mean, variance, weight, weight, True)
    want_mean, want_variance = torch.zeros(3), torch.ones(3)
    want = F.batch_norm(x.float().cpu(), want_mean, want_variance, weight.cpu(), weight.cpu(), True)
    assert y.dtype == torch.bfloat16
    assert_same([mean, variance], [want_mean, want_variance])
    assert_same(y.float(), want, rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize(
    ("name", "flags"),
    [
        ("native_batch_norm", (True,)),
        ("_native_batch_norm_legit", (True,)),
        ("_native_batch_norm_legit_functional", (True,)),
        ("_native_batch_norm_legit_functional", (False,)),
        ("_batch_norm_with_update", ()),
        ("_batch_norm_no_update", ()),
    ],
)
def test_other_forms_of_batch_norm(name: str, flags: tuple[bool, ...]) -> None:
    def run(device: str) -> list[torch.Tensor]:
        x = Sampler(torch.float32)(4, 3, 5).to(device)
        weight = torch.ones(3, device=device)
        mean, variance = torch.zeros_like(weight), torch.ones_like(weight)
        y, _, _, *others = getattr(torch.ops.aten, name)(x, weight, weight, mean, variance, *flags, 0.1, 1e-5)
        return [y, *(other for other in others if other.dtype == x.dtype), mean, variance]

    assert_same(run(DEVICE), run("cpu"))


def test_running_statistics_are_views_too() -> None:
    x = Sampler(torch.float32)(4, 3)

    def run(device: str) -> torch.Tensor:
        both = torch.ones(2, 6, device=device)
        F.batch_norm(x.to(device), both[0, ::2], both[1, ::2], training=True)
        return both

    assert_same(run(DEVICE), run("cpu"))


@pytest.mark.parametrize(
    "call",
    [
        lambda x: F.layer_norm(x, (3,)),
        lambda x: F.rms_norm(x, (3,)),
        lambda x: F.batch_norm(x, x.new_zeros(3), x.new_ones(3)),
    ],
    ids=["layer", "rms", "batch"],
)
def test_empty(call: Callable[..., Any]) -> None:
    case = Case(call, lambda t: (t(0, 3),))
    case.forward(torch.float32)
    case.backward(torch.float32)


def test_one_value_a_channel_is_refused() -> None:
    with pytest.raises(ValueError, match="Expected more than 1 value per channel"):
        nn.BatchNorm1d(3).to(DEVICE)(torch.ones(1, 3, device=DEVICE))


def test_numbers_are_operands() -> None:
    x = Sampler(torch.float32)(4, 3)
    calls: list[Callable[[torch.Tensor, float], Any]] = [
        lambda x, value: batch_norm(x, None, None, momentum=value, eps=value / 100),
        lambda x, value: F.layer_norm(x, (3,), eps=value / 100),
        lambda x, value: F.rms_norm(x, (3,), eps=value / 100),
        lambda x, value: F.group_norm(x, 1, eps=value / 100),
    ]
    for call in calls:
        call(x.to(DEVICE), 0.25)
        compiles = torch.tpu.metrics()["compiles"]
        for value in (0.5, 0.75):
            assert_same(call(x.to(DEVICE), value), call(x, value))
        assert torch.tpu.metrics()["compiles"] == compiles


def test_integers_are_refused() -> None:
    x = torch.ones(4, 3, dtype=torch.int64, device=DEVICE)
    for call in (lambda: F.layer_norm(x, (3,)), lambda: F.batch_norm(x, None, None, training=True)):
        with pytest.raises(RuntimeError, match="not implemented for 'Long'"):
            call()
