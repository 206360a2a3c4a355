"""The examples and the benchmarks run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*arguments: str | Path) -> str:
    """Return what a script prints."""
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_quickstart():
    assert run("examples/quickstart.py").strip() == "torch.Size([32, 4096])"


def test_fused():
    assert "the losses agree" in run("examples/fused.py", "--steps", "5")


def test_demo(tmp_path):
    out = run("examples/digits.py", "--out", tmp_path)
    accuracy = float(re.search(r"accuracy ([\d.]+)%, picture", out)[1])
    assert accuracy >= 97
    assert "the losses agree" in out
    assert (tmp_path / "digits.png").stat().st_size > 10_000


def test_benchmarks(tmp_path):
    for bench in sorted((ROOT / "benches").glob("*.py")):
        small = ("--models", "mlp") if bench.stem in ("start", "training") else ()
        run(bench, "--batches", "1", "--json", tmp_path / "results.json", *small)
        assert (tmp_path / "results.json").exists()
