//! Batches of matrices: what the algorithms of linear algebra share. Algorithms see `[batch, rows, columns]`.

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{Builder, Cmp, GatherDims, Val, broadcast_dims};
use crate::error::Result;

/// Matrices with one batch dimension in place of all leading ones.
pub(super) fn flat(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let (batch, matrix) = dims.split_at(dims.len() - 2);
    b.reshape(x, &[batch.iter().product(), matrix[0], matrix[1]])
}

/// The same with `batch` in place of the one leading dimension.
pub(super) fn unflat(b: &mut Builder, x: Val, batch: &[i64]) -> Val {
    let dims: Dims = batch.iter().chain(&b.dims(x)[1..]).copied().collect();
    b.reshape(x, &dims)
}

/// The dims before the last two.
pub(super) fn batch_of(dims: &[i64]) -> &[i64] {
    &dims[..dims.len() - 2]
}

/// Two batches of matrices whose batch dims broadcast, flattened; and the batch dims.
pub(super) fn broadcast_batches(b: &mut Builder, x: Val, y: Val) -> Result<(Val, Val, Dims)> {
    let batch = broadcast_dims(batch_of(&b.dims(x)), batch_of(&b.dims(y)))?;
    Ok((stretch(b, x, &batch), stretch(b, y, &batch), batch))
}

/// Matrices for all of `batch`, flattened.
pub(super) fn stretch(b: &mut Builder, x: Val, batch: &[i64]) -> Val {
    let matrix = b.dims(x);
    let dims: Dims = batch.iter().chain(&matrix[matrix.len() - 2..]).copied().collect();
    let x = b.broadcast(x, &dims);
    flat(b, x)
}

/// The complex conjugate.
pub(super) fn conjugate(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() { b.conj(x) } else { x }
}

/// The conjugate transpose.
pub(super) fn adjoint(b: &mut Builder, x: Val) -> Val {
    let x = b.transpose_last(x);
    conjugate(b, x)
}

/// Where `column - row` is so to `diagonal`.
pub(super) fn triangle_mask(b: &mut Builder, x: Val, kept: Cmp, diagonal: i64) -> Val {
    let (row, column) = (places(b, x, b.rank(x) - 2), places(b, x, b.rank(x) - 1));
    let distance = b.sub(column, row);
    b.compare_to(kept, distance, diagonal)
}

/// The elements for which `column - row` is so to `diagonal`, zeros elsewhere.
pub(super) fn triangle(b: &mut Builder, x: Val, kept: Cmp, diagonal: i64) -> Val {
    let mask = triangle_mask(b, x, kept, diagonal);
    let zeros = b.zeros_like(x);
    b.select(mask, x, zeros)
}

/// Identity matrices.
pub(super) fn identity(b: &mut Builder, shape: &Shape) -> Val {
    let zeros = b.full(0, shape);
    let mask = triangle_mask(b, zeros, Cmp::EQ, 0);
    b.convert(mask, shape.dtype)
}

/// The diagonals of `[batch, rows, columns]`, `[batch, min(rows, columns)]`.
pub(super) fn diagonal(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let size = dims[1].min(dims[2]);
    let x = b.slice(x, &[0, 0, 0], &[dims[0], size, size], &[1, 1, 1]);
    let on_diagonal = triangle(b, x, Cmp::EQ, 0);
    b.sum(on_diagonal, &[2])
}

/// The index along `dim` at every position of `x`.
pub(super) fn places(b: &mut Builder, x: Val, dim: usize) -> Val {
    let shape = Shape::new(DType::I32, b.dims(x));
    b.iota(&shape, dim)
}

/// `x[.., index, ..]` at a run-time index along `dim`, which is removed.
pub(super) fn pick(b: &mut Builder, x: Val, dim: usize, index: Val) -> Val {
    let mut sizes = b.dims(x);
    sizes[dim] = 1;
    let starts = starts(b, sizes.len(), dim, index);
    let slice = b.dynamic_slice(x, &starts, &sizes);
    b.squeeze(slice, dim)
}

/// `x` with `slice`, which lacks `dim`, at a run-time index along `dim`.
pub(super) fn place(b: &mut Builder, x: Val, dim: usize, index: Val, slice: Val) -> Val {
    let slice = b.unsqueeze(slice, dim);
    let starts = starts(b, b.rank(x), dim, index);
    b.dynamic_update_slice(x, slice, &starts)
}

fn starts(b: &mut Builder, rank: usize, dim: usize, index: Val) -> Vec<Val> {
    let zero = b.constant(0, DType::I32);
    let mut starts = vec![zero; rank];
    starts[dim] = index;
    starts
}

/// From each of `x` the rows that its row of `indices` names: `[batch, n, ..]` and `[batch, m]` give `[batch, m, ..]`.
pub(super) fn take_rows(b: &mut Builder, x: Val, indices: Val) -> Val {
    let mut slice_sizes = b.dims(x).to_vec();
    slice_sizes[0] = 1;
    slice_sizes[1] = 1;
    let dims = GatherDims {
        offset_dims: (2..slice_sizes.len() as i64).collect(),
        collapsed_slice_dims: vec![1],
        operand_batching_dims: vec![0],
        start_indices_batching_dims: vec![0],
        start_index_map: vec![1],
        index_vector_dim: 2,
        slice_sizes,
    };
    b.gather(x, indices, &dims)
}

/// From each of `x` one row: `[batch, n, ..]` and `[batch]` give `[batch, ..]`.
pub(super) fn take_row(b: &mut Builder, x: Val, index: Val) -> Val {
    let index = b.unsqueeze(index, 1);
    let row = take_rows(b, x, index);
    b.squeeze(row, 1)
}

/// A number for each matrix at all its elements.
pub(super) fn spread(b: &mut Builder, numbers: Val, like: Val) -> Val {
    let dims = b.dims(like);
    b.broadcast_in_dim(numbers, &dims, &[0])
}

/// `x y`, for matrices `x` and vectors `y`.
pub(super) fn times_vector(b: &mut Builder, x: Val, y: Val) -> Val {
    let y = b.unsqueeze(y, 2);
    let product = b.matmul(x, y);
    b.squeeze(product, 2)
}

/// Runs `body(step, state, captured)`, which gives the next state, for the steps `0..steps`.
pub(super) fn repeat(
    b: &mut Builder,
    steps: i64,
    state: &[Val],
    captured: &[Val],
    body: impl FnOnce(&mut Builder, Val, &[Val], &[Val]) -> Vec<Val>,
) -> Vec<Val> {
    let counter = b.constant(0, DType::I32);
    let end = b.while_loop(
        &[&[counter], state, captured].concat(),
        |b, all| b.compare_to(Cmp::LT, all[0], steps),
        |b, all| {
            let (now, captured) = all[1..].split_at(state.len());
            let next = body(b, all[0], now, captured);
            [&[b.add_to(all[0], 1)], next.as_slice(), captured].concat()
        },
    );
    end[1..=state.len()].to_vec()
}

/// `[batch, m, ..]` with row `first` of each exchanged with its row `second`, both `[batch]`.
pub(super) fn exchange_rows(b: &mut Builder, x: Val, first: Val, second: Val) -> Val {
    let dims = b.dims(x);
    let (upper, lower) = (take_row(b, x, first), take_row(b, x, second));
    let (upper, lower) = (b.broadcast_missing(upper, &dims, &[1]), b.broadcast_missing(lower, &dims, &[1]));
    let index = places(b, x, 1);
    let (first, second) = (spread(b, first, index), spread(b, second, index));
    let here = b.compare(Cmp::EQ, index, first);
    let there = b.compare(Cmp::EQ, index, second);
    let rest = b.select(there, upper, x);
    b.select(here, lower, rest)
}

/// The sizes by which LAPACK chooses pivots: of a complex number `|re| + |im|`.
pub(super) fn magnitude(b: &mut Builder, x: Val) -> Val {
    if !b.dtype(x).is_complex() {
        return b.abs(x);
    }
    let (re, im) = (b.real(x), b.imag(x));
    let (re, im) = (b.abs(re), b.abs(im));
    b.add(re, im)
}

/// `info`, and where it is 0 yet and the step failed, the number of the step, counted from 1.
pub(super) fn first_failure(b: &mut Builder, info: Val, failed: Val, step: Val) -> Val {
    let step = b.splat(step, info);
    first_failure_at(b, info, failed, step)
}

/// [`first_failure`] of matrices of which each has a step of its own.
pub(super) fn first_failure_at(b: &mut Builder, info: Val, failed: Val, step: Val) -> Val {
    let fine = b.compare_to(Cmp::EQ, info, 0);
    let now = b.and(failed, fine);
    let number = b.add_to(step, 1);
    b.select(now, number, info)
}
