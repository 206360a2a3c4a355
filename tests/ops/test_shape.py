"""Joining, padding and rearranging, against the CPU."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import BOOL, COMPLEX, DEVICE, FLOATS, Case, assert_same, parameters

F32 = (torch.float32,)
ANY = (*FLOATS, torch.int64, torch.uint8, *BOOL, *COMPLEX)
SOME = (torch.float32, torch.bfloat16, torch.int64, *BOOL)
# Their `out=` takes a list and returns nothing.
NO_OUT = ("forward", "strided", "backward")


def case(
    name: str,
    function: Callable[..., Any],
    inputs: Callable[..., Sequence[Any]],
    dtypes: Sequence[torch.dtype] = F32,
    **options: Any,
) -> Case:
    """Make a named case."""
    return Case(function, inputs, dtypes, name=name, **options)


CASES = [
    case("cat", torch.cat, lambda t: ([t(2, 3), t(2, 1)], 1), ANY),
    case("cat-negative-dim", torch.cat, lambda t: ([t(2, 3), t(4, 3)], -2)),
    case("cat-promotes", torch.cat, lambda t: ([t(2, 3), torch.ones(1, 3, dtype=torch.int32)],), SOME),
    case("cat-skips-empty", torch.cat, lambda t: ([t(2, 3), torch.zeros(0), t(1, 3)],)),
    case("cat-one", torch.cat, lambda t: ([t(2, 3)],)),
    case("cat-nothing", torch.cat, lambda t: ([t(0, 3), t(0, 3)],)),
    case("stack", torch.stack, lambda t: ([t(2, 3), t(2, 3)], -1), ANY),
    case("stack-0d", torch.stack, lambda t: ([t(), t()],)),
    case("hstack", torch.hstack, lambda t: ([t(3), t(2)],)),
    case("block_diag", torch.block_diag, lambda t: (t(2, 3), t(1, 2))),
    case("pad", F.pad, lambda t: (t(2, 3), (1, 2)), ANY),
    case("pad-value", F.pad, lambda t: (t(2, 3), (0, 1, -1, 2)), SOME, kwargs={"value": 1}),
    case("pad-crops", F.pad, lambda t: (t(2, 3), (-1, -1))),
    case("pad-nothing", F.pad, lambda t: (t(0, 3), (1, 0))),
    case("flip", torch.flip, lambda t: (t(2, 3), (0, -1)), ANY),
    case("flip-0d", torch.flip, lambda t: (t(), (0,))),
    case("flip-no-dims", torch.flip, lambda t: (t(2, 3), ())),
    case("rot90", torch.rot90, lambda t: (t(2, 3), 1, (0, 1))),
    case("roll", torch.roll, lambda t: (t(2, 5), (-2, 1), (1, 0)), ANY),
    case("roll-flat", torch.roll, lambda t: (t(2, 3), 4)),
    case("roll-round", torch.roll, lambda t: (t(2, 3), -7, 1)),
    case("roll-empty", torch.roll, lambda t: (t(0, 3), 1, 0)),
    case("repeat", lambda x: x.repeat(2, 1, 2), lambda t: (t(2, 3),), ANY),
    case("repeat-0d", lambda x: x.repeat(3), lambda t: (t(),)),
    case("repeat-nothing", lambda x: x.repeat(0, 2), lambda t: (t(2, 3),)),
    case("tile", torch.tile, lambda t: (t(2, 3), (2,))),
    case("repeat_interleave", torch.repeat_interleave, lambda t: (t(2, 3), 2, 1)),
    case("repeat_interleave-tensor", torch.repeat_interleave, lambda t: (t(3), torch.tensor([1, 0, 2]))),
    *[
        case(f"tril({k})", torch.tril, lambda t, k=k: (t(3, 4), k), ANY if k == 0 else F32)
        for k in (-1, 0, 9)
    ],
    *[
        case(f"triu({k})", torch.triu, lambda t, k=k: (t(3, 4), k), ANY if k == 0 else F32)
        for k in (1, 0, -9)
    ],
    case("tril-batch", torch.tril, lambda t: (t(2, 3, 3),)),
    case("trace", torch.trace, lambda t: (t(3, 4),), (*FLOATS, torch.int64)),
    case("diag_embed", torch.diag_embed, lambda t: (t(2, 3), 1), SOME),
    case("diagonal", torch.diagonal, lambda t: (t(3, 4), 1), SOME),
    *[
        case(
            f"unfold-{size}-{step}",
            lambda x, size=size, step=step: x.unfold(1, size, step) * 2,
            lambda t: (t(3, 5),),
        )
        for size, step in [(3, 1), (2, 2), (2, 3), (1, 1)]
    ],
    case("unfold-dim-0", lambda x: x.unfold(0, 2, 1) * 2, lambda t: (t(3, 5),), FLOATS),
    case("split_copy", torch.split_copy, lambda t: (t(4, 5), 2, 1), SOME, forms=NO_OUT),
    case("split_with_sizes_copy", torch.split_with_sizes_copy, lambda t: (t(4, 5), (2, 3), 1), forms=NO_OUT),
    case("unbind_copy", torch.unbind_copy, lambda t: (t(2, 3),), forms=NO_OUT),
    case("narrow_copy", torch.narrow_copy, lambda t: (t(4, 5), 1, 1, 2)),
    case("as_strided_copy", torch.as_strided_copy, lambda t: (t(4, 5), (2, 2), (1, 2)), forms=("forward",)),
    case("meshgrid", lambda x, y: torch.meshgrid(x, y, indexing="ij"), lambda t: (t(2), t(3))),
    case("cartesian_prod", torch.cartesian_prod, lambda t: (t(2), t(3))),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


def test_a_diagonal_is_no_part_of_a_program() -> None:
    x = torch.ones(4, 4, device=DEVICE)
    x.tril(0), x.triu(0)
    before = torch.tpu.metrics()["compiles"]
    for k in range(-3, 4):
        assert_same(x.tril(k), torch.ones(4, 4).tril(k))
        assert_same(x.triu(k), torch.ones(4, 4).triu(k))
    assert torch.tpu.metrics()["compiles"] == before


def test_errors_have_the_words_of_torch() -> None:
    x = torch.zeros(2, 3, device=DEVICE)
    with pytest.raises(RuntimeError, match="stack expects each tensor to be equal size"):
        torch.stack([x, x[0]])
    with pytest.raises(RuntimeError, match="Sizes of tensors must match except in dimension 0"):
        torch.cat([x, x[:, :2]])
    with pytest.raises(RuntimeError, match="length must be non-negative"):
        F.pad(x, (-2, -2))
    with pytest.raises(IndexError, match="Dimension out of range"):
        torch.cat([x, x], 2)
    with pytest.raises(RuntimeError, match="shifts and dimensions must align"):
        x.roll((1, 2, 3), (0, 1))
