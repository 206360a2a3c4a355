"""The same training loop in strict and in fused eager: one word differs.

A small transformer learns to sort digits. In strict mode every op is a program of its own; in fused
mode the ops of a step are recorded and run as one. The losses agree, and the table says what it costs:

    python examples/fused.py
"""

import argparse
import time

import torch
import torch.nn.functional as F
from rich.console import Console
from rich.table import Table
from torch import nn
from torch.tpu import EagerMode, set_eager_mode

SEED, BATCH, LENGTH, DIGITS, WIDTH = 0, 32, 12, 10, 64
WARM_UP = 3


class Sorter(nn.Module):
    """Tells for each place of a row of digits which digit stands there once the row is sorted."""

    def __init__(self):
        super().__init__()
        layer = nn.TransformerEncoderLayer(WIDTH, 4, 2 * WIDTH, dropout=0.1, batch_first=True)
        self.digits, self.places = nn.Embedding(DIGITS, WIDTH), nn.Parameter(torch.zeros(LENGTH, WIDTH))
        self.layers = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.head = nn.Linear(WIDTH, DIGITS)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return logits of [batch, place, digit]."""
        return self.head(self.layers(self.digits(rows) + self.places))


def train(mode: EagerMode, steps: int) -> dict[str, float]:
    """Train in one mode; return the last losses' mean and what a step took once all is compiled."""
    torch.manual_seed(SEED)
    model = Sorter().to("tpu")
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    losses = []
    with set_eager_mode(mode):
        for step in range(WARM_UP + steps):
            if step == WARM_UP:
                torch.tpu.synchronize()
                before, start = torch.tpu.metrics(), time.perf_counter()
            rows = torch.randint(DIGITS, (BATCH, LENGTH)).to("tpu")
            loss = F.cross_entropy(model(rows).flatten(0, 1), rows.sort().values.flatten())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.detach())
        torch.tpu.synchronize()
    seconds = time.perf_counter() - start
    after = torch.tpu.metrics()
    counted = {key: (after[key] - before[key]) / steps for key in ("nodes", "executions", "compiles")}
    return counted | {"ms": seconds / steps * 1e3, "loss": torch.stack(losses[-5:]).mean().item()}


def main() -> None:
    """Train in both modes and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=50)
    args = parser.parse_args()
    table = Table("mode", "ops a step", "programs a step", "compiles a step", "ms a step", "loss")
    results = {mode: train(mode, args.steps) for mode in (EagerMode.STRICT, EagerMode.FUSED)}
    for mode, row in results.items():
        cells = (row["nodes"], row["executions"], row["compiles"], row["ms"])
        table.add_row(mode.value, *(f"{cell:.1f}" for cell in cells), f"{row['loss']:.5f}")
    Console().print(table)
    strict, fused = (row["loss"] for row in results.values())
    assert abs(strict - fused) <= 1e-3 * abs(strict), "the modes disagree"
    print("the losses agree")


if __name__ == "__main__":
    main()
