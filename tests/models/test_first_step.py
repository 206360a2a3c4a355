"""The first fused step, which makes the optimizer's state, is the program of all further ones."""

import itertools

import pytest
import torch
import torch.nn.functional as F
from torch import nn, optim
from torch.tpu import EagerMode, set_eager_mode

# The nets are alike but for a width.
pytestmark = pytest.mark.filterwarnings("ignore:fused eager. compiled")

STEPS = 5
OPTIMIZERS = {
    "sgd": lambda p: optim.SGD(p, lr=0.1),
    "sgd-momentum": lambda p: optim.SGD(p, lr=0.1, momentum=0.9),
    "sgd-momentum-each": lambda p: optim.SGD(p, lr=0.1, momentum=0.9, nesterov=True, foreach=False),
    "sgd-momentum-fused": lambda p: optim.SGD(p, lr=0.1, momentum=0.9, fused=True),
    "adam": optim.Adam,
    "adam-each": lambda p: optim.Adam(p, foreach=False),
    "adam-amsgrad": lambda p: optim.Adam(p, amsgrad=True),
    "adamw": optim.AdamW,
    "adamw-fused": lambda p: optim.AdamW(p, fused=True),
    "adamw-capturable": lambda p: optim.AdamW(p, capturable=True),
    "adamw-capturable-each": lambda p: optim.AdamW(p, capturable=True, foreach=False),
    "rmsprop": optim.RMSprop,
    "adagrad": optim.Adagrad,
    "nadam": optim.NAdam,
}
WIDTHS = itertools.count(17)
"""Each net has a width of its own, so that no other test has compiled its programs."""


def compiles(make_optimizer, *, schedule: bool = False, set_to_none: bool = True) -> list[int]:
    """Train a net; return how many programs each step compiled."""
    width = next(WIDTHS)
    net = nn.Sequential(nn.Linear(16, width), nn.ReLU(), nn.Linear(width, 4)).to("tpu")
    optimizer = make_optimizer(net.parameters())
    schedules = [optim.lr_scheduler.ExponentialLR(optimizer, 0.9)] if schedule else []
    x, y = torch.ones(8, 16).to("tpu"), torch.arange(8).remainder(4).to("tpu")
    counts = [torch.tpu.metrics()["compiles"]]
    for _ in range(STEPS):
        optimizer.zero_grad(set_to_none=set_to_none)
        F.cross_entropy(net(x), y).backward()
        optimizer.step()
        for each in schedules:
            each.step()
        counts.append(torch.tpu.metrics()["compiles"])
    return [after - before for before, after in itertools.pairwise(counts)]


@pytest.mark.parametrize("schedule", [False, True])
@pytest.mark.parametrize("optimizer", OPTIMIZERS)
def test_a_step_is_compiled_once(optimizer, schedule):
    with set_eager_mode(EagerMode.FUSED):
        first, *later = compiles(OPTIMIZERS[optimizer], schedule=schedule)
    assert later == [0] * (STEPS - 1), torch.tpu.metrics()["unstable_steps"]
    assert 1 <= first <= 2, "the step, and one program that fills the state"


@pytest.mark.parametrize("options", [{}, {"nesterov": True, "weight_decay": 0.1}, {"maximize": True}])
def test_momentum_that_begins_as_zeros_is_that_of_the_cpu(options):
    parameters = [nn.Parameter(torch.randn(3, 2)), nn.Parameter(torch.randn(4))]
    ours = [nn.Parameter(parameter.detach().to("tpu")) for parameter in parameters]
    optimizers = [optim.SGD(each, lr=0.1, momentum=0.9, **options) for each in (parameters, ours)]
    with set_eager_mode(EagerMode.FUSED):
        for used in (1, 2, 2):
            for want, got in list(zip(parameters, ours, strict=True))[:used]:
                want.grad = torch.randn_like(want)
                got.grad = want.grad.to("tpu")
            for optimizer in optimizers:
                optimizer.step()
            assert len(optimizers[1].state) == used
    for want, got in zip(parameters, ours, strict=True):
        torch.testing.assert_close(got.detach().cpu(), want.detach())
        buffers = [o.state[p]["momentum_buffer"].cpu() for o, p in zip(optimizers, (want, got), strict=True)]
        torch.testing.assert_close(*buffers)


@pytest.mark.parametrize("mode", [EagerMode.FUSED, EagerMode.STRICT])
def test_dampened_momentum_starts_with_a_copy(mode):
    """Torch does not dampen the first gradient: that step is another program."""
    with set_eager_mode(mode):
        parameter = nn.Parameter(torch.zeros(3, device="tpu"))
        optimizer = optim.SGD([parameter], lr=1.0, momentum=0.9, dampening=0.5)
        for _ in range(2):
            parameter.grad = torch.ones_like(parameter)
            optimizer.step()
        assert optimizer.state[parameter]["momentum_buffer"].tolist() == pytest.approx([1.4] * 3)


def test_gradients_that_are_kept_as_zeros_start_without():
    """Torch's first step has no gradients to add to: that step is another program."""
    with set_eager_mode(EagerMode.FUSED):
        counts = compiles(lambda p: optim.SGD(p, lr=0.1), set_to_none=False)
    assert counts == [1, 1, 0, 0, 0]


@pytest.mark.parametrize("make", [torch.zeros, torch.ones])
def test_a_number_is_part_of_the_program_that_reads_it(make):
    with set_eager_mode(EagerMode.FUSED):
        x = torch.arange(6.0).to("tpu")
        before = torch.tpu.metrics()["executions"]
        y = x + make(6, device="tpu")
        assert y.tolist() == (torch.arange(6.0) + make(6)).tolist()
        assert torch.tpu.metrics()["executions"] == before + 1


@pytest.mark.parametrize("value", [0, -0.0, 2.5, float("nan"), True])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float8_e4m3fn, torch.complex64])
def test_a_number_has_its_bits(dtype, value):
    want = torch.full((3, 4), value, dtype=dtype)
    with set_eager_mode(EagerMode.FUSED):
        got = torch.full((3, 4), value, dtype=dtype, device="tpu")
        turned = got.t()[1:].contiguous()
        assert turned.cpu().view(torch.uint8).equal(want.t()[1:].contiguous().view(torch.uint8))
        assert got.cpu().view(torch.uint8).equal(want.view(torch.uint8))


def test_numbers_are_filled_in_order():
    with set_eager_mode(EagerMode.FUSED):
        x = torch.zeros(4, device="tpu")
        part, before = x[1:3], x + 1
        x.fill_(2)
        part.mul_(3)
        assert (x.tolist(), before.tolist()) == ([2, 6, 6, 2], [1] * 4)
        x = torch.full((4,), 3.0, device="tpu")
        x.untyped_storage().resize_(24)
        assert torch.as_strided(x, (6,), (1,)).tolist() == [3, 3, 3, 3, 0, 0]
