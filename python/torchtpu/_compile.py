"""The backend ``"tpu"`` of :func:`torch.compile`."""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition

from torchtpu._capture import capture


def compile_graph(graph: torch.fx.GraphModule, examples: Sequence[Any]) -> Callable[..., Any]:
    """Compile a functional graph of ATen calls as one program."""
    where = [index for index, example in enumerate(examples) if isinstance(example, torch.Tensor)]
    kept: list[bool] = []

    def run(*tensors: torch.Tensor) -> list[torch.Tensor]:
        values = list(examples)
        for index, tensor in zip(where, tensors, strict=True):
            values[index] = tensor
        outputs = graph(*values)
        kept[:] = [isinstance(output, torch.Tensor) for output in outputs]
        return [output for output in outputs if isinstance(output, torch.Tensor)]

    program = capture(run, [examples[index] for index in where])

    def call(arguments: list[Any]) -> list[Any]:
        results = iter(program([arguments[index] for index in where]))
        arguments.clear()
        return [next(results) if tensor else None for tensor in kept]

    call._boxed_call = True
    return call


tpu = aot_autograd(
    fw_compiler=compile_graph,
    bw_compiler=compile_graph,
    partition_fn=min_cut_rematerialization_partition,
)
