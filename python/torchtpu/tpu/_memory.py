"""Device memory: how much of it live tensors take."""

from typing import Any

import torch

from torchtpu.tpu._utils import Device, device_index


def memory_allocated(device: Device = None) -> int:
    """Return the bytes of live arrays, on all devices together."""
    return torch.accelerator.memory_allocated(device_index(device))


def max_memory_allocated(device: Device = None) -> int:
    """Return the most bytes that were live at once since the start or the last reset."""
    return torch.accelerator.max_memory_allocated(device_index(device))


def memory_reserved(device: Device = None) -> int:
    """Return the bytes of live arrays: nothing is kept beyond them."""
    return torch.accelerator.memory_reserved(device_index(device))


def max_memory_reserved(device: Device = None) -> int:
    """Return :func:`max_memory_allocated`: nothing is kept beyond it."""
    return torch.accelerator.max_memory_reserved(device_index(device))


def memory_stats(device: Device = None) -> dict[str, Any]:
    """Return all counters of device memory, under the names of ``torch.accelerator.memory_stats``."""
    return torch.accelerator.memory_stats(device_index(device))


def mem_get_info(device: Device = None) -> tuple[int, int]:
    """Return free and total bytes; zeros where the plugin does not say. On the CPU, the machine's memory."""
    return torch.accelerator.get_memory_info(device_index(device))


def reset_peak_memory_stats(device: Device = None) -> None:
    """Start :func:`max_memory_allocated` anew."""
    torch.accelerator.reset_peak_memory_stats(device_index(device))


def reset_accumulated_memory_stats(device: Device = None) -> None:
    """Do nothing but check `device`: bytes are not summed up over time."""
    torch.accelerator.reset_accumulated_memory_stats(device_index(device))


def empty_cache() -> None:
    """Do nothing: memory goes back to the plugin as soon as a tensor dies."""
