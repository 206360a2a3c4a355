"""Shapes, weights and batches, the same numbers for every backend."""

from dataclasses import dataclass
from math import prod

import numpy as np

SEED = 1234


@dataclass(frozen=True)
class Transformer:
    """A decoder: RMS norm, rotary embedding, causal attention, gated feed-forward."""

    dim: int = 512
    layers: int = 8
    heads: int = 8
    sequence: int = 256
    vocabulary: int = 8192
    batch: int = 4
    hidden: int = 1376

    @property
    def head_dim(self) -> int:
        """Features of one head."""
        return self.dim // self.heads


TRANSFORMER = Transformer()
MLP_SIZES = (784, 512, 512, 10)
MLP_BATCH = 128
RESNET_WIDTHS = (64, 128, 256, 512)
RESNET_BLOCKS = (2, 2, 2, 2)
RESNET_CLASSES, RESNET_BATCH, RESNET_SIDE = 100, 16, 64
MODELS = ("mlp", "transformer", "resnet")


def batch(model: str) -> tuple[np.ndarray, np.ndarray]:
    """Return inputs, float32 or int32 tokens, and int32 targets."""
    random = np.random.default_rng(SEED + 1)
    if model == "mlp":
        inputs = random.standard_normal((MLP_BATCH, MLP_SIZES[0]), dtype=np.float32)
        return inputs, random.integers(0, MLP_SIZES[-1], MLP_BATCH).astype(np.int32)
    if model == "resnet":
        shape = (RESNET_BATCH, 3, RESNET_SIDE, RESNET_SIDE)
        inputs = random.standard_normal(shape, dtype=np.float32)
        return inputs, random.integers(0, RESNET_CLASSES, RESNET_BATCH).astype(np.int32)
    c = TRANSFORMER
    tokens = random.integers(0, c.vocabulary, (c.batch, c.sequence + 1)).astype(np.int32)
    return tokens[:, :-1].copy(), tokens[:, 1:].copy()


def rotary(c: Transformer) -> tuple[np.ndarray, np.ndarray]:
    """Return cosines and sines, float32 of [sequence, head_dim]."""
    frequencies = 10_000.0 ** (-np.arange(0, c.head_dim, 2) / c.head_dim)
    angles = np.tile(np.outer(np.arange(c.sequence), frequencies), 2)
    return np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)


def shapes(model: str) -> dict[str, tuple[int, ...]]:
    """Return the parameters' names, as torch's modules have them, and shapes."""
    return {"mlp": _mlp, "transformer": _transformer, "resnet": _resnet}[model]()


def weights(model: str) -> dict[str, np.ndarray]:
    """Return initial parameters: normal matrices, zero biases, unit scales of norms."""
    random = np.random.default_rng(SEED)
    values = {}
    for name, shape in shapes(model).items():
        if len(shape) == 1:
            values[name] = np.full(shape, float(name.endswith("weight")), np.float32)
        else:
            scale = 0.02 if model == "transformer" else (2 / prod(shape[1:])) ** 0.5
            values[name] = random.standard_normal(shape, dtype=np.float32) * np.float32(scale)
    return values


def _mlp() -> dict[str, tuple[int, ...]]:
    pairs = zip(MLP_SIZES[1:], MLP_SIZES, strict=False)
    layers = [{f"{i}.weight": (o, n), f"{i}.bias": (o,)} for i, (o, n) in enumerate(pairs)]
    return {name: shape for layer in layers for name, shape in layer.items()}


def _transformer() -> dict[str, tuple[int, ...]]:
    c = TRANSFORMER
    found = {"embedding.weight": (c.vocabulary, c.dim)}
    for i in range(c.layers):
        found[f"layers.{i}.norm1.weight"] = found[f"layers.{i}.norm2.weight"] = (c.dim,)
        found |= {f"layers.{i}.{name}.weight": (c.dim, c.dim) for name in ("q", "k", "v", "o")}
        found |= {f"layers.{i}.{name}.weight": (c.hidden, c.dim) for name in ("gate", "up")}
        found[f"layers.{i}.down.weight"] = (c.dim, c.hidden)
    return found | {"norm.weight": (c.dim,), "head.weight": (c.vocabulary, c.dim)}


def _resnet() -> dict[str, tuple[int, ...]]:
    def norm(name: str, width: int) -> dict[str, tuple[int, ...]]:
        return {f"{name}.weight": (width,), f"{name}.bias": (width,)}

    width = RESNET_WIDTHS[0]
    found = {"conv.weight": (width, 3, 7, 7)} | norm("norm", width)
    index = 0
    for stage, blocks in zip(RESNET_WIDTHS, RESNET_BLOCKS, strict=True):
        for _ in range(blocks):
            name = f"blocks.{index}"
            found |= {f"{name}.conv1.weight": (stage, width, 3, 3)} | norm(f"{name}.norm1", stage)
            found |= {f"{name}.conv2.weight": (stage, stage, 3, 3)} | norm(f"{name}.norm2", stage)
            if width != stage:
                found |= {f"{name}.short.weight": (stage, width, 1, 1)} | norm(f"{name}.norm3", stage)
            width, index = stage, index + 1
    return found | {"head.weight": (RESNET_CLASSES, width), "head.bias": (RESNET_CLASSES,)}
