//! Orthogonal polynomials, by their recurrences over the degree.

use tpu_runtime::DType;

use super::{one_minus, pinned};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Domain, Op};

const DTYPES: &[DType] = &[DType::F32, DType::F64, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    polynomial("aten::special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        chebyshev(b, x, n, Kind::T)
    }),
    polynomial("aten::special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        chebyshev(b, x, n, Kind::U)
    }),
    polynomial("aten::special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        chebyshev(b, x, n, Kind::V)
    }),
    polynomial("aten::special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        chebyshev(b, x, n, Kind::W)
    }),
    polynomial("aten::special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        shifted_chebyshev(b, x, n, Kind::T)
    }),
    polynomial("aten::special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        shifted_chebyshev(b, x, n, Kind::U)
    }),
    polynomial("aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        shifted_chebyshev(b, x, n, Kind::V)
    }),
    polynomial("aten::special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        shifted_chebyshev(b, x, n, Kind::W)
    }),
    polynomial("aten::special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        hermite(b, x, n, true)
    }),
    polynomial("aten::special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor", |b, x, n| {
        hermite(b, x, n, false)
    }),
    polynomial("aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor", laguerre),
    polynomial("aten::special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor", legendre),
];

const fn polynomial(schema: &'static str, f: fn(&mut Builder, Val, Val) -> Val) -> Op {
    Op::binary(schema, Domain::Float, f).dtypes(DTYPES)
}

/// Chebyshev's polynomials of the four kinds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    T,
    U,
    V,
    W,
}

/// `2x·P_k - P_(k-1)`; of a high degree a quotient of cosines and sines of `θ = acos(x)`, and their limits at ±1.
///
/// Source: <https://dlmf.nist.gov/18.5.E1>.
fn chebyshev(b: &mut Builder, x: Val, n: Val, kind: Kind) -> Val {
    /// The degree above which the recurrence is left.
    const HIGH: i64 = 6;
    let size = b.abs(x);
    let n = degree(b, n);
    let inside = b.compare_to(Cmp::LT, size, 1);
    let high = b.compare_to(Cmp::GT, n, HIGH);
    let is_wave = b.and(inside, high);
    let is_end = b.compare_to(Cmp::EQ, size, 1);
    let closed = b.or(is_wave, is_end);
    // Where there is a closed form, the loop has nothing to do.
    let ones = b.full_like(1, n);
    let few = b.min(n, ones);
    let steps = b.select(closed, few, n);
    let twice = b.add(x, x);
    let first = match kind {
        Kind::T => x,
        Kind::U => twice,
        Kind::V => b.add_to(twice, -1),
        Kind::W => b.add_to(twice, 1),
    };
    let by_steps = recurrence(b, steps, x, first, |b, x, _, last, before| {
        let twice = b.add(x, x);
        let product = b.mul(twice, last);
        b.sub(product, before)
    });
    let by_wave = wave(b, x, n, kind);
    let by_end = end(b, x, n, kind);
    let y = b.select(is_wave, by_wave, by_steps);
    let further = b.compare_to(Cmp::GT, n, 1);
    let is_end = b.and(is_end, further);
    b.select(is_end, by_end, y)
}

/// Chebyshev's polynomials of `2x - 1`.
fn shifted_chebyshev(b: &mut Builder, x: Val, n: Val, kind: Kind) -> Val {
    let twice = b.add(x, x);
    let x = b.add_to(twice, -1);
    chebyshev(b, x, n, kind)
}

/// A Chebyshev polynomial between -1 and 1: `cos nθ`, `sin (n+1)θ / sin θ`, `cos (n+½)θ / cos ½θ`,
/// `sin (n+½)θ / sin ½θ`.
fn wave(b: &mut Builder, x: Val, n: Val, kind: Kind) -> Val {
    let angle = b.acos(x);
    let (shift, part, of) = match kind {
        Kind::T => {
            let angle = b.mul(n, angle);
            return b.cos(angle);
        }
        Kind::U => (1.0, 1.0, Builder::sin as fn(&mut Builder, Val) -> Val),
        Kind::V => (0.5, 0.5, Builder::cos as _),
        Kind::W => (0.5, 0.5, Builder::sin as _),
    };
    let factor = b.add_to(n, shift);
    let whole = b.mul(factor, angle);
    let part = b.mul_by(angle, part);
    let (whole, part) = (of(b, whole), of(b, part));
    b.div(whole, part)
}

/// A Chebyshev polynomial at 1 and -1.
fn end(b: &mut Builder, x: Val, n: Val, kind: Kind) -> Val {
    let ones = b.full_like(1, x);
    let above = b.add_to(n, 1);
    let double = b.add(n, above);
    let (at_1, at_minus_1) = match kind {
        Kind::T => (ones, ones),
        Kind::U => (above, above),
        Kind::V => (ones, double),
        Kind::W => (double, ones),
    };
    let negative = b.neg(at_minus_1);
    let odd = is_odd(b, n);
    let at_minus_1 = b.select(odd, negative, at_minus_1);
    let positive = b.compare_to(Cmp::GT, x, 0);
    b.select(positive, at_1, at_minus_1)
}

/// Hermite's polynomials: the physicists' `2x·P_k - 2k·P_(k-1)`, the probabilists' `x·P_k - k·P_(k-1)`; NaN of degrees
/// that torch does not compute.
fn hermite(b: &mut Builder, x: Val, n: Val, physicists: bool) -> Val {
    let factor = if physicists { 2.0 } else { 1.0 };
    let limit = if b.dtype(x) == DType::F64 { 512 } else { 128 };
    let n = degree(b, n);
    let first = b.mul_by(x, factor);
    let too_high = b.compare_to(Cmp::GT, n, limit);
    let zero = b.zeros_like(n);
    let steps = b.select(too_high, zero, n);
    let y = recurrence(b, steps, first, first, |b, first, k, last, before| {
        let product = b.mul(first, last);
        let k = b.mul_by(k, factor);
        let rest = b.mul(k, before);
        b.sub(product, rest)
    });
    let nan = b.full_like(f64::NAN, x);
    b.select(too_high, nan, y)
}

/// `((2k + 1 - x)·P_k - k·P_(k-1)) / (k + 1)`.
fn laguerre(b: &mut Builder, x: Val, n: Val) -> Val {
    let n = degree(b, n);
    let first = one_minus(b, x);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    let steps = unless_closed(b, is_zero, n);
    recurrence(b, steps, first, first, |b, first, k, last, before| {
        let twice = b.add(k, k);
        let factor = b.add(twice, first);
        step_of_quotient(b, factor, k, last, before)
    })
}

/// `((2k + 1)·x·P_k - k·P_(k-1)) / (k + 1)`, and ±1 at ±1.
fn legendre(b: &mut Builder, x: Val, n: Val) -> Val {
    let n = degree(b, n);
    let size = b.abs(x);
    let is_end = b.compare_to(Cmp::EQ, size, 1);
    let steps = unless_closed(b, is_end, n);
    let y = recurrence(b, steps, x, x, |b, x, k, last, before| {
        let twice = b.add(k, k);
        let factor = b.add_to(twice, 1);
        let factor = b.mul(factor, x);
        step_of_quotient(b, factor, k, last, before)
    });
    let odd = is_odd(b, n);
    let ones = b.full_like(1, x);
    let sign = b.select(odd, x, ones);
    let whole = b.compare_to(Cmp::GE, n, 0);
    let is_end = b.and(is_end, whole);
    b.select(is_end, sign, y)
}

/// `(factor·P_k - k·P_(k-1)) / (k + 1)`.
fn step_of_quotient(b: &mut Builder, factor: Val, k: Val, last: Val, before: Val) -> Val {
    let (product, rest) = (b.mul(factor, last), b.mul(k, before));
    let difference = b.sub(product, rest);
    let above = b.add_to(k, 1);
    b.div(difference, above)
}

/// The polynomial of degree `n`, from 1 and `first`: `step` gives the one of degree `k + 1` from `x`, `k` and the two
/// before it. It is 0 of a negative degree, and a NaN stays.
fn recurrence(
    b: &mut Builder,
    n: Val,
    x: Val,
    first: Val,
    step: impl Fn(&mut Builder, Val, Val, Val, Val) -> Val,
) -> Val {
    let all: Vec<usize> = (0..b.rank(x)).collect();
    let ones = b.full_like(1, x);
    let one = b.constant(1, b.dtype(x));
    let end = b.while_loop(
        &[one, ones, first, n, x],
        |b, state| {
            let open = is_open(b, state);
            let nan = b.is_nan(state[2]);
            let number = b.not(nan);
            let open = b.and(open, number);
            b.any(open, &all)
        },
        |b, state| {
            let (k, before, last, n, x) = (state[0], state[1], state[2], state[3], state[4]);
            let open = is_open(b, state);
            let count = b.splat(k, last);
            let next = step(b, x, count, last, before);
            let next_k = b.add_to(k, 1);
            vec![next_k, b.select(open, last, before), b.select(open, next, last), n, x]
        },
    );
    let y = pinned(b, n, 0.0, 1.0, end[2]);
    let negative = b.compare_to(Cmp::LT, n, 0);
    unless(b, negative, y)
}

/// Where the degree is not reached.
fn is_open(b: &mut Builder, state: &[Val]) -> Val {
    let k = b.splat(state[0], state[3]);
    b.compare(Cmp::LT, k, state[3])
}

/// The degree as torch reads it: towards 0, and what is no number is negative.
fn degree(b: &mut Builder, n: Val) -> Val {
    let whole = b.trunc(n);
    let finite = b.is_finite(n);
    let none = b.full_like(-1, n);
    b.select(finite, whole, none)
}

/// Whether a whole number is odd.
fn is_odd(b: &mut Builder, n: Val) -> Val {
    let half = b.mul_by(n, 0.5);
    let whole = b.floor(half);
    b.compare(Cmp::NE, half, whole)
}

/// A degree, at most 0 where there is a closed form.
fn unless_closed(b: &mut Builder, closed: Val, n: Val) -> Val {
    let zero = b.zeros_like(n);
    let low = b.min(n, zero);
    b.select(closed, low, n)
}

/// 0 where `predicate` holds, else `x`.
fn unless(b: &mut Builder, predicate: Val, x: Val) -> Val {
    let zero = b.zeros_like(x);
    b.select(predicate, zero, x)
}
