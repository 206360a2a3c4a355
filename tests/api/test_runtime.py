"""Modes, counters, memory, streams and events."""

import gc
import threading

import pytest
import torch
from torch.tpu import EagerMode

COUNTERS = {
    "compiles",
    "compile_seconds",
    "cache_hits",
    "executions",
    "nodes",
    "host_fallbacks",
    "h2d_bytes",
    "d2h_bytes",
    "live_bytes",
    "peak_bytes",
    "unstable_steps",
}


def test_metrics():
    before = torch.tpu.metrics()
    assert set(before) == COUNTERS
    assert set(before["cache_hits"]) == {"memory", "disk"}
    x = torch.ones(7, 5).to("tpu")
    for _ in range(3):
        x = x + x
    assert x.cpu()[0, 0].item() == 8.0
    after = torch.tpu.metrics()
    assert after["nodes"] >= before["nodes"] + 3
    assert after["executions"] >= before["executions"] + 3
    assert after["h2d_bytes"] >= before["h2d_bytes"] + 140
    assert after["d2h_bytes"] >= before["d2h_bytes"] + 140
    assert after["cache_hits"]["memory"] >= before["cache_hits"]["memory"] + 2
    assert after["compiles"] <= before["compiles"] + 2


def test_numbers_do_not_compile():
    x = torch.ones(6, device="tpu")
    (x * 2.5).add_(x, alpha=0.5)
    before = torch.tpu.metrics()["compiles"]
    for step in range(10):
        (x * (step + 0.25)).add_(x, alpha=step + 0.75)
    assert torch.tpu.metrics()["compiles"] == before


def test_modes():
    assert torch.tpu.eager_mode is EagerMode.STRICT is EagerMode.DEFER_NEVER
    assert EagerMode.DEBUG is EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING
    assert EagerMode.FUSED is EagerMode.DEFER_AND_FUSE
    with torch.tpu.set_eager_mode(EagerMode.DEBUG):
        assert torch.tpu.eager_mode is EagerMode.DEBUG
        assert (torch.ones(2, device="tpu") + 1).tolist() == [2.0, 2.0]
    assert torch.tpu.eager_mode is EagerMode.STRICT
    torch.tpu.eager_mode = EagerMode.DEBUG
    torch.tpu.eager_mode = EagerMode.STRICT
    with pytest.raises(TypeError, match=r"want a member of torch\.tpu\.EagerMode"):
        torch.tpu.eager_mode = "strict"
    assert torch.tpu.eager_mode is EagerMode.STRICT


def test_fused_mode_runs_late():
    x = torch.ones(5, device="tpu")
    before = torch.tpu.metrics()["executions"]
    with torch.tpu.set_eager_mode(EagerMode.FUSED):
        y = (x + 1) * 2 - x
        z = y.relu()
        assert torch.tpu.metrics()["executions"] == before
        torch.tpu.sync()
        assert torch.tpu.metrics()["executions"] == before + 1
        assert (z + y).tolist() == [6.0] * 5
    assert torch.tpu.eager_mode is EagerMode.STRICT


def test_a_context_sets_the_mode_of_its_thread():
    seen = []
    with torch.tpu.set_eager_mode(EagerMode.DEBUG):
        thread = threading.Thread(target=lambda: seen.append(torch.tpu.eager_mode))
        thread.start()
        thread.join()
    assert seen == [EagerMode.STRICT]


def test_the_environment_sets_the_mode(ok):
    assert ok("import torch; print(torch.tpu.eager_mode)", TORCHTPU_EAGER="debug") == (
        "EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING\n"
    )


def test_memory_is_counted_and_given_back():
    gc.collect()
    before = torch.tpu.memory_allocated()
    x = torch.ones(1000, device="tpu")
    assert torch.tpu.memory_allocated() == before + 4000
    torch.tpu.reset_peak_memory_stats()
    y = x + x
    del y
    assert torch.tpu.memory_allocated() == before + 4000
    assert torch.tpu.max_memory_allocated() >= before + 8000
    torch.tpu.reset_peak_memory_stats()
    x.mul_(x)
    assert torch.tpu.max_memory_allocated() == before + 4000
    del x
    assert torch.tpu.memory_allocated() == before
    stats = torch.tpu.memory_stats()
    assert stats["allocated_bytes.all.current"] == before
    assert torch.accelerator.memory_allocated() == before == torch.tpu.memory_reserved()
    free, total = torch.tpu.mem_get_info()
    assert 0 <= free <= total
    assert total == torch.tpu.get_device_properties().total_memory
    torch.tpu.reset_accumulated_memory_stats()
    torch.tpu.empty_cache()


def test_many_ops_leave_memory_flat():
    x = torch.ones(256, device="tpu")
    (x + 1).mul_(2)
    gc.collect()
    before = torch.tpu.memory_allocated()
    for _ in range(1000):
        y = (x + 1).mul_(2)
    del y
    assert torch.tpu.memory_allocated() <= before + 4096


def test_streams_and_events():
    stream = torch.tpu.Stream()
    assert stream.device == torch.device("tpu", 0)
    assert stream.stream_id == torch.tpu.current_stream().stream_id == torch.tpu.default_stream().stream_id
    start, end = torch.tpu.Event(enable_timing=True), torch.tpu.Event(enable_timing=True)
    with torch.tpu.stream(stream):
        start.record()
        torch.ones(64, 64, device="tpu") @ torch.ones(64, 64, device="tpu")
        end.record()
    end.synchronize()
    assert end.query()
    assert 0 < start.elapsed_time(end) < 60_000
    event = torch.Event(device="tpu")
    event.record()
    stream.wait_event(event)
    event.synchronize()
    assert event.query()
    stream.synchronize()
    torch.accelerator.synchronize()
    torch.tpu.set_stream(stream)
    torch.ones(2, device="tpu").record_stream(stream)
    torch.tpu.sync()
