"""Torch's nested tensors of the strided layout, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import DEVICE, assert_same, is_torchs_own, torchs_kernels
from torch import nn
from torch.nn import functional as F

SIZES = ((2, 4), (5, 4), (3, 4))
PARTS = [torch.linspace(-2, 3, rows * columns).reshape(rows, columns) for rows, columns in SIZES]
WEIGHT = torch.linspace(-1, 1, 12).reshape(3, 4)


def nested(device: str) -> torch.Tensor:
    return torch.nested.nested_tensor(PARTS, device=device)


def results(value: Any) -> Any:
    return list(value.unbind()) if isinstance(value, torch.Tensor) and value.is_nested else value


CALLS: dict[str, Callable[[torch.Tensor], Any]] = {
    "padded": lambda x: x.to_padded_tensor(-1.0),
    "arithmetic": lambda x: (x + x) * 2 - x / 3,
    "pointwise": lambda x: F.gelu(x).relu().sin(),
    "in place": lambda x: x.clone().mul_(2).tanh_(),
    "linear": lambda x: F.linear(x, WEIGHT.to(x.device)),
    "products": lambda x: x @ x.transpose(1, 2),
    "softmax": lambda x: x.softmax(-1),
    "sum": lambda x: x.sum(-1, keepdim=True),
    "layer norm": lambda x: F.layer_norm(x, (4,), *WEIGHT[:2].to(x.device)),
    "select": lambda x: x[1],
    "cat": lambda x: torch.cat([x, x]),
    "masked": lambda x: x.masked_fill(x > 1, 0),
    "embedding": lambda x: F.embedding(
        torch.nested.nested_tensor([torch.tensor([1, 2]), torch.tensor([0])], device=x.device),
        WEIGHT.to(x.device),
    ),
    "dtype": lambda x: x.to(torch.bfloat16),
    "attention": lambda x: F.scaled_dot_product_attention(*[x.unsqueeze(1)] * 3),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_matches_cpu(call: Callable[[torch.Tensor], Any]) -> None:
    assert_same(results(call(nested(DEVICE))), results(call(nested("cpu"))))


@pytest.mark.parametrize(
    "name", ["padded", "arithmetic", "linear", "products", "softmax", "sum", "layer norm"]
)
def test_gradients(name: str) -> None:
    def gradient(device: str) -> list[torch.Tensor]:
        parts = [part.to(device, copy=True).requires_grad_() for part in PARTS]
        result = CALLS[name](torch.nested.as_nested_tensor(parts))
        result = result.to_padded_tensor(0.0) if result.is_nested else result
        result.square().sum().backward()
        return [part.grad for part in parts]

    assert_same(gradient(DEVICE), gradient("cpu"))


def test_sizes_are_on_the_host() -> None:
    ours, want = nested(DEVICE), nested("cpu")
    assert ours._nested_tensor_size().equal(want._nested_tensor_size())
    assert ours._nested_tensor_strides().equal(want._nested_tensor_strides())
    assert (ours.size(0), ours.numel()) == (want.size(0), want.numel())
    assert [part.equal(other) for part, other in zip(ours.cpu().unbind(), PARTS, strict=True)] == [True] * 3


def test_padded_rows_become_parts() -> None:
    padded = torch.arange(24.0).reshape(2, 3, 4)
    mask = torch.tensor([[True, True, False], [True, False, False]])

    def parts(device: str) -> list[torch.Tensor]:
        return list(torch._nested_tensor_from_mask(padded.to(device), mask.to(device)).unbind())

    assert_same(parts(DEVICE), parts("cpu"))


@pytest.mark.parametrize("norm_first", [False, True])
def test_an_encoder_layer(norm_first: bool) -> None:
    layer = nn.TransformerEncoderLayer(4, 2, 8, batch_first=True, norm_first=norm_first).eval()
    with torch.no_grad():
        want = layer(nested("cpu"))
        assert_same(results(layer.to(DEVICE)(nested(DEVICE))), results(want))


def test_what_is_missing_says_what_to_do() -> None:
    with pytest.raises(
        NotImplementedError, match=r"aten::exp: .* nested tensors .*\nhint: .*to_padded_tensor"
    ):
        nested(DEVICE).exp()


def test_shapes_that_a_norm_does_not_take() -> None:
    with pytest.raises(RuntimeError, match="normalized_shape extends into irregular dimensions"):
        F.layer_norm(nested(DEVICE), (2, 4), *WEIGHT[:2, None].expand(2, 2, 4).to(DEVICE))
    with pytest.raises(RuntimeError, match="NestedTensor only allows reduction of the last dimension"):
        nested(DEVICE).sum(1, keepdim=True)


# CUDA has faster kernels of these: those of the CPU are compositions of other ops, too.
COMPOSED = {"bmm", "to_padded_tensor", "_nested_tensor_softmax_with_shape", "_fused_sdp_choice"}


def test_torchs_own_kernels_are_not_those_of_the_cpu_alone() -> None:
    own = [
        (name, kernels)
        for name, kernels in torchs_kernels()
        if is_torchs_own(name, "NestedTensorPrivateUse1")
    ]
    alone = {name for name, kernels in own if kernels["NestedTensorCPU"] != kernels.get("NestedTensorCUDA")}
    assert alone == COMPOSED
    assert len(own) > 80
