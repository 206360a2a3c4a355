//! Cholesky factors, and systems whose matrix is a triangle.

use tpu_runtime::{DType, Shape};

use super::matrix::{
    adjoint, broadcast_batches, conjugate, first_failure, flat, identity, pick, place, places, repeat,
    spread, times_vector, unflat,
};
use crate::builder::{Builder, Cmp, Transpose, TriangularSolve, Val};
use crate::op::{Ctx, Lowered, Op, many, one};

/// The dtypes of linear algebra.
pub(super) const MATRICES: &[DType] = &[DType::F32, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)", cholesky_ex)
        .dtypes(MATRICES)
        .examples(&["T[3,3]", "T[2,3,3] true", "T[0,0]"]),
    Op::new("aten::_cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor", cholesky_solve)
        .dtypes(MATRICES)
        .examples(&["T[3,2] T[3,3] false", "T[2,3,2] T[2,3,3] true"]),
    Op::new("aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor", cholesky_inverse)
        .dtypes(MATRICES)
        .examples(&["T[3,3]", "T[2,3,3] true"]),
    Op::new("aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor", solve_triangular)
        .dtypes(MATRICES)
        .examples(&["T[3,3] T[3,2] true", "T[2,3,3] T[2,3] false false true", "T[0,0] T[0,2] true"]),
    Op::new("aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)", triangular_solve)
        .dtypes(MATRICES)
        .examples(&["T[3,2] T[3,3]", "T[3,2] T[2,3,3] false true true"]),
];

/// `L` with `L Lᴴ = self`, or `Lᴴ`; and of each matrix the order of the first leading minor that is not positive, or 0.
fn cholesky_ex(c: &mut Ctx<'_>) -> Lowered {
    let (x, upper) = (c.tensor("self")?, c.bool("upper")?);
    let dims = c.dims(x);
    let batch = &dims[..dims.len() - 2];
    let x = flat(c, x);
    let x = if upper { adjoint(c, x) } else { x };
    let (factor, info) = cholesky(c, x);
    let factor = if upper { adjoint(c, factor) } else { factor };
    let factor = unflat(c, factor, batch);
    let info = c.reshape(info, batch);
    many([factor, info])
}

/// The lower factors of `[batch, n, n]`, of which the lower triangles are read, and the `info` of LAPACK's `potrf`.
///
/// Column by column, each from the columns before it:
/// `l_j = (a_j - L conj(L_j)) / sqrt(d)`, where `d` is element `j` of the numerator.
fn cholesky(b: &mut Builder, x: Val) -> (Val, Val) {
    let (dims, dtype) = (b.dims(x), b.dtype(x));
    let zeros = b.zeros_like(x);
    let info = b.full(0, &Shape::new(DType::I32, [dims[0]]));
    if dims.contains(&0) {
        return (zeros, info);
    }
    let end = repeat(b, dims[1], &[zeros, info], &[x], |b, step, state, captured| {
        let (factor, info, x) = (state[0], state[1], captured[0]);
        let row = pick(b, factor, 1, step);
        let row = conjugate(b, row);
        let known = times_vector(b, factor, row);
        let column = pick(b, x, 2, step);
        let rest = b.sub(column, known);
        let pivot = pick(b, rest, 1, step);
        let pivot = b.real(pivot);
        let positive = b.compare_to(Cmp::GT, pivot, 0);
        let failed = b.not(positive);
        let info = first_failure(b, info, failed, step);
        let root = b.sqrt(pivot);
        let root = b.convert(root, dtype);
        let root = spread(b, root, rest);
        let below = b.div(rest, root);
        let index = places(b, rest, 1);
        let step_there = b.splat(step, index);
        let here = b.compare(Cmp::EQ, index, step_there);
        let after = b.compare(Cmp::GT, index, step_there);
        let nothing = b.zeros_like(rest);
        let column = b.select(after, below, nothing);
        let column = b.select(here, root, column);
        vec![place(b, factor, 2, step, column), info]
    });
    (end[0], end[1])
}

/// `A⁻¹ self` for the matrix with Cholesky factor `A`.
fn cholesky_solve(c: &mut Ctx<'_>) -> Lowered {
    let (x, factor, upper) = (c.tensor("self")?, c.tensor("A")?, c.bool("upper")?);
    let (factor, x, batch) = broadcast_batches(c, factor, x)?;
    let x = solve_factored(c, factor, x, upper);
    one(unflat(c, x, &batch))
}

/// The inverse of the matrix with Cholesky factor `self`.
fn cholesky_inverse(c: &mut Ctx<'_>) -> Lowered {
    let (factor, upper) = (c.tensor("self")?, c.bool("upper")?);
    let dims = c.dims(factor);
    let factor = flat(c, factor);
    let shape = c.shape(factor).clone();
    let unit = identity(c, &shape);
    let x = solve_factored(c, factor, unit, upper);
    one(c.reshape(x, &dims))
}

/// `(L Lᴴ)⁻¹ y`, given `L` or `Lᴴ`.
fn solve_factored(b: &mut Builder, factor: Val, y: Val, upper: bool) -> Val {
    let solve =
        |transpose_a| TriangularSolve { left_side: true, lower: !upper, unit_diagonal: false, transpose_a };
    let [first, second] = if upper {
        [Transpose::Adjoint, Transpose::NoTranspose]
    } else {
        [Transpose::NoTranspose, Transpose::Adjoint]
    };
    let y = solve_triangle(b, factor, y, solve(first));
    solve_triangle(b, factor, y, solve(second))
}

/// `self⁻¹ B`, or `B self⁻¹`.
fn solve_triangular(c: &mut Ctx<'_>) -> Lowered {
    let (a, y) = (c.tensor("self")?, c.tensor("B")?);
    let how = TriangularSolve {
        left_side: c.bool("left")?,
        lower: !c.bool("upper")?,
        unit_diagonal: c.bool("unitriangular")?,
        transpose_a: Transpose::NoTranspose,
    };
    let (a, y, batch) = broadcast_batches(c, a, y)?;
    let x = solve_triangle(c, a, y, how);
    one(unflat(c, x, &batch))
}

/// `A⁻¹ self` or `A⁻ᵀ self`, and a copy of `A` for each matrix of the result.
fn triangular_solve(c: &mut Ctx<'_>) -> Lowered {
    let (a, y) = (c.tensor("A")?, c.tensor("self")?);
    let how = TriangularSolve {
        left_side: true,
        lower: !c.bool("upper")?,
        unit_diagonal: c.bool("unitriangular")?,
        transpose_a: if c.bool("transpose")? { Transpose::Transpose } else { Transpose::NoTranspose },
    };
    let (a, y, batch) = broadcast_batches(c, a, y)?;
    let x = solve_triangle(c, a, y, how);
    let (x, a) = (unflat(c, x, &batch), unflat(c, a, &batch));
    many([x, a])
}

/// [`Builder::triangular_solve`] of matrices that may be empty.
pub(super) fn solve_triangle(b: &mut Builder, a: Val, y: Val, how: TriangularSolve) -> Val {
    if b.dims(y).contains(&0) { y } else { b.triangular_solve(a, y, how) }
}
