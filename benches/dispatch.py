"""Host cost of an eager op: thread-CPU microseconds per call from Python, warm, strict mode.

Each line is the median over batches, taken in turn (A B A B) so that a change of the machine's speed
touches all of them. PJRT's own enqueue is inside the figures.
"""

import argparse
import json
import statistics
import time

import torch

OPS_PER_BATCH = 2_000


def cases(device: str) -> dict:
    """Name to a call, all on float32 of 1024 elements."""
    x = torch.ones(1024, device=device)
    y = torch.full((1024,), 1e-9, device=device)
    v = torch.ones(64, 64, device=device)
    return {
        "x + y": lambda: x + y,
        "x.add_(y)": lambda: x.add_(y),
        "v.t()[1:, ::2] * 2": lambda: v.t()[1:, ::2] * 2,
        "v[1:, 3].add_(1)": lambda: v[1:, 3].add_(1),
        "torch.empty(1024)": lambda: torch.empty(1024, device=device),
        "v.t()": v.t,
    }


def batch(call) -> float:
    """Thread-CPU microseconds per call over one batch."""
    start = time.thread_time_ns()
    for _ in range(OPS_PER_BATCH):
        call()
    return (time.thread_time_ns() - start) / OPS_PER_BATCH / 1e3


def main() -> None:
    """Print a table, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", help="file to write the medians to")
    parser.add_argument("--batches", type=int, default=15)
    args = parser.parse_args()
    devices = {"cpu": cases("cpu"), "tpu": cases("tpu")}
    for calls in devices.values():
        for call in calls.values():
            batch(call)
    times = {(device, name): [] for device, calls in devices.items() for name in calls}
    for _ in range(args.batches):
        for device, calls in devices.items():
            for name, call in calls.items():
                times[device, name].append(batch(call))
    medians = {key: statistics.median(values) for key, values in times.items()}
    print(f"{'op':<24}{'cpu µs':>10}{'tpu µs':>10}{'ratio':>8}")
    for name in devices["tpu"]:
        cpu, tpu = medians["cpu", name], medians["tpu", name]
        print(f"{name:<24}{cpu:>10.2f}{tpu:>10.2f}{tpu / cpu:>8.2f}")
    if args.json:
        rows = {f"{device}: {name}": value for (device, name), value in medians.items()}
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
