"""Torch's quantized tensors, with the ops that its CUDA backend has for them, against the CPU."""

import copy
import io
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, assert_same

pytestmark = pytest.mark.filterwarnings("ignore:torch.quantize_per_tensor")

DTYPES = (torch.qint8, torch.quint8, torch.qint32)
X = torch.linspace(-20, 20, 24).reshape(4, 6)
SCALES = torch.tensor([0.1, 0.2, 0.05, 0.3, 0.1, 0.7])
ZEROS = torch.tensor([0, 1, 2, 3, 4, 5])


def per_tensor(device: str, dtype: torch.dtype = torch.quint8) -> torch.Tensor:
    return torch.quantize_per_tensor(X.to(device), 0.1, 3, dtype)


def per_channel(device: str, dtype: torch.dtype = torch.quint8) -> torch.Tensor:
    return torch.quantize_per_channel(X.to(device), SCALES.to(device), ZEROS.to(device), 1, dtype)


def images(device: str, dtype: torch.dtype = torch.quint8) -> torch.Tensor:
    x = torch.linspace(-3, 9, 64).reshape(1, 2, 8, 4)
    return torch.quantize_per_tensor(x.to(device), 0.05, 10, dtype)


def parts(value: Any) -> Any:
    """Take quantized tensors apart: integers, scheme, parameters, numbers, strides."""
    if isinstance(value, tuple | list):
        return [parts(entry) for entry in value]
    if not isinstance(value, torch.Tensor) or not value.is_quantized:
        return value
    if value.qscheme() == torch.per_tensor_affine:
        # The CPU's gelu keeps the scale in 32 bits.
        grid: Any = (f"{value.q_scale():.6g}", value.q_zero_point())
    else:
        grid = (value.q_per_channel_scales(), value.q_per_channel_zero_points(), value.q_per_channel_axis())
    return [value.int_repr(), value.dequantize(), str(value.qscheme()), grid, value.dtype, value.stride()]


def check(call: Callable[[str], Any]) -> None:
    assert_same(parts(call(DEVICE)), parts(call("cpu")))


@pytest.mark.parametrize("dtype", DTYPES)
def test_makes_what_the_cpu_makes(dtype: torch.dtype) -> None:
    check(lambda device: per_tensor(device, dtype))
    check(lambda device: per_channel(device, dtype))
    check(lambda device: torch.quantize_per_tensor(X[:0].to(device), 0.1, 0, dtype))
    check(lambda device: torch.quantize_per_tensor(X[2, 3].to(device), 0.1, 0, dtype))
    scale, zero = torch.tensor(0.1), torch.tensor(3)
    check(lambda device: torch.quantize_per_tensor(X.to(device), scale.to(device), zero.to(device), dtype))


def test_zero_points_may_be_real() -> None:
    def made(device: str) -> torch.Tensor:
        zeros = (ZEROS + 0.3).to(device)
        return torch.quantize_per_channel(X.to(device), SCALES.to(device), zeros, 1, torch.quint8)

    # The CPU's dequantize of such a tensor crashes along any axis but the first.
    got, want = made(DEVICE), made("cpu")
    assert_same(got.int_repr(), want.int_repr())
    assert_same(got.dequantize(), (want.int_repr() - (ZEROS + 0.3)) * SCALES)


@pytest.mark.parametrize("dtype", [torch.int8, torch.uint8, torch.int32])
def test_integers_become_quantized_tensors(dtype: torch.dtype) -> None:
    q = torch.arange(6, dtype=dtype).reshape(2, 3)
    check(lambda device: torch._make_per_tensor_quantized_tensor(q.to(device), 0.5, 1))
    grid = (SCALES[:3], ZEROS[:3])
    check(
        lambda device: torch._make_per_channel_quantized_tensor(
            q.to(device), *(value.to(device) for value in grid), 1
        )
    )


@pytest.mark.parametrize("make", [per_tensor, per_channel])
def test_moves_between_devices(make: Callable[[str], torch.Tensor]) -> None:
    want = make("cpu")
    assert_same(parts(want.to(DEVICE)), parts(want))
    for back in (make(DEVICE).cpu(), want.to(DEVICE).cpu()):
        assert torch.equal(back, want)
        if make is per_channel:
            assert back.q_per_channel_scales().device.type == "cpu"
    assert_same(parts(want.to(DEVICE).to(f"{DEVICE}:0")), parts(want))


def saved(q: torch.Tensor) -> torch.Tensor:
    file = io.BytesIO()
    torch.save(q, file)
    file.seek(0)
    return torch.load(file, weights_only=False)


def assigned(q: torch.Tensor, place: Any, value: torch.Tensor) -> torch.Tensor:
    q[place] = value
    return q


VIEWS: list[Callable[[torch.Tensor], Any]] = [
    lambda q: q.t(),
    lambda q: q[1],
    lambda q: q[1:, ::2],
    lambda q: q.view(6, 4),
    lambda q: q.t().reshape(3, 8),
    lambda q: q.unsqueeze(1),
    lambda q: q[:1].squeeze(),
    lambda q: q[:1].squeeze(0),
    lambda q: q[:1].expand(4, 6),
    lambda q: q.unfold(0, 2, 1),
    lambda q: q.detach(),
    lambda q: q.clone(),
    copy.deepcopy,
    saved,
]


def test_views_and_copies_keep_the_grid() -> None:
    for view in VIEWS:
        check(lambda device, view=view: view(per_tensor(device)))
    for view in (torch.clone, copy.deepcopy, saved, torch.detach):
        check(lambda device, view=view: view(per_channel(device)))


def test_writes() -> None:
    check(lambda device: per_tensor(device).copy_(X.flip(0)))
    check(lambda device: per_tensor(device).copy_(X.flip(0).to(device)))
    check(lambda device: per_tensor(device).copy_(images(device).view(64)[:24].reshape(4, 6)))
    check(lambda device: per_tensor(device).fill_(1.5))
    check(lambda device: per_tensor(device).masked_fill_((X > 1).to(device), 0.5))
    check(lambda device: assigned(per_tensor(device), 0, torch.ones(6, device=device)))
    rows = torch.tensor([1, 2])
    check(lambda device: assigned(per_tensor(device), rows.to(device), torch.ones(2, 6, device=device)))


OPS: list[Callable[[str], Any]] = [
    lambda device: torch.relu(per_tensor(device)),
    lambda device: per_tensor(device, torch.qint8).relu_(),
    lambda device: F.gelu(per_tensor(device)),
    lambda device: per_tensor(device).max(1),
    lambda device: per_tensor(device).min(0),
    lambda device: per_tensor(device).flip(0),
    lambda device: per_tensor(device).index_select(0, torch.tensor([2, 0], device=device)),
    lambda device: F.max_pool2d(images(device), 2),
    lambda device: torch.quantized_max_pool2d(images(device), [2, 2], [2, 2], [1, 1]),
    lambda device: F.adaptive_avg_pool2d(images(device), 2),
    lambda device: torch.quantize_per_tensor_dynamic(X.to(device), torch.quint8, False),
    lambda device: X.to(device).dequantize(),
]


def test_computes_as_the_cpu() -> None:
    for op in OPS:
        check(op)


def test_prints() -> None:
    text = repr(per_tensor(DEVICE))
    assert f"device='{DEVICE}:0'" in text
    assert "quantization_scheme=torch.per_tensor_affine" in text
    assert "11.3000, 13.0000, 14.8000" in text


def test_says_what_torch_says() -> None:
    for call, message in [
        (lambda device: torch.quantize_per_tensor(X.double().to(device), 0.1, 3, torch.qint8), "Float"),
        (lambda device: X.to(device).copy_(per_tensor(device)), "dequantize to get a float Tensor"),
        (lambda device: per_tensor(device) + per_tensor(device), "Could not run 'aten::add.out'"),
    ]:
        for device in ("cpu", DEVICE):
            with pytest.raises(RuntimeError, match=message):
                call(device)
