"""Replaying a graph under capture, its branches and loops on data as regions of the program."""

import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torchtpu._capture import stand_in

_OPS = torch.ops.torchtpu


class Replay(torch.fx.Interpreter):
    """Runs a graph under capture, and says which node cannot be captured."""

    def run_node(self, node: torch.fx.Node) -> Any:
        """Run a node."""
        if _only_selects(node) and self.env[node.args[0]].device.type == "tpu":
            # The tensor says which element: nothing has to be read.
            return self.env[node.args[0]]
        if node.target is torch.ops.higher_order.while_loop and uses_numbers(node):
            raise ReadError(node.name, "returns a number of Python")
        try:
            return super().run_node(node)
        except ReadError as error:
            # In a branch or a loop: all of it is left out.
            raise ReadError(node.name, error.reason) from error
        except RuntimeError as error:
            reason = next((why for words, why in _REASONS.items() if words in str(error)), None)
            if reason is None:
                raise
            raise ReadError(node.name, reason) from error

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        """Call an op; a branch or a loop is captured."""
        control = CONTROL_FLOW.get(target)
        if control is not None:
            return control(*args, **kwargs)
        if target is _SELECT and isinstance(args[2], torch.Tensor):
            return _select(*args)
        return super().call_function(target, args, kwargs)


class _Counting(Replay):
    """Replays a part of a loop whose numbers of Python are tensors: each round has others."""

    def run_node(self, node: torch.fx.Node) -> Any:
        """Run a node; one that wants a number, or makes something else of a tensor, cannot be captured."""
        refused = ReadError(node.name, "needs a number of Python that changes from round to round")
        try:
            value = super().run_node(node)
        except (TypeError, ValueError) as error:
            raise refused from error
        want = node.meta.get("val")
        both = isinstance(value, torch.Tensor) and isinstance(want, torch.Tensor)
        if both and value.dtype != want.dtype:
            raise refused
        return value

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        """Call an op; that of a number is that of a tensor."""
        if getattr(target, "_overloadname", "") == "Scalar" and isinstance(args[1], torch.Tensor):
            target = getattr(target.overloadpacket, "Tensor", target)
        return super().call_function(target, args, kwargs)


class ReadError(RuntimeError):
    """A node needs the host, and can be run on its own only.

    Parameters
    ----------
    node : str
        Its name.
    reason : str
        What it does.
    """

    def __init__(self, node: str, reason: str) -> None:
        super().__init__(f"{node}: got what {reason}, want what a program can compute")
        self.node = node
        self.reason = reason


_REASONS = {
    "not known while a program is being captured": "reads a value",
    "capture: random numbers": "draws random numbers, as many as a value says",
    "capture: a branch or a loop that writes": "writes a tensor in a branch or a loop",
}


def _cond(
    predicate: Any, then: torch.fx.GraphModule, otherwise: torch.fx.GraphModule, operands: Sequence[Any]
) -> Any:
    """Capture both branches, or replay the one that a number picks."""
    if not isinstance(predicate, torch.Tensor):
        return Replay(then if predicate else otherwise).run(*operands)
    regions = [_Region(Replay(branch).run, operands) for branch in (then, otherwise)]
    if regions[0].constants != regions[1].constants:
        raise ReadError("cond", "returns other numbers in one branch than in the other")
    tensors = [_on_device(predicate), *_tensors(operands)]
    return regions[0].outputs_of(_OPS.branch.default(*(region.number for region in regions), tensors))


def _while_loop(
    condition: torch.fx.GraphModule,
    body: torch.fx.GraphModule,
    carried: Sequence[Any],
    others: Sequence[Any],
    **options: Any,
) -> Any:
    """Capture the condition and the body."""
    if options.get("mutated_arg_indices"):
        raise ReadError("while_loop", "writes a tensor in a branch or a loop")
    operands = [*map(_number, carried), *others]
    if all(isinstance(value, torch.Tensor) for value in carried):
        return _loop(Replay(condition).run, Replay(body).run, operands)

    def go(*values: Any) -> list[Any]:
        return [_number(result) for result in _Counting(body).run(*values)]

    return _loop(_Counting(condition).run, go, operands)


def _loop(condition: Callable[..., Any], body: Callable[..., Any], operands: Sequence[Any]) -> Any:
    regions = [_Region(part, operands) for part in (condition, body)]
    if any(constant is not _TENSOR for region in regions for constant in region.constants):
        raise ReadError("while_loop", "computes what is neither a tensor nor an integer")
    return regions[1].outputs_of(_OPS.repeat.default(*(part.number for part in regions), _tensors(operands)))


def stack_rounds(
    condition: torch.fx.GraphModule,
    body: torch.fx.GraphModule,
    carried: Sequence[Any],
    others: Sequence[Any],
    rounds: int,
) -> tuple[torch.Tensor, ...]:
    """Capture a loop of so many rounds that returns what each gave; without a round, what it was given."""
    carried = _tensors(carried)
    if rounds == 0:
        return tuple(value.unsqueeze(0).clone() for value in carried)
    count = len(carried)

    def goes_on(number: torch.Tensor, *_: Any) -> torch.Tensor:
        return number < rounds

    def go(number: torch.Tensor, *values: Any) -> list[torch.Tensor]:
        results = Replay(body).run(*values[:count], *values[2 * count :])
        stacks = zip(values[count : 2 * count], results, strict=True)
        place = number.reshape(1)
        kept = [stack.index_copy(0, place, result.unsqueeze(0)) for stack, result in stacks]
        return [number + 1, *results, *kept]

    number = torch.zeros((), dtype=torch.int64, device="tpu")
    stacks = [value.new_zeros((rounds, *value.shape)) for value in carried]
    return tuple(_loop(goes_on, go, [number, *carried, *stacks, *others])[1 + count :])


def uses_numbers(node: torch.fx.Node) -> bool:
    """Whether something uses a result of a loop that is no tensor."""
    values = node.meta.get("val", ())
    return not all(isinstance(value, torch.Tensor) for value in values) and any(
        user.target is not operator.getitem or not isinstance(values[user.args[1]], torch.Tensor)
        for user in node.users
    )


CONTROL_FLOW: dict[Any, Callable[..., Any]] = {
    torch.ops.higher_order.cond: _cond,
    torch.ops.higher_order.while_loop: _while_loop,
    stack_rounds: stack_rounds,
}
"""The branches and loops on data that can be part of a program."""


ITEM = torch.ops.aten._local_scalar_dense.default
_SELECT = torch.ops.aten.select.int


def _only_selects(node: torch.fx.Node) -> bool:
    """Whether a node reads a number that only says which element is taken, as gradients of loops do."""
    return node.target is ITEM and all(user.target is _SELECT and user.args[2] is node for user in node.users)


def _select(tensor: torch.Tensor, dim: int, index: torch.Tensor) -> torch.Tensor:
    index = torch.where(index < 0, index + tensor.size(dim), index)
    return tensor.index_select(dim, index.reshape(1)).squeeze(dim)


class _Region:
    """A captured branch, condition or body that takes `operands`."""

    def __init__(self, function: Callable[..., Any], operands: Sequence[Any]) -> None:
        values = [stand_in(value) if isinstance(value, torch.Tensor) else value for value in operands]
        _OPS.begin_region.default([value for value in values if isinstance(value, torch.Tensor)])
        leaves, self._structure = pytree.tree_flatten(function(*values))
        # Its results, those that are numbers as they are.
        self.constants = [_TENSOR if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
        self.number = _OPS.end_region.default(_tensors(leaves))

    def outputs_of(self, results: Sequence[torch.Tensor]) -> Any:
        """Return what the function returns, with these tensors."""
        rest = iter(results)
        leaves = [next(rest) if constant is _TENSOR else constant for constant in self.constants]
        return pytree.tree_unflatten(leaves, self._structure)


_TENSOR = object()
"""Stands for a tensor among the results of a region."""


def _number(value: Any) -> Any:
    """Return an integer of Python as a tensor."""
    return torch.full((), value, dtype=torch.int64, device="tpu") if type(value) is int else value


def _tensors(values: Sequence[Any]) -> list[torch.Tensor]:
    return [_on_device(value) for value in values if isinstance(value, torch.Tensor)]


def _on_device(tensor: torch.Tensor) -> torch.Tensor:
    """Return a tensor on the device: a constant of the host is one of the program."""
    return tensor if tensor.device.type == "tpu" else tensor.to("tpu")
