"""The models in torch that only this comparison has; the others are in `steps`."""

from itertools import pairwise

import torch
import torch.nn.functional as F
from steps.torch_models import Transformer, rotate
from torch import nn

from aot.models import DLRM, UNET


class Perceptron(nn.ModuleList):
    """Linear layers with ReLU between them."""

    def __init__(self, sizes: tuple[int, ...]):
        super().__init__(nn.Linear(n, o) for n, o in pairwise(sizes))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        *hidden, last = self
        for layer in hidden:
            x = F.relu(layer(x))
        return last(x)


class Dlrm(nn.Module):
    """Takes dense features, and a row of each table; its result is a logit each."""

    def __init__(self):
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(DLRM.rows, DLRM.width) for _ in range(DLRM.tables))
        self.bottom, self.top = Perceptron(DLRM.bottom), Perceptron(DLRM.top)

    def forward(self, dense: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        x = self.bottom(dense)
        found = [table(rows[:, i]) for i, table in enumerate(self.tables)]
        vectors = torch.stack([x, *found], 1)
        first, second = DLRM.pairs
        products = torch.bmm(vectors, vectors.transpose(1, 2)).flatten(1)
        pairs = torch.stack(
            [products[:, i * (DLRM.tables + 1) + j] for i, j in zip(first, second, strict=True)], 1
        )
        return self.top(torch.cat([x, pairs], 1)).squeeze(1)


class Double(nn.Module):
    """Two convolutions, each with a norm and SiLU."""

    def __init__(self, width: int, out: int):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(width, out, 3, 1, 1), nn.Conv2d(out, out, 3, 1, 1)
        self.norm1, self.norm2 = nn.GroupNorm(UNET.groups, out), nn.GroupNorm(UNET.groups, out)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.silu(self.norm1(self.conv1(x)))
        return F.silu(self.norm2(self.conv2(x)))


class Unet(nn.Module):
    """Its result is an image of the same size."""

    def __init__(self):
        super().__init__()
        widths = UNET.widths
        pairs = list(pairwise(widths))
        self.first = Double(UNET.channels, widths[0])
        self.down = nn.ModuleList(Double(n, o) for n, o in pairs)
        self.wide = nn.ModuleList(nn.ConvTranspose2d(o, n, 2, 2) for n, o in reversed(pairs))
        self.up = nn.ModuleList(Double(2 * n, n) for n, _ in reversed(pairs))
        self.last = nn.Conv2d(widths[0], UNET.channels, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        kept = [self.first(x)]
        for block in self.down:
            kept.append(block(F.max_pool2d(kept[-1], 2)))
        x = kept.pop()
        for wide, block in zip(self.wide, self.up, strict=True):
            x = block(torch.cat([kept.pop(), wide(x)], 1))
        return self.last(x)


class Decoder(Transformer):
    """The transformer, a token at a time."""

    def forward(
        self,
        token: torch.Tensor,
        position: torch.Tensor,
        keys: list[torch.Tensor],
        values: list[torch.Tensor],
    ) -> torch.Tensor:
        """Return the next token [1, 1]; keys and values [1, head, sequence, feature] are updated in place."""
        x = self.embedding(token)
        cos, sin = self.cos[position], self.sin[position]
        mask = torch.arange(self.cos.shape[0], device=x.device) <= position
        for layer, key, value in zip(self.layers, keys, values, strict=True):
            y = layer.norm1(x)
            q, k, v = (
                f(y).unflatten(-1, (layer.heads, -1)).transpose(1, 2) for f in (layer.q, layer.k, layer.v)
            )
            key.index_copy_(2, position, rotate(k, cos, sin))
            value.index_copy_(2, position, v)
            y = F.scaled_dot_product_attention(rotate(q, cos, sin), key, value, attn_mask=mask)
            x = x + layer.o(y.transpose(1, 2).flatten(2))
            y = layer.norm2(x)
            x = x + layer.down(F.silu(layer.gate(y)) * layer.up(y))
        return self.head(self.norm(x)).argmax(-1)
