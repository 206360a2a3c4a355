//! Tensors made from numbers alone.
//!
//! Their kernels in torch write to `out`, from whose dtype the rows take theirs.

use tpu_runtime::{DType, Shape};

use super::index::search::bisect;
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};

const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64, DType::U8];
const ALL: &[DType] = &[DType::F32, DType::I64, DType::Bool];
const INDICES: &[DType] = &[DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)", range)
        .sized()
        .dtypes(NUMBERS)
        .examples(&["0 5 1 T[5]"]),
    Op::new("aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)", range)
        .sized()
        .dtypes(NUMBERS)
        .examples(&["0 5 1 T[6]"]),
    Op::new("aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)", linspace)
        .sized()
        .dtypes(NUMBERS)
        .examples(&["0 5 4 T[4]", "0 5 1 T[1]"]),
    Op::new(
        "aten::logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)",
        logspace,
    )
    .sized()
    .dtypes(NUMBERS)
    .examples(&["0 1 4 2.0 T[4]"]),
    Op::new("aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)", eye).dtypes(ALL).examples(&["3 T[3,3]"]),
    Op::new("aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)", eye_m)
        .dtypes(ALL)
        .examples(&["3 4 T[3,4]"]),
    Op::new(
        "aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        tril_indices,
    )
    .dtypes(INDICES)
    .examples(&["3 4 -1 @T"]),
    Op::new(
        "aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        triu_indices,
    )
    .dtypes(INDICES)
    .examples(&["3 4 1 @T", "1100 2 0 @T"]),
];

/// `start + step * k`.
fn range(c: &mut Ctx<'_>) -> Lowered {
    let out = c.shape_of("out")?;
    let compute = wide(out.dtype);
    let (start, step) = (c.scalar("start", compute)?, c.scalar("step", compute)?);
    let count = count(c, out.dims.numel(), compute);
    let (start, step) = (c.splat(start, count), c.splat(step, count));
    let distance = c.mul(step, count);
    let values = c.add(start, distance);
    into_out(c, values)
}

/// `steps` values from `start` to `end`, both included.
fn linspace(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("out")?.dtype;
    let values = spaced(c, dtype)?;
    into_out(c, values)
}

/// `base` to the power of `steps` values from `start` to `end`.
fn logspace(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("out")?.dtype;
    let exponents = spaced(c, dtype)?;
    let base = c.scalar_like("base", exponents)?;
    let values = c.pow(base, exponents);
    into_out(c, values)
}

/// The vector as the elements of `out`, in row-major order.
fn into_out(c: &mut Ctx<'_>, values: Val) -> Lowered {
    let out = c.shape_of("out")?;
    let values = c.convert(values, out.dtype);
    one(c.reshape(values, &out.dims))
}

/// Values from `start` to `end`, in a float dtype; each counts from the nearer end, so that both are exact.
fn spaced(c: &mut Ctx<'_>, dtype: DType) -> Result<Val> {
    let compute = if dtype.is_integer() { DType::F64 } else { wide(dtype) };
    let steps = c.int("steps")?;
    let count = count(c, steps, compute);
    if steps <= 1 {
        return c.scalar_like("start", count);
    }
    let (start, end) = (element(c, "start", dtype, compute)?, element(c, "end", dtype, compute)?);
    let (start, end) = (c.splat(start, count), c.splat(end, count));
    let span = c.sub(end, start);
    let gaps = c.full_like(steps - 1, span);
    // XLA multiplies by the reciprocal of a constant, and -49 / 49 is no longer -1.
    let divisor = c.optimization_barrier(gaps);
    let step = c.div(span, divisor);
    let up = c.mul(step, count);
    let up = c.add(start, up);
    let left = c.sub(gaps, count);
    let down = c.mul(step, left);
    let down = c.sub(end, down);
    let places = Shape::new(index_dtype(steps), c.dims(count));
    let place = c.iota(&places, 0);
    let first_half = c.compare_to(Cmp::LT, place, steps / 2);
    Ok(c.select(first_half, up, down))
}

/// A number as an element of `dtype`, in `compute`.
fn element(c: &mut Ctx<'_>, name: &str, dtype: DType, compute: DType) -> Result<Val> {
    let value = c.scalar(name, if dtype.is_integer() { DType::I64 } else { dtype })?;
    Ok(c.convert(value, compute))
}

/// `0, 1, …` in `dtype`.
fn count(b: &mut Builder, size: i64, dtype: DType) -> Val {
    let count = b.iota(&Shape::new(index_dtype(size), [size]), 0);
    b.convert(count, dtype)
}

/// Ones on the diagonal of a square matrix.
fn eye(c: &mut Ctx<'_>) -> Lowered {
    let n = c.int("n")?;
    diagonal(c, n, n)
}

/// Ones on the diagonal.
fn eye_m(c: &mut Ctx<'_>) -> Lowered {
    let (n, m) = (c.int("n")?, c.int("m")?);
    diagonal(c, n, m)
}

fn diagonal(c: &mut Ctx<'_>, n: i64, m: i64) -> Lowered {
    let dtype = c.shape_of("out")?.dtype;
    let grid = Shape::new(index_dtype(n.max(m)), [n, m]);
    let (row, column) = (c.iota(&grid, 0), c.iota(&grid, 1));
    let diagonal = c.compare(Cmp::EQ, row, column);
    one(c.convert(diagonal, dtype))
}

/// Rows and columns of the elements on and below a diagonal, in row-major order.
fn tril_indices(c: &mut Ctx<'_>) -> Lowered {
    let (rows, columns, offset) = (c.int("row")?, c.int("col")?, c.int("offset")?);
    // Row `r` has `offset + r + 1` elements, but none or all where that is too few or too many.
    let lengths: Vec<i64> = (0..rows).map(|row| (offset + row + 1).clamp(0, columns)).collect();
    triangle(c, &lengths, |_| 0)
}

/// Rows and columns of the elements on and above a diagonal, in row-major order.
fn triu_indices(c: &mut Ctx<'_>) -> Lowered {
    let (rows, columns, offset) = (c.int("row")?, c.int("col")?, c.int("offset")?);
    let first = |row: i64| (offset + row).clamp(0, columns);
    let lengths: Vec<i64> = (0..rows).map(|row| columns - first(row)).collect();
    triangle(c, &lengths, first)
}

/// The elements of rows that have `lengths` elements from the column `first` on.
fn triangle(c: &mut Ctx<'_>, lengths: &[i64], first: impl Fn(i64) -> i64) -> Lowered {
    let dtype = c.opt_dtype("dtype")?.unwrap_or(DType::I64);
    let total = lengths.iter().sum();
    let mut end = 0;
    let ends: Vec<i64> = lengths.iter().map(|length| (end += length, end).1).collect();
    // What a position has to be reduced by to give the column.
    let shifts: Vec<i64> =
        (0..lengths.len()).map(|row| ends[row] - lengths[row] - first(row as i64)).collect();
    let index = index_dtype(total);
    let position = count(c, total, index);
    let b = c.builder();
    let (ends, shifts) = (b.ints(&ends, index), b.ints(&shifts, index));
    let row = bisect(c, &[total], lengths.len() as i64, &[ends, position], |b, row, captured| {
        let end = b.take(captured[0], row);
        b.compare(Cmp::GT, end, captured[1])
    });
    let shift = if total == 0 { row } else { c.take(shifts, row) };
    let column = c.sub(position, shift);
    let (row, column) = (c.reshape(row, &[1, total]), c.reshape(column, &[1, total]));
    let indices = c.concatenate(&[row, column], 0);
    one(c.convert(indices, dtype))
}

/// The dtype to compute in.
fn wide(dtype: DType) -> DType {
    match dtype {
        DType::BF16 | DType::F16 => DType::F32,
        _ if dtype == DType::Bool || dtype.is_integer() && dtype.size_in_bytes() <= 4 => DType::I32,
        _ if dtype.is_integer() => DType::I64,
        other => other,
    }
}
