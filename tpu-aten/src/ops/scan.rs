//! Running reductions along a dimension.

use tpu_runtime::{DType, Shape};

use super::reduce::{along, sum_dtype};
use crate::builder::{Builder, Cmp, Val};
use crate::error::Error;
use crate::op::{ARITHMETIC, Ctx, FLOATS, Lowered, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor", cumsum)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1", "T[2,5] 0 @f32", "T[] 0"]),
    Op::new("aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor", cumprod)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1"]),
    Op::new("aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)", cummax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1", "T[] 0"]),
    Op::new("aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)", cummin)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1"]),
    Op::new("aten::logcumsumexp(Tensor self, int dim) -> Tensor", logcumsumexp)
        .dtypes(FLOATS)
        .examples(&["T[2,5] 1", "T[] 0"]),
];

/// The sums of all elements up to each.
fn cumsum(c: &mut Ctx<'_>) -> Lowered {
    running(c, Builder::add)
}

/// The products of all elements up to each.
fn cumprod(c: &mut Ctx<'_>) -> Lowered {
    running(c, Builder::mul)
}

/// The largest element up to each, and where it was last; NaN wins.
fn cummax(c: &mut Ctx<'_>) -> Lowered {
    running_extreme(c, Cmp::GE)
}

/// The smallest element up to each, and where it was last; NaN wins.
fn cummin(c: &mut Ctx<'_>) -> Lowered {
    running_extreme(c, Cmp::LE)
}

/// `log(cumsum(exp(x)))`, each step as `max + log1p(exp(min - max))`.
fn logcumsumexp(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    if !shape.dtype.is_float() {
        return Err(Error::DType { op: c.name().to_owned(), got: shape.dtype });
    }
    let (x, dim) = along(c)?;
    let sums = c.in_f32(x, |b, x| scan(b, &[x], dim, |b, left, right| vec![log_add_exp(b, left[0], right[0])])[0]);
    one(c.reshape(sums, &shape.dims))
}

fn running(c: &mut Ctx<'_>, combine: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let dtype = sum_dtype(c)?;
    let (x, dim) = along(c)?;
    let x = c.convert(x, dtype);
    let results = c.in_f32(x, |b, x| scan(b, &[x], dim, |b, left, right| vec![combine(b, left[0], right[0])])[0]);
    one(c.reshape(results, &dims))
}

fn running_extreme(c: &mut Ctx<'_>, at_least: Cmp) -> Lowered {
    let shape = c.shape_of("self")?;
    if shape.dtype.is_complex() {
        return Err(Error::DType { op: c.name().to_owned(), got: shape.dtype });
    }
    let (x, dim) = along(c)?;
    let index = c.iota(&Shape::new(DType::I32, c.dims(x)), dim);
    let results = scan(c, &[x, index], dim, |b, left, right| {
        // A later element wins by being as good, or NaN; a number never wins over NaN.
        let as_good = b.compare(at_least, right[0], left[0]);
        let nan = b.is_nan(right[0]);
        let later = b.or(as_good, nan);
        vec![b.select(later, right[0], left[0]), b.select(later, right[1], left[1])]
    });
    let index = c.convert(results[1], DType::I64);
    many([c.reshape(results[0], &shape.dims), c.reshape(index, &shape.dims)])
}

/// `log(exp(x) + exp(y))`; of two equal infinities it is the infinity.
fn log_add_exp(b: &mut Builder, x: Val, y: Val) -> Val {
    let (large, small) = (b.max(x, y), b.min(x, y));
    let difference = b.sub(small, large);
    let exp = b.exp(difference);
    let log = b.log1p(exp);
    let sum = b.add(large, log);
    let finite = b.is_finite(large);
    let differ = b.compare(Cmp::NE, small, large);
    let usual = b.or(finite, differ);
    b.select(usual, sum, large)
}

/// The inclusive scan of several arrays together along `dim`: element `k` of the result combines elements `0..=k`
/// in order. `combine(left, right)` is associative; it gets whole arrays, of which `left` is earlier.
///
/// Log-step doubling: after step `s` each element covers the `2^s` before it.
/// Source: Hillis & Steele, "Data parallel algorithms", CACM 29 (1986).
pub(super) fn scan(
    b: &mut Builder,
    values: &[Val],
    dim: usize,
    combine: impl Fn(&mut Builder, &[Val], &[Val]) -> Vec<Val>,
) -> Vec<Val> {
    let size = b.dims(values[0])[dim];
    let mut values = values.to_vec();
    let mut reach = 1;
    while reach < size && !b.dims(values[0]).contains(&0) {
        let part = |b: &mut Builder, from: i64, to: i64| -> Vec<Val> {
            values.iter().map(|value| b.slice_dim(*value, dim, from, to)).collect()
        };
        let (done, left, right) = (part(b, 0, reach), part(b, 0, size - reach), part(b, reach, size));
        let combined = combine(b, &left, &right);
        values = done
            .into_iter()
            .zip(combined)
            .map(|(done, combined)| b.concatenate(&[done, combined], dim))
            .collect();
        reach *= 2;
    }
    values
}
