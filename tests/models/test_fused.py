"""Fused eager: a training step is one program, and nothing but the moment of execution changes."""

from copy import deepcopy
from itertools import pairwise

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.tpu import EagerMode, set_eager_mode


def train(steps: int, dropout: float = 0.0) -> tuple[list[float], list[dict]]:
    """Losses of each step, and the counters after each."""
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Dropout(dropout), nn.Linear(32, 4)).to("tpu")
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    x, y = torch.randn(8, 16).to("tpu"), torch.arange(8).remainder(4).to("tpu")
    losses, counters = [], []
    for _ in range(steps):
        loss = F.cross_entropy(net(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
        counters.append(torch.tpu.metrics())
    return [loss.item() for loss in losses], counters


def test_a_step_is_one_program():
    with set_eager_mode(EagerMode.FUSED):
        _, counters = train(8)
    for before, after in pairwise(counters[3:]):
        assert after["executions"] - before["executions"] == 1
        assert after["compiles"] == before["compiles"]


def test_updates_within_the_backward_pass_are_one_program_without_gradients():
    net = nn.Sequential(nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 4))
    copy, net = deepcopy(net), net.to("tpu")
    x, y = torch.randn(8, 64), torch.arange(8).remainder(4)

    def steps(net, x, y):
        optimizers = {p: torch.optim.SGD([p], lr=0.05) for p in net.parameters()}

        def update(p):
            optimizers[p].step()
            optimizers[p].zero_grad()

        for p in net.parameters():
            p.register_post_accumulate_grad_hook(update)
        for _ in range(8):
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            yield loss.detach()

    expected = list(steps(copy, x, y))
    with set_eager_mode(EagerMode.FUSED):
        counters, losses = [], []
        for loss in steps(net, x.to("tpu"), y.to("tpu")):
            losses.append(loss)
            counters.append(torch.tpu.metrics())
        torch.testing.assert_close(torch.stack(losses).cpu(), torch.stack(expected))
    for before, after in pairwise(counters[3:]):
        assert after["executions"] - before["executions"] == 1
        assert after["compiles"] == before["compiles"]


@pytest.mark.parametrize("dropout", [0.0, 0.5])
def test_values_and_draws_are_those_of_strict_mode(dropout):
    strict, _ = train(6, dropout)
    with set_eager_mode(EagerMode.FUSED):
        fused, _ = train(6, dropout)
    torch.testing.assert_close(torch.tensor(fused), torch.tensor(strict), rtol=1e-5, atol=1e-6)


def test_a_value_that_is_needed_is_there():
    with set_eager_mode(EagerMode.FUSED):
        x = torch.ones(3).to("tpu")
        y = x
        for _ in range(10):
            y = y + x
        before = torch.tpu.metrics()["executions"]
        assert y.sum().item() == 33
        assert torch.tpu.metrics()["executions"] - before == 1


def test_writes_through_views_are_seen():
    with set_eager_mode(EagerMode.FUSED):
        x = torch.zeros(3, 4, device="tpu")
        x[1].add_(1)
        x.t()[2] += 5
        want = torch.zeros(3, 4)
        want[1].add_(1)
        want.t()[2] += 5
        assert x.cpu().equal(want)


def test_an_error_comes_from_the_line_that_made_it():
    with set_eager_mode(EagerMode.FUSED):
        x = torch.ones(3, device="tpu") * 2
        with pytest.raises(RuntimeError, match="must match the size"):
            x + torch.ones(4, device="tpu")
        assert x.sum().item() == 6


def test_the_mode_is_the_thread_s():
    assert torch.tpu.eager_mode is EagerMode.STRICT
    with set_eager_mode(EagerMode.FUSED):
        assert torch.tpu.eager_mode is EagerMode.FUSED
    assert torch.tpu.eager_mode is EagerMode.STRICT


def test_sync_enqueues_what_was_recorded():
    with set_eager_mode(EagerMode.FUSED):
        x = torch.ones(5, device="tpu") + 1
        before = torch.tpu.metrics()["executions"]
        torch.tpu.sync()
        assert torch.tpu.metrics()["executions"] == before + 1
        assert x.sum().item() == 10


def steps_by_hand(steps: int, batches: list[int]) -> None:
    """Train without an optimizer: nothing says where a step ends."""
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4)).to("tpu")
    data = {n: (torch.randn(n, 16).to("tpu"), torch.arange(n).remainder(4).to("tpu")) for n in batches}
    for step in range(steps):
        x, y = data[batches[step % len(batches)]]
        F.cross_entropy(net(x), y).backward()
        with torch.no_grad():
            for parameter in net.parameters():
                parameter.sub_(0.1 * parameter.grad)
                parameter.grad = None


def test_a_loop_without_an_optimizer_is_cut_into_steps():
    with set_eager_mode(EagerMode.FUSED):
        steps_by_hand(5, [8])
        torch.tpu.sync()
        before = torch.tpu.metrics()
        steps_by_hand(10, [8])
        torch.tpu.sync()
    after = torch.tpu.metrics()
    assert 7 <= after["executions"] - before["executions"] <= 12
    assert after["compiles"] - before["compiles"] <= 1


def test_steps_of_many_shapes_are_explained():
    def steps_of_many_shapes():
        for batch in (3, 5, 6, 7, 9, 10, 11):
            steps_by_hand(1, [batch])
            torch.tpu.sync()

    warns = pytest.warns(RuntimeWarning, match=r"compiled [36] times more .* got float32\[")
    with set_eager_mode(EagerMode.FUSED), warns:
        steps_of_many_shapes()
    assert any("before float32[" in line for line in torch.tpu.metrics()["unstable_steps"])
