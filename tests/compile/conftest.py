"""Each test of ``torch.compile`` starts with nothing compiled."""

from collections.abc import Iterator

import pytest
import torch


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Start without compiled code and counters, with the same random numbers."""
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()
