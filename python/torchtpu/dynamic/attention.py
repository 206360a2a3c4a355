"""The rules of fused attention; see :mod:`torchtpu.dynamic.rules`."""

import math
from typing import Any

from torch.fx import Node

from torchtpu.dynamic.padded import Padded
from torchtpu.dynamic.rules import plain
from torchtpu.dynamic.sizes import Refused, is_fixed


def forward(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Attend to no key beyond the sizes of the call."""
    query, key, value, bias, *rest = (*arguments, None)[: max(4, len(arguments))]
    causal = rest[1] if len(rest) > 1 else False
    keys = run.dims(node.args[1])[-2]
    if run.is_padded(node.args[1], -1) or run.is_padded(node.args[1], -3):
        raise Refused(f"{node.target}: heads or features are padded")
    value = run.masked(node.args[2], 0, [value.dim() - 2])
    # A causal query sees no key that comes after it.
    if not (is_fixed(keys) or (causal and keys == run.dims(node.args[0])[-2])):
        if causal:
            raise Refused(f"{node.target}: causal over keys of another length than the queries")
        key = run.masked(node.args[1], 0, [key.dim() - 2])
        bias = run.key_bias(keys, query, key, bias)
    return node.target(query, key, value, bias, *rest, **keywords)


def backward(run: Padded, node: Node, arguments: list[Any], keywords: dict[str, Any]) -> Any:
    """Let nothing beyond the sizes of the call weigh: such queries have weights of zero."""
    for position in (0, 1, 2, 3, 6):
        arguments[position] = run.masked(node.args[position], 0)
    arguments[7] = run.masked(node.args[7], math.inf)
    return plain(run, node, arguments, keywords)
