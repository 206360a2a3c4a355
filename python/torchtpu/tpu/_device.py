"""Devices: which there are, which is current, and waiting for them."""

from dataclasses import dataclass
from types import TracebackType

import torch

from torchtpu import _C
from torchtpu.tpu._utils import Device, device_index


def is_available() -> bool:
    """Whether there is a device. Does not start it."""
    return _C.device_count() > 0


def device_count() -> int:
    """Return how many devices there are. Does not start them."""
    return _C.device_count()


def is_initialized() -> bool:
    """Whether the device was started: by the first tensor on it, or by :func:`init`."""
    return _C.is_initialized()


def init() -> None:
    """Start the device now rather than at its first use.

    Raises
    ------
    RuntimeError
        When no plugin is found or it has no device, with what to do.
    """
    _C.init()


def _lazy_init() -> None:
    """Do nothing: torch calls this before much that needs no device, and the first tensor starts it."""


def _is_in_bad_fork() -> bool:
    return _C.is_forked()


def current_device() -> int:
    """Return the index of this thread's device."""
    return torch._C._accelerator_getDeviceIndex()


def set_device(device: Device) -> None:
    """Make `device` this thread's device: the one that ``"tpu"`` without an index means."""
    index = device_index(device)
    if index >= 0:
        torch._C._accelerator_setDeviceIndex(index)


def synchronize(device: Device = None) -> None:
    """Wait until the work enqueued on `device` is done.

    Parameters
    ----------
    device : torch.device, str, int or None
        The current device if ``None``.
    """
    torch._C._accelerator_synchronizeDevice(device_index(device))


def sync() -> None:
    """Enqueue what the calling thread has recorded in fused mode, without waiting for it."""
    _C.cut()


class device:  # noqa: N801
    """A context in which another device is the current one.

    Parameters
    ----------
    device : torch.device, str, int or None
        The device; ``None`` and negative indices change nothing.
    """

    def __init__(self, device: Device) -> None:
        self.idx = device_index(device)
        self.prev_idx = -1

    def __enter__(self) -> None:
        if self.idx >= 0:
            self.prev_idx = torch._C._accelerator_exchangeDevice(self.idx)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.idx >= 0:
            torch._C._accelerator_maybeExchangeDevice(self.prev_idx)


class device_of(device):  # noqa: N801
    """A context in which a tensor's device is the current one.

    Parameters
    ----------
    tensor : torch.Tensor
        If it is not on a tpu, nothing changes.
    """

    def __init__(self, tensor: torch.Tensor) -> None:
        super().__init__(tensor.get_device() if tensor.device.type == "tpu" else -1)


@dataclass(frozen=True)
class _Properties:
    """What is known about a device."""

    name: str
    total_memory: int
    multi_processor_count: int = 1


def get_device_name(device: Device = None) -> str:
    """Return what the plugin calls `device`, such as ``"TPU v6 lite"`` or ``"cpu"``. Starts the device."""
    return _C.device_kind(device_index(device))


def get_device_properties(device: Device = None) -> _Properties:
    """Return name and memory of `device`, in bytes; 0 where the plugin does not say. Starts the device."""
    name = get_device_name(device)
    return _Properties(name, torch._C._accelerator_getMemoryInfo(device_index(device))[1])


def get_device_capability(device: Device = None) -> dict[str, object]:
    """Return the dtypes that `device` computes in."""
    return torch._C._accelerator_getDeviceCapability(device_index(device))


def get_amp_supported_dtype() -> list[torch.dtype]:
    """Return the dtypes that ``torch.autocast("tpu")`` can cast to."""
    return [torch.bfloat16, torch.float16]


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether the device computes in bfloat16: always."""
    return including_emulation or True
