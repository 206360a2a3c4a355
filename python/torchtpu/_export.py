"""Writing exported programs: a module as a directory that runs without it, in Python and in Rust."""

import copy
import ctypes
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torchtpu import _C
from torchtpu._capture import capture
from torchtpu._replay import Replay


def export(
    module: "torch.nn.Module | torch.export.ExportedProgram",
    args: tuple[Any, ...] | None,
    path: str | PathLike[str],
    kwargs: Mapping[str, Any] | None = None,
    *,
    overwrite: bool = False,
) -> None:
    """Write a module as a directory with its program, its weights and a signature.

    Parameters
    ----------
    module : torch.nn.Module or torch.export.ExportedProgram
        On any device. A module is traced by :func:`torch.export.export`, in the mode (training or
        evaluation) in which it is.
    args : tuple or None
        Example arguments: the program takes tensors of their sizes and dtypes. Other values (numbers,
        strings) become part of the program. None for an `ExportedProgram`, which has its own.
    path : path
        The directory. It is written completely or not at all.
    kwargs : mapping, optional
        Example keyword arguments.
    overwrite : bool
        Whether an exported program that is there already may be replaced.

    Raises
    ------
    RuntimeError
        When something is at `path`, or the disk refuses.
    NotImplementedError
        When the module has dynamic sizes, or takes or returns what is no tensor, number or string.

    Notes
    -----
    Buffers that the module writes, such as a cache or running means, are written by every call of the
    loaded program. ``docs/export.md`` describes the files.
    """
    if isinstance(module, torch.export.ExportedProgram):
        if args is not None or kwargs is not None:
            raise ValueError("export: args, got example arguments, want None: an ExportedProgram has its own")
        exported = module
    else:
        args, kwargs = _distinct((tuple(args or ()), dict(kwargs or {})))
        exported = torch.export.export(module, args, kwargs, strict=False)
    inputs = _Inputs(exported)
    outputs = _Outputs(exported)
    graph = _on_device(exported.graph_module)

    def run(*tensors: torch.Tensor) -> list[torch.Tensor]:
        placeholders = inputs.placeholders(tensors)
        return outputs.of_call(Replay(graph).run(*placeholders.values()), placeholders)

    with torch.no_grad():
        program = capture(run, [argument.example for argument in inputs.arguments])
    python = {
        "inputs": inputs.leaves,
        "outputs": outputs.leaves,
        "in_spec": pytree.treespec_dumps(exported.call_spec.in_spec),
        "out_spec": pytree.treespec_dumps(exported.call_spec.out_spec),
    }
    _C.save(
        program.graph,
        path,
        [(argument.name, argument.aliases, argument.contents()) for argument in inputs.arguments],
        outputs.names,
        torch.__version__,
        json.dumps(python, allow_nan=False),
        overwrite,
    )


@dataclass
class _Argument:
    """A tensor that the captured function takes."""

    name: str
    example: torch.Tensor
    is_weight: bool
    aliases: list[str] = field(default_factory=list)

    def contents(self) -> bytes | None:
        """Return a weight's elements, row-major."""
        if not self.is_weight:
            return None
        dense = self.example.detach().cpu().resolve_conj().contiguous()
        return ctypes.string_at(dense.data_ptr(), dense.nbytes) if dense.nbytes else b""


class _Inputs:
    """What the graph of an exported program takes: tensors (a shared one is taken once) and constants."""

    def __init__(self, exported: "torch.export.ExportedProgram") -> None:
        self.arguments: list[_Argument] = []
        self.leaves: list[dict[str, Any]] = []
        # Of each placeholder its name, and a tensor's number or a constant.
        self._sources: list[tuple[str, int | None, Any]] = []
        self._seen: dict[Any, int] = {}
        nodes = {node.name: node for node in exported.graph.nodes if node.op == "placeholder"}
        kinds = torch.export.graph_signature.InputKind
        weights = {**exported.constants, **exported.state_dict}
        for spec in exported.graph_signature.input_specs:
            if spec.kind in (kinds.PARAMETER, kinds.BUFFER, kinds.CONSTANT_TENSOR):
                self._take(spec.arg.name, self._weight(spec.target, weights[spec.target]))
            elif spec.kind == kinds.USER_INPUT:
                self._input(spec.arg, nodes)
            else:
                raise NotImplementedError(
                    f"export: input {spec.arg.name}, got {spec.kind.name}, want a tensor"
                )

    def placeholders(self, tensors: Sequence[torch.Tensor]) -> dict[str, Any]:
        """Return the values of the graph's placeholders by name, in order."""
        return {
            name: constant if index is None else tensors[index] for name, index, constant in self._sources
        }

    def _weight(self, name: str, tensor: torch.Tensor) -> int:
        place = (tensor.untyped_storage()._cdata, tensor.storage_offset(), tensor.shape, tensor.stride())
        key = (*place, tensor.dtype)
        if key in self._seen:
            self.arguments[self._seen[key]].aliases.append(name)
        else:
            self._seen[key] = len(self.arguments)
            self.arguments.append(_Argument(name, tensor, is_weight=True))
        return self._seen[key]

    def _input(self, arg: Any, nodes: Mapping[str, torch.fx.Node]) -> None:
        if isinstance(arg, torch.export.graph_signature.ConstantArgument):
            self._sources.append((arg.name, None, arg.value))
            self.leaves.append({"constant": arg.value})
            return
        example = nodes[arg.name].meta["val"]
        sizes = example.shape if isinstance(example, torch.Tensor) else (example,)
        if not isinstance(example, torch.Tensor) or any(isinstance(size, torch.SymInt) for size in sizes):
            raise NotImplementedError(
                f"export: input {arg.name}, got dynamic sizes {list(sizes)}, want fixed ones"
            )
        self.arguments.append(_Argument(arg.name, example, is_weight=False))
        self._take(arg.name, len(self.arguments) - 1)
        self.leaves.append({"argument": len(self.arguments) - 1})

    def _take(self, placeholder: str, argument: int) -> None:
        self._sources.append((placeholder, argument, None))


class _Outputs:
    """What the graph of an exported program returns: new contents, results of the call, and constants."""

    def __init__(self, exported: "torch.export.ExportedProgram") -> None:
        kinds = torch.export.graph_signature.OutputKind
        signature = exported.graph_signature
        placeholders = {spec.target: spec.arg.name for spec in signature.input_specs if spec.target}
        self._examples = {node.name: node.meta.get("val") for node in exported.graph.nodes}
        self.names: list[str] = []
        self.leaves: list[dict[str, Any]] = []
        # Of each value that is returned: the placeholder that it is written to, whether it is an output.
        self._uses: list[tuple[str | None, bool]] = []
        for spec in signature.output_specs:
            if spec.kind in (kinds.BUFFER_MUTATION, kinds.PARAMETER_MUTATION):
                self._uses.append((placeholders[spec.target], False))
            elif spec.kind == kinds.USER_INPUT_MUTATION:
                self._uses.append((spec.target, False))
            elif spec.kind in (kinds.USER_OUTPUT, kinds.LOSS_OUTPUT):
                self._output(spec.arg)
            else:
                raise NotImplementedError(
                    f"export: output {spec.arg.name}, got {spec.kind.name}, want a tensor"
                )

    def of_call(self, values: Sequence[Any], placeholders: Mapping[str, Any]) -> list[torch.Tensor]:
        """Write what is to be written, and return the tensors that are outputs."""
        for value, (target, _) in zip(values, self._uses, strict=True):
            if target is not None:
                placeholders[target].copy_(value)
        outputs = [value for value, (_, is_output) in zip(values, self._uses, strict=True) if is_output]
        for name, output in zip(self.names, outputs, strict=True):
            got, want = ((list(tensor.shape), tensor.dtype) for tensor in (output, self._examples[name]))
            if got != want:
                raise RuntimeError(f"export: output {name}, got {got}, want {want}: bug in torchtpu")
        return outputs

    def _output(self, arg: Any) -> None:
        if isinstance(arg, torch.export.graph_signature.ConstantArgument):
            self._uses.append((None, False))
            self.leaves.append({"constant": arg.value})
            return
        self._uses.append((None, True))
        self.leaves.append({"output": len(self.names)})
        self.names.append(arg.name)


def _distinct(values: Any) -> Any:
    """Copy tensors that come again: `torch.export` takes a tensor that is given twice for a single input."""
    seen = set()

    def once(tensor: torch.Tensor) -> torch.Tensor:
        if id(tensor) in seen:
            return tensor.clone()
        seen.add(id(tensor))
        return tensor

    return pytree.tree_map_only(torch.Tensor, once, values)


def _on_device(graph: torch.fx.GraphModule) -> torch.fx.GraphModule:
    """Return a copy of a graph, and of the graphs in it, that makes its tensors on the device."""
    graph = copy.deepcopy(graph)
    device = torch.device("tpu")
    for module in graph.modules():
        if isinstance(module, torch.fx.GraphModule):
            for node in module.graph.nodes:
                node.args, node.kwargs = pytree.tree_map_only(
                    torch.device, lambda _: device, (node.args, node.kwargs)
                )
                if node.target is torch.ops.higher_order.wrap_with_autocast:
                    # The first argument is the type of the device for which it casts.
                    node.args = (device.type, *node.args[1:])
                if _makes_tensors(node):
                    node.kwargs = {**node.kwargs, "device": device}
            module.recompile()
    return graph


def _makes_tensors(node: torch.fx.Node) -> bool:
    """Whether a call makes a tensor of no other tensor, on a device of its choice."""
    if not isinstance(node.target, torch._ops.OpOverload):
        return False
    arguments = node.target._schema.arguments
    of_tensors = any(argument.type.kind() == "TensorType" for argument in arguments)
    return not of_tensors and any(argument.name == "device" for argument in arguments)
