"""Runs groups of units in worker processes, some side by side; a process that dies costs one unit."""

import selectors
from collections import deque
from collections.abc import Iterator, Sequence

from conformance.settings import Settings
from conformance.units import Group, Outcome, Unit
from conformance.worker import Worker


def run_all(groups: Sequence[Group], settings: Settings) -> Iterator[tuple[Unit, Outcome]]:
    """Run all units.

    Parameters
    ----------
    groups : sequence of Group
        What to run; each group has processes of its own.
    settings : Settings
        With how many side by side, and the seconds that a unit may take.

    Yields
    ------
    tuple of Unit and Outcome
        As they finish.
    """
    # Not epoll, which goes on to report a closed pipe while a fork of this process has it.
    waiting, running = deque(groups), selectors.PollSelector()
    try:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < settings.jobs:
                worker = Worker(waiting.popleft(), settings)
                running.register(worker.pipe, selectors.EVENT_READ, worker)
            ready = {key.fd for key, _ in running.select(timeout=0.5)}
            for key in list(running.get_map().values()):
                worker = key.data
                if key.fd in ready:
                    yield from worker.outcomes()
                elif worker.left and worker.seconds > settings.cap:
                    worker.kill()
                    worker.reap()
                    yield from worker.give_up("TIMEOUT", f"over {settings.cap:g} s")
                if worker.ended:
                    running.unregister(key.fd)
                    if worker.left:
                        waiting.appendleft(Group(worker.group.entry, tuple(worker.left)))
    finally:
        for key in list(running.get_map().values()):
            key.data.kill()
            key.data.reap()
        running.close()
