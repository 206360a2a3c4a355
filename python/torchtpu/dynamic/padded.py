"""Runs a graph whose sizes are not known on tensors that are padded, so that one program serves many sizes.

Every tensor has the sizes of the program, which are those of the call or larger. What lies beyond the
sizes of the call is arbitrary; an op whose results would depend on it is given a neutral value there by a
rule of :mod:`torchtpu.dynamic.rules`. An op without a rule is refused, and the graph is compiled for exact
sizes instead.
"""

import math
import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sympy
import torch
from torch.fx import Graph, Node

from torchtpu.dynamic.sizes import Refused, Sizes, expression, is_fixed

Factors = dict[sympy.Expr, list[sympy.Expr]]


class Padded:
    """One run of a graph on padded tensors.

    Parameters
    ----------
    graph : Graph
        A functional graph of ATen calls; its nodes have fake tensors as ``meta["val"]``.
    sizes : Sizes
        What the symbols stand for.
    rules : callable
        Gives the rule of an op: ``rule(run, node, arguments, keywords)``; :class:`Refused` without one.
    factors : dict
        Takes the sizes whose product a dim is, in order, where a view has merged dims.
    """

    def __init__(
        self, graph: Graph, sizes: Sizes, rules: Callable[[Any], Callable[..., Any]], factors: Factors
    ) -> None:
        self.graph = graph
        self.sizes = sizes
        self._rules = rules
        self._values: dict[Node, Any] = {}
        self._factors = factors
        self._valid: dict[sympy.Expr, torch.Tensor] = {}

    def __call__(self, inputs: Sequence[Any]) -> list[Any]:
        """Return the outputs: padded tensors, and what is no tensor as in the graph."""
        given = iter(inputs)
        for node in self.graph.nodes:
            if node.op == "placeholder":
                self._values[node] = next(given)
            elif node.op == "call_function":
                self._values[node] = self._call(node)
            elif node.op == "output":
                return [self._values[out] if isinstance(out, Node) else out for out in node.args[0]]
            else:
                raise Refused(f"a node {node.op} {node.target}")
        raise Refused("a graph without outputs")

    def dims(self, node: Node) -> list[sympy.Expr]:
        """Return the sizes of a node's tensor."""
        return [expression(size) for size in node.meta["val"].size()]

    def is_padded(self, node: Any, dim: int | None = None) -> bool:
        """Whether a node's tensor has elements beyond its size in a call, or has them along `dim`."""
        if not isinstance(node, Node) or not isinstance(node.meta.get("val"), torch.Tensor):
            return False
        dims = self.dims(node)
        return not all(map(is_fixed, dims if dim is None else [dims[dim]]))

    def masked(self, node: Node, value: Any, dims: Iterable[int] | None = None) -> torch.Tensor:
        """Return a node's tensor with `value` beyond its sizes along `dims`, or along all dims."""
        return self.mask(self._values[node], self.dims(node), value, dims)

    def mask(
        self, tensor: torch.Tensor, sizes: list[sympy.Expr], value: Any, dims: Iterable[int] | None = None
    ) -> torch.Tensor:
        """Return a tensor of these sizes with `value` beyond them along `dims`, or along all dims."""
        for dim in range(len(sizes)) if dims is None else dims:
            if not is_fixed(sizes[dim]):
                shape = [1] * len(sizes)
                shape[dim] = -1
                tensor = torch.where(self.valid(sizes[dim]).view(shape), tensor, value)
        return tensor

    def valid(self, size: sympy.Expr) -> torch.Tensor:
        """Return which positions along a dim of this size are of the call."""
        if size not in self._valid:
            mask = torch.ones((), dtype=torch.bool, device="tpu")
            for factor in self._factors.get(size, [size]):
                positions = torch.arange(self.sizes.in_program(factor), device="tpu")
                inside = positions < self.sizes.in_call(factor)
                mask = (mask.unsqueeze(-1) & inside).flatten()
            self._valid[size] = mask
        return self._valid[size]

    def key_bias(
        self, keys: sympy.Expr, query: torch.Tensor, key: torch.Tensor, bias: torch.Tensor | None
    ) -> torch.Tensor:
        """Return the bias of an attention that sees no key beyond the sizes of the call."""
        shape = [*query.size()[:-1], key.size(-2)]
        inside = self.valid(keys)
        if bias is None:
            bias = torch.zeros((), dtype=query.dtype, device="tpu")
        if bias.dtype == torch.bool:
            return (bias & inside).expand(shape)
        return torch.where(inside, bias, -math.inf).expand(shape)

    def is_merged(self, size: sympy.Expr) -> bool:
        """Whether a view has merged a padded dim with others: its elements do not end where the dim ends."""
        return size in self._factors

    def size(self, value: Any) -> Any:
        """Return an argument that is a size, as in the program."""
        held = self._values[value] if isinstance(value, Node) else value
        return self.sizes.in_program(held) if isinstance(held, sympy.Expr) else held

    def count(self, node: Node, dims: Iterable[int]) -> torch.Tensor | int:
        """Return how many elements of a call lie along `dims`."""
        product: Any = 1
        for dim in dims:
            product = product * self.sizes.in_call(self.dims(node)[dim])
        return product

    def regroup(self, before: Sequence[sympy.Expr], after: Sequence[sympy.Expr]) -> None:
        """Note which sizes the dims of a view are products of."""
        rest = [factor for size in before for factor in self._factors.get(size, [size])]
        for size in after:
            factors, wanted = [], self.sizes.in_program(size)
            while wanted > 1 and rest:
                factor = rest.pop(0)
                extent = self.sizes.in_program(factor)
                if wanted % extent == 0:
                    factors.append(factor)
                    wanted //= extent
                elif is_fixed(factor) and extent % wanted == 0:
                    factors.append(sympy.Integer(wanted))
                    rest.insert(0, sympy.Integer(extent // wanted))
                    wanted = 1
                else:
                    raise Refused(f"a view of {list(before)} as {list(after)}")
            if is_fixed(size):
                if not all(map(is_fixed, factors)):
                    raise Refused(f"a view of {list(before)} as {list(after)}")
                continue
            factors = [factor for factor in factors if factor != 1]
            if sympy.Mul(*factors) != size or self._factors.get(size, factors) != factors:
                raise Refused(f"a view of {list(before)} as {list(after)}")
            if len(factors) > 1:
                self._factors[size] = factors

    def _call(self, node: Node) -> Any:
        value = node.meta.get("val")
        if isinstance(value, (torch.SymInt, int)):
            return expression(value)
        if node.target is operator.getitem:
            return self._values[node.args[0]][node.args[1]]
        rule = self._rules(node.target)
        arguments, keywords = self._arguments(node)
        result = rule(self, node, arguments, keywords)
        self._check(node, value, result)
        return result

    def _check(self, node: Node, value: Any, result: Any) -> None:
        """Check that the result has the sizes of the program."""
        pairs = zip(value, result, strict=False) if isinstance(value, (tuple, list)) else [(value, result)]
        for fake, tensor in pairs:
            if isinstance(fake, torch.Tensor) and isinstance(tensor, torch.Tensor):
                want = [self.sizes.in_program(expression(size)) for size in fake.size()]
                if list(tensor.size()) != want:
                    raise Refused(f"{node.target}: padded sizes {list(tensor.size())}, want {want}")

    def _arguments(self, node: Node) -> tuple[list[Any], dict[str, Any]]:
        """Return the arguments: padded tensors, sizes as in the program, and numbers as in the call."""
        schema = {argument.name: argument for argument in node.target._schema.arguments}
        names = [argument.name for argument in node.target._schema.arguments]
        arguments = [
            self._argument(value, schema[name]) for value, name in zip(node.args, names, strict=False)
        ]
        return arguments, {name: self._argument(value, schema[name]) for name, value in node.kwargs.items()}

    def _argument(self, value: Any, argument: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [self._argument(entry, argument) for entry in value]
        if isinstance(value, torch.device):
            return torch.device("tpu")
        if not isinstance(value, Node):
            return value
        held = self._values[value]
        if not isinstance(held, sympy.Expr):
            return held
        # A number of the computation is that of the call; other integers say how large a result is.
        is_value = "number" in str(argument.type) or "Tensor" in str(argument.type)
        return self.sizes.in_call(held) if is_value else self.sizes.in_program(held)
