"""From a functional graph of ATen calls to what runs it."""

import logging
from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Any

import torch
from torch._dynamo.utils import counters
from torch._guards import TracingContext
from torch.utils._python_dispatch import _disable_current_modes

from torchtpu._capture import Program, capture
from torchtpu._compile.stages import is_on_device, run_on_host, split
from torchtpu._replay import ReadError, Replay
from torchtpu.dynamic import Dynamic, bucket

log = logging.getLogger(__name__)

Boxed = Callable[[list[Any]], Sequence[Any]]
RoundUp = Callable[[int], int]


def compile_graph(
    graph: torch.fx.GraphModule,
    examples: Sequence[Any],
    *,
    round_up: RoundUp | None = bucket,
    is_forward: bool = False,
) -> Boxed:
    """Compile a graph; one with work for the host becomes several programs.

    Parameters
    ----------
    graph : GraphModule
        A functional graph that may write its inputs by ``copy_``.
    examples : sequence
        Its inputs: fake tensors and symbolic numbers.
    round_up : callable, optional
        Gives the size that programs have for a dynamic size, :func:`torchtpu.dynamic.bucket` by default; None
        for a program for each size.
    is_forward : bool
        Whether a backward graph takes some of the outputs.

    Returns
    -------
    callable
        Takes a list of what the graph takes, empties it, and returns what the graph returns.
    """
    while True:
        try:
            return _compile(graph, examples, round_up, is_forward)
        except ReadError as error:
            if not run_on_host(graph, error.node, error.reason):
                raise


def _compile(
    graph: torch.fx.GraphModule, examples: Sequence[Any], round_up: RoundUp | None, is_forward: bool
) -> Boxed:
    with _disable_current_modes():
        stages = split(graph)
    if stages is None:
        stage = Stage(graph, examples)
        if round_up is None or not stage.has_sizes:
            return boxed(stage)
        return boxed(Dynamic(graph, examples, stage, returned(is_forward), round_up))
    for name, stage in list(stages.named_children()):
        if stage.meta.get("on_device"):
            delattr(stages, name)
            inputs = [node.meta.get("val") for node in stage.graph.find_nodes(op="placeholder")]
            setattr(stages, name, Unboxed(Stage(stage, inputs)))

    def call(arguments: list[Any]) -> Sequence[Any]:
        values = tuple(arguments)
        arguments.clear()
        return stages(*values)

    call._boxed_call = True
    return call


def boxed(stage: "Stage | Dynamic") -> Boxed:
    """Return what AOTAutograd calls with a list that it gives away."""

    def call(arguments: list[Any]) -> Sequence[Any]:
        return stage(arguments)

    call = (stage.only if isinstance(stage, Stage) else None) or call
    call._boxed_call = True
    return call


def returned(is_forward: bool) -> int | None:
    """Return how many outputs of the graph that is being compiled go to the caller; None for all of them."""
    context = TracingContext.try_get()
    if not is_forward or context is None or context.fw_metadata is None:
        return None
    return context.fw_metadata.num_forward


class Unboxed:
    """A stage that is called by a graph."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        return self.stage(list(arguments))


class Stage:
    """A graph that runs on the device: a program for each set of sizes and numbers that it is called with.

    Parameters
    ----------
    graph : GraphModule
        All of its tensors are on the device, but for inputs on the host that have no dims.
    examples : sequence
        Its inputs: fake tensors and symbolic numbers.
    """

    def __init__(self, graph: torch.fx.GraphModule, examples: Sequence[Any]) -> None:
        self._graph = graph
        self._examples = examples
        self._cut: Boxed | None = None
        self._plan = Plan(graph, examples)
        self.has_sizes = self._plan.has_sizes
        self._calls: dict[Any, Boxed] = {}
        if not self._plan.is_dynamic:
            self._calls[()] = self._capture(examples)

    def __call__(self, arguments: list[Any]) -> Sequence[Any]:
        key = self._plan.sizes(arguments)
        call = self._calls.get(key) or self._cut
        if call is None:
            call = self._prepare(key, arguments)
        return call(arguments)

    def _prepare(self, key: Any, arguments: Sequence[Any]) -> Boxed:
        """Make what is called for arguments like these, and for all if the graph has to be cut."""
        try:
            call = self._calls[key] = self._capture(arguments)
        except ReadError as error:
            if not run_on_host(self._graph, error.node, error.reason):
                raise
            call = self._cut = compile_graph(self._graph, self._examples, round_up=None)
        return call

    @property
    def only(self) -> Boxed | None:
        """The call of the only program, when sizes and numbers never change."""
        return self._calls.get(())

    def _capture(self, examples: Sequence[Any]) -> Boxed:
        """Make the program for inputs like these."""
        plan = self._plan
        constants: list[Any] = []

        def run(*tensors: torch.Tensor) -> list[torch.Tensor]:
            values = list(examples)
            for index, tensor in plan.unpack(tensors):
                values[index] = tensor
            outputs = Replay(self._graph).run(*values)
            computed = [outputs[index] for index in plan.computed]
            constants[:] = [TENSOR if isinstance(value, torch.Tensor) else value for value in computed]
            return [value for value in computed if isinstance(value, torch.Tensor)]

        with torch.no_grad(), torch._C._DisableAutocast():
            program = capture(run, plan.pack(examples))
        counters["tpu"]["programs"] += 1
        log.debug("program %d:\n%s", program.graph.number, program.graph.text)
        return plan.caller(program, constants)


class Plan:
    """Which inputs of a graph go into its program, and where its outputs come from.

    Outputs that are inputs are handed through, so that they stay the same tensors.
    """

    def __init__(self, graph: torch.fx.GraphModule, examples: Sequence[Any]) -> None:
        self._arguments = len(examples)
        tensors = [index for index, value in enumerate(examples) if isinstance(value, torch.Tensor)]
        self._on_device = [index for index in tensors if is_on_device(examples[index])]
        self._uploads = _uploads(
            [(index, examples[index]) for index in tensors if index not in self._on_device]
        )
        self._numbers = [index for index, value in enumerate(examples) if not isinstance(value, torch.Tensor)]
        self._sized = [index for index in tensors if _is_symbolic(examples[index])]
        # Whether there are sizes that change, and nothing that is uploaded.
        self.has_sizes = bool(self._sized) and not self._uploads
        self.is_dynamic = bool(self._numbers or self._sized)
        placeholders = graph.graph.find_nodes(op="placeholder")
        outputs = graph.graph.output_node().args[0]
        self._outputs = [placeholders.index(node) if node in placeholders else None for node in outputs]
        self.computed = [index for index, handed in enumerate(self._outputs) if handed is None]

    def sizes(self, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """Return what another program is needed for."""
        numbers = tuple(arguments[index] for index in self._numbers)
        return numbers + tuple(tuple(arguments[index].shape) for index in self._sized)

    def pack(self, arguments: Sequence[Any]) -> list[torch.Tensor]:
        """Return what the program takes: tensors on the device, then those of the host, numbers together."""
        tensors = [arguments[index] for index in self._on_device]
        for indices in self._uploads:
            values = [arguments[index] for index in indices]
            tensors.append((torch.stack(values) if len(values) > 1 else values[0]).to("tpu"))
        return tensors

    def unpack(self, tensors: Sequence[torch.Tensor]) -> Iterator[tuple[int, torch.Tensor]]:
        """Return the arguments that :meth:`pack` has packed, each with its index."""
        yield from zip(self._on_device, tensors, strict=False)
        for indices, packed in zip(self._uploads, tensors[len(self._on_device) :], strict=True):
            yield from zip(indices, packed.unbind() if len(indices) > 1 else (packed,), strict=True)

    def caller(self, program: Program, constants: Sequence[Any]) -> Boxed:
        """Return what calls the program. `constants` are its outputs that are no tensors, or TENSOR."""
        take = self.pack
        if not self._uploads:
            take = _picker(self._on_device) if len(self._on_device) < self._arguments else None
        give = self._giver(constants)

        def call(arguments: list[Any]) -> Sequence[Any]:
            results = program(take(arguments) if take else arguments)
            if give:
                results = give([*arguments, *constants, *results])
            arguments.clear()
            return results

        return call

    def _giver(self, constants: Sequence[Any]) -> Callable[[list[Any]], Sequence[Any]] | None:
        """Return what picks the outputs from arguments, constants and results; None when all are results."""
        result = self._arguments + len(constants)
        order = []
        computed = iter(range(len(constants)))
        for handed in self._outputs:
            if handed is not None:
                order.append(handed)
                continue
            number = next(computed)
            if constants[number] is TENSOR:
                order.append(result)
                result += 1
            else:
                order.append(self._arguments + number)
        simple = len(order) == len(constants) == sum(constant is TENSOR for constant in constants)
        return None if simple else _picker(order)


TENSOR = object()
"""Stands for an output that the program computes, among those that are always the same."""


def _uploads(on_host: Sequence[tuple[int, torch.Tensor]]) -> list[list[int]]:
    """Group what is to be uploaded: numbers of a dtype travel together."""
    groups: dict[Any, list[int]] = {}
    for index, value in on_host:
        groups.setdefault(index if value.dim() else value.dtype, []).append(index)
    return list(groups.values())


def _picker(indices: Sequence[int]) -> Callable[[Sequence[Any]], Sequence[Any]]:
    """Return what takes these of a list's values."""
    if len(indices) > 1:
        return itemgetter(*indices)
    return lambda values: tuple(values[index] for index in indices)


def _is_symbolic(tensor: torch.Tensor) -> bool:
    return any(isinstance(size, torch.SymInt) for size in tensor.shape)
