"""Flex attention: torch's check of the device's name has a closed list, with no way to join it."""

import torch
from torch.nn.attention import flex_attention

_validate_device = flex_attention._validate_device


def accept() -> None:
    """Let tensors of the device through; others are checked by torch as before."""
    flex_attention._validate_device = _accepting


def _accepting(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> None:
    if query.device.type != "tpu":
        _validate_device(query, key, value)
