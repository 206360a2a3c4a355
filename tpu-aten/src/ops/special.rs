//! Special functions beyond the elementary ones: those of the normal distribution here.

pub mod bessel;
pub mod gamma;
pub mod polynomials;
pub mod tables;

use std::f64::consts::{FRAC_1_SQRT_2, PI};

use tpu_runtime::DType;

use crate::builder::{Builder, Cmp, Val};
use crate::op::{Domain, Op};

const WITH_INTEGERS: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::special_erfcx", Domain::Float, erfcx).dtypes(WITH_INTEGERS),
    Op::unary("aten::special_log_ndtr", Domain::Float, log_ndtr).dtypes(WITH_INTEGERS),
    Op::unary("aten::special_ndtri", Domain::Float, ndtri).dtypes(WITH_INTEGERS),
];

/// `e^x²·erfc(x)`.
fn erfcx(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let y = positive_erfcx(b, size);
    let square = b.mul(x, x);
    let exp = b.exp(square);
    let twice = b.mul_by(exp, 2);
    let mirrored = b.sub(twice, y);
    let is_negative = b.compare_to(Cmp::LT, x, 0);
    b.select(is_negative, mirrored, y)
}

/// [`erfcx`] of positive numbers.
///
/// Source: M. Shepherd and J. Laframboise, Math. Comp. 36 (1981).
pub(crate) fn positive_erfcx(b: &mut Builder, x: Val) -> Val {
    const K: f64 = 3.75;
    let shifted = b.add_to(x, K);
    let place = over(b, -4.0 * K, shifted);
    let place = b.add_to(place, 2);
    let series = chebyshev(b, place, tables::ERFCX);
    let twice = b.mul_by(x, 2);
    let size = b.add_to(twice, 1);
    b.div(series, size)
}

/// The logarithm of the normal distribution.
fn log_ndtr(b: &mut Builder, x: Val) -> Val {
    let t = b.mul_by(x, FRAC_1_SQRT_2);
    let size = b.abs(t);
    let tail = positive_erfcx(b, size);
    let tail = b.mul_by(tail, 0.5);
    let log = b.log(tail);
    let square = b.mul(t, t);
    let below = b.sub(log, square);
    let rest = b.erfc(t);
    let rest = b.mul_by(rest, -0.5);
    let above = b.log1p(rest);
    let is_below = b.compare_to(Cmp::LT, x, -1);
    b.select(is_below, below, above)
}

/// The quantile of the normal distribution.
fn ndtri(b: &mut Builder, p: Val) -> Val {
    let rest = one_minus(b, p);
    let is_upper = b.compare_to(Cmp::GT, p, 1.0 - (-2_f64).exp());
    let tail = b.select(is_upper, rest, p);
    let centred = b.add_to(p, -0.5);
    let y = quantile(b, centred, tail, is_upper);
    // The logarithm of 0 leaves NaN; outside of [0, 1] it is the value.
    let y = pinned(b, p, 0.0, f64::NEG_INFINITY, y);
    pinned(b, p, 1.0, f64::INFINITY, y)
}

/// The quantile at `p` inside of (0, 1), given `p - 1/2`, and `1 - p` where `is_upper` holds, else `p`.
///
/// Source: `ndtri` of Cephes, <https://www.netlib.org/cephes>.
pub(crate) fn quantile(b: &mut Builder, centred: Val, tail: Val, is_upper: Val) -> Val {
    let square = b.mul(centred, centred);
    let quotient = ratio(b, square, tables::QUANTILE_P0, tables::QUANTILE_Q0);
    let quotient = b.mul(square, quotient);
    let bend = b.mul(centred, quotient);
    let centre = b.add(centred, bend);
    let centre = b.mul_by(centre, (2.0 * PI).sqrt());

    let log = b.log(tail);
    let log = b.mul_by(log, -2);
    let z = b.sqrt(log);
    let inverse = over(b, 1.0, z);
    let log = b.log(z);
    let log = b.mul(log, inverse);
    let start = b.sub(z, log);
    let near = ratio(b, inverse, tables::QUANTILE_P1, tables::QUANTILE_Q1);
    let far = ratio(b, inverse, tables::QUANTILE_P2, tables::QUANTILE_Q2);
    let is_near = b.compare_to(Cmp::LT, z, 8);
    let correction = b.select(is_near, near, far);
    let correction = b.mul(correction, inverse);
    let upper = b.sub(start, correction);
    let lower = b.neg(upper);
    let outer = b.select(is_upper, upper, lower);

    let is_centre = b.compare_to(Cmp::GT, tail, (-2_f64).exp());
    b.select(is_centre, centre, outer)
}

// Series.

/// The polynomial of these coefficients, the highest power first.
pub(crate) fn horner(b: &mut Builder, x: Val, coefficients: &[f64]) -> Val {
    let Some((first, rest)) = coefficients.split_first() else { return b.zeros_like(x) };
    let mut sum = b.full_like(*first, x);
    for coefficient in rest {
        let product = b.mul(sum, x);
        sum = b.add_to(product, *coefficient);
    }
    sum
}

/// The quotient of two polynomials.
pub(crate) fn ratio(b: &mut Builder, x: Val, numerator: &[f64], denominator: &[f64]) -> Val {
    let (numerator, denominator) = (horner(b, x, numerator), horner(b, x, denominator));
    b.div(numerator, denominator)
}

/// The Chebyshev series in `x/2`, the highest degree first, the constant counted half; `F32` leaves out what it
/// cannot see.
///
/// Source: C. Clenshaw, Math. Tables Aids Comput. 9 (1955).
pub(crate) fn chebyshev(b: &mut Builder, x: Val, coefficients: &[f64]) -> Val {
    let visible = if b.dtype(x) == DType::F64 { 0.0 } else { 1e-9 };
    let start = coefficients.iter().position(|c| c.abs() > visible).unwrap_or_default();
    let zero = b.zeros_like(x);
    let (mut last, mut before, mut oldest) = (zero, zero, zero);
    for coefficient in &coefficients[start..] {
        (oldest, before) = (before, last);
        let product = b.mul(x, before);
        let difference = b.sub(product, oldest);
        last = b.add_to(difference, *coefficient);
    }
    let difference = b.sub(last, oldest);
    b.mul_by(difference, 0.5)
}

/// `value / x`.
pub(crate) fn over(b: &mut Builder, value: f64, x: Val) -> Val {
    let value = b.full_like(value, x);
    b.div(value, x)
}

/// `1 - x`.
pub(crate) fn one_minus(b: &mut Builder, x: Val) -> Val {
    let ones = b.full_like(1, x);
    b.sub(ones, x)
}

/// `value` where `x` is `at`, else `y`.
pub(crate) fn pinned(b: &mut Builder, x: Val, at: f64, value: f64, y: Val) -> Val {
    let is_there = b.compare_to(Cmp::EQ, x, at);
    let value = b.full_like(value, x);
    b.select(is_there, value, y)
}
