//! Embedding tables: the gradient of a lookup, and the renormalisation of rows. The lookup itself is
//! `index_select`.

use tpu_runtime::{DType, Dims, Shape};

use super::places::{Combine, Places, narrowed};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor",
        embedding_dense_backward,
    )
    .operands(&["padding_idx"])
    .examples(&["T[2,3,4] i64[2,3] 7 -1 false", "T[3,4] i32[3] 7 2 true"]),
    Op::new(
        "aten::embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)",
        embedding_renorm,
    )
    .structural(&["norm_type"])
    .examples(&["T[7,4] i64[2,3] 1.0 2.0", "T[7,4] i64[3] 1.0 1.0"]),
];

/// The sum of the gradients of each row's lookups; with `scale_grad_by_freq` their mean. Lookups of the row
/// `padding_idx` do not count.
fn embedding_dense_backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, indices) = (c.tensor("grad_output")?, c.tensor("indices")?);
    let (dtype, rows) = (c.dtype(grad), c.int("num_weights")?);
    let indices = narrowed(c, indices, &[rows]);
    let indices = c.flatten(indices);
    let lookups = c.dims(indices)[0];
    let grad_dims = c.dims(grad);
    let width = grad_dims.last().copied().unwrap_or(1);
    let grad = c.reshape(grad, &[lookups, width]);
    let table = Shape::new(wide(dtype), [rows, width]);
    let zeros = c.full(0, &table);
    if lookups == 0 || table.dims.numel() == 0 {
        let zeros = c.convert(zeros, dtype);
        return one(zeros);
    }
    let mut grad = c.convert(grad, table.dtype);
    if c.bool("scale_grad_by_freq")? {
        let count = frequency(c, indices, rows, table.dtype);
        let count = c.broadcast_in_dim(count, &[lookups, width], &[0]);
        grad = c.div(grad, count);
    }
    let index = unless_padding(c, indices, indices, rows)?;
    let places = Places::along(c, &table.dims, 0, index);
    let sum = Combine::Sum.into_places(c, &places, zeros, grad);
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// The rows that `indices` name, scaled down to a `norm_type`-norm of at most `max_norm`.
fn embedding_renorm(c: &mut Ctx<'_>) -> Lowered {
    let (table, indices) = (c.tensor("self")?, c.tensor("indices")?);
    let (dims, dtype) = (c.dims(table), c.dtype(table));
    let indices = narrowed(c, indices, &dims);
    let indices = c.flatten(indices);
    let places = Places::along(c, &dims, 0, indices);
    let rows = places.read(c, table);
    let rows = c.convert(rows, wide(dtype));
    let p = c.float("norm_type")?;
    let norm = row_norm(c, rows, p);
    let limit = c.scalar_like("max_norm", norm)?;
    let above = c.compare(Cmp::GT, norm, limit);
    let padded = c.add_to(norm, 1e-7);
    let factor = c.div(limit, padded);
    let ones = c.full_like(1, factor);
    let factor = c.select(above, factor, ones);
    let of: Dims = c.dims(rows);
    let factor = c.broadcast_in_dim(factor, &of, &[0]);
    let scaled = c.mul(rows, factor);
    let scaled = c.convert(scaled, dtype);
    // A row that is named twice is written twice with the same values.
    let renormed = Combine::Replace.into_places(c, &places, table, scaled);
    one(renormed)
}

/// The `p`-norm of each row.
fn row_norm(b: &mut Builder, rows: Val, p: f64) -> Val {
    let size = b.abs(rows);
    if p.is_infinite() {
        return b.max_over(size, &[1]);
    }
    let exponent = b.full_like(p, size);
    let powers = b.pow(size, exponent);
    let sum = b.sum(powers, &[1]);
    let root = b.full_like(p.recip(), sum);
    b.pow(sum, root)
}

/// How often each of `indices` occurs among them.
pub(super) fn frequency(b: &mut Builder, indices: Val, rows: i64, dtype: DType) -> Val {
    let places = Places::along(b, &[rows], 0, indices);
    let zeros = b.full(0, &Shape::new(dtype, [rows]));
    let ones = b.full(1, &Shape::new(dtype, places.dims.clone()));
    let count = Combine::Sum.into_places(b, &places, zeros, ones);
    places.read(b, count)
}

/// `target`, but `outside` for lookups of the row `padding_idx`: a write there is dropped.
pub(super) fn unless_padding(c: &mut Ctx<'_>, indices: Val, target: Val, outside: i64) -> Result<Val> {
    let is_padding = is_padding(c, indices)?;
    let target = c.convert(target, index_dtype(outside));
    let outside = c.full_like(outside, target);
    Ok(c.select(is_padding, outside, target))
}

/// Which lookups are of the row `padding_idx`.
pub(super) fn is_padding(c: &mut Ctx<'_>, indices: Val) -> Result<Val> {
    let padding = c.scalar_like("padding_idx", indices)?;
    Ok(c.compare(Cmp::EQ, indices, padding))
}

/// The dtype in which gradients are summed.
pub(super) fn wide(dtype: DType) -> DType {
    if dtype.is_float() && dtype.size_in_bytes() < 4 { DType::F32 } else { dtype }
}
