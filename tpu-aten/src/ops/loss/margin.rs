//! Losses that ask a class to be ahead of the others by a margin.

use tpu_runtime::{DType, Dims, Shape};

use super::Reduction;
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, many, one};
use crate::ops::scan::scan;

/// Of a sample, the mean over classes `k` other than the target `t` of `w[t] max(0, margin - x[t] + x[k])^p`.
pub(super) fn multi(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let hinge = Hinge::arguments(c)?;
    let powers = if c.int("p")? == 2 { c.mul(hinge.gap, hinge.gap) } else { hinge.gap };
    let weighted = c.mul(powers, hinge.weights);
    let losses = c.mean(weighted, &[1]);
    let losses = reduction.apply(c, losses);
    let losses = c.convert(losses, shape.dtype);
    one(losses)
}

/// The gradient of [`multi`]: `p w[t] gap^(p - 1) / classes` at every class that is not behind, less their sum at the
/// target.
pub(super) fn multi_backward(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let hinge = Hinge::arguments(c)?;
    let dims = c.dims(hinge.gap);
    let slope = if c.int("p")? == 2 {
        c.add(hinge.gap, hinge.gap)
    } else {
        let ahead = c.compare_to(Cmp::GT, hinge.gap, 0);
        let dtype = c.dtype(hinge.gap);
        c.convert(ahead, dtype)
    };
    let slope = c.mul(slope, hinge.weights);
    let grad = sample_gradients(c, reduction, &dims)?;
    let slope = c.mul(slope, grad);
    let slope = c.mul_by(slope, 1.0 / dims[1] as f64);
    let sum = c.sum(slope, &[1]);
    let sum = c.neg(sum);
    let sum = c.broadcast_missing(sum, &dims, &[1]);
    let gradient = c.select(hinge.is_target, sum, slope);
    let gradient = c.convert(gradient, shape.dtype);
    one(c.reshape(gradient, &shape.dims))
}

/// Of a sample, the sum over targets `t` and classes `k` that are none of `max(0, 1 - x[t] + x[k])`, divided by the
/// number of classes. The targets are the classes before the first -1.
pub(super) fn multilabel(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let labels = Labels::arguments(c)?;
    let zero = c.zeros_like(labels.gap);
    let gap = c.max(labels.gap, zero);
    let gap = c.select(labels.counted, gap, zero);
    let sum = c.sum(gap, &[1, 2]);
    let classes = c.dims(gap)[2];
    let losses = c.mul_by(sum, 1.0 / classes as f64);
    let losses = reduction.apply(c, losses);
    let losses = c.convert(losses, shape.dtype);
    let is_target = c.convert(labels.is_target, shape.dtype);
    many([losses, c.reshape(is_target, &shape.dims)])
}

/// The gradient of [`multilabel`].
pub(super) fn multilabel_backward(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let labels = Labels::arguments(c)?;
    let ahead = c.compare_to(Cmp::GT, labels.gap, 0);
    let ahead = c.and(ahead, labels.counted);
    let (dtype, dims) = (c.dtype(labels.gap), c.dims(labels.gap));
    let slope = c.convert(ahead, dtype);
    let (sums, at_label) = (c.sum(slope, &[1]), c.sum(slope, &[2]));
    // What the labels of a sample lose goes to the classes they name.
    let spread = c.broadcast_missing(at_label, &dims, &[2]);
    let none = c.zeros_like(spread);
    let losses = c.select(labels.names, spread, none);
    let losses = c.sum(losses, &[1]);
    let slope = c.sub(sums, losses);
    let dims = c.dims(slope);
    let grad = sample_gradients(c, reduction, &dims)?;
    let gradient = c.mul(slope, grad);
    let gradient = c.mul_by(gradient, 1.0 / dims[1] as f64);
    let gradient = c.convert(gradient, shape.dtype);
    one(c.reshape(gradient, &shape.dims))
}

/// What [`multi`] is made of, every part of the dims sample × class.
struct Hinge {
    /// `max(0, margin - x[t] + x[k])`; 0 at the target.
    gap: Val,
    is_target: Val,
    /// The weight of the target's class.
    weights: Val,
}

impl Hinge {
    fn arguments(c: &mut Ctx<'_>) -> Result<Self> {
        let x = samples(c, "self")?;
        let dims = c.dims(x);
        let target = c.tensor_as("target", DType::I32)?;
        let target = c.flatten(target);
        let target = c.broadcast_missing(target, &dims, &[1]);
        let classes = c.iota(&Shape::new(DType::I32, dims.clone()), 1);
        let is_target = c.compare(Cmp::EQ, classes, target);
        let zero = c.zeros_like(x);
        let at_target = at(c, is_target, x);
        let margin = c.scalar_like("margin", x)?;
        let gap = c.sub(margin, at_target);
        let gap = c.add(gap, x);
        let gap = c.max(gap, zero);
        let gap = c.select(is_target, zero, gap);
        let weights = match c.opt_tensor("weight")? {
            Some(weight) => {
                let dtype = c.dtype(x);
                let weight = c.convert(weight, dtype);
                let weight = c.broadcast(weight, &dims);
                at(c, is_target, weight)
            }
            None => c.full_like(1, x),
        };
        Ok(Self { gap, is_target, weights })
    }
}

/// What [`multilabel`] is made of; sample × label × class, where not said otherwise.
struct Labels {
    /// `1 - x[label] + x[class]`.
    gap: Val,
    /// Whether the label names the class.
    names: Val,
    /// Whether the label is one, and the class is none of them.
    counted: Val,
    /// Sample × class.
    is_target: Val,
}

impl Labels {
    fn arguments(c: &mut Ctx<'_>) -> Result<Self> {
        let x = samples(c, "self")?;
        let (n, classes) = (c.dims(x)[0], c.dims(x)[1]);
        let dims = Dims::from([n, classes, classes]);
        let target = c.tensor_as("target", DType::I32)?;
        let target = c.reshape(target, &[n, classes]);
        let minus = c.compare_to(Cmp::LT, target, 0);
        let ended = scan(c, &[minus], &[false.into()], 1, |b, left, right| vec![b.or(left[0], right[0])])[0];
        let is_label = c.not(ended);
        let is_label = c.broadcast_missing(is_label, &dims, &[2]);
        let target = c.broadcast_missing(target, &dims, &[2]);
        let class = c.iota(&Shape::new(DType::I32, dims.clone()), 2);
        let names = c.compare(Cmp::EQ, target, class);
        let names = c.and(names, is_label);
        let is_target = c.any(names, &[1]);
        let other = c.not(is_target);
        let other = c.broadcast_missing(other, &dims, &[1]);
        let counted = c.and(is_label, other);
        let here = c.broadcast_missing(x, &dims, &[1]);
        let zero = c.zeros_like(here);
        let at_label = c.select(names, here, zero);
        let at_label = c.sum(at_label, &[2]);
        let at_label = c.broadcast_missing(at_label, &dims, &[2]);
        let gap = c.sub(here, at_label);
        let gap = c.add_to(gap, 1);
        Ok(Self { gap, names, counted, is_target })
    }
}

/// The tensor `name` as sample × class, in the dtype to compute in.
fn samples(c: &mut Ctx<'_>, name: &str) -> Result<Val> {
    let x = c.tensor(name)?;
    let dtype = c.float_accumulator(c.dtype(x))?;
    let x = c.convert(x, dtype);
    Ok(match c.rank(x) {
        0 => c.reshape(x, &[1, 1]),
        1 => c.unsqueeze(x, 0),
        _ => x,
    })
}

/// The one element of each row where `chosen` holds, all along the row.
fn at(b: &mut Builder, chosen: Val, x: Val) -> Val {
    let dims = b.dims(x);
    let zero = b.zeros_like(x);
    let only = b.select(chosen, x, zero);
    let sum = b.sum(only, &[1]);
    b.broadcast_missing(sum, &dims, &[1])
}

/// The gradient of each sample's loss, at each of its classes.
fn sample_gradients(c: &mut Ctx<'_>, reduction: Reduction, dims: &Dims) -> Result<Val> {
    let grad = c.tensor_as("grad_output", c.float_accumulator(c.shape_of("self")?.dtype)?)?;
    let grad = c.flatten(grad);
    let grad = reduction.spread(c, grad, dims[0]);
    let grad = if c.dims(grad)[0] == dims[0] { grad } else { c.broadcast(grad, &dims[..1]) };
    Ok(c.broadcast_missing(grad, dims, &[1]))
}
