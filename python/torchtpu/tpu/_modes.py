"""When eager ops run, how exactly they multiply, and what has been counted."""

import enum
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch

from torchtpu import _C

_PRECISIONS = {"highest": "highest", "high": "high", "default": "medium"}


class EagerMode(enum.Enum):
    """When an eager op runs."""

    DEFER_NEVER = "strict"
    """At once, without waiting for it: as torch does on other devices."""
    DEFER_NEVER_AND_LAUNCH_BLOCKING = "debug"
    """At once, waiting for it: an error comes from the line that caused it."""
    DEFER_AND_FUSE = "fused"
    """Together with the ops around it, when a value is needed."""
    STRICT = "strict"
    DEBUG = "debug"
    FUSED = "fused"


def _current_mode() -> EagerMode:
    return EagerMode(_C.eager_mode())


def _switch_mode(mode: EagerMode) -> None:
    _C.set_eager_mode(_word(mode))


def _word(mode: EagerMode) -> str:
    if not isinstance(mode, EagerMode):
        raise TypeError(f"eager_mode: got {mode!r}, want a member of torch.tpu.EagerMode")
    return mode.value


def _cut_after_step(*_: Any) -> None:
    """Enqueue a training step as one program: called at the end of every ``optimizer.step()``.

    A hook of a parameter steps within the backward pass, which goes on.
    """
    within_backward = torch._C._current_graph_task_id() != -1
    if not within_backward and not torch.compiler.is_compiling():
        _C.cut()


def _begin_momentum(optimizer: torch.optim.Optimizer, *_: Any) -> None:
    """Give SGD its momentum as zeros before a fused first step: called before every ``optimizer.step()``.

    Torch would copy the gradients, and add them in all further steps: another program. Zeros times the
    momentum, and the gradients, are the same numbers, but for the sign of a zero.
    """
    if type(optimizer) is not torch.optim.SGD or torch.compiler.is_compiling():
        return
    if _C.eager_mode() != "fused":
        return
    for group in optimizer.param_groups:
        if group["momentum"] == 0 or group["dampening"] != 0 or group["fused"] or group["differentiable"]:
            continue
        for parameter in group["params"]:
            grad = parameter.grad
            if grad is None or grad.device.type != "tpu":
                continue
            state = optimizer.state[parameter]
            if state.get("momentum_buffer") is None:
                state["momentum_buffer"] = torch.zeros_like(grad, requires_grad=False)


@contextmanager
def set_eager_mode(mode: EagerMode) -> Iterator[None]:
    """Return a context in which the calling thread's eager ops run as `mode` says.

    Parameters
    ----------
    mode : EagerMode
        When ops run.
    """
    before = _C.set_thread_eager_mode(_word(mode))
    try:
        yield
    finally:
        _C.set_thread_eager_mode(before)


@contextmanager
def precision(precision: str) -> Iterator[None]:
    """Return a context in which products of ``float32`` are computed as exactly as `precision` says.

    Inside it ``torch.set_float32_matmul_precision`` is set: for all threads, so that a backward pass
    has it too, and for all devices. Only matrix products and convolutions of ``float32`` and
    ``complex64`` change, and only on a TPU, which multiplies ``bfloat16``.

    Parameters
    ----------
    precision : str
        ``"highest"``: six products of ``bfloat16`` make one, exact to ``float32``, torch's default;
        ``"high"``: three, about 16 bits of a product are right; ``"default"``, torch's ``"medium"``:
        one, factors are rounded to ``bfloat16``.
    """
    if precision not in _PRECISIONS:
        raise ValueError(f"precision: got {precision!r}, want one of {', '.join(map(repr, _PRECISIONS))}")
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision(_PRECISIONS[precision])
    try:
        yield
    finally:
        torch.set_float32_matmul_precision(before)


def metrics() -> dict[str, Any]:
    """Return what has been counted since the start of the process.

    Returns
    -------
    dict
        ``compiles``, ``compile_seconds``, ``cache_hits`` (``memory`` and ``disk``), ``executions``,
        ``nodes``, ``host_fallbacks`` (how often each op ran on the host), ``h2d_bytes``, ``d2h_bytes``;
        which may fall, ``live_bytes`` and ``peak_bytes``; and ``unstable_steps``: what was different
        in fused steps that were compiled again although they are alike, the latest first.
    """
    return _C.metrics()


def _cpu_fallback_counters() -> dict[str, int]:
    return _C.metrics()["host_fallbacks"]
