"""Programs through the compiler, and what it says of each; results are kept, for a compile takes minutes."""

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from torchtpu import _C, _aot_worker

MOVES = ("copy", "copy-start", "transpose", "convert")


class Compiler:
    """Compiles for one topology, some programs at once; what was compiled before is read from a folder."""

    def __init__(
        self, topology: str, cache: Path, plugin: str | None = None, jobs: int = 2, limit: float = 1800
    ):
        self.topology, self.cache, self.jobs = topology, cache, jobs
        self.pool = _C.AotPool(_aot_worker.command(), plugin=plugin, jobs=jobs, limit=limit)
        self.facts = self.pool.describe(topology)

    def compile_all(self, programs: dict[Any, dict[str, Any]]) -> dict[Any, dict[str, Any]]:
        """Compile each program, as `torch_programs` and `jax_programs` make them; the first start first."""
        with ThreadPoolExecutor(self.jobs) as threads:
            return dict(zip(programs, threads.map(self.compile, programs.values()), strict=True))

    def compile(self, program: dict[str, Any]) -> dict[str, Any]:
        """Return `outcome`, `words`, and of an accepted program its costs, memory and counts."""
        key = json.dumps([program["text"], self.topology, self.facts["platform_version"]])
        path = self.cache / f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.json"
        if path.exists():
            return json.loads(path.read_text())
        signature = [[(dtype, dims) for dtype, dims in program[side]] for side in ("parameters", "outputs")]
        report = self.pool.compile(program["text"], *signature, self.topology)
        found = {"outcome": report["outcome"], "words": report["words"], "compile_seconds": report["seconds"]}
        if report["outcome"] == "accepted":
            optimized = report["optimized_program"]
            found |= costs(report, _C.hlo_summary(optimized, 0)["opcodes"])
            self.cache.mkdir(parents=True, exist_ok=True)
            path.with_suffix(".pb").write_bytes(optimized)
            path.write_text(json.dumps(found))
        return found


def costs(report: dict[str, Any], opcodes: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Return what is shown of an accepted program: seconds, operations, bytes, and counts of opcodes."""
    run, fused = opcodes["run"], opcodes["fused"]
    both = {name: run.get(name, 0) + fused.get(name, 0) for name in MOVES}
    return {
        "seconds": report["priced_seconds"],
        "unpriced": report["unpriced"],
        "flops": report["cost"].get("flops"),
        "bytes": report["cost"].get("bytes accessed"),
        "memory": report["memory"],
        "counts": both,
    }
