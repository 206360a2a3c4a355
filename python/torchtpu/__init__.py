"""PyTorch on TPU through PJRT.

Importing torch is enough: it loads this package and gains the device ``"tpu"`` and the module ``torch.tpu``.
Importing ``torchtpu`` does the same, and raises when the device cannot be loaded.

Examples
--------
>>> import torch, torchtpu
>>> x = torch.ones(2, device=torchtpu.device(0))
>>> x.device
device(type='tpu', index=0)
"""

# Torch's entry point asks for `_autoload` while this module may still be running: it comes first.
from torchtpu import _loader

_autoload = _loader.autoload

from importlib import import_module  # noqa: E402
from typing import Any  # noqa: E402

import torch  # noqa: E402

if not _loader.is_torch_importing():
    _loader.load()

__all__ = ["device", "export", "load", "plan", "warmup"]

# Imported when they are asked for: `import torch` stays quick.
_LATER = {
    "export": "torchtpu._export",
    "load": "torchtpu._saved",
    "plan": "torchtpu._plan",
    "warmup": "torchtpu._warmup",
}


def device(index: int = 0) -> torch.device:
    """Return device number `index`.

    Parameters
    ----------
    index : int
        Counted from 0; :func:`torch.tpu.device_count` says how many there are.

    Returns
    -------
    torch.device
        ``torch.device("tpu", index)``.
    """
    return torch.device("tpu", index)


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return _loader.version()
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
