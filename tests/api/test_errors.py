"""Errors: one clear message each, with torch's words where torch has them."""

import warnings

import pytest
import torch


def tensor(*sizes, dtype=torch.float32):
    return torch.ones(*sizes, dtype=dtype).to("tpu")


MISSING = "aten::_slow_conv2d_forward"
"""A kernel of the CPU and of CUDA, which no other device will ever have."""


def test_a_missing_op_says_what_to_do():
    x = tensor(1, 1, 2, 2)
    with pytest.raises(NotImplementedError) as caught:
        torch.ops.aten._slow_conv2d_forward(x, x, [2, 2], None, [1, 1], [0, 0])
    message = str(caught.value)
    assert message.startswith(MISSING)
    assert ": not implemented for device tpu\nhint: run it on the CPU with TORCHTPU_FALLBACK=cpu" in message


def test_the_fallback_is_counted(ok):
    out = ok(
        """
        import torch
        x = torch.rand(1, 1, 2, 2).to("tpu")
        y = torch.ops.aten._slow_conv2d_forward(x, x, [2, 2], None, [1, 1], [0, 0])
        assert torch.allclose(y.cpu(), (x * x).sum().cpu())
        counts = torch.tpu.metrics()["host_fallbacks"]
        assert counts == torch.tpu._cpu_fallback_counters()
        print(counts)
        """,
        TORCHTPU_FALLBACK="cpu",
    )
    assert out == f"{{'{MISSING}': 1}}\n"


CALLS = {
    "broadcast": (lambda d: torch.ones(2, 3, device=d) + torch.ones(4, device=d)),
    "mm": (lambda d: torch.ones(2, 3, device=d) @ torch.ones(4, 5, device=d)),
    "dim": (lambda d: torch.ones(2, 3, device=d).sum(5)),
    "cat": (lambda d: torch.cat([torch.ones(2, 3, device=d), torch.ones(1, 4, device=d)])),
    "in-place shape": (lambda d: torch.ones(3, device=d).add_(torch.ones(2, 3, device=d))),
    "in-place dtype": (lambda d: torch.ones(3, dtype=torch.int64, device=d).add_(1.5)),
    "out dtype": (
        lambda d: torch.add(torch.ones(3, device=d), 1, out=torch.ones(3, dtype=torch.int64, device=d))
    ),
    "out of complex": (
        lambda d: torch.complex(
            *torch.ones(2, 3, device=d), out=torch.empty(3, dtype=torch.complex128, device=d)
        )
    ),
    "out of polar": (
        lambda d: torch.polar(
            *torch.ones(2, 3, device=d).double(), out=torch.empty(3, dtype=torch.complex64, device=d)
        )
    ),
    "out of multinomial": (
        lambda d: torch.multinomial(torch.ones(3, device=d), 2, out=torch.empty(2, device=d))
    ),
    "no samples": (lambda d: torch.multinomial(torch.ones(3, device=d), 0)),
    "too many samples": (lambda d: torch.multinomial(torch.ones(3, device=d), 4)),
    "complex fill": (
        lambda d: torch.ones(2, device=d).masked_fill(torch.ones(2, device=d) > 0, torch.tensor(1j, device=d))
    ),
    "view": (lambda d: torch.ones(2, 3, device=d).view(4)),
    "item": (lambda d: torch.ones(2, device=d).item()),
    "index": (lambda d: torch.ones(2, device=d)[5]),
    "linear": (lambda d: torch.nn.functional.linear(torch.ones(2, 3, device=d), torch.ones(4, 5, device=d))),
}


@pytest.mark.parametrize("name", CALLS)
def test_torch_speaks(name):
    """The same exception and the same words as on the cpu."""
    with pytest.raises(Exception) as want:  # noqa: PT011
        CALLS[name]("cpu")
    with pytest.raises(type(want.value)) as got:
        CALLS[name]("tpu")
    assert str(got.value) == str(want.value)


OUT_OF_ORDER = {
    "index_select": lambda x, out: torch.index_select(x, 0, torch.tensor([1, 0], device=x.device), out=out),
    "take": lambda x, out: torch.take(x, torch.tensor([1, 0], device=x.device), out=out),
    "gather": lambda x, out: torch.gather(x, 0, torch.tensor([1, 0], device=x.device), out=out),
    "masked_select": lambda x, out: torch.masked_select(x, x < 2, out=out),
    "cat": lambda x, out: torch.cat([x[1:2], x[2:3]], out=out),
}


@pytest.mark.parametrize("name", OUT_OF_ORDER)
def test_an_out_that_overlaps_an_input_is_refused(name):
    call = OUT_OF_ORDER[name]
    for part in (lambda x: x[1:3], lambda x: torch.ones(1, device=x.device).expand(2)):
        words = []
        for device in ("cpu", "tpu"):
            x = torch.arange(4.0, device=device)
            with pytest.raises(RuntimeError, match="unsupported operation") as error:
                call(x, part(x))
            words.append(str(error.value))
        assert words[0] == words[1]
    x = torch.arange(4.0, device="tpu")
    assert call(x, x.new_empty(2)).shape == (2,)


def test_tensors_of_two_devices():
    both = "Expected all tensors to be on the same device, but found at least two devices, tpu:0 and cpu!"
    for call in (
        lambda: tensor(2) + torch.ones(2),
        lambda: torch.ones(2).add_(tensor(2)),
        lambda: torch.add(tensor(2), 1, out=torch.empty(2)),
    ):
        with pytest.raises(RuntimeError, match=both):
            call()
    assert (tensor(2) + torch.tensor(1.0)).tolist() == [2.0, 2.0]


def test_out_is_resized_with_torchs_warning():
    out = tensor(5)
    with pytest.warns(UserWarning, match="An output with one or more elements was resized"):
        torch.add(tensor(2, 3), 1, out=out)
    assert out.tolist() == [[2.0] * 3] * 2
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        empty = torch.empty(0, device="tpu")
        assert torch.add(tensor(2, 3), 1, out=empty) is empty
        assert empty.shape == (2, 3)
        torch.add(tensor(2, 3), 2, out=empty)
    assert empty.tolist() == [[3.0] * 3] * 2


def test_dlpack_is_refused():
    x = tensor(2)
    for call in (x.__dlpack__, lambda: torch.utils.dlpack.to_dlpack(x)):
        with pytest.raises(BufferError, match="DLPack: a tpu tensor has no address"):
            call()
    with pytest.raises(ValueError, match="Unknown device type tpu for Dlpack"):
        torch.from_dlpack(x)
    assert torch.from_dlpack(x.cpu()).tolist() == [1.0, 1.0]


def test_shared_memory_is_refused():
    with pytest.raises(RuntimeError, match="share_memory_: a tpu tensor cannot be in memory"):
        tensor(2).share_memory_()
    assert torch.ones(2).share_memory_().is_shared()


def test_an_error_leaves_other_tensors_usable():
    x = tensor(2, 3)
    for _ in range(3):
        with pytest.raises(RuntimeError):
            x @ x
    assert (x + x).sum().item() == 12.0
