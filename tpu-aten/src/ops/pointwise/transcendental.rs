//! Exponentials, logarithms, trigonometry and the error function.

use std::f64::consts::{LN_2, PI};

use tpu_runtime::DType;

use super::complement;
use super::complex::{
    by_right_half, by_upper_half, complex_cos, complex_cosh, complex_log_add_exp, complex_sin, complex_sinh,
    exp, scaled_parts,
};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Lowered, Op, one};

const WITH_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::C64];
const FLOAT_OR_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::exp", Domain::Float, exp).dtypes(WITH_COMPLEX),
    Op::unary("aten::exp2", Domain::Float, exp2).dtypes(WITH_COMPLEX),
    Op::unary("aten::expm1", Domain::Float, Builder::expm1).dtypes(WITH_COMPLEX),
    Op::unary("aten::log", Domain::Float, Builder::log).dtypes(WITH_COMPLEX),
    Op::unary("aten::log2", Domain::Float, |b, x| log_to_base(b, x, 2.0)).dtypes(WITH_COMPLEX),
    Op::unary("aten::log10", Domain::Float, |b, x| log_to_base(b, x, 10.0)).dtypes(WITH_COMPLEX),
    Op::unary("aten::log1p", Domain::Float, Builder::log1p).dtypes(WITH_COMPLEX),
    Op::unary("aten::sqrt", Domain::Float, |b, x| by_upper_half(b, x, Builder::sqrt)).dtypes(WITH_COMPLEX),
    Op::unary("aten::rsqrt", Domain::Float, Builder::rsqrt).dtypes(WITH_COMPLEX),
    Op::unary("aten::sin", Domain::Float, sin).dtypes(WITH_COMPLEX),
    Op::unary("aten::cos", Domain::Float, cos).dtypes(WITH_COMPLEX),
    Op::unary("aten::tan", Domain::Float, Builder::tan).dtypes(WITH_COMPLEX),
    Op::unary("aten::asin", Domain::Float, |b, x| by_upper_half(b, x, Builder::asin)).dtypes(WITH_COMPLEX),
    Op::unary("aten::acos", Domain::Float, |b, x| by_upper_half(b, x, Builder::acos)).dtypes(WITH_COMPLEX),
    Op::unary("aten::atan", Domain::Float, |b, x| by_right_half(b, x, atan)).dtypes(WITH_COMPLEX),
    Op::unary("aten::sinh", Domain::Float, sinh).dtypes(WITH_COMPLEX),
    Op::unary("aten::cosh", Domain::Float, cosh).dtypes(WITH_COMPLEX),
    Op::unary("aten::tanh", Domain::Float, Builder::tanh).dtypes(WITH_COMPLEX),
    Op::unary("aten::asinh", Domain::Float, |b, x| by_right_half(b, x, Builder::asinh)).dtypes(WITH_COMPLEX),
    Op::unary("aten::acosh", Domain::Float, |b, x| by_upper_half(b, x, Builder::acosh)).dtypes(WITH_COMPLEX),
    Op::unary("aten::atanh", Domain::Float, |b, x| by_upper_half(b, x, Builder::atanh)).dtypes(WITH_COMPLEX),
    Op::unary("aten::sigmoid", Domain::Float, Builder::logistic).dtypes(WITH_COMPLEX),
    Op::unary("aten::sinc", Domain::Float, sinc).dtypes(WITH_COMPLEX),
    Op::unary("aten::rad2deg", Domain::Float, |b, x| b.mul_by(x, 180.0 / PI)),
    Op::unary("aten::deg2rad", Domain::Float, |b, x| b.mul_by(x, PI / 180.0)),
    Op::unary("aten::erf", Domain::Float, Builder::erf),
    Op::unary("aten::erfc", Domain::Float, Builder::erfc),
    Op::unary("aten::erfinv", Domain::Float, Builder::erf_inv),
    Op::unary("aten::special_entr", Domain::Float, entr),
    Op::new("aten::logit(Tensor self, float? eps=None) -> Tensor", logit)
        .real()
        .examples(&["T[2,3] none", "T[2,3] 1e-6"]),
    Op::binary("aten::atan2", Domain::Float, Builder::atan2),
    Op::binary("aten::hypot", Domain::OnlyFloat, hypot).real(),
    Op::binary("aten::logaddexp", Domain::OnlyFloat, log_add_exp).dtypes(FLOAT_OR_COMPLEX),
    Op::binary("aten::logaddexp2", Domain::OnlyFloat, |b, x, y| log_add(b, x, y, LN_2)).real(),
    Op::binary("aten::xlogy.Tensor", Domain::Float, |b, x, y| x_times(b, x, y, Builder::log)).real(),
    Op::binary("aten::special_xlog1py", Domain::Float, |b, x, y| x_times(b, x, y, Builder::log1p)).real(),
];

/// `2^x`, exact where `x` is an integer.
fn exp2(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        let exponent = scaled_parts(b, x, LN_2);
        return exp(b, exponent);
    }
    let two = b.full_like(2, x);
    b.pow(two, x)
}

/// The sine.
fn sin(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() { complex_sin(b, x) } else { b.sin(x) }
}

/// The cosine.
fn cos(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() { complex_cos(b, x) } else { b.cos(x) }
}

/// The inverse tangent. Of real numbers it is that of a quotient by 1 which the compiler cannot see to be 1: the
/// vector form that the CPU plugin has for it mixes up its elements.
fn atan(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        return b.atan(x);
    }
    let is_nan = b.is_nan(x);
    let ones = b.full_like(1, x);
    let ones = b.select(is_nan, x, ones);
    b.atan2(x, ones)
}

/// `(e^x + e^-x) / 2`, without overflow before the result's own and without loss of accuracy for large `x`.
pub(super) fn cosh(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        return complex_cosh(b, x);
    }
    let (large, small) = half_exponentials(b, x);
    b.add(large, small)
}

/// `(e^x - e^-x) / 2`; as [`cosh`], and accurate near 0.
pub(super) fn sinh(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        return complex_sinh(b, x);
    }
    let near = b.sinh(x);
    let (large, small) = half_exponentials(b, x);
    let far = b.sub(large, small);
    let size = b.abs(x);
    let is_near = b.compare_to(Cmp::LT, size, 1);
    b.select(is_near, near, far)
}

/// `e^x / 2` and `e^-x / 2`.
fn half_exponentials(b: &mut Builder, x: Val) -> (Val, Val) {
    let mut half_exponential = |scale: f64| {
        let exponent = b.mul_by(x, scale);
        let root = b.exp(exponent);
        let half_root = b.mul_by(root, 0.5);
        b.mul(half_root, root)
    };
    (half_exponential(0.5), half_exponential(-0.5))
}

/// `log(x) / log(base)`, exact where `x` is a power of the base.
fn log_to_base(b: &mut Builder, x: Val, base: f64) -> Val {
    let log = b.log(x);
    if b.dtype(x).is_complex() {
        return scaled_parts(b, log, base.ln().recip());
    }
    let unit = b.full_like(base.ln(), x);
    let quotient = b.div(log, unit);
    let exponent = b.round_even(quotient);
    let base = b.full_like(base, x);
    let power = b.pow(base, exponent);
    let is_power = b.compare(Cmp::EQ, power, x);
    b.select(is_power, exponent, quotient)
}

/// `sin(πx) / πx`, and 1 at 0.
fn sinc(b: &mut Builder, x: Val) -> Val {
    let angle = b.mul_by(x, PI);
    let sine = sin(b, angle);
    let ratio = b.div(sine, angle);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    let ones = b.full_like(1, x);
    b.select(is_zero, ones, ratio)
}

/// `-x·log(x)`; 0 at 0, `-inf` below.
fn entr(b: &mut Builder, x: Val) -> Val {
    let log = b.log(x);
    let product = b.mul(x, log);
    let entropy = b.neg(product);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    let zero = b.zeros_like(x);
    let entropy = b.select(is_zero, zero, entropy);
    let below = b.compare_to(Cmp::LT, x, 0);
    let lowest = b.full_like(f64::NEG_INFINITY, x);
    b.select(below, lowest, entropy)
}

/// `log(z / (1 - z))` with `z` the input clamped to `[eps, 1 - eps]`; `eps` wins where these cross.
fn logit(c: &mut Ctx<'_>) -> Lowered {
    let (compute, _) = c.dtypes_in(Domain::Float, &["self"])?;
    let eps = c.opt_scalar("eps", compute)?;
    c.unary("self", Domain::Float, |b, x| {
        let z = match eps {
            Some(eps) => {
                let low = b.splat(eps, x);
                let high = complement(b, low);
                let below = b.compare(Cmp::LT, x, low);
                let above = b.compare(Cmp::GT, x, high);
                let z = b.select(above, high, x);
                b.select(below, low, z)
            }
            None => x,
        };
        let rest = complement(b, z);
        let odds = b.div(z, rest);
        b.log(odds)
    })
    .and_then(one)
}

/// `sqrt(x² + y²)` without overflow; infinite when either is.
fn hypot(b: &mut Builder, x: Val, y: Val) -> Val {
    let (x, y) = (b.abs(x), b.abs(y));
    let (large, small) = (b.max(x, y), b.min(x, y));
    let ratio = b.div(small, large);
    let is_zero = b.compare_to(Cmp::EQ, large, 0);
    let zero = b.zeros_like(x);
    let ratio = b.select(is_zero, zero, ratio);
    let square = b.mul(ratio, ratio);
    let sum = b.add_to(square, 1);
    let root = b.sqrt(sum);
    let length = b.mul(large, root);
    let infinite_x = b.compare_to(Cmp::EQ, x, f64::INFINITY);
    let infinite_y = b.compare_to(Cmp::EQ, y, f64::INFINITY);
    let infinite = b.or(infinite_x, infinite_y);
    let infinity = b.full_like(f64::INFINITY, x);
    b.select(infinite, infinity, length)
}

/// `log(e^x + e^y)`.
fn log_add_exp(b: &mut Builder, x: Val, y: Val) -> Val {
    if b.dtype(x).is_complex() { complex_log_add_exp(b, x, y) } else { log_add(b, x, y, 1.0) }
}

/// `log(e^(kx) + e^(ky)) / k`, where `k` is the logarithm of the base.
fn log_add(b: &mut Builder, x: Val, y: Val, k: f64) -> Val {
    let large = b.max(x, y);
    let distance = b.sub(x, y);
    let distance = b.abs(distance);
    let exponent = b.mul_by(distance, -k);
    let small = b.exp(exponent);
    let log = b.log1p(small);
    let rest = b.mul_by(log, 1.0 / k);
    let sum = b.add(large, rest);
    // Equal infinities have no distance.
    let equal = b.compare(Cmp::EQ, x, y);
    let size = b.abs(x);
    let infinite = b.compare_to(Cmp::EQ, size, f64::INFINITY);
    let is_limit = b.and(equal, infinite);
    b.select(is_limit, x, sum)
}

/// `x·log(y)`; 0 where `x` is 0 unless `y` is NaN.
fn x_times(b: &mut Builder, x: Val, y: Val, log: fn(&mut Builder, Val) -> Val) -> Val {
    let log = log(b, y);
    let product = b.mul(x, log);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    let zero = b.zeros_like(x);
    let product = b.select(is_zero, zero, product);
    let is_nan = b.is_nan(y);
    b.select(is_nan, y, product)
}
