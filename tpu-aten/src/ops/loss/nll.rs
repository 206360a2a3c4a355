//! The negative log likelihood of classes.

use std::cmp::Ordering;

use tpu_runtime::{DType, Dims, Shape};

use super::Reduction;
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, many, one};
use crate::ops::index::places::Places;

/// `-w[t] x[t]`, reduced, and the sum of `w[t]`. The mean is over that sum. A target that is no class gives NaN:
/// a program cannot raise.
pub(super) fn forward(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let wide = c.float_accumulator(shape.dtype)?;
    let targets = Targets::arguments(c, wide)?;
    let chosen = targets.pick(c, &shape.dims)?;
    let chosen = c.convert(chosen, wide);
    let loss = c.mul(chosen, targets.weights);
    let loss = c.neg(loss);
    let zero = c.zeros_like(loss);
    let nan = c.full_like(f64::NAN, loss);
    let loss = c.select(targets.is_class, loss, nan);
    let loss = c.select(targets.ignored, zero, loss);

    let dims: Vec<_> = (0..c.rank(loss)).collect();
    let (loss, total) = match reduction {
        Reduction::None if shape.dims.len() > 1 => (loss, c.constant(0, wide)),
        _ => (c.sum(loss, &dims), c.sum(targets.weights, &dims)),
    };
    let loss = if reduction == Reduction::Mean { c.div(loss, total) } else { loss };
    many([c.convert(loss, shape.dtype), c.convert(total, shape.dtype)])
}

/// `-w[t] g` at the target's class, else 0; for the mean divided by the total weight.
pub(super) fn backward(c: &mut Ctx<'_>) -> Lowered {
    let reduction = Reduction::argument(c)?;
    let shape = c.shape_of("self")?;
    let wide = c.float_accumulator(shape.dtype)?;
    let targets = Targets::arguments(c, wide)?;
    let mut grad = c.tensor_as("grad_output", wide)?;
    if reduction == Reduction::Mean {
        let total = c.tensor_as("total_weight", wide)?;
        grad = c.div(grad, total);
    }
    let dims = c.dims(targets.weights);
    let grad = c.broadcast(grad, &dims);
    let slope = c.mul(targets.weights, grad);
    let slope = c.neg(slope);

    let class = class_dim(shape.dims.len());
    let classes = c.iota(&Shape::new(DType::I32, shape.dims.clone()), class);
    let index = c.broadcast_missing(targets.index, &shape.dims, &[class]);
    let ignored = c.broadcast_missing(targets.ignored, &shape.dims, &[class]);
    let slope = c.broadcast_missing(slope, &shape.dims, &[class]);
    let here = c.compare(Cmp::EQ, classes, index);
    let counted = c.not(ignored);
    let here = c.and(here, counted);
    let zero = c.zeros_like(slope);
    let gradient = c.select(here, slope, zero);
    one(c.convert(gradient, shape.dtype))
}

/// The classes to be predicted, one a prediction.
struct Targets {
    /// `I32`, which TPUs compare faster.
    index: Val,
    /// Where the class is `ignore_index`.
    ignored: Val,
    /// Where it is a class at all.
    is_class: Val,
    /// The weight of each prediction: its class's, 0 where it is ignored.
    weights: Val,
}

impl Targets {
    fn arguments(c: &mut Ctx<'_>, dtype: DType) -> Result<Self> {
        let sizes = c.shape_of("self")?.dims;
        let classes = sizes[class_dim(sizes.len())];
        let index = c.tensor_as("target", DType::I32)?;
        let ignore_index = c.int("ignore_index")?;
        let ignored = c.compare_to(Cmp::EQ, index, ignore_index);
        let not_negative = c.compare_to(Cmp::GE, index, 0);
        let below = c.compare_to(Cmp::LT, index, classes);
        let is_class = c.and(not_negative, below);
        let weights = if c.has("weight")? {
            let weight = c.tensor_as("weight", dtype)?;
            c.take(weight, index)
        } else {
            let shape = Shape::new(dtype, c.dims(index));
            c.full(1, &shape)
        };
        let zero = c.zeros_like(weights);
        let weights = c.select(ignored, zero, weights);
        Ok(Self { index, ignored, is_class, weights })
    }

    /// The element of `self` at each target.
    fn pick(&self, c: &mut Ctx<'_>, sizes: &Dims) -> Result<Val> {
        let x = c.tensor("self")?;
        if sizes.numel() == 0 {
            let shape = Shape::new(c.dtype(x), c.dims(self.index));
            return Ok(c.full(0, &shape));
        }
        // Coordinates, not places in a flat array: a TPU would first move all of `self` into that.
        let class = class_dim(sizes.len());
        let indices: Vec<_> = (0..sizes.len())
            .map(|dim| match dim.cmp(&class) {
                Ordering::Less => Some(place(c, self.index, dim)),
                Ordering::Equal => Some(self.index),
                Ordering::Greater => Some(place(c, self.index, dim - 1)),
            })
            .collect();
        Ok(Places::new(c, sizes, &indices)?.read(c, x))
    }
}

/// The index along `dim` at every position of `like`.
fn place(b: &mut Builder, like: Val, dim: usize) -> Val {
    let shape = b.shape(like).clone();
    b.iota(&shape, dim)
}

/// The dimension of classes: the first of a single prediction, else the second.
fn class_dim(rank: usize) -> usize {
    usize::from(rank > 1)
}
