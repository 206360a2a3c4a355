"""Interpolation, padding with what is inside, and patches, against the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, parameters

PRECISE = (torch.float32, torch.float64)
SHORT_FLOATS = (torch.bfloat16, torch.float16)
# The CPU adds 16-bit gradients in 16 bits, the device rounds once.
SHORT = (2e-2, 3e-2)
BYTES = (torch.uint8,)


def case(
    function: Callable[..., Any],
    shape: tuple[int, ...],
    *args: Any,
    dtypes: tuple[torch.dtype, ...] = PRECISE,
    tolerance: tuple[float, float] | None = None,
    **kwargs: Any,
) -> Case:
    """Make a case of one tensor."""
    words = [function.__name__, *map(str, args), *(str(value) for value in kwargs.values())]
    tolerance = SHORT if dtypes == SHORT_FLOATS else tolerance
    forms = ("forward", "strided", "backward")

    def inputs(t: Sampler) -> tuple[torch.Tensor]:
        return (t(*shape, low=0, high=255) if t.dtype == torch.uint8 else t(*shape),)

    return Case(lambda x: function(x, *args, **kwargs), inputs, dtypes, {}, forms, tolerance, "-".join(words))


def resize(shape: tuple[int, ...], mode: str, **kwargs: Any) -> Case:
    return case(F.interpolate, shape, mode=mode, **kwargs)


LINE, IMAGE, VOLUME = (2, 3, 4), (2, 3, 4, 6), (2, 3, 2, 3, 4)
# The CPU computes bytes in fixed point.
FIXED_POINT = {"dtypes": BYTES, "tolerance": (0, 1)}

RESIZE = [
    *(resize(LINE, mode, size=size) for mode in ("nearest", "nearest-exact") for size in (8, 6, 2)),
    *(
        resize((2, 3, 7), mode, scale_factor=scale)
        for mode in ("nearest", "nearest-exact")
        for scale in (1.7, 0.6)
    ),
    *(resize(IMAGE, mode, size=(12, 3)) for mode in ("nearest", "nearest-exact")),
    *(resize(VOLUME, mode, size=(4, 3, 5)) for mode in ("nearest", "nearest-exact")),
    resize(IMAGE, "nearest", size=(5, 9), dtypes=SHORT_FLOATS),
    resize(IMAGE, "nearest", size=(5, 9), dtypes=BYTES),
    *(resize(LINE, "linear", size=size, align_corners=align) for size in (6, 1) for align in (False, True)),
    *(
        resize(IMAGE, mode, size=(8, 3), align_corners=align)
        for mode in ("bilinear", "bicubic")
        for align in (False, True)
    ),
    *(resize(IMAGE, mode, scale_factor=(1.7, 0.6)) for mode in ("bilinear", "bicubic")),
    *(resize(IMAGE, mode, size=(8, 3), dtypes=SHORT_FLOATS) for mode in ("bilinear", "bicubic")),
    *(resize(IMAGE, mode, size=(8, 3), **FIXED_POINT) for mode in ("bilinear", "bicubic")),
    *(resize((2, 3, 7, 9), mode, size=(8, 3), antialias=True) for mode in ("bilinear", "bicubic")),
    *(
        resize((2, 3, 7, 9), mode, size=(8, 3), antialias=True, **FIXED_POINT)
        for mode in ("bilinear", "bicubic")
    ),
    *(resize(VOLUME, "trilinear", size=(4, 3, 5), align_corners=align) for align in (False, True)),
]

PAD = [
    *(
        case(F.pad, shape, padding, mode=mode)
        for mode in ("reflect", "replicate")
        for shape, padding in (
            ((2, 4), (1, 2)),
            ((2, 3, 5), (-1, 2)),
            ((2, 3, 3, 4), (1, 2, 2, 1)),
            ((1, 2, 2, 3, 4), (1, 2, 0, 1, 1, 1)),
        )
    ),
    *(
        case(F.pad, (2, 3, 3, 4), (1, 2, 2, 1), mode=mode, dtypes=SHORT_FLOATS)
        for mode in ("reflect", "replicate")
    ),
    case(F.pad, (2, 3, 4), (1, 2), mode="reflect", dtypes=(torch.int64, torch.complex64)),
    case(F.pad, (2, 3, 4), (1, 2), mode="circular"),
]

REARRANGE = [
    case(F.pixel_shuffle, (2, 8, 3, 4), 2, dtypes=(*PRECISE, torch.int64, torch.bool)),
    case(F.pixel_shuffle, (9, 2, 2), 3),
    case(F.pixel_unshuffle, (2, 3, 4, 6), 2),
    case(F.channel_shuffle, (2, 6, 3, 4), 3),
    case(F.unfold, (2, 3, 5, 6), (2, 3), (1, 2), (1, 0), (2, 1), dtypes=(*PRECISE, *SHORT_FLOATS)),
    case(F.unfold, (3, 4, 6), (2, 3), stride=(2, 3)),
    case(F.unfold, (2, 3, 7, 8), 2, stride=3),
    case(F.fold, (2, 18, 6), (5, 6), (2, 3), (1, 2), (1, 0), (2, 1)),
    case(F.fold, (2, 18, 6), (5, 6), (2, 3), (1, 2), (1, 0), (2, 1), dtypes=SHORT_FLOATS),
    case(F.fold, (18, 4), (4, 6), (2, 3), stride=(2, 3)),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(RESIZE + PAD + REARRANGE))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


def test_lanczos() -> None:
    x = Sampler(torch.float32)(2, 3, 7, 9)
    lanczos = torch.ops.aten._upsample_lanczos2d_aa
    assert_same(lanczos(x.to(DEVICE), [8, 3], False), lanczos(x, [8, 3], False))


def test_the_nearest_element_is_torchs_where_places_are_close() -> None:
    for size, outputs in ((2, 97), (6, 165), (49, 70), (90, 7)):
        x = torch.arange(size, dtype=torch.float32)[None, None]
        for mode in ("nearest", "nearest-exact"):
            assert_same(F.interpolate(x.to(DEVICE), outputs, mode=mode), F.interpolate(x, outputs, mode=mode))


def test_a_nan_stays_in_its_place() -> None:
    x = Sampler(torch.float32)(1, 1, 3, 4)
    x[0, 0, 1, 2] = torch.nan
    for mode in ("nearest", "nearest-exact"):
        assert_same(F.interpolate(x.to(DEVICE), (6, 6), mode=mode), F.interpolate(x, (6, 6), mode=mode))


def test_out() -> None:
    x = Sampler(torch.float32)(2, 3, 4, 6)
    out = torch.empty(0, device=DEVICE)
    torch._C._nn.upsample_nearest2d(x.to(DEVICE), (8, 12), out=out)
    assert_same(out, F.interpolate(x, (8, 12)))


def test_padding_as_long_as_the_input_is_refused_in_torchs_words() -> None:
    with pytest.raises(
        RuntimeError, match="Padding size should be less than the corresponding input dimension"
    ):
        F.pad(torch.ones(1, 3, device=DEVICE), (3, 0), mode="reflect")
