"""Dynamic sizes: one program serves the sizes of a bucket, and padding never shows."""

import pytest
import torch
from agreeing import compiled, counted, programs
from torch import nn
from torch.nn import functional as F

from torchtpu.dynamic import bucket

# All of one bucket, after the first of which the program is known.
LENGTHS = [19, 32, 25]

OVER_LENGTH = {
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(1),
    "logsumexp": lambda x: x.logsumexp(1),
    "sum": lambda x: x.sum(1),
    "sum all": lambda x: x.sum(),
    "mean": lambda x: x.mean(1),
    "mean all": lambda x: x.mean(),
    "var": lambda x: x.var(1),
    "std, population": lambda x: x.std(1, correction=0),
    "norm": lambda x: torch.linalg.vector_norm(x, dim=1),
    "norm of order 1": lambda x: torch.linalg.vector_norm(x, 1, dim=1),
    "largest": lambda x: torch.linalg.vector_norm(x, float("inf"), dim=1),
    "amax": lambda x: (x - 10).amax(1),
    "amin": lambda x: (x + 10).amin(1),
    "max": lambda x: tuple((x - 10).max(1)),
    "argmax": lambda x: (x - 10).argmax(1),
    "argmin": lambda x: (x + 10).argmin(1),
    "prod": lambda x: x.prod(1),
    "any": lambda x: (x > 1).any(1),
    "all": lambda x: (x > -9).all(1),
    "sort": lambda x: tuple((x + 10).sort(1)),
    "sort, descending": lambda x: tuple((x - 10).sort(1, descending=True)),
    "topk": lambda x: tuple((x - 10).topk(3, 1)),
    "topk, smallest": lambda x: tuple((x + 10).topk(3, 1, largest=False)),
    "cumsum": lambda x: x.cumsum(1),
    "conv": lambda x: F.conv1d(x.transpose(1, 2), torch.ones(4, 5, 3, device=x.device), padding=1),
    "conv, strided": lambda x: F.conv1d(x.transpose(1, 2), torch.ones(4, 5, 3, device=x.device), stride=2),
    "product": lambda x: x.transpose(1, 2) @ x,
    "merged": lambda x: x.flatten(0, 1).sum(0),
    "merged product": lambda x: x.flatten(0, 1).t() @ x.reshape(-1, 5),
    "last": lambda x: x[:, -1] * 2,
    "tail": lambda x: x[:, 3:].sum(1),
    "divided by the length": lambda x: x / x.shape[1],
    "counted": lambda x: x + torch.arange(x.shape[1], device=x.device).unsqueeze(1),
    "attention": lambda x: F.scaled_dot_product_attention(x.unsqueeze(1), x.unsqueeze(1), x.unsqueeze(1)),
    "causal attention": lambda x: F.scaled_dot_product_attention(
        x.unsqueeze(1), x.unsqueeze(1), x.unsqueeze(1), is_causal=True
    ),
    "layer norm": lambda x: F.layer_norm(x, (5,)),
    "cross entropy": lambda x: F.cross_entropy(x.flatten(0, 1), x.argmax(2).flatten()),
}


@pytest.fixture(autouse=True)
def _forget_graphs():
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def results(value) -> list[torch.Tensor]:
    values = value if isinstance(value, tuple) else (value,)
    return [each.detach().cpu() for each in values]


def batch(length: int, device: str, seed: int = 0) -> torch.Tensor:
    x = torch.randn(2, length, 5, generator=torch.Generator().manual_seed(seed)).to(device)
    torch._dynamo.mark_dynamic(x, 1)
    return x


@pytest.mark.parametrize("name", OVER_LENGTH)
def test_padding_does_not_show(name):
    function = OVER_LENGTH[name]
    compiled = torch.compile(function, backend="tpu", fullgraph=True)
    for index, length in enumerate(LENGTHS):
        x = batch(length, "tpu", seed=length)
        before = programs()
        got = results(compiled(x))
        assert programs() - before == (1 if index == 0 else 0)
        for mine, torchs in zip(got, results(function(x.cpu())), strict=True):
            torch.testing.assert_close(mine, torchs)


@pytest.mark.parametrize("name", ["softmax", "mean", "var", "product", "conv", "attention", "cross entropy"])
def test_padding_does_not_show_in_gradients(name):
    def function(x):
        return (OVER_LENGTH[name](x.tanh()) * 1.5).square().sum()

    compiled = torch.compile(function, backend="tpu", fullgraph=True)
    for length in LENGTHS[:2]:
        x = batch(length, "tpu").requires_grad_()
        torch._dynamo.mark_dynamic(x, 1)
        compiled(x).backward()
        y = x.detach().cpu().requires_grad_()
        function(y).backward()
        torch.testing.assert_close(x.grad.cpu(), y.grad, atol=1e-4, rtol=1e-4)


class Decoder(nn.Module):
    """Embeddings with positions, one block of causal attention, logits."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens = nn.Embedding(50, 16)
        self.positions = nn.Embedding(512, 16)
        self.norm = nn.LayerNorm(16)
        self.inside = nn.Linear(16, 48)
        self.outside = nn.Linear(16, 50)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        b, n = ids.shape
        x = self.tokens(ids) + self.positions(torch.arange(n, device=ids.device))
        q, k, v = (each.view(b, n, 2, 8).transpose(1, 2) for each in self.inside(self.norm(x)).split(16, 2))
        mixed = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.outside(x + mixed.transpose(1, 2).reshape(b, n, 16))


def test_many_lengths_need_few_programs():
    torch.manual_seed(0)
    model = Decoder()
    on_tpu = Decoder()
    on_tpu.load_state_dict(model.state_dict())
    compiled = torch.compile(on_tpu.to("tpu"), backend="tpu", fullgraph=True)
    before = programs()
    for length in range(17, 17 + 32 * 7, 7):
        ids = torch.randint(50, (2, length))
        x = ids.to("tpu")
        torch._dynamo.mark_dynamic(x, 1)
        with torch.no_grad():
            torch.testing.assert_close(compiled(x).cpu(), model(ids))
    assert programs() - before <= 4


def test_what_padding_would_show_in_is_compiled_for_each_size():
    def function(x):
        return x.flip(1) + 1

    compiled = torch.compile(function, backend="tpu", fullgraph=True)
    for length in LENGTHS:
        x = batch(length, "tpu")
        torch.testing.assert_close(compiled(x).cpu(), function(x.cpu()))


def test_the_rule_for_buckets_is_an_option():
    compiled = torch.compile(lambda x: x.sum(1), backend="tpu", options={"bucket": lambda size: 40})
    before = programs()
    for length in (9, 20, 40):
        x = batch(length, "tpu")
        torch.testing.assert_close(compiled(x).cpu(), x.cpu().sum(1))
    assert programs() - before == 1
    exact = torch.compile(lambda x: x.sum(1) + 2, backend="tpu", options={"bucket": None})
    before = programs()
    for length in (9, 20):
        x = batch(length, "tpu")
        torch.testing.assert_close(exact(x).cpu(), x.cpu().sum(1) + 2)
    assert programs() - before == 2


@pytest.mark.parametrize(("size", "want"), [(1, 1), (3, 4), (64, 64), (65, 128), (129, 256), (300, 384)])
def test_buckets_are_powers_of_two_and_multiples_of_128(size, want):
    assert bucket(size) == want


@pytest.mark.parametrize("dynamic", [True, None], ids=["at first", "later"])
@pytest.mark.parametrize("kind", ["item", "branch", "numpy", "spaced"])
def test_ops_that_read_values_in_sizes_that_change(kind, dynamic):
    @torch.library.custom_op(f"torchtpu_tests::{kind}_of_any_size", mutates_args=())
    def by_numpy(x: torch.Tensor) -> torch.Tensor:
        return torch.from_numpy(x.cpu().numpy() + 1).to(x.device)

    by_numpy.register_fake(torch.empty_like)
    functions = {
        "item": lambda x: (x * 2).softmax(-1) * x.sum().item(),
        "branch": lambda x: torch.cond(x.sum() > 0, lambda x: by_numpy(x) * 2, lambda x: x - 1, (x,)) * 3,
        "numpy": lambda x: by_numpy(by_numpy(x * 2).softmax(-1)) + 4,
        "spaced": lambda x: torch.linspace(x.sum(), x.max(), 5, device=x.device) + x.mean(),
    }
    fast = compiled(functions[kind], dynamic=dynamic)
    for size in (5, 7, 5, 11):
        x = torch.rand(size)
        torch.testing.assert_close(fast(x.to("tpu")).cpu(), functions[kind](x))
    assert kind == "item" or counted("stages_on_host") > 0
