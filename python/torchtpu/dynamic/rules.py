"""What each op needs so that padding does not show in its results; see :mod:`torchtpu.dynamic.padded`.

An op that looks only at elements of the same position, or only moves them, needs nothing. One that
combines the elements along a dim is given the neutral element of what it does beyond the sizes of the
call. The table is in :mod:`torchtpu.dynamic.table`.
"""

import math
from collections.abc import Callable
from typing import Any

import torch
from torch.fx import Node

from torchtpu.dynamic.padded import Padded
from torchtpu.dynamic.sizes import Refused, expression, is_fixed

aten = torch.ops.aten

Rule = Callable[[Padded, Node, list[Any], dict[str, Any]], Any]


def plain(_: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Call the op: what is beyond the sizes of the call stays there."""
    op = node.target
    if any(isinstance(arg, Node) and isinstance(arg.meta.get("val"), torch.SymInt) for arg in node.args):
        # A number that is a size of the call is a tensor here: another overload takes it.
        op = op.overloadpacket
    return op(*arguments, **keywords)


def take(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Take an entry of an op's results."""
    return arguments[0][arguments[1]]


def view(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Split and merge dims."""
    run.regroup(run.dims(node.args[0]), run.dims(node))
    return arguments[0].reshape(arguments[1])


def arange(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Count as far as the program's sizes go."""
    bounds = [run.size(value) for value in node.args]
    return node.target(*bounds, **keywords)


def along(position: int, default: int = -1) -> Rule:
    """Refuse a padded dim where the op's result depends on where the dim ends; the dim is an argument."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        dims = arguments[position] if len(arguments) > position else keywords.get("dim", default)
        sources = node.args[0] if isinstance(node.args[0], (list, tuple)) else [node.args[0]]
        for dim in dims if isinstance(dims, (list, tuple)) else [dims]:
            if any(run.is_padded(source, dim) for source in sources):
                raise Refused(f"{node.target}: dim {dim} is padded")
        return plain(run, node, arguments, keywords)

    return rule


def trailing(dims: int, source: int = 0) -> Rule:
    """Refuse padding in the last `dims` dims of an argument."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        if any(run.is_padded(node.args[source], -1 - dim) for dim in range(dims)):
            raise Refused(f"{node.target}: the last {dims} dims are padded")
        return plain(run, node, arguments, keywords)

    return rule


def slice_(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Slice from a known start to wherever the program's sizes end."""
    tensor, dim, start, _, step = (*arguments, *(0, None, None, 1)[len(arguments) - 1 :])[:5]
    before, after = run.dims(node.args[0])[dim], run.dims(node)[dim]
    if is_fixed(before):
        return plain(run, node, arguments, keywords)
    start = start or 0
    if before == after and start == 0:
        return tensor
    moved = len(node.args) > 2 and isinstance(node.args[2], Node)
    if run.is_merged(before) or moved or start < 0:
        raise Refused(f"{node.target}: from {start} in a padded dim")
    return aten.slice.Tensor(tensor, dim, start, start + run.sizes.in_program(after) * step, step)


def select(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Select; counted from the end, the index depends on the call."""
    tensor, dim, index = arguments
    size = run.dims(node.args[0])[dim]
    symbolic = isinstance(node.args[2], Node)
    if is_fixed(size) or (not symbolic and index >= 0):
        if run.is_merged(size):
            raise Refused(f"{node.target}: in a merged dim")
        return plain(run, node, arguments, keywords)
    wanted = expression(node.args[2].meta["val"]) if symbolic else size + index
    return tensor.index_select(dim, run.sizes.in_call(wanted).view(1)).squeeze(dim)


def select_backward(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Place the gradient where the element was selected."""
    grad, sizes, dim, index = arguments
    size = run.dims(node)[dim]
    if is_fixed(size) or index >= 0:
        return plain(run, node, arguments, keywords)
    shape = [1] * len(sizes)
    shape[dim] = -1
    here = torch.arange(sizes[dim], device="tpu").view(shape) == run.sizes.in_call(size + index)
    return torch.where(here, grad.unsqueeze(dim), 0)


def slice_backward(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Place the gradient where the elements were sliced, from a known start."""
    grad, _, dim, start, *_ = arguments
    before, after = run.dims(node)[dim], run.dims(node.args[0])[dim]
    if is_fixed(before):
        return plain(run, node, arguments, keywords)
    if before == after:
        return grad
    raise Refused(f"{node.target}: from {start} in a padded dim")


def index(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Index dims that are not padded: a negative index counts from the end."""
    for dim, indices in enumerate(node.args[1]):
        if indices is not None and (
            run.is_padded(node.args[0], dim) or arguments[1][dim].dtype in (torch.bool, torch.uint8)
        ):
            raise Refused(f"{node.target}: dim {dim} is padded, or the index is a mask")
    return plain(run, node, arguments, keywords)


def contract(*pairs: tuple[int, int]) -> Rule:
    """Sum products along a dim of each of the arguments: zeros beyond the sizes of the call."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        for position, dim in pairs:
            if run.is_padded(node.args[position], dim):
                arguments[position] = run.masked(node.args[position], 0, [dim % arguments[position].dim()])
        return plain(run, node, arguments, keywords)

    return rule


def zeroed(*positions: int) -> Rule:
    """Put zeros beyond the sizes of the call into these arguments."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        for position in positions:
            if len(arguments) > position and run.is_padded(node.args[position]):
                arguments[position] = run.masked(node.args[position], 0)
        return plain(run, node, arguments, keywords)

    return rule


def reduce(neutral: Callable[[torch.dtype], Any], dims_at: int = 1) -> Rule:
    """Combine the elements of dims: the neutral element beyond the sizes of the call."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        tensor = arguments[0]
        dims = reduced(node, arguments, tensor.dim(), dims_at)
        arguments[0] = run.masked(node.args[0], neutral(tensor.dtype), dims)
        return plain(run, node, arguments, keywords)

    return rule


def reduced(node: Node, arguments: list[Any], rank: int, dims_at: int = 1) -> list[int]:
    """Return the dims that an op reduces."""
    dims = arguments[dims_at] if len(arguments) > dims_at else node.kwargs.get("dim")
    if dims is None or dims == []:
        return list(range(rank))
    return [dim % rank for dim in (dims if isinstance(dims, (list, tuple)) else [dims]) if rank]


def mean(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Divide the sum by the number of elements of the call."""
    tensor = arguments[0]
    dims = reduced(node, arguments, tensor.dim())
    keep = arguments[2] if len(arguments) > 2 else keywords.get("keepdim", False)
    total = run.masked(node.args[0], 0, dims).sum(dims, keep, dtype=keywords.get("dtype"))
    return total / run.count(node.args[0], dims)


def var(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Divide the sum of squares about the mean by the number of elements less the correction."""
    dims = reduced(node, arguments, arguments[0].dim())
    correction = keywords.get("correction")
    count = run.count(node.args[0], dims)
    middle = run.masked(node.args[0], 0, dims).sum(dims, keepdim=True) / count
    apart = run.mask(arguments[0] - middle, run.dims(node.args[0]), 0, dims)
    total = apart.square().sum(dims, keywords.get("keepdim", False))
    left = count - (1 if correction is None else correction)
    return total / (left.clamp(min=0) if isinstance(left, torch.Tensor) else max(left, 0))


def std(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Take the root of the variance."""
    return var(run, node, arguments, keywords).sqrt()


def sort(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Sort what is beyond the sizes of the call to the end: it comes last among equals."""
    tensor, *rest = arguments
    dim = keywords.get("dim", rest[0] if rest else -1)
    descending = keywords.get("descending", rest[1] if len(rest) > 1 else False)
    last = least(tensor.dtype) if descending else (math.nan if is_float(tensor) else most(tensor.dtype))
    masked = run.masked(node.args[0], last, [dim % tensor.dim()])
    return aten.sort.stable(masked, stable=True, dim=dim, descending=descending)


def topk(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Give what is beyond the sizes of the call the last place."""
    tensor, k, *rest = arguments
    dim = rest[0] if rest else keywords.get("dim", -1)
    largest = rest[1] if len(rest) > 1 else keywords.get("largest", True)
    last = least(tensor.dtype) if largest else (math.nan if is_float(tensor) else most(tensor.dtype))
    masked = run.masked(node.args[0], last, [dim % tensor.dim()])
    return node.target(masked, k, *rest, **keywords)


def prefix(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Combine each element with those before it."""
    if run.is_merged(run.dims(node.args[0])[arguments[1]]):
        raise Refused(f"{node.target}: in a merged dim")
    return plain(run, node, arguments, keywords)


def vector_norm(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Put zeros beyond the sizes of the call, which no norm of a positive order sees."""
    order = arguments[1] if len(arguments) > 1 else 2
    dims = reduced(node, arguments, arguments[0].dim(), dims_at=2)
    if order <= 0 and any(run.is_padded(node.args[0], dim) for dim in dims):
        raise Refused(f"{node.target}: of order {order} over a padded dim")
    arguments[0] = run.masked(node.args[0], 0, dims)
    return plain(run, node, arguments, keywords)


def layer_norm(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Refuse padding in the dims that are normalized."""
    return trailing(len(arguments[1]))(run, node, arguments, keywords)


def pad(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Refuse to pad a padded dim at its end."""
    widths = arguments[1]
    for dim in range(len(widths) // 2):
        if run.is_padded(node.args[0], -1 - dim) and (widths[2 * dim] or widths[2 * dim + 1]):
            raise Refused(f"{node.target}: dim {-1 - dim} is padded already")
    return plain(run, node, arguments, keywords)


def softmax(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Give no weight to what is beyond the sizes of the call."""
    tensor, dim = arguments[:2]
    arguments[0] = run.masked(node.args[0], -math.inf, [dim % tensor.dim()])
    return plain(run, node, arguments, keywords)


def nll_loss(target_at: int) -> Rule:
    """Ignore the targets beyond the sizes of the call."""

    def rule(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
        ignored = arguments[target_at + 3]
        arguments[target_at] = run.masked(node.args[target_at], ignored)
        return plain(run, node, arguments, keywords)

    return rule


def is_float(tensor: torch.Tensor) -> bool:
    """Whether a tensor has NaNs."""
    return tensor.dtype.is_floating_point


def least(dtype: torch.dtype) -> Any:
    """Return the value that no other is below."""
    if dtype.is_floating_point:
        return -math.inf
    return False if dtype == torch.bool else torch.iinfo(dtype).min


def most(dtype: torch.dtype) -> Any:
    """Return the value that no other is above."""
    if dtype.is_floating_point:
        return math.inf
    return True if dtype == torch.bool else torch.iinfo(dtype).max
