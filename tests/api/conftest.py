"""What the tests of the Python interface share."""

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable

import pytest


@pytest.fixture
def run() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function that runs Python code in a process of its own and returns how it ended."""

    def run(code: str, timeout: float = 120, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", textwrap.dedent(code)],
            env={**os.environ, **env},
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )

    return run


@pytest.fixture
def ok(run: Callable[..., subprocess.CompletedProcess[str]]) -> Callable[..., str]:
    """Return a function that runs Python code that must succeed, and returns what it printed."""

    def ok(code: str, **env: str) -> str:
        done = run(code, **env)
        assert done.returncode == 0, f"exit {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    return ok
