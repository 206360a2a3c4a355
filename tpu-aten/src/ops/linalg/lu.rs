//! LU factors and what follows from them: solutions, inverses, determinants.

use tpu_runtime::{DType, Shape};

use super::matrix::{
    adjoint, batch_of, diagonal, exchange_rows, first_failure, flat, identity, magnitude, pick, place,
    places, repeat, spread, stretch, take_rows, triangle, unflat,
};
use super::triangular::{MATRICES, solve_triangle};
use crate::builder::{Builder, Cmp, Transpose, TriangularSolve, Val, broadcast_dims};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)", lu_factor_ex)
        .dtypes(MATRICES)
        .examples(&["T[3,3]", "T[2,3,4] false", "T[0,0]"]),
    Op::new("aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)", lu)
        .dtypes(MATRICES)
        .examples(&["T[3,3]", "T[2,4,3] false"]),
    Op::new("aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)", lu_unpack)
        .dtypes(MATRICES)
        .examples(&["T[3,4] i32[3]", "T[3,4] i32[3] false", "T[3,4] i32[3] true false"]),
    Op::new("aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor", lu_solve)
        .dtypes(MATRICES)
        .examples(&["T[3,3] i32[3] T[3,2]", "T[3,3] i32[3] T[2,3,2] true true", "T[2,3,3] i32[2,3] T[2,3] false"]),
    Op::new("aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)", solve_ex)
        .dtypes(MATRICES)
        .examples(&["T[3,3] T[3]", "T[2,3,3] T[4,3] false", "T[2,3,3] T[2,3,65]"]),
    Op::new("aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)", inv_ex)
        .dtypes(MATRICES)
        .examples(&["T[2,3,3]"]),
    Op::new("aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)", det)
        .dtypes(MATRICES)
        .examples(&["T[2,3,3]", "T[0,0]"]),
    Op::new("aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)", slogdet)
        .dtypes(MATRICES)
        .examples(&["T[2,3,3]"]),
];

/// `U` of packed factors, on the left.
const UPPER: TriangularSolve = TriangularSolve {
    left_side: true,
    lower: false,
    unit_diagonal: false,
    transpose_a: Transpose::NoTranspose,
};

/// `P A = L U` for each of a batch of matrices.
struct Factors {
    /// `L` below the diagonal, `U` on and above it: `[batch, m, n]`.
    packed: Val,
    /// LAPACK's `ipiv`: the row, counted from 1, with which each step exchanged its own; `[batch, min(m, n)]`.
    pivots: Val,
    /// The rows of `A` in the order of those of `L U`: `[batch, m]`.
    order: Val,
    /// The first step, counted from 1, whose pivot is zero, or 0; `[batch]`.
    info: Val,
}

/// LU factors with partial pivoting, `L` and `U` in one matrix.
fn lu_factor_ex(c: &mut Ctx<'_>) -> Lowered {
    let (x, pivoting) = (c.tensor("A")?, c.bool("pivot")?);
    let dims = c.dims(x);
    let x = flat(c, x);
    let factors = factor(c, x, pivoting);
    let [packed, pivots, info] = [factors.packed, factors.pivots, factors.info];
    let packed = unflat(c, packed, batch_of(&dims));
    let pivots = unflat(c, pivots, batch_of(&dims));
    let info = unflat(c, info, batch_of(&dims));
    many([packed, pivots, info])
}

/// `P`, `L` and `U` with `A = P L U`.
fn lu(c: &mut Ctx<'_>) -> Lowered {
    let (x, pivoting) = (c.tensor("A")?, c.bool("pivot")?);
    let dims = c.dims(x);
    let x = flat(c, x);
    let factors = factor(c, x, pivoting);
    unpack(c, factors.packed, pivoting.then_some(factors.order), true, batch_of(&dims))
}

/// `P`, `L` and `U` of packed factors; those that are not asked for are empty.
fn lu_unpack(c: &mut Ctx<'_>) -> Lowered {
    let (packed, pivots) = (c.tensor("LU_data")?, c.tensor("LU_pivots")?);
    let (data, permutation) = (c.bool("unpack_data")?, c.bool("unpack_pivots")?);
    let dims = c.dims(packed);
    let packed = flat(c, packed);
    let order = if permutation { Some(order_of(c, pivots, dims[dims.len() - 2])) } else { None };
    unpack(c, packed, order, data, batch_of(&dims))
}

/// `A⁻¹ B`, `A⁻ᴴ B`, `B A⁻¹` or `B A⁻ᴴ` for packed factors of `A`.
fn lu_solve(c: &mut Ctx<'_>) -> Lowered {
    let (packed, pivots, y) = (c.tensor("LU")?, c.tensor("pivots")?, c.tensor("B")?);
    let dims = c.dims(packed);
    let order = order_of(c, pivots, dims[dims.len() - 1]);
    let order = unflat(c, order, batch_of(&dims));
    let (left, adjoint) = (c.bool("left")?, c.bool("adjoint")?);
    one(solve(c, packed, order, y, left, adjoint)?)
}

/// `A⁻¹ B` or `B A⁻¹`, and the factors.
fn solve_ex(c: &mut Ctx<'_>) -> Lowered {
    let left = c.bool("left")?;
    let (x, y) = (c.tensor("A")?, c.tensor("B")?);
    let (dims, y_dims) = (c.dims(x), c.dims(y));
    let vector = y_dims.len() == 1 || y_dims[..] == dims[..dims.len() - 1];
    let y = if vector { c.unsqueeze(y, y_dims.len()) } else { y };
    let (x, batch) = (flat(c, x), batch_of(&dims));
    let (f, result) = if left && batch_of(&c.dims(y)) == batch {
        let y = flat(c, y);
        let (f, result) = factor_and_solve(c, x, y);
        (f, unflat(c, result, batch))
    } else {
        let f = factor(c, x, true);
        let (packed, order) = (unflat(c, f.packed, batch), unflat(c, f.order, batch));
        let result = solve(c, packed, order, y, left, false)?;
        (f, result)
    };
    let last = c.rank(result) - 1;
    let result = if vector { c.squeeze(result, last) } else { result };
    let [packed, pivots, info] = [f.packed, f.pivots, f.info].map(|part| unflat(c, part, batch));
    many([result, packed, pivots, info])
}

/// The inverse, and the first step whose pivot is zero.
fn inv_ex(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("A")?;
    let dims = c.dims(x);
    let x = flat(c, x);
    let shape = c.shape(x).clone();
    let unit = identity(c, &shape);
    let (f, inverse) = factor_and_solve(c, x, unit);
    let inverse = unflat(c, inverse, batch_of(&dims));
    let info = unflat(c, f.info, batch_of(&dims));
    many([inverse, info])
}

/// The determinant `± Π u_kk`, and the factors.
fn det(c: &mut Ctx<'_>) -> Lowered {
    let x = factored_matrix(c)?;
    let dims = c.dims(x);
    let x = flat(c, x);
    let f = factor(c, x, true);
    let on_diagonal = diagonal(c, f.packed);
    let product = c.prod(on_diagonal, &[1]);
    let parity = parity(c, &f, product);
    let result = c.mul(product, parity);
    let batch = batch_of(&dims);
    many([result, f.packed, f.pivots].map(|part| unflat(c, part, batch)))
}

/// The determinant as its sign and the logarithm of its magnitude, and the factors.
fn slogdet(c: &mut Ctx<'_>) -> Lowered {
    let x = factored_matrix(c)?;
    let dims = c.dims(x);
    let x = flat(c, x);
    let f = factor(c, x, true);
    let on_diagonal = diagonal(c, f.packed);
    let signs = c.sign(on_diagonal);
    let sign = c.prod(signs, &[1]);
    let parity = parity(c, &f, sign);
    let sign = c.mul(sign, parity);
    let magnitudes = c.abs(on_diagonal);
    let logs = c.log(magnitudes);
    let log = c.sum(logs, &[1]);
    let batch = batch_of(&dims);
    many([sign, log, f.packed, f.pivots].map(|part| unflat(c, part, batch)))
}

/// The matrix that torch's kernels factor for a determinant: its formulas of gradients expect the factors of the
/// transpose when `A` is real and contiguous.
fn factored_matrix(c: &mut Ctx<'_>) -> Result<Val> {
    let x = c.tensor("A")?;
    let transposed = c.is_contiguous("A")? && !c.dtype(x).is_complex();
    Ok(if transposed { c.transpose_last(x) } else { x })
}

/// -1 for an odd number of exchanges, 1 for an even one.
fn parity(b: &mut Builder, factors: &Factors, like: Val) -> Val {
    let own = places(b, factors.pivots, 1);
    let own = b.add_to(own, 1);
    let exchanged = b.compare(Cmp::NE, factors.pivots, own);
    let odd = b.reduce(exchanged, false, &[1], Builder::xor);
    let (minus, plus) = (b.full_like(-1, like), b.full_like(1, like));
    b.select(odd, minus, plus)
}

/// Factors `[batch, m, n]` in place, a column and a rank-1 update of what is right of it at a time.
///
/// Source: Golub & Van Loan, "Matrix Computations", 4th ed., algorithm 3.4.1 (outer product Gaussian elimination
/// with partial pivoting).
fn factor(b: &mut Builder, x: Val, pivoting: bool) -> Factors {
    let dims = b.dims(x);
    let (batch, steps) = (dims[0], dims[1].min(dims[2]));
    let pivots = b.full(0, &Shape::new(DType::I32, [batch, steps]));
    let order = b.iota(&Shape::new(DType::I32, [batch, dims[1]]), 1);
    let info = b.full(0, &Shape::new(DType::I32, [batch]));
    if dims.contains(&0) {
        return Factors { packed: x, pivots, order, info };
    }
    let end = repeat(b, steps, &[x, pivots, order, info], &[], |b, step, state, _| {
        let (x, pivots, order, info) = (state[0], state[1], state[2], state[3]);
        let column = pick(b, x, 2, step);
        let chosen = if pivoting { largest_below(b, column, step) } else { b.splat(step, info) };
        let number = b.add_to(chosen, 1);
        let pivots = place(b, pivots, 1, step, number);
        let own = b.splat(step, chosen);
        let order = exchange_rows(b, order, own, chosen);
        let x = exchange_rows(b, x, own, chosen);
        let (x, zero) = eliminate(b, x, step);
        let info = first_failure(b, info, zero, step);
        vec![x, pivots, order, info]
    });
    Factors { packed: end[0], pivots: end[1], order: end[2], info: end[3] }
}

/// Right sides of at most this many columns are eliminated together with the matrix.
const FEW: i64 = 64;

/// The factors of `x` and `x⁻¹ y`.
fn factor_and_solve(b: &mut Builder, x: Val, y: Val) -> (Factors, Val) {
    let n = b.dims(x)[2];
    let columns = b.dims(y)[2];
    if columns > FEW {
        let f = factor(b, x, true);
        let result = solve_left(b, f.packed, f.order, y, false);
        return (f, result);
    }
    let both = b.concatenate(&[x, y], 2);
    let f = factor(b, both, true);
    let (packed, y) = (b.slice_dim(f.packed, 2, 0, n), b.slice_dim(f.packed, 2, n, n + columns));
    let result = solve_triangle(b, packed, y, UPPER);
    (Factors { packed, ..f }, result)
}

/// Of each vector the place of the largest element from `step` on, by [`magnitude`].
fn largest_below(b: &mut Builder, vectors: Val, step: Val) -> Val {
    let size = magnitude(b, vectors);
    let index = places(b, size, 1);
    let step = b.splat(step, index);
    let open = b.compare(Cmp::GE, index, step);
    let never = b.full_like(-1, size);
    let size = b.select(open, size, never);
    b.arg_extreme(size, 1, true).0
}

/// Divides the column `step` below the diagonal by the pivot and subtracts its product with the row `step` from what
/// is below and right; and where the pivot is zero, whose column LAPACK leaves as it is.
fn eliminate(b: &mut Builder, x: Val, step: Val) -> (Val, Val) {
    let dims = b.dims(x);
    let (row, column) = (pick(b, x, 1, step), pick(b, x, 2, step));
    let pivot = pick(b, row, 1, step);
    let zero = b.compare_to(Cmp::EQ, pivot, 0);
    let one = b.full_like(1, pivot);
    let divisor = b.select(zero, one, pivot);
    let divisor = spread(b, divisor, column);
    let column = b.div(column, divisor);
    let (column, row) = (b.broadcast_missing(column, &dims, &[2]), b.broadcast_missing(row, &dims, &[1]));
    let product = b.mul(column, row);
    let rest = b.sub(x, product);
    let (i, j) = (places(b, x, 1), places(b, x, 2));
    let step = b.splat(step, i);
    let below = b.compare(Cmp::GT, i, step);
    let right = b.compare(Cmp::GT, j, step);
    let here = b.compare(Cmp::EQ, j, step);
    let finished = b.select(here, column, x);
    let open = b.select(right, rest, finished);
    (b.select(below, open, x), zero)
}

/// The rows of the factored matrix, `m` of them, in the order that the exchanges of `pivots` leave: `[batch, m]`.
fn order_of(b: &mut Builder, pivots: Val, m: i64) -> Val {
    let pivots = b.unsqueeze(pivots, b.rank(pivots));
    let pivots = flat(b, pivots);
    let pivots = b.squeeze(pivots, 2);
    let dims = b.dims(pivots);
    let order = b.iota(&Shape::new(DType::I32, [dims[0], m]), 1);
    if dims.contains(&0) {
        return order;
    }
    let end = repeat(b, dims[1], &[order], &[pivots], |b, step, state, captured| {
        let chosen = pick(b, captured[0], 1, step);
        let chosen = b.add_to(chosen, -1);
        let own = b.splat(step, chosen);
        vec![exchange_rows(b, state[0], own, chosen)]
    });
    end[0]
}

/// `P`, `L` and `U`; empty without an order or without `data`.
fn unpack(b: &mut Builder, packed: Val, order: Option<Val>, data: bool, batch: &[i64]) -> Lowered {
    let (dims, dtype) = (b.dims(packed), b.dtype(packed));
    let (m, n, k) = (dims[1], dims[2], dims[1].min(dims[2]));
    let nothing = Shape::new(dtype, [0]);
    let permutation = match order {
        Some(order) => {
            let square = [dims[0], m, m];
            let row = b.iota(&Shape::new(DType::I32, square), 1);
            let source = b.broadcast_missing(order, &square, &[1]);
            let there = b.compare(Cmp::EQ, row, source);
            let permutation = b.convert(there, dtype);
            unflat(b, permutation, batch)
        }
        None => b.full(0, &nothing),
    };
    if !data {
        let (lower, upper) = (b.full(0, &nothing), b.full(0, &nothing));
        return many([permutation, lower, upper]);
    }
    let lower = b.slice(packed, &[0, 0, 0], &[dims[0], m, k], &[1, 1, 1]);
    let lower = triangle(b, lower, Cmp::LT, 0);
    let unit = identity(b, &Shape::new(dtype, [dims[0], m, k]));
    let lower = b.add(lower, unit);
    let upper = b.slice(packed, &[0, 0, 0], &[dims[0], k, n], &[1, 1, 1]);
    let upper = triangle(b, upper, Cmp::GE, 0);
    let (lower, upper) = (unflat(b, lower, batch), unflat(b, upper, batch));
    many([permutation, lower, upper])
}

/// `A⁻¹ y` for packed factors and order of `A`, whose batch dims broadcast; with `adjoint` for `Aᴴ` in place of `A`, on
/// the right for `y A⁻¹`.
fn solve(b: &mut Builder, packed: Val, order: Val, y: Val, left: bool, adjoint_of: bool) -> Result<Val> {
    let batch = broadcast_dims(batch_of(&b.dims(packed)), batch_of(&b.dims(y)))?;
    let order = b.unsqueeze(order, b.rank(order));
    let order = stretch(b, order, &batch);
    let order = b.squeeze(order, 2);
    let (packed, y) = (stretch(b, packed, &batch), stretch(b, y, &batch));
    // x A = y  ⇔  Aᴴ xᴴ = yᴴ
    let y = if left { y } else { adjoint(b, y) };
    let x = if b.dims(y).contains(&0) { y } else { solve_left(b, packed, order, y, adjoint_of == left) };
    let x = if left { x } else { adjoint(b, x) };
    Ok(unflat(b, x, &batch))
}

/// `A⁻¹ y = U⁻¹ L⁻¹ P y`, or `A⁻ᴴ y = Pᵀ L⁻ᴴ U⁻ᴴ y`.
fn solve_left(b: &mut Builder, packed: Val, order: Val, y: Val, adjoint_of: bool) -> Val {
    let transpose_a = if adjoint_of { Transpose::Adjoint } else { Transpose::NoTranspose };
    let upper = TriangularSolve { transpose_a, ..UPPER };
    let lower = TriangularSolve { lower: true, unit_diagonal: true, ..upper };
    if adjoint_of {
        let y = solve_triangle(b, packed, y, upper);
        let y = solve_triangle(b, packed, y, lower);
        let back = inverse_order(b, order);
        return take_rows(b, y, back);
    }
    let y = take_rows(b, y, order);
    let y = solve_triangle(b, packed, y, lower);
    solve_triangle(b, packed, y, upper)
}

/// The permutation that undoes `order`: the place at which each index stands.
fn inverse_order(b: &mut Builder, order: Val) -> Val {
    let dims = b.dims(order);
    let square = [dims[0], dims[1], dims[1]];
    let wanted = b.iota(&Shape::new(DType::I32, square), 1);
    let place = b.iota(&Shape::new(DType::I32, square), 2);
    let index = b.broadcast_missing(order, &square, &[1]);
    let there = b.compare(Cmp::EQ, index, wanted);
    let nothing = b.zeros_like(place);
    let place = b.select(there, place, nothing);
    b.sum(place, &[2])
}
