//! Group normalisation: over a sample's channels of one group. Computed as sample × group × channel × place.

use tpu_runtime::DType;

use super::{Statistics, input_gradient, normalized};
use crate::builder::Val;
use crate::error::Result;
use crate::op::{Ctx, Lowered, many};
use crate::promote::promote_types;

/// The dimensions that are normalised over.
const INSIDE: &[usize] = &[2, 3];
/// The dimensions that a parameter of the channels lacks.
const NO_CHANNEL: &[usize] = &[0, 3];

/// `(x - mean) / sqrt(var + eps) * weight + bias`, the mean, and one over the deviation.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("input")?;
    let dtype = c.float_accumulator(shape.dtype)?;
    let x = grouped(c, "input", dtype)?;
    let eps = c.scalar("eps", dtype)?;
    let Statistics { mean, rstd, .. } = Statistics::of(c, x, INSIDE, eps);
    let mut y = normalized(c, x, mean, rstd, INSIDE);
    if let Some(weight) = channels(c, "weight", y)? {
        y = c.mul(y, weight);
    }
    if let Some(bias) = channels(c, "bias", y)? {
        y = c.add(y, bias);
    }
    let y = c.reshape(y, &shape.dims);
    many([c.convert(y, shape.dtype), c.convert(mean, shape.dtype), c.convert(rstd, shape.dtype)])
}

/// The gradients of input, weight and bias, each where the mask asks for it.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("input")?;
    let result = result_dtype(c)?;
    let dtype = c.float_accumulator(result)?;
    let (x, grad) = (grouped(c, "input", dtype)?, grouped(c, "grad_out", dtype)?);
    let statistics = [c.int("N")?, c.int("group")?];
    let (mean, rstd) = (c.tensor_as("mean", dtype)?, c.tensor_as("rstd", dtype)?);
    let (mean, rstd) = (c.reshape(mean, &statistics), c.reshape(rstd, &statistics));
    let y = normalized(c, x, mean, rstd, INSIDE);
    let mask = c.bools("output_mask")?;
    let mut results = vec![None; 3];
    if mask[0] {
        let weighted = match channels(c, "weight", grad)? {
            Some(weight) => c.mul(grad, weight),
            None => grad,
        };
        let gradient = input_gradient(c, weighted, y, rstd, INSIDE, true);
        let gradient = c.reshape(gradient, &shape.dims);
        results[0] = Some(c.convert(gradient, result));
    }
    let of_channels = |c: &mut Ctx<'_>, product: Val| {
        let sum = c.sum(product, NO_CHANNEL);
        let sum = c.flatten(sum);
        c.convert(sum, result)
    };
    if mask[1] {
        let product = c.mul(grad, y);
        results[1] = Some(of_channels(c, product));
    }
    if mask[2] {
        results[2] = Some(of_channels(c, grad));
    }
    Ok(results)
}

/// The dtype that torch's decomposition of the gradient promotes to.
fn result_dtype(c: &Ctx<'_>) -> Result<DType> {
    ["input", "mean", "rstd", "weight"].iter().try_fold(c.shape_of("grad_out")?.dtype, |dtype, name| {
        if c.has(name)? { promote_types(dtype, c.shape_of(name)?.dtype) } else { Ok(dtype) }
    })
}

/// The tensor `name` as sample × group × channel × place.
fn grouped(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Val> {
    let (samples, channels, places, groups) = (c.int("N")?, c.int("C")?, c.int("HxW")?, c.int("group")?);
    let x = c.tensor_as(name, dtype)?;
    Ok(c.reshape(x, &[samples, groups, channels / groups, places]))
}

/// The parameter `name` of the channels, if it is there, at the dims of `like`.
fn channels(c: &mut Ctx<'_>, name: &str, like: Val) -> Result<Option<Val>> {
    if !c.has(name)? {
        return Ok(None);
    }
    let shape = c.shape(like).clone();
    let value = c.tensor_as(name, shape.dtype)?;
    let value = c.reshape(value, &shape.dims[1..3]);
    Ok(Some(c.broadcast_missing(value, &shape.dims, NO_CHANNEL)))
}
