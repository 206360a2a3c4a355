"""The backend of :func:`torch.compile` when none is named.

Torch asks no device for one. It has a registry, which is imported with Dynamo and takes a second: it is told
as soon as it is imported, and not before.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import torch
from wrapt import register_post_import_hook


def install() -> None:
    """Make :func:`tpu_or_inductor` the default as soon as there is a registry of backends."""
    register_post_import_hook(_register, "torch._dynamo.backends.registry")


def tpu_or_inductor(
    graph: torch.fx.GraphModule, examples: Sequence[Any], **options: Any
) -> Callable[..., Any]:
    """Compile a graph of Dynamo's for the device if it has a tensor there, else by Inductor.

    Parameters
    ----------
    graph : GraphModule
        What Dynamo has captured.
    examples : sequence
        Its inputs: fake tensors, and symbolic numbers for dynamic shapes.
    **options
        ``mode``, ``options`` and ``name`` of :func:`torch.compile`, where they are given.

    Returns
    -------
    callable
        Takes what the graph takes, and returns what it returns.
    """
    if _is_on_device(graph):
        from torchtpu._compile import tpu

        return tpu(graph, examples, **options)
    words = {"mode": None, "options": None, **options}
    return torch._TorchCompileInductorWrapper(**words, dynamic=None)(graph, examples)


def _register(registry: ModuleType) -> None:
    registry.set_default_backend(registry.register_backend(tpu_or_inductor))


def _is_on_device(graph: torch.fx.GraphModule) -> bool:
    values = [node.meta.get("example_value") for node in graph.graph.nodes]
    tensors = torch.utils._pytree.tree_leaves(values)
    return any(isinstance(value, torch.Tensor) and value.device.type == "tpu" for value in tensors)
