"""The process in which programs are compiled ahead of time: a script, so that it starts without torch."""

import sys


def command() -> list[str]:
    """Return the command that starts a worker, for :class:`torchtpu._C.AotPool`."""
    return [sys.executable, __file__]


if __name__ == "__main__":
    # Found beside this file, which is no part of a package here.
    from _C import aot_worker

    aot_worker()
