//! Batch normalisation: over everything but the channels, dimension 1.

use tpu_runtime::{DType, Shape};

use super::{Statistics, inverse_deviation, normalized, parameter, spread};
use crate::builder::Val;
use crate::error::Result;
use crate::op::{Ctx, Lowered};
use crate::promote::accumulator;

/// `(x - mean) / sqrt(var + eps) * weight + bias`, the mean, one over the deviation, and in training the new running
/// statistics `(1 - momentum) running + momentum current`, the variance of which is unbiased.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let training = c.bool("training")?;
    let mut results = normalize(c, training, true)?;
    results.round_running(c)?;
    Ok(results.all())
}

/// As [`forward`], without running statistics.
pub(super) fn forward_without_running(c: &mut Ctx<'_>) -> Lowered {
    Ok(normalize(c, true, false)?.declared())
}

/// As [`forward`], where the running statistics are results: the old ones unless in training.
pub(super) fn forward_functional(c: &mut Ctx<'_>) -> Lowered {
    let training = c.bool("training")?;
    let mut results = normalize(c, training, true)?;
    let dtype = accumulator(c.shape_of("input")?.dtype);
    for (new, name) in results.running.iter_mut().zip(super::RUNNING) {
        if new.is_none() {
            *new = Some(c.tensor_as(name, dtype)?);
        }
    }
    Ok(results.all())
}

/// As [`forward`] in training, with an empty tensor that cuDNN would fill.
pub(super) fn forward_with_reserve(c: &mut Ctx<'_>) -> Lowered {
    let mut results = normalize(c, true, true)?;
    results.round_running(c)?;
    Ok([results.declared(), vec![Some(empty_reserve(c))], results.running.to_vec()].concat())
}

/// As [`forward`] in evaluation, with an empty tensor that cuDNN would fill.
pub(super) fn forward_without_update(c: &mut Ctx<'_>) -> Lowered {
    let results = normalize(c, false, true)?;
    Ok([results.declared(), vec![Some(empty_reserve(c))]].concat())
}

/// The gradients of input, weight and bias, each where the mask asks for it.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let train = c.bool("train")?;
    gradients(c, train, "save_invstd")
}

/// As [`backward`], of the op with a reserve.
pub(super) fn backward_with_reserve(c: &mut Ctx<'_>) -> Lowered {
    let update = c.bool("update")?;
    gradients(c, update, "save_var")
}

/// What [`forward`] gives.
struct Results {
    output: Val,
    mean: Val,
    rstd: Val,
    /// The new running mean and variance, where they change.
    running: [Option<Val>; 2],
}

impl Results {
    fn declared(&self) -> Vec<Option<Val>> {
        vec![Some(self.output), Some(self.mean), Some(self.rstd)]
    }

    fn all(&self) -> Vec<Option<Val>> {
        [self.declared(), self.running.to_vec()].concat()
    }

    /// The new running statistics in the dtypes of the tensors that they are written to.
    fn round_running(&mut self, c: &mut Ctx<'_>) -> Result<()> {
        for (new, name) in self.running.iter_mut().zip(super::RUNNING) {
            if let Some(value) = new {
                let dtype = c.shape_of(name)?.dtype;
                *value = c.convert(*value, dtype);
            }
        }
        Ok(())
    }
}

/// Normalises `input`: with its own statistics in training, else with the running ones.
fn normalize(c: &mut Ctx<'_>, training: bool, has_running: bool) -> Result<Results> {
    let shape = c.shape_of("input")?;
    let wide = c.float_accumulator(shape.dtype)?;
    let x = c.tensor_as("input", wide)?;
    let eps = c.scalar("eps", wide)?;
    let over = all_but_channels(shape.dims.len());
    let is_kept = has_running && c.has("running_mean")?;
    let (mean, rstd, running) = if training || !is_kept {
        let Statistics { mean, variance, rstd } = Statistics::of(c, x, &over, eps);
        let running = if training && is_kept {
            let count: i64 = over.iter().map(|dim| shape.dims[*dim]).product();
            let unbiased = c.mul_by(variance, count as f64 / (count - 1) as f64);
            [Some(moved(c, "running_mean", mean)?), Some(moved(c, "running_var", unbiased)?)]
        } else {
            [None, None]
        };
        (mean, rstd, running)
    } else {
        let (mean, rstd) = running_statistics(c, wide, eps)?;
        (mean, rstd, [None, None])
    };
    let scale = weighted(c, rstd)?;
    let y = normalized(c, x, mean, scale, &over);
    let output = match parameter(c, "bias", y, &over)? {
        Some(bias) => c.add(y, bias),
        None => y,
    };
    Ok(Results { output: c.convert(output, shape.dtype), mean, rstd, running })
}

/// The gradients of `input`, `weight` and `bias`.
///
/// All are made of two sums over the channels, of the gradient `g`, and of `g y` with `y` the normalised input. That of
/// the input in training is `rstd weight (g - mean(g) - y mean(g y))`.
fn gradients(c: &mut Ctx<'_>, train: bool, saved_deviation: &str) -> Lowered {
    let shape = c.shape_of("input")?;
    let wide = c.float_accumulator(shape.dtype)?;
    let over = all_but_channels(shape.dims.len());
    let (x, grad) = (c.tensor_as("input", wide)?, c.tensor_as("grad_out", wide)?);
    let (mean, rstd) = if train {
        (c.tensor_as("save_mean", wide)?, c.tensor_as(saved_deviation, wide)?)
    } else {
        let eps = c.scalar("eps", wide)?;
        running_statistics(c, wide, eps)?
    };
    let y = normalized(c, x, mean, rstd, &over);
    let product = c.mul(grad, y);
    let sums = [c.sum(product, &over), c.sum(grad, &over)];
    let mask = c.bools("output_mask")?;
    let dtype = if c.has("weight")? { c.shape_of("weight")?.dtype } else { shape.dtype };
    let mut results = vec![None; 3];
    if mask[0] {
        let mut rest = grad;
        if train {
            let count: i64 = over.iter().map(|dim| shape.dims[*dim]).product();
            let [along, mean] = sums.map(|sum| {
                let count = c.full_like(count as f64, sum);
                let mean = c.div(sum, count);
                spread(c, mean, x, &over)
            });
            let along = c.mul(y, along);
            rest = c.sub(rest, along);
            rest = c.sub(rest, mean);
        }
        let scale = weighted(c, rstd)?;
        let scale = spread(c, scale, x, &over);
        let gradient = c.mul(rest, scale);
        results[0] = Some(c.convert(gradient, shape.dtype));
    }
    for (place, sum) in sums.into_iter().enumerate() {
        if mask[place + 1] {
            results[place + 1] = Some(c.convert(sum, dtype));
        }
    }
    Ok(results)
}

/// What is of channels, multiplied by the weight, if it is there.
fn weighted(c: &mut Ctx<'_>, value: Val) -> Result<Val> {
    if !c.has("weight")? {
        return Ok(value);
    }
    let weight = c.tensor_as("weight", c.dtype(value))?;
    Ok(c.mul(value, weight))
}

fn empty_reserve(c: &mut Ctx<'_>) -> Val {
    c.full(0, &Shape::new(DType::U8, [0]))
}

/// `(1 - momentum) old + momentum current`.
pub(super) fn moved(c: &mut Ctx<'_>, name: &str, current: Val) -> Result<Val> {
    let old = c.tensor_as(name, c.dtype(current))?;
    let momentum = c.scalar_like("momentum", current)?;
    let one = c.full_like(1, momentum);
    let rest = c.sub(one, momentum);
    let old = c.mul(rest, old);
    let new = c.mul(momentum, current);
    Ok(c.add(new, old))
}

/// The running mean, and one over the running deviation.
fn running_statistics(c: &mut Ctx<'_>, dtype: DType, eps: Val) -> Result<(Val, Val)> {
    let mean = c.tensor_as("running_mean", dtype)?;
    let variance = c.tensor_as("running_var", dtype)?;
    let rstd = inverse_deviation(c, variance, eps);
    Ok((mean, rstd))
}

pub(super) fn all_but_channels(rank: usize) -> Vec<usize> {
    (0..rank).filter(|dim| *dim != 1).collect()
}
