"""Softmax and its logarithm, against the CPU."""

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, parameters

EXACT = (torch.float32, torch.float64)
# The CPU rounds between the steps of its 16-bit kernels; here only the result is rounded.
SHORT = {"dtypes": (torch.bfloat16, torch.float16), "tolerance": (2e-2, 1e-2)}

CASES = [
    *(Case(f, lambda t: (t(2, 5), 1), EXACT) for f in (torch.softmax, torch.log_softmax)),
    *(Case(f, lambda t: (t(2, 5), 1), **SHORT) for f in (torch.softmax, torch.log_softmax)),
    *(
        Case(f, lambda t: (t(2, 3, 4), -2), EXACT, name=f"{f.__name__}-inside")
        for f in (torch.softmax, torch.log_softmax)
    ),
    Case(F.softmin, lambda t: (t(2, 5), 0), EXACT),
    Case(
        torch.softmax,
        lambda t: (t(2, 5), 1, torch.float32),
        (torch.float16, torch.int64),
        name="softmax-widened",
    ),
    Case(
        torch.log_softmax, lambda t: (t(2, 5), 1, torch.float64), (torch.float32,), name="log_softmax-widened"
    ),
    Case(torch.ops.aten._safe_softmax, lambda t: (t(2, 5), 1), EXACT, name="_safe_softmax"),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("function", [torch.softmax, torch.log_softmax, torch.ops.aten._safe_softmax])
def test_rows_without_a_number(function: object) -> None:
    inf, nan = float("inf"), float("nan")
    x = torch.tensor([[-inf, -inf, -inf], [inf, 1, 2], [nan, 1, 2], [-inf, 1, 1e30]])
    case = Case(function, lambda _: (x.clone(), 1), name=str(function))
    case.forward(torch.float32)
    case.backward(torch.float32)


@pytest.mark.parametrize("shape", [(), (0, 4), (4, 0)], ids=["0-dim", "empty", "no classes"])
@pytest.mark.parametrize("function", [torch.softmax, torch.log_softmax])
def test_without_dimensions_or_elements(function: object, shape: tuple[int, ...]) -> None:
    case = Case(function, lambda t: (t(*shape), -1))
    case.forward(torch.float32)
    case.backward(torch.float32)


def test_integers_are_refused() -> None:
    with pytest.raises(RuntimeError, match="not implemented for 'Long'"):
        torch.softmax(torch.ones(2, 3, dtype=torch.int64, device=DEVICE), 1)
