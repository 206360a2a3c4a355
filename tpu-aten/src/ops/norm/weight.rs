//! Weight normalisation: a tensor's slices along a dimension, each as a length times a direction.
//!
//! Source: Salimans & Kingma, "Weight Normalization", 2016.

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, many};
use crate::promote::accumulator;

/// `v g / |v|`, and the norms `|v|` of the slices along `dim`.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let (dtype, result, norm_dtype) =
        (compute_dtype(c, "v")?, c.shape_of("v")?.dtype, c.shape_of("g")?.dtype);
    let (v, g) = (c.tensor_as("v", dtype)?, c.tensor_as("g", dtype)?);
    let squares = c.mul(v, v);
    let sum = over_slices(c, squares, g)?;
    let norms = c.sqrt(sum);
    let scale = c.div(g, norms);
    let scale = stretched(c, scale, v);
    let w = c.mul(v, scale);
    many([c.convert(w, result), c.convert(norms, accumulator(norm_dtype))])
}

/// With `d = sum(grad_w v)` of each slice: `g / |v| (grad_w - v d / |v|²)` and `d / |v|`.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let dtype = compute_dtype(c, "saved_v")?;
    let (v_dtype, g_dtype) = (c.shape_of("saved_v")?.dtype, c.shape_of("saved_g")?.dtype);
    let (grad, v) = (c.tensor_as("grad_w", dtype)?, c.tensor_as("saved_v", dtype)?);
    let (g, norms) = (c.tensor_as("saved_g", dtype)?, c.tensor_as("saved_norms", dtype)?);
    let product = c.mul(grad, v);
    let along = over_slices(c, product, g)?;
    let grad_g = c.div(along, norms);
    let direction = c.div(grad_g, norms);
    let direction = stretched(c, direction, v);
    let radial = c.mul(v, direction);
    let rest = c.sub(grad, radial);
    let scale = c.div(g, norms);
    let scale = stretched(c, scale, v);
    let grad_v = c.mul(rest, scale);
    many([c.convert(grad_v, v_dtype), c.convert(grad_g, g_dtype)])
}

fn compute_dtype(c: &Ctx<'_>, name: &str) -> Result<DType> {
    c.float_accumulator(c.shape_of(name)?.dtype)
}

/// The sum of each slice along `dim`, with the dims of `g`.
fn over_slices(c: &mut Ctx<'_>, x: Val, g: Val) -> Result<Val> {
    let kept = c.dim("dim", c.rank(x))?;
    let others: Vec<_> = (0..c.rank(x)).filter(|dim| *dim != kept).collect();
    let sum = c.sum(x, &others);
    let dims = c.dims(g);
    Ok(c.reshape(sum, &dims))
}

/// A value of each slice, along the slice.
fn stretched(b: &mut Builder, x: Val, like: Val) -> Val {
    let dims = b.dims(like);
    b.broadcast(x, &dims)
}
