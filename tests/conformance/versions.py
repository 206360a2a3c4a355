"""What results depend on beside the settings: versions, and the device that answers."""

import platform
from typing import Any

import torch

from conformance.settings import Settings
from conformance.worker import Child, start_device


def versions(settings: Settings) -> dict[str, Any]:
    """Ask a child to start the device and return the versions.

    Parameters
    ----------
    settings : Settings
        Which device.

    Returns
    -------
    dict
        Names and versions, without paths.

    Raises
    ------
    RuntimeError
        When the device does not start, with the child's last words.
    """
    found = {"python": platform.python_version(), "torch": torch.__version__}
    if settings.device != "tpu":
        return found
    if torch.tpu.is_initialized():
        raise RuntimeError("fork: the databases have started the device: bug in torchtpu")
    child = Child(lambda send: send(_ask(settings)))
    answers = []
    while (arrived := child.read()) is not None:
        answers += arrived
    ended = child.reap()
    if ended or not answers:
        raise RuntimeError(f"device: did not start: {ended}")
    return {**found, "torchtpu": _torchtpu(), **answers[0]}


def _ask(settings: Settings) -> dict[str, Any]:
    from torchtpu import _C

    start_device(settings)
    plugin = _C.plugin()
    return {
        "plugin": f"{plugin['platform']} {str(plugin['platform_version']).splitlines()[0]}".strip(),
        "pjrt": ".".join(map(str, plugin["pjrt"])),
        "kind": torch.tpu.get_device_name(),
        "eager": torch.tpu.eager_mode.value,
    }


def _torchtpu() -> str:
    import torchtpu

    return torchtpu.__version__
