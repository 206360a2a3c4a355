"""Training steps beside another backend: medians of wall and process-CPU milliseconds a step.

Each backend trains the same model on the same batch from the same weights in a process of its own.
The processes live side by side and take turns (A B A B), so that a change of the machine's speed
touches all of them. `start` is the wall time from the start of the process to the first loss, import
and compile included.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from steps.data import MODELS

STEPS = {"mlp": 100, "transformer": 3, "resnet": 3}
HEADS = ("wall ms", "cpu ms", "ratio", "start s", "MiB", "compiles")
HERE = Path(__file__).parent


class Worker:
    """A backend's process."""

    def __init__(self, backend: str, python: str, model: str):
        self.backend = backend
        command = [python, "-m", "steps.worker", backend, model, repr(time.time()), str(STEPS[model])]
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
            raise SystemExit(f"training: {self.backend} ended with {self.process.wait()}")
        return json.loads(line)

    def batch(self) -> None:
        """Let the process train for a while."""
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


def compare(model: str, backends: dict[str, str], batches: int) -> dict[str, dict[str, Any]]:
    """Train a model on each backend, in turns."""
    with ExitStack() as stack:
        workers = [Worker(backend, python, model) for backend, python in backends.items()]
        for worker in workers:
            stack.callback(worker.close)
        for _ in range(batches):
            for worker in workers:
                worker.batch()
        return {worker.backend: worker.row() for worker in workers}


def main() -> None:
    """Print a table, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", help="file to write the medians to")
    parser.add_argument("--models", nargs="+", choices=MODELS, default=MODELS)
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=PYTHON", help="another backend")
    args = parser.parse_args()
    peers = dict(peer.split("=", 1) for peer in args.peer)
    backends = {"tpu": sys.executable} | (peers or {"cpu": sys.executable})
    results = {}
    print(f"{'model':<12}{'backend':<11}", *(f"{head:>8}" for head in HEADS))
    for model in args.models:
        results[model] = compare(model, backends, args.batches)
        for backend, row in results[model].items():
            ratio = results[model]["tpu"]["cpu_ms"] / row["cpu_ms"]
            cells = (f"{row['wall_ms']:.2f}", f"{row['cpu_ms']:.2f}", f"{ratio:.2f}", f"{row['start_s']:.1f}")
            cells += (row["peak_mib"], row["compiles_after_step_3"])
            print(f"{model:<12}{backend:<11}", *(f"{cell:>8}" for cell in cells))
    print(f"load {os.getloadavg()[0]:.1f}; ratio: cpu ms of tpu to this backend's")
    if args.json:
        Path(args.json).write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
