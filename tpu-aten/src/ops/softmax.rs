//! Softmax along a dimension, its logarithm, and their gradients. Computed in `F32` at least.

use tpu_runtime::{DType, Shape};

use super::reduce::along;
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one, wrap_dim};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor", softmax)
        .examples(&["T[2,3] 1 false", "T[2,3] 0 false", "T[] 0 false"]),
    Op::new("aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor", log_softmax)
        .examples(&["T[2,3] 1 false", "T[2,3] 0 false"]),
    Op::new("aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor", safe_softmax)
        .examples(&["T[2,3] 1", "T[2,3] 1 @f32"]),
    Op::new("aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor", softmax_backward)
        .examples(&["T[2,3] T[2,3] 1 @T"]),
    Op::new("aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor", log_softmax_backward)
        .examples(&["T[2,3] T[2,3] 1 @T"]),
    Op::new("aten::_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor", masked_softmax)
        .examples(&["T[2,2,3,3] bool[3,3] none 0", "T[2,2,3,3] bool[2,3] none 1", "T[2,3] bool[2,3] 0 2"]),
    Op::new("aten::_masked_softmax_backward(Tensor grad_output, Tensor output, Tensor mask, int? dim=None) -> Tensor", masked_softmax_backward)
        .examples(&["T[2,3] T[2,3] bool[2,3] 1"]),
];

/// `exp(x - max) / sum(exp(x - max))`.
fn softmax(c: &mut Ctx<'_>) -> Lowered {
    let dtype = result_dtype(c)?;
    forward(c, dtype, exponential)
}

/// `x - max - log(sum(exp(x - max)))`.
fn log_softmax(c: &mut Ctx<'_>) -> Lowered {
    let dtype = result_dtype(c)?;
    forward(c, dtype, |b, x, dim| {
        let shifted = below_max(b, x, dim);
        let exp = b.exp(shifted);
        let sum = b.sum(exp, &[dim]);
        let log = b.log(sum);
        let log = spread(b, log, x, dim);
        b.sub(shifted, log)
    })
}

/// As [`softmax`], but zero rather than NaN where everything is minus infinity: a row that a mask hides.
fn safe_softmax(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.opt_dtype("dtype")?.unwrap_or(c.shape_of("self")?.dtype);
    forward(c, dtype, |b, x, dim| {
        let softmax = exponential(b, x, dim);
        let lowest = b.full_like(f64::NEG_INFINITY, x);
        let hidden = b.compare(Cmp::EQ, x, lowest);
        let hidden = b.all(hidden, &[dim]);
        let hidden = spread(b, hidden, x, dim);
        let zero = b.zeros_like(x);
        b.select(hidden, zero, softmax)
    })
}

/// `y * (g - sum(g * y))`.
fn softmax_backward(c: &mut Ctx<'_>) -> Lowered {
    backward(c, |b, grad, y, dim| {
        let product = b.mul(grad, y);
        let sum = b.sum(product, &[dim]);
        let sum = spread(b, sum, y, dim);
        let difference = b.sub(grad, sum);
        b.mul(y, difference)
    })
}

/// `g - exp(y) * sum(g)`.
fn log_softmax_backward(c: &mut Ctx<'_>) -> Lowered {
    backward(c, |b, grad, y, dim| {
        let sum = b.sum(grad, &[dim]);
        let sum = spread(b, sum, y, dim);
        let softmax = b.exp(y);
        let product = b.mul(softmax, sum);
        b.sub(grad, product)
    })
}

/// The softmax over what the mask does not hide; zero where it does.
///
/// A mask of type 0 is `[query, key]`, of type 1 `[batch, key]`, otherwise it is of the dims of `self`.
fn masked_softmax(c: &mut Ctx<'_>) -> Lowered {
    let (x, mask) = (c.tensor("self")?, c.tensor("mask")?);
    let Shape { dims, dtype } = c.shape(x).clone();
    let wide = c.float_accumulator(dtype)?;
    let mask = c.convert(mask, DType::Bool);
    let rank = dims.len() as i64;
    let hidden = match c.opt_int("mask_type")? {
        Some(0) => c.broadcast_in_dim(mask, &dims, &[rank - 2, rank - 1]),
        Some(1) => c.broadcast_in_dim(mask, &dims, &[0, rank - 1]),
        _ => mask,
    };
    let dim = wrap_dim(c.opt_int("dim")?.unwrap_or(-1), dims.len())?;
    let lifted = if dims.is_empty() { [1].as_slice() } else { &dims };
    let (x, hidden) = (c.convert(x, wide), c.reshape(hidden, lifted));
    let x = c.reshape(x, lifted);
    let lowest = c.full_like(f64::NEG_INFINITY, x);
    let shown = c.select(hidden, lowest, x);
    let softmax = exponential(c, shown, dim);
    let softmax = c.convert(softmax, dtype);
    one(c.reshape(softmax, &dims))
}

/// `y * (g - sum(g * y))`, and zero where the mask hides.
fn masked_softmax_backward(c: &mut Ctx<'_>) -> Lowered {
    let Shape { dims, dtype } = c.shape_of("output")?;
    let wide = c.float_accumulator(dtype)?;
    let (grad, y) = (c.tensor_as("grad_output", wide)?, c.tensor_as("output", wide)?);
    let hidden = c.tensor_as("mask", DType::Bool)?;
    let dim = wrap_dim(c.opt_int("dim")?.unwrap_or(-1), dims.len())?;
    let lifted = if dims.is_empty() { [1].as_slice() } else { &dims };
    let [grad, y, hidden] = [grad, y, hidden].map(|x| c.reshape(x, lifted));
    let zeros = c.zeros_like(y);
    let (grad, y) = (c.select(hidden, zeros, grad), c.select(hidden, zeros, y));
    let product = c.mul(grad, y);
    let sum = c.sum(product, &[dim]);
    let sum = spread(c, sum, y, dim);
    let difference = c.sub(grad, sum);
    let gradient = c.mul(y, difference);
    let gradient = c.convert(gradient, dtype);
    one(c.reshape(gradient, &dims))
}

/// The dtype of `self`, or `F32` when the call widens a half.
fn result_dtype(c: &Ctx<'_>) -> Result<DType> {
    Ok(if c.bool("half_to_float")? { DType::F32 } else { c.shape_of("self")?.dtype })
}

fn forward(c: &mut Ctx<'_>, dtype: DType, f: fn(&mut Builder, Val, usize) -> Val) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let (x, dim) = along(c)?;
    let wide = c.float_accumulator(dtype)?;
    let x = c.convert(x, wide);
    let y = f(c, x, dim);
    let y = c.convert(y, dtype);
    one(c.reshape(y, &dims))
}

fn backward(c: &mut Ctx<'_>, f: fn(&mut Builder, Val, Val, usize) -> Val) -> Lowered {
    let shape = c.shape_of("output")?;
    let wide = c.float_accumulator(shape.dtype)?;
    let (grad, y) = (c.tensor_as("grad_output", wide)?, c.tensor_as("output", wide)?);
    let dim = wrap_dim(c.int("dim")?, shape.dims.len())?;
    let lifted = if shape.dims.is_empty() { [1].as_slice() } else { &shape.dims };
    let (grad, y) = (c.reshape(grad, lifted), c.reshape(y, lifted));
    let gradient = f(c, grad, y, dim);
    let dtype = c.opt_dtype("input_dtype")?.unwrap_or(shape.dtype);
    let gradient = c.convert(gradient, dtype);
    one(c.reshape(gradient, &shape.dims))
}

/// `exp(x - max) / sum(exp(x - max))` along `dim`.
pub(super) fn exponential(b: &mut Builder, x: Val, dim: usize) -> Val {
    let shifted = below_max(b, x, dim);
    let exp = b.exp(shifted);
    let sum = b.sum(exp, &[dim]);
    let sum = spread(b, sum, x, dim);
    b.div(exp, sum)
}

fn below_max(b: &mut Builder, x: Val, dim: usize) -> Val {
    let max = b.max_over(x, &[dim]);
    let max = spread(b, max, x, dim);
    b.sub(x, max)
}

/// A reduced value, back along `dim`.
fn spread(b: &mut Builder, reduced: Val, like: Val, dim: usize) -> Val {
    let dims = b.dims(like);
    b.broadcast_missing(reduced, &dims, &[dim])
}
