"""The mode ``modules``: torch's layers on the device, forward, backward and through a state_dict."""

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from itertools import islice
from typing import Any

import torch

from conformance.comparing import MismatchError, compare
from conformance.moving import home, mover, tensors
from conformance.sample import RANDOM, SEED, Check, NotApplicableError, on_cpu


def modules(info: Any, dtype: torch.dtype, device: str, max_samples: int) -> Iterator[Check]:
    """List the checks of a module: its first `max_samples` inputs in training, as many in evaluation.

    Parameters
    ----------
    info : ModuleInfo
        The entry of the database.
    dtype : torch.dtype
        Of parameters and inputs.
    device : str
        What is compared with the CPU.
    max_samples : int
        0 means all.

    Yields
    ------
    Check
        One for each input.
    """
    for training in (True, False):
        torch.manual_seed(SEED)
        with on_cpu():
            made = info.module_inputs_func(
                info, device="cpu", dtype=dtype, requires_grad=True, training=training
            )
            inputs = list(islice(made, max_samples or None))
        for module_input in inputs:
            yield partial(_check, info, module_input, dtype, training, device)


def _check(info: Any, module_input: Any, dtype: torch.dtype, training: bool, device: str) -> str | None:
    if module_input.forward_input is None:
        raise NotApplicableError
    inputs = (module_input.forward_input.args, module_input.forward_input.kwargs)
    with on_cpu():
        module = _build(info, module_input, dtype, training)
        if info.is_lazy:
            args, kwargs = mover("cpu")(inputs)
            module(*args, **kwargs)  # Gives it its parameters.
        random = _draws(module, inputs)
        expected = _Run(deepcopy(module), inputs, "cpu", SEED)
    moved = deepcopy(module).to(device)
    actual = _Run(moved, inputs, device, SEED)
    compare(actual.results, expected.results, not random, "forward")
    compare(actual.gradients, expected.gradients, not random, "grad")
    compare(_state(moved), _state(expected.module), not random, "state_dict")
    _round_trip(module, device)
    return RANDOM if random else None


class _Run:
    """A module after one forward and one backward pass."""

    def __init__(self, module: torch.nn.Module, inputs: Any, device: str, seed: int) -> None:
        self.module = module
        args, kwargs = inputs = mover(device)(inputs)
        torch.manual_seed(seed)
        results = module(*args, **kwargs)
        self.results = [home(x) for x in tensors(results)]
        leaves = [*module.parameters(), *(x for x in tensors(inputs) if x.requires_grad)]
        sources = [x for x in tensors(results) if x.requires_grad and x.is_floating_point()]
        self.gradients = _gradients(sources, [x for x in leaves if x.requires_grad], device)


def _gradients(
    results: list[torch.Tensor], leaves: list[torch.Tensor], device: str
) -> list[torch.Tensor | None]:
    if not results or not leaves:
        return []
    cotangents = []
    for index, result in enumerate(results):
        generator = torch.Generator().manual_seed(7 + index)
        cotangents.append(torch.randn(result.shape, generator=generator).to(result.dtype).to(device))
    found = torch.autograd.grad(results, leaves, cotangents, allow_unused=True)
    return [grad if grad is None else home(grad) for grad in found]


def _build(info: Any, module_input: Any, dtype: torch.dtype, training: bool) -> torch.nn.Module:
    torch.manual_seed(SEED)
    constructor = module_input.constructor_input
    args, kwargs = mover("cpu")((constructor.args, constructor.kwargs))
    return info.module_cls(*args, **kwargs).to("cpu", dtype).train(training)


def _draws(module: torch.nn.Module, inputs: Any) -> bool:
    """Whether another seed gives another result."""
    first, *others = (_Run(deepcopy(module), inputs, "cpu", seed).results for seed in range(1, 5))
    try:
        for other in others:
            compare(other, first)
    except MismatchError:
        return True
    return False


def _state(module: torch.nn.Module) -> dict[str, Any]:
    return {name: home(value) for name, value in module.state_dict().items()}


def _round_trip(module: torch.nn.Module, device: str) -> None:
    """Load the CPU's state_dict on the device, and the device's on the CPU."""
    there = _zeroed(deepcopy(module).to(device))
    there.load_state_dict(module.state_dict())
    compare(_state(there), _state(module), True, "state_dict to the device")
    back = _zeroed(deepcopy(module))
    back.load_state_dict(there.state_dict())
    compare(_state(back), _state(module), True, "state_dict to the CPU")


def _zeroed(module: torch.nn.Module) -> torch.nn.Module:
    with torch.no_grad():
        for parameter in module.parameters():
            parameter.zero_()
    return module
