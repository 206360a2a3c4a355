"""A step as one program: its text, and what each of its parameters and results is to the user."""

import re
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.overrides import TorchFunctionMode, resolve_name
from torch.utils._pytree import keystr, tree_flatten_with_path, tree_leaves, tree_unflatten

from torchtpu import _C, _capture
from torchtpu._plan import state

# What a user wrote lies in none of these folders.
_LIBRARIES = (str(Path(__file__).parents[1]), *state.LIBRARIES)

_NUMBER = re.compile(r"dense<[-+.\w]+>( : tensor<(?:\w+x)*(?:f|bf)\d+>)")

_KEY = re.compile(r"\[([^\]]*)\]")


class NotCapturedError(Exception):
    """A function that is no program: it fails, or needs a value.

    Parameters
    ----------
    words : str
        Why.
    op : str, optional
        Torch's name of the function that failed, such as ``torch.Tensor.item``.
    line : str, optional
        Where the user calls it: ``train.py:12, in step``.
    """

    def __init__(self, words: str, op: str | None = None, line: str | None = None) -> None:
        super().__init__(words)
        self.words, self.op, self.line = words, op, line


@dataclass
class Value:
    """A parameter or a result of the program."""

    name: str
    group: str
    """Of a parameter: ``parameters``, ``buffers``, ``optimizer state``, ``inputs``, ``tensors`` or
    ``random state``; of a result: ``outputs``, ``updated`` or ``kept``."""
    dtype: str
    dims: list[int]
    is_donated: bool = False

    @property
    def nbytes(self) -> int:
        """Bytes of its elements, without padding."""
        return prod(self.dims) * getattr(torch, self.dtype).itemsize


@dataclass
class Captured:
    """A step as a program."""

    text: str
    parameters: list[Value]
    results: list[Value]
    is_steady: bool | None = None
    """Whether the next step is the same program; None if it was not tried, as there is no optimizer."""
    host_ops: int = 0
    """Calls that ran on the host meanwhile."""


def capture_step(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Captured:
    """Capture a function with all that it uses.

    A function with an optimizer is captured three times: the optimizer makes its state in the first step,
    and the third shows whether the second repeats itself.

    Raises
    ------
    NotCapturedError
        When the function needs a value, or fails.
    """
    found = state.find(function)
    with state.restored(found):
        captured = _capture_once(function, args, kwargs, found)
        if found.optimizers:
            captured = _capture_once(function, args, kwargs, state.find(function))
            again = _capture_once(function, args, kwargs, state.find(function))
            captured.is_steady = _less_numbers(again.text) == _less_numbers(captured.text)
    return captured


def _less_numbers(text: str) -> str:
    """Return a program without floating-point numbers, which are run-time operands outside of a capture."""
    return _NUMBER.sub(r"\1", text)


def _capture_once(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any], found: state.State
) -> Captured:
    flat, spec = tree_flatten_with_path((tuple(args), dict(kwargs)))
    leaves = [leaf for _, leaf in flat]
    inputs = [at for at, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    names = [(each.name, each.group) for each in found.held]
    names += [(_argument_name(keystr(flat[at][0])), "inputs") for at in inputs]
    watch = _Watch()
    kept: list[Any] = []

    def step(*tensors: torch.Tensor) -> list[torch.Tensor]:
        values = list(leaves)
        for at, tensor in zip(inputs, tensors[len(found.held) :], strict=True):
            values[at] = tensor.detach().requires_grad_(leaves[at].requires_grad)
        call_args, call_kwargs = tree_unflatten(values, spec)
        gradients = torch.no_grad() if isinstance(function, nn.Module) else nullcontext()
        with state.replaced(found.held, tensors[: len(found.held)]) as held, watch, gradients:
            kept.append(held)
            # Without the graph behind them, which holds the stand-ins.
            return _on_device(function(*call_args, **call_kwargs))

    before = _host_calls()
    try:
        program = _capture.capture(
            step, [*(each.tensor for each in found.held), *(leaves[at] for at in inputs)]
        )
    except Exception as error:
        raise NotCapturedError(f"{error}", watch.failed, _line(error)) from error
    return _describe(program.graph, names, _host_calls() - before)


def _on_device(outputs: Any) -> list[torch.Tensor]:
    tensors = [each for each in tree_leaves(outputs) if isinstance(each, torch.Tensor)]
    return [each.detach() for each in tensors if each.device.type == "tpu"]


def _describe(graph: _C.Graph, names: Sequence[tuple[str, str]], host_ops: int) -> Captured:
    parameters = []
    for kind, index, dtype, dims, donated in graph.parameters:
        name, group = names[index] if index is not None else (kind, "random state")
        if kind == "tensor":
            name, group = "a tensor of the device", "tensors"
        elif kind == "constant":
            name, group = "a constant of the program", "tensors"
        parameters.append(Value(name, group, dtype, list(dims), donated))
    results = []
    for at, (kind, index, dtype, dims) in enumerate(graph.results):
        if kind == "new":
            name, group = f"output {at}", "outputs"
        else:
            name, group = (
                (names[index][0], "updated") if index is not None else ("a tensor that stays", "kept")
            )
        results.append(Value(name, group, dtype, list(dims)))
    return Captured(graph.text, parameters, results, host_ops=host_ops)


def _argument_name(path: str) -> str:
    """``[0][1]`` is argument 1, ``[1]['mask']`` is the keyword `mask`."""
    where, *keys = (key.strip("'") for key in _KEY.findall(path))
    return ".".join(keys) if where == "1" else f"argument {'.'.join(keys)}"


def _host_calls() -> int:
    calls = _C.metrics()["host_fallbacks"]
    return sum(calls.values()) if isinstance(calls, dict) else int(calls)


class _Watch(TorchFunctionMode):
    """Notes the innermost function of torch that raises."""

    failed: str | None = None

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        try:
            return func(*args, **(kwargs or {}))
        except Exception:
            self.failed = self.failed or resolve_name(func) or getattr(func, "__name__", str(func))
            raise


def _line(error: BaseException) -> str | None:
    """The innermost line of the user's that led to an error."""
    frames = traceback.extract_tb(error.__traceback__)
    users = [frame for frame in frames if not frame.filename.startswith(_LIBRARIES)]
    return f"{users[-1].filename}:{users[-1].lineno}, in {users[-1].name}" if users else None
