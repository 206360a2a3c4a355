"""torch.autocast on the device: torch's cast lists."""

import pytest
import torch


def test_matrix_products_are_lowered_and_sums_are_not():
    x = torch.randn(4, 4).to("tpu")
    with torch.autocast("tpu"):
        assert torch.is_autocast_enabled("tpu")
        product = x @ x
        assert product.dtype == torch.bfloat16
        assert torch.nn.functional.linear(x, x).dtype == torch.bfloat16
        assert product.exp().dtype == torch.float32
        assert product.sum().dtype == torch.float32
        assert torch.softmax(product, -1).dtype == torch.float32
        assert (x + product).dtype == torch.float32
        with torch.autocast("tpu", enabled=False):
            assert (x @ x).dtype == torch.float32
    assert (x @ x).dtype == torch.float32


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_dtypes(dtype):
    x = torch.randn(4, 4).to("tpu")
    with torch.autocast("tpu", dtype=dtype):
        assert (x @ x).dtype == dtype


def test_gradients_keep_the_parameters_dtype():
    model = torch.nn.Linear(4, 2).to("tpu")
    with torch.autocast("tpu", dtype=torch.bfloat16):
        loss = model(torch.randn(3, 4).to("tpu")).float().pow(2).mean()
    loss.backward()
    assert model.weight.grad.dtype == torch.float32
