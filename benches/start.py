"""Time to the first training step, cold and warm: what the compile cache saves.

A process trains with an empty compile cache, others find what it left. The time is that of the wall, from
the end of the imports to the first loss: the model is made and uploaded (`model`, part of `warm`), its step
compiled or loaded, and run (`step` is what a further one takes). JAX keeps its programs in a folder as well;
its compiles are not counted.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from steps.data import MODELS

HEADS = ("cold s", "warm s", "ratio", "model s", "step s", "warm compiles")
HERE = Path(__file__).parent


def start(backend: str, python: str, model: str, cache: str) -> dict[str, Any]:
    """Train three steps in a process of its own, and return what it says of them."""
    command = [python, "-m", "steps.worker", backend, model, repr(time.time()), "1"]
    environment = os.environ | {
        "JAX_PLATFORMS": "cpu",
        "JAX_COMPILATION_CACHE_DIR": cache,
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "TORCHTPU_CACHE_DIR": cache,
        "TF_CPP_MIN_LOG_LEVEL": "3",
    }
    done = subprocess.run(
        command, cwd=HERE, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True
    )
    return json.loads(done.stdout.splitlines()[0])


def measure(backend: str, python: str, model: str, batches: int) -> dict[str, Any]:
    """Start cold once and warm a few times; the best warm start counts."""
    with tempfile.TemporaryDirectory() as cache:
        cold, *warm = (start(backend, python, model, cache) for _ in range(1 + batches))
    best = min(warm, key=lambda facts: facts["after_imports"])
    assert best["losses"] == cold["losses"], "what was loaded computes something else"
    compiles = best["compiles"] if backend == "tpu" else None
    return {
        "cold_s": cold["after_imports"],
        "warm_s": best["after_imports"],
        "model_s": best["made"],
        "step_s": best["step"],
        "warm_compiles": compiles,
    }


def main() -> None:
    """Measure, print a table, and write the numbers if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", metavar="NAME=PYTHON", help="another backend and its interpreter")
    parser.add_argument("--batches", type=int, default=2, help="warm starts of each")
    parser.add_argument("--models", nargs="+", choices=MODELS, default=MODELS)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    backends = {"tpu": sys.executable}
    if arguments.peer:
        backends.update([arguments.peer.split("=", 1)])
    results = {}
    print(f"{'model':<12} {'backend':<10}", *(f"{head:>14}" for head in HEADS))
    for model in arguments.models:
        results[model] = {}
        for backend, python in backends.items():
            facts = measure(backend, python, model, arguments.batches)
            results[model][backend] = facts
            ratio = facts["warm_s"] / facts["cold_s"]
            numbers = (facts["cold_s"], facts["warm_s"], ratio, facts["model_s"], facts["step_s"])
            cells = [f"{number:.2f}" for number in numbers]
            cells.append(str(facts["warm_compiles"]))
            print(f"{model:<12} {backend:<10}", *(f"{cell:>14}" for cell in cells), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
