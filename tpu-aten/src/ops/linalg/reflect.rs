//! Householder reflections `H = I - tau v v*`, with LAPACK's signs and storage.

use tpu_runtime::{DType, Shape};

use super::matrix::{conjugate, identity, pick, place, repeat};
use super::products::{outer, scale, squared, vector_matrix};
use crate::builder::{Builder, Cmp, Val};

/// The reflection that maps the end of a column to a multiple of a unit vector.
pub(super) struct Reflection {
    /// 0 above the diagonal, 1 on it.
    pub vector: Val,
    pub tau: Val,
    /// What is left on the diagonal.
    beta: Val,
}

/// The factors `A = QR` as `geqrf` leaves them: `R` in the upper triangle, below it the vectors of the reflections
/// whose product is `Q`; and the reflections' `tau`. `a` has dims `[batch, rows, columns]`.
///
/// Source: Golub & Van Loan, "Matrix computations", 4th ed., algorithm 5.2.1; signs as LAPACK's `larfg`.
pub(super) fn factor(b: &mut Builder, a: Val) -> (Val, Val) {
    let (dims, dtype) = (b.dims(a), b.dtype(a));
    let steps = dims[1].min(dims[2]);
    let taus = b.full(0, &Shape::new(dtype, [dims[0], steps]));
    if dims[0] * steps == 0 {
        return (a, taus);
    }
    let factors = repeat(b, steps, &[a, taus], &[], |b, j, state, _| {
        let (a, taus) = (state[0], state[1]);
        let old = pick(b, a, 2, j);
        let reflection = reflection(b, old, j);
        let tau = conjugate(b, reflection.tau);
        let right = after(b, &Shape::new(DType::I32, [dims[0], dims[2]]), j);
        let a = reflect(b, a, reflection.vector, tau, Some(right));
        let new = reflected_column(b, old, &reflection, j);
        vec![place(b, a, 2, j, new), place(b, taus, 1, j, reflection.tau)]
    });
    (factors[0], factors[1])
}

/// `Q c`, or `Q* c` if `adjoint`: `a` and `taus` are what [`factor`] gives.
pub(super) fn apply(b: &mut Builder, a: Val, taus: Val, c: Val, adjoint: bool) -> Val {
    let steps = b.dims(taus)[1];
    if b.dims(c).numel() == 0 || steps == 0 {
        return c;
    }
    let product = repeat(b, steps, &[c], &[a, taus], |b, step, state, captured| {
        let (a, taus) = (captured[0], captured[1]);
        let j = if adjoint {
            step
        } else {
            let last = b.constant(steps - 1, DType::I32);
            b.sub(last, step)
        };
        let stored = pick(b, a, 2, j);
        let shape = Shape::new(DType::I32, b.dims(stored));
        let (here, below) = (at(b, &shape, j), after(b, &shape, j));
        let (zero, one) = (b.zeros_like(stored), b.full_like(1, stored));
        let vector = b.select(below, stored, zero);
        let vector = b.select(here, one, vector);
        let tau = pick(b, taus, 1, j);
        let tau = if adjoint { conjugate(b, tau) } else { tau };
        vec![reflect(b, state[0], vector, tau, None)]
    });
    product[0]
}

/// The first `columns` columns of `Q`.
pub(super) fn product(b: &mut Builder, a: Val, taus: Val, columns: i64) -> Val {
    let dims = b.dims(a);
    let identity = identity(b, &Shape::new(b.dtype(a), [dims[0], dims[1], columns]));
    apply(b, a, taus, identity, false)
}

/// `c - tau v v* c`, in the columns where `mask` holds.
pub(super) fn reflect(b: &mut Builder, c: Val, vector: Val, tau: Val, mask: Option<Val>) -> Val {
    let conjugated = conjugate(b, vector);
    let mut row = vector_matrix(b, conjugated, c);
    if let Some(mask) = mask {
        let zero = b.zeros_like(row);
        row = b.select(mask, row, zero);
    }
    let scaled = scale(b, vector, tau, &[1]);
    let update = outer(b, scaled, row);
    b.sub(c, update)
}

/// The reflection of a column `[batch, rows]` from its element `j` on. Squares are of elements divided by the largest.
pub(super) fn reflection(b: &mut Builder, x: Val, j: Val) -> Reflection {
    let shape = Shape::new(DType::I32, b.dims(x));
    let (here, below) = (at(b, &shape, j), after(b, &shape, j));
    let zero = b.zeros_like(x);
    let tail = b.select(below, x, zero);
    let alpha = b.select(here, x, zero);
    let alpha = b.sum(alpha, &[1]);
    let norm_of_tail = norm(b, tail);
    let norm = {
        let column = [b.unsqueeze(alpha, 1), b.unsqueeze(norm_of_tail, 1)];
        let tail = b.convert(column[1], b.dtype(x));
        let column = b.concatenate(&[column[0], tail], 1);
        norm(b, column)
    };
    let real = b.real(alpha);
    let negative = b.compare_to(Cmp::LT, real, 0);
    let opposite = b.neg(norm);
    let beta = b.select(negative, norm, opposite);
    let beta = b.convert(beta, b.dtype(x));
    // A column that is done already: the reflection is the identity.
    let mut done = b.compare_to(Cmp::EQ, norm_of_tail, 0);
    if b.dtype(x).is_complex() {
        let imaginary = b.imag(alpha);
        let real = b.compare_to(Cmp::EQ, imaginary, 0);
        done = b.and(done, real);
    }
    let beta = b.select(done, alpha, beta);
    let (zero, one) = (b.zeros_like(alpha), b.full_like(1, alpha));
    let divisor = b.select(done, one, beta);
    let difference = b.sub(beta, alpha);
    let tau = b.div(difference, divisor);
    let tau = b.select(done, zero, tau);
    let difference = b.neg(difference);
    let divisor = b.select(done, one, difference);
    let divisor = b.broadcast_missing(divisor, &b.dims(x), &[1]);
    let vector = b.div(tail, divisor);
    let one = b.full_like(1, x);
    Reflection { vector: b.select(here, one, vector), tau, beta }
}

/// The 2-norm of vectors `[batch, n]` without overflow.
pub(super) fn norm(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let largest = b.max_over(size, &[1]);
    let zero = b.compare_to(Cmp::EQ, largest, 0);
    let one = b.full_like(1, largest);
    let divisor = b.select(zero, one, largest);
    let divisors = b.convert(divisor, b.dtype(x));
    let divisors = b.broadcast_missing(divisors, &b.dims(x), &[1]);
    let scaled = b.div(x, divisors);
    let squares = squared(b, scaled);
    let sum = b.sum(squares, &[1]);
    let root = b.sqrt(sum);
    b.mul(root, divisor)
}

/// The column as it is stored: `beta` on the diagonal, the vector below.
fn reflected_column(b: &mut Builder, old: Val, reflection: &Reflection, j: Val) -> Val {
    let shape = Shape::new(DType::I32, b.dims(old));
    let (here, below) = (at(b, &shape, j), after(b, &shape, j));
    let beta = b.broadcast_missing(reflection.beta, &shape.dims, &[1]);
    let new = b.select(below, reflection.vector, old);
    b.select(here, beta, new)
}

fn at(b: &mut Builder, shape: &Shape, j: Val) -> Val {
    compare_place(b, shape, Cmp::EQ, j)
}

fn after(b: &mut Builder, shape: &Shape, j: Val) -> Val {
    compare_place(b, shape, Cmp::GT, j)
}

fn compare_place(b: &mut Builder, shape: &Shape, direction: Cmp, j: Val) -> Val {
    let place = b.iota(shape, 1);
    let j = b.splat(j, place);
    b.compare(direction, place, j)
}
