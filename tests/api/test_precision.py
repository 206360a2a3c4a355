"""How exactly products of float32 are computed: torch's setting, and the context of ``torch.tpu``."""

import pytest
import torch


@pytest.fixture(autouse=True)
def torch_default():
    before = torch.get_float32_matmul_precision()
    yield
    torch.set_float32_matmul_precision(before)


def compiles(call) -> int:
    before = torch.tpu.metrics()["compiles"]
    call()
    return torch.tpu.metrics()["compiles"] - before


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("mm", lambda x, w: x @ w[0]),
        ("convolution", lambda x, w: torch.nn.functional.conv1d(x[None], w)),
    ],
)
def test_each_precision_is_compiled_once(name, call):
    # Sizes that no other test uses: what they compiled is not compiled again.
    x, w = torch.randn(37, 37), torch.randn(3, 37, 37)
    want = call(x, w)
    x, w = x.to("tpu"), w.to("tpu")
    counts = []
    for precision in ["highest", "high", "medium"] * 2:
        torch.set_float32_matmul_precision(precision)
        counts.append(compiles(lambda: call(x, w)))
        # A CPU is exact at every precision; both sum in float32.
        torch.testing.assert_close(call(x, w).cpu(), want, rtol=1e-5, atol=1e-4)
    assert all(count > 0 for count in counts[1:3]), counts
    assert counts[3:] == [0, 0, 0], counts


def test_what_has_no_product_of_float32_is_not_compiled_again():
    x = torch.randn(41, 41, device="tpu")
    short = x.to(torch.bfloat16)

    def others():
        return x + x, x.exp().sum(), short @ short

    others()
    torch.set_float32_matmul_precision("medium")
    assert compiles(others) == 0


def test_the_context_is_torchs_setting():
    torch.set_float32_matmul_precision("high")
    for name, torchs in [("highest", "highest"), ("high", "high"), ("default", "medium")]:
        with torch.tpu.precision(name):
            assert torch.get_float32_matmul_precision() == torchs
        assert torch.get_float32_matmul_precision() == "high"
    with pytest.raises(ValueError, match="got 'medium', want one of 'highest', 'high', 'default'"):
        torch.tpu.precision("medium").__enter__()


def test_a_backward_pass_has_it_too():
    x = torch.randn(43, 43, device="tpu", requires_grad=True)

    def step():
        (x @ x).sum().backward()

    step()
    with torch.tpu.precision("default"):
        step()
        assert compiles(step) == 0
    # The products of the step: one forward, two backward.
    assert compiles(step) == 0
    with torch.tpu.precision("high"):
        assert compiles(step) >= 3
