"""Training on the device agrees with the CPU, and compiles nothing after the first steps."""

import copy

import pytest
import torch
import torch.nn.functional as F
from torch import nn

STEPS = 50


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(20, 32), nn.Tanh(), nn.Linear(32, 32), nn.GELU(), nn.Linear(32, 5))


def cnn() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(1, 8, 3, padding=1),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(8, 16, 3, padding=1),
        nn.ReLU(),
        nn.AdaptiveAvgPool2d(2),
        nn.Flatten(),
        nn.Linear(64, 5),
    )


def data(shape: tuple[int, ...]) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    x = torch.randn(16, *shape, generator=generator)
    return x, torch.randint(0, 5, (16,), generator=generator)


def losses(model: nn.Module, device: str, x, y, make_optimizer, steps: int = STEPS) -> list[float]:
    """Loss of each step; the last batches come back as a learning rate that changes."""
    model = copy.deepcopy(model).to(device)
    optimizer = make_optimizer(model.parameters())
    x, y = x.to(device), y.to(device)
    found = []
    for step in range(steps):
        optimizer.param_groups[0]["lr"] *= 1 - 0.001 * step
        loss = F.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


OPTIMIZERS = {
    "sgd": lambda p: torch.optim.SGD(p, lr=0.05, momentum=0.9),
    "adamw": lambda p: torch.optim.AdamW(p, lr=1e-3),
    "adam-fused": lambda p: torch.optim.Adam(p, lr=1e-3, fused=True),
}


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@pytest.mark.parametrize(("model", "shape"), [(mlp, (20,)), (cnn, (1, 8, 8))])
def test_losses_agree_with_the_cpu(model, shape, optimizer):
    torch.manual_seed(0)
    net = model()
    x, y = data(shape)
    make = OPTIMIZERS[optimizer]
    want = torch.tensor(losses(net, "cpu", x, y, make))
    got = torch.tensor(losses(net, "tpu", x, y, make))
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)
    assert want[-1] < want[0]


def test_later_steps_compile_nothing_although_the_learning_rate_changes():
    torch.manual_seed(0)
    net = cnn()
    x, y = data((1, 8, 8))
    losses(net, "tpu", x, y, OPTIMIZERS["adamw"], steps=3)
    before = torch.tpu.metrics()["compiles"]
    losses(net, "tpu", x, y, OPTIMIZERS["adamw"], steps=10)
    assert torch.tpu.metrics()["compiles"] == before


def test_every_index_is_the_same_program():
    x = torch.arange(300.0, device="tpu").reshape(100, 3)
    (x[0] + 1).cpu()
    before = torch.tpu.metrics()["compiles"]
    for i in range(100):
        assert (x[i] + 1)[0].item() == 3 * i + 1
    assert torch.tpu.metrics()["compiles"] - before <= 5


def test_alpha_is_no_part_of_the_program():
    x = torch.ones(7, device="tpu")

    def check(alpha: float) -> None:
        assert torch.add(x, x, alpha=alpha)[0].item() == 1 + alpha
        x.mul_(alpha).div_(alpha)

    check(0.25)
    before = torch.tpu.metrics()["compiles"]
    for alpha in (0.5, 3.0, -7.25):
        check(alpha)
    assert torch.tpu.metrics()["compiles"] == before


def test_a_long_loop_leaves_no_bytes_behind():
    x = torch.ones(256, device="tpu")
    y = torch.ones(256, device="tpu")
    for _ in range(10):
        x = x * y
    before = torch.tpu.metrics()["live_bytes"]
    for _ in range(10_000):
        x = x * y
    assert torch.tpu.metrics()["live_bytes"] == before


class Block(nn.Module):
    """One transformer block: attention and a feed-forward network, pre-norm."""

    def __init__(self, dim: int = 32, heads: int = 4):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.qkv, self.out = nn.Linear(dim, 3 * dim), nn.Linear(dim, dim)
        self.mlp = nn.Sequential(nn.Linear(dim, 4 * dim), nn.GELU(), nn.Linear(4 * dim, dim))

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(b, t, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, d))
        return x + self.mlp(self.norm2(x))


class Language(nn.Module):
    """Embedding, two blocks, and the logits of the next token."""

    def __init__(self, words: int = 50, dim: int = 32):
        super().__init__()
        self.words = nn.Embedding(words, dim)
        self.places = nn.Embedding(16, dim)
        self.blocks = nn.Sequential(Block(dim), Block(dim))
        self.norm = nn.LayerNorm(dim)
        self.head = nn.Linear(dim, words)

    def forward(self, tokens):
        places = torch.arange(tokens.shape[1], device=tokens.device)
        return self.head(self.norm(self.blocks(self.words(tokens) + self.places(places))))


class Residual(nn.Module):
    """One residual block as in ResNet, with a projection."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 8, 3, stride=2, padding=1, bias=False)
        self.conv2 = nn.Conv2d(8, 8, 3, padding=1, bias=False)
        self.norm1, self.norm2, self.norm3 = (nn.BatchNorm2d(8) for _ in range(3))
        self.project = nn.Conv2d(3, 8, 1, stride=2, bias=False)
        self.head = nn.Linear(8, 5)

    def forward(self, x):
        y = F.relu(self.norm1(self.conv1(x)))
        y = F.relu(self.norm2(self.conv2(y)) + self.norm3(self.project(x)))
        return self.head(F.adaptive_avg_pool2d(F.max_pool2d(y, 3, 2, 1), 1).flatten(1))


def gradients(model, device, *inputs):
    model = copy.deepcopy(model).to(device)
    result = model(*(x.to(device) for x in inputs))
    result.float().square().mean().backward()
    return result.cpu(), {name: p.grad.cpu() for name, p in model.named_parameters()}


@pytest.mark.parametrize(
    ("make", "inputs"),
    [
        (Language, (torch.arange(24).reshape(2, 12) % 50,)),
        (Residual, (torch.linspace(-1, 1, 2 * 3 * 16 * 16).reshape(2, 3, 16, 16),)),
    ],
)
def test_blocks_forward_and_backward(make, inputs):
    torch.manual_seed(0)
    model = make()
    want, want_grads = gradients(model, "cpu", *inputs)
    got, got_grads = gradients(model, "tpu", *inputs)
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)
    for name, grad in want_grads.items():
        close = {"rtol": 1e-3, "atol": 1e-5, "msg": lambda m, n=name: f"{n}: {m}"}
        torch.testing.assert_close(got_grads[name], grad, **close)


def test_autocast_trains_in_bfloat16():
    torch.manual_seed(0)
    net = mlp().to("tpu")
    x, y = data((20,))
    with torch.autocast("tpu", dtype=torch.bfloat16):
        out = net(x.to("tpu"))
        loss = F.cross_entropy(out, y.to("tpu"))
    assert out.dtype == torch.bfloat16
    loss.backward()
    assert all(p.grad.dtype == torch.float32 and p.grad.isfinite().all() for p in net.parameters())
