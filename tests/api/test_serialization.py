"""Saving and loading: tensors, modules, optimizers."""

import io

import pytest
import torch
from torch import nn


def roundtrip(value, **options):
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file, **options)


@pytest.mark.parametrize("weights_only", [True, False])
@pytest.mark.parametrize(("place", "device"), [(None, "tpu:0"), ("cpu", "cpu"), ("tpu", "tpu:0")])
def test_tensors(place, device, weights_only):
    x = torch.arange(6.0, device="tpu").reshape(2, 3)
    loaded = roundtrip({"x": x, "view": x.t()}, map_location=place, weights_only=weights_only)
    assert str(loaded["x"].device) == device
    assert torch.equal(loaded["x"].cpu(), x.cpu())
    assert torch.equal(loaded["view"].cpu(), x.t().cpu())
    assert loaded["view"].untyped_storage().data_ptr() == loaded["x"].untyped_storage().data_ptr()


def test_complex_numbers_of_16_bit_parts():
    x = torch.tensor([1 + 2j, -0.5j], dtype=torch.complex32).to("tpu")
    assert roundtrip(x).tolist() == x.tolist()
    assert roundtrip(x, map_location="cpu").tolist() == x.tolist()


def test_from_cpu_to_the_device():
    x = torch.tensor([1, 2, 3], dtype=torch.int16)
    assert roundtrip(x, map_location=torch.device("tpu")).tolist() == [1, 2, 3]


def test_modules_and_optimizers():
    model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4)).to("tpu")
    state = roundtrip(model.state_dict())
    assert all(value.device.type == "tpu" for value in state.values())
    twin = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4)).to("tpu")
    twin.load_state_dict(state)
    for mine, its in zip(model.state_dict().values(), twin.state_dict().values(), strict=True):
        assert torch.equal(mine.cpu(), its.cpu())
    on_cpu = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
    on_cpu.load_state_dict(state)
    assert torch.equal(on_cpu[0].weight, model[0].weight.cpu())

    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    model(torch.randn(8, 3).to("tpu")).sum().backward()
    optimizer.step()
    saved = roundtrip(optimizer.state_dict())
    again = torch.optim.SGD(model.parameters(), lr=0.2, momentum=0.9)
    again.load_state_dict(saved)
    assert again.param_groups[0]["lr"] == 0.1
    buffers = [state["momentum_buffer"] for state in again.state.values()]
    assert buffers
    assert all(buffer.device.type == "tpu" for buffer in buffers)


def test_the_old_file_format():
    x = torch.arange(6.0, device="tpu").reshape(2, 3).t()
    file = io.BytesIO()
    torch.save(x, file, _use_new_zipfile_serialization=False)
    file.seek(0)
    loaded = torch.load(file)
    assert loaded.device == x.device
    assert torch.equal(loaded.cpu(), x.cpu())


def test_a_device_that_is_not_there():
    file = io.BytesIO()
    torch.save(torch.ones(1, device="tpu"), file)
    file.seek(0)
    with pytest.raises(RuntimeError, match=r"device\s+7 but torch.tpu.device_count\(\) is"):
        torch.load(file, map_location="tpu:7")
