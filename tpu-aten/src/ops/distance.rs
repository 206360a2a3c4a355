//! Distances between all pairs of vectors, and the gradients.

use tpu_runtime::{DType, Dims, Shape};

use super::index::places::{Combine, Places};
use super::index::search::bisect;
use crate::builder::{Builder, Cmp, DotDims, Val, broadcast_dims, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, Value, one};

/// Norms that have a program of their own.
const NORMS: &[f64] = &[0.0, 1.0, 2.0, f64::INFINITY];
/// More vectors than this on a side and torch takes Euclidean distances from a product.
const FEW: i64 = 25;
/// `compute_mode`: by the number of vectors, and always a product.
const BY_SIZE: i64 = 0;
const PRODUCT: i64 = 1;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor", cdist)
        .special("p", NORMS)
        .examples(&[
            "T[2,3,4] T[2,5,4] 2.0 none",
            "T[3,4] T[5,4] 2.0 1",
            "T[3,4] T[5,4] 1.0 none",
            "T[3,4] T[5,4] 0.0 none",
            "T[3,4] T[5,4] 3.0 none",
        ]),
    Op::new(
        "aten::_cdist_backward(Tensor grad_output, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor",
        cdist_backward,
    )
    .special("p", NORMS)
    .examples(&[
        "T[3,5] T[3,4] T[5,4] 2.0 T[3,5]",
        "T[3,5] T[3,4] T[5,4] 3.0 T[3,5]",
        "T[3,5] T[3,4] T[5,4] 1.0 T[3,5]",
    ]),
    Op::new("aten::_pdist_forward(Tensor self, float p=2.) -> Tensor", pdist)
        .special("p", NORMS)
        .examples(&["T[4,3] 2.0", "T[4,3] 3.0"]),
    Op::new(
        "aten::_pdist_backward(Tensor grad_output, Tensor self, float p, Tensor pdist) -> Tensor",
        pdist_backward,
    )
    .special("p", NORMS)
    .examples(&["T[6] T[4,3] 2.0 T[6]", "T[6] T[4,3] 3.0 T[6]"]),
];

/// The norm: one of [`NORMS`], or a run-time number.
#[derive(Clone, Copy)]
enum Norm {
    Known(f64),
    Other(Val),
}

/// The distance of each of `x1` to each of `x2`.
fn cdist(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("x1")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let norm = norm(c, wide)?;
    let (left, right, dims) = sides(c, wide)?;
    let [.., rows, columns, width] = dims[..] else { unreachable!("two vectors make a matrix") };
    let mode = c.opt_int("compute_mode")?.unwrap_or(BY_SIZE);
    let many = rows > FEW || columns > FEW;
    let euclidean = matches!(norm, Norm::Known(2.0)) && (mode == PRODUCT || (mode == BY_SIZE && many));
    let distance = if euclidean && width > 0 {
        from_product(c, left, right)
    } else {
        let difference = pairs(c, left, right, &dims);
        length(c, difference, norm)
    };
    one(c.convert(distance, dtype))
}

/// `√(|x|² + |y|² - 2 x·y)`.
fn from_product(b: &mut Builder, left: Val, right: Val) -> Val {
    let rank = b.rank(left) as i64;
    let batch = (0..rank - 2).map(|dim| (dim, dim)).collect();
    let dot = DotDims { batch, contracting: vec![(rank - 1, rank - 1)] };
    let dtype = b.dtype(left);
    let product = b.dot_general(left, right, &dot, dtype);
    let dims = b.dims(product);
    let mut squares = |x: Val, missing: i64| {
        let square = b.mul(x, x);
        let sum = b.sum(square, &[rank as usize - 1]);
        b.broadcast_missing(sum, &dims, &[missing as usize])
    };
    let (left, right) = (squares(left, rank - 1), squares(right, rank - 2));
    let sum = b.add(left, right);
    let twice = b.mul_by(product, 2);
    let square = b.sub(sum, twice);
    let zero = b.zeros_like(square);
    let square = b.max(square, zero);
    b.sqrt(square)
}

/// The gradient of `x1`: the sum over `x2`.
fn cdist_backward(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("x1")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let norm = norm(c, wide)?;
    let (left, right, dims) = sides(c, wide)?;
    if dims.contains(&0) {
        let shape = c.shape_of("x1")?;
        return one(c.full(0, &shape));
    }
    let (grad, distance) = (c.tensor_as("grad_output", wide)?, c.tensor_as("cdist", wide)?);
    let last = dims.len() - 1;
    let difference = pairs(c, left, right, &dims);
    let [grad, distance] = [grad, distance].map(|x| c.broadcast_missing(x, &dims, &[last]));
    let each = slope(c, grad, difference, distance, norm);
    let sum = c.sum(each, &[last - 1]);
    one(c.convert(sum, dtype))
}

/// The distances of each vector to those behind it, in the order of the pairs.
fn pdist(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let norm = norm(c, wide)?;
    let x = c.tensor_as("self", wide)?;
    let Some((first, second)) = pairs_of(c, x) else { return one(c.full(0, &Shape::new(dtype, [0]))) };
    let (left, right) = (first.read(c, x), second.read(c, x));
    let difference = c.sub(left, right);
    let distance = length(c, difference, norm);
    one(c.convert(distance, dtype))
}

/// Each pair's gradient, added to its first vector and taken from its second.
fn pdist_backward(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let wide = c.float_accumulator(dtype)?;
    let norm = norm(c, wide)?;
    let x = c.tensor_as("self", wide)?;
    let zeros = c.zeros_like(x);
    let Some((first, second)) = pairs_of(c, x) else { return one(c.convert(zeros, dtype)) };
    let (grad, distance) = (c.tensor_as("grad_output", wide)?, c.tensor_as("pdist", wide)?);
    let (left, right) = (first.read(c, x), second.read(c, x));
    let difference = c.sub(left, right);
    let dims = c.dims(difference);
    let [grad, distance] = [grad, distance].map(|x| c.broadcast_missing(x, &dims, &[1]));
    let each = slope(c, grad, difference, distance, norm);
    let sum = Combine::Sum.into_places(c, &first, zeros, each);
    let against = c.neg(each);
    let sum = Combine::Sum.into_places(c, &second, sum, against);
    one(c.convert(sum, dtype))
}

fn norm(c: &mut Ctx<'_>, dtype: DType) -> Result<Norm> {
    Ok(match c.value("p")? {
        Value::Scalar(p) if NORMS.contains(&p.to_f64()) => Norm::Known(p.to_f64()),
        _ => Norm::Other(c.scalar("p", dtype)?),
    })
}

/// Both sides with their batch dims broadcast, and the dims of all differences: `[.., P, R, M]`.
fn sides(c: &mut Ctx<'_>, dtype: DType) -> Result<(Val, Val, Dims)> {
    let (left, right) = (c.tensor_as("x1", dtype)?, c.tensor_as("x2", dtype)?);
    let (of_left, of_right) = (c.dims(left), c.dims(right));
    let (l, r) = (of_left.len(), of_right.len());
    let batch = broadcast_dims(&of_left[..l - 2], &of_right[..r - 2])?;
    let with = |tail: &[i64]| -> Dims { batch.iter().chain(tail).copied().collect() };
    let left = c.broadcast(left, &with(&of_left[l - 2..]));
    let right = c.broadcast(right, &with(&of_right[r - 2..]));
    Ok((left, right, with(&[of_left[l - 2], of_right[r - 2], of_left[l - 1]])))
}

/// `x1[p] - x2[r]` for all pairs.
fn pairs(b: &mut Builder, left: Val, right: Val, dims: &[i64]) -> Val {
    let last = dims.len() - 1;
    let left = b.broadcast_missing(left, dims, &[last - 1]);
    let right = b.broadcast_missing(right, dims, &[last - 2]);
    b.sub(left, right)
}

/// The norm of the innermost dimension.
fn length(b: &mut Builder, x: Val, norm: Norm) -> Val {
    let last = b.rank(x) - 1;
    let size = b.abs(x);
    match norm {
        Norm::Known(0.0) => {
            let differs = b.compare_to(Cmp::NE, x, 0);
            let dtype = b.dtype(x);
            let count = b.convert(differs, dtype);
            b.sum(count, &[last])
        }
        Norm::Known(1.0) => b.sum(size, &[last]),
        Norm::Known(2.0) => {
            let square = b.mul(x, x);
            let sum = b.sum(square, &[last]);
            b.sqrt(sum)
        }
        // No coordinates are no distance.
        Norm::Known(_) => b.reduce(size, 0, &[last], Builder::max),
        Norm::Other(p) => {
            let power = b.splat(p, size);
            let power = b.pow(size, power);
            let sum = b.sum(power, &[last]);
            let one = b.full_like(1, p);
            let root = b.div(one, p);
            let root = b.splat(root, sum);
            b.pow(sum, root)
        }
    }
}

/// The gradient by each coordinate of the difference; all of the same dims.
fn slope(b: &mut Builder, grad: Val, difference: Val, distance: Val, norm: Norm) -> Val {
    let zeros = b.zeros_like(grad);
    let sign = b.sign(difference);
    let touching = b.compare_to(Cmp::EQ, distance, 0);
    match norm {
        Norm::Known(0.0) => zeros,
        Norm::Known(1.0) => b.mul(grad, sign),
        Norm::Known(2.0) => {
            let product = b.mul(grad, difference);
            let slope = b.div(product, distance);
            b.select(touching, zeros, slope)
        }
        // To the coordinates that are the largest.
        Norm::Known(_) => {
            let size = b.abs(difference);
            let largest = b.compare(Cmp::EQ, size, distance);
            let slope = b.mul(grad, sign);
            b.select(largest, slope, zeros)
        }
        Norm::Other(p) => {
            let less = b.add_to(p, -1);
            let less = b.splat(less, difference);
            let size = b.abs(difference);
            let above = b.pow(size, less);
            let below = b.pow(distance, less);
            let product = b.mul(sign, above);
            let product = b.mul(product, grad);
            let slope = b.div(product, below);
            let flat = b.compare_to(Cmp::EQ, difference, 0);
            let none = b.or(touching, flat);
            b.select(none, zeros, slope)
        }
    }
}

/// The first and the second vector of every pair; `None` when there is no pair.
fn pairs_of(b: &mut Builder, x: Val) -> Option<(Places, Places)> {
    let dims = b.dims(x);
    let n = dims[0];
    let count = n * (n - 1) / 2;
    if count < 1 {
        return None;
    }
    let pair = b.iota(&Shape::new(index_dtype(2 * n * n), [count]), 0);
    let next = bisect(b, &[count], n, &[pair], |b, row, captured| {
        let row = b.convert(row, b.dtype(captured[0]));
        let start = first_pair(b, row, n);
        b.compare(Cmp::GT, start, captured[0])
    });
    let row = b.add_to(next, -1);
    let row = b.convert(row, b.dtype(pair));
    let start = first_pair(b, row, n);
    let along = b.sub(pair, start);
    let column = b.add(row, along);
    let column = b.add_to(column, 1);
    Some((Places::along(b, &dims, 0, row), Places::along(b, &dims, 0, column)))
}

/// The number of pairs of earlier rows: `i (2n - i - 1) / 2`.
fn first_pair(b: &mut Builder, row: Val, n: i64) -> Val {
    let against = b.neg(row);
    let rest = b.add_to(against, 2 * n - 1);
    let twice = b.mul(row, rest);
    let two = b.full_like(2, twice);
    b.div(twice, two)
}
