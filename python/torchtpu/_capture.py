"""Captured programs: a Python function that runs once under capture becomes one program.

Everything that makes a program by hand goes through here: ``torch.compile``, export and plans.
"""

from collections.abc import Callable, Sequence

import torch
from torch.utils._python_dispatch import _disable_current_modes

from torchtpu import _C


class Program:
    """A captured function of tensors.

    Parameters
    ----------
    graph : _C.Graph
        What was captured.

    Notes
    -----
    A call takes the tensors that the function took, each on the device, with the sizes and dtypes of
    the capture, and returns the list of tensors that the function returned. Tensors that the function
    wrote have been written.
    """

    def __init__(self, graph: _C.Graph) -> None:
        self.graph = graph
        self._number = graph.number

    def __call__(self, arguments: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        return torch.ops.torchtpu.call.default(self._number, arguments)


def capture(function: Callable[..., Sequence[torch.Tensor]], examples: Sequence[torch.Tensor]) -> Program:
    """Capture a function of tensors as one program.

    Parameters
    ----------
    function : callable
        Takes as many tensors as there are examples and returns a sequence of tensors. It runs once; its
        tensors have no values meanwhile, so that it cannot branch on them. Other tensors of the device
        that it uses stay inputs of the program: a call reads what they hold then.
    examples : sequence of Tensor
        Real, fake or meta tensors with the sizes, strides and dtypes of the arguments of the calls to
        come.

    Returns
    -------
    Program
        Not compiled yet; it compiles at its first call.

    Raises
    ------
    RuntimeError
        When the function needs a value, or fails.
    """
    ops = torch.ops.torchtpu
    with _disable_current_modes():
        parameters = [stand_in(example) for example in examples]
        ops.begin.default(parameters)
        try:
            return Program(_C.Graph(ops.end.default(list(function(*parameters)))))
        except BaseException:
            ops.abandon.default()
            raise


def stand_in(example: torch.Tensor) -> torch.Tensor:
    """Return a dense tensor without contents, stored in the order of `example`, on its device if ours."""
    device = example.device if example.device.type == "tpu" else "tpu"
    sizes = [int(size) for size in example.size()]
    strides = [int(stride) for stride in example.stride()]
    order = sorted(range(len(sizes)), key=lambda dim: (-strides[dim], -sizes[dim], dim))
    return torch.empty_permuted(sizes, order, dtype=example.dtype, device=device)
