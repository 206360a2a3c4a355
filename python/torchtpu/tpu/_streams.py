"""Streams and events. A device runs its work in order: there is one stream, and all names lead to it."""

from types import TracebackType

import torch

from torchtpu.tpu._utils import Device, device_index


class Stream(torch.Stream):
    """The device's stream.

    Parameters
    ----------
    device : torch.device, str, int or None
        The current device if ``None``.
    priority : int
        Accepted and ignored.
    """

    def __new__(cls, device: Device = None, priority: int = 0) -> "Stream":
        """Return the device's stream."""
        return super().__new__(cls, device=torch.device("tpu", device_index(device)), priority=priority)


class Event(torch.Event):
    """A mark in a device's queue.

    Parameters
    ----------
    enable_timing : bool
        Whether :meth:`elapsed_time` may be asked. Recording such an event waits for the device.
    blocking : bool
        Accepted and ignored.
    interprocess : bool
        Must be false.
    """

    def __new__(
        cls, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False
    ) -> "Event":
        """Return a mark that is not yet recorded: torch's own class, which takes no other for a peer."""
        return torch.Event(
            device="tpu", enable_timing=enable_timing, blocking=blocking, interprocess=interprocess
        )


class StreamContext:
    """A context in which a stream is the current one, and its device the current device.

    Parameters
    ----------
    stream : torch.Stream or None
        ``None`` changes nothing.
    """

    def __init__(self, stream: torch.Stream | None) -> None:
        self.stream = stream
        self._previous = -1

    def __enter__(self) -> None:
        if self.stream is not None:
            self._previous = torch._C._accelerator_exchangeDevice(self.stream.device.index)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.stream is not None:
            torch._C._accelerator_maybeExchangeDevice(self._previous)


def current_stream(device: Device = None) -> torch.Stream:
    """Return the device's stream."""
    return torch.accelerator.current_stream(device_index(device))


def default_stream(device: Device = None) -> torch.Stream:
    """Return the device's stream."""
    return torch.accelerator.current_stream(device_index(device))


def set_stream(stream: torch.Stream) -> None:
    """Make the stream's device the current one."""
    torch.accelerator.set_stream(stream)


def stream(stream: torch.Stream | None) -> StreamContext:
    """Return a context in which `stream` is the current one."""
    return StreamContext(stream)
