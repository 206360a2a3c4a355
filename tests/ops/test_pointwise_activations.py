"""Activations and their gradients, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, FLOATS, INTEGERS, Case, assert_same, parameters

# Not F16 and BF16: the CPU rounds the sigmoid to them, the device does not.
WIDE = (torch.float32, torch.float64)

SHAPE = (2, 6)


def activation(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Case:
    """Make a case of one tensor and numbers."""
    name = "-".join(map(str, [function.__name__, *args, *kwargs.values()]))
    dtypes = WIDE if function is F.glu else FLOATS
    return Case(function, lambda t: (t(*SHAPE, low=-5, high=5), *args), dtypes, kwargs, name=name)


CASES = [
    Case(torch.relu, lambda t: (t(*SHAPE),), FLOATS + INTEGERS),
    Case(F.threshold, lambda t: (t(*SHAPE), 1, 20), FLOATS + INTEGERS),
    Case(F.relu6, lambda t: (t(*SHAPE, high=9),), FLOATS),
    *(activation(f) for f in (F.hardtanh, F.leaky_relu, F.elu, F.celu, F.selu, F.silu, F.mish)),
    *(activation(f) for f in (F.gelu, F.softplus, F.hardswish, F.hardsigmoid, F.hardshrink)),
    *(activation(f) for f in (F.softshrink, F.logsigmoid, F.glu, F.tanhshrink, F.softsign)),
    activation(F.hardtanh, -2.0, 0.5),
    activation(F.leaky_relu, 0.3),
    activation(F.elu, 0.7),
    activation(F.celu, 0.7),
    activation(F.gelu, approximate="tanh"),
    activation(F.softplus, 3.0, 1.5),
    activation(F.hardshrink, 1.5),
    activation(F.softshrink, 1.5),
    activation(F.glu, dim=0),
    Case(F.prelu, lambda t: (t(2, 3, 2), t(3, low=0, high=1)), FLOATS),
    Case(F.prelu, lambda t: (t(2, 3, 2), t(1, low=0, high=1)), FLOATS, name="prelu-shared"),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("case", CASES[3:20], ids=str)
def test_borders_and_special_numbers(case: Case) -> None:
    border = [-3, 3, -1, 1, 0, -0.5, 0.5, 6, 100, -100]
    x = torch.tensor([*border, float("nan"), float("inf"), -float("inf"), -0.0])
    if case.function is F.gelu:
        x = x[x.isfinite()]  # the CPU's kernel gives NaN for infinity, its formula does not
    special = Case(case.function, lambda _: (x.clone(),), kwargs=case.kwargs)
    special.forward(torch.float32)
    special.backward(torch.float32)


@pytest.mark.parametrize("shape", [(), (0, 4)], ids=["0-dim", "empty"])
@pytest.mark.parametrize("function", [torch.relu, F.gelu, F.silu, F.softplus, F.leaky_relu])
def test_without_dimensions_or_elements(function: Callable[..., Any], shape: tuple[int, ...]) -> None:
    case = Case(function, lambda t: (t(*shape),))
    case.forward(torch.float32)
    case.backward(torch.float32)


@pytest.mark.parametrize(
    "activation",
    [
        lambda x: F.elu_(x, alpha=-2),
        lambda x: F.leaky_relu_(x, -2),
        lambda x: F.rrelu_(x, -5.0, 1.0),
    ],
    ids=["elu", "leaky_relu", "rrelu"],
)
def test_no_gradient_of_a_result_that_has_lost_its_input(activation: Callable[..., Any]) -> None:
    x = torch.tensor([-1.0, 1.0], device=DEVICE, requires_grad=True)
    y = activation(x.clone())
    with pytest.raises(RuntimeError, match=r"negative slope .* call out-of-place version instead"):
        y.sum().backward()


def test_threshold_takes_an_expanded_tensor() -> None:
    x = torch.tensor([[0.0], [2.0]])
    ours = x.to(DEVICE)
    assert_same(F.threshold_(ours.expand(2, 3), 1, 5), F.threshold_(x.expand(2, 3), 1, 5))
    assert_same(ours, x)
