"""Graphs with work for the host: cut into stages that take turns on host and device.

Work of the host is what torch puts there (a tensor on the CPU, a copy to it) and what needs a value to go on:
a result whose sizes depend on data, and sparse tensors. All other nodes are the device's, branches and loops
on data among them.
"""

import logging
import operator
from collections.abc import Iterator
from enum import Enum
from typing import Any

import torch
from torch._dynamo.utils import counters
from torch.fx.passes.split_module import split_module
from torch.utils._pytree import tree_leaves

from torchtpu._compile.rounds import STACKING_LOOP, count_rounds, forget_rounds
from torchtpu._replay import CONTROL_FLOW, ITEM, uses_numbers

log = logging.getLogger(__name__)


class Place(Enum):
    """Where a node of a graph belongs."""

    HOST = "host"
    DEVICE = "device"
    EITHER = "either"  # numbers only


_READS = "reads values"
_MOVED = "computed on the device as well"


def is_on_device(value: torch.Tensor) -> bool:
    """Whether a tensor is on a device of ours."""
    return value.device.type == "tpu"


def is_sparse(node: torch.fx.Node) -> bool:
    """Whether a node takes or gives a tensor of a layout that no program has: it runs between programs."""
    values = (value for near in (node, *node.all_input_nodes) for value in _tensors(near))
    return any(value.layout != torch.strided for value in values)


def split(graph: torch.fx.GraphModule) -> torch.fx.GraphModule | None:
    """Cut a graph into stages.

    Parameters
    ----------
    graph : GraphModule
        A functional graph; what it computes from constants on the host is computed here, once.

    Returns
    -------
    GraphModule or None
        A graph that calls its stages, each a module whose ``meta["on_device"]`` says where it belongs; None
        when all nodes are the device's.
    """
    fold_constants(graph)
    count_rounds(graph)
    move_scalars(graph)
    places = {node: place_of(node) for node in graph.graph.nodes if node.op == "call_function"}
    on_host = [node for node, place in places.items() if place is Place.HOST]
    if not on_host:
        return None
    counters["tpu"]["stages_on_host"] += 1
    log.info("work for the host in a compiled graph: %s", ", ".join(map(_told, on_host)))
    numbers = _number(places)
    for node in sorted(numbers, key=numbers.__getitem__):
        graph.graph.output_node().prepend(node)
    stages = split_module(
        graph,
        graph,
        numbers.__getitem__,
        tuple_return=True,
        keep_original_order=True,
        keep_original_node_name=True,
    )
    for name, stage in stages.named_children():
        number = name.removeprefix("submod_")
        if number.isdigit():
            stage.meta["on_device"] = int(number) % 2 == 1
    return stages


def run_on_host(graph: torch.fx.GraphModule, name: str, reason: str) -> bool:
    """Leave a node, and others of its op, out of the programs: they run between them, as in eager mode.

    A branch or a loop is left out alone: others may do something else.

    Returns
    -------
    bool
        False if that is so already, or there is no such node.
    """
    targets = {node.target for node in graph.graph.nodes if node.name == name and not node.meta.get(_READS)}
    for node in graph.graph.nodes:
        if node.target in targets and (node.name == name or node.target not in CONTROL_FLOW):
            node.meta[_READS] = reason
            forget_rounds(node)
    return bool(targets)


def place_of(node: torch.fx.Node) -> Place:
    """Say where a node belongs."""
    if node.meta.get(_READS):
        return Place.HOST
    if node.meta.get(_MOVED):
        return Place.DEVICE
    loops = node.target is torch.ops.higher_order.while_loop
    if node.target in (ITEM, STACKING_LOOP) or (loops and uses_numbers(node)):
        return Place.HOST
    if is_sparse(node) or ("unbacked_bindings" in node.meta and not loops):
        return Place.HOST
    tensors = list(_used(node) if node.target in CONTROL_FLOW else _tensors(node))
    if not tensors:
        return Place.EITHER
    return Place.DEVICE if all(map(is_on_device, tensors)) else Place.HOST


def fold_constants(graph: torch.fx.GraphModule) -> None:
    """Compute once what depends on constants of the host only, unless it is returned."""
    known: dict[torch.fx.Node, Any] = {}
    for node in graph.graph.nodes:
        if node.op == "get_attr":
            value = _attribute(graph, node.target)
            if isinstance(value, torch.Tensor) and not is_on_device(value):
                known[node] = value
        elif node.op == "call_function" and _is_constant(node, known):
            arguments, options = torch.fx.node.map_arg((node.args, node.kwargs), known.__getitem__)
            known[node] = node.target(*arguments, **options)
    escaping: set[torch.fx.Node] = set()
    for node in reversed(graph.graph.nodes):
        if node in known and any(user.op == "output" or user in escaping for user in node.users):
            escaping.add(node)
    for number, (node, value) in enumerate(known.items()):
        if node.op == "get_attr" or node in escaping or not isinstance(value, torch.Tensor):
            continue
        name = f"_folded_{number}"
        graph.register_buffer(name, value, persistent=False)
        with graph.graph.inserting_before(node):
            constant = graph.graph.get_attr(name)
        constant.meta.update(node.meta)
        node.replace_all_uses_with(constant)
    graph.graph.eliminate_dead_code()
    graph.recompile()


def move_scalars(graph: torch.fx.GraphModule) -> None:
    """Compute on the device what it needs of the host's numbers, such as an optimizer's step count.

    What the host needs as well it computes as well, so that neither waits for the other.
    """
    twins: dict[torch.fx.Node, torch.fx.Node] = {}
    for node in list(graph.graph.nodes):
        if node.op == "call_function" and _is_scalar(node, twins):
            with graph.graph.inserting_after(node):
                twins[node] = graph.graph.node_copy(node, lambda source: twins.get(source, source))
            twins[node].meta[_MOVED] = True
        elif node.op == "call_function" and place_of(node) is Place.DEVICE:
            for source in node.all_input_nodes:
                if source in twins:
                    node.replace_input_with(source, twins[source])
    if twins:
        graph.graph.eliminate_dead_code()
        graph.recompile()


def _is_scalar(node: torch.fx.Node, known: dict[torch.fx.Node, Any]) -> bool:
    """Whether a node on the host computes a number from numbers, and has no other effect."""
    return (
        _is_pure(node)
        and "device" not in node.kwargs
        and all(value.dim() == 0 for value in _tensors(node))
        and all(
            source in known or (source.op != "call_function" and all(v.dim() == 0 for v in _tensors(source)))
            for source in node.all_input_nodes
        )
    )


def _is_pure(node: torch.fx.Node) -> bool:
    """Whether a node on the host has no effect but its results, which follow from its inputs."""
    target = node.target
    if node.meta.get(_READS):
        return False
    if target is operator.getitem:
        return place_of(node) is Place.HOST
    return (
        isinstance(target, torch._ops.OpOverload)
        and place_of(node) is Place.HOST
        and "unbacked_bindings" not in node.meta
        and target is not ITEM
        and not target._schema.is_mutable
        and torch.Tag.nondeterministic_seeded not in target.tags
    )


def _is_constant(node: torch.fx.Node, known: dict[torch.fx.Node, Any]) -> bool:
    """Whether a node on the host always gives the same value, and has no other effect."""
    return _is_pure(node) and all(source in known for source in node.all_input_nodes)


def _number(places: dict[torch.fx.Node, Place]) -> dict[torch.fx.Node, int]:
    """Number the stages: even ones are the host's. A node is in the first stage that has all it needs.

    An input is written last: after all that reads it. Results are taken apart where they are made: stages
    pass tensors and numbers on.
    """
    numbers: dict[torch.fx.Node, int] = {}
    for node, place in places.items():
        if node.target is operator.getitem and node.args[0] in numbers:
            numbers[node] = numbers[node.args[0]]
            continue
        before = list(node.all_input_nodes)
        if isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable:
            before += [reader for written in node.all_input_nodes for reader in _readers(written)]
        number = max((numbers.get(source, 0) for source in before), default=0)
        if place is not Place.EITHER and number % 2 != (place is Place.DEVICE):
            number += 1
        numbers[node] = number
    return numbers


def _readers(node: torch.fx.Node) -> Iterator[torch.fx.Node]:
    """Return what reads a tensor, also through its views."""
    for user in node.users:
        yield user
        if isinstance(user.target, torch._ops.OpOverload) and user.target.is_view:
            yield from _readers(user)


def _tensors(node: torch.fx.Node) -> Iterator[torch.Tensor]:
    values = tree_leaves(node.meta.get("val"))
    return (value for value in values if isinstance(value, torch.Tensor))


def _used(node: torch.fx.Node) -> list[torch.Tensor]:
    """Return the tensors of a node with several results that something uses.

    A loop may count in a number of the host, which becomes one of the device if nothing else needs it.
    """
    values = node.meta.get("val")
    if all(user.target is operator.getitem for user in node.users):
        values = [values[user.args[1]] for user in node.users]
    return [value for value in tree_leaves(values) if isinstance(value, torch.Tensor)]


def _told(node: torch.fx.Node) -> str:
    """Name a node of the host, and why it is there if that does not show."""
    reason = node.meta.get(_READS)
    if node.target is STACKING_LOOP:
        reason = reason or "returns as many tensors as it has rounds"
    return f"{node.target} ({reason})" if reason else str(node.target)


def _attribute(graph: torch.fx.GraphModule, path: str) -> Any:
    value: Any = graph
    for name in path.split("."):
        value = getattr(value, name)
    return value
