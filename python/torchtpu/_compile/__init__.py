"""The backend ``"tpu"`` of :func:`torch.compile`.

Dynamo finds it through the entry point group ``torch_dynamo_backends``; nothing here is imported before it is
asked for. Dynamo and AOTAutograd make functional graphs of ATen calls; each is replayed once under capture
(:mod:`torchtpu._capture`) and is one program.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._inductor import list_mode_options

from torchtpu._compile import flex, interface
from torchtpu._compile.graphs import RoundUp, compile_graph
from torchtpu._compile.partition import partition
from torchtpu.dynamic import bucket

interface.register()
flex.accept()


def _autograd(round_up: RoundUp | None) -> Callable[..., Any]:
    compile_with = partial(compile_graph, round_up=round_up)
    return aot_autograd(
        fw_compiler=partial(compile_with, is_forward=True),
        bw_compiler=compile_with,
        inference_compiler=compile_with,
        partition_fn=partition,
        keep_inference_input_mutations=True,
    )


def tpu(
    graph: torch.fx.GraphModule,
    examples: Sequence[Any],
    *,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    name: str | None = None,
) -> Callable[..., Any]:
    """Compile a graph of Dynamo's for the device.

    Parameters
    ----------
    graph : GraphModule
        What Dynamo has captured.
    examples : sequence
        Its inputs: fake tensors, and symbolic numbers for dynamic shapes.
    mode : str, optional
        One of torch's modes. There is one way to compile a program, so that they all mean the same.
    options : dict, optional
        ``bucket``: a function that gives the size that programs have for a dynamic size, or None for a
        program for each size; :func:`torchtpu.dynamic.bucket` by default. Options of other backends change
        nothing.
    name : str, optional
        The name of the region.

    Returns
    -------
    callable
        Takes what the graph takes, and returns what it returns.

    Raises
    ------
    ValueError
        When torch knows no such mode.
    """
    if mode is not None and mode not in list_mode_options():
        modes = ", ".join(sorted(list_mode_options()))
        raise ValueError(f"torch.compile: mode, got {mode!r}, want one of: {modes}")
    return _autograd((options or {}).get("bucket", bucket))(graph, examples)
