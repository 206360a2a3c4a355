"""Tensors made from numbers alone, against the CPU."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest
import torch
from harness import DEVICE, assert_same

FLOATS = (torch.float32, torch.bfloat16, torch.float16, torch.float64)
NUMBERS = (*FLOATS, torch.int64, torch.int32, torch.uint8)


def call(
    function: Callable[..., torch.Tensor],
    *args: Any,
    dtypes: Sequence[torch.dtype | None] = (None,),
    **kwargs: Any,
) -> list[Any]:
    """Make a parameter for each dtype; `None` leaves it to torch."""
    words = [str(arg) for arg in args] + [f"{key}={value}" for key, value in kwargs.items()]
    return [
        pytest.param(
            function,
            args,
            kwargs if dtype is None else {"dtype": dtype, **kwargs},
            id=f"{function.__name__}({', '.join(words)})-{str(dtype).removeprefix('torch.')}",
        )
        for dtype in dtypes
    ]


CALLS = [
    *call(torch.arange, 5, dtypes=(None, *NUMBERS)),
    *call(torch.arange, 1.5),
    *call(torch.arange, 2, 11, 3, dtypes=(torch.int64, torch.float32)),
    *call(torch.arange, 5, 0, -2),
    *call(torch.arange, 0, 1, 0.125, dtypes=FLOATS),
    *call(torch.arange, 3, 3),
    *call(torch.linspace, 0, 5, 4, dtypes=(None, *NUMBERS)),
    *call(torch.linspace, 5, -5, 7, dtypes=(torch.float32, torch.int64)),
    *call(torch.linspace, 0.5, 9.7, 13, dtypes=(torch.float32, torch.int32)),
    *call(torch.linspace, 50, 1, 50, dtypes=(torch.int64, torch.float32)),
    *call(torch.linspace, 3, 7, 1),
    *call(torch.linspace, 3, 7, 0),
    *call(torch.logspace, 0, 2, 5, dtypes=(None, *NUMBERS)),
    *call(torch.logspace, 0, 3, 4, base=2.0),
    *call(torch.logspace, 4.3, 1.1, 2, dtypes=(torch.bfloat16, torch.float16)),
    *call(torch.logspace, 0.5, 0.5, 1, dtypes=(torch.float32, torch.int64)),
    *call(torch.eye, 3, dtypes=(None, torch.int64, torch.bool, torch.bfloat16)),
    *call(torch.eye, 2, 4),
    *call(torch.eye, 0),
    *call(torch.tril_indices, 3, 4, dtypes=(None, torch.int32)),
    *[
        param
        for function in (torch.tril_indices, torch.triu_indices)
        for args in [(3, 4, -1), (4, 3, 2), (1, 3, 0), (3, 1, -9), (0, 3, 0), (2, 2, 9)]
        for param in call(function, *args)
    ],
    *call(torch.full, (2, 3), 1.5),
    *call(torch.full, (2, 3), 7),
    *call(torch.zeros, 2, 3),
    *call(torch.ones, (), dtypes=(None, torch.bool)),
    *call(torch.scalar_tensor, 2.5),
    *call(torch.hann_window, 7),
    *call(torch.hamming_window, 7),
    *call(torch.blackman_window, 7),
    *call(torch.bartlett_window, 7),
]


@pytest.mark.parametrize(("function", "args", "kwargs"), CALLS)
def test_matches_cpu(
    function: Callable[..., torch.Tensor], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> None:
    assert_same(function(*args, **kwargs, device=DEVICE), function(*args, **kwargs))


@pytest.mark.filterwarnings("ignore:torch.range is deprecated")
def test_range_includes_its_end() -> None:
    assert_same(torch.range(1, 6, 2, device=DEVICE), torch.range(1, 6, 2))


@pytest.mark.parametrize("size", [0, 4])
@pytest.mark.parametrize(
    ("function", "args"),
    [(torch.arange, (1, 9, 2)), (torch.linspace, (0, 1, 4)), (torch.logspace, (0, 1, 4)), (torch.eye, (2,))],
)
@pytest.mark.filterwarnings("ignore:The number of elements in the out tensor")
@pytest.mark.filterwarnings("ignore:An output with one or more elements was resized")
def test_out(function: Callable[..., torch.Tensor], args: Sequence[Any], size: int) -> None:
    out, expected = torch.empty(size, device=DEVICE), torch.empty(size)
    assert function(*args, out=out) is out
    assert_same(out, function(*args, out=expected))


def test_a_strided_out_is_filled_in_place() -> None:
    base = torch.zeros(4, 2, device=DEVICE)
    torch.arange(4, out=base[:, 1])
    assert_same(base, torch.tensor([[0.0, 0], [0, 1], [0, 2], [0, 3]]))


def test_numbers_are_no_part_of_a_program() -> None:
    torch.arange(0, 5, device=DEVICE), torch.linspace(0, 1, 5, device=DEVICE)
    before = torch.tpu.metrics()["compiles"]
    for k in range(1, 6):
        assert_same(torch.arange(k, k + 5, device=DEVICE), torch.arange(k, k + 5))
        assert_same(torch.linspace(k, 9, 5, device=DEVICE), torch.linspace(k, 9, 5))
    assert torch.tpu.metrics()["compiles"] == before


def test_sizes_follow_the_numbers() -> None:
    assert [len(torch.arange(n, device=DEVICE)) for n in (3, 5, 0, 3)] == [3, 5, 0, 3]


def test_likes_and_news() -> None:
    x = torch.ones(2, 3, device=DEVICE)
    assert_same(torch.full_like(x, 4), torch.full((2, 3), 4.0))
    assert_same(x.new_full((3,), 2), torch.full((3,), 2.0))
    assert_same(torch.zeros_like(x, dtype=torch.int64), torch.zeros(2, 3, dtype=torch.int64))
    assert_same(x.new_ones(2), torch.ones(2))


@pytest.fixture
def _deterministic() -> Iterator[None]:
    torch.use_deterministic_algorithms(mode=True)
    yield
    torch.use_deterministic_algorithms(mode=False)


@pytest.mark.usefixtures("_deterministic")
@pytest.mark.parametrize("dtype", [*NUMBERS, torch.bool, torch.complex64, torch.complex32, torch.uint64])
def test_deterministic_algorithms_fill_new_memory(dtype: torch.dtype) -> None:
    new = [
        lambda device: torch.empty(2, 3, dtype=dtype, device=device),
        lambda device: torch.empty_strided((2, 3), (1, 2), dtype=dtype, device=device),
        lambda device: torch.zeros(2, dtype=dtype, device=device).resize_(4),
    ]
    for make in new:
        assert str(make(DEVICE).tolist()) == str(make("cpu").tolist())


def test_integers_beyond_int64() -> None:
    x = torch.full((2,), 2**64 - 3, dtype=torch.uint64, device=DEVICE)
    assert x.tolist() == [2**64 - 3] * 2
    assert x.fill_(2**63 + 1).tolist() == [2**63 + 1] * 2
    assert torch.full((), 2**64 - 1, device=DEVICE, dtype=torch.float32).item() == 2.0**64
    with pytest.raises(RuntimeError, match="cannot be converted to type int64_t without overflow"):
        torch.zeros(2, dtype=torch.int64, device=DEVICE).fill_(2**63)


@pytest.mark.parametrize(
    "fill",
    [
        lambda out: torch.arange(4, out=out),
        lambda out: torch.range(0, 3, out=out),
        lambda out: torch.linspace(0, 3, 4, out=out),
        lambda out: torch.logspace(0, 3, 4, base=2, out=out),
    ],
)
def test_an_out_of_as_many_elements_keeps_its_dims(fill: Callable[..., torch.Tensor]) -> None:
    x, y = torch.zeros(2, 3), torch.zeros(2, 3, device=DEVICE)
    assert fill(y[:, 1:]).shape == fill(x[:, 1:]).shape == (2, 2)
    assert_same(y, x)
