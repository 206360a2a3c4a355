"""Backends in processes of their own that take turns, and what was measured of them."""

import argparse
import json
import os
import statistics
import subprocess
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

HEADS = ("wall ms", "cpu ms", "ratio", "start s", "MiB", "compiles")
HERE = Path(__file__).parent.parent


class Worker:
    """A backend's process."""

    def __init__(self, backend: str, python: str, model: str, steps: int):
        self.backend = backend
        command = [python, "-m", "steps.worker", backend, model, repr(time.time()), str(steps)]
        environment = os.environ | {"JAX_PLATFORMS": "cpu", "PJRT_DEVICE": "CPU", "TF_CPP_MIN_LOG_LEVEL": "3"}
        # A start is a cold one, whatever ran before.
        environment["TORCHTPU_CACHE_DIR"] = ""
        self.process = subprocess.Popen(
            command, cwd=HERE, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.ready = self.read()
        self.wall, self.cpu, self.last = [], [], {}

    def read(self) -> dict[str, Any]:
        """Return the next line that the process says."""
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.backend} ended with {self.process.wait()}")
        return json.loads(line)

    def batch(self) -> None:
        """Let the process work for a while."""
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.last = self.read()
        self.wall += self.last["wall"]
        self.cpu += self.last["cpu"]

    def close(self) -> None:
        """End the process."""
        self.process.communicate()

    def row(self) -> dict[str, Any]:
        """Return what was measured."""
        return {
            "wall_ms": statistics.median(self.wall),
            "cpu_ms": statistics.median(self.cpu),
            "start_s": self.ready["first_step"],
            "peak_mib": self.last["peak_mib"],
            "compiles_after_step_3": self.last["compiles"],
            "losses": self.ready["losses"],
        }


def compare(model: str, backends: dict[str, str], batches: int, steps: int) -> dict[str, dict[str, Any]]:
    """Let each backend take `batches` times `steps` steps of a model, in turns."""
    with ExitStack() as stack:
        workers = [Worker(backend, python, model, steps) for backend, python in backends.items()]
        for worker in workers:
            stack.callback(worker.close)
        for _ in range(batches):
            for worker in workers:
                worker.batch()
        return {worker.backend: worker.row() for worker in workers}


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Return the options that all comparisons have."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", help="file to write the medians to")
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=PYTHON", help="another backend")
    return parser


def report(steps: Mapping[str, int], backends: dict[str, str], args: argparse.Namespace) -> None:
    """Compare the backends on each model, the first with all, print a table, and write JSON if asked."""
    results = {}
    print(f"{'model':<12}{'backend':<11}", *(f"{head:>8}" for head in HEADS))
    for model, count in steps.items():
        results[model] = compare(model, backends, args.batches, count)
        ours = next(iter(results[model].values()))
        for backend, row in results[model].items():
            ratio = ours["cpu_ms"] / row["cpu_ms"]
            cells = (f"{row['wall_ms']:.2f}", f"{row['cpu_ms']:.2f}", f"{ratio:.2f}", f"{row['start_s']:.1f}")
            cells += (row["peak_mib"], row["compiles_after_step_3"])
            print(f"{model:<12}{backend:<11}", *(f"{cell:>8}" for cell in cells))
    print(f"load {os.getloadavg()[0]:.1f}; ratio: cpu ms of {next(iter(backends))} to this backend's")
    if args.json:
        Path(args.json).write_text(json.dumps(results, indent=1), encoding="utf-8")
