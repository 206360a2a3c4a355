"""What all tests share: a compile cache of their own, as the last session left it, and libtpu."""

import os
from pathlib import Path

import pytest

CACHE = Path(__file__).resolve().parents[1] / "target" / "test-cache"

# Before torch is imported, and for the processes that tests start. Empty turns the cache off.
os.environ.setdefault("TORCHTPU_CACHE_DIR", str(CACHE))


@pytest.fixture(scope="session")
def libtpu_pool():
    """Return a pool of the TPU's compiler; skip where it is not installed."""
    from torchtpu import _C, _aot_worker

    try:
        return _C.AotPool(_aot_worker.command(), limit=60)
    except RuntimeError as error:
        if "pip install libtpu" not in str(error):
            raise
        pytest.skip("libtpu is not installed: cargo xtask setup --with-tpu")
