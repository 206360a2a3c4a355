//! The parts of a batch normalisation whose statistics are gathered from several devices.

use tpu_runtime::DType;

use super::batch::{all_but_channels, moved};
use super::{RUNNING, SHORT, Statistics, affine, centered, inverse_deviation, normalized, parameter, spread};
use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::batch_norm_stats(Tensor input, float eps) -> (Tensor, Tensor)", stats)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] 1e-5"]),
    Op::new("aten::batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor)", update_stats)
        .writes(RUNNING)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] f32[3] f32[3] 0.1", "T[2,3,4] none none 0.1"]),
    Op::new("aten::batch_norm_gather_stats(Tensor input, Tensor mean, Tensor invstd, Tensor? running_mean, Tensor? running_var, float momentum, float eps, int count) -> (Tensor, Tensor)", |c| gather_stats(c, "count"))
        .operands(&["count"])
        .writes(RUNNING)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] f32[2,3] f32[2,3] f32[3] f32[3] 0.1 1e-5 8"]),
    Op::new("aten::batch_norm_gather_stats_with_counts(Tensor input, Tensor mean, Tensor invstd, Tensor? running_mean, Tensor? running_var, float momentum, float eps, Tensor counts) -> (Tensor, Tensor)", |c| gather_stats(c, "counts"))
        .writes(RUNNING)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] f32[2,3] f32[2,3] f32[3] f32[3] 0.1 1e-5 f32[2]", "T[2,3,4] f32[2,3] f32[2,3] none none 0.1 1e-5 f32[2]"]),
    Op::new("aten::batch_norm_elemt(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor invstd, float eps) -> Tensor", elementwise)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] 1e-5", "T[2,3] none none f32[3] f32[3] 1e-5"]),
    Op::new("aten::batch_norm_backward_reduce(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, Tensor? weight, bool input_g, bool weight_g, bool bias_g) -> (Tensor, Tensor, Tensor, Tensor)", backward_sums)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[2,3,4] f32[3] f32[3] T[3] true true true", "T[2,3,4] T[2,3,4] f32[3] f32[3] none true false false"]),
    Op::new("aten::batch_norm_backward_elemt(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, Tensor? weight, Tensor sum_dy, Tensor sum_dy_xmu, Tensor count) -> Tensor", backward_elementwise)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[2,3,4] f32[3] f32[3] T[3] f32[3] f32[3] i32[2]"]),
];

/// The mean of each channel and `1 / sqrt(variance + eps)`.
fn stats(c: &mut Ctx<'_>) -> Lowered {
    let (x, over) = input(c)?;
    let eps = c.scalar("eps", c.dtype(x))?;
    let Statistics { mean, rstd, .. } = Statistics::of(c, x, &over, eps);
    many([mean, rstd])
}

/// The mean and the biased variance of each channel, and the running statistics moved toward them.
fn update_stats(c: &mut Ctx<'_>) -> Lowered {
    let (x, over) = input(c)?;
    let wide = c.dtype(x);
    let zero = c.constant(0, wide);
    let Statistics { mean, variance, .. } = Statistics::of(c, x, &over, zero);
    let dims = c.dims(x);
    let count: i64 = over.iter().map(|dim| dims[*dim]).product();
    let unbiased = c.mul_by(variance, count as f64 / (count - 1) as f64);
    let running = running(c, mean, unbiased)?;
    Ok([vec![Some(mean), Some(variance)], running].concat())
}

/// The statistics of all devices' inputs from each one's, a row a device, weighted by their counts.
fn gather_stats(c: &mut Ctx<'_>, counts: &str) -> Lowered {
    let wide = c.float_accumulator(c.shape_of("mean")?.dtype)?;
    let (means, rstds) = (c.tensor_as("mean", wide)?, c.tensor_as("invstd", wide)?);
    let eps = c.scalar("eps", wide)?;
    let counts = {
        let counts = c.tensor_as(counts, wide)?;
        let dims = c.dims(means);
        let devices: &[i64] = if c.rank(counts) == 0 { &[] } else { &[0] };
        let counts = if devices.is_empty() { counts } else { c.flatten(counts) };
        c.broadcast_in_dim(counts, &dims, devices)
    };
    let total = c.sum(counts, &[0]);
    let weighted = c.mul(counts, means);
    let mean = c.sum(weighted, &[0]);
    let mean = c.div(mean, total);

    let variances = variance_of(c, rstds, eps);
    let distance = centered(c, means, mean, &[0]);
    let squares = c.mul(distance, distance);
    let spreads = c.add(variances, squares);
    let spreads = c.mul(counts, spreads);
    let squares = c.sum(spreads, &[0]);
    let variance = c.div(squares, total);
    let rstd = inverse_deviation(c, variance, eps);

    let others = c.add_to(total, -1);
    let unbiased = c.div(squares, others);
    let running = running(c, mean, unbiased)?;
    Ok([vec![Some(mean), Some(rstd)], running].concat())
}

/// `(x - mean) * invstd * weight + bias`.
fn elementwise(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("input")?.dtype;
    let (x, over) = input(c)?;
    let (mean, rstd) = statistics(c, x)?;
    let y = normalized(c, x, mean, rstd, &over);
    let y = affine(c, y, &over)?;
    one(c.convert(y, dtype))
}

/// The sums over `grad` and over `grad * (x - mean)`, and the gradients of weight and bias, each if asked for.
fn backward_sums(c: &mut Ctx<'_>) -> Lowered {
    let (x, over) = input(c)?;
    let (mean, rstd) = statistics(c, x)?;
    let wide = c.dtype(x);
    let grad = c.tensor_as("grad_out", wide)?;
    let distance = centered(c, x, mean, &over);
    let products = c.mul(grad, distance);
    let (sum, product) = (c.sum(grad, &over), c.sum(products, &over));
    let of_weight = c.mul(product, rstd);
    let dtype = if c.has("weight")? { c.shape_of("weight")?.dtype } else { wide };
    let (of_weight, of_bias) = (c.convert(of_weight, dtype), c.convert(sum, dtype));
    let flags = [c.bool("input_g")?, c.bool("input_g")?, c.bool("weight_g")?, c.bool("bias_g")?];
    let results = [sum, product, of_weight, of_bias];
    Ok(results.into_iter().zip(flags).map(|(result, asked)| asked.then_some(result)).collect())
}

/// The gradient of the input, from the sums over all devices.
fn backward_elementwise(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("input")?.dtype;
    let (x, over) = input(c)?;
    let (mean, rstd) = statistics(c, x)?;
    let wide = c.dtype(x);
    let grad = c.tensor_as("grad_out", wide)?;
    let counts = c.tensor_as("count", wide)?;
    let all: Vec<usize> = (0..c.rank(counts)).collect();
    let count = c.sum(counts, &all);
    let count = c.splat(count, mean);
    let [of_grad, of_product] = [c.tensor_as("sum_dy", wide)?, c.tensor_as("sum_dy_xmu", wide)?];
    let of_grad = c.div(of_grad, count);
    let of_product = c.div(of_product, count);
    let of_product = c.mul(of_product, rstd);
    let of_product = c.mul(of_product, rstd);

    let rest = centered(c, grad, of_grad, &over);
    let distance = centered(c, x, mean, &over);
    let along = spread(c, of_product, x, &over);
    let along = c.mul(distance, along);
    let rest = c.sub(rest, along);
    let rstd = spread(c, rstd, x, &over);
    let mut gradient = c.mul(rest, rstd);
    if let Some(weight) = parameter(c, "weight", x, &over)? {
        gradient = c.mul(gradient, weight);
    }
    one(c.convert(gradient, dtype))
}

/// The input in the dtype of its computation, and the dimensions that a channel has.
fn input(c: &mut Ctx<'_>) -> Result<(Val, Vec<usize>)> {
    let shape = c.shape_of("input")?;
    let wide = c.float_accumulator(shape.dtype)?;
    Ok((c.tensor_as("input", wide)?, all_but_channels(shape.dims.len())))
}

fn statistics(c: &mut Ctx<'_>, x: Val) -> Result<(Val, Val)> {
    let wide = c.dtype(x);
    Ok((c.tensor_as("mean", wide)?, c.tensor_as("invstd", wide)?))
}

/// The variance of `1 / sqrt(variance + eps)`.
fn variance_of(b: &mut Builder, rstd: Val, eps: Val) -> Val {
    let square = b.mul(rstd, rstd);
    let one = b.full_like(1, square);
    let guarded = b.div(one, square);
    let eps = b.splat(eps, guarded);
    b.sub(guarded, eps)
}

/// The new running statistics, in their own dtypes, where there are any.
fn running(c: &mut Ctx<'_>, mean: Val, unbiased: Val) -> Result<Vec<Option<Val>>> {
    let mut written = Vec::new();
    for (name, current) in [("running_mean", mean), ("running_var", unbiased)] {
        written.push(if c.has(name)? {
            let dtype: DType = c.shape_of(name)?.dtype;
            let new = moved(c, name, current)?;
            Some(c.convert(new, dtype))
        } else {
            None
        });
    }
    Ok(written)
}
