"""One sample of an operator: how it is called, and what the CPU makes of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias
from unittest import expectedFailure

import torch
from torch._decomp import decomposition_table
from torch.testing._internal.opinfo.core import DecorateInfo
from torch.utils._python_dispatch import TorchDispatchMode

from conformance.comparing import MismatchError, compare
from conformance.moving import Place, mover

UNINITIALIZED = frozenset(
    (
        "empty",
        "empty_like",
        "new_empty",
        "empty_strided",
        "new_empty_strided",
        "empty_permuted",
        "resize_",
        "resize_as_",
    )
)
"""Operators whose results hold whatever the memory held."""

FACTORIES = frozenset(("arange", "linspace", "logspace"))
"""Operators of which some samples name no device: their results are nobody's."""

HOST_ARGUMENTS = frozenset(("tensor_split",))
"""Operators of which torch itself wants the tensors after the first one on the CPU."""

SEED = 0

RANDOM = "random"
"""What a check returns that compared shapes and dtypes only."""

Check: TypeAlias = Callable[[], str | None]
"""Something asked of the device; it raises a `MismatchError`, or whatever the device raises, if it fails."""


class NotApplicableError(Exception):
    """The operator has no such form, or the sample does not fit the mode."""


class _Decomposed(TorchDispatchMode):
    """Calls torch's decompositions in place of operators."""

    def __torch_dispatch__(
        self, function: Any, types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        return decomposition_table.get(function, function)(*args, **(kwargs or {}))


class CpuError(Exception):
    """The CPU itself cannot do this."""


class Sample:
    """A sample of OpInfo with its operator.

    Parameters
    ----------
    op : OpInfo
        The entry of the database.
    sample : SampleInput
        With tensors on the CPU.
    """

    def __init__(self, op: Any, sample: Any) -> None:
        self.op = op
        self.tree = (sample.input, sample.args, sample.kwargs)
        self.broadcasts = sample.broadcasts_input
        self._finish = sample.output_process_fn_grad
        self._random: bool | None = None

    def on(self, device: str, place: Place | None = None) -> Any:
        """Copy the inputs to `device`, as torch wants them there."""
        move = mover(device, place)
        value, args, kwargs = self.tree
        if self.op.name in HOST_ARGUMENTS:
            return move(value), args, kwargs
        return move(self.tree)

    def call(self, tree: Any, function: Callable[..., Any] | None = None, **more: Any) -> Any:
        """Call the operator, or `function`, from the fixed seed."""
        value, args, kwargs = tree
        torch.manual_seed(SEED)
        return (function or self.op.get_op())(value, *args, **kwargs, **more)

    @property
    def differs(self) -> bool:
        """Whether torch expects of every device another result than the CPU's."""
        return any(
            decorator.test_name == "test_compare_cpu"
            and decorator.device_type is None
            and expectedFailure in decorator.decorators
            for decorator in self.op.decorators
            if isinstance(decorator, DecorateInfo)
        )

    def decomposed(self, device: str) -> Any:
        """Call torch's decomposition of the operator, on `device`."""
        with torch.no_grad(), _Decomposed():
            return self.call(self.on(device))

    def finish(self, result: Any) -> Any:
        """Keep of a result what is defined: torch says what, where signs or orders are not."""
        return self._finish(result) if callable(self._finish) else result

    @property
    def random(self) -> bool:
        """Whether the operator draws numbers, and they show in the result."""
        if self._random is None:
            self._random = self.op.name in UNINITIALIZED or self._draws()
        return self._random

    def _draws(self) -> bool:
        """Watch the generator of the CPU, then compare the results of other seeds."""
        first, drew = self._from_seed(1)
        if not drew:
            return False
        for seed in range(2, 9):
            try:
                compare(self._from_seed(seed)[0], first)
            except MismatchError:
                return True
        return False

    def _from_seed(self, seed: int) -> tuple[Any, bool]:
        value, args, kwargs = self.on("cpu")
        with torch.no_grad(), _only_seed(seed) as reseeded:
            before = torch.get_rng_state()
            result = self.op.get_op()(value, *args, **kwargs)
            return result, bool(reseeded) or not torch.equal(before, torch.get_rng_state())


@contextmanager
def _only_seed(seed: int) -> Iterator[list[int]]:
    """Seed the CPU; whoever seeds it inside gets the same seed. Random OpInfos seed themselves."""
    original, asked = torch.manual_seed, []

    def manual_seed(wanted: int) -> torch.Generator:
        asked.append(wanted)
        return original(seed)

    original(seed)
    torch.manual_seed = manual_seed
    try:
        yield asked
    finally:
        torch.manual_seed = original


@contextmanager
def on_cpu() -> Iterator[None]:
    """A context in which an error is the CPU's own, and does not count.

    Raises
    ------
    CpuError
        In place of what was raised.
    """
    try:
        yield
    except (MismatchError, NotApplicableError, CpuError):
        raise
    except Exception as error:
        raise CpuError(f"{type(error).__name__}: {error}") from error
