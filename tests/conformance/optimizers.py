"""The mode ``optimizers``: ten steps, with a state_dict in the middle, end where the CPU's do."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import torch

from conformance.comparing import compare
from conformance.moving import home, mover, tensors
from conformance.sample import Check, on_cpu

STEPS = 10
SHAPES = ((4, 3), (3, 5))
"""Of two parameters, matrices as Muon wants them."""


@dataclass(frozen=True)
class Variant:
    """An optimizer in one of torch's implementations.

    Attributes
    ----------
    info : OptimizerInfo
        The entry of the database.
    flag : str
        ``foreach``, ``fused``, ``capturable``, or nothing for a loop over the parameters.
    """

    info: Any
    flag: str = ""
    dtypes: tuple[torch.dtype, ...] = (torch.float32, torch.float64)

    @property
    def name(self) -> str:
        """Return a name such as ``Adam`` or ``Adam.fused``."""
        return ".".join(filter(None, (self.info.optim_cls.__name__, self.flag)))


def variants(info: Any) -> list[Variant]:
    """List the implementations of an optimizer that run on any device."""
    flags = [flag for flag in ("foreach", "fused") if flag in info.supported_impls]
    if info.has_capturable_arg:
        flags.append("capturable")
    return [Variant(info, flag) for flag in ("", *flags)]


def optimizers(variant: Variant, dtype: torch.dtype, device: str, max_samples: int) -> Iterator[Check]:
    """List the checks of an optimizer: one per configuration of the database.

    Parameters
    ----------
    variant : Variant
        Which optimizer, and which implementation of it.
    dtype : torch.dtype
        Of the parameters.
    device : str
        What is compared with the CPU.
    max_samples : int
        The first configurations; 0 means all.

    Yields
    ------
    Check
        One for each configuration.
    """
    with on_cpu():
        inputs = variant.info.optim_inputs_func(device="cpu")
    for configuration in islice(inputs, max_samples or None):
        yield partial(_check, variant, configuration.kwargs, dtype, device)


def _check(variant: Variant, options: dict[str, Any], dtype: torch.dtype, device: str) -> None:
    with on_cpu():
        expected = _train(variant.info, options, dtype, "cpu")
    flags = {"foreach": False} if "foreach" in variant.info.supported_impls else {}
    flags |= {variant.flag: True} if variant.flag else {}
    if variant.flag == "fused":
        flags.pop("foreach", None)
    if device == "cpu" and variant.flag == "capturable":
        flags.pop("capturable")  # Refused on the CPU, by torch.
    actual = _train(variant.info, {**options, **flags}, dtype, device)
    compare(actual, expected)


def _train(info: Any, options: dict[str, Any], dtype: torch.dtype, device: str) -> dict[str, Any]:
    """Take ten steps and return parameters, losses and what the optimizer keeps, on the CPU."""
    generator = torch.Generator().manual_seed(3)
    move = mover(device)
    start = [torch.randn(shape, generator=generator, dtype=dtype) for shape in SHAPES]
    goals = [torch.randn(shape, generator=generator, dtype=dtype).to(device) for shape in SHAPES]
    parameters = [move(value).requires_grad_() for value in start]
    options = move(options)

    def make() -> torch.optim.Optimizer:
        return info.optim_cls(parameters, **options)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = sum(((value - goal) ** 2).sum() for value, goal in zip(parameters, goals, strict=True))
        loss.backward()
        if info.only_supports_sparse_grads:
            for value in parameters:
                value.grad = value.grad.to_sparse()
        return loss

    optimizer, losses = make(), []
    for step in range(STEPS):
        if step == STEPS // 2:
            kept = optimizer.state_dict()
            optimizer = make()
            optimizer.load_state_dict(kept)
        if info.step_requires_closure:
            losses.append(home(optimizer.step(closure)))
        else:
            losses.append(home(closure()))
            optimizer.step()
    state = [home(x) for x in tensors(optimizer.state_dict()["state"]) if x.dim()]
    return {"parameters": [home(value) for value in parameters], "losses": losses, "state": state}
