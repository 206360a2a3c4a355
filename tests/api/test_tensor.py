"""Tensors on the device: creation, copies, views, printing."""

import copy
import itertools
import pickle

import pytest
import torch

DTYPES = [
    torch.bool,
    torch.uint8,
    torch.int8,
    torch.int16,
    torch.int32,
    torch.int64,
    torch.uint16,
    torch.uint32,
    torch.uint64,
    torch.float16,
    torch.bfloat16,
    torch.float32,
    torch.float64,
    torch.complex32,
    torch.bcomplex32,
    torch.complex64,
    torch.complex128,
]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_bytes_go_there_and_back(dtype):
    x = torch.tensor([[0, 1, 1], [1, 0, 1]]).to(dtype)
    y = x.to("tpu")
    assert y.dtype == dtype
    assert y.device.type == "tpu"
    assert torch.equal(y.cpu().view(torch.uint8), x.view(torch.uint8))
    assert y[1, 2].item() == x[1, 2].item()
    assert y.tolist() == x.tolist()


@pytest.mark.parametrize("dtype", [torch.bits8, torch.bits16], ids=str)
def test_dtypes_that_the_device_lacks(dtype):
    with pytest.raises((TypeError, NotImplementedError), match="tpu"):
        torch.empty(2, dtype=dtype, device="tpu")


def test_empty_reads_as_zeros():
    assert torch.empty(2, 3, device="tpu").cpu().tolist() == [[0.0] * 3] * 2
    assert torch.empty(0, 3, device="tpu").cpu().shape == (0, 3)


def test_memory_formats_and_strides():
    x = torch.empty(2, 3, 4, 5, device="tpu", memory_format=torch.channels_last)
    assert x.is_contiguous(memory_format=torch.channels_last)
    assert torch.empty_strided((2, 3), (1, 2), device="tpu").stride() == (1, 2)
    base = torch.arange(120.0).reshape(2, 3, 4, 5)
    y = base.to(memory_format=torch.channels_last).to("tpu")
    assert torch.equal(y.cpu(), base)


def test_copies_convert_and_broadcast():
    x = torch.zeros(2, 3, device="tpu")
    assert x.copy_(torch.tensor([1, 2, 3])).tolist() == [[1.0, 2.0, 3.0]] * 2
    assert x.to(torch.int32).dtype == torch.int32
    assert x.to("cpu", torch.float64).dtype == torch.float64
    host = torch.zeros(3, 2).t()
    assert host.copy_(x).tolist() == x.tolist()
    x[:, 1].copy_(torch.tensor([7, 8]))
    assert x.tolist() == [[1.0, 7.0, 3.0], [1.0, 8.0, 3.0]]
    y = x.to("cpu", non_blocking=True).to("tpu", non_blocking=True)
    torch.tpu.synchronize()
    assert y.tolist() == x.tolist()


@pytest.mark.parametrize("sizes", [(2,), (2, 3)])
def test_copy_errors_have_torchs_words(sizes):
    with pytest.raises(RuntimeError) as want:
        torch.zeros(3).copy_(torch.zeros(sizes))
    with pytest.raises(RuntimeError) as got:
        torch.zeros(3, device="tpu").copy_(torch.zeros(sizes))
    assert str(got.value) == str(want.value)


def test_conjugate_and_negative_views_are_copied_right():
    x = torch.tensor([1 + 2j, 3 - 4j])
    assert torch.equal(x.conj().to("tpu").cpu(), x.conj())
    y = x.to("tpu")
    assert torch.equal(y.conj().cpu(), x.conj())
    assert torch.equal(y.imag.cpu(), x.imag)
    y.conj().copy_(torch.tensor([5 + 6j, 7 + 8j]))
    assert torch.equal(y.cpu(), torch.tensor([5 - 6j, 7 - 8j]))


def test_views_share_their_storage():
    x = torch.arange(12.0, device="tpu").reshape(3, 4)
    view = x.t()[1:, ::2]
    assert view._is_view()
    assert view.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    view.fill_(-1)
    assert x.cpu()[::2, 1:].eq(-1).all()
    assert x[1, 0].item() == 4.0
    assert torch.equal(x.unfold(1, 2, 1).cpu(), x.cpu().unfold(1, 2, 1))
    assert torch.equal(x.view(torch.int32).cpu(), x.cpu().view(torch.int32))


def test_addresses_tell_storages_apart_and_are_never_null():
    tensors = [torch.empty(100, device="tpu") for _ in range(50)]
    spans = sorted((t.data_ptr(), t.data_ptr() + t.nbytes) for t in tensors)
    assert all(left[1] <= right[0] for left, right in itertools.pairwise(spans))
    assert all(start for start, _ in spans)
    assert tensors[0][3:].data_ptr() == tensors[0].data_ptr() + 12


def test_data_crosses_devices():
    x = torch.tensor([1.0, 2.0])
    x.data = torch.tensor([3.0, 4.0]).to("tpu")
    assert x.device.type == "tpu"
    assert x.tolist() == [3.0, 4.0]
    model = torch.nn.Linear(2, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    weight, before = model.weight, model.weight.detach().clone()
    assert model.to("tpu").weight is weight
    model(torch.ones(1, 2, device="tpu")).backward()
    optimizer.step()
    assert torch.allclose(model.weight.cpu(), before - 1)
    model.cpu()
    assert weight.device.type == weight.grad.device.type == "cpu"
    assert torch.nn.Linear(2, 1, device="meta").to_empty(device="tpu").weight.device.type == "tpu"


def test_storages_can_be_read():
    x = torch.tensor([1, 2, 3], dtype=torch.uint8).to("tpu")
    storage = x.untyped_storage()
    assert len(storage) == 3
    assert (storage[1], storage.tolist()) == (2, [1, 2, 3])
    storage.fill_(7)
    assert x.tolist() == [7, 7, 7]


def test_known_zeros():
    zeros = torch._efficientzerotensor((2,), device="tpu")
    assert zeros._is_zerotensor()
    assert (zeros + 1).tolist() == [1.0, 1.0]
    hessian = torch.func.hessian(lambda a: (a**3).sum())(torch.arange(3.0, device="tpu"))
    assert torch.equal(hessian.cpu(), torch.diag(torch.tensor([0.0, 6.0, 12.0])))


def test_resize_and_set():
    x = torch.tensor([1.0, 2.0]).to("tpu")
    x.resize_(2, 2)
    assert x.shape == (2, 2)
    assert x.cpu().flatten()[:2].tolist() == [1.0, 2.0]
    y = torch.empty(0, device="tpu")
    y.set_(x.untyped_storage(), 1, (2,), (1,))
    assert y[0].item() == 2.0
    assert y.is_set_to(x.flatten()[1:3])
    x.untyped_storage().resize_(0)
    assert x.untyped_storage().nbytes() == 0
    with pytest.raises(RuntimeError, match=r"negative dimension -1"):
        x.resize_(-1)


def test_deepcopy_clone_and_pickle():
    x = torch.arange(6.0, device="tpu").reshape(2, 3)
    for y in (copy.deepcopy(x), x.clone(), pickle.loads(pickle.dumps(x))):
        assert y.device == x.device
        assert torch.equal(y.cpu(), x.cpu())
        y.zero_()
    assert x.sum().item() == 15.0
    model = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.Linear(3, 1)).to("tpu")
    model[1].weight.data = torch.ones(1, 3, device="tpu")
    twin = copy.deepcopy(model)
    assert twin[0].weight.device.type == "tpu"
    assert torch.equal(twin[0].weight.cpu(), model[0].weight.cpu())


def test_printing():
    x = torch.tensor([[1.5, float("nan")], [float("inf"), -2.0]])
    want = repr(x)[:-1] + ", device='tpu:0')"
    assert repr(x.to("tpu")) == want
    big = torch.arange(2000)
    assert repr(big.to("tpu")) == repr(big)[:-1] + ", device='tpu:0')"
    assert repr(torch.tensor(3).to("tpu")) == "tensor(3, device='tpu:0')"
    assert repr(torch.empty(0, device="tpu")) == "tensor([], device='tpu:0')"
    assert f"{torch.tensor(1.25).to('tpu'):.1f}" == "1.2"


def test_pinned_memory():
    x = torch.ones(3).pin_memory()
    assert x.is_pinned()
    assert not torch.ones(3).is_pinned()
    assert x.to("tpu", non_blocking=True).tolist() == [1.0] * 3
    assert torch.empty(2, pin_memory=True).is_pinned()
    loader = torch.utils.data.DataLoader(torch.arange(4.0), batch_size=2, pin_memory=True)
    assert all(batch.is_pinned() for batch in loader)
    with pytest.raises(RuntimeError, match="Only dense CPU tensors can be pinned"):
        torch.empty(2, device="tpu", pin_memory=True)


def test_numpy_needs_the_cpu():
    with pytest.raises(TypeError, match="can't convert tpu:0 device type tensor to numpy"):
        torch.ones(1, device="tpu").numpy()
