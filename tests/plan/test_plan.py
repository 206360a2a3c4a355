"""Plans by the TPU's compiler, against figures counted by hand; skipped where libtpu is not installed."""

import json
from pathlib import Path

import pytest
import torch
from torch import nn

import torchtpu
from plan import models
from torchtpu._plan import Plan
from torchtpu.cli import main

# The compiler pads, and counts additions beside the products.
WITHIN = 0.05


pytestmark = pytest.mark.usefixtures("libtpu_pool")


def planned(step: models.Step) -> Plan:
    function, args = step
    return torchtpu.plan(function, args, "v6e:1x1", limit=300)


def about(value: float) -> object:
    return pytest.approx(value, rel=WITHIN)


def test_a_forward_pass_is_counted() -> None:
    plan = planned(models.perceptron())
    rows, width, hidden, classes = models.ROWS, models.WIDTH, models.HIDDEN, models.CLASSES
    flops = 2 * rows * (width * hidden + hidden * classes)
    weights = width * hidden + hidden + hidden * classes + classes
    time, memory = plan.facts["time"], plan.facts["memory"]
    assert plan.exit_code == 0
    assert time["flops"] == flops
    assert time["compiler_flops"] == about(flops)
    assert memory["arguments"] == about(2 * (weights + rows * width))
    assert memory["outputs"] == about(2 * rows * classes)
    assert time["seconds"] >= flops / plan.facts["topology"]["bf16_flops"]
    assert 0 < time["mfu"] <= 1
    groups = {each["group"]: each["bytes"] for each in memory["groups"]}
    assert groups == {"parameters": 2 * weights, "inputs": 2 * rows * width, "outputs": 2 * rows * classes}
    assert memory["largest"][0]["name"] == "model.0.weight"


def test_a_training_step_is_counted() -> None:
    plan = planned(models.training())
    rows, width, classes = models.ROWS, models.WIDTH, models.CLASSES
    time, memory = plan.facts["time"], plan.facts["memory"]
    assert plan.exit_code == 0
    # The product forward, and that of the weight's gradient: nobody wants the gradient of the inputs.
    assert time["flops"] == 2 * 2 * rows * width * classes
    # The weight and its two averages are arguments, and are updated in place.
    state = 3 * 4 * width * classes
    assert memory["arguments"] == about(state + 4 * rows * (width + classes))
    assert memory["aliased"] == about(state)
    assert plan.facts["steps"]["is_steady"] is True
    groups = {each["group"]: each["bytes"] for each in memory["groups"]}
    assert groups["optimizer state"] == 2 * groups["parameters"] == 2 * 4 * width * classes


def test_a_convolution_is_counted() -> None:
    plan = planned(models.convolution())
    flops = 2 * 8 * 32 * 32 * 32 * 16 * 3 * 3
    assert plan.facts["time"]["flops"] == flops
    assert plan.facts["time"]["compiler_flops"] == about(flops)
    # Its 32 columns take the place of 128, and so do its output features in the matrix unit.
    assert plan.facts["memory"]["outputs"] == about(4 * 8 * 32 * 32 * 128)
    found = {each["what"]: each for each in plan.facts["alignment"]}
    product, output = found["convolution 1 x (8192x144) @ (144x32)"], found["output 0 float32[8,32,32,32]"]
    assert product["sizes"] == {"inner": 144, "columns": 32}
    assert output["better"] == {"dim -1": 128}
    assert output["extra_bytes"] == 4 * 8 * 32 * 32 * (128 - 32)


def test_a_model_that_does_not_fit_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "plan.models:too_large"]) == 1
    shown = capsys.readouterr().out
    assert "v6e:1x1: the program does not fit" in shown
    assert "Shard the model" in shown
    plan = planned(models.too_large())
    assert plan.facts["memory"]["needed"] == about(35 * 2 * 32768**2)


def test_a_step_that_needs_a_value_names_the_op_and_the_line(tmp_path: Path) -> None:
    report = tmp_path / "plan.json"
    assert main(["plan", "plan.models:needs_a_value", "--json", str(report)]) == 2
    refused = json.loads(report.read_text())["refused"]
    assert refused["op"] == "torch.Tensor.item"
    assert "models.py:" in refused["line"]
    assert refused["line"].endswith("in step")


def test_entries_of_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, report = tmp_path / "plan.svg", tmp_path / "plan.json"
    arguments = ["plan", "plan.models:perceptron", "--json", str(report), "--picture", str(picture)]
    assert main(arguments) == 0
    assert "the program fits" in capsys.readouterr().out
    assert json.loads(report.read_text())["topology"]["name"] == "v6e:1x1"
    assert "Memory over program time" in picture.read_text()


def test_what_is_planned_is_left_as_it_was() -> None:
    model = nn.Linear(8, 8, device="tpu")
    optimizer = torch.optim.AdamW(model.parameters())
    model(torch.ones(2, 8, device="tpu")).sum().backward()
    optimizer.step()
    before = {name: value.cpu() for name, value in model.state_dict().items()}
    averages = [slots["exp_avg"].cpu() for slots in optimizer.state.values()]
    steps = [float(slots["step"]) for slots in optimizer.state.values()]
    gradient = model.weight.grad

    def step(inputs: torch.Tensor) -> torch.Tensor:
        optimizer.zero_grad()
        loss = model(inputs).sum()
        loss.backward()
        optimizer.step()
        return loss

    assert torchtpu.plan(step, [torch.empty(2, 8)]).exit_code == 0
    assert model.weight.grad is gradient
    assert steps == [float(slots["step"]) for slots in optimizer.state.values()]
    for name, value in model.state_dict().items():
        torch.testing.assert_close(value.cpu(), before[name], rtol=0, atol=0)
    for slots, average in zip(optimizer.state.values(), averages, strict=True):
        torch.testing.assert_close(slots["exp_avg"].cpu(), average, rtol=0, atol=0)
