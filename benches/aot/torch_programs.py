"""The models in torch, captured: a training step is one program, and nothing is allocated or computed."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from steps import data
from steps.torch_models import MLP, ResNet, Transformer
from torch import nn
from torch.utils.flop_counter import FlopCounterMode

from aot import torch_models
from aot.models import DLRM, UNET, Model
from torchtpu._capture import capture

Tensors = Sequence[torch.Tensor]


class Torch(NamedTuple):
    """A model as torch's users write it, its tensors on device "meta"."""

    net: nn.Module
    inputs: Tensors
    run: Callable[[nn.Module, Tensors], torch.Tensor]
    """From the inputs to the loss, or to what is predicted."""
    optimizer: Callable[..., torch.optim.Optimizer] | None = None
    state: Sequence[str] = ()
    """What the optimizer keeps of each parameter, in its shape."""
    counts: bool = False
    """Whether it counts the steps of each parameter."""


def program(model: Model) -> dict[str, Any]:
    """Return the StableHLO text, its signature, and the products' floating-point operations.

    They are counted as torch counts them: two a multiply and add of a matrix product or convolution,
    forward and backward, with all of an attention's square.
    """
    of = MAKERS[model.name](getattr(torch, model.dtype))
    held = [*of.net.named_parameters(), *of.net.named_buffers()]
    parameters = list(of.net.parameters()) if of.optimizer else []
    kept = [torch.empty_like(w) for w in parameters for _ in of.state]
    steps = [torch.empty((), device="meta") for _ in parameters] if of.counts else []

    def step(*given: torch.Tensor) -> Tensors:
        left = iter(given)
        for name, tensor in held:
            assign(of.net, name, next(left), isinstance(tensor, nn.Parameter))
        if not of.optimizer:
            with torch.no_grad():
                return [of.run(of.net, list(left))]
        optimizer = of.optimizer(of.net.parameters())
        state = [{name: next(left) for name in of.state} for _ in parameters]
        for parameter, slots in zip(of.net.parameters(), state, strict=True):
            optimizer.state[parameter] = slots | ({"step": next(left)} if of.counts else {})
        loss = of.run(of.net, list(left))
        loss.backward()
        optimizer.step()
        return [loss.detach()]

    examples = [*(tensor for _, tensor in held), *kept, *steps, *of.inputs]
    with FlopCounterMode(display=False) as counter:
        step(*examples)
    graph = capture(step, [example.detach() for example in examples]).graph
    return {
        "text": graph.text,
        "parameters": [(dtype, dims) for _, _, dtype, dims, _ in graph.parameters],
        "outputs": [(dtype, dims) for _, _, dtype, dims in graph.results],
        "flops": counter.get_total_flops(),
    }


def assign(net: nn.Module, name: str, tensor: torch.Tensor, trained: bool) -> None:
    """Put a tensor in the place of a module's parameter or buffer."""
    owner, _, leaf = name.rpartition(".")
    setattr(net.get_submodule(owner), leaf, nn.Parameter(tensor.detach()) if trained else tensor)


def indices(*dims: int) -> torch.Tensor:
    """Rows, tokens or classes: torch's own are of 64 bits."""
    return torch.empty(dims, dtype=torch.int64, device="meta")


def images(batch: int, channels: int, side: int, dtype: torch.dtype) -> torch.Tensor:
    """Square images."""
    return torch.empty(batch, channels, side, side, dtype=dtype, device="meta")


def build(net: type[nn.Module], dtype: torch.dtype) -> nn.Module:
    """Make a module without contents."""
    return net().to(device="meta", dtype=dtype)


def classify(net: nn.Module, given: Tensors) -> torch.Tensor:
    """Return the cross entropy of (inputs, classes), in float32."""
    return F.cross_entropy(net(given[0]).float(), given[1])


def sgd(parameters: Any, momentum: float = 0) -> torch.optim.Optimizer:
    """Return the optimizer of all but the transformer."""
    return torch.optim.SGD(parameters, lr=0.05, momentum=momentum)


def mlp(dtype: torch.dtype) -> Torch:
    x = torch.empty(data.MLP_BATCH, data.MLP_SIZES[0], dtype=dtype, device="meta")
    return Torch(build(MLP, dtype), [x, indices(data.MLP_BATCH)], classify, sgd)


def forward(dtype: torch.dtype) -> Torch:
    c = data.TRANSFORMER
    return Torch(build(Transformer, dtype), [indices(c.batch, c.sequence)], lambda net, given: net(*given))


def transformer(dtype: torch.dtype) -> Torch:
    c = data.TRANSFORMER

    def adamw(parameters: Any) -> torch.optim.Optimizer:
        return torch.optim.AdamW(parameters, lr=1e-3, fused=True)

    inputs = [indices(c.batch, c.sequence), indices(c.batch * c.sequence)]
    return Torch(build(Transformer, dtype), inputs, classify, adamw, ["exp_avg", "exp_avg_sq"], counts=True)


def decode(dtype: torch.dtype) -> Torch:
    c = data.TRANSFORMER
    caches = [
        torch.empty(1, c.heads, c.sequence, c.head_dim, dtype=dtype, device="meta")
        for _ in range(2 * c.layers)
    ]

    def run(net: nn.Module, given: Tensors) -> torch.Tensor:
        token, position, *caches = given
        return net(token, position, caches[: c.layers], caches[c.layers :])

    return Torch(build(torch_models.Decoder, dtype), [indices(1, 1), indices(1), *caches], run)


def resnet(dtype: torch.dtype) -> Torch:
    inputs = [images(data.RESNET_BATCH, 3, data.RESNET_SIDE, dtype), indices(data.RESNET_BATCH)]
    net = build(ResNet, dtype)
    return Torch(net, inputs, classify, lambda p: sgd(p, momentum=0.9), ["momentum_buffer"])


def dlrm(dtype: torch.dtype) -> Torch:
    dense = torch.empty(DLRM.batch, DLRM.dense, dtype=dtype, device="meta")
    clicked = torch.empty(DLRM.batch, dtype=dtype, device="meta")

    def run(net: nn.Module, given: Tensors) -> torch.Tensor:
        dense, rows, clicked = given
        return F.binary_cross_entropy_with_logits(net(dense, rows), clicked)

    inputs = [dense, indices(DLRM.batch, DLRM.tables), clicked]
    return Torch(build(torch_models.Dlrm, dtype), inputs, run, sgd)


def unet(dtype: torch.dtype) -> Torch:
    pair = [images(UNET.batch, UNET.channels, UNET.side, dtype) for _ in range(2)]

    def run(net: nn.Module, given: Tensors) -> torch.Tensor:
        return F.mse_loss(net(given[0]), given[1])

    return Torch(build(torch_models.Unet, dtype), pair, run, sgd)


MAKERS = {make.__name__: make for make in (mlp, forward, transformer, decode, resnet, dlrm, unet)}
