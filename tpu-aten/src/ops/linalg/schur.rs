//! Eigenvalues of any square matrix: reduction to Hessenberg form, then the QR iteration with a shift in complex
//! arithmetic, until a triangle is left.
//!
//! The matrices of a batch take their steps together, each in its own window of rows.
//!
//! Source: Golub & Van Loan, "Matrix computations", 4th ed., sections 7.4 to 7.6, and the shifts of LAPACK's `lahqr`.

use tpu_runtime::{DType, Shape};

use super::jacobi::{epsilon, normalised};
use super::matrix::{
    conjugate, identity, pick, place, places, repeat, spread, take_row, triangle, triangle_mask,
};
use super::products::{line, outer, scale, squared, vector_matrix};
use super::reflect::{norm, reflect, reflection};
use crate::builder::{Builder, Cmp, Val};

/// Steps for an eigenvalue, more than are ever needed.
const STEPS: i64 = 30;

/// The eigenvalues of matrices `[batch, n, n]` and, if asked for, their eigenvectors as columns of length 1.
pub(super) fn eigen(b: &mut Builder, a: Val, with_vectors: bool) -> (Val, Option<Val>) {
    let (n, real) = (b.dims(a)[1], !b.dtype(a).is_complex());
    let dtype = if b.dtype(a).real() == DType::F64 { DType::C128 } else { DType::C64 };
    let a = b.convert(a, dtype);
    if b.dims(a).numel() == 0 {
        let values = b.full(0, &Shape::new(dtype, &b.dims(a)[..2]));
        return (values, with_vectors.then_some(a));
    }
    let (a, factor) = normalised(b, a);
    let stacked = if with_vectors {
        let shape = b.shape(a).clone();
        let identity = identity(b, &shape);
        b.concatenate(&[a, identity], 1)
    } else {
        a
    };
    let stacked = hessenberg(b, stacked);
    let stacked = iterate(b, stacked);
    let t = b.slice_dim(stacked, 1, 0, n);
    let mut values = line(b, t, 0, n);
    let mut vectors = with_vectors.then(|| {
        let x = triangular_vectors(b, t, values);
        let q = b.slice_dim(stacked, 1, n, 2 * n);
        let v = b.matmul(q, x);
        of_length_one(b, v)
    });
    if real {
        let on_axis = nearly_real(b, values);
        values = without_imaginary(b, values, on_axis);
        vectors = vectors.map(|v| {
            let on_axis = b.broadcast_missing(on_axis, &[b.dims(v)[0], n, n], &[1]);
            without_imaginary(b, v, on_axis)
        });
    }
    (scale(b, values, factor, &[1]), vectors)
}

/// `[Q* A Q; X Q]` of `[A; X]`, where the former is 0 below the first line under the diagonal.
fn hessenberg(b: &mut Builder, stacked: Val) -> Val {
    let n = b.dims(stacked)[2];
    let steps = (n - 2).max(0);
    let reduced = repeat(b, steps, &[stacked], &[], |b, k, state, _| {
        let next = b.add_to(k, 1);
        let a = b.slice_dim(state[0], 1, 0, n);
        let column = pick(b, a, 2, k);
        let reflection = reflection(b, column, next);
        let tau = conjugate(b, reflection.tau);
        let a = reflect(b, a, reflection.vector, tau, None);
        let stacked = with_top(b, state[0], a);
        let conjugated = conjugate(b, reflection.vector);
        let products = scale(b, stacked, reflection.vector, &[1]);
        let column = b.sum(products, &[2]);
        let row = scale(b, conjugated, reflection.tau, &[1]);
        let update = outer(b, column, row);
        vec![b.sub(stacked, update)]
    });
    let a = b.slice_dim(reduced[0], 1, 0, n);
    let a = triangle(b, a, Cmp::GE, -1);
    with_top(b, reduced[0], a)
}

/// QR steps until the first `n` rows are a triangle.
fn iterate(b: &mut Builder, stacked: Val) -> Val {
    let (batch, n) = (b.dims(stacked)[0], b.dims(stacked)[2]);
    if n < 2 {
        return stacked;
    }
    // The first step has nothing to rotate, and finds the first windows.
    let start = b.constant(0, DType::I32);
    let none = b.full(0, &Shape::new(DType::I32, [batch]));
    let end = b.while_loop(
        &[start, stacked, none, none, none],
        |b, state| {
            let more = b.compare_to(Cmp::LT, state[0], STEPS * n);
            let is_first = b.compare_to(Cmp::EQ, state[0], 0);
            let open = b.compare(Cmp::GT, state[4], state[3]);
            let open = b.any(open, &[0]);
            let open = b.or(open, is_first);
            b.and(more, open)
        },
        |b, state| {
            let (stacked, tries, low, high) = (state[1], state[2], state[3], state[4]);
            let tries = b.add_to(tries, 1);
            let shift = shift(b, stacked, high, tries);
            let stacked = chase(b, stacked, shift, low, high);
            let counts = subdiagonal_counts(b, stacked);
            let stacked = without_rounding(b, stacked, counts);
            let (next_low, next_high) = window(b, counts);
            let same = b.compare(Cmp::EQ, high, next_high);
            let zero = b.zeros_like(tries);
            let tries = b.select(same, tries, zero);
            vec![b.add_to(state[0], 1), stacked, tries, next_low, next_high]
        },
    );
    end[1]
}

/// Where the line under the diagonal counts beside the diagonal: `[batch, n - 1]`.
fn subdiagonal_counts(b: &mut Builder, stacked: Val) -> Val {
    let n = b.dims(stacked)[2];
    let below = below_diagonal(b, stacked);
    let size = b.abs(below);
    let diagonal = line(b, stacked, 0, n);
    let diagonal = b.abs(diagonal);
    let (upper, lower) = (b.slice_dim(diagonal, 1, 0, n - 1), b.slice_dim(diagonal, 1, 1, n));
    let sum = b.add(upper, lower);
    let limit = epsilon(b.dtype(sum));
    let bound = b.mul_by(sum, limit);
    // Beside zeros, what counts is the whole matrix, which is of moderate size.
    let bound = b.add_to(bound, limit * limit);
    b.compare(Cmp::GT, size, bound)
}

/// The lowest block whose line under the diagonal counts: its first and last row; twice 0 when there is none.
fn window(b: &mut Builder, counts: Val) -> (Val, Val) {
    let after = places(b, counts, 1);
    let after = b.add_to(after, 1);
    let zero = b.zeros_like(after);
    let ends = b.select(counts, after, zero);
    let high = b.max_over(ends, &[1]);
    let bound = spread(b, high, after);
    let inside = b.compare(Cmp::LE, after, bound);
    let splits = b.not(counts);
    let splits = b.and(splits, inside);
    let starts = b.select(splits, after, zero);
    (b.max_over(starts, &[1]), high)
}

/// Zeros in place of what does not count under the diagonal.
fn without_rounding(b: &mut Builder, stacked: Val, counts: Val) -> Val {
    let dims = b.dims(stacked);
    let counts = b.pad_with(counts, false, &[0, 1], &[0, dims[1] - dims[2]]);
    let counts = b.broadcast_missing(counts, &dims, &[2]);
    let below = triangle_mask(b, stacked, Cmp::EQ, -1);
    let within = places(b, stacked, 1);
    let within = b.compare_to(Cmp::LT, within, dims[2]);
    let below = b.and(below, within);
    let rounding = b.not(counts);
    let rounding = b.and(below, rounding);
    let zero = b.zeros_like(stacked);
    b.select(rounding, zero, stacked)
}

/// The eigenvalue of the last two rows of the window that is nearer to their last element; at every tenth try
/// another number, lest a matrix that the step leaves as it is goes on for ever.
fn shift(b: &mut Builder, stacked: Val, high: Val, tries: Val) -> Val {
    let n = b.dims(stacked)[2];
    let diagonal = line(b, stacked, 0, n);
    let beyond = line(b, stacked, 1, n - 1);
    let below = below_diagonal(b, stacked);
    let before = b.add_to(high, -1);
    let (a, d) = (take_row(b, diagonal, before), take_row(b, diagonal, high));
    let (right, under) = (take_row(b, beyond, before), take_row(b, below, before));
    let product = b.mul(right, under);
    let difference = b.sub(a, d);
    let half = b.mul_by(difference, 0.5);
    let square = b.mul(half, half);
    let discriminant = b.add(square, product);
    let root = b.sqrt(discriminant);
    let conjugated = conjugate(b, half);
    let direction = b.mul(conjugated, root);
    let direction = b.real(direction);
    let against = b.compare_to(Cmp::LT, direction, 0);
    let opposite = b.neg(root);
    let root = b.select(against, opposite, root);
    let sum = b.add(half, root);
    let size = b.abs(sum);
    let nothing = b.compare_to(Cmp::EQ, size, 0);
    let one = b.full_like(1, sum);
    let divisor = b.select(nothing, one, sum);
    let correction = b.div(product, divisor);
    let usual = b.sub(d, correction);

    let size = b.abs(under);
    let size = b.mul_by(size, 0.75);
    let size = b.convert(size, b.dtype(d));
    let other = b.add(d, size);
    let ten = b.full_like(10, tries);
    let rest = b.rem(tries, ten);
    let exceptional = b.compare_to(Cmp::EQ, rest, 0);
    b.select(exceptional, other, usual)
}

/// One QR step with a shift: rotations of rows `k` and `k + 1`, and of the columns, from the window's first to its
/// last.
fn chase(b: &mut Builder, stacked: Val, shift: Val, low: Val, high: Val) -> Val {
    let open = b.compare(Cmp::GT, high, low);
    let far = b.full_like(i64::from(i32::MAX), low);
    let starts = b.select(open, low, far);
    let first = b.min_over(starts, &[0]);
    let last = b.max_over(high, &[0]);
    let end = b.while_loop(
        &[first, stacked, shift, low, high, last],
        |b, state| b.compare(Cmp::LT, state[0], state[5]),
        |b, state| {
            let (k, stacked, shift, low, high) = (state[0], state[1], state[2], state[3], state[4]);
            let rotated = rotate_at(b, stacked, k, shift, low, high);
            vec![b.add_to(k, 1), rotated, shift, low, high, state[5]]
        },
    );
    end[1]
}

/// The rotation of rows and columns `k` and `k + 1` that makes zero what the last one has left below the line; the
/// first one has the first column of the shifted matrix to itself.
fn rotate_at(b: &mut Builder, stacked: Val, k: Val, shift: Val, low: Val, high: Val) -> Val {
    let (dims, dtype) = (b.dims(stacked), b.dtype(stacked));
    let (batch, all, n) = (dims[0], dims[1], dims[2]);
    let zero = b.constant(0, DType::I32);
    let rows = b.dynamic_slice(stacked, &[zero, k, zero], &[batch, 2, n]);
    let here = b.splat(k, low);
    let is_first = b.compare(Cmp::EQ, here, low);
    let before = b.add_to(k, -1);
    let before = b.max(before, zero);
    let (first, left) = (pick(b, rows, 2, k), pick(b, rows, 2, before));
    let shift = b.unsqueeze(shift, 1);
    let shift = b.pad_with(shift, 0, &[0, 0], &[0, 1]);
    let first = b.sub(first, shift);
    let is_first = b.broadcast_missing(is_first, &[batch, 2], &[1]);
    let pair = b.select(is_first, first, left);
    let length = norm(b, pair);
    let nonzero = b.compare_to(Cmp::GT, length, 0);
    let (above, below) = (b.compare(Cmp::GE, here, low), b.compare(Cmp::LT, here, high));
    let active = b.and(above, below);
    let active = b.and(active, nonzero);
    let one = b.full_like(1, length);
    let divisor = b.select(active, length, one);
    let inverse = b.div(one, divisor);
    let pair = scale(b, pair, inverse, &[1]);
    let neutral = {
        let cosine = b.full(1, &Shape::new(dtype, [batch, 1]));
        b.pad_with(cosine, 0, &[0, 0], &[0, 1])
    };
    let active = b.broadcast_missing(active, &[batch, 2], &[1]);
    let pair = b.select(active, pair, neutral);
    let cos = b.index_dim(pair, 1, 0);
    let sin = b.index_dim(pair, 1, 1);
    let (cos_conjugated, sin_conjugated) = (conjugate(b, cos), conjugate(b, sin));
    let minus_sin = b.neg(sin);
    let minus_sin_conjugated = b.neg(sin_conjugated);

    let (p, q) = (b.index_dim(rows, 1, 0), b.index_dim(rows, 1, 1));
    let new_p = combination(b, [(p, cos_conjugated), (q, sin_conjugated)]);
    let new_q = combination(b, [(p, minus_sin), (q, cos)]);
    let (new_p, new_q) = (b.unsqueeze(new_p, 1), b.unsqueeze(new_q, 1));
    let rows = b.concatenate(&[new_p, new_q], 1);
    let stacked = b.dynamic_update_slice(stacked, rows, &[zero, k, zero]);

    let columns = b.dynamic_slice(stacked, &[zero, zero, k], &[batch, all, 2]);
    let (p, q) = (b.index_dim(columns, 2, 0), b.index_dim(columns, 2, 1));
    let new_p = combination(b, [(p, cos), (q, sin)]);
    let new_q = combination(b, [(p, minus_sin_conjugated), (q, cos_conjugated)]);
    let (new_p, new_q) = (b.unsqueeze(new_p, 2), b.unsqueeze(new_q, 2));
    let columns = b.concatenate(&[new_p, new_q], 2);
    b.dynamic_update_slice(stacked, columns, &[zero, zero, k])
}

/// The sum of vectors `[batch, n]` times numbers `[batch]`.
fn combination(b: &mut Builder, [(x, by_x), (y, by_y)]: [(Val, Val); 2]) -> Val {
    let (x, y) = (scale(b, x, by_x, &[1]), scale(b, y, by_y, &[1]));
    b.add(x, y)
}

/// The eigenvectors of triangles, as columns of a triangle with ones on its diagonal (or less, where they would grow
/// out of bounds). A difference of equal eigenvalues counts as a rounding error.
fn triangular_vectors(b: &mut Builder, t: Val, values: Val) -> Val {
    let (shape, n) = (b.shape(t).clone(), b.dims(t)[1]);
    let size = b.abs(t);
    let largest = b.max_over(size, &[1, 2]);
    let limit = epsilon(shape.dtype);
    let smallest = b.mul_by(largest, limit);
    let smallest = b.add_to(smallest, limit * limit);
    let start = identity(b, &shape);
    let end = repeat(b, n, &[start], &[t, values, smallest], |b, step, state, captured| {
        let (x, t, values, smallest) = (state[0], captured[0], captured[1], captured[2]);
        let last = b.constant(n - 1, DType::I32);
        let i = b.sub(last, step);
        let row = pick(b, t, 1, i);
        let place_in_row = places(b, row, 1);
        let here = b.splat(i, place_in_row);
        let right = b.compare(Cmp::GT, place_in_row, here);
        let zero = b.zeros_like(row);
        let row = b.select(right, row, zero);
        let sum = vector_matrix(b, row, x);
        let own = pick(b, values, 1, i);
        let own = spread(b, own, values);
        let difference = b.sub(values, own);
        let size = b.abs(difference);
        let smallest = spread(b, smallest, size);
        let close = b.compare(Cmp::LT, size, smallest);
        let replacement = b.convert(smallest, shape.dtype);
        let divisor = b.select(close, replacement, difference);
        let entry = b.div(sum, divisor);
        let old = pick(b, x, 1, i);
        let entry = b.select(right, entry, old);
        let x = place(b, x, 1, i, entry);
        let size = b.abs(entry);
        let large = b.compare_to(Cmp::GT, size, 1e8);
        let one = b.full_like(1, size);
        let shrink = b.div(one, size);
        let shrink = b.select(large, shrink, one);
        vec![scale(b, x, shrink, &[1])]
    });
    end[0]
}

/// Columns of length 1 whose largest elements are real.
fn of_length_one(b: &mut Builder, v: Val) -> Val {
    let (dims, n) = (b.dims(v), b.dims(v)[1]);
    let squares = squared(b, v);
    let sum = b.sum(squares, &[1]);
    let length = b.sqrt(sum);
    let length = b.convert(length, b.dtype(v));
    let length = b.broadcast_missing(length, &dims, &[1]);
    let v = b.div(v, length);
    let size = b.abs(v);
    let (index, _) = b.arg_extreme(size, 1, true);
    let index = b.broadcast_missing(index, &[dims[0], n, n], &[1]);
    let row = places(b, v, 1);
    let chosen = b.compare(Cmp::EQ, row, index);
    let zero = b.zeros_like(v);
    let largest = b.select(chosen, v, zero);
    let largest = b.sum(largest, &[1]);
    let size = b.abs(largest);
    let size = b.convert(size, b.dtype(v));
    let phase = b.div(largest, size);
    let phase = conjugate(b, phase);
    scale(b, v, phase, &[1])
}

/// Where an imaginary part is a rounding error beside the largest of the values.
fn nearly_real(b: &mut Builder, values: Val) -> Val {
    let n = b.dims(values)[1];
    let size = b.abs(values);
    let largest = b.max_over(size, &[1]);
    let bound = b.mul_by(largest, 4.0 * epsilon(b.dtype(size)) * n as f64);
    let bound = spread(b, bound, size);
    let imaginary = b.imag(values);
    let imaginary = b.abs(imaginary);
    b.compare(Cmp::LE, imaginary, bound)
}

fn without_imaginary(b: &mut Builder, x: Val, on_axis: Val) -> Val {
    let (re, im) = (b.real(x), b.imag(x));
    let zero = b.zeros_like(im);
    let im = b.select(on_axis, zero, im);
    b.complex(re, im)
}

/// The line under the diagonal of the square on top: `[batch, n - 1]`.
fn below_diagonal(b: &mut Builder, stacked: Val) -> Val {
    let n = b.dims(stacked)[2];
    line(b, stacked, n, n - 1)
}

/// `stacked` with other rows on top.
fn with_top(b: &mut Builder, stacked: Val, top: Val) -> Val {
    let (height, all) = (b.dims(top)[1], b.dims(stacked)[1]);
    if height == all {
        return top;
    }
    let rest = b.slice_dim(stacked, 1, height, all);
    b.concatenate(&[top, rest], 1)
}
