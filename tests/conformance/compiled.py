"""An operator as ``torch.compile`` runs it."""

from typing import Any

import torch
from torch._functorch.aot_autograd import aot_function
from torch.utils._pytree import tree_flatten, tree_unflatten

from conformance.sample import SEED, Sample
from torchtpu._compile.graphs import compile_graph
from torchtpu._compile.partition import partition

BY_DYNAMO = frozenset(("item",))
"""Operators that AOTAutograd cannot trace, and whose failed tracing leaves torch's fake tensors unusable."""


def call(sample: Sample, tree: Any) -> Any:
    """Call the operator as one compiled graph.

    AOTAutograd makes the graph, without Dynamo: what Dynamo does for a single call is torch's, and takes most
    of the time. What cannot be traced so, such as results whose sizes depend on values, goes through
    ``torch.compile``, as it would in a user's program.
    """
    leaves, spec = tree_flatten(tree)
    where = [index for index, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    function = sample.op.get_op()

    def run(*values: torch.Tensor) -> Any:
        filled = list(leaves)
        for index, value in zip(where, values, strict=True):
            filled[index] = value
        value, args, kwargs = tree_unflatten(filled, spec)
        return function(value, *args, **kwargs)

    inputs = [leaves[index] for index in where]
    graph = aot_function(
        run, compile_graph, compile_graph, partition_fn=partition, keep_inference_input_mutations=True
    )
    torch.manual_seed(SEED)
    if sample.op.name not in BY_DYNAMO:
        try:
            return graph(*inputs)
        except Exception:
            torch._dynamo.reset()
            torch.manual_seed(SEED)
    return torch.compile(run, backend="tpu")(*inputs)
