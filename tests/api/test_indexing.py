"""Indexing: masks and indices of the cpu are made indices of the device, in torch's own way."""

import pytest
import torch

X = torch.arange(20.0).reshape(5, 4) - 7
MASK = X > 0


def put(x, index, value, **options):
    return x.index_put((index,), value, **options)


READS = {
    "rows": lambda x, d: x[torch.tensor([0, -1, 2], device=d)],
    "columns": lambda x, d: x[:, torch.tensor([1, 1], device=d)],
    "pairs": lambda x, d: x[torch.tensor([0, 2], device=d), torch.tensor([3, 1], device=d)],
    "cpu indices": lambda x, d: x[torch.tensor([1, 0])],
    "mask": lambda x, d: x[MASK.to(d)],
    "mask of rows": lambda x, d: x[torch.tensor([True, False, True, False, True])],
    "ellipsis and None": lambda x, d: x[..., None, 1:3],
    "steps": lambda x, d: x[::2, ::3],
    "index_put": lambda x, d: put(x, torch.tensor([0, 2], device=d), torch.ones(2, 4, device=d)),
    "accumulate": lambda x, d: put(
        x, torch.tensor([0, 0, 1], device=d), torch.ones(3, 4, device=d), accumulate=True
    ),
}

WRITES = {
    "rows": (torch.tensor([0, -1, 2]), 1.0),
    "range": (slice(1, 3), 7),
    "mask and number": (MASK, 0.0),
    "mask and cpu scalar": (MASK, torch.tensor(2.5)),
    "mask and values": (MASK, torch.arange(float(MASK.sum()))),
}

ERRORS = {
    "too many": lambda x, d: x[:, :, 3],
    "mask of another shape": lambda x, d: x[torch.ones(3, dtype=torch.bool, device=d)],
    "float index": lambda x, d: x[torch.ones(3, device=d)],
    "indices that do not broadcast": lambda x, d: x[
        torch.ones(3, dtype=torch.long, device=d), torch.ones(2, dtype=torch.long, device=d)
    ],
}


@pytest.mark.parametrize("name", READS)
def test_reading(name):
    got = READS[name](X.to("tpu"), "tpu")
    assert got.device.type == "tpu"
    assert torch.equal(got.cpu(), READS[name](X, "cpu"))


@pytest.mark.parametrize("name", WRITES)
def test_writing(name):
    index, value = WRITES[name]
    want, got = X.clone(), X.to("tpu")
    want[index] = value
    to_tpu = isinstance(value, torch.Tensor) and value.dim() > 0
    got[index.to("tpu") if isinstance(index, torch.Tensor) else index] = value.to("tpu") if to_tpu else value
    assert torch.equal(got.cpu(), want)


@pytest.mark.parametrize("name", ERRORS)
def test_errors_have_torchs_words(name):
    with pytest.raises(Exception) as want:  # noqa: PT011
        ERRORS[name](X, "cpu")
    with pytest.raises(type(want.value)) as got:
        ERRORS[name](X.to("tpu"), "tpu")
    assert str(got.value) == str(want.value)


def test_a_masked_fill_does_not_visit_the_host():
    x = X.to("tpu")
    mask = MASK.to("tpu")
    before = torch.tpu.metrics()
    x[mask] = 0.0
    after = torch.tpu.metrics()
    assert after["host_fallbacks"] == before["host_fallbacks"]
    assert after["d2h_bytes"] == before["d2h_bytes"]


def test_a_row_at_a_time_is_one_program():
    x = torch.arange(400.0, device="tpu").reshape(100, 4)
    x[1] + 1
    before = torch.tpu.metrics()["compiles"]
    assert [(x[i] + 1)[0].item() for i in range(100)] == [4.0 * i + 1 for i in range(100)]
    assert torch.tpu.metrics()["compiles"] <= before + 5
