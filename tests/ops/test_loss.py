"""Losses and their gradients, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, leaner, parameters

EXACT = (torch.float32, torch.float64)
# The CPU rounds between the steps of its 16-bit kernels; here only the result is rounded.
SHORT = {"dtypes": (torch.bfloat16,), "tolerance": (3e-2, 3e-2)}
REDUCTIONS = ("none", "mean", "sum")


def exact(reduction: str) -> Sequence[torch.dtype]:
    """Choose dtypes for a reduction: one of them is checked in both, which keeps compiles few."""
    return EXACT if reduction == "mean" else EXACT[:1]


def classes(t: Sampler, *shape: int) -> torch.Tensor:
    """Draw classes out of three."""
    return t(*shape, low=0, high=2, dtype=torch.int64)


def signs(t: Sampler, *shape: int) -> torch.Tensor:
    """Draw targets of 1 and -1, which need no gradient."""
    return torch.where(t(*shape, dtype=torch.bool), 1, -1)


def pairs(function: Callable[..., Any], low: float = -3, high: float = 3, **kwargs: Any) -> list[Case]:
    """Make cases of an input and a target of 2 by 3."""
    words = "-".join([function.__name__, *(f"{key}={value}" for key, value in kwargs.items())])

    def inputs(t: Sampler) -> Sequence[Any]:
        return t(2, 3, low=low, high=high), t(2, 3, low=low, high=high)

    return [
        *(
            Case(
                function,
                inputs,
                exact(reduction),
                {"reduction": reduction, **kwargs},
                name=f"{words}-{reduction}",
            )
            for reduction in REDUCTIONS
        ),
        Case(function, inputs, kwargs=kwargs, **SHORT, name=words),
    ]


def classified(
    function: Callable[..., Any], inputs: Callable[[Sampler], Any], name: str = "", **kwargs: Any
) -> list[Case]:
    """Make cases of classes, with every reduction."""
    name = name or function.__name__
    return [
        Case(
            function, inputs, exact(reduction), {"reduction": reduction, **kwargs}, name=f"{name}-{reduction}"
        )
        for reduction in REDUCTIONS
    ]


def weighted(loss: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    """Pass the third tensor as the weight of the loss, which needs no gradient."""

    def call(x: torch.Tensor, target: torch.Tensor, weight: torch.Tensor, **options: Any) -> torch.Tensor:
        return loss(x, target, weight=weight.detach(), **kwargs, **options)

    call.__name__ = f"{loss.__name__}-weighted"
    return call


def targeted(loss: Callable[..., Any]) -> Callable[..., Any]:
    """Take the second tensor as a target that needs no gradient: torch has none for it."""

    def call(x: torch.Tensor, target: torch.Tensor, **options: Any) -> torch.Tensor:
        return loss(x, target.detach(), **options)

    call.__name__ = loss.__name__
    return call


PAIRS = [
    *pairs(F.mse_loss),
    *pairs(F.l1_loss),
    *pairs(F.smooth_l1_loss),
    *pairs(F.smooth_l1_loss, beta=0.5),
    *pairs(F.smooth_l1_loss, beta=0.0),
    *pairs(F.huber_loss),
    *pairs(F.huber_loss, delta=0.5),
    *pairs(targeted(F.soft_margin_loss)),
    *pairs(targeted(F.binary_cross_entropy), low=0, high=1),
    *pairs(F.binary_cross_entropy_with_logits, low=0, high=1),
    *pairs(F.poisson_nll_loss, low=0, high=2),
    *pairs(F.kl_div, low=0.1, high=1),
    *pairs(F.kl_div, low=-2, high=0, log_target=True),
    *pairs(F.hinge_embedding_loss),
    *pairs(targeted(F.multilabel_soft_margin_loss), low=0, high=1),
    Case(F.mse_loss, lambda t: (t(2, 3), t(3)), EXACT[:1], name="mse_loss-broadcast"),
    Case(
        weighted(F.binary_cross_entropy),
        lambda t: (
            t(2, 3, low=0, high=1),
            classes(t, 2, 3).clamp(max=1).to(t.dtype).requires_grad_(False),
            t(3),
        ),
        EXACT[:1],
        forms=("forward",),
    ),
    Case(
        weighted(F.binary_cross_entropy_with_logits, pos_weight=None),
        lambda t: (t(2, 3), t(2, 3, low=0, high=1), t(3)),
        EXACT[:1],
    ),
    Case(
        lambda x, y, p: F.binary_cross_entropy_with_logits(x, y, pos_weight=p.detach()),
        lambda t: (t(2, 3), t(2, 3, low=0, high=1), t(3, low=0.5, high=2)),
        EXACT,
        name="binary_cross_entropy_with_logits-pos_weight",
    ),
    Case(F.margin_ranking_loss, lambda t: (t(4), t(4), signs(t, 4)), EXACT[:1], kwargs={"margin": 0.5}),
    Case(F.cosine_embedding_loss, lambda t: (t(4, 3), t(4, 3), signs(t, 4)), EXACT[:1]),
    Case(F.triplet_margin_loss, lambda t: (t(4, 3), t(4, 3), t(4, 3)), EXACT[:1]),
    Case(F.gaussian_nll_loss, lambda t: (t(4, 3), t(4, 3), t(4, 3, low=0.5, high=2)), EXACT[:1]),
]
CLASSES = [
    *classified(F.nll_loss, lambda t: (t(4, 3), classes(t, 4))),
    *classified(F.nll_loss, lambda t: (t(4, 3), classes(t, 4)), "nll_loss-ignore", ignore_index=1),
    *classified(weighted(F.nll_loss), lambda t: (t(4, 3), classes(t, 4), t(3, low=0.5, high=2))),
    *classified(F.nll_loss, lambda t: (t(3), classes(t)), "nll_loss-single"),
    *classified(F.nll_loss, lambda t: (t(2, 3, 2, 2), classes(t, 2, 2, 2)), "nll_loss2d", ignore_index=1),
    *classified(
        weighted(F.nll_loss),
        lambda t: (t(2, 3, 4), classes(t, 2, 4), t(3, low=0.5, high=2)),
        "nll_loss1d-weighted",
    ),
    *classified(F.cross_entropy, lambda t: (t(4, 3), classes(t, 4))),
    *classified(
        F.cross_entropy,
        lambda t: (t(4, 3), classes(t, 4)),
        "cross_entropy-smooth",
        label_smoothing=0.1,
        ignore_index=2,
    ),
    *classified(
        weighted(F.cross_entropy, label_smoothing=0.1),
        lambda t: (t(4, 3), classes(t, 4), t(3, low=0.5, high=2)),
        "cross_entropy-weighted-smooth",
    ),
    *classified(F.cross_entropy, lambda t: (t(4, 3), t(4, 3, low=0, high=1)), "cross_entropy-probabilities"),
    *classified(F.cross_entropy, lambda t: (t(2, 3, 2, 2), classes(t, 2, 2, 2)), "cross_entropy-2d"),
    Case(F.cross_entropy, lambda t: (t(4, 3), classes(t, 4)), **SHORT),
    Case(F.nll_loss, lambda t: (t(4, 3), classes(t, 4)), **SHORT),
    *classified(F.multi_margin_loss, lambda t: (t(4, 3), classes(t, 4))),
    *classified(
        weighted(F.multi_margin_loss, p=2), lambda t: (t(4, 3), classes(t, 4), t(3, low=0.5, high=2))
    ),
    Case(F.multi_margin_loss, lambda t: (t(3), classes(t)), EXACT[:1], name="multi_margin_loss-single"),
    *classified(
        F.multilabel_margin_loss,
        lambda t: (t(4, 3), torch.tensor([[0, -1, 1], [2, 0, -1], [-1, 0, 0], [1, 0, 2]])),
    ),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(leaner(PAIRS + CLASSES)))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.filterwarnings("ignore:Using a target size")
@pytest.mark.parametrize("function", [F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss])
@pytest.mark.parametrize("shape", [(), (0, 3)], ids=["0-dim", "empty"])
def test_without_dimensions_or_elements(function: Callable[..., Any], shape: tuple[int, ...]) -> None:
    case = Case(function, lambda t: (t(*shape), t(*shape)))
    case.forward(torch.float32)
    if 0 not in shape:  # torch's own shape functions divide by the number of elements
        case.backward(torch.float32)


def test_nothing_to_predict() -> None:
    every = torch.full((4,), -100)
    for target, shape in ((every, (4, 3)), (every[:0], (0, 3))):
        for reduction in REDUCTIONS:
            case = Case(F.nll_loss, lambda t, s=shape, y=target: (t(*s), y), kwargs={"reduction": reduction})
            case.forward(torch.float32)
            case.backward(torch.float32)


def test_borders_of_probabilities() -> None:
    x = torch.tensor([0.0, 1, 0, 1, 0.5, 1e-30])
    y = torch.tensor([0.0, 1, 1, 0, 0.5, 1])
    case = Case(targeted(F.binary_cross_entropy), lambda _: (x.clone(), y), kwargs={"reduction": "none"})
    case.forward(torch.float32)
    case.backward(torch.float32)


def test_a_target_that_is_no_class_gives_nan() -> None:
    x = Sampler(torch.float32)(2, 3).to(DEVICE)
    loss = F.nll_loss(x, torch.tensor([1, 3], device=DEVICE), reduction="none").cpu()
    assert loss.isnan().tolist() == [False, True]


def test_numbers_are_operands() -> None:
    x, y = (Sampler(torch.float32, seed)(2, 3) for seed in (0, 1))
    calls: list[Callable[..., torch.Tensor]] = [
        lambda x, y, value: F.smooth_l1_loss(x, y, beta=value),
        lambda x, y, value: F.huber_loss(x, y, delta=value),
        lambda x, y, value: F.multi_margin_loss(x, y[:, 0].long().clamp(0, 2), margin=value),
    ]
    for call in calls:
        call(x.to(DEVICE), y.to(DEVICE), 0.25)
        compiles = torch.tpu.metrics()["compiles"]
        for value in (0.5, 0.75):
            assert_same(call(x.to(DEVICE), y.to(DEVICE), value), call(x, y, value))
        assert torch.tpu.metrics()["compiles"] == compiles


def test_integers_are_refused() -> None:
    x = torch.ones(2, 3, dtype=torch.int64, device=DEVICE)
    for loss in (F.mse_loss, F.huber_loss, F.smooth_l1_loss):
        with pytest.raises(RuntimeError, match="not implemented for 'Long'"):
            loss(x, x)
    with pytest.raises(RuntimeError, match="not implemented for 'Long'"):
        F.nll_loss(x, torch.ones(2, dtype=torch.int64, device=DEVICE))
