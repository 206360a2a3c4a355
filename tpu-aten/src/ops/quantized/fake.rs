//! Fake quantization: rounding to a grid of integers and back, with a mask of what the grid can hold.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, many};
use crate::promote::accumulator;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
        per_tensor,
    )
    .operands(&["zero_point", "quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] 0.1 3 -128 127"]),
    Op::new(
        "aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
        per_tensor_if_enabled,
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] f32[1] i32[1] i64[1] -128 127"]),
    Op::new(
        "aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)",
        per_channel,
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] f32[3] i32[3] 1 -128 127", "T[2,3] f32[2] f32[2] 0 -128 127"]),
];

fn per_tensor(c: &mut Ctx<'_>) -> Lowered {
    let x = wide(c)?;
    let (scale, zero) = (c.scalar("scale", DType::F32)?, c.scalar("zero_point", DType::F32)?);
    let grid = Grid::new(c, x, scale, zero, Zero::Integer, &[])?;
    finish(c, x, &grid)
}

/// As [`per_tensor`]; the input itself unless enabled.
fn per_tensor_if_enabled(c: &mut Ctx<'_>) -> Lowered {
    let x = wide(c)?;
    let (scale, zero) = (first(c, "scale")?, first(c, "zero_point")?);
    let enabled = first(c, "fake_quant_enabled")?;
    let zero = c.trunc(zero);
    let grid = Grid::new(c, x, scale, zero, Zero::Integer, &[])?;
    let rounded = grid.place(c, x);
    let (value, mask) = (grid.value(c, rounded), grid.holds(c, rounded));
    let (value, mask) = only_if(c, enabled, x, value, mask);
    rounded_result(c, value, mask)
}

/// As [`per_tensor`], with a grid for every index of dimension `axis`. A zero point that is no integer is added
/// before rounding.
fn per_channel(c: &mut Ctx<'_>) -> Lowered {
    let x = wide(c)?;
    let axis = c.dim("axis", c.rank(x))?;
    let kind = if c.shape_of("zero_point")?.dtype.is_float() { Zero::Float } else { Zero::Integer };
    let (scale, zero) = (c.tensor_as("scale", DType::F32)?, c.tensor_as("zero_point", DType::F32)?);
    let grid = Grid::new(c, x, scale, zero, kind, &[axis as i64])?;
    finish(c, x, &grid)
}

/// Whether a zero point is one of the grid's integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zero {
    Integer,
    Float,
}

/// The integers `min ..= max` and what they stand for, `(q - zero) * scale`; everything has the input's dims.
pub(super) struct Grid {
    pub scale: Val,
    /// `1 / scale`, rounded to `F32` as torch does.
    pub inverse: Val,
    pub zero: Val,
    pub min: Val,
    pub max: Val,
    kind: Zero,
}

impl Grid {
    /// The grid of the arguments `quant_min` and `quant_max`; `scale` and `zero` are `F32` and lie along the
    /// dimensions `along` of `x`.
    pub(super) fn new(
        c: &mut Ctx<'_>,
        x: Val,
        scale: Val,
        zero: Val,
        kind: Zero,
        along: &[i64],
    ) -> Result<Self> {
        let Shape { dims, dtype } = c.shape(x).clone();
        let one = c.full_like(1, scale);
        let inverse = c.div(one, scale);
        let [scale, inverse, zero] = [scale, inverse, zero].map(|value| {
            let value = c.convert(value, dtype);
            c.broadcast_in_dim(value, &dims, along)
        });
        Ok(Self {
            scale,
            inverse,
            zero,
            min: c.scalar_like("quant_min", x)?,
            max: c.scalar_like("quant_max", x)?,
            kind,
        })
    }

    /// The integer next to `x`, not yet held within the grid; of NaN the smallest.
    pub(super) fn place(&self, b: &mut Builder, x: Val) -> Val {
        let scaled = b.mul(x, self.inverse);
        let place = if self.kind == Zero::Float {
            let moved = b.add(scaled, self.zero);
            b.round_even(moved)
        } else {
            let rounded = b.round_even(scaled);
            b.add(rounded, self.zero)
        };
        let nan = b.is_nan(place);
        let lowest = b.full_like(f64::NEG_INFINITY, place);
        b.select(nan, lowest, place)
    }

    /// Whether the grid holds a place.
    pub(super) fn holds(&self, b: &mut Builder, place: Val) -> Val {
        let (low, high) = (b.compare(Cmp::GE, place, self.min), b.compare(Cmp::LE, place, self.max));
        b.and(low, high)
    }

    /// What the place in the grid that is next to `place` stands for.
    pub(super) fn value(&self, b: &mut Builder, place: Val) -> Val {
        let place = b.max(place, self.min);
        let place = b.min(place, self.max);
        let offset = b.sub(place, self.zero);
        b.mul(offset, self.scale)
    }
}

/// `value` and `mask` where `enabled` is not zero, else `x` and true.
pub(super) fn only_if(b: &mut Builder, enabled: Val, x: Val, value: Val, mask: Val) -> (Val, Val) {
    let enabled = b.compare_to(Cmp::NE, enabled, 0);
    let enabled = b.splat(enabled, mask);
    let disabled = b.not(enabled);
    (b.select(enabled, value, x), b.or(mask, disabled))
}

/// The input in the dtype of its computation.
pub(super) fn wide(c: &mut Ctx<'_>) -> Result<Val> {
    let dtype = c.float_accumulator(c.shape_of("self")?.dtype)?;
    c.tensor_as("self", dtype)
}

/// The one element of the tensor `name`, as `F32`.
pub(super) fn first(c: &mut Ctx<'_>, name: &str) -> Result<Val> {
    let value = c.tensor_as(name, DType::F32)?;
    let flat = c.flatten(value);
    let first = c.slice_dim(flat, 0, 0, 1);
    Ok(c.reshape(first, &[]))
}

/// The results of a cache-mask op: the values in the input's dtype, and the mask.
pub(super) fn rounded_result(c: &mut Ctx<'_>, value: Val, mask: Val) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    debug_assert_eq!(c.dtype(value), accumulator(dtype), "a value in the dtype of its computation");
    let value = c.convert(value, dtype);
    many([value, mask])
}

fn finish(c: &mut Ctx<'_>, x: Val, grid: &Grid) -> Lowered {
    let place = grid.place(c, x);
    let (value, mask) = (grid.value(c, place), grid.holds(c, place));
    rounded_result(c, value, mask)
}
