//! Bessel functions and the Airy function.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_4, PI};

use tpu_runtime::DType;

use super::tables::bessel as tables;
use super::{chebyshev, horner, over, pinned, ratio};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Domain, Op};

const DTYPES: &[DType] = &[DType::F32, DType::F64, DType::I64];
const WITH_SMALL: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::special_bessel_j0", Domain::Float, |b, x| bessel_j(b, x, &ORDER_0)).dtypes(DTYPES),
    Op::unary("aten::special_bessel_j1", Domain::Float, |b, x| bessel_j(b, x, &ORDER_1)).dtypes(DTYPES),
    Op::unary("aten::special_bessel_y0", Domain::Float, |b, x| bessel_y(b, x, &ORDER_0)).dtypes(DTYPES),
    Op::unary("aten::special_bessel_y1", Domain::Float, |b, x| bessel_y(b, x, &ORDER_1)).dtypes(DTYPES),
    Op::unary("aten::i0", Domain::Float, |b, x| bessel_i(b, x, &ORDER_0, false)).dtypes(WITH_SMALL),
    Op::unary("aten::special_i0e", Domain::Float, |b, x| bessel_i(b, x, &ORDER_0, true)).dtypes(WITH_SMALL),
    Op::unary("aten::special_i1", Domain::Float, |b, x| bessel_i(b, x, &ORDER_1, false)).dtypes(WITH_SMALL),
    Op::unary("aten::special_i1e", Domain::Float, |b, x| bessel_i(b, x, &ORDER_1, true)).dtypes(WITH_SMALL),
    Op::unary("aten::special_modified_bessel_i0", Domain::Float, |b, x| bessel_i(b, x, &ORDER_0, false))
        .dtypes(DTYPES),
    Op::unary("aten::special_modified_bessel_i1", Domain::Float, |b, x| bessel_i(b, x, &ORDER_1, false))
        .dtypes(DTYPES),
    Op::unary("aten::special_modified_bessel_k0", Domain::Float, |b, x| bessel_k(b, x, &ORDER_0, false))
        .dtypes(DTYPES),
    Op::unary("aten::special_modified_bessel_k1", Domain::Float, |b, x| bessel_k(b, x, &ORDER_1, false))
        .dtypes(DTYPES),
    Op::unary("aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor", Domain::Float, |b, x| {
        bessel_k(b, x, &ORDER_0, true)
    })
    .dtypes(DTYPES),
    Op::unary("aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor", Domain::Float, |b, x| {
        bessel_k(b, x, &ORDER_1, true)
    })
    .dtypes(DTYPES),
    Op::unary("aten::special_spherical_bessel_j0(Tensor x) -> Tensor", Domain::Float, spherical_j0)
        .dtypes(DTYPES),
    Op::unary("aten::special_airy_ai(Tensor x) -> Tensor", Domain::Float, airy).dtypes(DTYPES),
];

/// What is known of an order: the coefficients of its functions.
struct Order {
    number: i64,
    /// The squares of the first zeros of `J`.
    zeros: [f64; 2],
    j: [&'static [f64]; 2],
    y: [&'static [f64]; 2],
    cosine: [&'static [f64]; 2],
    sine: [&'static [f64]; 2],
    /// Near 0, and far from it.
    i: [&'static [f64]; 2],
    k: [&'static [f64]; 2],
}

const ORDER_0: Order = Order {
    number: 0,
    zeros: [5.783_185_962_946_784, 30.471_262_343_662_087],
    j: [tables::BESSEL_J0_P, tables::BESSEL_J0_Q],
    y: [tables::BESSEL_Y0_P, tables::BESSEL_Y0_Q],
    cosine: [tables::BESSEL0_PP, tables::BESSEL0_PQ],
    sine: [tables::BESSEL0_QP, tables::BESSEL0_QQ],
    i: [tables::BESSEL_I0_NEAR, tables::BESSEL_I0_FAR],
    k: [tables::BESSEL_K0_NEAR, tables::BESSEL_K0_FAR],
};

const ORDER_1: Order = Order {
    number: 1,
    zeros: [14.681_970_642_123_893, 49.218_456_321_694_6],
    j: [tables::BESSEL_J1_P, tables::BESSEL_J1_Q],
    y: [tables::BESSEL_Y1_P, tables::BESSEL_Y1_Q],
    cosine: [tables::BESSEL1_PP, tables::BESSEL1_PQ],
    sine: [tables::BESSEL1_QP, tables::BESSEL1_QQ],
    i: [tables::BESSEL_I1_NEAR, tables::BESSEL_I1_FAR],
    k: [tables::BESSEL_K1_NEAR, tables::BESSEL_K1_FAR],
};

/// Bessel's function of the first kind: a quotient up to 5, a wave beyond.
///
/// Source: `j0` and `j1` of Cephes.
fn bessel_j(b: &mut Builder, x: Val, order: &Order) -> Val {
    let size = b.abs(x);
    let near = near_j(b, size, order);
    let (cosine, sine, [p, q]) = wave(b, size, order);
    let (p, q) = (b.mul(p, cosine), b.mul(q, sine));
    let far = b.sub(p, q);
    let is_near = b.compare_to(Cmp::LE, size, 5);
    let y = b.select(is_near, near, far);
    if order.number == 0 { y } else { with_sign_of(b, x, y) }
}

/// Bessel's function of the second kind; `-∞` at 0, NaN below.
///
/// Source: `y0` and `y1` of Cephes.
fn bessel_y(b: &mut Builder, x: Val, order: &Order) -> Val {
    let square = b.mul(x, x);
    let regular = ratio(b, square, order.y[0], order.y[1]);
    let j = near_j(b, x, order);
    let log = b.log(x);
    let singular = b.mul(log, j);
    let (regular, singular) = if order.number == 0 {
        (regular, singular)
    } else {
        let pole = over(b, 1.0, x);
        (b.mul(regular, x), b.sub(singular, pole))
    };
    let singular = b.mul_by(singular, FRAC_2_PI);
    let near = b.add(regular, singular);
    let (cosine, sine, [p, q]) = wave(b, x, order);
    let (p, q) = (b.mul(p, sine), b.mul(q, cosine));
    let far = b.add(p, q);
    let is_near = b.compare_to(Cmp::LE, x, 5);
    let y = b.select(is_near, near, far);
    pinned(b, x, 0.0, f64::NEG_INFINITY, y)
}

/// `J` up to 5.
fn near_j(b: &mut Builder, x: Val, order: &Order) -> Val {
    let square = b.mul(x, x);
    let mut y = ratio(b, square, order.j[0], order.j[1]);
    for zero in order.zeros {
        let distance = b.add_to(square, -zero);
        y = b.mul(y, distance);
    }
    if order.number == 0 { y } else { b.mul(y, x) }
}

/// The cosine and sine of `x - (2·number + 1)·π/4`, and their amplitudes in `J` beyond 5.
fn wave(b: &mut Builder, x: Val, order: &Order) -> (Val, Val, [Val; 2]) {
    let inverse = over(b, 5.0, x);
    let square = b.mul(inverse, inverse);
    let p = ratio(b, square, order.cosine[0], order.cosine[1]);
    let q = ratio(b, square, order.sine[0], order.sine[1]);
    let q = b.mul(q, inverse);
    let root = b.sqrt(x);
    let scale = over(b, FRAC_2_PI.sqrt(), root);
    let amplitudes = [p, q].map(|amplitude| b.mul(amplitude, scale));
    let angle = b.add_to(x, -FRAC_PI_4 * (2 * order.number + 1) as f64);
    (b.cos(angle), b.sin(angle), amplitudes)
}

/// The modified Bessel function of the first kind, times `e^-|x|` when scaled.
///
/// Source: `i0` and `i1` of Cephes.
fn bessel_i(b: &mut Builder, x: Val, order: &Order, scaled: bool) -> Val {
    let size = b.abs(x);
    let near = near_i(b, size, order);
    let inverse = over(b, 32.0, size);
    let place = b.add_to(inverse, -2);
    let far = chebyshev(b, place, order.i[1]);
    let root = b.sqrt(size);
    let far = b.div(far, root);
    let is_near = b.compare_to(Cmp::LE, size, 8);
    let mut y = b.select(is_near, near, far);
    if !scaled {
        let exp = b.exp(size);
        y = b.mul(y, exp);
    }
    if order.number == 0 { y } else { with_sign_of(b, x, y) }
}

/// `e^-x·I(x)` up to 8.
fn near_i(b: &mut Builder, x: Val, order: &Order) -> Val {
    let half = b.mul_by(x, 0.5);
    let place = b.add_to(half, -2);
    let y = chebyshev(b, place, order.i[0]);
    if order.number == 0 { y } else { b.mul(y, x) }
}

/// The modified Bessel function of the second kind, times `e^x` when scaled; `∞` at 0, NaN below.
///
/// Source: `k0` and `k1` of Cephes.
fn bessel_k(b: &mut Builder, x: Val, order: &Order, scaled: bool) -> Val {
    let square = b.mul(x, x);
    let place = b.add_to(square, -2);
    let regular = chebyshev(b, place, order.k[0]);
    let half = b.mul_by(x, 0.5);
    let log = b.log(half);
    let i = near_i(b, x, order);
    let exp = b.exp(x);
    let i = b.mul(i, exp);
    let singular = b.mul(log, i);
    let near = if order.number == 0 {
        b.sub(regular, singular)
    } else {
        let regular = b.div(regular, x);
        b.add(regular, singular)
    };
    let inverse = over(b, 8.0, x);
    let place = b.add_to(inverse, -2);
    let far = chebyshev(b, place, order.k[1]);
    let root = b.sqrt(x);
    let far = b.div(far, root);
    let (near, far) = if scaled {
        (b.mul(near, exp), far)
    } else {
        let negative = b.neg(x);
        let exp = b.exp(negative);
        (near, b.mul(far, exp))
    };
    let is_near = b.compare_to(Cmp::LE, x, 2);
    let y = b.select(is_near, near, far);
    pinned(b, x, 0.0, f64::INFINITY, y)
}

/// `sin(x) / x`, 1 at 0.
fn spherical_j0(b: &mut Builder, x: Val) -> Val {
    let sine = b.sin(x);
    let far = b.div(sine, x);
    let square = b.mul(x, x);
    let near = horner(b, square, &inverse_products(7, |k| -(2.0 * k) * (2.0 * k + 1.0)));
    let size = b.abs(x);
    let is_near = b.compare_to(Cmp::LT, size, 0.5);
    let y = b.select(is_near, near, far);
    pinned(b, size, f64::INFINITY, 0.0, y)
}

/// Airy's function: a wave below -2.09, a power series, and a decay above 2.09.
///
/// Source: `airy` of Cephes.
fn airy(b: &mut Builder, x: Val) -> Val {
    const BOUND: f64 = 2.09;
    const AT_0: f64 = 0.355_028_053_887_817_2;
    const SLOPE_AT_0: f64 = -0.258_819_403_792_806_8;
    let terms = if b.dtype(x) == DType::F64 { 14 } else { 9 };
    let square = b.mul(x, x);
    let cube = b.mul(square, x);
    let even = horner(b, cube, &inverse_products(terms, |k| (3.0 * k - 1.0) * (3.0 * k)));
    let odd = horner(b, cube, &inverse_products(terms, |k| (3.0 * k) * (3.0 * k + 1.0)));
    let even = b.mul_by(even, AT_0);
    let odd = b.mul(odd, x);
    let odd = b.mul_by(odd, SLOPE_AT_0);
    let middle = b.add(even, odd);

    // ζ = 2/3·|x|^(3/2), and |x|^(-1/4)/√π.
    let size = b.abs(x);
    let root = b.sqrt(size);
    let zeta = b.mul(size, root);
    let zeta = b.mul_by(zeta, 2.0 / 3.0);
    let fourth_root = b.sqrt(root);
    let scale = over(b, 1.0 / PI.sqrt(), fourth_root);
    let inverse = over(b, 1.0, zeta);

    let square = b.mul(inverse, inverse);
    let sine_part = ratio(b, square, tables::AIRY_AFN, tables::AIRY_AFD);
    let sine_part = b.mul(sine_part, square);
    let sine_part = b.add_to(sine_part, 1);
    let cosine_part = ratio(b, square, tables::AIRY_AGN, tables::AIRY_AGD);
    let cosine_part = b.mul(cosine_part, inverse);
    let angle = b.add_to(zeta, FRAC_PI_4);
    let (sine, cosine) = (b.sin(angle), b.cos(angle));
    let (sine, cosine) = (b.mul(sine, sine_part), b.mul(cosine, cosine_part));
    let wave = b.sub(sine, cosine);
    let wave = b.mul(wave, scale);

    let decay = ratio(b, inverse, tables::AIRY_AN, tables::AIRY_AD);
    let exponent = b.neg(zeta);
    let exp = b.exp(exponent);
    let exp = b.mul_by(exp, 0.5);
    let decay = b.mul(decay, exp);
    let decay = b.mul(decay, scale);

    let is_wave = b.compare_to(Cmp::LT, x, -BOUND);
    let is_decay = b.compare_to(Cmp::GE, x, BOUND);
    let y = b.select(is_decay, decay, middle);
    let y = b.select(is_wave, wave, y);
    // As torch has it, for both infinities.
    pinned(b, size, f64::INFINITY, f64::NAN, y)
}

/// `1 / (f(1)·…·f(k))` for `k` below `terms`, the highest first.
fn inverse_products(terms: usize, f: impl Fn(f64) -> f64) -> Vec<f64> {
    let mut list = vec![1.0];
    for k in 1..terms {
        list.push(list[k - 1] / f(k as f64));
    }
    list.reverse();
    list
}

/// `y`, negated where `x` is negative.
fn with_sign_of(b: &mut Builder, x: Val, y: Val) -> Val {
    let negative = b.neg(y);
    let is_negative = b.compare_to(Cmp::LT, x, 0);
    b.select(is_negative, negative, y)
}
