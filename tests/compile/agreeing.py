"""What the tests of ``torch.compile`` share."""

from collections.abc import Callable
from typing import Any

import torch
from torch.utils._pytree import tree_map


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", **{"fullgraph": True, **options})


def to(device: str, tree: Any) -> Any:
    return tree_map(lambda leaf: leaf.to(device) if isinstance(leaf, torch.Tensor) else leaf, tree)


def agree(function: Callable[..., Any], *arguments: Any, **options: Any) -> None:
    """Check that the compiled function gives on the device what the function gives on the CPU."""
    got = compiled(function, **options)(*to("tpu", arguments))
    torch.testing.assert_close(to("cpu", got), function(*arguments))


def counted(name: str) -> int:
    return torch._dynamo.utils.counters["tpu"][name]


def programs() -> int:
    """Return how many programs the process has compiled, or found in the cache on disk."""
    metrics = torch.tpu.metrics()
    return metrics["compiles"] + metrics["cache_hits"]["disk"]
