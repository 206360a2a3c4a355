"""The models in torch, for device "tpu", the CPU and torch_xla."""

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn
from torch.optim.adamw import adamw

from steps import data


class RMSNorm(nn.Module):
    """Scales to a root mean square of 1."""

    def __init__(self, dim: int):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(dim))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * self.weight


def rotate(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Rotate pairs of features by their position's angle."""
    first, second = x.chunk(2, -1)
    return x * cos + torch.cat((-second, first), -1) * sin


class Block(nn.Module):
    """Attention and a gated feed-forward, each with a norm before and a residual around it."""

    def __init__(self, c: data.Transformer):
        super().__init__()
        self.heads = c.heads
        self.norm1, self.norm2 = RMSNorm(c.dim), RMSNorm(c.dim)
        self.q, self.k, self.v, self.o = (nn.Linear(c.dim, c.dim, bias=False) for _ in range(4))
        self.gate, self.up = (nn.Linear(c.dim, c.hidden, bias=False) for _ in range(2))
        self.down = nn.Linear(c.hidden, c.dim, bias=False)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        q, k, v = self.projections(x, cos, sin)
        return self.rest(x, F.scaled_dot_product_attention(q, k, v, is_causal=True))

    def decode(
        self,
        x: torch.Tensor,
        cos: torch.Tensor,
        sin: torch.Tensor,
        place: torch.Tensor,
        cache: tuple[torch.Tensor, torch.Tensor],
    ) -> torch.Tensor:
        """Write keys and values of one token into the cache, and attend to all up to it."""
        q, k, v = self.projections(x, cos, sin)
        keys, values = cache
        keys.index_copy_(2, place, k)
        values.index_copy_(2, place, v)
        seen = torch.arange(keys.shape[2], device=place.device) <= place
        return self.rest(x, F.scaled_dot_product_attention(q, keys, values, attn_mask=seen[None, None, None]))

    def projections(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Return query, key and value, [batch, head, position, feature]."""
        y = self.norm1(x)
        q, k, v = (f(y).unflatten(-1, (self.heads, -1)).transpose(1, 2) for f in (self.q, self.k, self.v))
        return rotate(q, cos, sin), rotate(k, cos, sin), v

    def rest(self, x: torch.Tensor, attended: torch.Tensor) -> torch.Tensor:
        """Return what comes after the attention."""
        x = x + self.o(attended.transpose(1, 2).flatten(2))
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Transformer(nn.Module):
    """The decoder; its result is the logits."""

    def __init__(self):
        super().__init__()
        c = data.TRANSFORMER
        self.embedding = nn.Embedding(c.vocabulary, c.dim)
        self.layers = nn.ModuleList(Block(c) for _ in range(c.layers))
        self.norm, self.head = RMSNorm(c.dim), nn.Linear(c.dim, c.vocabulary, bias=False)
        for name, values in zip(("cos", "sin"), data.rotary(c), strict=True):
            self.register_buffer(name, torch.from_numpy(values), persistent=False)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        x = self.embedding(tokens)
        for layer in self.layers:
            x = layer(x, self.cos, self.sin)
        return self.head(self.norm(x)).flatten(0, 1)

    def decode(
        self, token: torch.Tensor, place: torch.Tensor, caches: list[tuple[torch.Tensor, torch.Tensor]]
    ) -> torch.Tensor:
        """Return the likeliest token, [1, 1], after a token at a place, [1]; the caches are written."""
        x = self.embedding(token)
        cos, sin = self.cos.index_select(0, place), self.sin.index_select(0, place)
        for layer, cache in zip(self.layers, caches, strict=True):
            x = layer.decode(x, cos, sin, place, cache)
        return self.head(self.norm(x)).argmax(-1)


class MLP(nn.ModuleList):
    """Linear layers with ReLU between them."""

    def __init__(self):
        pairs = zip(data.MLP_SIZES, data.MLP_SIZES[1:], strict=False)
        super().__init__(nn.Linear(n, o) for n, o in pairs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        *hidden, last = self
        for layer in hidden:
            x = F.relu(layer(x))
        return last(x)


class Residual(nn.Module):
    """Two convolutions and what goes around them."""

    def __init__(self, width: int, stage: int):
        super().__init__()
        stride = 1 if width == stage else 2
        self.conv1 = nn.Conv2d(width, stage, 3, stride, 1, bias=False)
        self.conv2 = nn.Conv2d(stage, stage, 3, 1, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(stage), nn.BatchNorm2d(stage)
        self.short = None
        if width != stage:
            self.short, self.norm3 = nn.Conv2d(width, stage, 1, 2, bias=False), nn.BatchNorm2d(stage)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.norm2(self.conv2(F.relu(self.norm1(self.conv1(x)))))
        return F.relu(y + (self.norm3(self.short(x)) if self.short else x))


class ResNet(nn.Module):
    """ResNet-18."""

    def __init__(self):
        super().__init__()
        width = data.RESNET_WIDTHS[0]
        self.conv, self.norm = nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width)
        self.blocks = nn.Sequential()
        for stage, blocks in zip(data.RESNET_WIDTHS, data.RESNET_BLOCKS, strict=True):
            for _ in range(blocks):
                self.blocks.append(Residual(width, stage))
                width = stage
        self.head = nn.Linear(width, data.RESNET_CLASSES)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.max_pool2d(F.relu(self.norm(self.conv(x))), 3, 2, 1)
        return self.head(self.blocks(x).mean((2, 3)))


_MODELS = {
    "mlp": (MLP, torch.optim.SGD, {"lr": 0.05}),
    "transformer": (Transformer, torch.optim.AdamW, {"lr": 1e-3}),
    "resnet": (ResNet, torch.optim.SGD, {"lr": 0.05, "momentum": 0.9}),
}


def build(model: str) -> tuple[nn.Module, type[torch.optim.Optimizer], dict[str, float]]:
    """Return the module on the CPU with its weights, and how it is trained."""
    module, optimizer, options = _MODELS[model]
    net = module()
    weights = {name: torch.from_numpy(value) for name, value in data.weights(model).items()}
    missing = net.load_state_dict(weights, strict=False)
    assert not missing.unexpected_keys, missing
    return net, optimizer, options


def functional(
    model: str, parameters: list[torch.Tensor]
) -> tuple[list[list[torch.Tensor]], Callable[..., None]]:
    """Return the state of the model's optimizer as lists of tensors, and its update as a function of tensors.

    The function takes parameters, gradients and state, and writes the first and the last.
    """
    _, optimizer, options = _MODELS[model]
    if optimizer is torch.optim.AdamW:
        state = [[torch.zeros_like(each) for each in parameters] for _ in range(2)]
        state.append([torch.zeros((), device=each.device) for each in parameters])
        rest = {"amsgrad": False, "beta1": 0.9, "beta2": 0.999, "weight_decay": 0.01, "eps": 1e-8}

        def update(parameters: Any, gradients: Any, state: Any) -> None:
            means, squares, steps = state
            adamw(
                parameters, gradients, means, squares, [], steps,
                foreach=True, capturable=True, maximize=False, **rest, **options,
            )  # fmt: skip

        return state, update

    momentum = options.get("momentum", 0.0)
    state = [[torch.zeros_like(each) for each in parameters]] if momentum else []

    def update(parameters: Any, gradients: Any, state: Any) -> None:
        if state:
            torch._foreach_mul_(state[0], momentum)
            torch._foreach_add_(state[0], gradients)
            gradients = state[0]
        torch._foreach_add_(parameters, gradients, alpha=-options["lr"])

    return state, update
