//! The indices of compressed sparse formats: where each row's entries begin, and the row of each entry.

use tpu_runtime::{DType, Shape};

use super::places::narrowed;
use super::search::{at_last_dim, bisect};
use crate::builder::{Cmp, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_convert_indices_from_coo_to_csr(Tensor self, int size, *, bool out_int32=False) -> Tensor",
        to_compressed,
    )
    .examples(&["i64[5] 3", "i64[5] 3 true"]),
    Op::new(
        "aten::_convert_indices_from_csr_to_coo(Tensor crow_indices, Tensor col_indices, *, bool out_int32=False, bool transpose=False) -> Tensor",
        to_coordinates,
    )
    .examples(&["i64[4] i64[5]", "i64[2,4] i64[2,5] true true"]),
];

/// For each of `size` rows and the end how many of the sorted rows `self` are before it, `[size + 1]`.
fn to_compressed(c: &mut Ctx<'_>) -> Lowered {
    let (rows, size) = (c.tensor("self")?, c.int("size")?);
    let count = c.dims(rows)[0];
    let rows = narrowed(c, rows, &[size]);
    let index = Shape::new(c.dtype(rows), [size + 1]);
    let row = c.iota(&index, 0);
    let before = bisect(c, &[size + 1], count, &[rows, row], |b, place, captured| {
        let candidate = at_last_dim(b, captured[0], place);
        b.compare(Cmp::GE, candidate, captured[1])
    });
    let dtype = result_dtype(c)?;
    one(c.convert(before, dtype))
}

/// The batch, the row and the column of each entry of `col_indices` `[batch.., nnz]`, one after the other:
/// `[dims + 1, entries]`.
fn to_coordinates(c: &mut Ctx<'_>) -> Lowered {
    let (starts, columns) = (c.tensor("crow_indices")?, c.tensor("col_indices")?);
    let (dims, last) = (c.dims(columns), c.rank(columns) - 1);
    let dtype = result_dtype(c)?;
    let rows = c.dims(starts)[last] - 1;
    let starts = narrowed(c, starts, &dims);
    let ends = c.slice_dim(starts, last, 1, rows + 1);
    let index = Shape::new(c.dtype(starts), dims.clone());
    let entry = c.iota(&index, last);
    let row = bisect(c, &dims, rows, &[ends, entry], |b, row, captured| {
        let end = at_last_dim(b, captured[0], row);
        b.compare(Cmp::GT, end, captured[1])
    });
    let mut parts = Vec::with_capacity(last + 2);
    for dim in 0..last {
        parts.push(c.iota(&Shape::new(index_dtype(dims[dim]), dims.clone()), dim));
    }
    parts.extend(if c.bool("transpose")? { [columns, row] } else { [row, columns] });
    let flat: Vec<_> = parts
        .into_iter()
        .map(|part| {
            let part = c.convert(part, dtype);
            c.reshape(part, &[1, dims.numel()])
        })
        .collect();
    one(c.concatenate(&flat, 0))
}

fn result_dtype(c: &Ctx<'_>) -> Result<DType> {
    Ok(if c.bool("out_int32")? { DType::I32 } else { DType::I64 })
}
