//! Layer and root-mean-square normalisation: over the innermost dimensions.

use tpu_runtime::{DType, Dims};

use super::{Statistics, affine, input_gradient, inverse_deviation, normalized, parameter, spread};
use crate::builder::Val;
use crate::error::Result;
use crate::op::{Ctx, Lowered, many};

/// `(x - mean) / sqrt(var + eps) * weight + bias`, the mean, and one over the deviation.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let Layer { x, dtype, outer, inner, kept } = Layer::input(c)?;
    let eps = c.scalar("eps", c.dtype(x))?;
    let Statistics { mean, rstd, .. } = Statistics::of(c, x, &inner, eps);
    let y = normalized(c, x, mean, rstd, &inner);
    let output = affine(c, y, &outer)?;
    many([c.convert(output, dtype), c.reshape(mean, &kept), c.reshape(rstd, &kept)])
}

/// The gradients of input, weight and bias, each where it is there and the mask asks for it.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let Layer { x, dtype, outer, inner, .. } = Layer::input(c)?;
    let grad = c.tensor_as("grad_out", c.dtype(x))?;
    let (mean, rstd) = (statistic(c, "mean", x, &outer)?, statistic(c, "rstd", x, &outer)?);
    let y = normalized(c, x, mean, rstd, &inner);
    let mask = c.bools("output_mask")?;
    let mut results = vec![None; 3];
    if mask[0] {
        let weighted = weighted(c, grad, &outer)?;
        let gradient = input_gradient(c, weighted, y, rstd, &inner, true);
        results[0] = Some(c.convert(gradient, dtype));
    }
    if mask[1] && c.has("weight")? {
        let product = c.mul(grad, y);
        let sum = c.sum(product, &outer);
        let dtype = c.shape_of("weight")?.dtype;
        results[1] = Some(c.convert(sum, dtype));
    }
    if mask[2] && c.has("bias")? {
        let sum = c.sum(grad, &outer);
        let dtype = c.shape_of("bias")?.dtype;
        results[2] = Some(c.convert(sum, dtype));
    }
    Ok(results)
}

/// `x / sqrt(mean(x²) + eps) * weight`, and one over the root. Without `eps` it is the smallest step above 1.
///
/// Source: Zhang & Sennrich, "Root Mean Square Layer Normalization", 2019.
pub(super) fn rms(c: &mut Ctx<'_>) -> Lowered {
    let Layer { x, dtype, outer, inner, kept } = Layer::input(c)?;
    let wide = c.dtype(x);
    let eps = match c.opt_scalar("eps", wide)? {
        Some(eps) => eps,
        None => c.constant(if wide == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) }, wide),
    };
    let squares = c.mul(x, x);
    let mean = c.mean(squares, &inner);
    let rstd = inverse_deviation(c, mean, eps);
    let factor = spread(c, rstd, x, &inner);
    let y = c.mul(x, factor);
    let output = weighted(c, y, &outer)?;
    many([c.convert(output, dtype), c.reshape(rstd, &kept)])
}

/// The gradients of input and weight, each where it is there and the mask asks for it.
pub(super) fn rms_backward(c: &mut Ctx<'_>) -> Lowered {
    let Layer { x, dtype, outer, inner, .. } = Layer::input(c)?;
    let grad = c.tensor_as("grad_out", c.dtype(x))?;
    let rstd = statistic(c, "rstd", x, &outer)?;
    let factor = spread(c, rstd, x, &inner);
    let y = c.mul(x, factor);
    let mask = c.bools("output_mask")?;
    let mut results = vec![None; 2];
    if mask[0] {
        let weighted = weighted(c, grad, &outer)?;
        let gradient = input_gradient(c, weighted, y, rstd, &inner, false);
        results[0] = Some(c.convert(gradient, dtype));
    }
    if mask[1] && c.has("weight")? {
        let product = c.mul(grad, y);
        let sum = c.sum(product, &outer);
        results[1] = Some(c.convert(sum, dtype));
    }
    Ok(results)
}

/// The input, and how `normalized_shape` splits its dimensions.
struct Layer {
    /// In the dtype to compute in.
    x: Val,
    /// The dtype of the argument.
    dtype: DType,
    /// The dimensions that are kept, and those that are normalised over.
    outer: Vec<usize>,
    inner: Vec<usize>,
    /// The dims of the statistics: 1 where they are normalised over.
    kept: Dims,
}

impl Layer {
    fn input(c: &mut Ctx<'_>) -> Result<Self> {
        let shape = c.shape_of("input")?;
        let rank = shape.dims.len();
        let split = rank - c.ints("normalized_shape")?.len();
        let x = c.tensor_as("input", c.float_accumulator(shape.dtype)?)?;
        Ok(Self {
            x,
            dtype: shape.dtype,
            outer: (0..split).collect(),
            inner: (split..rank).collect(),
            kept: (0..rank).map(|dim| if dim < split { shape.dims[dim] } else { 1 }).collect(),
        })
    }
}

/// The statistic `name` of `x`, without its dimensions of size 1 behind `outer`.
fn statistic(c: &mut Ctx<'_>, name: &str, x: Val, outer: &[usize]) -> Result<Val> {
    let shape = c.shape(x).clone();
    let value = c.tensor_as(name, shape.dtype)?;
    Ok(c.reshape(value, &shape.dims[..outer.len()]))
}

/// Multiplied by the weight, if it is there.
fn weighted(c: &mut Ctx<'_>, x: Val, outer: &[usize]) -> Result<Val> {
    Ok(match parameter(c, "weight", x, outer)? {
        Some(weight) => c.mul(x, weight),
        None => x,
    })
}
