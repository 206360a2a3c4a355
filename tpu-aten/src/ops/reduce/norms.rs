//! Norms of vectors, and the logarithm of a sum of exponentials.

use tpu_runtime::DType;

use super::Over;
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Value, one};
use crate::promote::{accumulator, to_float};

/// Orders that have a program of their own; any other is an operand of `sum(|x|^p)^(1/p)`.
pub(super) const ORDERS: &[f64] = &[0.0, 1.0, 2.0, f64::INFINITY, f64::NEG_INFINITY];

/// The order of a norm.
#[derive(Clone, Copy)]
enum Order {
    /// One of [`ORDERS`].
    Fixed(f64),
    /// A zero-dimensional value.
    Operand(Val),
}

/// `log(sum(exp(x - m))) + m`, with the largest element `m` unless it is infinite.
pub(super) fn logsumexp(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let shape = c.shape_of("self")?;
    let result = to_float(shape.dtype, c.default_float());
    let x = c.tensor_as("self", accumulator(result))?;
    let real = c.real(x);
    let largest = c.max_over(real, &over.dims);
    let finite = c.is_finite(largest);
    let zero = c.zeros_like(largest);
    let shift = c.select(finite, largest, zero);
    let shift = c.convert(shift, accumulator(result));
    let spread = c.broadcast_missing(shift, &shape.dims, &over.dims);
    let shifted = c.sub(x, spread);
    let exp = c.exp(shifted);
    let sum = c.sum(exp, &over.dims);
    let log = c.log(sum);
    let value = c.add(log, shift);
    let value = c.convert(value, result);
    one(over.keep(c, value))
}

/// `sum(|x|^ord)^(1/ord)`, in the limit for 0 and infinities.
pub(super) fn vector_norm(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let dtype = c.opt_dtype("dtype")?;
    dimensional(c, "ord", &over, dtype)
}

/// As [`vector_norm`], of order `p`, which is 2 when it is left out.
pub(super) fn norm(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    dimensional(c, "p", &over, None)
}

/// As [`norm`], after a conversion to `dtype`.
pub(super) fn norm_dtype(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let dtype = c.opt_dtype("dtype")?;
    dimensional(c, "p", &over, dtype)
}

/// Scales the slices along `dim` whose norm is above `maxnorm` by `maxnorm / (norm + 1e-7)`.
pub(super) fn renorm(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let kept = c.dim("dim", shape.dims.len())?;
    let others: Vec<_> = (0..shape.dims.len()).filter(|dim| *dim != kept).collect();
    let wide = if shape.dtype.is_complex() { shape.dtype } else { c.float_accumulator(shape.dtype)? };
    let x = c.tensor_as("self", wide)?;
    let order = order(c, "p", wide.real())?;
    let norm = of_order(c, x, order, &others);
    let limit = c.scalar_like("maxnorm", norm)?;
    let above = c.compare(Cmp::GT, norm, limit);
    let guarded = c.add_to(norm, 1e-7);
    let shrink = c.div(limit, guarded);
    let keep = c.full_like(1, shrink);
    let factor = c.select(above, shrink, keep);
    let factor = c.convert(factor, wide);
    let factor = c.broadcast_missing(factor, &shape.dims, &others);
    let scaled = c.mul(x, factor);
    one(c.convert(scaled, shape.dtype))
}

fn dimensional(c: &mut Ctx<'_>, name: &str, over: &Over, dtype: Option<DType>) -> Lowered {
    let dtype = dtype.unwrap_or(c.shape_of("self")?.dtype);
    let wide = accumulator(dtype);
    let x = c.tensor_as("self", dtype)?;
    let x = c.convert(x, wide);
    let order = order(c, name, wide.real())?;
    let norm = of_order(c, x, order, &over.dims);
    let norm = c.convert(norm, dtype.real());
    one(over.keep(c, norm))
}

fn order(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Order> {
    Ok(match c.value(name)? {
        Value::None => Order::Fixed(2.0),
        Value::Scalar(value) if ORDERS.contains(&value.to_f64()) => Order::Fixed(value.to_f64()),
        _ => Order::Operand(c.scalar(name, dtype)?),
    })
}

/// The norm over `dims`, which are removed; real.
fn of_order(b: &mut Builder, x: Val, order: Order, dims: &[usize]) -> Val {
    let count: i64 = dims.iter().map(|dim| b.dims(x)[*dim]).product();
    match order {
        Order::Fixed(0.0) => {
            let nonzero = b.convert(x, DType::Bool);
            let real = b.dtype(x).real();
            let ones = b.convert(nonzero, real);
            b.sum(ones, dims)
        }
        // One element: without the square, which may overflow.
        Order::Fixed(_) if count == 1 => {
            let magnitude = b.abs(x);
            b.sum(magnitude, dims)
        }
        Order::Fixed(2.0) => {
            let (re, im) = (b.real(x), if b.dtype(x).is_complex() { Some(b.imag(x)) } else { None });
            let mut squares = b.mul(re, re);
            if let Some(im) = im {
                let im = b.mul(im, im);
                squares = b.add(squares, im);
            }
            let sum = b.sum(squares, dims);
            b.sqrt(sum)
        }
        Order::Fixed(order) => {
            let magnitude = b.abs(x);
            match order {
                1.0 => b.sum(magnitude, dims),
                f64::INFINITY => b.max_over(magnitude, dims),
                _ => b.min_over(magnitude, dims),
            }
        }
        Order::Operand(order) => {
            let magnitude = b.abs(x);
            let power = b.splat(order, magnitude);
            let powers = b.pow(magnitude, power);
            let sum = b.sum(powers, dims);
            let one = b.full_like(1, order);
            let inverse = b.div(one, order);
            let inverse = b.splat(inverse, sum);
            b.pow(sum, inverse)
        }
    }
}
