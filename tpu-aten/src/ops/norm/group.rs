//! Group normalisation: over a sample's channels of one group.
//!
//! Images are summed by channel; what is by group is computed of these sums, and laid out by channel again, so that
//! no image is reshaped. The TPU compiler keeps images with batch or channels innermost: to it a reshape that splits
//! the channels, or joins height and width, is a copy of the image, and stands between operations that it would fuse.

use tpu_runtime::DType;

use super::{centered, inverse_deviation, normalized, spread};
use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, many};
use crate::promote::promote_types;

/// The dimensions that a parameter of the channels lacks in the sums of a sample's channels.
const SAMPLES: &[usize] = &[0];

/// `(x - mean) / sqrt(var + eps) * weight + bias`, the mean, and one over the deviation.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("input")?;
    let dtype = c.float_accumulator(shape.dtype)?;
    let sizes = Sizes::of(c)?;
    let (x, places) = sizes.image(c, "input", dtype)?;
    let eps = c.scalar("eps", dtype)?;

    let sum = c.sum(x, &places);
    let mean = sizes.mean(c, sum);
    let of_channels = sizes.by_channel(c, mean);
    let centered = centered(c, x, of_channels, &places);
    let squares = c.mul(centered, centered);
    let sum = c.sum(squares, &places);
    let variance = sizes.mean(c, sum);
    let rstd = inverse_deviation(c, variance, eps);

    let of_channels = sizes.by_channel(c, rstd);
    let scale = sizes.weighted(c, of_channels)?;
    let scale = spread(c, scale, x, &places);
    let mut y = c.mul(centered, scale);
    if c.has("bias")? {
        let bias = c.tensor_as("bias", dtype)?;
        let dims = c.dims(y);
        let bias = c.broadcast_in_dim(bias, &dims, &[1]);
        y = c.add(y, bias);
    }
    let y = c.reshape(y, &shape.dims);
    many([c.convert(y, shape.dtype), c.convert(mean, shape.dtype), c.convert(rstd, shape.dtype)])
}

/// The gradients of input, weight and bias, each where the mask asks for it.
///
/// All are made of two sums over each sample's channels: of the gradient `g`, and of `g y` with `y` the normalised
/// input.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("input")?;
    let result = result_dtype(c)?;
    let dtype = c.float_accumulator(result)?;
    let sizes = Sizes::of(c)?;
    let ((x, places), (grad, _)) = (sizes.image(c, "input", dtype)?, sizes.image(c, "grad_out", dtype)?);
    let (mean, rstd) = (sizes.statistic(c, "mean", dtype)?, sizes.statistic(c, "rstd", dtype)?);
    let (mean, rstd) = (sizes.by_channel(c, mean), sizes.by_channel(c, rstd));
    let y = normalized(c, x, mean, rstd, &places);
    let product = c.mul(grad, y);
    let (sum_product, sum) = (c.sum(product, &places), c.sum(grad, &places));
    let mask = c.bools("output_mask")?;
    let mut results = vec![None; 3];
    if mask[0] {
        // rstd (w g - y mean(w g y) - mean(w g)), where what is of channels is multiplied first.
        let factor = |c: &mut Ctx<'_>, sum: Val| {
            let sum = sizes.weighted(c, sum)?;
            let mean = sizes.mean(c, sum);
            let mean = sizes.by_channel(c, mean);
            let factor = c.mul(rstd, mean);
            Ok(spread(c, factor, x, &places))
        };
        let (along, offset) = (factor(c, sum_product)?, factor(c, sum)?);
        let scale = sizes.weighted(c, rstd)?;
        let scale = spread(c, scale, x, &places);
        let (scaled, along) = (c.mul(grad, scale), c.mul(y, along));
        let gradient = c.sub(scaled, along);
        let gradient = c.sub(gradient, offset);
        let gradient = c.reshape(gradient, &shape.dims);
        results[0] = Some(c.convert(gradient, result));
    }
    for (k, sum) in [(1, sum_product), (2, sum)] {
        if mask[k] {
            let sum = c.sum(sum, SAMPLES);
            results[k] = Some(c.convert(sum, result));
        }
    }
    Ok(results)
}

/// The dtype that torch's decomposition of the gradient promotes to.
fn result_dtype(c: &Ctx<'_>) -> Result<DType> {
    ["input", "mean", "rstd", "weight"].iter().try_fold(c.shape_of("grad_out")?.dtype, |dtype, name| {
        if c.has(name)? { promote_types(dtype, c.shape_of(name)?.dtype) } else { Ok(dtype) }
    })
}

/// The sizes that the op was given.
struct Sizes {
    samples: i64,
    channels: i64,
    /// The elements of a channel of a sample.
    places: i64,
    groups: i64,
}

impl Sizes {
    fn of(c: &Ctx<'_>) -> Result<Self> {
        let (samples, channels) = (c.int("N")?, c.int("C")?);
        Ok(Self { samples, channels, places: c.int("HxW")?, groups: c.int("group")? })
    }

    /// The tensor `name` as sample × channel × spatial dimensions, and which dimensions are spatial.
    fn image(&self, c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<(Val, Vec<usize>)> {
        let mut x = c.tensor_as(name, dtype)?;
        if !c.dims(x).starts_with(&[self.samples, self.channels]) {
            x = c.reshape(x, &[self.samples, self.channels, self.places]);
        }
        Ok((x, (2..c.rank(x)).collect()))
    }

    /// The tensor `name` as sample × group.
    fn statistic(&self, c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Val> {
        let value = c.tensor_as(name, dtype)?;
        Ok(c.reshape(value, &[self.samples, self.groups]))
    }

    /// The mean of each group, sample × group, from the sums of channels, sample × channel.
    fn mean(&self, b: &mut Builder, sums: Val) -> Val {
        let size = self.channels / self.groups;
        let sums = b.reshape(sums, &[self.samples, self.groups, size]);
        let sum = b.sum(sums, &[2]);
        let count = b.full_like((size * self.places) as f64, sum);
        b.div(sum, count)
    }

    /// Sample × group as sample × channel.
    fn by_channel(&self, b: &mut Builder, value: Val) -> Val {
        let dims = [self.samples, self.groups, self.channels / self.groups];
        let value = b.broadcast_in_dim(value, &dims, &[0, 1]);
        b.reshape(value, &[self.samples, self.channels])
    }

    /// Sample × channel, multiplied by the weight, if it is there.
    fn weighted(&self, c: &mut Ctx<'_>, value: Val) -> Result<Val> {
        if !c.has("weight")? {
            return Ok(value);
        }
        let weight = c.tensor_as("weight", c.dtype(value))?;
        let weight = c.broadcast_missing(weight, &[self.samples, self.channels], SAMPLES);
        Ok(c.mul(value, weight))
    }
}
