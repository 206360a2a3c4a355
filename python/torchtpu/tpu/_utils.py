"""Device indices and generators."""

import functools
from typing import TypeAlias

import torch

Device: TypeAlias = torch.device | str | int | None


def _get_device_index(device: Device, optional: bool = False, allow_cpu: bool = False) -> int:
    """Return the index that `device` names.

    Parameters
    ----------
    device : torch.device, str, int or None
        A tpu device; ``None`` or one without an index is the current device.
    optional : bool
        Whether ``None`` and a device without an index are allowed.
    allow_cpu : bool
        Whether a cpu device is allowed; its index is -1.

    Returns
    -------
    int
        The index. It may be outside of the devices that there are.

    Raises
    ------
    ValueError
        When `device` is of another type, or has no index and `optional` is false.
    """
    if isinstance(device, int):
        return device
    if device is not None:
        device = torch.device(device)
        if allow_cpu and device.type == "cpu":
            return -1
        if device.type != "tpu":
            raise ValueError(f"Expected a tpu device, but got: {device}")
        if device.index is not None:
            return device.index
    if not optional:
        raise ValueError(f"Expected a torch.device with a specified index or an integer, but got: {device}")
    return torch._C._accelerator_getDeviceIndex()


def device_index(device: Device = None) -> int:
    """Return the index that `device` names; the current device's for ``None``."""
    return _get_device_index(device, optional=True)


@functools.cache
def default_generators() -> tuple[torch.Generator, ...]:
    """Return one generator a device."""
    from torchtpu import _C

    get = torch._C._accelerator_getDefaultGenerator
    return tuple(get(index) for index in range(_C.device_count()))
