"""What all tests share: a compile cache of their own, which a session finds as the last one left it."""

import os
from pathlib import Path

CACHE = Path(__file__).resolve().parents[1] / "target" / "test-cache"

# Before torch is imported, and for the processes that tests start. Empty turns the cache off.
os.environ.setdefault("TORCHTPU_CACHE_DIR", str(CACHE))
