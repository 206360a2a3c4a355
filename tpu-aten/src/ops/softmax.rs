//! Softmax along a dimension, its logarithm, and their gradients. Computed in `F32` at least.

use tpu_runtime::DType;

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
