//! Sorting, and what is read off a sorted array. Every order is total: NaN is greater than any number.

use tpu_runtime::{DType, Shape};

use super::{along, check_not_empty};
use crate::builder::{Builder, Cmp, Val, lowest};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many, one};
use crate::ops::scan::scan;
use crate::scalar::Scalar;

const ORDERED: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::Bool];
const VALUES: &[DType] = &[DType::F32, DType::BF16, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)", sort)
        .dtypes(ORDERED)
        .examples(&["T[2,3] true", "T[2,3] none 0 true", "T[] false"]),
    Op::new("aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)", topk)
        .dtypes(VALUES)
        .examples(&["T[2,5] 2", "T[2,5] 1 0", "T[2,5] 1 0 false", "T[] 1"]),
    Op::new("aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)", kthvalue)
        .dtypes(VALUES)
        .examples(&["T[2,5] 2", "T[2,5] 2 0 true"]),
    Op::new("aten::median(Tensor self) -> Tensor", median).dtypes(VALUES).examples(&["T[2,3]", "T[0]"]),
    Op::new("aten::nanmedian(Tensor self) -> Tensor", nanmedian).dtypes(VALUES).examples(&["T[2,3]"]),
    Op::new("aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)", median_dim)
        .dtypes(VALUES)
        .examples(&["T[2,3] 1", "T[2,3] 0 true", "T[] 0"]),
    Op::new("aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)", nanmedian_dim)
        .dtypes(VALUES)
        .examples(&["T[2,3] 1", "T[2,3] 0 true"]),
    Op::new("aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)", mode)
        .dtypes(VALUES)
        .examples(&["T[2,3]", "T[2,3] 0 true"]),
];

/// Which elements come first.
#[derive(Clone, Copy)]
struct Order {
    descending: bool,
    nan_first: bool,
}

const ASCENDING: Order = Order { descending: false, nan_first: false };
const DESCENDING: Order = Order { descending: true, nan_first: true };
const ASCENDING_AFTER_NAN: Order = Order { descending: false, nan_first: true };

/// An array sorted along a dimension, and where its elements were: `I32`.
struct Sorted {
    values: Val,
    indices: Val,
    dim: usize,
}

/// Sorts along `dim`; equal elements stay in their order.
fn sort(c: &mut Ctx<'_>) -> Lowered {
    let order = if c.bool("descending")? { DESCENDING } else { ASCENDING };
    let sorted = sorted(c, order)?;
    result(c, sorted.values, sorted.indices)
}

/// The `k` largest or smallest elements along `dim`, in order.
///
/// `chlo.top_k` compares as floats with a sign do in their bits, hence one NaN; it is many times faster than a sort.
fn topk(c: &mut Ctx<'_>) -> Lowered {
    let k = c.int("k")?;
    let dims = c.shape_of("self")?.dims;
    let (x, dim) = along(c)?;
    let dtype = c.dtype(x);
    let short = dtype.is_float() && dtype != DType::F64;
    let (values, indices) = if c.bool("largest")? && short && k > 0 && dims.numel() > 0 {
        let wide = c.convert(x, DType::F32);
        let nan = c.is_nan(wide);
        let canonical = c.full_like(f64::NAN, wide);
        let wide = c.select(nan, canonical, wide);
        let innermost = c.rank(wide) - 1;
        let wide = c.swap_dims(wide, dim, innermost);
        let (values, indices) = c.top_k(wide, k);
        let values = c.convert(values, dtype);
        (c.swap_dims(values, dim, innermost), c.swap_dims(indices, dim, innermost))
    } else {
        let order = if c.bool("largest")? { DESCENDING } else { ASCENDING };
        let Sorted { values, indices, dim } = sort_along(c, x, dim, order);
        (c.slice_dim(values, dim, 0, k), c.slice_dim(indices, dim, 0, k))
    };
    if dims.is_empty() {
        return result(c, values, indices);
    }
    let indices = c.convert(indices, DType::I64);
    many([values, indices])
}

/// The `k`th smallest element along `dim`, counted from 1.
fn kthvalue(c: &mut Ctx<'_>) -> Lowered {
    let k = c.int("k")?;
    let sorted = sorted(c, ASCENDING)?;
    let (value, index) = sorted.at(c, k - 1);
    kept(c, value, index, sorted.dim)
}

/// The lower of the middle elements of all; NaN if there is one.
fn median(c: &mut Ctx<'_>) -> Lowered {
    of_all(c, middle)
}

/// The lower of the middle elements of all that are not NaN.
fn nanmedian(c: &mut Ctx<'_>) -> Lowered {
    of_all(c, middle_number)
}

/// [`median`] along `dim`, and its index.
fn median_dim(c: &mut Ctx<'_>) -> Lowered {
    let (x, dim) = along(c)?;
    check_not_empty(c, Some(dim))?;
    let (value, index) = middle(c, x, dim);
    kept(c, value, index, dim)
}

/// [`nanmedian`] along `dim`, and its index.
fn nanmedian_dim(c: &mut Ctx<'_>) -> Lowered {
    let (x, dim) = along(c)?;
    check_not_empty(c, Some(dim))?;
    let (value, index) = middle_number(c, x, dim);
    kept(c, value, index, dim)
}

/// The most frequent element along `dim`, the smallest of equally frequent ones, and where it is last.
///
/// In a sorted array equal elements are neighbours: the longest run wins.
fn mode(c: &mut Ctx<'_>) -> Lowered {
    let (x, dim) = along(c)?;
    check_not_empty(c, Some(dim))?;
    let sorted = sort_along(c, x, dim, ASCENDING);
    let values = sorted.values;
    let dims = c.dims(values);
    let position = c.iota(&Shape::new(DType::I32, dims.clone()), dim);
    let before = {
        let first = c.slice_dim(values, dim, 0, 1);
        let others = c.slice_dim(values, dim, 0, dims[dim] - 1);
        c.concatenate(&[first, others], dim)
    };
    let changed = c.compare(Cmp::NE, values, before);
    let zero = c.zeros_like(position);
    let starts = c.select(changed, position, zero);
    let start = scan(c, &[starts], &[0.into()], dim, |b, left, right| vec![b.max(left[0], right[0])])[0];
    let length = c.sub(position, start);
    let (end, _) = c.arg_extreme(length, dim, true);
    let (value, index) = sorted.at_each(c, end);
    kept(c, value, index, dim)
}

impl Sorted {
    /// The element at `position` and its index, without the dimension.
    fn at(&self, b: &mut Builder, position: i64) -> (Val, Val) {
        (b.index_dim(self.values, self.dim, position), b.index_dim(self.indices, self.dim, position))
    }

    /// The elements at `positions`, one for each place in the other dimensions, and their indices.
    fn at_each(&self, b: &mut Builder, positions: Val) -> (Val, Val) {
        let dims = b.dims(self.values);
        let here = b.iota(&Shape::new(DType::I32, dims.clone()), self.dim);
        let positions = b.broadcast_missing(positions, &dims, &[self.dim]);
        let chosen = b.compare(Cmp::EQ, here, positions);
        let mut pick = |x: Val| {
            let zero = b.zeros_like(x);
            let only = b.select(chosen, x, zero);
            b.sum(only, &[self.dim])
        };
        (pick(self.values), pick(self.indices))
    }
}

fn sorted(c: &mut Ctx<'_>, order: Order) -> Result<Sorted> {
    let (x, dim) = along(c)?;
    Ok(sort_along(c, x, dim, order))
}

fn sort_along(b: &mut Builder, x: Val, dim: usize, order: Order) -> Sorted {
    let index = b.iota(&Shape::new(DType::I32, b.dims(x)), dim);
    let results = b.sort(&[x, index], dim, true, |b, left, right| {
        let direction = if order.descending { Cmp::GT } else { Cmp::LT };
        let before = b.compare(direction, left[0], right[0]);
        if !b.dtype(left[0]).is_float() {
            return before;
        }
        let (first, second) = if order.nan_first { (left[0], right[0]) } else { (right[0], left[0]) };
        let nan = b.is_nan(first);
        let other = b.is_nan(second);
        let number = b.not(other);
        let nan_decides = b.and(nan, number);
        b.or(before, nan_decides)
    });
    Sorted { values: results[0], indices: results[1], dim }
}

/// The lower of the middle elements along `dim` and its index; the first NaN if there is one.
fn middle(b: &mut Builder, x: Val, dim: usize) -> (Val, Val) {
    let size = b.dims(x)[dim];
    let sorted = sort_along(b, x, dim, ASCENDING_AFTER_NAN);
    let (value, index) = sorted.at(b, (size - 1) / 2);
    let (first, first_index) = sorted.at(b, 0);
    let nan = b.is_nan(first);
    (b.select(nan, first, value), b.select(nan, first_index, index))
}

/// The lower of the middle elements along `dim` that are not NaN, and its index.
fn middle_number(b: &mut Builder, x: Val, dim: usize) -> (Val, Val) {
    let sorted = sort_along(b, x, dim, ASCENDING);
    let number = b.compare(Cmp::EQ, x, x);
    let ones = b.convert(number, DType::I32);
    let count = b.sum(ones, &[dim]);
    // Rounds towards zero, so that without any number it is the first NaN.
    let last = b.add_to(count, -1);
    let two = b.full_like(2, last);
    let position = b.div(last, two);
    sorted.at_each(b, position)
}

/// A median of all elements; NaN of none.
fn of_all(c: &mut Ctx<'_>, middle: fn(&mut Builder, Val, usize) -> (Val, Val)) -> Lowered {
    let x = c.tensor("self")?;
    if c.dims(x).numel() == 0 {
        let dtype = c.dtype(x);
        // What a NaN becomes when torch's CPU kernel converts it.
        let none = if dtype.is_float() { Scalar::Float(f64::NAN) } else { lowest(dtype) };
        return one(c.constant(none, dtype));
    }
    let flat = c.flatten(x);
    let (value, _) = middle(c, flat, 0);
    one(value)
}

/// Values and indices with the dims of `self`.
fn result(c: &mut Ctx<'_>, values: Val, indices: Val) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let indices = c.reshape(indices, &dims);
    many([c.reshape(values, &dims), c.convert(indices, DType::I64)])
}

/// A value and its index, with `dim` of size 1 if the argument `keepdim` says so.
fn kept(c: &mut Ctx<'_>, value: Val, index: Val, dim: usize) -> Lowered {
    let (mut value, mut index) = (value, index);
    if c.bool("keepdim")? && !c.shape_of("self")?.dims.is_empty() {
        (value, index) = (c.unsqueeze(value, dim), c.unsqueeze(index, dim));
    }
    many([value, c.convert(index, DType::I64)])
}
