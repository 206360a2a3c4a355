"""Optimizer steps and whole training steps."""

import copy
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from agreeing import compiled
from torch import nn

STEPS = 3


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Adam", {"foreach": True}),
        ("Adam", {"fused": True}),
        ("AdamW", {"capturable": True}),
        ("SGD", {"momentum": 0.9}),
        ("RMSprop", {}),
        ("Adagrad", {}),
    ],
    ids=str,
)
def test_a_compiled_optimizer_steps_as_the_cpu(name: str, options: dict[str, Any]):
    values = [torch.randn(3, 2), torch.randn(4)]
    expected = [nn.Parameter(value.clone()) for value in values]
    ours = [nn.Parameter(value.to("tpu")) for value in values]
    on_cpu = {key: value for key, value in options.items() if key == "momentum"}
    reference = getattr(torch.optim, name)(expected, lr=0.1, **on_cpu)
    optimizer = getattr(torch.optim, name)(ours, lr=0.1, **options)
    step = compiled(optimizer.step, fullgraph=False)
    for _ in range(STEPS):
        for want, got in zip(expected, ours, strict=True):
            want.grad = torch.randn_like(want)
            got.grad = want.grad.to("tpu")
        reference.step()
        step()
    for want, got in zip(expected, ours, strict=True):
        torch.testing.assert_close(got.detach().cpu(), want.detach())


def test_a_compiled_optimizer_step_is_one_execution():
    parameters = [nn.Parameter(torch.randn(3, device="tpu")) for _ in range(4)]
    optimizer = torch.optim.Adam(parameters, lr=0.1)
    step = compiled(optimizer.step, fullgraph=False)
    for parameter in parameters:
        parameter.grad = torch.ones_like(parameter)
    step()
    step()
    before = torch.tpu.metrics()["executions"]
    step()
    assert torch.tpu.metrics()["executions"] - before == 1


def make() -> tuple[nn.Module, nn.Module, torch.Tensor, torch.Tensor]:
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
    return model, copy.deepcopy(model).to("tpu"), torch.randn(5, 8), torch.randint(4, (5,))


def test_a_training_loop_of_a_compiled_model_has_the_losses_of_the_cpu():
    model, ours, x, y = make()
    reference, optimizer = torch.optim.Adam(model.parameters()), torch.optim.Adam(ours.parameters())

    def step(model, optimizer, x, y):
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss.detach()

    fast = compiled(step, fullgraph=False)
    batch = x.to("tpu"), y.to("tpu")
    for _ in range(STEPS):
        before = torch.tpu.metrics()["executions"]
        got = fast(ours, optimizer, *batch)
        executions = torch.tpu.metrics()["executions"] - before
        torch.testing.assert_close(got.cpu(), step(model, reference, x, y))
    assert executions == 3, "forward pass with the loss, backward pass, update"


def test_a_whole_step_is_one_execution_that_uses_up_what_it_replaces():
    model, ours, x, y = make()

    def step(parameters, momenta, x, y):
        def loss_of(parameters):
            return F.cross_entropy(torch.func.functional_call(model, parameters, (x,)), y)

        grads, loss = torch.func.grad_and_value(loss_of)(parameters)
        for name, parameter in parameters.items():
            momenta[name].mul_(0.9).add_(grads[name])
            parameter.sub_(0.1 * momenta[name])
        return loss

    def state(model):
        parameters = {name: value.detach() for name, value in model.named_parameters()}
        return parameters, {name: torch.zeros_like(value) for name, value in parameters.items()}

    fast = compiled(step)
    on_cpu, on_device = state(model), state(ours)
    batch = x.to("tpu"), y.to("tpu")
    losses = [(fast(*on_device, *batch), step(*on_cpu, x, y)) for _ in range(STEPS)]
    for got, want in losses:
        torch.testing.assert_close(got.cpu(), want)
    torch.tpu.synchronize()
    before = torch.tpu.metrics()
    torch.tpu.reset_peak_memory_stats()
    live = torch.tpu.memory_allocated()
    fast(*on_device, *batch)
    torch.tpu.synchronize()
    after = torch.tpu.metrics()
    assert after["executions"] - before["executions"] == 1
    loss_in_bytes = losses[0][0].nbytes
    assert torch.tpu.max_memory_allocated() - live == loss_in_bytes
