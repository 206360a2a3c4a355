//! Dropout, and the activation whose slope is random.

use tpu_runtime::{DType, Shape};

use super::draws::unit;
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many, one};
use crate::promote::to_float;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)", native_dropout)
        .random()
        .examples(&["T[2,3] 0.5 true seed", "T[2,3] 0.5 false seed"]),
    Op::new(
        "aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
        native_dropout_backward,
    )
    .examples(&["T[2,3] bool[2,3] 2.0"]),
    Op::new(
        "aten::_fused_dropout(Tensor self, float p, Generator? generator=None) -> (Tensor, Tensor)",
        fused_dropout,
    )
    .examples(&["T[2,3] 0.5 seed"]),
    Op::new("aten::_masked_scale(Tensor self, Tensor mask, float scale) -> Tensor", masked_scale)
        .examples(&["T[2,3] u8[2,3] 2.0"]),
    Op::new(
        "aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor",
        rrelu,
    )
    .real()
    .examples(&["T[2,3] T[2,3] 0.1 0.3 true seed", "T[2,3] T[2,3] 0.1 0.3 false seed"]),
    Op::new(
        "aten::rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)",
        rrelu,
    )
    .real()
    .examples(&["T[2,3] T[2,3] 0.1 0.3 true seed"]),
    Op::new(
        "aten::rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)",
        |c| rrelu(c).map(|results| vec![results[1], results[0]]),
    )
    .examples(&["T[2,3] T[2,3] 0.1 0.3 true seed T[2,3]"]),
];

/// Each element with probability `1 - p`, scaled by its inverse, else 0; and which were kept.
fn native_dropout(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("input")?;
    let shape = c.shape(x).clone();
    if c.has("train")? && !c.bool("train")? {
        let all = c.full(true, &Shape::new(DType::Bool, shape.dims));
        return many([x, all]);
    }
    let unit = unit(c, &shape)?;
    let compute = c.dtype(unit);
    let p = c.scalar("p", compute)?;
    let (mask, scale) = kept(c, unit, p);
    let dropped = scaled(c, x, mask, scale);
    many([dropped, mask])
}

/// Where uniform draws keep an element that is dropped with probability `p`, and what makes up for those that are.
pub(in crate::ops) fn kept(b: &mut Builder, unit: Val, p: Val) -> (Val, Val) {
    let dtype = b.dtype(p);
    let certain = b.constant(1, dtype);
    let keep = b.sub(certain, p);
    let limit = b.splat(keep, unit);
    let mask = b.compare(Cmp::LT, unit, limit);
    // Nothing is kept for p = 1: the scale is 0, not infinite.
    let none = b.compare_to(Cmp::EQ, keep, 0);
    let inverse = b.div(certain, keep);
    let zero = b.zeros_like(keep);
    (mask, b.select(none, zero, inverse))
}

/// Each element with probability `p`, scaled by its inverse, else 0; and which were kept, as bytes.
fn fused_dropout(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let shape = c.shape(x).clone();
    let unit = unit(c, &shape)?;
    let limit = c.scalar_like("p", unit)?;
    let mask = c.compare(Cmp::LT, unit, limit);
    let compute = c.dtype(unit);
    let (keep, whole) = (c.scalar("p", compute)?, c.constant(1, compute));
    let scale = c.div(whole, keep);
    let dropped = scaled(c, x, mask, scale);
    let mask = c.convert(mask, DType::U8);
    many([dropped, mask])
}

/// `self * mask * scale`.
fn masked_scale(c: &mut Ctx<'_>) -> Lowered {
    let (x, mask) = (c.tensor("self")?, c.tensor("mask")?);
    let compute = if c.dtype(x) == DType::F64 { DType::F64 } else { DType::F32 };
    let scale = c.scalar("scale", compute)?;
    one(scaled(c, x, mask, scale))
}

/// The gradient of what was kept, scaled.
fn native_dropout_backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, mask) = (c.tensor("grad_output")?, c.tensor("mask")?);
    let compute = if c.dtype(grad) == DType::F64 { DType::F64 } else { DType::F32 };
    let scale = c.scalar("scale", compute)?;
    // Torch multiplies by `scale`, so that integers become floats.
    let float = to_float(c.dtype(grad), c.default_float());
    let grad = c.convert(grad, float);
    one(scaled(c, grad, mask, scale))
}

/// `x * mask * scale`, computed in the dtype of `scale`.
fn scaled(c: &mut Ctx<'_>, x: Val, mask: Val, scale: Val) -> Val {
    let (dtype, compute) = (c.dtype(x), c.dtype(scale));
    let (x, mask) = (c.convert(x, compute), c.convert(mask, compute));
    let kept = c.mul(x, mask);
    let scale = c.splat(scale, kept);
    let scaled = c.mul(kept, scale);
    c.convert(scaled, dtype)
}

/// Elements that are not positive times a slope that is uniform between `lower` and `upper`, and those slopes. When
/// not training the slope is their middle.
fn rrelu(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let shape = c.shape(x).clone();
    let compute = if shape.dtype == DType::F64 { DType::F64 } else { DType::F32 };
    let (lower, upper) = (c.scalar("lower", compute)?, c.scalar("upper", compute)?);
    let wide = c.convert(x, compute);
    let negative = c.compare_to(Cmp::LE, wide, 0);
    if !c.bool("training")? {
        let sum = c.add(lower, upper);
        let middle = c.mul_by(sum, 0.5);
        let slope = c.splat(middle, wide);
        let leaky = c.mul(wide, slope);
        let result = c.select(negative, leaky, wide);
        // The noise is not written.
        return Ok(vec![Some(c.convert(result, shape.dtype)), None]);
    }
    let slope = slopes(c, &shape, lower, upper)?;
    let ones = c.full_like(1, slope);
    let noise = c.select(negative, slope, ones);
    let result = c.mul(wide, noise);
    many([c.convert(result, shape.dtype), c.convert(noise, shape.dtype)])
}

fn slopes(c: &mut Ctx<'_>, shape: &Shape, lower: Val, upper: Val) -> Result<Val> {
    let unit = unit(c, shape)?;
    let range = c.sub(upper, lower);
    let (lower, range) = (c.splat(lower, unit), c.splat(range, unit));
    let scaled = c.mul(unit, range);
    Ok(c.add(lower, scaled))
}
