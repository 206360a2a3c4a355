//! What the algorithms share: a batch of matrices as one array `[batch, rows, columns]`.

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{Builder, Cmp, DotDims, Val};

/// The dims before the last two.
pub(super) fn leading(dims: &[i64]) -> &[i64] {
    &dims[..dims.len() - 2]
}

/// `x` with its leading dimensions as one.
pub(super) fn stacked(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let count = leading(&dims).iter().product();
    b.reshape(x, &[count, dims[dims.len() - 2], dims[dims.len() - 1]])
}

/// The inverse of [`stacked`], for arrays whose first dimension is the batch.
pub(super) fn unstacked(b: &mut Builder, x: Val, leading: &[i64]) -> Val {
    let dims: Dims = leading.iter().chain(&b.dims(x)[1..]).copied().collect();
    b.reshape(x, &dims)
}

/// The complex conjugate; a real value is its own.
pub(super) fn conjugate(b: &mut Builder, x: Val) -> Val {
    if !b.dtype(x).is_complex() {
        return x;
    }
    let (re, im) = (b.real(x), b.imag(x));
    let im = b.neg(im);
    b.complex(re, im)
}

/// The conjugate transpose.
pub(super) fn adjoint(b: &mut Builder, x: Val) -> Val {
    let x = b.transpose_last(x);
    conjugate(b, x)
}

/// `|x|²`, a real number.
pub(super) fn squared(b: &mut Builder, x: Val) -> Val {
    if !b.dtype(x).is_complex() {
        return b.mul(x, x);
    }
    let (re, im) = (b.real(x), b.imag(x));
    let (re, im) = (b.mul(re, re), b.mul(im, im));
    b.add(re, im)
}

/// The dims of `x` and a mask of them: where `holds` of the row's and the column's number.
fn mask(b: &mut Builder, dims: &[i64], direction: Cmp, offset: i64) -> Val {
    let shape = Shape::new(DType::I32, dims);
    let rank = dims.len();
    let (row, column) = (b.iota(&shape, rank - 2), b.iota(&shape, rank - 1));
    let row = b.add_to(row, offset);
    b.compare(direction, column, row)
}

/// `x` where the column's number compares so with the row's plus `offset`, else 0.
pub(super) fn keep(b: &mut Builder, x: Val, direction: Cmp, offset: i64) -> Val {
    let dims = b.dims(x);
    let mask = mask(b, &dims, direction, offset);
    let zero = b.zeros_like(x);
    b.select(mask, x, zero)
}

/// The upper triangle with the diagonal.
pub(super) fn upper(b: &mut Builder, x: Val) -> Val {
    keep(b, x, Cmp::GE, 0)
}

/// Ones on the diagonal of every matrix.
pub(super) fn identity(b: &mut Builder, shape: &Shape) -> Val {
    let mask = mask(b, &shape.dims, Cmp::EQ, 0);
    b.convert(mask, shape.dtype)
}

/// The elements `[i, i + offset]` of matrices `[batch, n, m]`, as many as `count`.
pub(super) fn diagonal(b: &mut Builder, x: Val, offset: i64, count: i64) -> Val {
    let dims = b.dims(x);
    let (batch, columns) = (dims[0], dims[2]);
    let flat = b.reshape(x, &[batch, dims[1] * columns]);
    let limit = offset + (count - 1) * (columns + 1) + 1;
    b.slice(flat, &[0, offset], &[batch, limit], &[1, columns + 1])
}

/// Column `index`, a run-time number, of matrices `[batch, rows, columns]`.
pub(super) fn column(b: &mut Builder, x: Val, index: Val) -> Val {
    let dims = b.dims(x);
    let zero = b.constant(0, b.dtype(index));
    let column = b.dynamic_slice(x, &[zero, zero, index], &[dims[0], dims[1], 1]);
    b.reshape(column, &[dims[0], dims[1]])
}

/// Vectors `[batch, n]` times matrices `[batch, n, m]`.
pub(super) fn vector_matrix(b: &mut Builder, x: Val, y: Val) -> Val {
    let dtype = b.dtype(x);
    b.dot_general(x, y, &DotDims { batch: vec![(0, 0)], contracting: vec![(1, 1)] }, dtype)
}

/// The columns of vectors `[batch, n]` times rows `[batch, m]`.
pub(super) fn outer(b: &mut Builder, x: Val, y: Val) -> Val {
    let dims = [b.dims(x)[0], b.dims(x)[1], b.dims(y)[1]];
    let x = b.broadcast_missing(x, &dims, &[2]);
    let y = b.broadcast_missing(y, &dims, &[1]);
    b.mul(x, y)
}

/// `x` times factors that lack the dimensions `missing`, real or of the same dtype.
pub(super) fn scale(b: &mut Builder, x: Val, factors: Val, missing: &[usize]) -> Val {
    let factors = b.convert(factors, b.dtype(x));
    let factors = b.broadcast_missing(factors, &b.dims(x), missing);
    b.mul(x, factors)
}

/// Rows of `x` of dims `[batch, n, m]`, for each batch in the order of `indices`.
pub(super) fn take_rows(b: &mut Builder, x: Val, indices: Val) -> Val {
    let (dims, count) = (b.dims(x), b.dims(indices)[1]);
    let indices = b.reshape(indices, &[dims[0], count, 1]);
    let numbers = crate::builder::GatherDims {
        offset_dims: vec![2],
        collapsed_slice_dims: vec![1],
        operand_batching_dims: vec![0],
        start_indices_batching_dims: vec![0],
        start_index_map: vec![1],
        index_vector_dim: 2,
        slice_sizes: vec![1, 1, dims[2]],
    };
    b.gather(x, indices, &numbers)
}

/// `stablehlo.triangular_solve`: `op(a) x = y` where `a` is upper triangular and `op` the adjoint if asked for.
pub(super) fn solve_upper(b: &mut Builder, a: Val, y: Val, adjoint: bool) -> Val {
    let shape = b.shape(y).clone();
    if shape.dims.numel() == 0 {
        return y;
    }
    let transpose = if adjoint { "ADJOINT" } else { "NO_TRANSPOSE" };
    let attributes = format!(
        "left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose {transpose}>"
    );
    b.op("triangular_solve", &[a, y], &attributes, shape)
}
