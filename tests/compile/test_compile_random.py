"""Random numbers, autocast and checkpoints in compiled functions."""

import torch
import torch.nn.functional as F
from agreeing import compiled
from torch import nn
from torch.utils.checkpoint import checkpoint


def test_the_same_seed_draws_what_eager_mode_draws():
    def noise(x):
        return F.dropout(x, 0.5) + torch.rand_like(x)

    x = torch.ones(64, device="tpu")
    fast = compiled(noise)
    torch.tpu.manual_seed(3)
    want = noise(x), noise(x)
    state = torch.tpu.get_rng_state()
    torch.tpu.manual_seed(3)
    got = fast(x), fast(x)
    assert torch.equal(torch.tpu.get_rng_state(), state)
    assert torch.equal(got[0], want[0])
    assert torch.equal(got[1], want[1])
    assert not torch.equal(got[0], got[1])


def test_backward_drops_what_forward_dropped():
    x = torch.ones(64, device="tpu", requires_grad=True)
    y = compiled(lambda x: F.dropout(x * 2, 0.5))(x)
    y.sum().backward()
    assert torch.equal(x.grad, y.detach())
    assert 0 < (y == 0).sum().item() < 64


def test_a_checkpoint_drops_in_backward_what_it_dropped_in_forward():
    model = nn.Linear(8, 8, bias=False).to("tpu")

    def block(x):
        return checkpoint(lambda x: F.dropout(torch.relu(model(x)), 0.5), x, use_reentrant=False)

    x = torch.randn(4, 8, device="tpu", requires_grad=True)
    y = compiled(block)(x)
    (grad,) = torch.autograd.grad(y.sum(), x)
    torch.testing.assert_close(grad, (y != 0).float() * 2 @ model.weight)


def test_autocast_inside():
    def half(x, weight):
        with torch.autocast("tpu", dtype=torch.bfloat16):
            return F.gelu(x @ weight)

    x = torch.randn(2, 8, device="tpu", requires_grad=True)
    weight = torch.randn(8, 8, device="tpu")
    y = compiled(half)(x, weight)
    assert y.dtype == torch.bfloat16
    assert torch.equal(y, half(x, weight))
    y.float().sum().backward()
    assert x.grad.dtype == torch.float32


def test_autocast_around():
    model = nn.Linear(8, 8).to("tpu")
    fast = compiled(model)
    x = torch.randn(2, 8, device="tpu")
    with torch.autocast("tpu", dtype=torch.bfloat16):
        y, want = fast(x), model(x)
    assert y.dtype == torch.bfloat16
    assert torch.equal(y, want)
    assert fast(x).dtype == torch.float32


def test_an_eager_checkpoint_drops_in_backward_what_it_dropped_in_forward():
    x = torch.randn(64, device="tpu", requires_grad=True)
    y = checkpoint(lambda x: F.dropout(torch.relu(x), 0.5), x, use_reentrant=False)
    y.sum().backward()
    assert torch.equal(x.grad, (y != 0).float() * 2)


def test_states_of_generators_are_set_between_graphs():
    def draw_twice(x):
        state = torch.tpu.get_rng_state()
        first = torch.rand_like(x)
        torch.tpu.set_rng_state(state)
        return first, torch.rand_like(x)

    first, second = compiled(draw_twice, fullgraph=False)(torch.ones(8, device="tpu"))
    assert torch.equal(first, second)
