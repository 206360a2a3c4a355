"""Compiling ahead of time from Python: the pool, its worker, and what is read from a compiled program."""

import subprocess
import sys

import pytest

from torchtpu import _C, _aot_worker

ADD = """module @add {
  func.func public @main(%x: tensor<8x128xf32>) -> tensor<8x128xf32> {
    %z = stablehlo.add %x, %x : tensor<8x128xf32>
    return %z : tensor<8x128xf32>
  }
}"""
SHAPE = ("float32", [8, 128])


def test_the_worker_starts_without_torch() -> None:
    seen = subprocess.run(
        [sys.executable, "-X", "importtime", _aot_worker.__file__],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "aot worker: standard input, want the socket of a pool" in seen.stderr
    assert "| torch" not in seen.stderr


def test_a_plugin_that_knows_no_topologies_is_an_error() -> None:
    pool = _C.AotPool(_aot_worker.command(), plugin=_C.plugin()["path"], limit=60)
    with pytest.raises(RuntimeError, match="aot: cannot use"):
        pool.compile(ADD, [SHAPE], [SHAPE], "v6e:1x1")


def test_arguments_are_checked() -> None:
    with pytest.raises(RuntimeError, match="AotPool: limit, got -1, want seconds"):
        _C.AotPool(["worker"], plugin="plugin.so", limit=-1)
    pool = _C.AotPool(["/no/such/worker"], plugin="plugin.so")
    with pytest.raises(TypeError, match="float33"):
        pool.compile(ADD, [("float33", [])], [], "v6e:1x1")
    with pytest.raises(RuntimeError, match="aot: cannot start the worker /no/such/worker"):
        pool.describe("v6e:1x1")
    with pytest.raises(RuntimeError, match="optimized program"):
        _C.hlo_summary(b"none")


def test_chips_are_listed() -> None:
    chips = {chip["name"]: chip for chip in _C.chips()}
    assert list(chips) == ["v4", "v5e", "v5p", "v6e", "tpu7x"]
    assert chips["v6e"]["hbm_bytes"] == 32 * 2**30
    assert chips["v6e"]["bf16_flops"] == 918e12


def test_topologies_are_read() -> None:
    assert _C.topology("v6e")["name"] == "v6e:1x1"
    of = _C.topology("tpu7x:2x2x1")
    assert (of["chip"], of["grid"], of["chips"], of["devices"]) == ("tpu7x", [2, 2, 1], 4, 8)
    with pytest.raises(RuntimeError, match="topology: name, got v9:1, want one of v4, v5e"):
        _C.topology("v9:1")


def test_libtpu_compiles_and_describes(libtpu_pool: _C.AotPool) -> None:
    report = libtpu_pool.compile(ADD, [SHAPE], [SHAPE], "v6e:1x1")
    assert report["outcome"] == "accepted", report["words"]
    assert report["cost"]["flops"] == 8 * 128
    assert report["memory"]["total"] == 2 * 8 * 128 * 4
    summary = _C.hlo_summary(report["optimized_program"])
    assert max(summary["timeline"]["bytes"]) == report["memory"]["total"]
    assert summary["heaviest"][0]["type"] == "f32[8,128]"
    assert summary["opcodes"]["run"]["parameter"] == 1
    refused = libtpu_pool.compile(ADD.replace("stablehlo.add", "stablehlo.none"), [SHAPE], [SHAPE], "v6e:1x1")
    assert refused["outcome"] == "refused"
    assert "stablehlo.none" in refused["words"]
    assert libtpu_pool.describe("v6e:2x2")["device_count"] == 4
