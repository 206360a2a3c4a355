"""Operations that torch lets through for any device and that cannot work here: each raises one clear error.

Torch has no hook for these; its functions are wrapped. They are all that this package changes in torch, but
for the check of device names in :mod:`torchtpu._compile.flex`.
"""

import functools

import torch
import torch.utils.dlpack


def install() -> None:
    """Wrap ``__dlpack__``, ``to_dlpack`` and ``share_memory_``."""
    _refuse(
        torch.Tensor,
        "__dlpack__",
        BufferError,
        "DLPack: a tpu tensor has no address that another library could read\n"
        "hint: export a cpu copy, tensor.cpu()",
    )
    for module in (torch, torch.utils.dlpack):
        if hasattr(module, "to_dlpack"):
            _refuse(
                module,
                "to_dlpack",
                BufferError,
                "DLPack: a tpu tensor has no address that another library could read\n"
                "hint: export a cpu copy, tensor.cpu()",
            )
    _refuse(
        torch.UntypedStorage,
        "share_memory_",
        RuntimeError,
        "share_memory_: a tpu tensor cannot be in memory that processes share\n"
        "hint: share a cpu copy, tensor.cpu().share_memory_()",
    )


def _refuse(owner: object, name: str, error: type[Exception], message: str) -> None:
    original = getattr(owner, name)

    @functools.wraps(original)
    def wrapper(tensor: object, *args: object, **kwargs: object) -> object:
        if getattr(getattr(tensor, "device", None), "type", None) == "tpu":
            raise error(message)
        return original(tensor, *args, **kwargs)

    setattr(owner, name, wrapper)
