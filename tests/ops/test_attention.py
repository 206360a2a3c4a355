"""Attention, composed and fused, against the CPU."""

from collections.abc import Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, each, parameters
from torch import nn

from torchtpu import _C
from torchtpu._capture import capture

PRECISE = (torch.float32, torch.float64)
# The CPU's kernel keeps other intermediate results in 16 bits than the device.
SHORT = {
    "dtypes": (torch.bfloat16, torch.float16),
    "tolerance": (2e-2, 6e-2),
    "forms": ("forward", "backward"),
}


def heads(t: Sampler, keys: int = 5, key_heads: int = 4) -> Sequence[torch.Tensor]:
    return t(2, 4, 5, 8), t(2, key_heads, keys, 8), t(2, key_heads, keys, 8)


def attention(name: str, keys: int = 5, key_heads: int = 4, mask: Any = None, **kwargs: Any) -> list[Case]:
    """Make cases of `scaled_dot_product_attention`, for precise and for short floats."""

    def inputs(t: Sampler) -> Sequence[Any]:
        return *heads(t, keys, key_heads), mask and mask(t)

    name = f"attention-{name}"
    function = F.scaled_dot_product_attention
    return [
        Case(function, inputs, PRECISE, kwargs, name=name),
        Case(function, inputs, kwargs=kwargs, name=name, **SHORT),
    ]


def of_cpu(name: str, key_heads: int = 4, *, masked: bool = False, **kwargs: Any) -> list[Case]:
    """Make cases of the op that is named after the CPU."""

    def run(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
        mask = torch.linspace(-2, 2, 25).view(5, 5).to(q) if masked else None
        function = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu
        return function(q, k, v, attn_mask=mask, **kwargs)

    def inputs(t: Sampler) -> Sequence[Any]:
        return heads(t, key_heads=key_heads)

    name = f"flash-for-cpu-{name}"
    return [
        Case(run, inputs, PRECISE, name=name, forms=("forward", "backward")),
        Case(run, inputs, name=name, **SHORT),
    ]


CASES = [
    *attention("plain"),
    *attention("cross", keys=3),
    *attention("causal", is_causal=True),
    *attention("scaled", scale=0.5),
    *attention("bool-mask", mask=lambda t: t(5, 5, dtype=torch.bool).triu(-1)),
    *attention("float-mask", mask=lambda t: t(2, 1, 5, 5)),
    *attention("row-hidden", mask=lambda t: torch.arange(5)[:, None] > torch.zeros(5)),
    *attention("grouped", key_heads=2, enable_gqa=True),
    *attention("grouped-mask", key_heads=2, mask=lambda t: t(2, 4, 5, 5), enable_gqa=True),
    # More keys than one block of the fused kernel holds.
    *attention("many-keys", keys=1030)[:1],
    *attention("many-keys-mask", keys=1030, mask=lambda t: t(2, 1, 5, 1030))[:1],
    *attention("many-keys-causal", keys=1030, is_causal=True)[:1],
    *of_cpu("plain"),
    *of_cpu("causal", is_causal=True),
    *of_cpu("scaled", scale=0.5),
    *of_cpu("masked", masked=True),
    *of_cpu("grouped", key_heads=2),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("rows", [1, 5])
def test_masks_of_the_op_for_cpu(rows: int) -> None:
    """A query that sees no key has no weights, and the logarithm 0."""
    q, k, v = heads(Sampler(torch.float32))
    mask = Sampler(torch.float32)(rows, 5)
    mask[0] = -torch.inf
    function = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu
    expected = function(q, k, v, attn_mask=mask)
    actual = function(q.to(DEVICE), k.to(DEVICE), v.to(DEVICE), attn_mask=mask.to(DEVICE))
    assert_same(actual, expected)


@pytest.mark.parametrize(
    "change",
    [
        lambda q: ((q, q, q), {"dropout_p": 0.5}),
        lambda q: ((q, q, q), {"attn_mask": torch.ones(5, 5, dtype=torch.bool, device=q.device)}),
        lambda q: ((q, q, q), {"attn_mask": torch.ones(5, device=q.device)}),
        lambda q: ((q, q, q.double()), {}),
        lambda q: ((q, q, q[..., :4]), {}),
        lambda q: ((q[0], q[0], q[0]), {}),
        lambda q: ((q.int(), q.int(), q.int()), {}),
    ],
)
def test_errors_of_the_op_for_cpu(change: Any) -> None:
    words = []
    for device in ("cpu", DEVICE):
        args, kwargs = change(torch.ones(2, 4, 5, 8, device=device))
        with pytest.raises(RuntimeError) as error:
            torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(*args, **kwargs)
        words.append(str(error.value))
    assert words[0] == words[1]


def test_one_program_keeps_no_scores(libtpu_pool) -> None:
    """The backward pass makes them again: two products for scores, one for the mean, four for gradients."""

    def step(*given: torch.Tensor) -> Sequence[torch.Tensor]:
        *inputs, grad = (x.detach().requires_grad_() for x in given)
        return torch.autograd.grad(F.scaled_dot_product_attention(*inputs, is_causal=True), inputs, grad)

    examples = [torch.empty(1, 2, 16, 64, dtype=torch.bfloat16, device="meta") for _ in range(4)]
    graph = capture(step, examples).graph
    parameters = [(dtype, dims) for _, _, dtype, dims, _ in graph.parameters]
    results = [(dtype, dims) for _, _, dtype, dims in graph.results]
    report = libtpu_pool.compile(graph.text, parameters, results, "v6e:1x1")
    assert report["outcome"] == "accepted", report["words"]
    assert _C.hlo_summary(report["optimized_program"], 0)["opcodes"]["fused"]["convolution"] == 7


def test_dropout_keeps_the_mean() -> None:
    q, k = torch.zeros(4, 8, 64, 8, device=DEVICE), torch.zeros(4, 8, 64, 8, device=DEVICE)
    v = torch.ones(4, 8, 64, 8, device=DEVICE)
    y = F.scaled_dot_product_attention(q, k, v, dropout_p=0.25).cpu()
    assert abs(y.mean().item() - 1) < 0.01
    assert 0.05 < y[..., 0].std().item() < 0.1


@pytest.mark.parametrize("keys", [40, 1030])
def test_dropout_drops_the_same_in_backward(keys: int) -> None:
    """Values that are a unit matrix show which weights were kept."""
    t = Sampler(torch.float32)
    q, k, v = t(2, 2, 3, 8), t(2, 2, keys, 8), torch.eye(keys).expand(2, 2, keys, keys)
    moved = [x.to(DEVICE).requires_grad_() for x in (q, k, v)]
    kept = F.scaled_dot_product_attention(*moved, dropout_p=0.25)
    mask = (kept.detach().cpu() != 0).float() / 0.75
    own = [x.clone().requires_grad_() for x in (q, k, v)]
    weights = torch.softmax(own[0] @ own[1].transpose(-1, -2) / 8**0.5, -1) * mask
    seed = t(2, 2, 3, keys)
    expected = torch.autograd.grad(weights @ own[2], own, seed)
    assert_same(kept, weights.detach(), rtol=1e-5, atol=1e-6)
    assert_same(torch.autograd.grad(kept, moved, seed.to(DEVICE)), expected, rtol=1e-4, atol=1e-5)


def layer(kind: str) -> nn.Module:
    torch.manual_seed(0)
    if kind == "attention":
        return nn.MultiheadAttention(8, 2, dropout=0.0, batch_first=True)
    first = kind == "encoder-norm-first"
    activation = "gelu" if first else "relu"
    return nn.TransformerEncoderLayer(8, 2, 6, 0.0, activation, batch_first=True, norm_first=first)


PADDING = torch.tensor([[False, False, True], [False, True, True]])
CAUSAL = torch.ones(3, 3, dtype=torch.bool).triu(1)
MASKS = {
    "none": {},
    "padding": {"padding": PADDING},
    "causal": {"causal": CAUSAL},
    "both": {"padding": PADDING, "causal": CAUSAL},
}


@pytest.mark.parametrize("mode", ["train", "eval"])
@pytest.mark.parametrize("masks", MASKS.values(), ids=MASKS)
@pytest.mark.parametrize("kind", ["attention", "encoder-norm-first", "encoder-norm-last"])
def test_layers(kind: str, masks: dict[str, torch.Tensor], mode: str) -> None:
    """In eval mode torch calls one fused op for the whole layer."""
    x = Sampler(torch.float32)(2, 3, 8)

    def run(device: str) -> Any:
        module = layer(kind).to(device).train(mode == "train")
        moved = each(lambda mask: mask.to(device), masks)
        names = (
            ("attn_mask", "key_padding_mask") if kind == "attention" else ("src_mask", "src_key_padding_mask")
        )
        kwargs = {names[0]: moved.get("causal"), names[1]: moved.get("padding")}
        inputs = [x.to(device)] * (3 if kind == "attention" else 1)
        with torch.set_grad_enabled(mode == "train"):
            return module(*inputs, **kwargs)

    assert_same(run(DEVICE), run("cpu"))


def test_an_encoder_keeps_its_padded_tensor() -> None:
    """In eval mode torch's encoder would make a nested tensor of it, whose padding comes back as zeros."""
    x = Sampler(torch.float32)(2, 3, 8)
    torch.manual_seed(0)
    model = nn.TransformerEncoder(layer("encoder-norm-last"), 2).eval()
    with torch.no_grad():
        expected = model(x, src_key_padding_mask=PADDING)
        got = model.to(DEVICE)(x.to(DEVICE), src_key_padding_mask=PADDING.to(DEVICE))
    assert_same(got[~PADDING], expected[~PADDING])


def test_weights_by_head() -> None:
    x = Sampler(torch.float32)(2, 3, 8)
    module = layer("attention").eval()
    with torch.no_grad():
        expected = module(x, x, x, average_attn_weights=False)
        moved = x.to(DEVICE)
        assert_same(module.to(DEVICE)(moved, moved, moved, average_attn_weights=False), expected)
