"""Random chains of views: what is read and written through them is what the CPU reads and writes."""

import random
import warnings

import pytest
import torch

SEEDS = range(60)


def select(rng, x):
    dim = rng.randrange(x.dim())
    index = rng.randrange(x.shape[dim])
    return lambda t: t.select(dim, index)


def slices(rng, x):
    dim = rng.randrange(x.dim())
    start, step = rng.randrange(x.shape[dim]), rng.choice([1, 1, 2, 3])
    stop = rng.randint(start + 1, x.shape[dim])
    return lambda t: t[(slice(None),) * dim + (slice(start, stop, step),)]


def permute(rng, x):
    order = rng.sample(range(x.dim()), x.dim())
    return lambda t: t.permute(order)


def unsqueeze(rng, x):
    dim = rng.randint(0, x.dim())
    return lambda t: t.unsqueeze(dim)


def flatten(rng, x):
    first = rng.randrange(x.dim())
    return lambda t: t.flatten(first)


def split(rng, x):
    dim = rng.randrange(x.dim())
    parts = [n for n in range(1, x.shape[dim] + 1) if x.shape[dim] % n == 0]
    part = rng.choice(parts)
    return lambda t: t.unflatten(dim, (part, -1))


def diagonal(rng, x):
    if x.dim() < 2:
        return lambda t: t
    one, two = rng.sample(range(x.dim()), 2)
    return lambda t: t.diagonal(0, one, two)


def expand(rng, x):
    size = rng.randint(2, 3)
    return lambda t: t.unsqueeze(0).expand(size, *t.shape)


def unfold(rng, x):
    dim = rng.randrange(x.dim())
    size = rng.randint(1, x.shape[dim])
    return lambda t: t.unfold(dim, size, 1)


def strided(rng, x):
    """A window of the storage, as `as_strided` cuts it."""
    numel = x.untyped_storage().nbytes() // x.element_size()
    rows, columns = rng.randint(1, 3), rng.randint(1, 3)
    step = rng.randint(1, 3)
    row = step * columns + rng.randint(0, 2)
    last = (rows - 1) * row + (columns - 1) * step
    if last >= numel:
        return lambda t: t
    offset = rng.randrange(numel - last)
    return lambda t: t.as_strided((rows, columns), (row, step), offset)


DISJOINT = [select, slices, slices, permute, permute, unsqueeze, flatten, split, diagonal, strided]
OVERLAPPING = [*DISJOINT, expand, unfold]


def pair(dtype=torch.float32):
    x = torch.arange(2 * 4 * 6).reshape(2, 4, 6).to(dtype)
    return x, x.to("tpu")


def walk(rng, kinds, x, y):
    """Apply the same random views to both."""
    for _ in range(rng.randint(1, 4)):
        if x.dim() == 0 or x.numel() == 0:
            break
        view = rng.choice(kinds)(rng, x)
        x, y = view(x), view(y)
    return x, y


def is_view(x, base):
    return x.untyped_storage().data_ptr() == base.untyped_storage().data_ptr()


@pytest.mark.parametrize("seed", SEEDS)
def test_read(seed):
    rng = random.Random(seed)
    x, y = walk(rng, OVERLAPPING, *pair())
    assert x.shape == y.shape
    assert (y + 1).cpu().equal(x + 1)
    assert y.contiguous().cpu().equal(x)


@pytest.mark.parametrize("seed", SEEDS)
def test_write(seed):
    rng = random.Random(1000 + seed)
    base, ours = pair()
    x, y = walk(rng, DISJOINT, base, ours)
    if not is_view(x, base):  # A reshape had to copy.
        x, y = base[1:, ::2], ours[1:, ::2]
    new = torch.arange(x.numel(), dtype=x.dtype).reshape(x.shape) - 50
    for write in (lambda t: t.copy_(new.to(t.device)), lambda t: t.mul_(3), lambda t: t.fill_(7)):
        write(x)
        write(y)
        assert ours.cpu().equal(base)


@pytest.mark.parametrize(
    ("dtype", "other"),
    [
        (torch.float32, torch.int32),
        (torch.float32, torch.uint8),
        (torch.int64, torch.float32),
        (torch.complex64, torch.float32),
        (torch.bool, torch.uint8),
        (torch.uint8, torch.int32),
    ],
)
def test_another_dtype_of_the_same_bytes(dtype, other):
    base, ours = pair(dtype)
    base, ours = base[..., :4].contiguous(), ours[..., :4].contiguous()
    x, y = base.view(other), ours.view(other)
    assert y.cpu().equal(x)
    x[1].fill_(1)
    y[1].fill_(1)
    assert y.cpu().equal(x)
    assert ours.cpu().equal(base)


MASK = torch.tensor([[True, False, False], [False, False, True], [False, False, False]])
PLACES = torch.tensor([0, 2])


def spread(x):
    """Three elements of `x` are one in memory."""
    return x[:, 1:2].expand(3, 3)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bool, torch.complex64])
@pytest.mark.parametrize(
    ("write", "warning"),
    [
        (lambda x: spread(x).fill_(1), None),
        (lambda x: spread(x)[1:].zero_(), None),
        (lambda x: spread(x).masked_fill_(MASK.to(x.device), 0), "masked_fill_"),
        (lambda x: spread(x).index_fill_(1, torch.tensor([2], device=x.device), 0), "index_fill_"),
        (lambda x: spread(x).index_put_((PLACES.to(x.device), PLACES.to(x.device)), x[0, 0]), "index_put_"),
    ],
)
def test_expanded_tensors_that_torch_lets_be_written(dtype, write, warning):
    x = torch.arange(1, 10).reshape(3, 3).to(dtype)
    y = x.to("tpu")
    messages = []
    for tensor in (x, y):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            write(tensor)
        messages.append([str(each.message).split("(Triggered")[0] for each in caught])
    torch.testing.assert_close(y.cpu(), x)
    assert messages[0] == messages[1]
    assert [f"Use of {warning} on expanded" in text for text in messages[1]] == [True] * bool(warning)


@pytest.mark.parametrize(
    "write",
    [
        lambda x: x.fill_(x[1, 1]),
        lambda x: x.masked_fill_(MASK.to(x.device), x[1, 1]),
        lambda x: x.index_fill_(0, PLACES.to(x.device), x[1, 1]),
        lambda x: x.__setitem__(MASK.to(x.device), x[1, 1]),
        lambda x: x.__setitem__(slice(2), x[1, 1]),
    ],
)
def test_a_number_may_be_an_element_of_what_it_fills(write):
    x = torch.arange(1.0, 10).reshape(3, 3)
    y = x.to("tpu")
    write(x)
    write(y)
    assert y.cpu().equal(x)


@pytest.mark.parametrize(
    "write",
    [
        lambda x, places: places.index_add_(0, places, places.clone()),
        lambda x, places: places.index_add_(0, places.clone(), places),
        lambda x, places: places.index_copy_(0, places, places.clone()),
        lambda x, places: places.index_fill_(0, places, 0),
        lambda x, places: places.put_(places, places.clone()),
        lambda x, places: places.index_put_((places,), places.clone()),
        lambda x, places: places.scatter_(0, places, places.clone()),
        lambda x, places: x.scatter_(0, places, x),
        lambda x, places: x.scatter_add_(0, places, x),
    ],
)
def test_writes_by_index_share_nothing_with_what_they_read(write):
    x, places = torch.arange(3.0, device="tpu"), torch.tensor([2, 1, 0], device="tpu")
    with pytest.raises(RuntimeError, match="unsupported operation: some elements of the input tensor"):
        write(x, places)
    assert (x.tolist(), places.tolist()) == ([0, 1, 2], [2, 1, 0])


@pytest.mark.parametrize(
    "write",
    [
        lambda x: spread(x).add_(1),
        lambda x: spread(x).copy_(x),
        lambda x: x[1:].add_(x[:-1]),
        lambda x: x.mul_(x.t()),
        lambda x: x.copy_(x.t()),
        lambda x: torch.add(x[1:], 1, out=x[:-1]),
    ],
)
def test_overlapping_tensors_that_torch_refuses_to_write(write):
    x = torch.arange(9.0).reshape(3, 3)
    y = x.to("tpu")
    with pytest.raises(RuntimeError) as expected:
        write(x)
    with pytest.raises(RuntimeError) as got:
        write(y)
    assert str(got.value) == str(expected.value)
    torch.testing.assert_close(y.cpu(), x)


def test_positions_that_do_not_fit_in_32_bits():
    size = 2**31 + 16
    x = torch.zeros(size, dtype=torch.int8, device="tpu")
    x[size - 3] = 5
    x[3] = 7
    assert x[-5:].tolist() == [0, 0, 5, 0, 0]
    assert x.as_strided((2,), (size - 6,), 3).tolist() == [7, 5]
    assert x[torch.tensor([size - 3, 3], device="tpu")].tolist() == [5, 7]
    assert x.view(-1, 16)[-1].tolist() == [0] * 13 + [5, 0, 0]
