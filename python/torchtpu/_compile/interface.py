"""What Dynamo asks of the device: torch's own entry for ``"tpu"`` knows one device and few dtypes."""

from typing import Any

import torch
from torch._dynamo.decorators import skip
from torch._dynamo.device_interface import (
    DeviceInterface,
    get_registered_device_interfaces,
    register_interface_for_device,
)

from torchtpu import tpu


class Interface(DeviceInterface):
    """The device, as Dynamo sees it."""

    device = tpu.device
    Event = tpu.Event
    Stream = tpu.Stream
    current_device = staticmethod(tpu.current_device)
    set_device = staticmethod(tpu.set_device)
    device_count = staticmethod(tpu.device_count)
    is_available = staticmethod(tpu.is_available)
    stream = staticmethod(tpu.stream)
    current_stream = staticmethod(tpu.current_stream)
    set_stream = staticmethod(tpu.set_stream)
    synchronize = staticmethod(tpu.synchronize)
    memory_allocated = staticmethod(tpu.memory_allocated)

    class Worker(DeviceInterface.Worker):
        """The device in a process that compiles."""

        set_device = staticmethod(tpu.set_device)
        current_device = staticmethod(tpu.current_device)
        get_device_properties = staticmethod(tpu.get_device_properties)

    @staticmethod
    def get_compute_capability(device: torch.types.Device = None) -> Any:
        """Return the kind of the device."""
        return tpu.get_device_name(device)

    @staticmethod
    def is_bf16_supported(including_emulation: bool = False) -> bool:
        """Whether bfloat16 is supported."""
        return True

    @classmethod
    def is_dtype_supported(cls, dtype: torch.dtype, including_emulation: bool = False) -> bool:
        """Whether tensors can have the dtype."""
        return True


def register() -> None:
    """Take the place of torch's own entry, which is made when the entries are first asked for.

    What changes the state of generators is no part of a graph: Dynamo calls it between graphs.
    """
    get_registered_device_interfaces()
    register_interface_for_device("tpu", Interface)
    for index in range(tpu.device_count()):
        register_interface_for_device(f"tpu:{index}", Interface)
    for name in _OF_GENERATORS:
        skip(getattr(tpu, name))


_OF_GENERATORS = (
    "get_rng_state",
    "set_rng_state",
    "get_rng_state_all",
    "set_rng_state_all",
    "manual_seed",
    "manual_seed_all",
    "seed",
    "seed_all",
    "initial_seed",
)
