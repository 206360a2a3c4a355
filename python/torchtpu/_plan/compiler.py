"""The TPU's compiler: what it says of a program, and what is known of the chip."""

from os import PathLike
from typing import Any

from torchtpu import _C, _aot_worker
from torchtpu._plan.program import Captured


class Target:
    """A chip, and the compiler for it.

    Parameters
    ----------
    topology : str
        Such as ``v6e:2x2``.
    limit : float
        Seconds that the compiler may take.
    libtpu : path, optional
        The compiler's file.

    Raises
    ------
    RuntimeError
        When libtpu is not installed, or the topology does not exist.
    """

    def __init__(self, topology: str, *, limit: float, libtpu: str | PathLike[str] | None) -> None:
        named = _C.topology(topology)
        self._pool = _C.AotPool(_aot_worker.command(), plugin=libtpu, limit=limit)
        chip = next(chip for chip in _C.chips() if chip["name"] == named["chip"])
        described = self._pool.describe(named["name"])
        device_bytes = chip["hbm_bytes"] // chip["devices"]
        self.facts: dict[str, Any] = {
            "name": named["name"],
            "chip": named["chip"],
            "devices": named["devices"],
            # What the compiler lets a program have: a little less than there is.
            "hbm_bytes": int(described["attributes"].get("device_memory_bytes_limit", device_bytes)),
            "hbm_bandwidth": chip["hbm_bandwidth"] / chip["devices"],
            "bf16_flops": chip["bf16_flops"] / chip["devices"],
            "matrix_unit": chip["matrix_unit"],
            "compiler": described["platform_version"],
        }

    def compile(self, captured: Captured) -> dict[str, Any]:
        """Return what the compiler says.

        It is what :meth:`torchtpu._C.AotPool.compile` returns, with a ``summary`` of the optimized program.
        """
        reply = self._pool.compile(
            captured.text,
            [(value.dtype, value.dims) for value in captured.parameters],
            [(value.dtype, value.dims) for value in captured.results],
            self.facts["name"],
        )
        program = reply.pop("optimized_program", None)
        reply.pop("fingerprint", None)
        reply["summary"] = _C.hlo_summary(program, 1 << 30) if program else None
        return reply
