//! What the ops of CHLO are in StableHLO alone, for readers of programs that do not know CHLO.
//!
//! Compilers have forms of their own, faster and a digit better; these are close to them, as tests on a plugin show.

mod complex;
mod gamma;

use std::f64::consts::{FRAC_1_SQRT_2, LN_2, PI};

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Module, Val};
use crate::ops::special::{horner, positive_erfcx, quantile};

/// A function that computes an op of CHLO, such as `chlo.erf`, of operands of these shapes; `k` is how many elements
/// `chlo.top_k` takes. `None` of an op that no lowering uses, or not of such operands.
#[must_use]
pub fn decompose(op: &str, operands: &[Shape], k: i64) -> Option<Module> {
    let mut b = Builder::new();
    let values: Vec<Val> = operands.iter().map(|shape| b.parameter(shape.clone())).collect();
    let x = values[0];
    let is_complex = b.dtype(x).is_complex();
    let results = match op {
        "chlo.top_k" => top_k(&mut b, x, k),
        "chlo.next_after" => vec![next_after(&mut b, x, values[1])],
        "chlo.conj" => vec![complex::conjugate(&mut b, x)],
        _ if is_complex => vec![complex::decompose(op)?(&mut b, x)],
        _ => {
            let function = real(op)?;
            let dtype = b.dtype(x);
            let wide = b.convert(x, if dtype == DType::F64 { DType::F64 } else { DType::F32 });
            let y = function(&mut b, wide);
            vec![b.convert(y, dtype)]
        }
    };
    Some(b.finish(&results))
}

/// An op of real numbers, in `F32` or `F64`.
fn real(op: &str) -> Option<fn(&mut Builder, Val) -> Val> {
    Some(match op {
        "chlo.acos" => acos,
        "chlo.acosh" => acosh,
        "chlo.asin" => asin,
        "chlo.asinh" => asinh,
        "chlo.atanh" => atanh,
        "chlo.digamma" => gamma::digamma,
        "chlo.erf" => erf,
        "chlo.erf_inv" => erf_inv,
        "chlo.erfc" => erfc,
        "chlo.lgamma" => gamma::lgamma,
        "chlo.sinh" => sinh,
        _ => return None,
    })
}

// Inverse circular and hyperbolic functions.

/// `√((1 - x)(1 + x))`, without loss of digits around 1.
fn other_leg(b: &mut Builder, x: Val) -> Val {
    let (above, below) = (b.add_to(x, 1), b.neg(x));
    let below = b.add_to(below, 1);
    let square = b.mul(below, above);
    b.sqrt(square)
}

fn acos(b: &mut Builder, x: Val) -> Val {
    let leg = other_leg(b, x);
    b.atan2(leg, x)
}

fn asin(b: &mut Builder, x: Val) -> Val {
    let leg = other_leg(b, x);
    let leg = b.add_to(leg, 1);
    let half = b.atan2(x, leg);
    b.mul_by(half, 2)
}

/// From here on `1 + x²` is `x²`.
const LARGE: f64 = (1_u64 << 28) as f64;

fn asinh(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let square = b.mul(size, size);
    let more = b.add_to(square, 1);
    let root = b.sqrt(more);
    let root = b.add_to(root, 1);
    let bend = b.div(square, root);
    let excess = b.add(size, bend);
    let near = b.log1p(excess);
    let y = unless_large(b, size, near);
    let sign = b.sign(x);
    b.mul(sign, y)
}

fn acosh(b: &mut Builder, x: Val) -> Val {
    let above = b.add_to(x, -1);
    let twice = b.add_to(above, 2);
    let square = b.mul(above, twice);
    let root = b.sqrt(square);
    let excess = b.add(above, root);
    let near = b.log1p(excess);
    let y = unless_large(b, x, near);
    let is_outside = b.compare_to(Cmp::LT, x, 1);
    let nan = b.full_like(f64::NAN, x);
    b.select(is_outside, nan, y)
}

/// `log 2x` where `x` is large, else `near`.
fn unless_large(b: &mut Builder, x: Val, near: Val) -> Val {
    let log = b.log(x);
    let far = b.add_to(log, LN_2);
    let is_large = b.compare_to(Cmp::GT, x, LARGE);
    b.select(is_large, far, near)
}

fn atanh(b: &mut Builder, x: Val) -> Val {
    let minus = b.neg(x);
    let (above, below) = (b.log1p(x), b.log1p(minus));
    let twice = b.sub(above, below);
    b.mul_by(twice, 0.5)
}

fn sinh(b: &mut Builder, x: Val) -> Val {
    let excess = b.expm1(x);
    let exp = b.add_to(excess, 1);
    let rest = b.div(excess, exp);
    let near = b.add(excess, rest);
    let near = b.mul_by(near, 0.5);
    // Half of the exponent twice: the result may be finite where `e^x` is not.
    let half = |b: &mut Builder, factor: f64| {
        let x = b.mul_by(x, factor);
        let root = b.exp(x);
        let small = b.mul_by(root, 0.5);
        b.mul(small, root)
    };
    let (up, down) = (half(b, 0.5), half(b, -0.5));
    let far = b.sub(up, down);
    let size = b.abs(x);
    let is_near = b.compare_to(Cmp::LT, size, 1);
    b.select(is_near, near, far)
}

// The error function.

fn erf(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let tail = tail(b, size);
    let ones = b.full_like(1, x);
    let far = b.sub(ones, tail);
    let sign = b.sign(x);
    let far = b.mul(sign, far);
    let near = erf_series(b, x);
    let is_near = b.compare_to(Cmp::LT, size, 1);
    b.select(is_near, near, far)
}

fn erfc(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let above = tail(b, size);
    let twos = b.full_like(2, x);
    let below = b.sub(twos, above);
    let is_below = b.compare_to(Cmp::LT, x, 0);
    let far = b.select(is_below, below, above);
    let ones = b.full_like(1, x);
    let near = erf_series(b, x);
    let near = b.sub(ones, near);
    let is_near = b.compare_to(Cmp::LT, size, 0.5);
    b.select(is_near, near, far)
}

/// The Maclaurin series of `erf`, for `|x| < 1`.
fn erf_series(b: &mut Builder, x: Val) -> Val {
    let terms = if b.dtype(x) == DType::F64 { 20 } else { 12 };
    let mut factor = 2.0 / PI.sqrt();
    let mut coefficients = Vec::new();
    for n in 0..terms {
        coefficients.insert(0, factor / f64::from(2 * n + 1));
        factor /= -f64::from(n + 1);
    }
    let square = b.mul(x, x);
    let sum = horner(b, square, &coefficients);
    b.mul(x, sum)
}

/// `erfc` of numbers that are not negative: `e^-x²` times a function that is about `1/x`.
fn tail(b: &mut Builder, x: Val) -> Val {
    // Beyond it is 0 in all dtypes.
    let last = b.full_like(30, x);
    let x = b.min(x, last);
    // The square in two parts, the first of which is exact.
    let high = without_low_bits(b, x);
    let (difference, sum) = (b.sub(x, high), b.add(x, high));
    let low = b.mul(difference, sum);
    let square = b.mul(high, high);
    let (low, square) = (b.neg(low), b.neg(square));
    let (low, square) = (b.exp(low), b.exp(square));
    let exp = b.mul(square, low);
    let scaled = positive_erfcx(b, x);
    b.mul(exp, scaled)
}

/// `x` with so few digits that its square is a number of the dtype.
fn without_low_bits(b: &mut Builder, x: Val) -> Val {
    let dtype = b.dtype(x);
    let (bits, mask) = match dtype {
        DType::F64 => (DType::U64, -1 << 27),
        _ => (DType::U32, 0xFFFF_F000),
    };
    let all = b.bitcast(x, bits);
    let mask = b.full_like(mask, all);
    let kept = b.and(all, mask);
    b.bitcast(kept, dtype)
}

/// From the normal distribution: `erf_inv(2p - 1) = quantile(p) / √2`.
fn erf_inv(b: &mut Builder, x: Val) -> Val {
    let size = b.abs(x);
    let rest = b.neg(size);
    let rest = b.add_to(rest, 1);
    let tail = b.mul_by(rest, 0.5);
    let centred = b.mul_by(x, 0.5);
    let is_upper = b.compare_to(Cmp::GT, x, 0);
    let y = quantile(b, centred, tail, is_upper);
    let y = b.mul_by(y, FRAC_1_SQRT_2);
    // At the ends the logarithm of 0 leaves NaN.
    let infinite = b.full_like(f64::INFINITY, x);
    let infinite = b.mul(infinite, x);
    let is_end = b.compare_to(Cmp::EQ, size, 1);
    b.select(is_end, infinite, y)
}

// Bits and order.

/// The number next to `x` on the way to `y`.
fn next_after(b: &mut Builder, x: Val, y: Val) -> Val {
    let dtype = b.dtype(x);
    let bits = bits_of(dtype);
    let sign = i64::MIN >> (64 - 8 * dtype.size_in_bytes());
    let (from, to) = (b.bitcast(x, bits), b.bitcast(y, bits));
    let (away, back) = (b.add_to(from, 1), b.add_to(from, -1));
    let grows = b.compare(Cmp::LT, x, y);
    let is_positive = b.compare_to(Cmp::GE, from, 0);
    let is_away = b.compare(Cmp::EQ, grows, is_positive);
    let step = b.select(is_away, away, back);
    let mask = b.full_like(sign, to);
    let smallest = b.and(to, mask);
    let ones = b.full_like(1, to);
    let smallest = b.or(smallest, ones);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    let step = b.select(is_zero, smallest, step);
    let is_there = b.compare(Cmp::EQ, x, y);
    let next = b.select(is_there, to, step);
    let next = b.bitcast(next, dtype);
    let (x_nan, y_nan) = (b.is_nan(x), b.is_nan(y));
    let is_nan = b.or(x_nan, y_nan);
    let nan = b.full_like(f64::NAN, x);
    b.select(is_nan, nan, next)
}

/// Integers of the size of a dtype.
fn bits_of(dtype: DType) -> DType {
    match dtype.size_in_bytes() {
        1 => DType::I8,
        2 => DType::I16,
        4 => DType::I32,
        _ => DType::I64,
    }
}

/// The `k` largest elements of the innermost dimension, and their places. NaN is larger than all numbers.
fn top_k(b: &mut Builder, x: Val, k: i64) -> Vec<Val> {
    let dims = b.dims(x);
    let dim = dims.len() - 1;
    let places = b.iota(&Shape::new(DType::I32, dims), dim);
    let sorted = b.sort(&[x, places], dim, true, |b, left, right| {
        let (left, right) = (ordered(b, left[0]), ordered(b, right[0]));
        b.compare(Cmp::GT, left, right)
    });
    sorted.into_iter().map(|value| b.slice_dim(value, dim, 0, k)).collect()
}

/// Integers that are in the order of the floats of the same bits; integers are themselves.
fn ordered(b: &mut Builder, x: Val) -> Val {
    let dtype = b.dtype(x);
    if !dtype.is_float() {
        return x;
    }
    let bits = b.bitcast(x, bits_of(dtype));
    let all_but_sign = b.full_like(i64::MAX >> (64 - 8 * dtype.size_in_bytes()), bits);
    let mirrored = b.xor(bits, all_but_sign);
    let is_negative = b.compare_to(Cmp::LT, bits, 0);
    b.select(is_negative, mirrored, bits)
}
