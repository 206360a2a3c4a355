//! Squares, products and lines of batches of matrices: what orthogonal factors are made of.

use super::matrix::triangle;
use crate::builder::{Builder, Cmp, Transpose, TriangularSolve, Val};

/// `|x|²`, a real number.
pub(super) fn squared(b: &mut Builder, x: Val) -> Val {
    if !b.dtype(x).is_complex() {
        return b.mul(x, x);
    }
    let (re, im) = (b.real(x), b.imag(x));
    let (re, im) = (b.mul(re, re), b.mul(im, im));
    b.add(re, im)
}

/// The upper triangle with the diagonal.
pub(super) fn upper(b: &mut Builder, x: Val) -> Val {
    triangle(b, x, Cmp::GE, 0)
}

/// The elements `[i, i + offset]` of matrices `[batch, n, m]`, as many as `count`.
pub(super) fn line(b: &mut Builder, x: Val, offset: i64, count: i64) -> Val {
    let dims = b.dims(x);
    let (batch, columns) = (dims[0], dims[2]);
    let flat = b.reshape(x, &[batch, dims[1] * columns]);
    let limit = offset + (count - 1) * (columns + 1) + 1;
    b.slice(flat, &[0, offset], &[batch, limit], &[1, columns + 1])
}

/// Vectors `[batch, n]` times matrices `[batch, n, m]`. In a loop a sum of products is faster than `dot_general` of
/// this shape.
pub(super) fn vector_matrix(b: &mut Builder, x: Val, y: Val) -> Val {
    let products = scale(b, y, x, &[2]);
    b.sum(products, &[1])
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

/// The `x` of `a x = y` where `a` is upper triangular, or of `a* x = y` if `adjoint`.
pub(super) fn solve_upper(b: &mut Builder, a: Val, y: Val, adjoint: bool) -> Val {
    if b.dims(y).numel() == 0 {
        return y;
    }
    let transpose_a = if adjoint { Transpose::Adjoint } else { Transpose::NoTranspose };
    let how = TriangularSolve { left_side: true, lower: false, unit_diagonal: false, transpose_a };
    b.triangular_solve(a, y, how)
}
