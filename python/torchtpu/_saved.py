"""Exported programs, loaded from their directories."""

import json
from collections.abc import Mapping
from os import PathLike
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torchtpu import _C
from torchtpu._capture import Program


def load(path: str | PathLike[str], device: torch.device | str = "tpu") -> "Loaded":
    """Load what :func:`torchtpu.export` wrote, with its weights on a device, compiled.

    Parameters
    ----------
    path : path
        The directory.
    device : torch.device or str
        A device of type ``tpu``.

    Returns
    -------
    Loaded
        Is called as the module was.

    Raises
    ------
    RuntimeError
        When a file is missing, truncated or damaged, or of a newer format; it names the file.
    """
    device = torch.device(device)
    if device.type != "tpu":
        raise ValueError(f"load: device, got {device}, want tpu")
    if device.index is None:
        device = torch.device("tpu", torch.tpu.current_device())
    return Loaded(_C.Saved(path), device)


class Loaded:
    """An exported program on a device; a call takes and returns what the module's did.

    Attributes
    ----------
    weights : dict of str to Tensor
        Parameters and buffers by their names in the module; a call reads and writes these tensors.
    description : dict
        What ``signature.json`` says.
    """

    def __init__(self, saved: _C.Saved, device: torch.device) -> None:
        self.description = json.loads(saved.description)
        self.weights: dict[str, torch.Tensor] = {}
        self._device = device
        self._program = Program(saved.graph(device.index))
        self._program.graph.compile()
        arguments = self.description["arguments"]
        # The tensors of a call; those of inputs are filled in by each.
        self._arguments: list[torch.Tensor | None] = [None] * len(arguments)
        for index, contents in saved.weights():
            weight = _tensor(arguments[index], contents, device)
            self._arguments[index] = weight
            for name in (arguments[index]["name"], *arguments[index].get("aliases", ())):
                self.weights[name] = weight
        python = self.description["python"]
        self._inputs, self._outputs = python["inputs"], python["outputs"]
        self._in_spec = pytree.treespec_loads(python["in_spec"])
        self._out_spec = pytree.treespec_loads(python["out_spec"])

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the program with tensors of the device."""
        names = self._in_spec.child(1).context
        kwargs = {name: kwargs[name] for name in names if name in kwargs} | kwargs
        values, spec = pytree.tree_flatten((args, kwargs))
        if spec != self._in_spec:
            raise ValueError(f"exported program: arguments, got {spec}, want {self._in_spec}")
        arguments = list(self._arguments)
        for leaf, value in zip(self._inputs, values, strict=True):
            if "argument" in leaf:
                arguments[leaf["argument"]] = self._checked(leaf["argument"], value)
            elif value != leaf["constant"]:
                raise ValueError(f"exported program: argument, got {value!r}, want {leaf['constant']!r}")
        results = self._program(arguments)
        leaves = [results[leaf["output"]] if "output" in leaf else leaf["constant"] for leaf in self._outputs]
        return pytree.tree_unflatten(leaves, self._out_spec)

    def _checked(self, index: int, value: Any) -> torch.Tensor:
        want = self.description["arguments"][index]
        is_tensor = isinstance(value, torch.Tensor)
        got = (list(value.shape), value.dtype, value.device) if is_tensor else type(value).__name__
        wanted = (want["sizes"], getattr(torch, want["dtype"]), self._device)
        if got != wanted:
            raise ValueError(f"exported program: input {want['name']}, got {got}, want {wanted}")
        return value


def _tensor(argument: Mapping[str, Any], contents: bytearray, device: torch.device) -> torch.Tensor:
    dtype, sizes = getattr(torch, argument["dtype"]), argument["sizes"]
    tensor = torch.empty_strided(sizes, argument["strides"], dtype=dtype, device=device)
    return tensor.copy_(torch.frombuffer(contents, dtype=dtype).reshape(sizes)) if contents else tensor
