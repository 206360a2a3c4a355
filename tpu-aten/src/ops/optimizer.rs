//! Optimizer steps over lists of parameters, each in one program.

pub mod foreach;
pub mod scaling;

use tpu_runtime::DType;

use crate::builder::{Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op};

const FLOATS: &[DType] = &[DType::F32, DType::BF16, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        |c| adam(c, Decay::Gradient),
    )
    .dtypes(FLOATS)
    .examples(&[
        "{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {} {f32[] f32[]} 0.1 0.9 0.99 0.01 1e-8 false false",
        "{T[4]} {T[4]} {T[4]} {T[4]} {T[4]} {f32[]} 0.1 0.9 0.99 0.01 1e-8 true true f32[] f32[]",
    ]),
    Op::new(
        "aten::_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        |c| adam(c, Decay::Gradient),
    )
    .dtypes(FLOATS)
    .examples(&["{T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false"]),
    Op::new(
        "aten::_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        |c| adam(c, Decay::Parameter),
    )
    .dtypes(FLOATS)
    .examples(&["{T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} 0.1 0.9 0.99 0.01 1e-8 false false"]),
    Op::new(
        "aten::_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        |c| adam(c, Decay::Parameter),
    )
    .dtypes(FLOATS)
    .examples(&["{T[4]} {T[4]} {T[4]} {T[4]} {} {f32[]} f32[] 0.9 0.99 0.01 1e-8 false false"]),
    Op::new(
        "aten::_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        sgd,
    )
    .operands(&["is_first_step"])
    .dtypes(FLOATS)
    .examples(&[
        "{T[2,3] T[4]} {T[2,3] T[4]} {} 0.1 0.9 0.1 0.0 false false true",
        "{T[4]} {T[4]} {T[4]} 0.1 0.9 0.1 0.0 true true false f32[] f32[]",
        "{T[4]} {T[4]} {T[4]} 0.1 0.9 0.1 0.0 false false true",
    ]),
    Op::new(
        "aten::_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        sgd,
    )
    .operands(&["is_first_step"])
    .dtypes(FLOATS)
    .examples(&["{T[4]} {T[4]} {T[4]} 0.1 0.9 f32[] 0.0 false false false"]),
    Op::new(
        "aten::_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        adagrad_and_steps,
    )
    .dtypes(FLOATS)
    .examples(&["{T[2,3] T[4]} {T[2,3] T[4]} {T[2,3] T[4]} {f32[] f32[]} 0.1 0.01 0.1 1e-10 false"]),
    Op::new(
        "aten::_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        adagrad,
    )
    .dtypes(FLOATS)
    .examples(&["{T[4]} {T[4]} {T[4]} {f32[]} f32[] 0.01 0.1 1e-10 false"]),
];

/// Where weight decay acts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Decay {
    /// On the gradient, as an L2 penalty does.
    Gradient,
    /// On the parameter itself.
    Parameter,
}

/// Adam with the decay of its variants; `amsgrad` divides by the largest second moment so far.
///
/// ```text
/// m += (1 - beta1) (g - m),  v += (1 - beta2) (g² - v)
/// p -= lr / (1 - beta1^t) · m / (√v / √(1 - beta2^t) + eps)
/// ```
/// Source: Kingma & Ba, "Adam", ICLR 2015; Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
fn adam(c: &mut Ctx<'_>, decay: Decay) -> Lowered {
    let amsgrad = c.bool("amsgrad")?;
    let steps = tensors(c, "state_steps")?;
    step(c, &["exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs"], |c, k, compute, p, g, state| {
        let (lr, eps) = (number(c, "lr", compute)?, number(c, "eps", compute)?);
        let weight_decay = number(c, "weight_decay", compute)?;
        let (rest1, rest2) = (c.complement("beta1", compute)?, c.complement("beta2", compute)?);
        let (p, g) = match decay {
            Decay::Gradient => (p, add_scaled(c, g, weight_decay, p)),
            Decay::Parameter => {
                let rate = c.mul(lr, weight_decay);
                let rate = c.neg(rate);
                (add_scaled(c, p, rate, p), g)
            }
        };
        state[0] = towards(c, state[0], g, rest1);
        let square = c.mul(g, g);
        state[1] = towards(c, state[1], square, rest2);
        let mut second = state[1];
        if amsgrad {
            state[2] = c.max(state[2], state[1]);
            second = state[2];
        }
        let time = time(c, steps[k], compute);
        let bias2 = bias_correction(c, rest2, time);
        let root_bias2 = c.sqrt(bias2);
        let root = c.sqrt(second);
        let root_bias2 = c.splat(root_bias2, root);
        let root = c.div(root, root_bias2);
        let eps = c.splat(eps, root);
        let denominator = c.add(root, eps);
        let direction = c.div(state[0], denominator);
        let bias1 = bias_correction(c, rest1, time);
        let rate = c.div(lr, bias1);
        let rate = c.neg(rate);
        Ok(add_scaled(c, p, rate, direction))
    })
}

/// Stochastic gradient descent; with momentum buffers `b = momentum · b + (1 - dampening) · g`, in the first step
/// `b = g`, and the parameter moves along `b`, or `g + momentum · b` (Nesterov).
fn sgd(c: &mut Ctx<'_>) -> Lowered {
    let nesterov = c.bool("nesterov")?;
    step(c, &["momentum_buffer_list"], |c, _, compute, p, g, state| {
        let lr = number(c, "lr", compute)?;
        let weight_decay = number(c, "weight_decay", compute)?;
        let mut direction = add_scaled(c, g, weight_decay, p);
        if !state.is_empty() {
            let momentum = number(c, "momentum", compute)?;
            let fresh = c.complement("dampening", compute)?;
            let fresh = c.splat(fresh, direction);
            let fresh = c.mul(fresh, direction);
            let moved = add_scaled(c, fresh, momentum, state[0]);
            // A run-time number, so that the first step is the program of all others.
            let first = c.scalar("is_first_step", DType::Bool)?;
            let first = c.splat(first, direction);
            state[0] = c.select(first, direction, moved);
            direction = if nesterov { add_scaled(c, direction, momentum, state[0]) } else { state[0] };
        }
        let rate = c.neg(lr);
        Ok(add_scaled(c, p, rate, direction))
    })
}

/// `sum += g²`, `p -= lr / (1 + (t - 1) · lr_decay) · g / (√sum + eps)`.
/// Source: Duchi, Hazan & Singer, "Adaptive subgradient methods", JMLR 12 (2011).
fn adagrad(c: &mut Ctx<'_>) -> Lowered {
    let steps = tensors(c, "state_steps")?;
    step(c, &["state_sums"], |c, k, compute, p, g, state| {
        let (lr, eps) = (number(c, "lr", compute)?, number(c, "eps", compute)?);
        let (lr_decay, weight_decay) = (number(c, "lr_decay", compute)?, number(c, "weight_decay", compute)?);
        let g = add_scaled(c, g, weight_decay, p);
        let square = c.mul(g, g);
        state[0] = c.add(state[0], square);
        let root = c.sqrt(state[0]);
        let eps = c.splat(eps, root);
        let denominator = c.add(root, eps);
        let direction = c.div(g, denominator);
        let time = time(c, steps[k], compute);
        let before = c.add_to(time, -1);
        let slowing = c.mul(before, lr_decay);
        let slowing = c.add_to(slowing, 1);
        let rate = c.div(lr, slowing);
        let rate = c.neg(rate);
        Ok(add_scaled(c, p, rate, direction))
    })
}

/// As [`adagrad`]; this overload's schema says that the steps are written, but they are not.
fn adagrad_and_steps(c: &mut Ctx<'_>) -> Lowered {
    let mut results = adagrad(c)?;
    results.resize(results.len() + c.shapes_of("state_steps")?.len(), None);
    Ok(results)
}

/// One step of every parameter. `update` gets the parameter's number, the dtype to compute in, the parameter, its
/// gradient and its entries of the lists `state`, which it replaces; it returns the new parameter. Lists that are
/// empty have no entries. With a gradient scale the gradients are divided by it and written too; where `found_inf`
/// holds, nothing changes.
fn step(
    c: &mut Ctx<'_>,
    state: &[&str],
    update: impl Fn(&mut Ctx<'_>, usize, DType, Val, Val, &mut [Val]) -> Result<Val>,
) -> Lowered {
    let maximize = c.bool("maximize")?;
    let (scale, skip) = (c.opt_tensor("grad_scale")?, c.opt_tensor("found_inf")?);
    let mut lists = vec![tensors(c, "self")?, tensors(c, "grads")?];
    for name in state {
        lists.push(tensors(c, name)?);
    }
    let count = lists[0].len();
    let mut written: Vec<Vec<Option<Val>>> = lists.iter().map(|list| vec![None; list.len()]).collect();
    for k in 0..count {
        let given: Vec<usize> = (0..lists.len()).filter(|list| k < lists[*list].len()).collect();
        let old: Vec<Val> = given.iter().map(|list| lists[*list][k]).collect();
        let compute = if c.dtype(old[0]) == DType::F64 { DType::F64 } else { DType::F32 };
        let mut new: Vec<Val> = old.iter().map(|value| c.convert(*value, compute)).collect();
        if let Some(scale) = scale {
            let scale = c.convert(scale, compute);
            let scale = c.reshape(scale, &[]);
            let scale = c.splat(scale, new[1]);
            new[1] = c.div(new[1], scale);
        }
        let gradient = if maximize { c.neg(new[1]) } else { new[1] };
        let parameter = new[0];
        new[0] = update(c, k, compute, parameter, gradient, &mut new[2..])?;
        for (position, list) in given.into_iter().enumerate() {
            if list == 1 && scale.is_none() {
                continue;
            }
            let dtype = c.dtype(old[position]);
            let rounded = c.convert(new[position], dtype);
            written[list][k] = Some(unless(c, skip, old[position], rounded));
        }
    }
    Ok(written.into_iter().flatten().collect())
}

/// The tensors of a list.
fn tensors(c: &mut Ctx<'_>, name: &str) -> Result<Vec<Val>> {
    Ok(c.tensors(name)?.into_iter().flatten().collect())
}

/// `old` where the flag `skip` is set, else `new`.
fn unless(c: &mut Ctx<'_>, skip: Option<Val>, old: Val, new: Val) -> Val {
    let Some(skip) = skip else { return new };
    let skip = c.reshape(skip, &[]);
    let set = c.compare_to(Cmp::NE, skip, 0);
    let set = c.splat(set, new);
    c.select(set, old, new)
}

/// The number or the tensor of one element `name`.
fn number(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Val> {
    let value = c.scalar(name, dtype)?;
    Ok(c.reshape(value, &[]))
}

/// A parameter's count of steps as a zero-dimensional value. (Not one vector for all: the programs' kernels would
/// differ in an index, and XLA compiles equal kernels once.)
fn time(c: &mut Ctx<'_>, step: Val, dtype: DType) -> Val {
    let step = c.convert(step, dtype);
    c.reshape(step, &[])
}

/// `1 - beta^t` from `1 - beta`, without cancellation.
fn bias_correction(c: &mut Ctx<'_>, one_minus_beta: Val, time: Val) -> Val {
    let negative = c.neg(one_minus_beta);
    let log = c.log1p(negative);
    let exponent = c.mul(time, log);
    let power = c.expm1(exponent);
    c.neg(power)
}

/// `x + factor · y` for a zero-dimensional factor.
fn add_scaled(c: &mut Ctx<'_>, x: Val, factor: Val, y: Val) -> Val {
    let factor = c.splat(factor, y);
    let scaled = c.mul(factor, y);
    c.add(x, scaled)
}

/// `x` moved by the part `weight` of the way to `end`.
fn towards(c: &mut Ctx<'_>, x: Val, end: Val, weight: Val) -> Val {
    let distance = c.sub(end, x);
    add_scaled(c, x, weight, distance)
}
