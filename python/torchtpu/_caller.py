"""Names the line of the user's program that is running, for errors that come later."""

import sys
from pathlib import Path

import torch

_LIBRARIES = (str(Path(torch.__file__).parent), str(Path(__file__).parent))


def caller() -> str | None:
    """Return the innermost line outside of torch, such as ``train.py:12, in step``; None if there is none."""
    frame = sys._getframe(1) if sys._getframe().f_back else None
    while frame and frame.f_code.co_filename.startswith(_LIBRARIES):
        frame = frame.f_back
    return frame and f"{frame.f_code.co_filename}:{frame.f_lineno}, in {frame.f_code.co_name}"
