"""Random numbers: a seed and an offset a device."""

from collections.abc import Iterable

import torch

from torchtpu.tpu._utils import Device, default_generators, device_index


def get_rng_state(device: Device = "tpu") -> torch.Tensor:
    """Return the state of a device's generator: 16 bytes on the cpu, seed and offset."""
    return default_generators()[device_index(device)].get_state()


def set_rng_state(new_state: torch.Tensor, device: Device = "tpu") -> None:
    """Set the state of a device's generator to one that :func:`get_rng_state` gave."""
    default_generators()[device_index(device)].set_state(new_state)


def get_rng_state_all() -> list[torch.Tensor]:
    """Return the states of all devices."""
    return [generator.get_state() for generator in default_generators()]


def set_rng_state_all(new_states: Iterable[torch.Tensor]) -> None:
    """Set the states of all devices."""
    for generator, state in zip(default_generators(), new_states, strict=True):
        generator.set_state(state)


def manual_seed(seed: int) -> None:
    """Seed the current device's generator."""
    default_generators()[device_index()].manual_seed(seed)


def manual_seed_all(seed: int) -> None:
    """Seed all devices' generators; :func:`torch.manual_seed` does it too."""
    for generator in default_generators():
        generator.manual_seed(seed)


def seed() -> None:
    """Seed the current device's generator with a number that nobody chose."""
    default_generators()[device_index()].seed()


def seed_all() -> None:
    """Seed all devices' generators with one number that nobody chose."""
    first, *others = default_generators()
    number = first.seed()
    for generator in others:
        generator.manual_seed(number)


def initial_seed() -> int:
    """Return the seed of the current device's generator."""
    return default_generators()[device_index()].initial_seed()
