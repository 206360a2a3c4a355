//! Jacobi's method: plane rotations of pairs of rows until they are orthogonal, half of all pairs at a time.
//!
//! Rows `i` and `i + n/2` are a pair. After each step the rows move on as players of a round-robin tournament do, so
//! that after `n - 1` steps, a sweep, every two have met and each is back in its place.
//!
//! Source: Brent & Luk, "The solution of singular-value and symmetric eigenvalue problems on multiprocessor arrays",
//! SIAM J. Sci. Stat. Comput. 6 (1985).

use tpu_runtime::{DType, Shape};

use super::matrix::{adjoint, conjugate, identity, places, take_rows, triangle};
use super::products::{line, scale, squared};
use crate::builder::{Builder, Cmp, Val};

/// No matrix needs nearly as many; NaN would go on for ever.
const SWEEPS: i64 = 40;

/// Rotations of pairs: one entry a pair, `[batch, pairs]`.
struct Rotation {
    /// Real.
    cos: Val,
    /// Real.
    sin: Val,
    /// The phase that makes the pair's product real.
    phase: Option<Val>,
}

/// The eigenvalues of Hermitian matrices `[batch, n, n]`, ascending, and if asked for the eigenvectors, one a row.
pub(super) fn hermitian(b: &mut Builder, a: Val, with_vectors: bool) -> (Val, Option<Val>) {
    let (n, shape) = (b.dims(a)[1], b.shape(a).clone());
    if shape.dims.numel() == 0 {
        let values = b.full(0, &Shape::new(shape.dtype.real(), &shape.dims[..2]));
        return (values, with_vectors.then_some(a));
    }
    let (a, factor) = normalised(b, a);
    // A row without a partner gets one that is orthogonal to all.
    let a = b.pad_with(a, 0, &[0, 0, 0], &[0, n % 2, n % 2]);
    let shape = b.shape(a).clone();
    let mut state = vec![a];
    if with_vectors {
        state.push(identity(b, &shape));
    }
    let state = sweeps(b, &state, &shape, off_diagonal, |b, state| {
        let (a, even) = (state[0], shape.dims[1]);
        let pairs = even / 2;
        let diagonal_of_a = line(b, a, 0, even);
        let diagonal_of_a = b.real(diagonal_of_a);
        let p = b.slice_dim(diagonal_of_a, 1, 0, pairs);
        let q = b.slice_dim(diagonal_of_a, 1, pairs, even);
        let product = line(b, a, pairs, pairs);
        let rotation = rotation(b, p, q, product);
        let conjugated = rotation.conjugated(b);
        let a = rotation.rotate(b, a, 1);
        let a = conjugated.rotate(b, a, 2);
        let mut next = vec![without_pairs(b, a)];
        if with_vectors {
            next.push(conjugated.rotate(b, state[1], 1));
        }
        next
    });
    let count = b.dims(state[0])[1];
    let values = line(b, state[0], 0, count);
    let values = b.real(values);
    let values = b.slice_dim(values, 1, 0, n);
    let vectors = state.get(1).map(|vectors| {
        let rows = b.slice_dim(*vectors, 1, 0, n);
        b.slice_dim(rows, 2, 0, n)
    });
    let (values, mut rows) = sorted(b, values, vectors.as_slice(), Cmp::LT);
    (scale(b, values, factor, &[1]), rows.pop())
}

/// What [`singular`] gives: `x = w* diag(values) vectors`, row by row of `vectors`.
pub(super) struct Singular {
    /// Descending; real, `[batch, n]`.
    pub values: Val,
    /// The rows that are left of `x`, of length 1; 0 where the singular value is none.
    pub vectors: Val,
    /// Row `i` is the combination of rows of `x` that gives row `i` of the vectors.
    pub w: Option<Val>,
}

/// The singular values of matrices `[batch, n, m]` of which neither dimension is 0, by rotations of their rows.
///
/// Unlike the eigenvalues of a product, small singular values keep their digits. Source: Demmel & Veselić, "Jacobi's
/// method is more accurate than QR", SIAM J. Matrix Anal. Appl. 13 (1992).
pub(super) fn singular(b: &mut Builder, x: Val, with_w: bool) -> Singular {
    let (n, m) = (b.dims(x)[1], b.dims(x)[2]);
    let (x, factor) = normalised(b, x);
    let x = b.pad_with(x, 0, &[0, 0, 0], &[0, n % 2, 0]);
    let shape = b.shape(x).clone();
    let even = shape.dims[1];
    let mut state = vec![x];
    if with_w {
        state.push(identity(b, &Shape::new(shape.dtype, [shape.dims[0], even, even])));
    }
    let limit = epsilon(shape.dtype) * (m as f64).sqrt();
    let open = |b: &mut Builder, state: &[Val]| not_orthogonal(b, state[0], 2.0 * limit);
    let state = sweeps(b, &state, &shape, open, |b, state| {
        let x = state[0];
        let pairs = even / 2;
        let squares = squared(b, x);
        let squares = b.sum(squares, &[2]);
        let p = b.slice_dim(squares, 1, 0, pairs);
        let q = b.slice_dim(squares, 1, pairs, even);
        let top = b.slice_dim(x, 1, 0, pairs);
        let top = conjugate(b, top);
        let bottom = b.slice_dim(x, 1, pairs, even);
        let product = b.mul(top, bottom);
        let product = b.sum(product, &[2]);
        let floor = smallest_square(b, squares);
        let floor = b.broadcast_missing(floor, &b.dims(p), &[1]);
        let active = is_large(b, product, p, q, floor, limit);
        let zero = b.zeros_like(product);
        let product = b.select(active, product, zero);
        let rotation = rotation(b, p, q, product).conjugated(b);
        state.iter().map(|rows| rotation.rotate(b, *rows, 1)).collect()
    });
    let x = b.slice_dim(state[0], 1, 0, n);
    let w = state.get(1).map(|w| {
        let rows = b.slice_dim(*w, 1, 0, n);
        b.slice_dim(rows, 2, 0, n)
    });
    let squares = squared(b, x);
    let squares = b.sum(squares, &[2]);
    let floor = smallest_square(b, squares);
    let floor = b.broadcast_missing(floor, &b.dims(squares), &[1]);
    let present = b.compare(Cmp::GT, squares, floor);
    let values = b.sqrt(squares);
    let one = b.full_like(1, values);
    let divisor = b.select(present, values, one);
    let inverse = b.div(one, divisor);
    let zero = b.zeros_like(inverse);
    let inverse = b.select(present, inverse, zero);
    let vectors = scale(b, x, inverse, &[2]);
    let (values, mut rows) = sorted(b, values, &[&[vectors], w.as_slice()].concat(), Cmp::GT);
    let values = scale(b, values, factor, &[1]);
    let w = if with_w { rows.pop() } else { None };
    Singular { values, vectors: rows[0], w }
}

/// Repeats sweeps while any matrix of the batch is `open`.
fn sweeps(
    b: &mut Builder,
    state: &[Val],
    shape: &Shape,
    open: impl Fn(&mut Builder, &[Val]) -> Val,
    step: impl FnOnce(&mut Builder, &[Val]) -> Vec<Val>,
) -> Vec<Val> {
    let steps = shape.dims[1] - 1;
    let sweep = b.constant(0, DType::I32);
    let end = b.while_loop(
        &[&[sweep], state].concat(),
        |b, state| {
            let more = b.compare_to(Cmp::LT, state[0], SWEEPS);
            let open = open(b, &state[1..]);
            let open = b.any(open, &[0]);
            b.and(more, open)
        },
        |b, state| {
            let start = b.constant(0, DType::I32);
            let mut end = b.while_loop(
                &[&[start], &state[1..]].concat(),
                |b, state| b.compare_to(Cmp::LT, state[0], steps),
                |b, state| [vec![b.add_to(state[0], 1)], step(b, &state[1..])].concat(),
            );
            end[0] = b.add_to(state[0], 1);
            end
        },
    );
    end[1..].to_vec()
}

impl Rotation {
    fn conjugated(&self, b: &mut Builder) -> Self {
        let phase = self.phase.map(|phase| conjugate(b, phase));
        Self { phase, ..*self }
    }

    /// Rotates the rows (1) or columns (2) of a matrix: `(p, q)` becomes `(cos p - sin phase q, sin p + cos phase q)`;
    /// and moves them to their next places, see [`moved`].
    fn rotate(&self, b: &mut Builder, x: Val, dim: usize) -> Val {
        let size = b.dims(x)[dim];
        let p = b.slice_dim(x, dim, 0, size / 2);
        let q = b.slice_dim(x, dim, size / 2, size);
        let across = [3 - dim];
        let q = match self.phase {
            Some(phase) => scale(b, q, phase, &across),
            None => q,
        };
        let (left, right) = (scale(b, p, self.cos, &across), scale(b, q, self.sin, &across));
        let new_p = b.sub(left, right);
        let (left, right) = (scale(b, p, self.sin, &across), scale(b, q, self.cos, &across));
        let new_q = b.add(left, right);
        moved(b, new_p, new_q, dim)
    }
}

/// The smaller of the rotations that diagonalise `[[p, product], [product*, q]]`.
///
/// Source: Golub & Van Loan, "Matrix computations", 4th ed., section 8.5.2.
fn rotation(b: &mut Builder, p: Val, q: Val, product: Val) -> Rotation {
    let complex = b.dtype(product).is_complex();
    let size = if complex { b.abs(product) } else { product };
    let none = b.compare_to(Cmp::EQ, size, 0);
    let one = b.full_like(1, size);
    let divisor = b.select(none, one, size);
    let phase = complex.then(|| {
        let divisor = b.convert(divisor, b.dtype(product));
        let phase = b.div(product, divisor);
        let one = b.full_like(1, phase);
        b.select(none, one, phase)
    });
    let difference = b.sub(q, p);
    let twice = b.add(divisor, divisor);
    let cotangent = b.div(difference, twice);
    let tangent = {
        let (size, square) = (b.abs(cotangent), b.mul(cotangent, cotangent));
        let square = b.add_to(square, 1);
        let root = b.sqrt(square);
        let sum = b.add(size, root);
        let tangent = b.div(one, sum);
        let negative = b.compare_to(Cmp::LT, cotangent, 0);
        let opposite = b.neg(tangent);
        b.select(negative, opposite, tangent)
    };
    let zero = b.zeros_like(tangent);
    let tangent = b.select(none, zero, tangent);
    let square = b.mul(tangent, tangent);
    let square = b.add_to(square, 1);
    let root = b.sqrt(square);
    let cos = b.div(one, root);
    Rotation { cos, sin: b.mul(tangent, cos), phase }
}

/// Both halves with everything along `dim` moved on by one place of the tournament; the first stays.
fn moved(b: &mut Builder, upper: Val, lower: Val, dim: usize) -> Val {
    let half = b.dims(upper)[dim];
    if half == 1 {
        return b.concatenate(&[upper, lower], dim);
    }
    let parts: Vec<_> =
        [(upper, 0, 1), (lower, 0, 1), (upper, 1, half - 1), (lower, 1, half), (upper, half - 1, half)]
            .into_iter()
            .filter(|(_, start, limit)| start < limit)
            .map(|(from, start, limit)| b.slice_dim(from, dim, start, limit))
            .collect();
    b.concatenate(&parts, dim)
}

/// Zeros in place of the products of the pairs that have just met and [`moved`] on: what they differ by is rounding.
fn without_pairs(b: &mut Builder, a: Val) -> Val {
    let even = b.dims(a)[1];
    let half = even / 2;
    let mut order: Vec<i64> = (0..even).collect();
    if half > 1 {
        order = [0, half].into_iter().chain(1..half - 1).chain(half + 1..even).chain([half - 1]).collect();
    }
    let place_of = |row: i64| order.iter().position(|other| *other == row).unwrap_or(0) as i64;
    let partners: Vec<i64> = order.iter().map(|row| place_of((row + half) % even)).collect();
    let partners = b.ints(&partners, DType::I32);
    let dims = b.dims(a);
    let partners = b.broadcast_in_dim(partners, &dims, &[1]);
    let column = places(b, a, 2);
    let met = b.compare(Cmp::EQ, column, partners);
    let zero = b.zeros_like(a);
    b.select(met, zero, a)
}

/// Where what lies off the diagonal counts: its norm is above a rounding error of the whole.
fn off_diagonal(b: &mut Builder, state: &[Val]) -> Val {
    let squares = squared(b, state[0]);
    let off = triangle(b, squares, Cmp::NE, 0);
    let (off, all) = (b.sum(off, &[1, 2]), b.sum(squares, &[1, 2]));
    let limit = (0.1 * epsilon(b.dtype(state[0]))).powi(2);
    let all = b.mul_by(all, limit);
    b.compare(Cmp::GT, off, all)
}

/// Where two rows are not orthogonal, to a part `limit` of their lengths.
fn not_orthogonal(b: &mut Builder, x: Val, limit: f64) -> Val {
    let conjugated = adjoint(b, x);
    let products = b.matmul(x, conjugated);
    let squares = line(b, products, 0, b.dims(x)[1]);
    let squares = b.real(squares);
    let floor = smallest_square(b, squares);
    let dims = b.dims(products);
    let off = triangle(b, products, Cmp::NE, 0);
    let p = b.broadcast_missing(squares, &dims, &[2]);
    let q = b.broadcast_missing(squares, &dims, &[1]);
    let floor = b.broadcast_missing(floor, &dims, &[1, 2]);
    let large = is_large(b, off, p, q, floor, limit);
    b.any(large, &[1, 2])
}

/// Where a product of two rows is above a part `limit` of their lengths, the roots of `p` and `q`, and both of these
/// count at all.
fn is_large(b: &mut Builder, product: Val, p: Val, q: Val, floor: Val, limit: f64) -> Val {
    let (p_counts, q_counts) = (b.compare(Cmp::GT, p, floor), b.compare(Cmp::GT, q, floor));
    let (p, q) = (b.sqrt(p), b.sqrt(q));
    let bound = b.mul(p, q);
    let bound = b.mul_by(bound, limit);
    let size = b.abs(product);
    let large = b.compare(Cmp::GT, size, bound);
    let both = b.and(p_counts, q_counts);
    b.and(large, both)
}

/// The square of a length that is none beside the largest of `squares`: its products would underflow.
fn smallest_square(b: &mut Builder, squares: Val) -> Val {
    let part = if b.dtype(squares) == DType::F64 { 1e-280 } else { 1e-28 };
    let largest = b.max_over(squares, &[1]);
    b.mul_by(largest, part)
}

/// Matrices of moderate size, and the factor that makes them what they were: 1 unless squares might not be finite or
/// normal numbers.
pub(super) fn normalised(b: &mut Builder, x: Val) -> (Val, Val) {
    let size = b.abs(x);
    let largest = b.max_over(size, &[1, 2]);
    let (small, large) = (b.compare_to(Cmp::LT, largest, 1e-3), b.compare_to(Cmp::GT, largest, 1e3));
    let nonzero = b.compare_to(Cmp::GT, largest, 0);
    let small = b.and(small, nonzero);
    let unusual = b.or(small, large);
    let one = b.full_like(1, largest);
    let factor = b.select(unusual, largest, one);
    let divisor = b.convert(factor, b.dtype(x));
    let divisor = b.broadcast_missing(divisor, &b.dims(x), &[1, 2]);
    (b.div(x, divisor), factor)
}

/// Values in order, and rows of arrays `[batch, n, columns]` with them.
fn sorted(b: &mut Builder, values: Val, rows: &[Val], direction: Cmp) -> (Val, Vec<Val>) {
    let index = b.iota(&Shape::new(DType::I32, b.dims(values)), 1);
    let order = b.sort(&[values, index], 1, true, |b, left, right| b.compare(direction, left[0], right[0]));
    (order[0], rows.iter().map(|rows| take_rows(b, *rows, order[1])).collect())
}

/// The distance from 1 to the next number.
pub(super) fn epsilon(dtype: DType) -> f64 {
    if dtype.real() == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) }
}
