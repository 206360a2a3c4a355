"""Observers of ranges and quantization-aware training, against the CPU."""

from typing import Any

import pytest
import torch
from harness import DEVICE, Sampler, assert_same
from torch import nn
from torch.ao import quantization
from torch.ao.quantization import (
    FusedMovingAvgObsFakeQuantize,
    MinMaxObserver,
    PerChannelMinMaxObserver,
    QConfig,
    get_default_qat_qconfig,
    get_default_qconfig,
)

aten = torch.ops.aten


@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("per_row", [False, True])
def test_observer_moves_as_on_the_cpu(per_row: bool, symmetric: bool) -> None:
    def run(device: str) -> list[Any]:
        size = 3 if per_row else 1
        low = torch.full((size,), float("inf"), device=device)
        state = [
            low,
            -low,
            torch.ones(size, device=device),
            torch.zeros(size, dtype=torch.int32, device=device),
        ]
        outputs = []
        for k, (observing, enabled) in enumerate([(1, 1), (1, 0), (0, 1), (1, 1)]):
            x = Sampler(torch.float32, seed=k)(3, 4, low=-k, high=3).to(device)
            flags = [torch.tensor([flag], device=device) for flag in (observing, enabled)]
            outputs += aten._fused_moving_avg_obs_fq_helper(
                x, *flags, *state, 0.1, -128, 127, 0, per_row, symmetric
            )
        return [*outputs, *state]

    assert_same(run(DEVICE), run("cpu"))


def test_quantization_aware_training_takes_a_step() -> None:
    def run(device: str) -> list[torch.Tensor]:
        torch.manual_seed(0)
        model = torch.nn.Linear(4, 3)
        fake = FusedMovingAvgObsFakeQuantize(quant_min=0, quant_max=255, dtype=torch.quint8)
        model, fake = model.to(device), fake.to(device)
        x = Sampler(torch.float32)(2, 4).to(device)
        loss = fake(model(x)).square().sum()
        loss.backward()
        return [loss, model.weight.grad, fake.scale, fake.zero_point]

    assert_same(run(DEVICE), run("cpu"))


def network() -> nn.Module:
    torch.manual_seed(0)
    layers = [nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(4 * 36, 5)]
    return nn.Sequential(quantization.QuantStub(), *layers, quantization.DeQuantStub())


def batch(step: int) -> torch.Tensor:
    return Sampler(torch.float32, seed=step)(2, 3, 8, 8) * (step + 1)


def trained(device: str, config: QConfig, steps: int) -> nn.Module:
    model = network().train()
    model.qconfig = config
    model = quantization.prepare_qat(model).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    for step in range(steps):
        optimizer.zero_grad()
        model(batch(step).to(device)).square().mean().backward()
        optimizer.step()
    return model


def test_fused_observers_train_as_on_the_cpu() -> None:
    """The buffers of channels are empty until the first batch."""
    config = get_default_qat_qconfig("fbgemm", version=1)
    got, want = trained(DEVICE, config, 3), trained("cpu", config, 3)
    assert_same(got.state_dict(), want.state_dict())
    # As in a deployment: the trained model is quantized on the CPU.
    quantized = quantization.convert(got.cpu().eval())
    assert quantized(batch(0)).shape == (2, 5)


def test_observers_of_parts_train_as_on_the_cpu() -> None:
    """One step: the largest weight of a channel lies between two places, and a last bit decides."""
    config = get_default_qat_qconfig("fbgemm", version=0)
    got, want = trained(DEVICE, config, 1), trained("cpu", config, 1)
    of_weights = [name for name in want.state_dict() if "weight_fake_quant" in name]
    assert of_weights
    assert_same(*([model.state_dict()[name] for name in of_weights] for model in (got, want)))
    assert all(parameter.grad.isfinite().all() for parameter in got.parameters())


@pytest.mark.parametrize(
    "config",
    [
        get_default_qconfig("fbgemm"),
        QConfig(
            activation=MinMaxObserver.with_args(),
            weight=PerChannelMinMaxObserver.with_args(dtype=torch.qint8, qscheme=torch.per_channel_symmetric),
        ),
    ],
    ids=["histogram", "bounds"],
)
def test_calibrates_as_on_the_cpu(config: QConfig) -> None:
    def calibrated(device: str) -> dict[str, Any]:
        model = network().eval()
        model.qconfig = config
        model = quantization.prepare(model).to(device)
        for step in range(2):
            model(batch(step).to(device))
        return model.state_dict()

    assert_same(calibrated(DEVICE), calibrated("cpu"))
