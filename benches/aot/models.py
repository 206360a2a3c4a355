"""Which models are compiled, and their sizes: the same for every framework."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    """A program to compile."""

    name: str
    """As the command line has it."""
    dtype: str
    """Of weights, activations and optimizer state."""
    what: str
    """One line for the report."""


MODELS = (
    Model("mlp", "float32", "MLP 784-512-512-10, batch 128, SGD step"),
    Model("forward", "bfloat16", "transformer d512 L8 h8 s256 v8192, batch 4, forward"),
    Model("transformer", "bfloat16", "the same transformer, AdamW step"),
    Model("decode", "bfloat16", "the same transformer, one token of batch 1 with a static KV cache"),
    Model("resnet", "float32", "ResNet-18 64x64, batch 16, SGD step with momentum"),
    Model("dlrm", "float32", "DLRM 8 tables of 10000x32, batch 256, SGD step"),
    Model("unet", "float32", "UNet 64x64 with widths 32-64-128, batch 8, SGD step"),
)


@dataclass(frozen=True)
class Dlrm:
    """Recommendation: embeddings and a dense network, their products in pairs, a network on top."""

    batch: int = 256
    dense: int = 13
    tables: int = 8
    rows: int = 10_000
    width: int = 32
    bottom: tuple[int, ...] = (13, 128, 32)
    hidden: tuple[int, ...] = (256, 128, 1)

    @property
    def pairs(self) -> tuple[list[int], list[int]]:
        """Which of the tables' vectors, and the dense network's, are multiplied."""
        found = [(i, j) for i in range(self.tables + 1) for j in range(i)]
        return [i for i, _ in found], [j for _, j in found]

    @property
    def top(self) -> tuple[int, ...]:
        """Sizes of the network on top."""
        return (self.width + len(self.pairs[0]), *self.hidden)


@dataclass(frozen=True)
class Unet:
    """Images to images: down, up, and across."""

    batch: int = 8
    side: int = 64
    channels: int = 3
    widths: tuple[int, ...] = (32, 64, 128)
    groups: int = 8


DLRM = Dlrm()
UNET = Unet()
