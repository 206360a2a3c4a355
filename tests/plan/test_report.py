"""Plans from a recorded reply of the compiler: no libtpu is needed."""

import json
from typing import Any

import pytest
import torch
from torch import nn

from plan import models, record
from torchtpu import _C, _aot_worker
from torchtpu._plan import Plan, alignment, entry, memory, products, report, state
from torchtpu._plan.program import Captured, NotCapturedError, Value, capture_step
from torchtpu.cli import main

OUT_OF_MEMORY = (
    "E1000: CompileTimeHbmOom: Ran out of memory on HBM, the total memory required for HLO temporaries"
    " (48.00G) exceeds available HBM (31.24G). HLO module: torchtpu. (resource exhausted)"
)

# Every key of a plan, and the type of its value; a list has one entry of each kind.
SCHEMA = """
advice[].bytes int
advice[].seconds float
advice[].what str
alignment[].better.inner int
alignment[].extra_bytes int
alignment[].extra_flops int
alignment[].passes int
alignment[].sizes.inner int
alignment[].what str
heaviest[].cycles int
heaviest[].name str
heaviest[].op str
heaviest[].opcode str
heaviest[].share float
heaviest[].type str
memory.aliased int
memory.arguments int
memory.generated_code int
memory.groups[].bytes int
memory.groups[].count int
memory.groups[].group str
memory.held_at_peak[].bytes int
memory.held_at_peak[].name str
memory.held_at_peak[].op str
memory.largest[].bytes int
memory.largest[].dims[] int
memory.largest[].dtype str
memory.largest[].group str
memory.largest[].name str
memory.limit int
memory.needed int
memory.outputs int
memory.source str
memory.temporaries int
memory.timeline.bytes[] int
memory.timeline.instructions int
memory.timeline.peak int
memory.timeline.stretch int
outcome str
products[].batch int
products[].bytes int
products[].columns int
products[].count int
products[].flops int
products[].inner int
products[].kind str
products[].padded_flops int
products[].passes int
products[].rows int
refused NoneType
steps.host_ops int
steps.is_steady bool
time.arithmetic_seconds float
time.bytes_accessed float
time.caveats[] str
time.compile_seconds float
time.compiler_flops float
time.compiler_seconds float
time.flops int
time.hbm_traffic int
time.memory_seconds float
time.mfu float
time.seconds float
time.source str
time.unmodelled[].count int
time.unmodelled[].names[] str
time.unmodelled[].opcode str
topology.bf16_flops float
topology.chip str
topology.compiler str
topology.devices int
topology.hbm_bandwidth float
topology.hbm_bytes int
topology.matrix_unit int
topology.name str
version int
words str
"""


def recorded() -> Plan:
    return Plan(report.build(*record.read()))


def keys(value: Any, path: str = "") -> set[str]:
    if isinstance(value, dict):
        return set().union(*(keys(each, f"{path}.{key}".lstrip(".")) for key, each in value.items()))
    if isinstance(value, list):
        return set().union(*(keys(each, f"{path}[]") for each in value))
    return {f"{path} {type(value).__name__}"}


def test_the_keys_of_the_json_are_stable() -> None:
    assert "\n".join(sorted(keys(json.loads(recorded().to_json())))) == SCHEMA.strip()


def test_a_plan_is_rendered() -> None:
    summary = recorded().summary()
    assert summary.splitlines()[0] == "v6e:1x1: the program fits"
    for part in ("optimizer state", "MFU", "Matrix products", "Caveats", "What to do next"):
        assert part in summary
    assert "1 x (128 x 512) @ (512 x 256)" in summary
    assert max(len(line) for line in recorded().summary(width=60).splitlines()) <= 60


def test_a_plan_that_came_from_json_is_the_same() -> None:
    again = Plan(json.loads(recorded().to_json()))
    assert again.summary() == recorded().summary()
    assert again.exit_code == 0


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_plan_is_drawn(tmp_path: Any, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    recorded().picture(tmp_path / f"plan.{suffix}")
    assert (tmp_path / f"plan.{suffix}").stat().st_size > 1000


def test_more_than_the_chip_has_does_not_fit() -> None:
    captured, reply, target = record.read()
    plan = Plan(report.build(captured, reply, {**target, "hbm_bytes": 1 << 20}))
    assert plan.exit_code == 1
    assert plan.facts["advice"][0]["what"].startswith("Shard the model")


def test_the_compilers_total_counts_when_memory_is_exhausted() -> None:
    captured, _, target = record.read()
    reply = {"outcome": "refused", "words": OUT_OF_MEMORY, "seconds": 0.1, "summary": None}
    plan = Plan(report.build(captured, reply, target))
    assert plan.exit_code == 1
    assert plan.facts["memory"]["needed"] == 48 * 2**30
    assert OUT_OF_MEMORY[:40] in plan.summary()
    refused = Plan(report.build(captured, {**reply, "words": "unsupported op"}, target))
    assert (refused.exit_code, refused.facts["outcome"]) == (2, "not compiled")
    assert memory.total_in("unsupported op") is None


def test_what_has_no_model_is_named() -> None:
    captured, reply, target = record.read()
    reply["cost"]["optimal_seconds"] = None
    reply["summary"]["heaviest"][0]["cycles"] = None
    opcode = reply["summary"]["heaviest"][0]["opcode"]
    facts = report.build(captured, reply, target)
    assert facts["time"]["source"] == "roofline"
    assert opcode in [each["opcode"] for each in facts["time"]["unmodelled"]]
    assert any("negative" in line for line in facts["time"]["caveats"])
    assert any(opcode in line and "no cycles" in line for line in facts["time"]["caveats"])


def test_a_step_that_needs_a_value_is_refused_before_the_compiler() -> None:
    with pytest.raises(NotCapturedError, match="the value of this tensor is not known") as caught:
        capture_step(*models.needs_a_value(), {})
    assert caught.value.op == "torch.Tensor.item"
    plan = Plan(report.not_captured(caught.value, record.read()[2]))
    assert plan.exit_code == 2
    assert "op: torch.Tensor.item" in plan.summary(200)
    assert "in step" in plan.summary(200)
    assert plan.facts.keys() == recorded().facts.keys()


def test_a_step_whose_shapes_change_is_not_steady() -> None:
    weight = nn.Parameter(torch.ones(4, device="tpu"))
    optimizer = torch.optim.SGD([weight], lr=0.1)
    calls: list[int] = []

    def step(inputs: torch.Tensor) -> torch.Tensor:
        calls.append(0)
        loss = (weight * inputs[: len(calls)]).sum()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss

    assert capture_step(step, [torch.empty(9, 4)], {}).is_steady is False


def test_state_is_found_by_its_names() -> None:
    step, _ = models.training()
    found = state.find(step)
    assert [(each.name, each.group) for each in found.held] == [("model.weight", "parameters")]
    assert [name for name, _ in found.optimizers] == ["optimizer"]


def test_optimizers_and_schedulers_are_left_as_they_were() -> None:
    model = nn.Linear(4, 4)
    optimizer = torch.optim.Adam(model.parameters(), lr=1.0)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1)
    weight = model.weight.detach().clone()

    def step(inputs: torch.Tensor) -> torch.Tensor:
        loss = model(inputs).sum()
        loss.backward()
        optimizer.step()
        scheduler.step()
        return loss

    captured = capture_step(step, [torch.empty(2, 4)], {})
    assert captured.is_steady is True
    assert sum(value.group == "optimizer state" for value in captured.parameters) == 4
    assert not optimizer.state
    assert (optimizer.param_groups[0]["lr"], scheduler.last_epoch) == (1.0, 0)
    assert model.weight.grad is None
    assert (model.weight.device.type, type(model.weight)) == ("cpu", nn.Parameter)
    torch.testing.assert_close(model.weight.detach(), weight, rtol=0, atol=0)


def test_what_a_step_lets_go_of_is_no_result() -> None:
    """A copy is storage that is allocated, then written: nobody holds it after the step."""

    def step(inputs: torch.Tensor) -> torch.Tensor:
        copied = inputs.transpose(0, 1).contiguous()
        return copied.sum()

    captured = capture_step(step, [torch.empty(3, 4)], {})
    assert [(value.group, value.dims) for value in captured.results] == [("outputs", [])]
    step, args = models.training()
    assert "kept" not in {value.group for value in capture_step(step, args, {}).results}


def test_products_are_read() -> None:
    captured = capture_step(torch.bmm, [torch.empty(2, 3, 5), torch.empty(2, 5, 7)], {})
    (product,) = products.find(captured.text)
    assert (product.batch, product.rows, product.inner, product.columns) == (2, 3, 5, 7)
    assert product.flops == 2 * 2 * 3 * 5 * 7
    assert product.nbytes == 4 * 2 * (3 * 5 + 5 * 7 + 3 * 7)
    assert product.padded_flops(128) == 2 * 2 * 8 * 128 * 128
    narrow = [torch.empty(2, 3, dtype=torch.bfloat16), torch.empty(3, 4, dtype=torch.bfloat16)]
    (product,) = products.find(capture_step(torch.mm, narrow, {}).text)
    assert (product.passes, product.nbytes) == (1, 2 * (2 * 3 + 3 * 4 + 2 * 4))


def test_tiles_pad_the_two_innermost_dims() -> None:
    value = Value("x", "inputs", "bfloat16", [3, 17, 129])
    assert alignment.padded_bytes(value, keeps_order=True) == 3 * 32 * 256 * 2
    assert alignment.padded_bytes(Value("x", "inputs", "float32", [2, 128, 8])) == 2 * 128 * 8 * 4


def test_entries_are_loaded() -> None:
    function, args, kwargs = entry.load("plan.models:perceptron")
    assert isinstance(function, nn.Module)
    assert (args[0].shape, kwargs) == ((models.ROWS, models.WIDTH), {})
    for name, words in [
        ("plan.models", "want module:function"),
        ("plan.models:missing", "has no function missing"),
        ("plan.models:takes_arguments", "takes arguments"),
        ("no_such_module:step", "cannot import no_such_module"),
        ("no_such_file.py:step", "there is no file no_such_file.py"),
    ]:
        with pytest.raises(entry.EntryError, match=words):
            entry.load(name)


def test_a_whole_step_may_be_the_entry() -> None:
    function, args, _ = entry.load("plan.models:whole_step")
    captured = capture_step(function, args, {})
    assert {value.group for value in captured.parameters} == {"parameters"}


def test_arguments_keep_their_names() -> None:
    captured = capture_step(
        lambda pair, *, scale: pair[0] + pair[1] * scale,
        [(torch.empty(2), torch.empty(2))],
        {"scale": torch.empty(2)},
    )
    assert sorted(value.name for value in captured.parameters) == ["argument 0.0", "argument 0.1", "scale"]
    assert isinstance(captured, Captured)


def test_the_command_line_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "--topology", "list"]) == 0
    assert "v6e" in capsys.readouterr().out
    assert main(["plan"]) == 2
    assert "want MODULE:FUNCTION" in capsys.readouterr().err
    assert main(["plan", "plan.models:perceptron", "--topology", "v9"]) == 2
    assert "topology: name, got v9" in capsys.readouterr().err
    assert main(["plan", "plan.models:perceptron", "--libtpu", str(_C.plugin()["path"])]) == 2
    assert "cannot use" in capsys.readouterr().err


def test_without_libtpu_the_command_names_pip(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        _C.AotPool(_aot_worker.command())
    except RuntimeError:
        assert main(["plan", "plan.models:perceptron"]) == 2
        assert "pip install libtpu" in capsys.readouterr().err
    else:
        pytest.skip("libtpu is installed")
