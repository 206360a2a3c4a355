"""Whole models on the TPU compiler: what the report makes of replies, and a small one from end to end."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHES = Path(__file__).parents[2] / "benches"
sys.path.insert(0, str(BENCHES))

from aot import compile, report  # noqa: E402

# What the compiler said of an MLP's training step, ours and JAX's.
MEMORY = {
    "arguments": 3094016,
    "outputs": 2692640,
    "aliased": 2691584,
    "temporaries": 327680,
    "peak": 7892000,
}
REPLY = {
    "outcome": "accepted",
    "words": "",
    "priced_seconds": 2.22e-05,
    "unpriced": 2,
    "cost": {"optimal_seconds": None, "flops": 412943392.0, "bytes accessed": 36519360.0},
    "memory": MEMORY | {"total": 3422752},
}
OPCODES = {"run": {"copy": 1, "copy-start": 13, "convert": 1}, "fused": {"transpose": 2, "convert": 6}}
PEER = REPLY | {"priced_seconds": 2.0e-05, "unpriced": 0, "memory": MEMORY | {"total": 3454496}}


def compiled(reply: dict = REPLY) -> dict:
    return {"outcome": "accepted", "words": ""} | compile.costs(reply, OPCODES)


def test_costs_are_read():
    found = compiled()
    assert (found["seconds"], found["unpriced"], found["bytes"]) == (2.22e-05, 2, 36519360.0)
    assert found["counts"] == {"copy": 1, "copy-start": 13, "transpose": 2, "convert": 7}


def test_ratios_are_ours_by_the_peers():
    results = {"mlp": {"torchtpu": compiled(), "jax": compiled(PEER)}}
    ours, peer = report.summary(results, {"mlp": 410_779_648}, 918e12)
    # 410.8e6 operations in 22.2 µs are 18.5e12 a second.
    assert ours == ["mlp", "torchtpu", "yes", "22.2", "1.110", "2.0", "3.4", "0.991", "1", "13", "2", "7"]
    assert peer == ["", "jax", "yes", "20.0", "", "2.2", "3.5", "", "1", "13", "2", "7"]


def test_what_is_refused_or_alone_has_no_ratio():
    refused = {"outcome": "refused", "words": "no such type\nat line 3"}
    results = {"unet": {"torchtpu": refused, "jax": compiled(PEER)}, "mlp": {"torchtpu": compiled()}}
    mlp, unet, jax = report.summary(results, {"mlp": 1, "unet": 1}, 918e12)
    assert unet[:4] == ["unet", "torchtpu", "refused: no such type", ""]
    assert (mlp[4], jax[4]) == ("-", "")
    assert [row[1] for row in report.details(results)] == ["torchtpu", "jax"]


def test_the_page_has_both_tables():
    facts = {"topology": "v6e:2x2", "device_kind": "TPU v6 lite", "platform_version": "0.0.52"}
    page = report.page(facts, {"mlp": {"torchtpu": compiled()}}, {"mlp": 410_779_648}, 918e12)
    assert "| v6e:2x2 | TPU v6 lite | 0.0.52 |" in page
    assert "| mlp | torchtpu | yes | 22.2 | - | 2.0 | 3.4 | - | 1 | 13 | 2 | 7 |" in page
    assert "| mlp | torchtpu | 0.41 | 36.5 | 3.09 | 2.69 | 2.69 | 0.33 | 7.89 | 2 |" in page


@pytest.mark.usefixtures("libtpu_pool")
def test_a_model_from_end_to_end(tmp_path):
    out = tmp_path / "results.json"
    command = [
        sys.executable,
        "-m",
        "aot",
        "mlp",
        "--topology",
        "v6e:1x1",
        "--cache",
        tmp_path,
        "--json",
        out,
    ]
    done = subprocess.run(command, cwd=BENCHES, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(out.read_text())
    # Three layers, forward and backward, without the gradient of the input.
    assert found["model_flops"]["mlp"] == 2 * 128 * (3 * (784 * 512 + 512 * 512 + 512 * 10) - 784 * 512)
    ours = found["results"]["mlp"]["torchtpu"]
    assert ours["outcome"] == "accepted", ours["words"]
    # The parameters are written in place.
    assert ours["memory"]["aliased"] > 0.99 * ours["memory"]["outputs"]


def test_an_unknown_model_is_an_error(tmp_path):
    command = [sys.executable, "-m", "aot", "vgg", "--cache", tmp_path]
    done = subprocess.run(command, cwd=BENCHES, capture_output=True, text=True, check=False, timeout=300)
    assert "aot: name, got vgg, want one of mlp, forward" in done.stderr
