"""Matrix products, against the CPU."""

from collections.abc import Sequence

import pytest
import torch
import torch.nn.functional as F
from harness import COMPLEX, DEVICE, FLOATS, Case, Sampler, assert_same, parameters

PRECISE, SHORT = (torch.float32, torch.float64), (torch.bfloat16, torch.float16)
INTEGERS = (torch.int64, torch.int32, torch.uint8)
COMPOSITE = ("forward", "strided", "backward")
NUMBERS = (*FLOATS, *INTEGERS, *COMPLEX)


def matrices(t: Sampler) -> Sequence[torch.Tensor]:
    return t(2, 3), t(3, 4)


def batches(t: Sampler) -> Sequence[torch.Tensor]:
    return t(2, 3, 4), t(2, 4, 5)


CASES = [
    Case(torch.mm, matrices, NUMBERS),
    Case(torch.mm, lambda t: (t(2, 0), t(0, 4)), name="mm-nothing-to-sum"),
    Case(torch.mm, lambda t: (t(0, 3), t(3, 4)), name="mm-empty"),
    Case(torch.bmm, batches, NUMBERS),
    Case(torch.bmm, lambda t: (t(0, 3, 4), t(0, 4, 5)), name="bmm-empty"),
    Case(torch.mv, lambda t: (t(2, 3), t(3)), NUMBERS),
    Case(torch.dot, lambda t: (t(3), t(3)), NUMBERS),
    Case(torch.vdot, lambda t: (t(3), t(3)), NUMBERS),
    Case(torch.addmm, lambda t: (t(2, 4), *matrices(t)), NUMBERS),
    Case(
        torch.addmm, lambda t: (t(4), *matrices(t)), NUMBERS, {"beta": 3, "alpha": 2}, name="addmm-broadcast"
    ),
    Case(torch.addmm, lambda t: (t(), *matrices(t)), (torch.float32,), {"beta": 0.3}, name="addmm-0-dim"),
    Case(torch.baddbmm, lambda t: (t(2, 3, 5), *batches(t)), NUMBERS),
    Case(
        torch.baddbmm,
        lambda t: (t(3, 1), *batches(t)),
        FLOATS,
        {"beta": 3, "alpha": 2},
        name="baddbmm-broadcast",
    ),
    # The CPU rounds 16-bit sums after every batch, the device once.
    Case(torch.addbmm, lambda t: (t(3, 5), *batches(t)), (*PRECISE, *INTEGERS, *COMPLEX)),
    Case(torch.addbmm, lambda t: (t(3, 5), *batches(t)), SHORT, tolerance=(1e-2, 5e-2), name="addbmm-short"),
    Case(torch.addmv, lambda t: (t(2), t(2, 3), t(3)), NUMBERS, {"beta": 3, "alpha": 2}),
    # The CPU rounds the product of two 16-bit floats before it adds, the device does not.
    Case(torch.addr, lambda t: (t(2, 3), t(2), t(3)), (*PRECISE, *INTEGERS, torch.bool)),
    Case(torch.addr, lambda t: (t(2, 3), t(2), t(3)), SHORT, tolerance=(1e-2, 2e-2), name="addr-short"),
    Case(torch._addmm_activation, lambda t: (t(4), *matrices(t)), name="addmm-relu"),
    Case(
        torch._addmm_activation, lambda t: (t(4), *matrices(t)), FLOATS, {"use_gelu": True}, name="addmm-gelu"
    ),
    Case(
        torch._int_mm, lambda t: (t(32, 16, low=-128, high=127), t(16, 8, low=-128, high=127)), (torch.int8,)
    ),
    # Torch's composites do not take an `out=` that is spread out.
    Case(torch.matmul, lambda t: (t(2, 3, 4), t(4, 5)), forms=COMPOSITE),
    Case(torch.matmul, lambda t: (t(4), t(2, 4, 5)), forms=COMPOSITE, name="matmul-vector"),
    Case(F.linear, lambda t: (t(2, 3, 4), t(5, 4), t(5)), forms=COMPOSITE),
    Case(torch.einsum, lambda t: ("bij,bjk->ki", *batches(t))),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


@pytest.mark.parametrize("function", [torch.addmm, torch.addbmm, torch.baddbmm, torch.addmv, torch.addr])
def test_input_does_not_matter_when_beta_is_zero(function) -> None:
    shapes = {
        torch.addmm: ((2, 4), (2, 3), (3, 4)),
        torch.addbmm: ((3, 5), (2, 3, 4), (2, 4, 5)),
        torch.baddbmm: ((2, 3, 5), (2, 3, 4), (2, 4, 5)),
        torch.addmv: ((2,), (2, 3), (3,)),
        torch.addr: ((2, 3), (2,), (3,)),
    }
    t = Sampler(torch.float32)
    first, *others = shapes[function]
    arguments = [torch.full(first, torch.nan), *(t(*shape) for shape in others)]
    expected = function(*arguments, beta=0, alpha=2)
    assert_same(function(*(x.to(DEVICE) for x in arguments), beta=0, alpha=2), expected)


def test_products_keep_float_precision() -> None:
    t = Sampler(torch.float64)
    x, y = t(64, 300), t(300, 32)
    product = (x.float().to(DEVICE) @ y.float().to(DEVICE)).cpu()
    torch.testing.assert_close(
        product.double(), x.float().double() @ y.float().double(), rtol=1e-5, atol=1e-3
    )


def test_16_bit_products_are_rounded_once() -> None:
    t = Sampler(torch.bfloat16)
    x, y = t(8, 256), t(256, 8)
    exact = (x.double() @ y.double()).to(torch.bfloat16)
    torch.testing.assert_close((x.to(DEVICE) @ y.to(DEVICE)).cpu(), exact, rtol=2**-8, atol=0)


def test_conjugated_views_are_conjugated() -> None:
    t = Sampler(torch.complex64)
    x, y = t(2, 3), t(2, 4)
    assert_same(x.to(DEVICE).mH @ y.to(DEVICE), x.mH @ y)


@pytest.mark.parametrize("function", [torch.mm, torch.mv])
def test_bool_has_no_product(function) -> None:
    x = torch.ones(2, 2, dtype=torch.bool, device=DEVICE)
    y = x if function is torch.mm else x[0]
    with pytest.raises(RuntimeError, match="not implemented for 'Bool'"):
        function(x, y)


def test_shapes_that_do_not_fit_are_refused_in_torchs_words() -> None:
    x, y = torch.ones(2, 3, device=DEVICE), torch.ones(2, 3, device=DEVICE)
    with pytest.raises(RuntimeError, match=r"mat1 and mat2 shapes cannot be multiplied \(2x3 and 2x3\)"):
        torch.mm(x, y)


def test_zeros_without_memory() -> None:
    x = torch.arange(3.0, device=DEVICE)
    zeros = torch._efficientzerotensor((3,), device=DEVICE)
    assert_same(torch.dot(zeros, x), torch.tensor(0.0))
    assert_same(torch.vdot(x, zeros), torch.tensor(0.0))
