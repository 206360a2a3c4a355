"""Models that people compile: forward and backward are the CPU's, and no graph is broken."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn

VOCABULARY = 64
TOLERANCE = 2e-4
"""Relative to the largest element of a tensor: sums over hundreds of f32 products in another order."""

Case = tuple[nn.Module, dict[str, Any]]


def tokens(*shape: int) -> torch.Tensor:
    return torch.randint(VOCABULARY, shape)


def images(size: int = 32, batch: int = 2) -> torch.Tensor:
    return torch.randn(batch, 3, size, size)


def vit() -> Case:
    import timm

    options = {"img_size": 32, "embed_dim": 32, "depth": 2, "num_heads": 2, "num_classes": 10}
    return timm.create_model("vit_tiny_patch16_224", **options), {"x": images()}


def resnet() -> Case:
    from timm.models.resnet import BasicBlock, ResNet

    model = ResNet(BasicBlock, (2, 2, 2, 2), num_classes=10, stem_width=8, channels=(8, 16, 24, 32))
    return model, {"x": images(64, batch=8)}  # The norms of the last blocks want more than two elements.


def convnext() -> Case:
    import timm

    return timm.create_model("convnext_tiny", depths=(1, 1, 2, 1), dims=(8, 16, 16, 16), num_classes=10), {
        "x": images(64)
    }


def bert() -> Case:
    from transformers import BertConfig, BertForSequenceClassification

    config = BertConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=64,
    )
    mask = torch.ones(2, 12, dtype=torch.int64)
    mask[1, 8:] = 0
    return BertForSequenceClassification(config), {"input_ids": tokens(2, 12), "attention_mask": mask}


def _decoder(config_class: Any, model_class: Any) -> Case:
    config = config_class(
        vocab_size=VOCABULARY,
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        intermediate_size=64,
        use_cache=False,
    )
    return model_class(config), {"input_ids": tokens(2, 12)}


def llama() -> Case:
    from transformers import LlamaConfig, LlamaForCausalLM

    return _decoder(LlamaConfig, LlamaForCausalLM)


def qwen() -> Case:
    from transformers import Qwen2Config, Qwen2ForCausalLM

    return _decoder(Qwen2Config, Qwen2ForCausalLM)


def t5() -> Case:
    from transformers import T5Config, T5ForConditionalGeneration

    config = T5Config(
        vocab_size=VOCABULARY,
        d_model=32,
        d_kv=8,
        d_ff=64,
        num_layers=2,
        num_heads=4,
        dropout_rate=0.0,
        use_cache=False,
    )
    return T5ForConditionalGeneration(config), {
        "input_ids": tokens(2, 10),
        "decoder_input_ids": tokens(2, 6),
    }


class UNet(nn.Module):
    """Two levels down and up again, with skips."""

    def __init__(self, width: int = 8):
        super().__init__()
        self.enter = self.block(3, width)
        self.down = self.block(width, 2 * width)
        self.bottom = self.block(2 * width, 4 * width)
        self.up = nn.ConvTranspose2d(4 * width, 2 * width, 2, stride=2)
        self.join = self.block(4 * width, 2 * width)
        self.leave = nn.Conv2d(3 * width, 1, 1)

    @staticmethod
    def block(inputs: int, outputs: int) -> nn.Module:
        return nn.Sequential(nn.Conv2d(inputs, outputs, 3, padding=1), nn.GroupNorm(4, outputs), nn.SiLU())

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        top = self.enter(x)
        middle = self.down(F.max_pool2d(top, 2))
        x = self.up(self.bottom(F.avg_pool2d(middle, 2)))
        x = self.join(torch.cat([x, middle], 1))
        return self.leave(torch.cat([F.interpolate(x, scale_factor=2, mode="bilinear"), top], 1))


class Dlrm(nn.Module):
    """Bags of embeddings and dense features that interact in pairs."""

    def __init__(self, tables: int = 3, width: int = 8):
        super().__init__()
        self.bags = nn.ModuleList(nn.EmbeddingBag(VOCABULARY, width, mode="sum") for _ in range(tables))
        self.bottom = nn.Sequential(nn.Linear(5, 16), nn.ReLU(), nn.Linear(16, width))
        pairs = (tables + 1) * tables // 2
        self.top = nn.Sequential(nn.Linear(pairs + width, 16), nn.ReLU(), nn.Linear(16, 1), nn.Sigmoid())
        self.register_buffer("rows", torch.tril_indices(tables + 1, tables + 1, -1))

    def forward(self, dense: torch.Tensor, sparse: torch.Tensor) -> torch.Tensor:
        dense = self.bottom(dense)
        features = torch.stack([dense, *(bag(sparse[:, i]) for i, bag in enumerate(self.bags))], 1)
        pairs = (features @ features.mT)[:, self.rows[0], self.rows[1]]
        return self.top(torch.cat([dense, pairs], 1))


class Lstm(nn.Module):
    """Two layers over embedded tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, 16)
        self.lstm = nn.LSTM(16, 16, num_layers=2, batch_first=True)
        self.head = nn.Linear(16, VOCABULARY)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.lstm(self.embedding(x))[0])


def unet() -> Case:
    return UNet(), {"x": images()}


def dlrm() -> Case:
    return Dlrm(), {"dense": torch.randn(4, 5), "sparse": tokens(4, 3, 2)}


def lstm() -> Case:
    return Lstm(), {"x": tokens(2, 5)}


def loss_of(output: Any) -> torch.Tensor:
    output = getattr(output, "logits", output)
    return output.float().pow(2).mean() + output.float().mean()


@pytest.mark.parametrize(
    "make",
    [vit, bert, llama, qwen, t5, resnet, convnext, unet, dlrm, lstm],
    ids=lambda make: make.__name__,
)
def test_forward_and_backward_in_one_graph(make: Callable[[], Case]):
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    torch.manual_seed(0)
    model, inputs = make()
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0  # The CPU draws other numbers.
    ours = copy.deepcopy(model).to("tpu")
    with torch._dynamo.config.patch(allow_rnn=True):
        fast = torch.compile(ours, backend="tpu", fullgraph=True)
        got = loss_of(fast(**{name: value.to("tpu") for name, value in inputs.items()}))
        got.backward()
    want = loss_of(model(**inputs))
    want.backward()
    torch.testing.assert_close(got.cpu(), want, rtol=TOLERANCE, atol=TOLERANCE)
    for (name, expected), actual in zip(model.named_parameters(), ours.parameters(), strict=True):
        if expected.grad is None:
            assert actual.grad is None, name
            continue
        scale = max(expected.grad.abs().max().item(), 1e-3)
        difference = (actual.grad.cpu() - expected.grad).abs().max().item()
        assert difference <= TOLERANCE * scale, f"{name}: {difference} of {scale}"
    counters = torch._dynamo.utils.counters
    assert not counters["graph_break"]
    assert counters["tpu"] == {"programs": 2}
