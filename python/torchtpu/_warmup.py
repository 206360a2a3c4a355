"""Compiles before it matters."""

import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from os import cpu_count
from typing import Any

import torch

from torchtpu import _C


def warmup(
    function: Callable[..., Any],
    inputs: Iterable[Sequence[Any] | torch.Tensor],
    *,
    threads: int | None = None,
) -> None:
    """Call a function once with each of many inputs, so that later calls find their programs compiled.

    Parameters
    ----------
    function : callable
        A model, or any function; compiled by :func:`torch.compile` or not. What it does to its arguments and
        to other state, it does.
    inputs : iterable
        The arguments of each call: a sequence, or one tensor.
    threads : int, optional
        How many programs compile side by side; as many as there are processors by default.

    Raises
    ------
    Exception
        The first that a call raises; calls that have not begun are dropped. So they are at Ctrl-C.

    Examples
    --------
    >>> torchtpu.warmup(model, [torch.zeros(8, n, dtype=torch.int64, device="tpu") for n in (64, 128, 256)])
    """
    calls = [(each,) if isinstance(each, torch.Tensor) else tuple(each) for each in inputs]
    grad, inference, mode = torch.is_grad_enabled(), torch.is_inference_mode_enabled(), _C.eager_mode()

    def call(arguments: tuple[Any, ...]) -> None:
        before = _C.set_thread_eager_mode(mode)
        try:
            with torch.inference_mode(inference), torch.set_grad_enabled(grad):
                function(*arguments)
                _C.cut()
        finally:
            _C.set_thread_eager_mode(before)

    pool = ThreadPoolExecutor(threads or cpu_count(), thread_name_prefix="torchtpu-warmup")
    try:
        with _progress(len(calls)) as advance:
            futures = [pool.submit(call, arguments) for arguments in calls]
            for future in futures:
                future.add_done_callback(advance)
            done, _ = wait(futures, return_when=FIRST_EXCEPTION)
            for future in done:
                future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    torch.tpu.synchronize()


def _progress(total: int) -> AbstractContextManager[Callable[[Future[None]], None]]:
    """Return what shows how many calls are done, on a terminal, and is told of each."""
    if not sys.stderr.isatty():
        return nullcontext(lambda _: None)
    return _Bar(total)


class _Bar:
    """A bar on the terminal."""

    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self._bar = Progress(console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task("compiling", total=total)

    def __enter__(self) -> Callable[[Future[None]], None]:
        self._bar.start()
        return lambda _: self._bar.advance(self._task)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()
