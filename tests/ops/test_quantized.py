"""Fake quantization, scaled and grouped products, packed weights, against the CPU or a formula."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, Case, Sampler, assert_same, parameters, spread

aten = torch.ops.aten
FLOATS = (torch.float32, torch.bfloat16, torch.float16, torch.float64)
SHORT = (torch.float8_e4m3fn, torch.float8_e5m2)
F32 = (torch.float32,)
SCALES = torch.tensor([0.1, 0.25, 0.03])
ZEROS = torch.tensor([3, -5, 0], dtype=torch.int32)
ONE = (torch.tensor([0.1]), torch.tensor([3], dtype=torch.int32))


def grid(*shape: int) -> Callable[[Sampler], Any]:
    """Give values on both sides of a grid of -16 ..= 15, some beyond it."""
    return lambda t: t(*shape, low=-4, high=4)


def beyond(t: Sampler) -> torch.Tensor:
    return torch.tensor([float("inf"), -float("inf"), float("nan"), -0.0, 0.05, 1e30], dtype=t.dtype)


CASES = [
    Case(torch.fake_quantize_per_tensor_affine, lambda t: (grid(2, 3)(t), 0.1, 3, -16, 15), FLOATS),
    Case(torch.fake_quantize_per_tensor_affine, lambda t: (grid(0, 3)(t), 0.1, 3, -16, 15), F32),
    Case(torch.fake_quantize_per_tensor_affine, lambda t: (grid()(t), 0.1, 3, -16, 15), F32),
    Case(
        torch.fake_quantize_per_tensor_affine, lambda t: (beyond(t), 0.1, 3, -16, 15), F32, forms=("forward",)
    ),
    Case(
        torch.fake_quantize_per_tensor_affine,
        lambda t: (grid(2, 3)(t), *ONE, -16, 15),
        FLOATS,
        forms=("forward",),
    ),
    Case(
        aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
        lambda t: (grid(2, 3)(t), *ONE, torch.tensor([0]), -16, 15),
        F32,
        forms=("forward",),
    ),
    Case(
        torch.fake_quantize_per_channel_affine,
        lambda t: (grid(2, 3)(t), SCALES, ZEROS, 1, -16, 15),
        FLOATS,
        forms=("forward",),
    ),
    Case(
        torch.fake_quantize_per_channel_affine,
        lambda t: (grid(3, 2)(t), SCALES, ZEROS + 0.3, 0, -16, 15),
        F32,
        forms=("forward", "strided"),
    ),
    Case(
        torch._fake_quantize_learnable_per_tensor_affine,
        lambda t: (grid(2, 3)(t), t(1, low=0.1, high=0.2), t(1, low=-7, high=7), -16, 15, 0.5),
        F32,
    ),
    Case(
        torch._fake_quantize_learnable_per_channel_affine,
        lambda t: (grid(2, 3)(t), t(3, low=0.1, high=0.2), t(3, low=-7, high=7), 1, -16, 15, 0.5),
        F32,
    ),
    Case(
        torch._weight_int8pack_mm,
        lambda t: (t(2, 32), t(4, 32, low=-128, high=127, dtype=torch.int8), t(4)),
        FLOATS[:3],
        forms=("forward",),
    ),
    Case(
        torch._int_mm,
        lambda t: (t(2, 16, low=-128, high=127), t(16, 4, low=-128, high=127)),
        (torch.int8,),
    ),
]


@pytest.mark.parametrize(("case", "dtype"), parameters(CASES))
def test_matches_cpu(case: Case, dtype: torch.dtype) -> None:
    case.check(dtype)


def factors(dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    t = Sampler(torch.float32)
    return t(16, 256).to(dtype), t(32, 256).to(dtype).t()


@pytest.mark.parametrize("dtype", SHORT)
def test_scaled_product(dtype: torch.dtype) -> None:
    x, y = factors(dtype)
    t = Sampler(torch.float32, seed=1)
    exact = x.float(), y.float()
    bias = t(32).bfloat16()
    scales = {
        "one": (t(low=0.5, high=2), t(low=0.5, high=2)),
        "rows": (t(16, 1, low=0.5, high=2), t(1, 32, low=0.5, high=2)),
        "blocks": (t(16, 2, low=0.5, high=2), t(2, 1, low=0.5, high=2)),
        "blocks of each": (t(16, 2, low=0.5, high=2), t(2, 32, low=0.5, high=2)),
    }
    for name, (a, b) in scales.items():
        wide_a = a.repeat_interleave(128, 1) if name.startswith("blocks") else a
        wide_b = b.repeat_interleave(128, 0) if name.startswith("blocks") else b
        want = (exact[0] * wide_a) @ (exact[1] * wide_b)
        on_device = [value.to(DEVICE) for value in (x, y, a, b)]
        for out in (torch.float32, torch.bfloat16):
            got = torch._scaled_mm(*on_device, out_dtype=out)
            torch.testing.assert_close(
                got.cpu(), want.to(out), rtol=1e-2 if out == torch.bfloat16 else 1e-5, atol=1e-3
            )
        got = torch._scaled_mm(*on_device, bias=bias.to(DEVICE), out_dtype=torch.float32)
        torch.testing.assert_close(got.cpu(), want + bias, rtol=1e-5, atol=1e-3)
    recipe = {"one": 0, "rows": 1, "blocks": 5, "blocks of each": 4}
    for name in ("one", "rows", "blocks"):
        a, b = scales[name]
        v1 = torch._scaled_mm(x.to(DEVICE), y.to(DEVICE), a.to(DEVICE), b.to(DEVICE), out_dtype=torch.float32)
        lists = [[a.to(DEVICE)], [4 if name == "blocks" else recipe[name]], [0]]
        lists += [[b.to(DEVICE)], [recipe[name]], [0]]
        v2 = torch._scaled_mm_v2(x.to(DEVICE), y.to(DEVICE), *lists, None, torch.float32)
        torch.testing.assert_close(v2, v1)
        base = t(16, 32).to(DEVICE)
        sums = torch._scaled_addmm(base, x.to(DEVICE), y.to(DEVICE), *lists, beta=2, alpha=0.5)
        torch.testing.assert_close(sums, 2 * base + 0.5 * v1)


@pytest.mark.parametrize("dtype", SHORT)
def test_scaled_product_is_that_of_the_cpu(dtype: torch.dtype) -> None:
    x, y = factors(dtype)
    args = (x, y, torch.tensor(0.5), torch.tensor(0.25))
    want = torch._scaled_mm(*args, out_dtype=torch.bfloat16)
    got = torch._scaled_mm(*(value.to(DEVICE) for value in args), out_dtype=torch.bfloat16)
    torch.testing.assert_close(got.cpu(), want, rtol=1e-2, atol=1e-2)
    with pytest.raises(RuntimeError, match="not supported"):
        torch._scaled_mm(*(v.to(DEVICE) for v in args), scale_result=torch.ones((), device=DEVICE))


def in_tiles(scales: torch.Tensor) -> torch.Tensor:
    """Lay scales [rows, blocks] out as cuBLAS wants them: tiles of 128 by 4."""
    down, right = -(-len(scales) // 128), -(-scales.shape[1] // 4)
    full = torch.zeros(down * 128, right * 4, dtype=torch.uint8)
    full[: len(scales), : scales.shape[1]] = scales.view(torch.uint8)
    tiles = full.view(down, 4, 32, right, 4).permute(0, 3, 2, 1, 4)
    return tiles.reshape(-1).view(torch.float8_e8m0fnu)


def test_scaled_product_of_blocks_of_32() -> None:
    x, y = (Sampler(torch.float32, seed=k)(rows, 160).to(SHORT[0]) for k, rows in enumerate((144, 48)))
    scales = [Sampler(torch.uint8)(len(z), 5, low=120, high=130).view(torch.float8_e8m0fnu) for z in (x, y)]
    each = [scale.float().repeat_interleave(32, 1) for scale in scales]
    wide = [z.float() * scale for z, scale in zip((x, y), each, strict=True)]
    on_device = [z.to(DEVICE) for z in (x, y.t(), *map(in_tiles, scales))]
    got = torch._scaled_mm(*on_device, out_dtype=torch.bfloat16)
    torch.testing.assert_close(got.cpu(), (wide[0] @ wide[1].t()).bfloat16())
    recipe = (F.ScalingType.BlockWise1x32, F.SwizzleType.SWIZZLE_32_4_4)
    left, right, scale_a, scale_b = on_device
    v2 = F.scaled_mm(left, right, scale_a, recipe[0], scale_b, recipe[0], recipe[1], recipe[1])
    torch.testing.assert_close(v2, got)


GROUPS = torch.tensor([3, 3, 10], dtype=torch.int32)  # the second is empty, and two rows belong to none


def grouped(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    starts = [0, *GROUPS.tolist()[:-1]]
    spans = list(zip(starts, GROUPS.tolist(), strict=True))
    if x.ndim == 2 and y.ndim == 3:
        parts = [x[a:b] @ y[g] for g, (a, b) in enumerate(spans)]
        return torch.cat([*parts, x.new_zeros(len(x) - spans[-1][1], y.shape[-1])])
    if x.ndim == 3:
        parts = [x[g] @ y[:, a:b] for g, (a, b) in enumerate(spans)]
        return torch.cat([*parts, y.new_zeros(x.shape[1], y.shape[1] - spans[-1][1])], 1)
    return torch.stack([x[:, a:b] @ y[a:b] for a, b in spans])


@pytest.mark.parametrize(
    "shapes", [((12, 8), (3, 8, 16)), ((3, 8, 16), (16, 12)), ((8, 12), (12, 16))], ids=str
)
def test_grouped_product(shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    t = Sampler(torch.float32)
    x, y = t(*shapes[0]), t(*shapes[1]).mT.contiguous().mT
    want = grouped(x, y)
    a, b = (value.to(DEVICE).requires_grad_() for value in (x, y))
    got = F.grouped_mm(a, b, offs=GROUPS.to(DEVICE))
    torch.testing.assert_close(got.detach().cpu(), want)
    x, y = (value.requires_grad_() for value in (x, y))
    cotangent = t(*want.shape)
    wants = torch.autograd.grad(grouped(x, y), (x, y), cotangent)
    gots = torch.autograd.grad(got, (a, b), cotangent.to(DEVICE))
    assert_same(gots, wants)


def test_grouped_products_of_other_offsets_are_one_program() -> None:
    x, y = torch.ones(12, 8, device=DEVICE), torch.ones(3, 8, 16, device=DEVICE)
    torch._grouped_mm(x, y, GROUPS.to(DEVICE))
    compiles = torch.tpu.metrics()["compiles"]
    torch._grouped_mm(x, y, (GROUPS - 1).to(DEVICE))
    assert torch.tpu.metrics()["compiles"] == compiles


@pytest.mark.parametrize("shapes", [((12, 16), (3, 16, 32)), ((16, 16), (16, 32))], ids=str)
def test_scaled_grouped_product(shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    t = Sampler(torch.float32)
    x = t(*shapes[0]).to(torch.float8_e4m3fn)
    y = t(*shapes[1]).mT.contiguous().to(torch.float8_e4m3fn).mT
    rows, columns = x.shape[0], y.shape[-1]
    inner = y.ndim == 2
    a = t(3 * rows if inner else rows, low=0.5, high=2)
    b = t(3 * columns, low=0.5, high=2) if inner else t(3, columns, low=0.5, high=2)
    if inner:
        want = grouped(x.float(), y.float()) * a.view(3, rows, 1) * b.view(3, 1, columns)
    else:
        want = grouped(x.float() * a[:, None], y.float() * b[:, None])
    args = [value.to(DEVICE) for value in (x, y, a, b)]
    got = torch._scaled_grouped_mm(*args, offs=GROUPS.to(DEVICE), out_dtype=torch.bfloat16)
    torch.testing.assert_close(got.float().cpu(), want, rtol=1e-2, atol=1e-2)
    lists = ([args[2]], [1], [0], [args[3]], [1], [0])
    v2 = torch._scaled_grouped_mm_v2(*args[:2], *lists, offs=GROUPS.to(DEVICE), out_dtype=torch.bfloat16)
    torch.testing.assert_close(v2, got)


def int4(rows: int, columns: int, groups: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    t = Sampler(torch.float32)
    q = t(rows, columns, low=0, high=15, dtype=torch.int32)
    grid = torch.stack([t(groups, rows, low=0.1, high=1), t(groups, rows)], -1)
    scale, zero = (part.t().repeat_interleave(columns // groups, 1) for part in grid.unbind(-1))
    return q, grid, (q - 8) * scale + zero


def test_int4_weights_of_tensor_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    q, grid, weight = int4(16, 64, 2)
    tiles = 2
    packed = aten._convert_weight_to_int4pack((q[:, ::2] << 4 | q[:, 1::2]).to(torch.uint8).to(DEVICE), tiles)
    words = torch.zeros(2, 2, 32, 1, dtype=torch.int64)
    places = [0, 16, 4, 20, 8, 24, 12, 28]
    for n in range(2):
        for k in range(2):
            for lane in range(32):
                for v, place in enumerate(places):
                    column = k * 32 + v // 4 * 16 + v // 2 % 2 * 8 + lane % 4 * 2 + v % 2
                    words[n, k, lane, 0] |= int(q[n * 8 + lane // 4, column]) << place
    assert torch.equal(packed.cpu().long() & 0xFFFFFFFF, words)
    x = Sampler(torch.float32, seed=2)(3, 64)
    # Torch's shape function asks for a property that only its fake tensors have.
    monkeypatch.setattr(torch.Tensor, "fake_device", property(lambda x: x.device), raising=False)
    got = aten._weight_int4pack_mm(x.to(DEVICE), packed, 32, grid.to(DEVICE))
    torch.testing.assert_close(got.cpu(), x @ weight.t())


def test_int4_weights_of_the_cpu() -> None:
    q, grid, weight = int4(80, 64, 2)
    packed = aten._convert_weight_to_int4pack_for_cpu(q.to(DEVICE), 1)
    if torch.backends.cpu.get_cpu_capability() == "AVX512":
        assert torch.equal(packed.cpu(), aten._convert_weight_to_int4pack_for_cpu(q, 1))
    x = Sampler(torch.float32, seed=2)(3, 64)
    got = aten._weight_int4pack_mm_for_cpu(x.to(DEVICE), packed, 32, grid.to(DEVICE))
    torch.testing.assert_close(got.cpu(), x @ weight.t())


@pytest.mark.parametrize("dtype", [*SHORT, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz])
def test_eight_bit_floats_round_as_on_the_cpu(dtype: torch.dtype) -> None:
    edges = [
        0.0,
        -0.0,
        1e-9,
        2**-10,
        447,
        448,
        449,
        464,
        465,
        480,
        1e9,
        57344,
        60000,
        61440,
        65536,
        float("inf"),
    ]
    x = torch.tensor([*edges, *(-edge for edge in edges), float("nan")])
    x = torch.cat([x, Sampler(torch.float32)(64, low=-500, high=500)])
    for source in (x, x.bfloat16(), x.double()):
        want, got = source.to(dtype), source.to(DEVICE).to(dtype)
        torch.testing.assert_close(got.cpu().float(), want.float(), equal_nan=True, rtol=0, atol=0)
        torch.testing.assert_close(got.float().cpu(), want.float(), equal_nan=True, rtol=0, atol=0)


@pytest.mark.parametrize("dtype", SHORT)
def test_eight_bit_floats_move_compare_and_print(dtype: torch.dtype) -> None:
    x = Sampler(torch.float32)(4, 6).to(dtype)
    y = x.to(DEVICE)
    moves = [
        lambda x: x.clone(),
        lambda x: x.t()[1:, ::2],
        lambda x: torch.cat([x, x]),
        lambda x: x[torch.tensor([2, 0], device=x.device)],
        lambda x: torch.where(x.float() > 0, x, x.flip(0)),
        lambda x: torch.full_like(x, 1.5),
        lambda x: x.abs(),
        spread,
        lambda x: x.view(torch.uint8),
    ]
    for move in moves:
        got, want = move(y), move(x)
        assert torch.equal(got.contiguous().view(torch.uint8).cpu(), want.contiguous().view(torch.uint8))
    assert torch.equal((y == y.flip(0)).cpu(), x == x.flip(0))
    assert not y.isnan().any()
    assert y[0, 0].item() == x[0, 0].item()
    assert repr(y) == repr(x).replace("dtype=", f"device='{DEVICE}:0', dtype=")


def test_powers_of_two_in_eight_bits() -> None:
    powers = torch.float8_e8m0fnu
    sizes = [0.0, 1e-45, 2**-127, 2**-126, 0.7, 0.75, 1.4, 1.5, 2**127, 1.5 * 2**127, float("inf")]
    x = torch.tensor([*sizes, *(-size for size in sizes), float("nan")])
    for source in (x, x.bfloat16(), x.half()):
        got, want = source.to(DEVICE).to(powers), source.to(powers)
        assert torch.equal(got.view(torch.uint8).cpu(), want.view(torch.uint8))
    every = torch.arange(256, dtype=torch.uint8).view(powers)
    assert_same(every.to(DEVICE).float(), every.float())
    assert_same(every.to(DEVICE).to(torch.float8_e5m2).float(), every.to(torch.float8_e5m2).float())
    few = every[120:132].reshape(3, 4)
    for move in (torch.clone, lambda x: x.t() * x.t(), lambda x: torch.full_like(x, 3), torch.zeros_like):
        got, want = move(few.to(DEVICE)), move(few)
        assert torch.equal(got.contiguous().view(torch.uint8).cpu(), want.contiguous().view(torch.uint8))


def test_pairs_of_four_bit_floats_are_moved_alone() -> None:
    x = torch.arange(120, 132, dtype=torch.uint8).view(torch.float4_e2m1fn_x2).reshape(3, 4)
    y = x.to(DEVICE)
    for move in (
        lambda x: x,
        torch.clone,
        lambda x: x.t().contiguous(),
        lambda x: x[1:, ::2].contiguous(),
        lambda x: torch.empty_like(x).copy_(x),
    ):
        assert move(y).dtype == x.dtype
        assert torch.equal(move(y).cpu().view(torch.uint8), move(x).view(torch.uint8))
        assert torch.equal(move(y).view(torch.uint8).cpu(), move(x).view(torch.uint8))
    for value in (x, y):
        with pytest.raises(NotImplementedError, match="copy_kernel"):
            value.float()
    with pytest.raises(TypeError, match="float4_e2m1fn_x2"):
        torch.add(y, y)


@pytest.mark.parametrize("dtype", [torch.uint16, torch.uint32, torch.uint64])
def test_wide_unsigned_integers(dtype: torch.dtype) -> None:
    x, y = torch.tensor([1, 2, 60000], dtype=dtype), torch.tensor([3, 2, 7], dtype=dtype)
    calls = [
        lambda x, y: x * y,
        lambda x, y: x / y,
        lambda x, y: x == y,
        lambda x, y: x & y,
        lambda x, y: x ^ y,
        lambda x, y: x.sum(),
        lambda x, y: x.cumsum(0),
        torch.maximum,
        lambda x, y: x.sort().values,
        lambda x, y: x.float(),
        lambda x, y: x.float().to(x.dtype),
        lambda x, y: torch.where(x == y, x, y),
        lambda x, y: x.gather(0, torch.tensor([2, 0], device=x.device)),
        lambda x, y: x.any(),
        lambda x, y: x.item() if x.ndim == 0 else x[2].item(),
    ]
    for call in calls:
        assert_same(call(x.to(DEVICE), y.to(DEVICE)), call(x, y))
    # The CPU has no sums of them; these wrap as unsigned numbers do.
    assert (x.to(DEVICE) - y.to(DEVICE)).tolist() == [2 ** (8 * dtype.itemsize) - 2, 0, 59993]
    assert (x.to(DEVICE) < y.to(DEVICE)).tolist() == [True, False, False]


def test_decomposed_quantization() -> None:
    from torch.ao.quantization.fx import _decomposed  # noqa: F401 - it registers the ops

    ops = torch.ops.quantized_decomposed
    x = Sampler(torch.float32)(3, 4)
    range_ = (-128, 127, torch.int8)
    scale, zero = torch.tensor([0.1, 0.2, 0.3]), torch.tensor([0, 1, 2])

    def run(x: torch.Tensor) -> list[Any]:
        per_channel = (scale.to(x.device), zero.to(x.device), 0, *range_)
        q = ops.quantize_per_tensor(x, 0.05, 3, *range_)
        found = ops.choose_qparams.tensor(x, -128, 127, 1e-5, torch.int8)
        c = ops.quantize_per_channel(x, *per_channel)
        t = ops.quantize_per_tensor.tensor(x, *found, *range_)
        return [
            q,
            ops.dequantize_per_tensor(q, 0.05, 3, *range_),
            *found,
            t,
            c,
            ops.dequantize_per_channel(c, *per_channel),
        ]

    assert_same(run(x.to(DEVICE)), run(x))
