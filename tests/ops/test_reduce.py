"""Reductions, sorting and running reductions, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from harness import BOOL, COMPLEX, DEVICE, Case, Sampler, assert_same, leaner, parameters

INT = (torch.int64,)
F32 = (torch.float32,)
FLOAT = (torch.float32, torch.bfloat16, torch.float64)
REAL = (torch.float32, torch.bfloat16, *INT)
ANY = (*REAL, torch.uint8, *BOOL)
NAN = float("nan")
INF = float("inf")


def over(
    function: Callable[..., Any], *args: Any, dtypes: Sequence[torch.dtype] = REAL, **kwargs: Any
) -> Case:
    """Make a case of one tensor of 2 by 5."""
    words = [*map(str, args), *(f"{key}={value}" for key, value in kwargs.items())]
    name = "-".join([function.__name__, *words])
    return Case(function, lambda t: (t(2, 5), *args), dtypes, kwargs, name=name)


def distinct(
    function: Callable[..., Any], *args: Any, dtypes: Sequence[torch.dtype] = REAL, **kwargs: Any
) -> Case:
    """Make a case of different numbers: which of equals is found is not specified."""
    case = over(function, *args, dtypes=dtypes, **kwargs)

    def inputs(t: Sampler) -> Sequence[Any]:
        return torch.randperm(10, generator=t.generator).reshape(2, 5).to(t.dtype), *args

    return Case(function, inputs, dtypes, kwargs, name=case.name)


SUMS = [
    over(torch.sum, dtypes=ANY + COMPLEX),
    over(torch.sum, 1),
    over(torch.sum, (0, 1), True, dtypes=F32),
    over(torch.sum, dtype=torch.float64),
    over(torch.nansum, 1),
    over(torch.mean, dtypes=FLOAT + COMPLEX),
    over(torch.mean, 1, True, dtypes=FLOAT),
    over(torch.mean, dtype=torch.float32, dtypes=INT),
    over(torch.prod, dtypes=ANY),
    over(torch.prod, 0, True),
    over(torch.count_nonzero, dtypes=ANY),
    over(torch.count_nonzero, 1, dtypes=F32),
    over(torch.any, dtypes=ANY),
    over(torch.any, 1),
    over(torch.any, (0, 1), True, dtypes=BOOL),
    over(torch.all, dtypes=ANY),
    over(torch.all, 1, True),
    over(torch.all, (0, 1), dtypes=BOOL),
    over(torch.all, (), dtypes=F32),
]
EXTREMES = [
    *(over(f, dtypes=ANY) for f in (torch.amax, torch.amin)),
    *(over(f, dtypes=REAL) for f in (torch.max, torch.min, torch.aminmax)),
    *(over(f, 1, True, dtypes=F32 + BOOL) for f in (torch.amax, torch.amin)),
    *(over(f, 1, dtypes=REAL + BOOL) for f in (torch.max, torch.min)),
    *(over(f, 0, True, dtypes=F32) for f in (torch.max, torch.min)),
    over(torch.aminmax, dim=1, keepdim=True),
    *(over(f) for f in (torch.argmax, torch.argmin)),
    *(over(f, 1, True, dtypes=F32) for f in (torch.argmax, torch.argmin)),
    over(torch.argmax, None, True, dtypes=F32),
]
MOMENTS = [
    *(over(f, dtypes=FLOAT + COMPLEX) for f in (torch.var, torch.std)),
    *(over(f, 1, correction=0, keepdim=True, dtypes=FLOAT) for f in (torch.var, torch.std)),
    over(torch.var, 1, correction=0.5, dtypes=F32),
    *(over(f, dtypes=FLOAT) for f in (torch.var_mean, torch.std_mean)),
    over(torch.logsumexp, 1, dtypes=(*F32, torch.float64, *INT)),
    over(torch.logsumexp, (0, 1), True, dtypes=F32),
]
NORMS = [
    *(over(torch.linalg.vector_norm, p, 1, dtypes=FLOAT + COMPLEX) for p in (0, 1, 2, INF, -INF, 2.5, -1)),
    over(torch.linalg.vector_norm, dtype=torch.float64, dtypes=F32),
    over(torch.norm, 3, 1, dtypes=F32),
    Case(
        torch.ops.aten.norm.ScalarOpt_dim,
        lambda t: (t(2, 5), None, [1], True),
        FLOAT,
        name="norm.ScalarOpt_dim",
    ),
    over(torch.renorm, 2, 0, 1.5, dtypes=FLOAT),
    over(torch.renorm, 3, 1, 1.5, dtypes=F32),
]
SORTS = [
    over(torch.sort, stable=True, dtypes=ANY),
    over(torch.sort, stable=True, dim=0, descending=True),
    over(torch.argsort, stable=True),
    over(torch.msort, dtypes=F32),
    distinct(torch.topk, 3),
    distinct(torch.topk, 2, 0),
    distinct(torch.topk, 3, 1, False),
    distinct(torch.kthvalue, 2),
    distinct(torch.kthvalue, 2, 0, True),
    *(distinct(f) for f in (torch.median, torch.nanmedian)),
    *(distinct(f, 1) for f in (torch.median, torch.nanmedian)),
    *(distinct(f, 0, True) for f in (torch.median, torch.nanmedian)),
    over(torch.mode),
    over(torch.mode, 0, True, dtypes=INT),
]
SCANS = [
    over(torch.cumsum, 1, dtypes=ANY + COMPLEX),
    over(torch.cumsum, 0, dtype=torch.float32, dtypes=INT),
    over(torch.cumprod, 1),
    over(torch.cummax, 1, dtypes=REAL + BOOL),
    over(torch.cummin, 0),
    over(torch.logcumsumexp, 1, dtypes=FLOAT),
]


@pytest.mark.parametrize(
    ("case", "dtype"), parameters(leaner(SUMS + EXTREMES + MOMENTS + NORMS + SORTS + SCANS))
)
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


SPECIAL = [
    *(torch.sum, torch.nansum, torch.mean, torch.amax, torch.amin, torch.aminmax, torch.argmax, torch.argmin),
    *(torch.any, torch.all, torch.count_nonzero, torch.std, torch.median, torch.nanmedian),
    *((f, 1) for f in (torch.max, torch.min, torch.logsumexp, torch.median)),
    *((f, 1) for f in (torch.cumsum, torch.cumprod, torch.cummax, torch.cummin, torch.logcumsumexp)),
    *((torch.linalg.vector_norm, p, 1) for p in (0, 2, 3, INF, -INF)),
    (torch.topk, 4),
    (torch.kthvalue, 4),
]


def arguments(call: Any) -> tuple[Callable[..., Any], Sequence[Any]]:
    """Split `(function, *arguments)`, or a function alone."""
    return (call[0], call[1:]) if isinstance(call, tuple) else (call, ())


@pytest.mark.parametrize("call", SPECIAL, ids=lambda call: str(arguments(call)))
def test_special_numbers(call: Any) -> None:
    function, args = arguments(call)
    rows = [
        [1, NAN, -2, 3, 0.5],
        [INF, 1, -INF, 2, 0],
        [-INF, -INF, -INF, -INF, -INF],
        [3, 1, 2, NAN, 4],
    ]
    if function in (torch.topk, torch.kthvalue):
        rows = rows[:2] + rows[3:]  # which of equal elements is found is not specified
    for x in (torch.tensor(rows), *map(torch.tensor, rows)):
        args = [0 if isinstance(arg, int) and arg == 1 and x.ndim == 1 else arg for arg in args]
        case = Case(function, lambda _, x=x, args=args: (x, *args))
        case.forward(torch.float32)


def test_first_of_equals_and_zeros_of_both_signs() -> None:
    rows = torch.tensor([[2.0, 3, 3, 1, 1], [0.0, -0.0, 0, -0.0, 0]])
    for x in (rows, rows.bfloat16(), rows.long()):
        for call in (
            (torch.max, 1),
            (torch.min, 1),
            (torch.argmax, 1),
            torch.argmin,
            (torch.cummax, 1),
            (torch.cummin, 1),
        ):
            function, args = arguments(call)
            Case(function, lambda _, args=args, x=x: (x, *args)).forward(x.dtype)
        for descending in (False, True):
            Case(torch.sort, lambda _, x=x: (x,), kwargs={"stable": True, "descending": descending}).forward(
                x.dtype
            )


EMPTY = [
    *(torch.sum, torch.nansum, torch.mean, torch.prod, torch.any, torch.all, torch.var, torch.median),
    *(torch.amax, torch.max, torch.argmax, torch.aminmax, torch.linalg.vector_norm, torch.count_nonzero),
    *(
        (f, 0)
        for f in (torch.sum, torch.prod, torch.any, torch.logsumexp, torch.amax, torch.max, torch.argmax)
    ),
    *(
        (f, 1)
        for f in (torch.sum, torch.amax, torch.max, torch.argmax, torch.median, torch.kthvalue, torch.mode)
    ),
    *((f, 1) for f in (torch.cumsum, torch.cummax, torch.logcumsumexp, torch.sort, torch.std)),
    *((torch.linalg.vector_norm, p, 0) for p in (0, 2, INF)),
    (torch.topk, 2),
]


@pytest.mark.filterwarnings("ignore:.*degrees of freedom")
@pytest.mark.parametrize("call", EMPTY, ids=lambda call: str(arguments(call)))
def test_empty(call: Any) -> None:
    function, args = arguments(call)
    Case(function, lambda t: (t(0, 3), *args)).forward(torch.float32)


SCALAR = [
    *(
        torch.sum,
        torch.mean,
        torch.prod,
        torch.any,
        torch.amax,
        torch.max,
        torch.argmax,
        torch.aminmax,
        torch.median,
    ),
    *(
        (f, 0)
        for f in (torch.sum, torch.prod, torch.any, torch.amax, torch.max, torch.argmax, torch.logsumexp)
    ),
    *(
        (f, -1)
        for f in (torch.cumsum, torch.cumprod, torch.cummax, torch.logcumsumexp, torch.sort, torch.median)
    ),
    *((f, 1) for f in (torch.kthvalue, torch.topk)),
    *((f, 1) for f in (torch.sum, torch.cumsum, torch.sort)),  # no such dimension
    (torch.mode,),
    (torch.linalg.vector_norm,),
]


@pytest.mark.parametrize("call", SCALAR, ids=lambda call: str(arguments(call)))
def test_zero_dimensional(call: Any) -> None:
    function, args = arguments(call)
    case = Case(function, lambda t: (t(), *args))
    case.forward(torch.float32)
    case.backward(torch.float32)


@pytest.mark.parametrize("size", [1, 2, 3, 64, 65, 1000])
@pytest.mark.parametrize("function", [torch.cumsum, torch.cummax, torch.sort, torch.median])
def test_sizes(function: Callable[..., Any], size: int) -> None:
    # Integers, which are summed exactly in any order; sorted, the median's index is of one of many equals.
    def call(x: torch.Tensor) -> Any:
        result = function(x, 0)
        return result.values if function is torch.median else result

    kwargs: dict[str, Any] = {}
    if function is torch.sort:
        call = lambda x: torch.sort(x, 0, stable=True)  # noqa: E731 - one of two meanings of a name
    Case(call, lambda t: (t(size, 2, low=-50, high=50),), kwargs=kwargs, name=function.__name__).forward(
        torch.int64
    )


def test_sums_are_accurate() -> None:
    x = Sampler(torch.float32)(1 << 20, low=0, high=1)
    want = x.double().sum()
    for dtype, tolerance in ((torch.float32, 1e-5), (torch.bfloat16, 8e-3)):
        total = x.to(DEVICE).to(dtype).sum().double().cpu()
        assert abs(total - want) / want < tolerance


def test_refuses_what_torch_refuses() -> None:
    x = torch.randn(2, 3, device=DEVICE)
    with pytest.raises(RuntimeError, match="only support floating point"):
        x.long().var()
    with pytest.raises(IndexError, match="Dimension out of range"):
        x.sum(2)
    with pytest.raises(RuntimeError, match="appears multiple times"):
        x.sum((0, -2))
    with pytest.raises(RuntimeError, match=r"k not in range|selected index k out of range"):
        x.topk(4)
    with pytest.raises(RuntimeError, match="not implemented for 'ComplexFloat'"):
        x.to(torch.complex64).amax()


def test_numbers_are_operands() -> None:
    x = Sampler(torch.float32)(2, 5)
    calls: list[Callable[[torch.Tensor, float], torch.Tensor]] = [
        lambda x, value: torch.linalg.vector_norm(x, 2.25 + value, 1),
        lambda x, value: torch.var(x, 1, correction=0.5 + value),
        lambda x, value: torch.renorm(x, 2, 0, 0.5 + value),
    ]
    for call in calls:
        call(x.to(DEVICE), 0.25).cpu()
        compiles = torch.tpu.metrics()["compiles"]
        for value in (0.5, 0.75):
            assert_same(call(x.to(DEVICE), value), call(x, value))
        assert torch.tpu.metrics()["compiles"] == compiles
