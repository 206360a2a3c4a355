"""Programs for sizes that change from call to call.

Sizes that :func:`torch.compile` marks as dynamic are rounded up to a bucket: tensors are padded, and one
program serves all sizes of the bucket. A graph with an op that padding would show in is compiled for each
size.
"""

import logging
import math
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import sympy
import torch
from torch._functorch._aot_autograd.schemas import OutputType
from torch._guards import TracingContext

from torchtpu._capture import Program, capture
from torchtpu.dynamic.padded import Factors, Padded
from torchtpu.dynamic.sizes import Refused, Sizes, bucket, evaluate, expression, is_fixed, symbols_of
from torchtpu.dynamic.table import rule_of

log = logging.getLogger(__name__)

__all__ = ["Dynamic", "bucket"]

Values = dict[sympy.Symbol, int]


class Dynamic:
    """A graph whose inputs have sizes that are not known.

    Parameters
    ----------
    graph : GraphModule
        A functional graph of ATen calls with fake tensors as ``meta["val"]``.
    examples : sequence
        Its inputs: fake tensors and sizes (``SymInt``).
    exact : callable
        Calls the graph when it cannot run padded: takes the inputs of the call.
    returns : int, optional
        How many of the outputs go to the caller; the others go to the backward graph, padded. All by default.
    round_up : callable, optional
        Gives the size that a program has for a size of a call; :func:`bucket` by default.
    """

    def __init__(
        self,
        graph: torch.fx.GraphModule,
        examples: Sequence[Any],
        exact: Callable[[list[Any]], Sequence[Any]],
        returns: int | None = None,
        round_up: Callable[[int], int] = bucket,
    ) -> None:
        self._graph = graph
        self._exact = exact
        self._round_up = round_up
        self._symbols = symbols_of(examples)
        self._examples = examples
        self._inputs = [_sizes_of(example) for example in examples]
        self._outputs = [_sizes_of(output) for output in _outputs_of(graph)]
        self._has_views = _returns_views()
        self._returns = len(self._outputs) if returns is None else returns
        # The sizes that the backward graph is told apart from its tensors.
        self._saved = {size for size in self._outputs[self._returns :] if isinstance(size, sympy.Symbol)}
        self._factors = _factors_of(examples)
        self._programs: dict[tuple[int, ...], Program | None] = {}
        self._handed = _handed_through(graph, self._inputs)

    def __call__(self, arguments: list[Any]) -> list[Any]:
        """Call the program of the bucket of these arguments; the list is emptied."""
        given = self._solve(arguments)
        padded = {symbol: self._round_up(size) for symbol, size in given.items()}
        key = tuple(padded.values())
        if key not in self._programs:
            self._programs[key] = self._compile(padded)
        program = self._programs[key]
        if program is None:
            return self._call_exact(padded, given, arguments)
        tensors = [
            self._padded(argument, sizes, padded, given)
            for argument, sizes in zip(arguments, self._inputs, strict=True)
            if isinstance(argument, torch.Tensor)
        ]
        counts = torch.tensor(list(given.values()), dtype=torch.int64).to(tensors[0].device)
        results = iter(program([counts, *tensors]))
        outputs = []
        for index, (sizes, handed) in enumerate(zip(self._outputs, self._handed, strict=True)):
            if handed is not None:
                outputs.append(arguments[handed])
            elif not isinstance(sizes, list):
                outputs.append(sizes if sizes is None else evaluate(sizes, given))
            elif index < self._returns or not _symbols(sizes) <= self._saved:
                outputs.append(self._narrowed(next(results), sizes, padded, given))
            else:
                outputs.append(next(results))
        arguments.clear()
        return outputs

    def _solve(self, arguments: Sequence[Any]) -> Values:
        """Return what the symbols are in a call: numbers say it, since saved tensors may be padded."""
        given: Values = {}
        for argument, sizes in zip(arguments, self._inputs, strict=True):
            if isinstance(sizes, list):
                for size, value in zip(sizes, argument.size(), strict=True):
                    if isinstance(size, sympy.Symbol):
                        given.setdefault(size, value)
        for argument, size in zip(arguments, self._inputs, strict=True):
            if isinstance(size, sympy.Symbol):
                given[size] = int(argument)
        return {symbol: given[symbol] for symbol in self._symbols}

    def _compile(self, padded: Values) -> Program | None:
        """Capture the graph with padded tensors; None when it cannot run so."""
        if self._has_views or not self._is_clear():
            log.info("compiled for exact sizes: a view is returned, or the dims of an input were merged")
            return None

        def run(counts: torch.Tensor, *tensors: torch.Tensor) -> list[torch.Tensor]:
            given = {symbol: counts[index] for index, symbol in enumerate(self._symbols)}
            rest = iter(tensors)
            inputs = [next(rest) if isinstance(sizes, list) else sizes for sizes in self._inputs]
            run = Padded(self._graph.graph, Sizes(padded, given), rule_of, self._factors)
            outputs = zip(run(inputs), self._handed, strict=True)
            return [out for out, handed in outputs if handed is None and isinstance(out, torch.Tensor)]

        examples = [
            torch.empty([evaluate(size, padded) for size in sizes], dtype=example.dtype, device="meta")
            for example, sizes in zip(self._examples, self._inputs, strict=True)
            if isinstance(sizes, list)
        ]
        try:
            counts = torch.empty(len(padded), dtype=torch.int64, device="meta")
            return capture(run, [counts, *examples])
        except (Refused, RuntimeError) as reason:
            log.info("compiled for exact sizes: %s", reason)
            return None

    def _call_exact(self, padded: Values, given: Values, arguments: list[Any]) -> Sequence[Any]:
        # The forward graph may have left what it saved as it was.
        return self._exact(
            [
                self._narrowed(argument, sizes, padded, given) if isinstance(sizes, list) else argument
                for argument, sizes in zip(arguments, self._inputs, strict=True)
            ]
        )

    def _padded(
        self, tensor: torch.Tensor, sizes: list[sympy.Expr], padded: Values, given: Values
    ) -> torch.Tensor:
        """Return a tensor of the call with the sizes of the program."""
        wanted = [evaluate(size, padded) for size in sizes]
        if list(tensor.size()) == wanted:
            return tensor
        if not any(size in self._factors for size in sizes):
            return _grown(tensor, wanted)
        apart = self._apart(sizes)
        split = tensor.reshape([evaluate(factor, given) for factor in apart])
        return _grown(split, [evaluate(factor, padded) for factor in apart]).view(wanted)

    def _narrowed(
        self, tensor: torch.Tensor, sizes: list[sympy.Expr], padded: Values, given: Values
    ) -> torch.Tensor:
        """Return the part of a tensor of the program that is of the call."""
        wanted = [evaluate(size, given) for size in sizes]
        if list(tensor.size()) == wanted:
            return tensor
        if not any(size in self._factors for size in sizes):
            return tensor[tuple(slice(size) for size in wanted)]
        apart = self._apart(sizes)
        split = tensor.view([evaluate(factor, padded) for factor in apart])
        return split[tuple(slice(evaluate(factor, given)) for factor in apart)].reshape(wanted)

    def _apart(self, sizes: list[sympy.Expr]) -> list[sympy.Expr]:
        """Return the sizes before a view merged dims."""
        return [factor for size in sizes for factor in self._factors.get(size, [size])]

    def _is_clear(self) -> bool:
        """Whether the inputs' sizes say where their elements are: a product may be of merged dims."""
        dims = [size for sizes in self._inputs if isinstance(sizes, list) for size in sizes]
        return all(size in self._factors or not isinstance(size, sympy.Mul) for size in dims)


def _symbols(sizes: list[sympy.Expr]) -> set[sympy.Basic]:
    return {symbol for size in sizes for symbol in size.free_symbols}


_MERGED: WeakKeyDictionary[Any, Factors] = WeakKeyDictionary()


def _factors_of(examples: Sequence[Any]) -> Factors:
    """Return what is known of merged dims, which the forward and the backward graph share."""
    for example in examples:
        for size in example.size() if isinstance(example, torch.Tensor) else [example]:
            if isinstance(size, torch.SymInt):
                return _MERGED.setdefault(size.node.shape_env, {})
    return {}


def _sizes_of(example: Any) -> list[sympy.Expr] | sympy.Expr | None:
    """Return the sizes of a fake tensor, or the size that an example is."""
    if isinstance(example, torch.Tensor):
        return [expression(size) for size in example.size()]
    return expression(example) if isinstance(example, (int, torch.SymInt)) else None


def _outputs_of(graph: torch.fx.GraphModule) -> list[Any]:
    """Return the values of a graph's outputs as it was traced."""
    outputs = graph.graph.output_node().args[0]
    return [out.meta.get("val") if isinstance(out, torch.fx.Node) else out for out in outputs]


def _handed_through(graph: torch.fx.GraphModule, inputs: Sequence[Any]) -> list[int | None]:
    """Return which input each output is, if it is one that is not padded: it stays the same tensor."""
    placeholders = graph.graph.find_nodes(op="placeholder")
    fixed = [
        node
        for node, sizes in zip(placeholders, inputs, strict=True)
        if isinstance(sizes, list) and all(map(is_fixed, sizes))
    ]
    outputs = graph.graph.output_node().args[0]
    return [placeholders.index(node) if node in fixed else None for node in outputs]


def _returns_views() -> bool:
    """Whether the graph that is being compiled returns views, which torch makes again from strides."""
    context = TracingContext.try_get()
    if context is None or context.fw_metadata is None:
        return False
    apart = (OutputType.non_alias, OutputType.unsafe_view_alias, OutputType.custom_function_view)
    return any(output.output_type not in apart for output in context.fw_metadata.output_info)


def _grown(tensor: torch.Tensor, sizes: list[int]) -> torch.Tensor:
    """Return the tensor with these sizes; what is beyond its own is arbitrary."""
    strides = torch.empty(sizes, device="meta").stride()
    whole = math.prod(sizes) * tensor.element_size()
    if (
        tensor.stride() == strides
        and tensor.storage_offset() == 0
        and tensor.untyped_storage().nbytes() == whole
    ):
        # It was a program's padded result.
        return tensor.as_strided(sizes, strides)
    # A copy on the device would be a program for each size.
    host = torch.zeros(sizes, dtype=tensor.dtype)
    host[tuple(slice(size) for size in tensor.size())] = tensor.cpu()
    return host.to(tensor.device)
