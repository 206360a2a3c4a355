"""Makes torch know the device: the shim, the name, the module ``torch.tpu``."""

import atexit
import os
import sys
import sysconfig
import warnings
from pathlib import Path

_HERE = Path(__file__).parent
_state = {"loaded": False}


def is_torch_importing() -> bool:
    """Whether torch is on its way in, and will call :func:`autoload` itself."""
    spec = getattr(sys.modules.get("torch"), "__spec__", None)
    return bool(getattr(spec, "_initializing", False))


def autoload() -> None:
    """Load the device for ``import torch``, or warn: an import never fails because of it."""
    try:
        load()
    except Exception as error:
        warnings.warn(f"torchtpu is not loaded: {error}", RuntimeWarning, stacklevel=2)


def version() -> str:
    """Return the version of torchtpu."""
    from torchtpu import _C

    return _C.version()


def load() -> None:
    """Load the device; a second call does nothing.

    Raises
    ------
    RuntimeError
        When there is no shim for the running torch, or torch already has another out-of-tree device.
    """
    if _state["loaded"]:
        return
    import torch
    from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook

    from torchtpu import _C

    # Plugins log every start and each loaded program otherwise; read when the plugin is opened.
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    _C.set_places(_site_packages(), _plugin_caches())
    shim = _shim(torch.__version__)
    torch.utils.rename_privateuse1_backend("tpu")
    _C.load_shim(shim)

    from torchtpu import _default, _refusals
    from torchtpu import tpu as module

    torch._register_device_module("tpu", module)
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    _refusals.install()
    _default.install()
    register_optimizer_step_pre_hook(module._modes._begin_momentum)
    register_optimizer_step_post_hook(module._modes._cut_after_step)
    os.register_at_fork(after_in_child=_C.after_fork)
    atexit.register(_drain)
    for line in _C.unknown_settings():
        warnings.warn(line, RuntimeWarning, stacklevel=2)
    _state["loaded"] = True


def _drain() -> None:
    """Let enqueued work end before the interpreter does; its errors have nobody left to go to.

    Programs that are still being written to the compile cache are waited for, too.
    """
    from torchtpu import _C

    try:
        _C.synchronize_all()
    except RuntimeError as error:
        sys.stderr.write(f"torchtpu: at exit: {error}\n")
    _C.flush()


def _shim(torch_version: str) -> Path:
    minor = "".join(torch_version.split(".")[:2])
    path = _HERE / "_shim" / f"shim_torch{minor}.so"
    if not path.exists():
        shims = sorted(file.stem.removeprefix("shim_torch") for file in path.parent.glob("*.so"))
        wanted = " or ".join(f"{name[0]}.{name[1:]}" for name in shims) or "one it was built for"
        raise RuntimeError(
            f"load torchtpu: torch version, got {torch_version}, want {wanted}\n"
            "hint: install a torch that this torchtpu supports, or a newer torchtpu"
        )
    return path


def _site_packages() -> list[str]:
    """Where packages with plugins may be: this environment's folders, then the rest of the path."""
    paths = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), *sys.path]
    return [path for path in dict.fromkeys(paths) if path.endswith(("site-packages", "dist-packages"))]


def _plugin_caches() -> list[str]:
    """The folder `.plugins` of a checkout, in which this package may lie."""
    return [str(_HERE.parents[1] / ".plugins")]
