//! Normalisation by batch, layer, group, root mean square and weight, with gradients. Statistics are computed in two
//! passes, in `F32` at least.

mod batch;
mod group;
mod layer;
pub mod sync;
mod weight;

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Op};

const RUNNING: &[&str] = &["running_mean", "running_var"];
const SHORT: &[DType] = &[DType::F32, DType::BF16, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)", batch::forward)
        .writes(RUNNING)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] true 0.1 1e-5", "T[2,3] none none none none true 0.1 1e-5", "T[2,3,4] T[3] T[3] f32[3] f32[3] false 0.1 1e-5"]),
    Op::new("aten::_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)", batch::forward)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] true 0.1 1e-5"]),
    Op::new("aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)", batch::forward_without_running)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] true 0.1 1e-5"]),
    Op::new("aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)", batch::forward_functional)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] true 0.1 1e-5"]),
    Op::new("aten::_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)", batch::forward_with_reserve)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] 0.1 1e-5"]),
    Op::new("aten::_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)", batch::forward_without_update)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[3] T[3] f32[3] f32[3] 0.1 1e-5"]),
    Op::new("aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)", batch::backward)
        .examples(&["T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true)", "T[2,3,4] T[2,3,4] none f32[3] f32[3] none none false 1e-5 (true,false,true)"]),
    Op::new("aten::batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor)", batch::backward_with_reserve)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true) u8[0]"]),
    Op::new("aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)", layer::forward)
        .examples(&["T[2,3,4] (4) T[4] T[4] 1e-5", "T[2,3,4] (3,4) none none 1e-5"]),
    Op::new("aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)", layer::backward)
        .examples(&["T[2,3,4] T[2,3,4] (4) f32[2,3,1] f32[2,3,1] T[4] T[4] (true,true,true)", "T[2,3,4] T[2,3,4] (3,4) f32[2,1,1] f32[2,1,1] none none (true,true,true)"]),
    Op::new("aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)", layer::rms)
        .examples(&["T[2,3,4] (4) T[4] none", "T[2,3,4] (3,4) none 1e-5"]),
    Op::new("aten::_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)", layer::rms_backward)
        .examples(&["T[2,3,4] T[2,3,4] (4) f32[2,3,1] T[4] (true,true)", "T[2,3,4] T[2,3,4] (4) f32[2,3,1] none (true,false)"]),
    Op::new("aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)", group::forward)
        .examples(&["T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5", "T[2,6] none none 2 6 1 3 1e-5"]),
    Op::new("aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)", group::backward)
        .examples(&["T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true)", "T[2,6] T[2,6] T[2,3] T[2,3] none 2 6 1 3 (true,false,true)"]),
    Op::new("aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)", weight::forward)
        .dtypes(FLOATS)
        .examples(&["T[4,3] T[4,1]", "T[4,3] T[1,3] 1"]),
    Op::new("aten::_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)", weight::backward)
        .dtypes(FLOATS)
        .examples(&["T[4,3] T[4,3] T[4,1] f32[4,1] 0", "T[4,3] T[4,3] T[1,3] f32[1,3] 1"]),
];

/// What a normalisation takes off its input and divides it by. These values lack the dimensions that it is over.
struct Statistics {
    mean: Val,
    /// Biased.
    variance: Val,
    /// `1 / sqrt(variance + eps)`.
    rstd: Val,
}

impl Statistics {
    fn of(b: &mut Builder, x: Val, over: &[usize], eps: Val) -> Self {
        let mean = b.mean(x, over);
        let centered = centered(b, x, mean, over);
        let squares = b.mul(centered, centered);
        let variance = b.mean(squares, over);
        let rstd = inverse_deviation(b, variance, eps);
        Self { mean, variance, rstd }
    }
}

/// `(x - mean) / sqrt(variance + eps)` over the dimensions `over`.
pub(super) fn standardized(b: &mut Builder, x: Val, over: &[usize], eps: Val) -> Val {
    let statistics = Statistics::of(b, x, over, eps);
    normalized(b, x, statistics.mean, statistics.rstd, over)
}

/// `1 / sqrt(variance + eps)`.
fn inverse_deviation(b: &mut Builder, variance: Val, eps: Val) -> Val {
    let eps = b.splat(eps, variance);
    let guarded = b.add(variance, eps);
    b.rsqrt(guarded)
}

/// `x - mean`, where the mean lacks the dimensions `over`.
fn centered(b: &mut Builder, x: Val, mean: Val, over: &[usize]) -> Val {
    let mean = spread(b, mean, x, over);
    b.sub(x, mean)
}

/// `(x - mean) * rstd`, where these lack the dimensions `over`.
fn normalized(b: &mut Builder, x: Val, mean: Val, rstd: Val, over: &[usize]) -> Val {
    let centered = centered(b, x, mean, over);
    let rstd = spread(b, rstd, x, over);
    b.mul(centered, rstd)
}

/// The gradient of a normalisation at its input: `rstd (g - mean(g) - y mean(g y))` with `y` the normalised input
/// and `g` the gradient there. If the mean was not taken off, the second term is not there.
fn input_gradient(b: &mut Builder, g: Val, y: Val, rstd: Val, over: &[usize], mean_taken: bool) -> Val {
    let product = b.mul(g, y);
    let along = b.mean(product, over);
    let along = spread(b, along, g, over);
    let along = b.mul(y, along);
    let mut rest = b.sub(g, along);
    if mean_taken {
        let mean = b.mean(g, over);
        rest = centered(b, rest, mean, over);
    }
    let rstd = spread(b, rstd, rest, over);
    b.mul(rest, rstd)
}

/// A value that lacks the dimensions `over`, at the dims of `like`.
fn spread(b: &mut Builder, value: Val, like: Val, over: &[usize]) -> Val {
    let dims = b.dims(like);
    b.broadcast_missing(value, &dims, over)
}

/// The tensor `name` in `dtype`, if it is there, at the dims of `like`, of which it lacks `over`.
pub(super) fn parameter(c: &mut Ctx<'_>, name: &str, like: Val, over: &[usize]) -> Result<Option<Val>> {
    if !c.has(name)? {
        return Ok(None);
    }
    let shape = c.shape(like).clone();
    let value = c.tensor_as(name, shape.dtype)?;
    Ok(Some(c.broadcast_missing(value, &shape.dims, over)))
}

/// `y * weight + bias`, each where it is there.
fn affine(c: &mut Ctx<'_>, y: Val, over: &[usize]) -> Result<Val> {
    let weight = parameter(c, "weight", y, over)?;
    let scaled = weight.map_or(y, |weight| c.mul(y, weight));
    let bias = parameter(c, "bias", y, over)?;
    Ok(bias.map_or(scaled, |bias| c.add(scaled, bias)))
}
