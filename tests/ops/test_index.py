"""Indexing, gather and scatter, masks, embedding and search, against the CPU."""

import operator
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import BOOL, COMPLEX, DEVICE, FLOATS, INTEGERS, Case, assert_same, outcome, parameters

pytestmark = [
    pytest.mark.filterwarnings("ignore:index_reduce"),
    pytest.mark.filterwarnings("ignore:The reduce argument of torch.scatter"),
    pytest.mark.filterwarnings("ignore:torch.searchsorted"),
]

F32 = (torch.float32,)
NUMBERS = (*FLOATS, torch.int64, torch.uint8)
ANY = (*NUMBERS, *BOOL, *COMPLEX)
# The CPU accumulates 16-bit floats in 16 bits, the device in 32: they differ by one rounding an element.
ROUNDED = (2e-2, 2e-2)


def ints(*values: Any) -> torch.Tensor:
    """Make an index."""
    return torch.tensor(values, dtype=torch.int64)


def mask(*values: Any) -> torch.Tensor:
    """Make a mask."""
    return torch.tensor(values, dtype=torch.bool)


def case(
    name: str,
    function: Callable[..., Any],
    inputs: Callable[..., Sequence[Any]],
    dtypes: Sequence[torch.dtype] = ANY,
    **options: Any,
) -> Case:
    """Make a named case."""
    return Case(function, inputs, dtypes, name=name, **options)


def put(accumulate: bool) -> Callable[..., Any]:
    """`index_put` of a tensor and any indices."""
    return lambda x, values, *indices: x.index_put(indices, values, accumulate=accumulate)


def assign(x: torch.Tensor, *rest: Any) -> torch.Tensor:
    """`x[key] = value` on a copy, for pairs of key and value."""
    x = x.clone()
    for key, value in zip(rest[::2], rest[1::2], strict=True):
        x[key] = value
    return x


SQUARE = torch.tensor([[True, False, True, False, False]] * 2 + [[False] * 5] + [[True] * 5])
ROWS = mask(True, False, True, False)

INDEX = [
    case("index-rows", lambda x, i: x[i], lambda t: (t(4, 5), ints(3, -1))),
    case("index-columns", lambda x, i: x[:, i], lambda t: (t(4, 5), ints(3, -1)), F32),
    case(
        "index-broadcast", lambda x, i, j: x[i, j], lambda t: (t(4, 5), ints([0], [2], [1]), ints(0, 4)), F32
    ),
    case("index-apart", lambda x, i, j: x[i, :, j], lambda t: (t(2, 3, 4), ints(1, 0), ints(2, -1)), F32),
    case("index-adjacent", lambda x, i, j: x[:, i, j], lambda t: (t(2, 3, 4), ints(1, 0), ints(2, -1)), F32),
    case("index-int32", lambda x, i: x[i], lambda t: (t(4, 5), ints(3, -1).int()), F32),
    case("index-nothing", lambda x, i: x[i], lambda t: (t(4, 5), ints()), F32),
    case("index-empty", lambda x, i: x[:, i], lambda t: (t(0, 5), ints(1, 2)), F32),
    case("index-mask", lambda x, m: x[m], lambda t: (t(4, 5), ROWS), F32),
    case("index-mask-2d", lambda x, m: x[m], lambda t: (t(4, 5), SQUARE), F32),
    case("index-mask-and-index", lambda x, m, i: x[m, i], lambda t: (t(4, 5), ROWS, ints(1, 2)), F32),
    case("take", torch.take, lambda t: (t(4, 5), ints([0, -1], [7, 3]))),
    case("take-0d", torch.take, lambda t: (t(), ints(0)), F32),
    case("index_select", torch.index_select, lambda t: (t(4, 5), 1, ints(0, 2, 2))),
    case("index_select-0d", torch.index_select, lambda t: (t(), 0, ints(0)), F32),
    case("index_select-empty", torch.index_select, lambda t: (t(4, 5), 0, ints()), F32),
    case("index_select-0d-index", torch.index_select, lambda t: (t(4, 5), 0, torch.tensor(2)), F32),
]

PUT = [
    case("index_put", put(False), lambda t: (t(4, 5), t(2, 5), ints(3, -2))),
    case("index_put-number", put(False), lambda t: (t(4, 5), t(), ints(3, -2), ints(0, 1)), F32),
    case("index_put-accumulate", put(True), lambda t: (t(4, 5), t(3, 5), ints(1, 1, -1)), tolerance=ROUNDED),
    case("index_put-mask", put(False), lambda t: (t(4, 5), t(), SQUARE)),
    case("index_put-mask-rows", put(False), lambda t: (t(4, 5), t(2, 5), ROWS), F32),
    case("index_put-mask-values", put(False), lambda t: (t(4, 5), t(9), SQUARE), F32),
    case("index_put-mask-accumulate", put(True), lambda t: (t(4, 5), t(2, 5), ROWS), F32),
    case("index_put-two-masks", put(False), lambda t: (t(4, 5), t(2), ROWS, SQUARE[0]), F32),
    case(
        "setitem",
        lambda x, y, i, m: assign(x, (slice(1, 3), i), 5, m, 0, (slice(None), i), y),
        lambda t: (t(4, 5), t(4, 2), ints(0, 2), SQUARE),
        (torch.float32, torch.int64),
    ),
    case(
        "setitem-mask-columns",
        lambda x, m: assign(x, (slice(None), m), 1),
        lambda t: (t(4, 5), SQUARE[0]),
        F32,
    ),
    case("index_add", torch.index_add, lambda t: (t(4, 5), 0, ints(1, 0, 1), t(3, 5)), tolerance=ROUNDED),
    case(
        "index_add-alpha",
        torch.index_add,
        lambda t: (t(4, 5), 1, ints(1, 0, 1), t(4, 3)),
        (torch.float32, torch.int64),
        kwargs={"alpha": 2},
    ),
    case("index_add-0d", torch.index_add, lambda t: (t(), 0, ints(0), t()), F32),
    case("index_copy", torch.index_copy, lambda t: (t(4, 5), 0, ints(1, 0, 3), t(3, 5))),
    case("index_fill", torch.index_fill, lambda t: (t(4, 5), 1, ints(1, -1), 1)),
    case("index_fill-tensor", torch.index_fill, lambda t: (t(4, 5), 0, ints(1, 3), t()), F32),
    case("put", lambda x, i, y: x.put(i, y), lambda t: (t(4, 5), ints(0, -1, 7), t(3))),
    case(
        "put-accumulate",
        lambda x, i, y: x.put(i, y, accumulate=True),
        lambda t: (t(4, 5), ints(0, -1, 7, 7), t(2, 2)),
        tolerance=ROUNDED,
    ),
    *[
        case(
            f"index_reduce-{reduction}-{include}",
            torch.index_reduce,
            lambda t: (t(4, 5), 0, ints(1, 0, 1), t(3, 5)),
            (torch.float32, torch.bfloat16, torch.int64) if include else F32,
            kwargs={"reduce": reduction, "include_self": include},
            tolerance=ROUNDED,
        )
        for reduction in ("prod", "mean", "amax", "amin")
        for include in (True, False)
    ],
]

EACH = ints([0, 3], [1, 2], [4, 0])
SAME = ints([0, 0], [1, 2], [4, 4])

SCATTER = [
    case("gather", torch.gather, lambda t: (t(4, 5), 1, EACH)),
    case("gather-dim-0", torch.gather, lambda t: (t(5, 4), 0, EACH), F32),
    case("gather-0d", torch.gather, lambda t: (t(), 0, torch.tensor(0)), F32),
    case("gather-empty", torch.gather, lambda t: (t(4, 5), 1, ints().reshape(4, 0)), F32),
    case("take_along_dim", torch.take_along_dim, lambda t: (t(4, 5), ints([0], [3], [1], [1]), 1), F32),
    case("scatter", torch.scatter, lambda t: (t(4, 5), 1, EACH, t(3, 2))),
    case(
        "scatter-larger-source", torch.scatter, lambda t: (t(4, 5), 1, EACH, t(4, 4)), F32, forms=("forward",)
    ),
    case("scatter-number", torch.scatter, lambda t: (t(4, 5), 1, EACH, 1)),
    case("scatter-0d", torch.scatter, lambda t: (t(), 0, torch.tensor(0), t()), F32),
    case("scatter_add", torch.scatter_add, lambda t: (t(4, 5), 1, SAME, t(3, 2)), tolerance=ROUNDED),
    *[
        case(
            f"scatter-{reduction}-{kind}",
            torch.scatter,
            (lambda t: (t(4, 5), 1, SAME, 2))
            if kind == "number"
            else (lambda t: (t(4, 5), 1, SAME, t(3, 2))),
            (torch.float32, torch.int64),
            kwargs={"reduce": reduction},
            forms=("forward", "in_place", "out"),
        )
        for reduction in ("add", "multiply")
        for kind in ("number", "tensor")
    ],
    *[
        case(
            f"scatter_reduce-{reduction}-{include}",
            torch.scatter_reduce,
            lambda t: (t(4, 5), 1, SAME, t(3, 2)),
            (torch.float32, torch.bfloat16, torch.int64) if include else F32,
            kwargs={"reduce": reduction, "include_self": include},
            tolerance=ROUNDED,
        )
        for reduction in ("sum", "prod", "mean", "amax", "amin")
        for include in (True, False)
    ],
]

MASKED = [
    case("masked_fill", torch.masked_fill, lambda t: (t(4, 5), SQUARE, 1)),
    case("masked_fill-tensor", torch.masked_fill, lambda t: (t(4, 5), SQUARE[0], t()), F32),
    case("masked_fill-wider", torch.masked_fill, lambda t: (t(5), SQUARE, 1), F32),
    case("masked_scatter", torch.masked_scatter, lambda t: (t(4, 5), SQUARE, t(3, 4))),
    case("masked_scatter-broadcast", torch.masked_scatter, lambda t: (t(4, 5), SQUARE[0], t(8)), F32),
    case("masked_scatter-nothing", torch.masked_scatter, lambda t: (t(2, 3), mask(False), t(0)), F32),
    case("masked_select", torch.masked_select, lambda t: (t(4, 5), SQUARE), F32),
    case("nonzero", torch.nonzero, lambda t: (t(4, 5, low=0, high=1),), (torch.int64, *BOOL)),
    case(
        "nonzero_static",
        lambda x: torch.nonzero_static(x, size=12, fill_value=-7),
        lambda t: (t(4, 5, low=0, high=1),),
        (torch.int64, *BOOL),
    ),
    case("nonzero_static-few", lambda x: torch.nonzero_static(x, size=2), lambda t: (t(4, 5),), F32),
]

SLICES = [
    case("select-backward", lambda x: x[1] * 2 + x[-1], lambda t: (t(4, 5),), FLOATS),
    case("slice-backward", lambda x: x[:, 1:4] * 2, lambda t: (t(4, 5),), FLOATS),
    case("slice-step-backward", lambda x: x[:, 1::3] * 2, lambda t: (t(4, 5),), F32),
    case("select_scatter", torch.select_scatter, lambda t: (t(4, 5), t(5), 0, -1)),
    *[
        case(
            f"slice_scatter-{start}-{end}-{step}",
            torch.slice_scatter,
            lambda t, s=slice(start, end, step): (
                t(4, 5),
                t(*torch.empty(4, 5)[:, s].shape),
                1,
                s.start,
                s.stop,
                s.step,
            ),
            dtypes,
        )
        for start, end, step, dtypes in [
            (1, 3, 1, ANY),
            (-4, None, 2, F32),
            (None, None, 3, F32),
            (9, 12, 1, F32),
        ]
    ],
    case("diagonal_scatter", torch.diagonal_scatter, lambda t: (t(4, 5), t(4), 1), F32),
    case("as_strided_scatter", torch.as_strided_scatter, lambda t: (t(4, 5), t(2, 2), (2, 2), (1, 2)), F32),
]


def embedding(**options: Any) -> Callable[..., Any]:
    """Look up rows with these options, in a copy of the table."""
    return lambda table, indices: F.embedding(indices, table.clone(), **options)


EMBEDDING = [
    case(
        f"embedding-{'-'.join(map(str, options))}",
        embedding(**options),
        lambda t: (t(7, 4), ints([1, 2, 2], [0, 6, 1])),
        FLOATS if not options else F32,
        tolerance=ROUNDED,
        forms=("forward", "strided") if "max_norm" in options else ("forward", "strided", "backward"),
    )
    for options in [
        {},
        {"padding_idx": 2},
        {"scale_grad_by_freq": True},
        {"max_norm": 1.0},
        {"max_norm": 1.0, "norm_type": 1.0},
        {"max_norm": 1.0, "norm_type": float("inf")},
    ]
]

BAGGED = ints(1, 2, 4, 5, 4, 3, 2, 6)


def bags(**options: Any) -> Callable[..., Any]:
    """Reduce rows by bag with these options; further arguments are weights of the rows."""

    def call(table: torch.Tensor, offsets: torch.Tensor, *weights: torch.Tensor) -> torch.Tensor:
        indices = BAGGED.to(table.device)
        extra = {"per_sample_weights": weights[0]} if weights else {}
        return F.embedding_bag(indices, table, offsets, **extra, **options)

    return call


EMBEDDING_BAG = [
    *[
        case(
            f"embedding_bag-{mode}-{padding}",
            bags(mode=mode, padding_idx=padding),
            lambda t: (t(7, 4), ints(0, 3, 3, 5)),
            FLOATS[:2] if padding is None else F32,
            tolerance=ROUNDED,
        )
        for mode in ("sum", "mean", "max")
        for padding in (None, 2)
    ],
    case(
        "embedding_bag-last-offset",
        bags(mode="mean", include_last_offset=True),
        lambda t: (t(7, 4), ints(0, 3, 3, 8)),
        F32,
    ),
    case("embedding_bag-weights", bags(mode="sum"), lambda t: (t(7, 4), ints(0, 3, 5), t(8)), F32),
    case(
        "embedding_bag-frequency",
        bags(mode="sum", scale_grad_by_freq=True),
        lambda t: (t(7, 4), ints(0, 3, 5)),
        F32,
    ),
]

SORTED = (torch.float32, torch.bfloat16, torch.float64, torch.int64, torch.uint8)
SEARCH = [
    *[
        case(
            f"searchsorted-{right}",
            lambda seq, x, right=right: torch.searchsorted(seq.sort(-1).values, x, right=right),
            lambda t: (t(2, 7), t(2, 3)),
            SORTED,
        )
        for right in (False, True)
    ],
    case(
        "searchsorted-vector",
        lambda seq, x: torch.searchsorted(seq.sort().values, x, out_int32=True, side="right"),
        lambda t: (t(7), t(2, 3)),
        F32,
    ),
    case(
        "searchsorted-number",
        lambda seq: torch.searchsorted(seq.sort().values, 1.5),
        lambda t: (t(7),),
        (torch.float32, torch.int64),
    ),
    case(
        "searchsorted-sorter",
        lambda seq, x: torch.searchsorted(seq, x, sorter=seq.argsort()),
        lambda t: (t(2, 7), t(2, 3)),
        F32,
    ),
    case(
        "searchsorted-nan",
        torch.searchsorted,
        lambda _: (torch.tensor([1.0, 2.0, torch.nan]), torch.tensor([0.0, torch.nan, 3.0])),
        F32,
    ),
    case("searchsorted-empty", torch.searchsorted, lambda t: (t(0), t(3)), F32),
    case("bucketize", torch.bucketize, lambda t: (t(2, 3), torch.arange(-2, 3).to(t.dtype)), SORTED[:4]),
    case(
        "bucketize-right",
        lambda x, edges: torch.bucketize(x, edges, right=True),
        lambda t: (t(2, 3), t(1)),
        F32,
    ),
    case("bucketize-number", torch.bucketize, lambda t: (0.5, torch.arange(-2, 3).to(t.dtype)), F32),
    case("histc", torch.histc, lambda t: (t(4, 5), 7, -2, 2), SORTED[:3], tolerance=(0, 0)),
    case("histc-range", torch.histc, lambda t: (t(4, 5), 5), F32),
    case("histc-one-value", torch.histc, lambda _: (torch.full((3,), 2.0), 4), F32),
    case("histc-empty", torch.histc, lambda t: (t(0), 4), F32),
    case("unique", torch.unique, lambda t: (t(4, 5),), (torch.int64,), kwargs={"return_counts": True}),
    case("bincount", torch.bincount, lambda t: (t(9, low=0, high=6),), (torch.int64,)),
    case("one_hot", F.one_hot, lambda t: (t(4, 5, low=0, high=6), 7), (torch.int64,)),
    case("isin", torch.isin, lambda t: (t(4, 5), t(3)), (torch.int64, torch.float32)),
    case("isin-many", torch.isin, lambda t: (t(4, 5), t(40)), (torch.int64,), kwargs={"invert": True}),
    case("isin-number", torch.isin, lambda t: (t(4, 5), 2), (torch.int64,)),
    case("isin-nothing", torch.isin, lambda t: (t(4, 5), t(0)), F32),
]

CASES = [*INDEX, *PUT, *SCATTER, *MASKED, *SLICES, *EMBEDDING, *EMBEDDING_BAG, *SEARCH]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers_and_positions_of_every_width(dtype: torch.dtype) -> None:
    x = torch.arange(20).reshape(4, 5).to(dtype)
    index = ints(3, -1)
    assert_same(x.to(DEVICE)[index.to(DEVICE)], x[index])


def test_an_index_on_the_cpu_moves_to_the_device() -> None:
    x = torch.arange(20.0).reshape(4, 5)
    assert_same(x.to(DEVICE)[ints(2, 0)], x[ints(2, 0)])
    assert_same(assign(x.to(DEVICE), ints(2, 0), 1.0), assign(x, ints(2, 0), 1.0))


def test_a_write_through_a_mask_asks_nothing_of_the_device() -> None:
    x = torch.arange(20.0, device=DEVICE).reshape(4, 5)
    x[x > 10.0] = 0.0
    before = torch.tpu.metrics()
    for bound in (8.0, 6.0, 4.0, 2.0):
        x[x > bound] = bound
    after = torch.tpu.metrics()
    assert after["compiles"] == before["compiles"]
    assert after["d2h_bytes"] == before["d2h_bytes"]
    assert x.max().item() == 2


def test_an_index_outside_reads_the_nearest_and_writes_nothing() -> None:
    x = torch.arange(4.0, device=DEVICE)
    far = ints(9).to(DEVICE)
    assert x[far].item() == 3
    x[far] = 7.0
    assert_same(x, torch.arange(4.0))


def test_offsets_of_slices_are_no_part_of_a_program() -> None:
    x = torch.zeros(8, 3, device=DEVICE, requires_grad=True)

    def step(k: int) -> None:
        (x[k].sum() + x[k : k + 1].sum()).backward()
        torch.select_scatter(x.detach(), x[0].detach(), 0, k)
        torch.slice_scatter(x.detach(), x[:2].detach(), 0, k, k + 2)

    step(1)
    before = torch.tpu.metrics()["compiles"]
    for k in range(2, 6):
        step(k)
    assert torch.tpu.metrics()["compiles"] == before
    assert_same(x.grad, torch.tensor([0.0, *[2.0] * 5, 0, 0])[:, None].expand(8, 3))


def test_errors_have_the_words_of_torch() -> None:
    x, y = torch.zeros(4, 5, device=DEVICE), torch.zeros(3, device=DEVICE)
    with pytest.raises(RuntimeError, match="shape mismatch: value tensor"):
        x[ints(0, 1).to(DEVICE)] = y
    with pytest.raises((IndexError, RuntimeError), match="does not match the shape of the indexed tensor"):
        x[mask(True, False).to(DEVICE)] = 1.0
    with pytest.raises((IndexError, RuntimeError), match="source and destination dtypes match"):
        x.index_put_((ints(0).to(DEVICE),), y.int()[:1])
    with pytest.raises(RuntimeError, match="shape mismatch: value tensor of shape"):
        x[mask(True, False, True, False).to(DEVICE)] = y
    for other in (x, y.int()):
        with pytest.raises(RuntimeError, match="shape mismatch: value tensor"):
            x.index_put_((ints(0, 1).to(DEVICE),), other[:3, ..., None])
    with pytest.raises(IndexError, match="could not be broadcast together"):
        x[ints(0, 1).to(DEVICE), ints(0, 1, 2).to(DEVICE)]
    with pytest.raises(IndexError, match="could not be broadcast together"):
        x[ints(0, 1).to(DEVICE), ints(0, 1, 2).to(DEVICE)] = 0
    for weight, index, words in (
        (x, x.int()[None], "input has to be a 1D or 2D"),
        (y, y.int(), "weight has to be"),
    ):
        with pytest.raises(RuntimeError, match=words):
            torch._embedding_bag(weight, index, y.int())


@pytest.mark.parametrize(
    "call",
    [
        lambda x, index: x[:, index],
        lambda x, index: x.index_put_((index, index), x.new_ones(())),
        lambda x, index: x.index_select(1, index),
        lambda x, index: x.gather(1, index.expand(4, 2)),
        lambda x, index: torch.nn.functional.embedding(index, x.T),
        lambda x, index: torch.nn.functional.embedding_bag(index[None], x.T),
    ],
)
def test_nothing_is_read_from_an_empty_dimension(call: Callable[..., Any]) -> None:
    with pytest.raises(IndexError, match="index is out of bounds for dimension with size 0"):
        call(torch.empty(4, 0, device=DEVICE), ints(0, 0).to(DEVICE))


def test_bytes_as_a_mask_warn() -> None:
    x = torch.zeros(4, device=DEVICE)
    with pytest.warns(UserWarning, match=r"indexing with dtype torch.uint8 is now deprecated"):
        x[torch.tensor([1, 0, 1, 0], dtype=torch.uint8, device=DEVICE)] = torch.ones(2, device=DEVICE)
    assert_same(x, torch.tensor([1.0, 0, 1, 0]))


def test_torchscript_indexes_as_python_does() -> None:
    @torch.jit.script
    def both(x, index):
        x[x > 3] = 0.0
        return x[index], x[:, index]

    x = torch.arange(9.0).reshape(3, 3)
    assert_same(both(x.to(DEVICE), ints(2, 0).to(DEVICE)), both(x.clone(), ints(2, 0)))


@pytest.mark.parametrize(
    ("dtype", "value"),
    [
        (torch.uint8, 300),
        (torch.int8, -129),
        (torch.int8, 127.9),
        (torch.uint8, -1),
        (torch.float16, 1e6),
        (torch.float32, 1j),
    ],
    ids=str,
)
def test_numbers_that_the_dtype_cannot_hold(dtype: torch.dtype, value: float) -> None:
    mask, places = torch.tensor([True, False]), torch.tensor([1])
    calls = {
        "masked_fill": lambda x: x.masked_fill(mask.to(x.device), value),
        "index_fill": lambda x: x.index_fill(0, places.to(x.device), value),
        "scatter": lambda x: x.scatter(0, places.to(x.device), value),
        "item": lambda x: operator.setitem(x, 0, value) or x,
    }
    for name, call in calls.items():
        expected, actual = (
            outcome(call, torch.ones(2, dtype=dtype).to(device)) for device in ("cpu", DEVICE)
        )
        if isinstance(expected, Exception):
            assert type(actual) is type(expected), name
            assert isinstance(value, complex) or str(actual) == str(expected), name
        else:
            assert_same(actual, expected)
