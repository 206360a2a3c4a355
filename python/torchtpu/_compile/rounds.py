"""Loops whose rounds can be counted before they run.

The gradient of a loop needs what each round gave: torch's ``while_loop_stack_output`` returns as many
tensors as there are rounds. A program can do so when their number is known, as it is of a loop that counts
from one number to another: what the condition depends on is then computed here, once.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch.utils._pytree import tree_leaves

from torchtpu._replay import stack_rounds

STACKING_LOOP = torch.ops.higher_order.while_loop_stack_output

MOST = 4096
"""Loops of more rounds are not counted to their end."""

_CUT = "runs on its own"


def count_rounds(graph: torch.fx.GraphModule) -> None:
    """Make the loops of a graph whose rounds can be counted ones of the program."""
    for node in graph.graph.nodes:
        counts = node.target is STACKING_LOOP and not node.meta.get(_CUT)
        rounds = _rounds(node) if counts else None
        if rounds is not None:
            node.target = stack_rounds
            node.args = (*node.args, rounds)
            node.meta.pop("unbacked_bindings", None)


def forget_rounds(node: torch.fx.Node) -> None:
    """Make a loop of the program one that runs on its own again, for good."""
    if node.target is stack_rounds:
        node.meta[_CUT] = True
        node.target = STACKING_LOOP
        node.args = node.args[:-1]


def _rounds(loop: torch.fx.Node) -> int | None:
    """Return how often a loop runs, or None if that depends on the arguments of the graph."""
    condition, body, carried, others = loop.args
    root = loop.graph.owning_module
    goes_on, after = (_Part(getattr(root, part.target)) for part in (condition, body))
    needed = _needed(goes_on, after)
    try:
        numbers = _Numbers(root, {})
        operands = [*carried, *others]
        values = {index: numbers.of(operands[index]) for index in needed}
        for rounds in range(MOST):
            if not goes_on.results(values, [0])[0]:
                return rounds
            wanted = [index for index in needed if index < len(carried)]
            values |= dict(zip(wanted, after.results(values, wanted), strict=True))
    except _UnknownError:
        pass
    return None


def _needed(goes_on: "_Part", after: "_Part") -> set[int]:
    """Return the operands on which the number of rounds depends."""
    needed: set[int] = set()
    new = goes_on.reads(0)
    while new - needed:
        needed |= new
        new = {read for index in needed if index < len(after.outputs) for read in after.reads(index)}
    return needed


class _Part:
    """The condition or the body of a loop."""

    def __init__(self, module: torch.fx.GraphModule) -> None:
        self._module = module
        self._placeholders = module.graph.find_nodes(op="placeholder")
        self.outputs = tree_leaves(module.graph.output_node().args[0])

    def reads(self, output: int) -> set[int]:
        """Return the operands from which an output is computed."""
        nodes = set(_before(self.outputs[output]))
        return {index for index, operand in enumerate(self._placeholders) if operand in nodes}

    def results(self, values: dict[int, Any], wanted: Sequence[int]) -> list[Any]:
        """Compute these outputs from these operands."""
        known = {self._placeholders[index]: value for index, value in values.items()}
        numbers = _Numbers(self._module, known)
        return [numbers.of(self.outputs[index]) for index in wanted]


class _Numbers:
    """Computes integers of a graph on the host."""

    def __init__(self, module: torch.fx.GraphModule, known: dict[torch.fx.Node, Any]) -> None:
        self._module = module
        self._known = known

    def of(self, node: Any) -> Any:
        """Return the value of a node."""
        if not isinstance(node, torch.fx.Node):
            return node
        if node not in self._known:
            self._known[node] = self._exact(self._compute(node))
        return self._known[node]

    def _compute(self, node: torch.fx.Node) -> Any:
        if node.op == "get_attr":
            return getattr(self._module, node.target, None)
        target = node.target
        if (
            not isinstance(target, torch._ops.OpOverload)
            or target._schema.is_mutable
            or torch.Tag.nondeterministic_seeded in target.tags
        ):
            raise _UnknownError
        arguments, options = torch.fx.node.map_arg((node.args, node.kwargs), self.of)
        if "device" in options:
            options = {**options, "device": "cpu"}
        return target(*arguments, **options)

    def _exact(self, value: Any) -> Any:
        """Return a value that is the same on the host and on the device."""
        if isinstance(value, torch.Tensor) and not value.is_floating_point() and not value.is_complex():
            return value.cpu()
        raise _UnknownError


class _UnknownError(Exception):
    """A number depends on the arguments, or is no integer."""


def _before(node: Any) -> Iterator[torch.fx.Node]:
    """Return a node and all from which it is computed."""
    rest, seen = [node], set()
    while rest:
        node = rest.pop()
        if isinstance(node, torch.fx.Node) and node not in seen:
            seen.add(node)
            yield node
            rest += node.all_input_nodes
