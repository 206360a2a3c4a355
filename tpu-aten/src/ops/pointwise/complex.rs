//! Complex numbers and their parts.

use tpu_runtime::DType;

use super::bits::sign_bit;
use super::transcendental::{cosh, sinh};
use super::{conjugate, keep};
use crate::builder::{Builder, Cmp, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Domain, Lowered, Op, one};
use crate::promote::{accumulator, at_name};
use crate::scalar::Scalar;

const WITH_COMPLEX: &[DType] = &[DType::F32, DType::I64, DType::C64];
const COMPLEX: &[DType] = &[DType::C64];
const PARTS: &[DType] = &[DType::F32, DType::F16, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::angle", Domain::Float, angle).dtypes(WITH_COMPLEX),
    Op::new("aten::complex(Tensor real, Tensor imag) -> Tensor", complex)
        .out(|c, got| of_parts(c, "real", got))
        .dtypes(PARTS)
        .examples(&["T[2,3] T[3]"]),
    Op::new("aten::polar(Tensor abs, Tensor angle) -> Tensor", polar)
        .out(|c, got| of_parts(c, "abs", got))
        .dtypes(PARTS)
        .examples(&["T[2,3] T[3]"]),
    Op::unary("aten::_conj_physical", Domain::Same, conjugate).dtypes(COMPLEX),
    Op::unary("aten::conj_physical", Domain::Same, conjugate).dtypes(COMPLEX),
];

/// The angle in the complex plane: of a real number 0 or π.
fn angle(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        let (re, im) = (b.real(x), b.imag(x));
        return b.atan2(im, re);
    }
    let below = b.compare_to(Cmp::LT, x, 0);
    let half_turn = b.full_like(std::f64::consts::PI, x);
    let angle = keep(b, below, half_turn);
    let is_nan = b.is_nan(x);
    b.select(is_nan, x, angle)
}

/// `real + i·imag`.
fn complex(c: &mut Ctx<'_>) -> Lowered {
    from_parts(c, ["real", "imag"], |_, re, im| (re, im))
}

/// `abs·e^(i·angle)`.
fn polar(c: &mut Ctx<'_>) -> Lowered {
    from_parts(c, ["abs", "angle"], |b, size, angle| {
        let (cos, sin) = (b.cos(angle), b.sin(angle));
        (b.mul(size, cos), b.mul(size, sin))
    })
}

fn from_parts(
    c: &mut Ctx<'_>,
    names: [&str; 2],
    parts: impl FnOnce(&mut Builder, Val, Val) -> (Val, Val),
) -> Lowered {
    let [first, second] = [c.tensor(names[0])?, c.tensor(names[1])?].map(|part| c.dtype(part));
    if first != second {
        let (want, got) = (at_name(first), at_name(second));
        let words =
            format!("Expected object of scalar type {want} but got scalar type {got} for second argument");
        return Err(Error::Torch(words));
    }
    let dtype = accumulator(c.result_type(&names)?);
    let [x, y] = c.broadcast_all(names, dtype)?;
    let (re, im) = parts(c, x, y);
    one(c.complex(re, im))
}

/// An `out=` has parts of the dtype of the argument `name`.
fn of_parts(c: &Ctx<'_>, name: &str, got: DType) -> Result<()> {
    let want = match c.shape_of(name)?.dtype {
        DType::F16 => DType::C32,
        DType::F64 => DType::C128,
        _ => DType::C64,
    };
    if got == want {
        return Ok(());
    }
    let (want, got) = (at_name(want), at_name(got));
    let words = format!("Expected object of scalar type {want} but got scalar type {got} for argument 'out'");
    Err(Error::Torch(words))
}

/// `f` by its values in the upper half plane: `f(conj(x)) = conj(f(x))`. XLA knows no sign of a zero imaginary part,
/// which says on what side of a cut along the real axis a number lies.
pub(super) fn by_upper_half(b: &mut Builder, x: Val, f: fn(&mut Builder, Val) -> Val) -> Val {
    if !b.dtype(x).is_complex() {
        return f(b, x);
    }
    let (re, im) = (b.real(x), b.imag(x));
    let upper = b.abs(im);
    let upper = b.complex(re, upper);
    let y = f(b, upper);
    let (re, turned) = (b.real(y), b.imag(y));
    let turned = negated_like(b, turned, im);
    b.complex(re, turned)
}

/// `f` by its values in the right half plane: `f(-conj(x)) = -conj(f(x))`, for a cut along the imaginary axis.
pub(super) fn by_right_half(b: &mut Builder, x: Val, f: fn(&mut Builder, Val) -> Val) -> Val {
    if !b.dtype(x).is_complex() {
        return f(b, x);
    }
    let (re, im) = (b.real(x), b.imag(x));
    let right = b.abs(re);
    let right = b.complex(right, im);
    let y = f(b, right);
    let (turned, im) = (b.real(y), b.imag(y));
    let turned = negated_like(b, turned, re);
    b.complex(turned, im)
}

/// `-y` where the sign bit of `x` is set, else `y`.
fn negated_like(b: &mut Builder, y: Val, x: Val) -> Val {
    let below = sign_bit(b, x);
    let negative = b.neg(y);
    b.select(below, negative, y)
}

/// `sin(x)·cosh(y) + i·cos(x)·sinh(y)`.
pub(super) fn complex_sin(b: &mut Builder, z: Val) -> Val {
    let (x, y) = (b.real(z), b.imag(z));
    let (sin, cos) = (b.sin(x), b.cos(x));
    let (cosh, sinh) = (cosh(b, y), sinh(b, y));
    let (re, im) = (grown(b, sin, cosh), grown(b, cos, sinh));
    b.complex(re, im)
}

/// `cos(x)·cosh(y) - i·sin(x)·sinh(y)`.
pub(super) fn complex_cos(b: &mut Builder, z: Val) -> Val {
    let (x, y) = (b.real(z), b.imag(z));
    let (sin, cos) = (b.sin(x), b.cos(x));
    let (cosh, sinh) = (cosh(b, y), sinh(b, y));
    let (re, im) = (grown(b, cos, cosh), grown(b, sin, sinh));
    let im = b.neg(im);
    b.complex(re, im)
}

/// `sinh(x)·cos(y) + i·cosh(x)·sin(y)`.
pub(super) fn complex_sinh(b: &mut Builder, z: Val) -> Val {
    let (x, y) = (b.real(z), b.imag(z));
    let (sin, cos) = (b.sin(y), b.cos(y));
    let (cosh, sinh) = (cosh(b, x), sinh(b, x));
    let (re, im) = (grown(b, cos, sinh), grown(b, sin, cosh));
    b.complex(re, im)
}

/// `cosh(x)·cos(y) + i·sinh(x)·sin(y)`.
pub(super) fn complex_cosh(b: &mut Builder, z: Val) -> Val {
    let (x, y) = (b.real(z), b.imag(z));
    let (sin, cos) = (b.sin(y), b.cos(y));
    let (cosh, sinh) = (cosh(b, x), sinh(b, x));
    let (re, im) = (grown(b, cos, cosh), grown(b, sin, sinh));
    b.complex(re, im)
}

/// `wave·growth`; where the wave is 0 it is 0, however far the other has grown.
fn grown(b: &mut Builder, wave: Val, growth: Val) -> Val {
    let still = b.compare_to(Cmp::EQ, wave, 0);
    let sign = b.sign(growth);
    let growth = b.select(still, sign, growth);
    b.mul(wave, growth)
}

/// Both parts times a constant: a product of complex numbers makes NaN of an infinite part.
pub(super) fn scaled_parts(b: &mut Builder, x: Val, factor: f64) -> Val {
    let (re, im) = (b.real(x), b.imag(x));
    let (re, im) = (b.mul_by(re, factor), b.mul_by(im, factor));
    b.complex(re, im)
}

/// `e^x`; of a complex number with the real part `-inf` it is 0, whatever its angle.
pub(super) fn exp(b: &mut Builder, x: Val) -> Val {
    let y = b.exp(x);
    if !b.dtype(x).is_complex() {
        return y;
    }
    let size = b.real(x);
    let gone = b.compare_to(Cmp::EQ, size, f64::NEG_INFINITY);
    let zero = b.zeros_like(y);
    b.select(gone, zero, y)
}

/// `x^y`; of complex numbers `e^(y·log(x))`, and 0 to a power in the right half plane is 0.
pub(super) fn pow(b: &mut Builder, x: Val, y: Val) -> Val {
    if b.dtype(x).is_integer() {
        return integer_pow(b, x, y);
    }
    if !b.dtype(x).is_complex() {
        return b.pow(x, y);
    }
    let log = b.log(x);
    let exponent = b.mul(y, log);
    let power = exp(b, exponent);
    let zero = b.zeros_like(x);
    let x_is_zero = b.compare(Cmp::EQ, x, zero);
    let growth = b.real(y);
    let vanishes = b.compare_to(Cmp::GT, growth, 0);
    let is_zero = b.and(x_is_zero, vanishes);
    b.select(is_zero, zero, power)
}

/// `x^y` of integers, which wraps. XLA reads no more than the six lowest bits of an exponent, and a sign even where
/// there is none: the others are read here, six at a time, as long as there are any.
fn integer_pow(b: &mut Builder, x: Val, y: Val) -> Val {
    const BITS: i64 = 6;
    let digit = |b: &mut Builder, exponent| {
        let mask = b.full_like((1 << BITS) - 1, exponent);
        b.and(exponent, mask)
    };
    let next = |b: &mut Builder, exponent| {
        let bits = b.full_like(BITS, exponent);
        b.shift_right_logical(exponent, bits)
    };
    let lowest = if b.dtype(y).is_unsigned_integer() { digit(b, y) } else { y };
    let power = b.pow(x, lowest);
    let zero = b.zeros_like(y);
    let exponent = b.max(y, zero);
    let exponent = next(b, exponent);
    let any_left = |b: &mut Builder, state: &[Val]| {
        let left = b.compare_to(Cmp::NE, state[2], 0);
        let dims: Vec<_> = (0..b.dims(left).len()).collect();
        b.any(left, &dims)
    };
    let state = b.while_loop(&[power, x, exponent], any_left, |b, state| {
        let base = (0..BITS).fold(state[1], |base, _| b.mul(base, base));
        let digit = digit(b, state[2]);
        let factor = b.pow(base, digit);
        vec![b.mul(state[0], factor), base, next(b, state[2])]
    });
    state[0]
}

/// `log(e^x + e^y)` as `m + log(1 + e^(n - m))`, where `m` has the larger real part and `n` is the other, or `y` of
/// equals. NaN in any part is NaN in both; of two that are `-inf` it is `n`.
pub(in crate::ops) fn complex_log_add_exp(b: &mut Builder, x: Val, y: Val) -> Val {
    let (left, right) = (b.real(x), b.real(y));
    let is_first = b.compare(Cmp::GE, left, right);
    let (large, small) = (b.select(is_first, x, y), b.select(is_first, y, x));
    let distance = b.sub(small, large);
    let ratio = exp(b, distance);
    let log = b.log1p(ratio);
    let sum = b.add(large, log);
    // Equal infinities have no distance.
    let exps = [x, y].map(|part| exp(b, part));
    let plain = b.add(exps[0], exps[1]);
    let plain = b.log(plain);
    let above = b.compare_to(Cmp::GT, left, 0);
    let limit = b.select(above, plain, small);
    let equal = b.compare(Cmp::EQ, left, right);
    let size = b.abs(left);
    let infinite = b.compare_to(Cmp::EQ, size, f64::INFINITY);
    let is_limit = b.and(equal, infinite);
    let sum = b.select(is_limit, limit, sum);
    let (nan_x, nan_y) = (b.is_nan(x), b.is_nan(y));
    let is_nan = b.or(nan_x, nan_y);
    let nan = b.full_like(Scalar::Complex(f64::NAN, f64::NAN), x);
    b.select(is_nan, nan, sum)
}
