"""Optimizers, list ops and gradient scaling, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from harness import DEVICE, Case, assert_same, parameters

F32 = (torch.float32,)
FLOATS = (torch.float32, torch.bfloat16, torch.float64)
SHAPES = ((3, 4), (5,), ())
# A parameter in 16 bits is rounded after each of ten steps, in its own order of operations.
ROUNDED = {"rtol": 3e-2, "atol": 3e-2}


def steps(
    make: Callable[..., torch.optim.Optimizer],
    device: str,
    dtype: torch.dtype = torch.float32,
    **options: Any,
) -> tuple[list[Any], int]:
    """Take ten steps with a falling learning rate: parameters and state, and compiles after the second."""
    generator = torch.Generator().manual_seed(0)

    def draw() -> list[torch.Tensor]:
        return [torch.randn(shape, generator=generator, dtype=torch.float64) for shape in SHAPES]

    params = [torch.nn.Parameter(x.to(device, dtype)) for x in draw()]
    optimizer = make(params, **options)
    compiles = 0
    for k in range(10):
        for param, grad in zip(params, draw(), strict=True):
            param.grad = grad.to(device, dtype)
        for group in optimizer.param_groups:
            group["lr"] *= 0.9
        optimizer.step()
        if k == 1:
            compiles = torch.tpu.metrics()["compiles"]
    compiles = torch.tpu.metrics()["compiles"] - compiles
    states = [optimizer.state[param] for param in params]
    tensors = [value for state in states for value in state.values() if torch.is_tensor(value)]
    return [x.detach().cpu() for x in [*params, *tensors]], compiles


FUSED = [
    (torch.optim.Adam, {}),
    (torch.optim.Adam, {"weight_decay": 0.1, "amsgrad": True}),
    (torch.optim.Adam, {"maximize": True}),
    (torch.optim.AdamW, {}),
    (torch.optim.AdamW, {"amsgrad": True}),
    (torch.optim.SGD, {"lr": 0.1}),
    (torch.optim.SGD, {"lr": 0.1, "momentum": 0.9}),
    (torch.optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
    (torch.optim.SGD, {"lr": 0.1, "momentum": 0.9, "dampening": 0.5, "maximize": True}),
    (torch.optim.Adagrad, {"lr_decay": 0.1, "weight_decay": 0.1}),
]
OTHERS = [
    torch.optim.Adadelta,
    torch.optim.Adamax,
    torch.optim.ASGD,
    torch.optim.NAdam,
    torch.optim.RAdam,
    torch.optim.RMSprop,
    torch.optim.Rprop,
]


def named(cases: Sequence[tuple[Any, dict[str, Any]]]) -> list[Any]:
    return [
        pytest.param(make, options, id="-".join([make.__name__, *(f"{k}={v}" for k, v in options.items())]))
        for make, options in cases
    ]


@pytest.mark.parametrize("mode", ["default", "fused", "loop"])
@pytest.mark.parametrize(("make", "options"), named(FUSED))
def test_ten_steps_are_those_of_the_cpu(make: Any, options: dict[str, Any], mode: str) -> None:
    options = options | {"default": {}, "fused": {"fused": True}, "loop": {"foreach": False}}[mode]
    got, compiles = steps(make, DEVICE, **options)
    want, _ = steps(make, "cpu", **options)
    torch.testing.assert_close(got, want)
    assert compiles == 0, "a falling learning rate compiled"


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float64])
@pytest.mark.parametrize(("make", "options"), named([FUSED[0], FUSED[4], FUSED[7]]))
def test_fused_steps_in_other_dtypes(make: Any, options: dict[str, Any], dtype: torch.dtype) -> None:
    got, _ = steps(make, DEVICE, dtype, fused=True, **options)
    want, _ = steps(make, "cpu", dtype, fused=True, **options)
    torch.testing.assert_close(got, want, **(ROUNDED if dtype == torch.bfloat16 else {}))


@pytest.mark.parametrize("make", OTHERS, ids=lambda make: make.__name__)
def test_other_optimizers(make: Any) -> None:
    got, _ = steps(make, DEVICE)
    want, _ = steps(make, "cpu")
    torch.testing.assert_close(got, want)


@pytest.mark.parametrize(
    ("make", "lr"), [(torch.optim.Adam, 1e-2), (torch.optim.AdamW, 1e-2), (torch.optim.SGD, 0.1)]
)
@pytest.mark.parametrize("device", [DEVICE, "cpu"])
def test_a_learning_rate_in_a_tensor(make: Any, lr: float, device: str) -> None:
    def run(place: str, lr: Any) -> torch.Tensor:
        param = torch.nn.Parameter(torch.arange(6.0).reshape(2, 3).to(place))
        param.grad = torch.ones_like(param)
        make([param], lr=lr, fused=True).step()
        return param.detach()

    assert_same(run(DEVICE, torch.tensor(lr, device=device)), run("cpu", lr))


def test_adam_with_state_on_the_device() -> None:
    got, compiles = steps(torch.optim.Adam, DEVICE, capturable=True)
    want, _ = steps(torch.optim.Adam, "cpu")
    torch.testing.assert_close(got, want)
    assert compiles == 0


def test_many_parameters_are_one_program() -> None:
    params = [torch.nn.Parameter(torch.ones(4, device=DEVICE)) for _ in range(200)]
    optimizer = torch.optim.SGD(params, lr=0.1, fused=True)

    def step() -> None:
        for param in params:
            param.grad = param.detach()
        optimizer.step()

    step()
    step()
    before = torch.tpu.metrics()
    step()
    torch.tpu.synchronize()
    after = torch.tpu.metrics()
    assert after["compiles"] == before["compiles"]
    assert after["executions"] - before["executions"] == 1
    assert_same(params[-1].detach(), torch.full((4,), 0.9**3))


@pytest.mark.parametrize("found", [0.0, 1.0])
def test_fused_step_unscales_or_skips(found: float) -> None:
    def run(device: str) -> list[torch.Tensor]:
        lists = [[torch.full((3,), x, device=device)] for x in (1.0, 8.0, 0.5, 0.25)]
        torch._fused_adamw_(
            *lists,
            [],
            [torch.ones((), device=device)],
            lr=0.1,
            beta1=0.9,
            beta2=0.99,
            weight_decay=0.1,
            eps=1e-8,
            amsgrad=False,
            maximize=False,
            grad_scale=torch.tensor(4.0, device=device),
            found_inf=torch.tensor(found, device=device),
        )
        return [x for entries in lists for x in entries]

    assert_same(run(DEVICE), run("cpu"))


@pytest.mark.parametrize("poison", [None, torch.inf, torch.nan])
def test_unscaling_finds_infinities(poison: float | None) -> None:
    def run(device: str) -> list[torch.Tensor]:
        grads = [torch.full((2, 3), 3.0, device=device), torch.ones(4, device=device, dtype=torch.float16)]
        if poison is not None:
            grads[0][1, 1] = poison
        found = torch.zeros(1, device=device)
        torch._amp_foreach_non_finite_check_and_unscale_(grads, found, torch.tensor(0.5, device=device))
        return [*grads, found]

    assert_same(run(DEVICE), run("cpu"))


@pytest.mark.parametrize("scale", [8.0, 3e38])
@pytest.mark.parametrize("found", [0.0, 1.0])
@pytest.mark.parametrize("tracker", [0, 3, 4])
def test_the_scale_grows_and_shrinks(scale: float, found: float, tracker: int) -> None:
    def run(device: str) -> list[torch.Tensor]:
        state = [torch.tensor(scale, device=device), torch.tensor(tracker, dtype=torch.int32, device=device)]
        torch._amp_update_scale_(*state, torch.tensor(found, device=device), 2.0, 0.5, 4)
        return state

    assert_same(run(DEVICE), run("cpu"))


def test_clipping_the_norm_of_gradients() -> None:
    def run(device: str) -> list[torch.Tensor]:
        params = [torch.nn.Parameter(torch.ones(shape, device=device)) for shape in SHAPES]
        for k, param in enumerate(params):
            param.grad = torch.full_like(param, k + 1.0)
        norm = torch.nn.utils.clip_grad_norm_(params, 0.5)
        return [norm, *(param.grad for param in params)]

    assert_same(run(DEVICE), run("cpu"))


UNARY = [
    *("abs", "acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "exp", "expm1", "floor", "frac"),
    *("lgamma", "log", "log10", "log1p", "log2", "neg", "reciprocal", "round", "rsqrt", "sigmoid", "sign"),
    *("sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
]
BINARY = ["add", "sub", "mul", "div", "clamp_min", "clamp_max", "maximum", "minimum", "pow"]


def both(function: Callable[..., Any]) -> Callable[..., Any]:
    """Call a list op and its in-place form on a copy."""
    in_place = getattr(torch, f"{function.__name__}_")

    def call(x: list[torch.Tensor], *args: Any, **kwargs: Any) -> list[torch.Tensor]:
        written = [entry.clone() for entry in x]
        in_place(written, *args, **kwargs)
        return [*function(x, *args, **kwargs), *written]

    return call


def foreach(
    name: str,
    inputs: Callable[..., Sequence[Any]],
    dtypes: Sequence[torch.dtype] = F32,
    label: str = "",
    **kwargs: Any,
) -> Case:
    """Make a case of `torch._foreach_<name>`."""
    function = both(getattr(torch, f"_foreach_{name}"))
    return Case(function, inputs, dtypes, kwargs, forms=("forward", "strided"), name=f"{name}-{label}")


def lists(t: Any, count: int, **options: Any) -> list[list[torch.Tensor]]:
    """Draw lists of two tensors."""
    return [[t(2, 3, **options), t(4, **options)] for _ in range(count)]


CASES = [
    *[
        foreach(name, lambda t, low=low, high=high: lists(t, 1, low=low, high=high))
        for name in UNARY
        for low, high in [(-0.9, 0.9) if name in {"acos", "asin"} else (0.1, 3)]
    ],
    *[foreach(name, lambda t: lists(t, 2, low=0.5, high=3), FLOATS, "list") for name in BINARY],
    *[foreach(name, lambda t: [*lists(t, 1, low=0.5, high=3), 1.5], FLOATS, "number") for name in BINARY],
    *[foreach(name, lambda t: [*lists(t, 1, low=0.5, high=3), [2, 1.5]], F32, "numbers") for name in BINARY],
    *[
        foreach(name, lambda t: [*lists(t, 1), t(low=1, high=2)], F32, "tensor")
        for name in ("add", "mul", "div")
    ],
    *[foreach(name, lambda t: lists(t, 2), F32, "alpha", alpha=2.5) for name in ("add", "sub")],
    *[
        foreach(name, lambda t, scale=scale: [*lists(t, 3, low=1, high=3), scale], F32, label)
        for name in ("addcmul", "addcdiv")
        for label, scale in [("number", 2.5), ("numbers", [2.5, 3])]
    ],
    foreach("lerp", lambda t: lists(t, 3), FLOATS, "list"),
    foreach("lerp", lambda t: [*lists(t, 2), 0.3], F32, "number"),
    foreach("lerp", lambda t: [*lists(t, 2), [0.3, 0.7]], F32, "numbers"),
    *[
        Case(
            torch._foreach_norm,
            lambda t, p=p: [*lists(t, 1), p],
            FLOATS,
            forms=("forward",),
            name=f"norm-{p}",
        )
        for p in (1, 2, float("inf"))
    ],
    Case(torch._foreach_max, lambda t: lists(t, 1), F32, forms=("forward",)),
    Case(torch._foreach_mm, lambda t: ([t(2, 3)], [t(3, 2)]), F32, forms=("forward",)),
    Case(torch._foreach_pow, lambda t: (2.5, *lists(t, 1)), F32, forms=("forward",), name="number-pow"),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_lists_match_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


def test_zero_and_copy_of_lists() -> None:
    x = [torch.ones(2, 3, device=DEVICE), torch.ones(4, device=DEVICE)]
    torch._foreach_zero_(x)
    assert_same(x, [torch.zeros(2, 3), torch.zeros(4)])
    torch._foreach_copy_(x, [torch.ones(2, 3, device=DEVICE), torch.full((4,), 2.0, device=DEVICE)])
    assert_same(x, [torch.ones(2, 3), torch.full((4,), 2.0)])


def test_factors_in_a_tensor_on_the_cpu() -> None:
    def run(device: str) -> list[torch.Tensor]:
        x, y, z = ([torch.full((2,), value, device=device)] * 2 for value in (1.0, 3.0, 2.0))
        factors = torch.tensor([2.5, 3])
        return [*torch._foreach_addcmul(x, y, z, factors), *torch._foreach_addcdiv(x, y, z, factors)]

    assert_same(run(DEVICE), run("cpu"))


def test_lists_of_different_lengths_are_refused() -> None:
    x = torch.ones(2, device=DEVICE)
    with pytest.raises(RuntimeError, match="same number of tensors"):
        torch._foreach_add([x, x], [x])
