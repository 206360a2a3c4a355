"""The module ``torch.tpu``: devices, random numbers, memory, streams, modes and counters.

The names are those of ``torch.cuda`` and ``torch.accelerator``; what is torchtpu's own is
:func:`metrics`, :func:`sync`, :func:`precision`, :attr:`eager_mode`, :func:`set_eager_mode` and
:class:`EagerMode`.
"""

import sys
import types

from torchtpu.tpu import _utils
from torchtpu.tpu._device import _is_in_bad_fork as _is_in_bad_fork
from torchtpu.tpu._device import _lazy_init as _lazy_init
from torchtpu.tpu._device import (
    current_device,
    device,
    device_count,
    device_of,
    get_amp_supported_dtype,
    get_device_capability,
    get_device_name,
    get_device_properties,
    init,
    is_available,
    is_bf16_supported,
    is_initialized,
    set_device,
    sync,
    synchronize,
)
from torchtpu.tpu._memory import (
    empty_cache,
    max_memory_allocated,
    max_memory_reserved,
    mem_get_info,
    memory_allocated,
    memory_reserved,
    memory_stats,
    reset_accumulated_memory_stats,
    reset_peak_memory_stats,
)
from torchtpu.tpu._modes import EagerMode, _current_mode, _switch_mode, metrics, precision, set_eager_mode
from torchtpu.tpu._modes import _cpu_fallback_counters as _cpu_fallback_counters
from torchtpu.tpu._random import (
    get_rng_state,
    get_rng_state_all,
    initial_seed,
    manual_seed,
    manual_seed_all,
    seed,
    seed_all,
    set_rng_state,
    set_rng_state_all,
)
from torchtpu.tpu._streams import (
    Event,
    Stream,
    StreamContext,
    current_stream,
    default_stream,
    set_stream,
    stream,
)

__all__ = [
    "EagerMode",
    "Event",
    "Stream",
    "StreamContext",
    "current_device",
    "current_stream",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "empty_cache",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "metrics",
    "precision",
    "reset_accumulated_memory_stats",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_eager_mode",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "sync",
    "synchronize",
]


class _TpuModule(types.ModuleType):
    """A module whose ``eager_mode`` can be assigned, and that makes its generators when asked."""

    @property
    def _initialized(self) -> bool:
        """Whether the device was started; ``torch.utils.checkpoint`` saves random states only then."""
        return is_initialized()

    @property
    def eager_mode(self) -> EagerMode:
        """When eager ops run."""
        return _current_mode()

    @eager_mode.setter
    def eager_mode(self, mode: EagerMode) -> None:
        _switch_mode(mode)

    @property
    def default_generators(self) -> tuple:
        """One generator a device; what random ops draw from when they are given none."""
        return _utils.default_generators()


sys.modules[__name__].__class__ = _TpuModule
