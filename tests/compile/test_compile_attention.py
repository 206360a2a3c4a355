"""Flex attention in compiled functions."""

import pytest
import torch
from agreeing import compiled, to
from torch.nn.attention.flex_attention import create_block_mask, flex_attention


def causal(batch, head, query, key):
    return query >= key


def biased(score, batch, head, query, key):
    return score + (query - key) * 0.1


@pytest.mark.parametrize("mask", [None, causal], ids=["all", "causal"])
@pytest.mark.parametrize("score_mod", [None, biased], ids=["plain", "biased"])
def test_flex_attention_forward_and_backward(score_mod, mask):
    tensors = [torch.randn(1, 2, 16, 8) for _ in range(3)]

    def attend(query, key, value, block_mask):
        return flex_attention(query, key, value, score_mod=score_mod, block_mask=block_mask)

    block_mask = mask and create_block_mask(mask, None, None, 16, 16, device="cpu")
    ours = [tensor.to("tpu").requires_grad_() for tensor in tensors]
    got = compiled(attend)(*ours, block_mask.to("tpu") if mask else None)
    got.sin().sum().backward()

    query, key, value = leaves = [tensor.clone().requires_grad_() for tensor in tensors]
    positions = torch.arange(16)
    scores = query @ key.mT / 8**0.5
    if score_mod:
        scores = biased(scores, 0, 0, positions[:, None], positions)
    if mask:
        scores = scores.masked_fill(~causal(0, 0, positions[:, None], positions), -torch.inf)
    want = scores.softmax(-1) @ value
    want.sin().sum().backward()
    torch.testing.assert_close(got.cpu(), want)
    for leaf, expected in zip(ours, leaves, strict=True):
        torch.testing.assert_close(to("cpu", leaf.grad), expected.grad)
