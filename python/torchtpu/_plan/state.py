"""The tensors that a function lives on: parameters, buffers, optimizer state, and what it closes over."""

import functools
import sysconfig
import types
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LRScheduler
from torch.utils import swap_tensors

# What a user wrote lies in none of these folders.
LIBRARIES = tuple(sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib"))


@dataclass
class Held:
    """A tensor that a function uses without taking it."""

    name: str
    """Such as ``model.0.weight``."""
    group: str
    """``parameters``, ``buffers``, ``optimizer state`` or ``tensors``."""
    tensor: torch.Tensor


@dataclass
class State:
    """What a function uses without taking it."""

    held: list[Held] = field(default_factory=list)
    """Each tensor once."""
    optimizers: list[tuple[str, Optimizer]] = field(default_factory=list)
    schedulers: list[LRScheduler] = field(default_factory=list)


def find(function: Any) -> State:
    """Return the state that a function reaches by its closure, its defaults, its object and globals.

    Tensors of the host that no module holds are left out: they are the function's own business.
    """
    return _Walk().run(function)


class _Walk:
    def __init__(self) -> None:
        self._state = State()
        self._seen: set[int] = set()
        self._tensors: set[int] = set()

    def run(self, function: Any) -> State:
        self._visit("model" if isinstance(function, nn.Module) else "", function)
        for name, optimizer in self._state.optimizers:
            self._visit_optimizer(name, optimizer)
        return self._state

    def _hold(self, name: str, group: str, tensor: torch.Tensor) -> None:
        if id(tensor) not in self._tensors:
            self._tensors.add(id(tensor))
            self._state.held.append(Held(name, group, tensor))

    def _visit(self, name: str, value: Any) -> None:
        if id(value) in self._seen or isinstance(value, (type, types.ModuleType, str, bytes, int, float)):
            return
        self._seen.add(id(value))
        if isinstance(value, torch.Tensor):
            if value.device.type != "cpu":
                self._hold(name, "parameters" if isinstance(value, nn.Parameter) else "tensors", value)
        elif isinstance(value, nn.Module):
            for key, parameter in value.named_parameters():
                self._hold(f"{name}.{key}", "parameters", parameter)
            for key, buffer in value.named_buffers():
                self._hold(f"{name}.{key}", "buffers", buffer)
        elif isinstance(value, Optimizer):
            # After everything else: its parameters are known by their names then.
            self._state.optimizers.append((name or "optimizer", value))
        elif isinstance(value, LRScheduler):
            self._state.schedulers.append(value)
            self._visit("optimizer", value.optimizer)
        else:
            for key, inner in _inside(value):
                self._visit(f"{name}.{key}" if name else key, inner)

    def _visit_optimizer(self, name: str, optimizer: Optimizer) -> None:
        names = {id(each.tensor): each.name for each in self._state.held}
        for number, group in enumerate(optimizer.param_groups):
            for at, parameter in enumerate(group["params"]):
                self._hold(f"{name}.group{number}.{at}", "parameters", parameter)
        for parameter, slots in optimizer.state.items():
            of = names.get(id(parameter), name)
            for key, value in slots.items() if isinstance(slots, dict) else ():
                if isinstance(value, torch.Tensor) and value.device.type != "cpu":
                    self._hold(f"{of}:{key}", "optimizer state", value)


def _inside(value: Any) -> Iterator[tuple[str, Any]]:
    """What a function, a container or a user's object leads to, with names."""
    if isinstance(value, functools.partial):
        yield "function", value.func
        yield from ((str(at), each) for at, each in enumerate(value.args))
        yield from value.keywords.items()
    elif isinstance(value, types.MethodType):
        yield type(value.__self__).__name__, value.__self__
        yield value.__func__.__name__, value.__func__
    elif isinstance(value, types.FunctionType):
        yield from _used_by(value)
    elif isinstance(value, dict):
        yield from ((str(key), each) for key, each in value.items())
    elif isinstance(value, (list, tuple, set, frozenset)):
        yield from ((str(at), each) for at, each in enumerate(value))
    elif _is_users(type(value).__module__):
        yield from getattr(value, "__dict__", {}).items()


def _used_by(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    wrapped = getattr(function, "__wrapped__", None)
    if wrapped is not None:
        yield "", wrapped
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            yield name, cell.cell_contents
        except ValueError:
            # Not assigned yet.
            continue
    yield from ((str(at), each) for at, each in enumerate(function.__defaults__ or ()))
    yield from (function.__kwdefaults__ or {}).items()
    if function.__code__.co_filename.startswith(LIBRARIES):
        return
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _names(code: types.CodeType) -> set[str]:
    inner = [each for each in code.co_consts if isinstance(each, types.CodeType)]
    return set(code.co_names).union(*(_names(each) for each in inner))


def _is_users(module: str) -> bool:
    return module.partition(".")[0] not in {"torch", "builtins", "collections", "functools", "torchtpu"}


@contextmanager
def replaced(held: Sequence[Held], stand_ins: Sequence[torch.Tensor]) -> Iterator[list[torch.Tensor]]:
    """Let stand-ins be the held tensors, for modules, optimizers and closures alike; then put those back.

    Yields the list of what was taken out; once they are back, it has the stand-ins, on which gradients hang.
    """
    others: list[torch.Tensor] = []
    try:
        for each, stand_in in zip(held, stand_ins, strict=True):
            other = stand_in.detach().requires_grad_(each.tensor.requires_grad)
            if isinstance(each.tensor, nn.Parameter):
                other = nn.Parameter(other, requires_grad=each.tensor.requires_grad)
            swap_tensors(each.tensor, other)
            others.append(other)
        yield others
    finally:
        _put_back(held, others)


def _put_back(held: Sequence[Held], others: Sequence[torch.Tensor]) -> None:
    """Swap all that can be, also when the function has kept a graph that holds some of them."""
    failed = None
    for each, other in zip(held, others, strict=False):
        try:
            swap_tensors(each.tensor, other)
        except RuntimeError as error:
            failed = failed or RuntimeError(
                f"plan: {each.name} cannot be put back: {error}\n"
                "hint: keep no loss or output from a step to the next, or keep it detached"
            )
    if failed is not None:
        raise failed


@contextmanager
def restored(state: State) -> Iterator[None]:
    """Put optimizers and schedulers back as they were."""
    optimizers = [each for _, each in state.optimizers]
    slots = [_copy(each) for each in optimizers]
    groups = [[dict(group) for group in each.param_groups] for each in optimizers]
    schedulers = [dict(vars(each)) for each in state.schedulers]
    try:
        yield
    finally:
        for optimizer, its_slots, its_groups in zip(optimizers, slots, groups, strict=True):
            optimizer.state.clear()
            optimizer.state.update(its_slots)
            for group, before in zip(optimizer.param_groups, its_groups, strict=False):
                group.update(before)
        for scheduler, attributes in zip(state.schedulers, schedulers, strict=True):
            vars(scheduler).update(attributes)


def _copy(optimizer: Optimizer) -> dict[Any, Any]:
    def copied(value: Any) -> Any:
        is_on_host = isinstance(value, torch.Tensor) and value.device.type == "cpu"
        return value.clone() if is_on_host else value

    return {
        parameter: {key: copied(value) for key, value in slots.items()} if isinstance(slots, dict) else slots
        for parameter, slots in optimizer.state.items()
    }
