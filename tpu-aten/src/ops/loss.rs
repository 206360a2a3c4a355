//! Losses and their gradients. Computed in `F32` at least, and rounded once after the reduction.

pub mod ctc;
mod margin;
mod nll;

use tpu_runtime::DType;

use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)", nll::forward)
        .examples(&["T[4,3] i64[4] none 1 -100", "T[4,3] i64[4] T[3] 2 1", "T[4,3] i64[4] none 0 -100", "T[3] i64[] none 1 -100"]),
    Op::new("aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor", nll::backward)
        .examples(&["T[] T[4,3] i64[4] none 1 -100 T[]", "T[4] T[4,3] i64[4] T[3] 0 1 T[]", "T[] T[3] i64[] none 2 -100 T[]"]),
    Op::new("aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)", nll::forward)
        .examples(&["T[2,3,2,2] i64[2,2,2] none 1 -100", "T[2,3,2,2] i64[2,2,2] T[3] 0 -100"]),
    Op::new("aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor", nll::backward)
        .examples(&["T[] T[2,3,2,2] i64[2,2,2] none 1 -100 T[]", "T[2,2,2] T[2,3,2,2] i64[2,2,2] T[3] 0 -100 T[]"]),
    Op::new("aten::mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor", mse)
        .examples(&["T[2,3] T[2,3]", "T[2,3] T[3] 0", "T[2,3] T[2,3] 2"]),
    Op::new("aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor", mse_backward)
        .examples(&["T[] T[2,3] T[2,3] 1", "T[2,3] T[2,3] T[2,3] 0"]),
    Op::new("aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.0) -> Tensor", smooth_l1)
        .examples(&["T[2,3] T[2,3] 1 0.5", "T[2,3] T[2,3] 0 2.0"]),
    Op::new("aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor", smooth_l1_backward)
        .examples(&["T[] T[2,3] T[2,3] 1 0.5", "T[2,3] T[2,3] T[2,3] 0 2.0"]),
    Op::new("aten::huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.0) -> Tensor", huber)
        .examples(&["T[2,3] T[2,3] 1 0.5", "T[2,3] T[2,3] 0 2.0"]),
    Op::new("aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor", huber_backward)
        .examples(&["T[] T[2,3] T[2,3] 1 0.5", "T[2,3] T[2,3] T[2,3] 0 2.0"]),
    Op::new("aten::soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor", soft_margin)
        .examples(&["T[2,3] T[2,3]", "T[2,3] T[2,3] 0"]),
    Op::new("aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor", soft_margin_backward)
        .examples(&["T[] T[2,3] T[2,3] 1", "T[2,3] T[2,3] T[2,3] 0"]),
    Op::new("aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor", bce)
        .examples(&["T[2,3] T[2,3]", "T[2,3] T[2,3] T[3] 0"]),
    Op::new("aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor", bce_backward)
        .examples(&["T[] T[2,3] T[2,3] none 1", "T[2,3] T[2,3] T[2,3] T[3] 0"]),
    Op::new("aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor", bce_with_logits)
        .examples(&["T[2,3] T[2,3]", "T[2,3] T[2,3] T[3] T[3] 0"]),
    Op::new("aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=1) -> Tensor", margin::multi)
        .structural(&["p"])
        .examples(&["T[4,3] i64[4] 1 0.5", "T[4,3] i64[4] 2 1 T[3] 0", "T[3] i64[]"]),
    Op::new("aten::multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=1) -> Tensor", margin::multi_backward)
        .structural(&["p"])
        .examples(&["T[] T[4,3] i64[4] 1 0.5", "T[4] T[4,3] i64[4] 2 1 T[3] 0"]),
    Op::new("aten::multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)", margin::multilabel)
        .examples(&["T[4,3] i64[4,3] 1", "T[3] i64[3] 0"]),
    Op::new("aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor", margin::multilabel_backward)
        .examples(&["T[] T[4,3] i64[4,3] 1 T[4,3]", "T[4] T[4,3] i64[4,3] 0 T[4,3]"]),
];

/// The argument `reduction`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reduction {
    None,
    Mean,
    Sum,
}

impl Reduction {
    fn argument(c: &Ctx<'_>) -> Result<Self> {
        match c.int("reduction")? {
            0 => Ok(Self::None),
            1 => Ok(Self::Mean),
            2 => Ok(Self::Sum),
            _ => Err(c.wrong("reduction", "0, 1 or 2")),
        }
    }

    /// The losses reduced over all dimensions.
    fn apply(self, b: &mut Builder, losses: Val) -> Val {
        let dims: Vec<_> = (0..b.rank(losses)).collect();
        match self {
            Self::None => losses,
            Self::Mean => b.mean(losses, &dims),
            Self::Sum => b.sum(losses, &dims),
        }
    }

    /// The gradient of each of `count` losses, from that of the reduced loss.
    fn spread(self, b: &mut Builder, grad: Val, count: i64) -> Val {
        if self != Self::Mean {
            return grad;
        }
        let count = b.full_like(count, grad);
        b.div(grad, count)
    }
}

/// `(x - t)²`.
fn mse(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let d = c.sub(x, target);
    let square = c.mul(d, d);
    reduced(c, square)
}

/// `2 (x - t) g`.
fn mse_backward(c: &mut Ctx<'_>) -> Lowered {
    let [grad, x, target] = pair_backward(c)?;
    let d = c.sub(x, target);
    let twice = c.add(d, d);
    let gradient = c.mul(twice, grad);
    rounded(c, gradient)
}

/// `d² / (2 beta)` where `|d| < beta`, else `|d| - beta / 2`, with `d = x - t`.
fn smooth_l1(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let d = c.sub(x, target);
    let beta = c.scalar_like("beta", d)?;
    let size = c.abs(d);
    let half = c.mul_by(size, 0.5);
    let square = c.mul(half, size);
    let near = c.div(square, beta);
    let offset = c.mul_by(beta, 0.5);
    let far = c.sub(size, offset);
    let is_near = c.compare(Cmp::LT, size, beta);
    let loss = c.select(is_near, near, far);
    reduced(c, loss)
}

/// `g d / beta` where `|d| < beta`, else `g sign(d)`.
fn smooth_l1_backward(c: &mut Ctx<'_>) -> Lowered {
    let [grad, x, target] = pair_backward(c)?;
    let d = c.sub(x, target);
    let beta = c.scalar_like("beta", d)?;
    let scaled = c.mul(d, grad);
    let near = c.div(scaled, beta);
    let gradient = outside(c, d, beta, grad, near);
    rounded(c, gradient)
}

/// `d² / 2` where `|d| <= delta`, else `delta (|d| - delta / 2)`, with `d = x - t`.
fn huber(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let d = c.sub(x, target);
    let delta = c.scalar_like("delta", d)?;
    let size = c.abs(d);
    let half = c.mul_by(size, 0.5);
    let near = c.mul(half, size);
    let offset = c.mul_by(delta, 0.5);
    let line = c.sub(size, offset);
    let far = c.mul(delta, line);
    let is_near = c.compare(Cmp::LE, size, delta);
    let loss = c.select(is_near, near, far);
    reduced(c, loss)
}

/// `g d` where `|d| < delta`, else `g delta sign(d)`.
fn huber_backward(c: &mut Ctx<'_>) -> Lowered {
    let [grad, x, target] = pair_backward(c)?;
    let d = c.sub(x, target);
    let delta = c.scalar_like("delta", d)?;
    let near = c.mul(d, grad);
    let far = c.mul(delta, grad);
    let gradient = outside(c, d, delta, far, near);
    rounded(c, gradient)
}

/// `log(1 + exp(-x t))`.
fn soft_margin(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let product = c.mul(x, target);
    let log_sigmoid = log_sigmoid(c, product);
    let loss = c.neg(log_sigmoid);
    reduced(c, loss)
}

/// `-g t sigmoid(-x t)`.
fn soft_margin_backward(c: &mut Ctx<'_>) -> Lowered {
    let [grad, x, target] = pair_backward(c)?;
    let opposite = c.neg(target);
    let product = c.mul(x, opposite);
    let sigmoid = c.logistic(product);
    let slope = c.mul(opposite, sigmoid);
    let gradient = c.mul(slope, grad);
    rounded(c, gradient)
}

/// `-w (t log(x) + (1 - t) log(1 - x))`, with logarithms of at least -100.
fn bce(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let log = c.log(x);
    let log = at_least(c, log, -100.0);
    let opposite = c.neg(x);
    let other_log = c.log1p(opposite);
    let other_log = at_least(c, other_log, -100.0);
    let surely = c.mul(target, log);
    let rest = c.add_to(target, -1);
    let unlikely = c.mul(rest, other_log);
    let loss = c.sub(unlikely, surely);
    let loss = weighted(c, loss)?;
    reduced(c, loss)
}

/// `w g (x - t) / max(x (1 - x), 1e-12)`.
fn bce_backward(c: &mut Ctx<'_>) -> Lowered {
    let [grad, x, target] = pair_backward(c)?;
    let d = c.sub(x, target);
    let scaled = c.mul(grad, d);
    let one = c.full_like(1, x);
    let rest = c.sub(one, x);
    let variance = c.mul(rest, x);
    let variance = at_least(c, variance, 1e-12);
    let gradient = c.div(scaled, variance);
    let gradient = weighted(c, gradient)?;
    rounded(c, gradient)
}

/// `w ((1 - t) x - (1 + (p - 1) t) log(sigmoid(x)))`, with the weight `p` of positive targets.
fn bce_with_logits(c: &mut Ctx<'_>) -> Lowered {
    let [x, target] = pair(c)?;
    let one = c.full_like(1, target);
    let rest = c.sub(one, target);
    let linear = c.mul(rest, x);
    let mut log = log_sigmoid(c, x);
    if c.has("pos_weight")? {
        let positive = like(c, "pos_weight", x)?;
        let excess = c.add_to(positive, -1);
        let excess = c.mul(excess, target);
        let factor = c.add_to(excess, 1);
        log = c.mul(factor, log);
    }
    let loss = c.sub(linear, log);
    let loss = weighted(c, loss)?;
    reduced(c, loss)
}

/// The input and the target, broadcast together, in the dtype to compute in.
fn pair(c: &mut Ctx<'_>) -> Result<[Val; 2]> {
    let dtype = c.float_accumulator(c.result_type(&["self", "target"])?)?;
    c.broadcast_all(["self", "target"], dtype)
}

/// The gradient of each loss, the input and the target, broadcast together, in the dtype to compute in.
fn pair_backward(c: &mut Ctx<'_>) -> Result<[Val; 3]> {
    let dtype = c.float_accumulator(gradient_dtype(c)?)?;
    let [grad, x, target] = c.broadcast_all(["grad_output", "self", "target"], dtype)?;
    let count = c.shape_of("self")?.dims.numel();
    Ok([Reduction::argument(c)?.spread(c, grad, count), x, target])
}

fn gradient_dtype(c: &Ctx<'_>) -> Result<DType> {
    c.result_type(&["grad_output", "self", "target"])
}

/// The end of a loss of [`pair`].
fn reduced(c: &mut Ctx<'_>, losses: Val) -> Lowered {
    let dtype = c.result_type(&["self", "target"])?;
    let loss = Reduction::argument(c)?.apply(c, losses);
    one(c.convert(loss, dtype))
}

/// The end of a gradient of [`pair_backward`].
fn rounded(c: &mut Ctx<'_>, gradient: Val) -> Lowered {
    let dtype = gradient_dtype(c)?;
    one(c.convert(gradient, dtype))
}

/// The tensor `name` with the dims and dtype of `x`.
fn like(c: &mut Ctx<'_>, name: &str, x: Val) -> Result<Val> {
    let shape = c.shape(x).clone();
    let value = c.tensor_as(name, shape.dtype)?;
    Ok(c.broadcast(value, &shape.dims))
}

/// Multiplied by the argument `weight`, if it is there.
fn weighted(c: &mut Ctx<'_>, x: Val) -> Result<Val> {
    if !c.has("weight")? {
        return Ok(x);
    }
    let weight = like(c, "weight", x)?;
    Ok(c.mul(x, weight))
}

/// `far` with the sign of `d` where `|d| >= bound`, else `near`.
fn outside(b: &mut Builder, d: Val, bound: Val, far: Val, near: Val) -> Val {
    let below = b.neg(bound);
    let is_below = b.compare(Cmp::LE, d, below);
    let is_above = b.compare(Cmp::GE, d, bound);
    let negative = b.neg(far);
    let upper = b.select(is_above, far, near);
    b.select(is_below, negative, upper)
}

/// `min(x, 0) - log(1 + exp(-|x|))`.
fn log_sigmoid(b: &mut Builder, x: Val) -> Val {
    let zero = b.zeros_like(x);
    let negative = b.min(x, zero);
    let size = b.abs(x);
    let size = b.neg(size);
    let exp = b.exp(size);
    let log = b.log1p(exp);
    b.sub(negative, log)
}

fn at_least(b: &mut Builder, x: Val, bound: f64) -> Val {
    let bound = b.full_like(bound, x);
    b.max(x, bound)
}
