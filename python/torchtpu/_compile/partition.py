"""How a joint graph is split into forward and backward."""

import operator
from typing import Any

import torch
from torch._functorch.partitioners import is_rng_op, min_cut_rematerialization_partition, must_recompute
from torch.utils.checkpoint import CheckpointPolicy


def partition(joint: torch.fx.GraphModule, inputs: Any, **options: Any) -> Any:
    """Split as torch's min-cut does; what is drawn in an activation checkpoint is saved.

    Drawing it again would need the generator's state as a value between the two graphs. The masks that are
    saved instead are small, and the forward pass draws what eager mode draws.
    """
    for node in joint.graph.nodes:
        if must_recompute(node) and is_rng_op(node):
            for drawn in (node, *node.users):
                if drawn is node or drawn.target is operator.getitem:
                    drawn.meta["recompute"] = CheckpointPolicy.MUST_SAVE
    return min_cut_rematerialization_partition(joint, inputs, **options)
