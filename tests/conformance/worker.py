"""A forked process that runs the units of one operator, and its end of the conversation.

The parent has imported the databases and never starts the device: a fork of a process that has started it is
refused by torchtpu, and would hang in the plugin.
"""

import faulthandler
import json
import os
import re
import signal
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any, TextIO

import torch

from conformance import running
from conformance.settings import Settings
from conformance.units import Group, Outcome, Unit

REASON = re.compile(r"Check failed|panicked|terminate called|Assertion|Error")
"""The line to show of what a process printed before it died; the last if there is none."""


class Child:
    """A forked process that writes lines of JSON to its parent.

    Parameters
    ----------
    work : callable
        What the process does; it gets a function that sends one object.
    """

    def __init__(self, work: Callable[[Callable[[Any], None]], None]) -> None:
        if torch.get_num_threads() != 1:
            raise RuntimeError("fork: torch has more than one thread: bug in the conformance runner")
        self.printed = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115
        self.pipe, writer = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            _work_and_exit(work, os.fdopen(writer, "w", buffering=1), self.printed)
        os.close(writer)
        self._rest = b""

    def read(self) -> list[Any] | None:
        """Return what has arrived, waiting for something; ``None`` at the end."""
        data = os.read(self.pipe, 1 << 16)
        if not data:
            return None
        *lines, self._rest = (self._rest + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def kill(self) -> None:
        """End the process, which may hang."""
        os.kill(self.pid, signal.SIGKILL)

    def reap(self) -> str:
        """Wait for the end and say how it was, with the last line printed; empty for a good end."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.pipe)
        code = os.waitstatus_to_exitcode(status)
        how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        self.printed.seek(0)
        lines = [line.strip() for line in self.printed if line.strip()]
        self.printed.close()
        reasons = [line for line in lines if REASON.search(line)] or lines[-1:]
        return "" if code == 0 else ": ".join([how, *reasons[:1]])[:240]


def _work_and_exit(work: Callable[[Callable[[Any], None]], None], pipe: TextIO, printed: TextIO) -> None:
    """Do the work of a child; no cleaning up of the parent's things, and no way out but the end."""
    code = 1
    try:
        faulthandler.disable()  # Would write into the parent's file.
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent hears it too, and kills us.
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(printed.fileno(), 1)
        os.dup2(printed.fileno(), 2)
        work(lambda message: print(json.dumps(message), file=pipe))
        code = 0
    except BaseException as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
    finally:
        sys.stderr.flush()
        pipe.flush()
        os._exit(code)


def start_device(settings: Settings) -> None:
    """Start the device in this process, in the wanted eager mode."""
    if settings.device == "tpu":
        torch.tpu.init()
        if settings.eager:
            torch.tpu.eager_mode = torch.tpu.EagerMode(settings.eager)


class Worker(Child):
    """A process for a group of units, and where it stands.

    Attributes
    ----------
    left : deque of Unit
        Those that have no outcome yet; the first is the one that runs, or is about to.
    """

    def __init__(self, group: Group, settings: Settings) -> None:
        self.group = group
        self.left = deque(group.units)
        self._since = time.monotonic()
        super().__init__(lambda send: _run_group(group, settings, send))

    @property
    def seconds(self) -> float:
        """How long the present unit has run."""
        return time.monotonic() - self._since

    def outcomes(self) -> Iterator[tuple[Unit, Outcome]]:
        """Read what has arrived; after the last, and after a death, `ended` is true."""
        arrived = self.read()
        if arrived is None:
            yield from self.give_up("CRASH", self.reap())
            return
        for message in arrived:
            self._since = time.monotonic()
            yield self.left.popleft(), Outcome(**message)

    def give_up(self, status: str, message: str) -> Iterator[tuple[Unit, Outcome]]:
        """Close the books of a process that has ended: the unit it was at has failed."""
        self.ended = True
        if self.left:
            yield self.left.popleft(), Outcome(status, message or "ended early")

    ended = False


def _run_group(group: Group, settings: Settings, send: Callable[[Any], None]) -> None:
    start_device(settings)
    for unit in group.units:
        send(asdict(running.run(group.entry, unit, settings)))
