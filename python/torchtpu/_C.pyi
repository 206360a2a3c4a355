"""The engine behind torch's device ``tpu``: what is left for Python to ask and to set."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

def load_shim(path: str | PathLike[str]) -> int:
    """Load the shim of the running torch, register all ops, and return the number of kernels."""

def set_places(site_packages: Sequence[str], caches: Sequence[str]) -> None:
    """Say in which folders plugins may be; only the first call counts."""

def init() -> None:
    """Start the device."""

def is_initialized() -> bool:
    """Whether the device was started."""

def is_forked() -> bool:
    """Whether this process is the fork of one that had started the device."""

def after_fork() -> None:
    """Note that this process is the child of a fork."""

def device_count() -> int:
    """Return how many devices there are, without starting them."""

def device_kind(index: int) -> str:
    """Return what the plugin calls a device."""

def plugin() -> dict[str, Any]:
    """Return the plugin's ``path``, and once started ``pjrt``, ``platform`` and ``platform_version``."""

def synchronize_all() -> None:
    """Wait for all devices."""

def eager_mode() -> str:
    """Return the calling thread's mode: ``"strict"``, ``"debug"`` or ``"fused"``."""

def set_thread_eager_mode(mode: str | None) -> str | None:
    """Give the calling thread an eager mode of its own, or take it back; return the one it had."""

def cut() -> None:
    """Enqueue what the calling thread has recorded."""

def set_eager_mode(mode: str) -> None:
    """Change when ops run, for all threads."""

class Graph:
    """A captured program; it lives as long as this object."""

    def __init__(self, number: int) -> None:
        """Take the graph that the op ``torchtpu::end`` has numbered."""

    number: int
    """For the op ``torchtpu::call``."""
    text: str
    """The StableHLO text."""
    draws: bool
    """Whether a call draws random numbers."""
    parameters: list[tuple[str, int | None, str, list[int], bool]]
    """What each parameter is (``argument``, ``tensor``, ``constant``, ``seed``, ``offset``), which argument,
    dtype, dims, and whether the program may use it up."""
    results: list[tuple[str, int | None, str, list[int]]]
    """What each result is (``new``, ``argument``, ``tensor``), which argument, dtype and dims."""
    arguments: list[tuple[list[int], list[int], str]]
    """Sizes, strides and dtype of each argument of a call."""
    outputs: list[tuple[str, int | None, tuple[list[int], list[int], str], int]]
    """Whose storage each returned tensor has (``result``, ``argument``, ``tensor``), which one, its
    sizes, strides and dtype, and its offset."""

    def compile(self) -> None:
        """Compile the program, if it is not compiled yet."""

def save(
    graph: Graph,
    path: str | PathLike[str],
    arguments: Sequence[tuple[str, Sequence[str], bytes | None]],
    outputs: Sequence[str],
    torch: str,
    python: str,
    overwrite: bool,
) -> None:
    """Write a graph as the directory of an exported program.

    `arguments` has of each argument of the graph its name, its other names, and a weight's elements
    (row-major) or None for an input; `outputs` names the outputs; `torch` is its version; `python` is JSON
    that only Python reads.
    """

class Saved:
    """The directory of an exported program, read and checked."""

    def __init__(self, path: str | PathLike[str]) -> None:
        """Read the directory and compare its files with their checksums."""

    description: str
    """What ``signature.json`` says, as JSON."""

    def weights(self) -> list[tuple[int, bytearray]]:
        """Return the number of each argument that is a weight, and its elements, row-major."""

    def graph(self, device: int) -> Graph:
        """Return the program, to be called on a device."""

def metrics() -> dict[str, Any]:
    """Return the counters; see :func:`torch.tpu.metrics`."""

def flush() -> None:
    """Wait until what was compiled is on disk, some seconds at most."""

def cache_folder() -> tuple[Path, int] | None:
    """Return the folder of compiled programs and its bound in bytes; ``None`` when it is off."""

def cache_entries(folder: str | PathLike[str]) -> list[tuple[str, str, int, float, float]]:
    """Return the entries, the latest used first: address, label, bytes, seconds since, compile seconds."""

def cache_usage(folder: str | PathLike[str]) -> tuple[int, int, float]:
    """Return what was counted in a folder: hits, misses, seconds of compiles saved."""

def cache_prune(folder: str | PathLike[str], size: int | None, age: float | None) -> tuple[int, int]:
    """Remove what is older than `age` seconds or beyond `size` bytes; return how many entries and bytes."""

def cache_clear(folder: str | PathLike[str]) -> tuple[int, int]:
    """Remove everything; return how many entries and bytes."""

def parse_bytes(text: str) -> int | None:
    """Return the bytes that a size such as ``500MiB`` means."""

def settings() -> list[list[str]]:
    """Return each environment variable's name, values, default and meaning."""

def unknown_settings() -> list[str]:
    """Return a line for each ``TORCHTPU_*`` variable that is none."""

class AotPool:
    """Processes that compile for a TPU that need not be there, up to `jobs` at once; threads may share it."""

    def __new__(
        cls,
        command: Sequence[str],
        *,
        plugin: str | PathLike[str] | None = None,
        jobs: int = 1,
        limit: float = 600.0,
    ) -> AotPool:
        """Make a pool of processes that `command` starts and that call :func:`aot_worker`.

        `plugin` is a PJRT plugin's file, libtpu's by default; `limit` is in seconds a program. Raises
        ``RuntimeError`` with pip's command when libtpu is not installed. Starts nothing yet.
        """

    @property
    def plugin(self) -> str:
        """The plugin's file."""

    def compile(
        self,
        text: str,
        parameters: Sequence[tuple[str, Sequence[int]]],
        outputs: Sequence[tuple[str, Sequence[int]]],
        topology: str,
        *,
        replicas: int = 1,
        partitions: int = 1,
    ) -> dict[str, Any]:
        """Compile StableHLO text whose parameters and outputs have these dtypes (torch's names) and dims.

        Blocks without the GIL. Returns ``outcome`` (``"accepted"``, ``"refused"``, ``"crashed"`` or ``"timed
        out"``), ``words`` (the compiler's, when it was not accepted), ``seconds``, and of an accepted program
        ``cost`` (numbers by the compiler's names, ``None`` for what it has no model for), ``priced_seconds``
        (at best, of the instructions that it has a model for, when they take less than 1), ``unpriced`` (how
        many it has none for), ``memory`` (bytes;
        ``total`` is what main memory must hold, ``peak`` counts vector memory as well),
        ``optimized_program`` (bytes of an ``HloModuleProtoWithConfig``) and ``fingerprint``. Raises
        ``RuntimeError`` when the plugin cannot be used or does not know the topology.
        """

    def describe(self, topology: str) -> dict[str, Any]:
        """Return a topology's ``platform_version``, ``device_kind``, ``device_count`` and ``attributes``."""

def aot_worker() -> None:
    """Compile what the pool that started this process asks for, until it is done."""

def chips() -> list[dict[str, Any]]:
    """Return the known TPU chips, oldest first.

    Each has ``name`` (as in a topology's name), ``device_kind``, ``grid_rank``, ``devices`` (of PJRT), and of
    a chip ``hbm_bytes``, ``hbm_bandwidth`` (bytes a second), ``bf16_flops`` (a second) and
    ``matrix_unit`` (its rows).
    """

def topology(name: str) -> dict[str, Any]:
    """Read a topology's name, such as ``"v6e:2x2"``; a chip's name alone is one chip.

    Returns the full ``name``, the ``chip``'s, the ``grid``, and how many ``chips`` and ``devices`` it has.
    Raises ``RuntimeError`` that says which chips are known.
    """

def hlo_summary(program: bytes, heaviest: int = 20) -> dict[str, Any]:
    """Return what an ``HloModuleProtoWithConfig`` says of itself.

    ``opcodes`` counts instructions by opcode: those that ``run`` on their own, and those ``fused`` into
    others. ``heaviest`` are instructions by estimated cycles, each with ``name``, ``opcode``, ``type``,
    ``bytes``, ``cycles``, ``source_line`` (of the StableHLO text) and ``op_name``. ``timeline`` is the main
    memory over program time: ``names`` and ``bytes`` a step, the step of the ``peak``, and what is ``held``
    then; ``None`` without a schedule.
    """

def version() -> str:
    """Return the version of torchtpu."""
