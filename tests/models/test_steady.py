"""Long fused training: everything that a real loop does, and nothing grows."""

import itertools

import torch
import torch.nn.functional as F
from torch import nn
from torch.tpu import EagerMode, set_eager_mode


def loop(steps: int):
    """Train with a schedule, clipping, logging and evaluation; yield after each step."""
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Dropout(0.1), nn.Linear(32, 4)).to("tpu")
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    x, y = torch.randn(8, 16).to("tpu"), torch.arange(8).remainder(4).to("tpu")
    for step in range(steps):
        loss = F.cross_entropy(net(x), y)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % 10 == 0:
            assert loss.item() < 10
        if step % 50 == 0:
            net.eval()
            with torch.no_grad():
                assert 0 <= (net(x).argmax(1) == y).float().mean().item() <= 1
            net.train()
        yield


def test_nothing_compiles_after_the_third_step():
    with set_eager_mode(EagerMode.FUSED):
        steps = loop(200)
        for _ in itertools.islice(steps, 3):
            pass
        before = torch.tpu.metrics()
        for _ in steps:
            pass
        after = torch.tpu.metrics()
    assert after["compiles"] == before["compiles"], after["unstable_steps"]
    evaluations = 3
    assert after["executions"] - before["executions"] <= 197 + evaluations


def test_memory_is_flat():
    with set_eager_mode(EagerMode.FUSED):
        live = []
        for step, _ in enumerate(loop(600)):
            if step % 100 == 99:
                torch.tpu.synchronize()
                live.append(torch.tpu.metrics()["live_bytes"])
    # Of the learning rates, 1024 at most are kept on the device, 8 bytes each at most.
    assert max(live) - min(live) <= 1024 * 8, live
