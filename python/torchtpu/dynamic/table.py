"""Which rule each op has."""

from typing import Any

import torch

from torchtpu.dynamic import attention, rules
from torchtpu.dynamic.rules import Rule, along, least, most, plain, reduce, trailing, zeroed
from torchtpu.dynamic.sizes import Refused

aten = torch.ops.aten


def rule_of(op: Any) -> Rule:
    """Return the rule of an op.

    Raises
    ------
    Refused
        When there is none.
    """
    rule = RULES.get(op)
    if rule is None and isinstance(op, torch._ops.OpOverload) and torch.Tag.pointwise in op.tags:
        rule = plain
    if rule is None:
        raise Refused(f"{op}: no rule for sizes that are not known")
    return rule


def _zero(_: torch.dtype) -> int:
    return 0


def _one(_: torch.dtype) -> int:
    return 1


# Each element comes from one place, or from nowhere.
_MOVES = [
    aten.alias.default,
    aten.detach.default,
    aten.clone.default,
    aten.contiguous.default,
    aten._to_copy.default,
    aten.lift_fresh_copy.default,
    aten.copy.default,
    aten.expand.default,
    aten.t.default,
    aten.transpose.int,
    aten.permute.default,
    aten.unsqueeze.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.stack.default,
    aten.tril.default,
    aten.triu.default,
    aten.full.default,
    aten.zeros.default,
    aten.ones.default,
    aten.empty.memory_format,
    aten.full_like.default,
    aten.zeros_like.default,
    aten.ones_like.default,
    aten.empty_like.default,
    aten.scalar_tensor.default,
    aten.embedding.default,
    aten.index_select.default,
    aten.gather.default,
    aten.native_dropout.default,
    aten.bernoulli.p,
    aten.rand_like.default,
    aten.randn_like.default,
]

# A prefix depends on nothing that comes after it.
_PREFIXES = [
    aten.cumsum.default,
    aten.cumprod.default,
    aten.cummax.default,
    aten.cummin.default,
    aten.logcumsumexp.default,
]

RULES: dict[Any, Rule] = {
    **dict.fromkeys(_MOVES, plain),
    **dict.fromkeys(_PREFIXES, rules.prefix),
    **dict.fromkeys([aten.view.default, aten._unsafe_view.default, aten.reshape.default], rules.view),
    **dict.fromkeys([aten.arange.default, aten.arange.start, aten.arange.start_step], rules.arange),
    **dict.fromkeys([aten.cat.default, aten.flip.default, aten.unbind.int], along(1, 0)),
    **dict.fromkeys([aten.split.Tensor, aten.split_with_sizes.default], along(2, 0)),
    aten.slice.Tensor: rules.slice_,
    aten.slice_backward.default: rules.slice_backward,
    aten.select.int: rules.select,
    aten.select_backward.default: rules.select_backward,
    aten.index.Tensor: rules.index,
    aten.mm.default: rules.contract((0, 1), (1, 0)),
    aten.bmm.default: rules.contract((0, 2), (1, 1)),
    aten.addmm.default: rules.contract((1, 1), (2, 0)),
    aten.baddbmm.default: rules.contract((1, 2), (2, 1)),
    aten.mv.default: rules.contract((0, 1), (1, 0)),
    aten.dot.default: rules.contract((0, 0), (1, 0)),
    aten.convolution.default: zeroed(0),
    aten.convolution_backward.default: zeroed(0, 1),
    **dict.fromkeys([aten.sum.default, aten.sum.dim_IntList], reduce(_zero)),
    **dict.fromkeys([aten.any.default, aten.any.dim, aten.any.dims], reduce(_zero)),
    **dict.fromkeys([aten.all.default, aten.all.dim, aten.all.dims], reduce(_one)),
    **dict.fromkeys([aten.prod.default, aten.prod.dim_int], reduce(_one)),
    **dict.fromkeys([aten.amax.default, aten.max.default, aten.max.dim, aten.argmax.default], reduce(least)),
    **dict.fromkeys([aten.amin.default, aten.min.default, aten.min.dim, aten.argmin.default], reduce(most)),
    aten.logsumexp.default: reduce(least),
    aten.linalg_vector_norm.default: rules.vector_norm,
    **dict.fromkeys([aten.mean.default, aten.mean.dim], rules.mean),
    aten.var.correction: rules.var,
    aten.std.correction: rules.std,
    **dict.fromkeys([aten.sort.default, aten.sort.stable], rules.sort),
    aten.topk.default: rules.topk,
    **dict.fromkeys([aten._softmax.default, aten._log_softmax.default], rules.softmax),
    aten._softmax_backward_data.default: zeroed(0, 1),
    aten._log_softmax_backward_data.default: zeroed(0, 1),
    aten.native_layer_norm.default: rules.layer_norm,
    aten.native_layer_norm_backward.default: zeroed(0, 1, 3, 4),
    aten.embedding_dense_backward.default: zeroed(0),
    aten.nll_loss_forward.default: rules.nll_loss(1),
    aten.nll_loss_backward.default: rules.nll_loss(2),
    aten._scaled_dot_product_fused_attention_overrideable.default: attention.forward,
    aten._scaled_dot_product_fused_attention_overrideable_backward.default: attention.backward,
    aten.max_pool2d_with_indices.default: trailing(2),
    aten.avg_pool2d.default: trailing(2),
    aten._adaptive_avg_pool2d.default: trailing(2),
    aten._native_batch_norm_legit_no_training.default: plain,
    aten.constant_pad_nd.default: rules.pad,
}
