//! Tensors whose rows have several lengths.

use tpu_runtime::{DType, Dims, Shape};

use super::search::bisect;
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, one};

const FLOATS: &[DType] = &[DType::F32, DType::BF16, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_jagged_to_padded_dense_forward(Tensor values, Tensor[] offsets, SymInt[] max_lengths, float padding_value=0.) -> Tensor", padded)
        .dtypes(FLOATS)
        .examples(&["T[5,2] {i64[4]} (3) 0.5"]),
    Op::new("aten::_padded_dense_to_jagged_forward(Tensor dense, Tensor[] offsets, SymInt? total_L=None) -> Tensor", unpadded)
        .dtypes(FLOATS)
        .examples(&["T[3,4,2] {i64[4]} 7"]),
];

/// Rows of several lengths, one after the other, as rows of the same length; `padding_value` fills them up.
fn padded(c: &mut Ctx<'_>) -> Lowered {
    let Shape { dims, dtype } = c.shape_of("values")?;
    let length = c.ints("max_lengths")?[0];
    let inner: i64 = dims[1..].iter().product();
    // A place behind the last row is never used, but must not wrap.
    let offsets = only_offsets(c, dims.numel() + length * inner)?;
    let rows = c.dims(offsets)[0] - 1;
    let values = c.tensor("values")?;
    let shape = Shape::new(c.dtype(offsets), [rows, length, inner]);
    let (start, end) = (c.slice_dim(offsets, 0, 0, rows), c.slice_dim(offsets, 0, 1, rows + 1));
    let [start, end] = [start, end].map(|value| c.broadcast_in_dim(value, &shape.dims, &[0]));
    let place = c.iota(&shape, 1);
    let place = c.add(start, place);
    let inside = c.compare(Cmp::LT, place, end);
    let flat = c.mul_by(place, inner);
    let column = c.iota(&shape, 2);
    let flat = c.add(flat, column);
    let padding = c.scalar("padding_value", dtype)?;
    let padding = c.broadcast(padding, &shape.dims);
    let mut result = padding;
    if dims.numel() > 0 {
        let read = c.take(values, flat);
        result = c.select(inside, read, padding);
    }
    let dims: Dims = [rows, length].iter().chain(&dims[1..]).copied().collect();
    one(c.reshape(result, &dims))
}

/// The inverse of [`padded`]: `total_L` rows in all.
fn unpadded(c: &mut Ctx<'_>) -> Lowered {
    let Shape { dims, dtype } = c.shape_of("dense")?;
    let Some(total) = c.opt_int("total_L")? else {
        return Err(Error::Torch(format!("{}: tpu needs total_L\nhint: it is offsets[-1]", c.name())));
    };
    let inner: i64 = dims[2..].iter().product();
    let offsets = only_offsets(c, dims.numel() + total * inner)?;
    let rows = c.dims(offsets)[0] - 1;
    let dense = c.tensor("dense")?;
    let (starts, ends) = (c.slice_dim(offsets, 0, 0, rows), c.slice_dim(offsets, 0, 1, rows + 1));
    let (starts, ends) = (c.unsqueeze(starts, 0), c.unsqueeze(ends, 0));
    let row = places(c, starts, ends, total);
    let row = c.reshape(row, &[total]);
    let starts = c.flatten(starts);
    let shape = Shape::new(c.dtype(offsets), [total, inner]);
    let flat = if rows == 0 {
        c.full(0, &shape)
    } else {
        let start = c.take(starts, row);
        let place = c.iota(&Shape::new(shape.dtype, [total]), 0);
        let within = c.sub(place, start);
        let line = c.mul_by(row, dims[1]);
        let line = c.add(line, within);
        let line = c.mul_by(line, inner);
        let line = c.broadcast_in_dim(line, &shape.dims, &[0]);
        let column = c.iota(&shape, 1);
        c.add(line, column)
    };
    let result = if dims.numel() == 0 || total == 0 {
        c.full(0, &Shape::new(dtype, shape.dims.clone()))
    } else {
        c.take(dense, flat)
    };
    // Rows of nothing keep nothing of what lies beyond the last of them.
    let dims: Dims = std::iter::once(&total).chain(&dims[2..]).copied().collect();
    one(c.reshape(result, &dims))
}

/// The offsets of the one dimension that is jagged, in integers that count up to `most`.
fn only_offsets(c: &mut Ctx<'_>, most: i64) -> Result<Val> {
    match c.tensors("offsets")?.as_slice() {
        &[Some(offsets)] => Ok(c.convert(offsets, index_dtype(most))),
        lists => {
            Err(Error::Torch(format!("{}: tpu takes one jagged dimension, got {}", c.name(), lists.len())))
        }
    }
}

/// In which of the spans `starts .. ends`, `[outer, count]` and in order, each of `positions` lies.
fn places(b: &mut Builder, starts: Val, ends: Val, positions: i64) -> Val {
    let (outer, count) = (b.dims(ends)[0], b.dims(ends)[1]);
    let shape = Shape::new(b.dtype(ends), [outer, positions]);
    let position = b.iota(&shape, 1);
    if count == 0 {
        return b.full(0, &shape);
    }
    let rows = b.iota(&shape, 0);
    let rows = b.mul_by(rows, count);
    let segment = bisect(b, &[outer, positions], count, &[ends, rows, position], |b, candidate, captured| {
        let place = b.add(captured[1], candidate);
        let end = b.take(captured[0], place);
        b.compare(Cmp::GT, end, captured[2])
    });
    // Offsets may begin beyond zero.
    let place = b.add(rows, segment);
    let start = b.take(starts, place);
    let early = b.compare(Cmp::LT, position, start);
    let none = b.full_like(count, segment);
    b.select(early, none, segment)
}
