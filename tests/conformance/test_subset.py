"""A subset of the conformance run, for every test run: each family, forward and backward, in float32."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.results import outcomes_of
from conformance.units import PASS, Unit
from conformance.verdict import read_expectations

SAMPLES = 2
MODES = ("fwd", "bwd", "compile", "compile_bwd")
OPS = {
    "pointwise": "add sub mul div.no_rounding_mode pow exp log sqrt tanh sigmoid clamp where maximum lerp",
    "activation": "nn.functional.gelu nn.functional.silu",
    "compare": "eq lt isnan logical_and",
    "reduce": "sum mean amax argmax std logsumexp cumsum any",
    "norm": "nn.functional.layer_norm nn.functional.batch_norm nn.functional.group_norm softmax log_softmax",
    "matmul": "mm addmm bmm matmul nn.functional.linear",
    "conv": "nn.functional.conv2d nn.functional.conv_transpose2d",
    "index": "gather scatter_add index_select index_put nn.functional.embedding masked_fill",
    "shape": "cat stack permute view expand flip roll split tril nn.functional.pad.constant",
    "loss": "nn.functional.cross_entropy nn.functional.mse_loss nn.functional.nll_loss",
    "pool": "nn.functional.avg_pool2d nn.functional.max_pool2d nn.functional.interpolate.bilinear",
    "sort": "sort topk",
    "linalg": "linalg.vector_norm linalg.cholesky linalg.solve linalg.qr linalg.svd matrix_exp",
    "fft": "fft.fft fft.irfft2 stft",
    "special": "special.bessel_j0 igamma polygamma.polygamma_n_1",
    "nn": "nn.functional.grid_sample nn.functional.ctc_loss cdist",
    "attention": "nn.functional.scaled_dot_product_attention",
    "random": "nn.functional.dropout randn",
}


@pytest.fixture(scope="module")
def outcomes(request, tmp_path_factory):
    """Run the operators whose tests were selected, each in a process of its own."""
    folder = tmp_path_factory.mktemp("conformance")
    chosen = {item.callspec.params["op"] for item in request.session.items if item.module is request.module}
    command = [sys.executable, "-m", "conformance", "--jobs", "2", "--max-samples", str(SAMPLES)]
    options = {
        "--modes": ",".join(MODES),
        "--ops": ",".join(sorted(chosen)),
        "--json": folder / "results.json",
        "--journal": folder / "journal.jsonl",
    }
    command += [str(part) for option in options.items() for part in option]
    done = subprocess.run(
        command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode in (0, 1), f"{done.stdout}\n{done.stderr}"
    return outcomes_of(json.loads((folder / "results.json").read_text()))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("op", [name for names in OPS.values() for name in names.split()])
def test_as_on_the_cpu(outcomes, op, mode):
    unit = Unit(op, mode, "float32")
    outcome = outcomes[unit]
    row = next((row for row in read_expectations() if row.covers(unit)), None)
    if outcome.status in ("NA", "REFFAIL"):
        pytest.skip("no such form")
    if outcome.status == PASS:
        shown = row is None or row.from_sample >= SAMPLES
        assert shown, f"{unit} passes: remove the row {row} from expectations.toml"
    elif row:
        pytest.xfail(row.reason)
    else:
        pytest.fail(f"{unit}: {outcome.status}: sample {outcome.sample}: {outcome.message}")
