"""Host cost of a compiled call: thread-CPU microseconds from Python to PJRT's execute, warm.

A function of 100 tensors is compiled for the device, and by a backend that computes nothing: what Dynamo
itself costs (guards, its frame). The difference is ours and AOTAutograd's, with PJRT's own enqueue inside.
Each line is the median over batches, taken in turn (A B A B).
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import torch

CALLS_PER_BATCH = 300
TENSORS = 100


def total(*tensors: torch.Tensor) -> torch.Tensor:
    """A program that takes many tensors and computes little."""
    result = tensors[0]
    for tensor in tensors[1:]:
        result = result + tensor
    return result


def idle(graph: torch.fx.GraphModule, examples: list) -> Callable:
    """A backend of Dynamo's whose functions return a tensor that was there before."""
    result = (torch.ones(4, device="tpu"),)
    return lambda *arguments: result


def cases() -> dict[str, Callable[[], object]]:
    """Name to a call."""
    tensors = [torch.ones(4, device="tpu") for _ in range(TENSORS)]
    ours = torch.compile(total, backend="tpu", fullgraph=True)
    ours(*tensors)
    dynamo = torch.compile(lambda *values: (total(*values),), backend=idle, fullgraph=True)
    dynamo(*tensors)
    from torchtpu._capture import capture

    program = capture(lambda *values: [total(*values)], tensors)
    return {
        "compiled": lambda: ours(*tensors),
        "Dynamo alone": lambda: dynamo(*tensors),
        "the program alone": lambda: program(tensors),
    }


def batch(call: Callable[[], object]) -> float:
    """Thread-CPU microseconds per call over one batch."""
    start = time.thread_time_ns()
    for _ in range(CALLS_PER_BATCH):
        call()
    return (time.thread_time_ns() - start) / CALLS_PER_BATCH / 1e3


def main() -> None:
    """Print a table, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", help="file to write the medians to")
    parser.add_argument("--batches", type=int, default=15)
    args = parser.parse_args()
    with torch.no_grad():
        calls = cases()
        for call in calls.values():
            batch(call)
        times: dict[str, list[float]] = {name: [] for name in calls}
        for _ in range(args.batches):
            for name, call in calls.items():
                times[name].append(batch(call))
                torch.tpu.synchronize()
    medians = {name: statistics.median(values) for name, values in times.items()}
    medians["beyond Dynamo"] = medians["compiled"] - medians["Dynamo alone"]
    print(f"{f'{TENSORS} tensors':<24}{'µs':>8}")
    for name, median in medians.items():
        print(f"{name:<24}{median:>8.1f}")
    if args.json:
        Path(args.json).write_text(json.dumps(medians, indent=2) + "\n")


if __name__ == "__main__":
    main()
