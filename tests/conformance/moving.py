"""Copies of samples: on the device or the CPU, dense, strided, or with the layout that they had."""

import re
from collections.abc import Callable
from typing import Any

import torch
from torch.utils._pytree import tree_leaves, tree_map

Move = Callable[[Any], Any]
Place = Callable[[torch.Tensor, str], torch.Tensor]


def mover(device: str, place: Place | None = None) -> Move:
    """Return a function that copies a tree to `device`.

    Parameters
    ----------
    device : str
        Where tensors, generators and arguments that name the CPU go.
    place : callable, optional
        How one tensor is copied; :func:`dense` by default.

    Returns
    -------
    callable
        A tensor that occurs twice in the trees given to it stays one tensor. One of device ``meta``
        stays where it is.
    """
    place = place or dense
    seen: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}

    def move(x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            if x.is_meta:
                return x
            if id(x) not in seen:
                with torch.no_grad():
                    copy = place(x.detach(), device)
                seen[id(x)] = (copy.requires_grad_(x.requires_grad), x)
            return seen[id(x)][0]
        if isinstance(x, torch.device) and x.type == "cpu":
            return torch.device(device)
        if isinstance(x, str) and re.fullmatch(r"cpu(:0)?", x):
            return device
        if isinstance(x, torch.Generator):
            return torch.Generator(device=device).manual_seed(x.initial_seed())
        return x

    return lambda tree: tree_map(move, tree)


def dense(x: torch.Tensor, device: str) -> torch.Tensor:
    """Copy `x`; torch keeps its strides unless elements overlap or lie apart."""
    return x.clone() if device == "cpu" else x.to(device)


def strided(x: torch.Tensor, device: str) -> torch.Tensor:
    """Copy `x` as every second column of a tensor that has a NaN or a 7 in the others."""
    if x.layout is not torch.strided or x.dim() == 0 or x.numel() < 2 or x.is_quantized:
        return dense(x, device)
    filler = float("nan") if x.is_floating_point() or x.is_complex() else 7
    if x.dtype == torch.bool or "float8" in str(x.dtype) or "float4" in str(x.dtype):
        wide = torch.stack([x, x], -1)
    else:
        wide = torch.stack([x, torch.full_like(x, filler)], -1)
    wide = wide.flatten(-2)
    return dense(wide, device)[..., ::2]


def same_layout(x: torch.Tensor, device: str) -> torch.Tensor:
    """Copy the storage of `x` and view it as `x` does, so that overlaps and gaps stay."""
    if x.layout is not torch.strided or x.is_quantized or x.is_conj() or x.is_neg():
        return dense(x, device)
    count = x.untyped_storage().nbytes() // x.element_size()
    whole = x.as_strided((count,), (1,), 0)
    return dense(whole, device).as_strided(x.size(), x.stride(), x.storage_offset())


def home(x: Any) -> Any:
    """Return a leaf on the CPU, cut off from autograd."""
    if isinstance(x, torch.Tensor):
        return x.detach().cpu()
    return x


def tensors(tree: Any) -> list[torch.Tensor]:
    """List the tensors of `tree`, in order."""
    return [leaf for leaf in tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


def storage_of(x: torch.Tensor) -> int | None:
    """Return what tells storages apart, or ``None`` for a layout that has none."""
    try:
        return x.untyped_storage()._cdata
    except (NotImplementedError, RuntimeError):
        return None
