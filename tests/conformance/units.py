"""The units of a run: one operator (or module, or optimizer), in one mode, with one dtype."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from conformance.settings import COMPILE_MODES, OP_MODES, Settings

PASS = "PASS"
FAILURES = ("NOTIMPL", "ERROR", "VALUE", "META", "VIEW", "NORAISE", "MESSAGE", "TIMEOUT", "CRASH")
"""How a unit can fail; `docs/conformance.md` says what each means."""
ANY = "any"
"""The dtype of a unit of the mode ``errors``: wrong inputs come with dtypes of their own."""
UNCOUNTED = ("NA", "REFFAIL")
"""There is no such form of the operator, or the CPU itself refuses the samples."""


@dataclass(frozen=True, order=True)
class Unit:
    """What passes or fails."""

    op: str
    mode: str
    dtype: str

    def __str__(self) -> str:
        return f"{self.op} {self.mode}/{self.dtype}"


@dataclass
class Outcome:
    """How a unit went.

    Attributes
    ----------
    status : str
        ``PASS``, one of `FAILURES`, or one of `UNCOUNTED`.
    message : str
        Of the first sample that failed, which is number `sample`.
    random : bool
        The operator draws numbers that show in its result: only shapes and dtypes were compared.
    host : dict
        How often each ATen operator ran on the host.
    """

    status: str
    message: str = ""
    sample: int | None = None
    random: bool = False
    host: dict[str, int] = field(default_factory=dict)
    compiles: int = 0
    compile_seconds: float = 0.0
    seconds: float = 0.0

    @property
    def failed(self) -> bool:
        """Whether it counts, and against the device."""
        return self.status in FAILURES


@dataclass(frozen=True)
class Group:
    """Units of one operator, which share a process as long as it lives."""

    entry: Any
    units: tuple[Unit, ...]


@cache
def databases() -> dict[str, list[tuple[str, Any]]]:
    """Import torch's databases and return the named entries of each; starts no device.

    Returns
    -------
    dict
        ``ops``, ``modules`` and ``optimizers``, each a list of name and entry.
    """
    from torch.testing._internal.common_methods_invocations import op_db
    from torch.testing._internal.common_modules import module_db
    from torch.testing._internal.common_optimizers import optim_db

    from conformance.optimizers import variants

    return {
        "ops": [(op.full_name, op) for op in op_db],
        "modules": [(module.name, module) for module in module_db],
        "optimizers": [(variant.name, variant) for info in optim_db for variant in variants(info)],
    }


def plan(settings: Settings) -> list[Group]:
    """List what `settings` asks for, in the order of the databases.

    Parameters
    ----------
    settings : Settings
        The run.

    Returns
    -------
    list of Group
        Without groups that have no unit.

    Raises
    ------
    ValueError
        When a name in ``--ops`` or ``--dtypes`` is none.
    """
    _check_names(settings)
    groups = []
    for kind, entries in databases().items():
        modes = [
            mode for mode in settings.modes if kind == ("ops" if mode in OP_MODES + COMPILE_MODES else mode)
        ]
        for name, entry in entries:
            if settings.ops and not any(fnmatchcase(name, pattern) for pattern in settings.ops):
                continue
            dtypes = [dtype for dtype in _dtypes(entry) if not settings.dtypes or dtype in settings.dtypes]
            units = [Unit(name, mode, dtype) for dtype in dtypes for mode in modes if mode != "errors"]
            if "errors" in modes and entry.error_inputs_func is not None:
                units.append(Unit(name, "errors", ANY))
            if units:
                groups.append(Group(entry, tuple(units)))
    return groups


def _dtypes(entry: Any) -> list[str]:
    return sorted(str(dtype).removeprefix("torch.") for dtype in entry.dtypes)


def _check_names(settings: Settings) -> None:
    import torch

    known = [name for entries in databases().values() for name, _ in entries]
    for pattern in settings.ops:
        if not any(fnmatchcase(name, pattern) for name in known):
            near = [name for name in known if pattern.lower() in name.lower()]
            hint = f"\nhint: did you mean {', '.join(near[:5])}?" if near else ""
            raise ValueError(f"--ops: {pattern}, no such name{hint}")
    for dtype in settings.dtypes:
        if not isinstance(getattr(torch, dtype, None), torch.dtype):
            raise ValueError(f"--dtypes: {dtype}, no such dtype")
