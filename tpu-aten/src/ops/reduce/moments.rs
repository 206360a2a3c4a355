//! Variance, standard deviation and mean.

use super::Over;
use crate::builder::Val;
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, many, one};
use crate::promote::accumulator;

/// `sum(|x - mean|²) / max(n - correction, 0)`.
pub(super) fn var(c: &mut Ctx<'_>) -> Lowered {
    let (var, _) = moments(c, false)?;
    one(var)
}

/// The square root of [`var`].
pub(super) fn std(c: &mut Ctx<'_>) -> Lowered {
    let (std, _) = moments(c, true)?;
    one(std)
}

/// [`var`] and the mean.
pub(super) fn var_mean(c: &mut Ctx<'_>) -> Lowered {
    let (var, mean) = moments(c, false)?;
    many([var, mean])
}

/// [`std`] and the mean.
pub(super) fn std_mean(c: &mut Ctx<'_>) -> Lowered {
    let (std, mean) = moments(c, true)?;
    many([std, mean])
}

/// Variance, or its root, and mean, in two passes; of a complex tensor the variance is real.
fn moments(c: &mut Ctx<'_>, root: bool) -> Result<(Val, Val)> {
    let over = Over::arguments(c)?;
    let shape = c.shape_of("self")?;
    if !shape.dtype.is_float() && !shape.dtype.is_complex() {
        return Err(Error::Torch("std and var only support floating point and complex dtypes".to_owned()));
    }
    let wide = accumulator(shape.dtype);
    let x = c.tensor_as("self", wide)?;
    let mean = c.mean(x, &over.dims);
    let spread = c.broadcast_missing(mean, &shape.dims, &over.dims);
    let centered = c.sub(x, spread);
    let squares = squared_magnitude(c, centered);
    let sum = c.sum(squares, &over.dims);

    let n: i64 = over.dims.iter().map(|dim| shape.dims[*dim]).product();
    let count = c.constant(n, wide.real());
    let correction = match c.opt_scalar("correction", wide.real())? {
        Some(correction) => correction,
        None => c.constant(1, wide.real()),
    };
    let freedom = c.sub(count, correction);
    let zero = c.zeros_like(freedom);
    let freedom = c.max(freedom, zero);
    let freedom = c.splat(freedom, sum);
    let var = c.div(sum, freedom);
    let var = if root { c.sqrt(var) } else { var };

    let (var, mean) = (c.convert(var, shape.dtype.real()), c.convert(mean, shape.dtype));
    Ok((over.keep(c, var), over.keep(c, mean)))
}

fn squared_magnitude(c: &mut Ctx<'_>, x: Val) -> Val {
    if !c.dtype(x).is_complex() {
        return c.mul(x, x);
    }
    let (re, im) = (c.real(x), c.imag(x));
    let (re, im) = (c.mul(re, re), c.mul(im, im));
    c.add(re, im)
}
