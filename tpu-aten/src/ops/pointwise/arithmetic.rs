//! Sums, products, quotients and powers.

use tpu_runtime::DType;

use super::complex::{by_upper_half, pow};
use super::{complement, elementwise, reciprocal, replaced, unless_one};
use crate::builder::{Builder, Cmp, Val};
use crate::error::{Error, Result};
use crate::op::{ARITHMETIC, Ctx, Domain, Lowered, NUMBERS, Op, Value, one};

const WITH_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::C64];
const FLOAT_OR_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", add)
        .special("alpha", &[1.0])
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] T[3]", "T[2,3] T[2,1] 2"]),
    Op::new("aten::_add_relu.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", add_relu)
        .special("alpha", &[1.0])
        .dtypes(&[DType::F32, DType::I64])
        .examples(&["T[2,3] T[3]", "T[2,3] T[2,1] 2"]),
    Op::new("aten::_add_relu.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", add_relu)
        .special("alpha", &[1.0])
        .dtypes(&[DType::F32, DType::I64])
        .examples(&["T[2,3] 2"]),
    Op::new("aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", sub)
        .special("alpha", &[1.0])
        .dtypes(WITH_COMPLEX)
        .examples(&["T[2,3] T[3]", "T[2,3] T[2,1] 2"]),
    Op::new("aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", rsub)
        .special("alpha", &[1.0])
        .dtypes(WITH_COMPLEX)
        .examples(&["T[2,3] T[3]", "T[2,3] T[2,1] 2"]),
    Op::binary("aten::mul.Tensor", Domain::Exact, Builder::mul),
    Op::binary("aten::div.Tensor", Domain::Float, Builder::div).dtypes(WITH_COMPLEX),
    Op::new("aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor", div_mode)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] T[3] trunc", "T[2,3] T[3] floor", "T[2,3] T[3] none"]),
    Op::binary("aten::floor_divide", Domain::OnlyReal, floor_divide),
    Op::new("aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", |c| {
        replaced(c, Domain::OnlyReal, floor_divide)
    })
    .dtypes(NUMBERS)
    .examples(&["T[2,3] T[3]"]),
    Op::binary("aten::remainder.Tensor", Domain::OnlyReal, remainder),
    Op::binary(
        "aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        Domain::OnlyReal,
        remainder,
    )
    .examples(&["7 T[3]"]),
    Op::binary("aten::fmod.Tensor", Domain::OnlyReal, Builder::rem),
    Op::binary("aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor", Domain::OnlyNumber, pow),
    Op::binary("aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor", Domain::OnlyNumber, pow)
        .examples(&["3 T[2,3]"]),
    Op::new("aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor", pow_scalar)
        .special("exponent", SPECIAL_EXPONENTS)
        .examples(&[
            "T[2,3] 2.5",
            "T[2,3] 2",
            "T[2,3] 3",
            "T[2,3] 0.5",
            "T[2,3] -0.5",
            "T[2,3] -1",
            "T[2,3] -2",
            "T[2,3] 1",
            "T[2,3] 0",
        ]),
    Op::unary("aten::neg", Domain::ExactNumber, Builder::neg),
    Op::unary("aten::reciprocal", Domain::Float, reciprocal).dtypes(WITH_COMPLEX),
    Op::new("aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor", |c| {
        add_scaled(c, Builder::mul)
    })
    .special("value", &[1.0])
    .dtypes(WITH_COMPLEX)
    .examples(&["T[2,3] T[3] T[2,1]", "T[2,3] T[3] T[2,1] 2"]),
    Op::new("aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor", |c| {
        add_scaled(c, Builder::div)
    })
    .special("value", &[1.0])
    .dtypes(FLOAT_OR_COMPLEX)
    .examples(&["T[2,3] T[3] T[2,1]", "T[2,3] T[3] T[2,1] 2"]),
    Op::new("aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor", lerp_row)
        .dtypes(FLOAT_OR_COMPLEX)
        .examples(&["T[2,3] T[3] 0.25"]),
    Op::new("aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor", lerp_row)
        .dtypes(FLOAT_OR_COMPLEX)
        .examples(&["T[2,3] T[3] T[2,1]"]),
];

/// The exponents that torch, too, computes without a power.
const SPECIAL_EXPONENTS: &[f64] = &[0.0, 0.5, 1.0, 2.0, 3.0, -0.5, -1.0, -2.0];

/// `self + alpha·other`.
fn add(c: &mut Ctx<'_>) -> Lowered {
    scaled(c, "self", "other", Builder::add)
}

/// `add` where it is positive, else zero.
fn add_relu(c: &mut Ctx<'_>) -> Lowered {
    let sums = add(c)?;
    Ok(sums
        .into_iter()
        .flatten()
        .map(|sum| {
            let zero = c.zeros_like(sum);
            Some(c.max(sum, zero))
        })
        .collect())
}

/// Torch's words; its meta function does not say them.
const BOOL_SUBTRACTION: &str = "Subtraction, the `-` operator, with a bool tensor is not supported. \
    If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.";

/// `self - alpha·other`.
fn sub(c: &mut Ctx<'_>) -> Lowered {
    difference(c, "self", "other")
}

/// `other - alpha·self`.
fn rsub(c: &mut Ctx<'_>) -> Lowered {
    difference(c, "other", "self")
}

fn difference(c: &mut Ctx<'_>, left: &str, right: &str) -> Lowered {
    for name in [left, right] {
        if c.shape_of(name)?.dtype == DType::Bool {
            return Err(Error::Torch(BOOL_SUBTRACTION.to_owned()));
        }
    }
    scaled(c, left, right, Builder::sub)
}

/// Refuses an `alpha` of a kind that torch does not multiply elements of `dtype` by.
fn check_alpha(alpha: DType, dtype: DType) -> Result<()> {
    let words = if alpha == DType::Bool && dtype != DType::Bool {
        "Boolean alpha only supported for Boolean results."
    } else if !(dtype.is_float() || dtype.is_complex()) && (alpha.is_float() || alpha.is_complex()) {
        "For integral input tensors, argument alpha must not be a floating point number."
    } else if alpha.is_complex() && !dtype.is_complex() {
        "For non-complex input tensors, argument alpha must not be a complex number."
    } else {
        return Ok(());
    };
    Err(Error::Torch(words.to_owned()))
}

/// `combine(left, alpha·right)`.
fn scaled(c: &mut Ctx<'_>, left: &str, right: &str, combine: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let (compute, _) = c.dtypes_in(Domain::Same, &[left, right])?;
    check_alpha(c.kind("alpha")?, compute)?;
    let alpha = unless_one(c, "alpha", compute)?;
    let domain = if alpha.is_none() { Domain::Exact } else { Domain::Same };
    c.binary(left, right, domain, |b, x, y| {
        let y = scale(b, y, alpha);
        combine(b, x, y)
    })
    .and_then(one)
}

/// `self + value·combine(tensor1, tensor2)`.
fn add_scaled(c: &mut Ctx<'_>, combine: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let names = ["self", "tensor1", "tensor2"];
    let (compute, _) = c.dtypes_in(Domain::Same, &names)?;
    let value = unless_one(c, "value", compute)?;
    elementwise(c, Domain::Same, names, [], |b, [x, left, right], []| {
        let left = scale(b, left, value);
        let term = combine(b, left, right);
        b.add(x, term)
    })
}

fn scale(b: &mut Builder, x: Val, factor: Option<Val>) -> Val {
    let Some(factor) = factor else { return x };
    let factor = b.splat(factor, x);
    b.mul(x, factor)
}

/// The quotient: true, or rounded towards zero or down.
fn div_mode(c: &mut Ctx<'_>) -> Lowered {
    match c.opt_str("rounding_mode")?.as_deref() {
        None => c.binary("self", "other", Domain::Float, Builder::div),
        Some("floor") => c.binary("self", "other", Domain::OnlyReal, floor_divide),
        Some("trunc") => {
            let (_, dtype) = c.dtypes_in(Domain::OnlyReal, &["self", "other"])?;
            c.binary("self", "other", Domain::OnlyReal, |b, x, y| trunc_divide(b, x, y, dtype))
        }
        Some(_) => return Err(c.wrong("rounding_mode", "one of None, 'trunc', or 'floor'")),
    }
    .and_then(one)
}

/// Torch has the quotient as an element of `dtype` before it takes the integer.
fn trunc_divide(b: &mut Builder, x: Val, y: Val, dtype: DType) -> Val {
    let quotient = b.div(x, y);
    if !dtype.is_float() {
        return quotient;
    }
    let quotient = b.reduce_precision(quotient, dtype);
    b.trunc(quotient)
}

/// `floor(x / y)`; of floats as Python does it, exact where `x / y` would round up to an integer.
///
/// Source: Python's `float_floor_div`, <https://github.com/python/cpython/blob/main/Objects/floatobject.c>.
fn floor_divide(b: &mut Builder, x: Val, y: Val) -> Val {
    let dtype = b.dtype(x);
    if dtype.is_unsigned_integer() {
        return b.div(x, y);
    }
    let rest = b.rem(x, y);
    let down = rounds_down(b, rest, y);
    if dtype.is_integer() {
        let quotient = b.div(x, y);
        let one = b.convert(down, dtype);
        return b.sub(quotient, one);
    }
    let whole = b.sub(x, rest);
    let quotient = b.div(whole, y);
    let one = b.convert(down, dtype);
    let quotient = b.sub(quotient, one);
    // `quotient` is an integer up to rounding.
    let floor = b.floor(quotient);
    let above = b.sub(quotient, floor);
    let above = b.compare_to(Cmp::GT, above, 0.5);
    let one = b.convert(above, dtype);
    let floor = b.add(floor, one);
    // A zero has the sign of the quotient; a division by zero is infinite or NaN.
    let exact = b.div(x, y);
    let zero = b.mul_by(exact, 0);
    let is_zero = b.compare_to(Cmp::EQ, quotient, 0);
    let floor = b.select(is_zero, zero, floor);
    let by_zero = b.compare_to(Cmp::EQ, y, 0);
    b.select(by_zero, exact, floor)
}

/// `x - y·floor(x / y)`: the remainder with the sign of `y`.
fn remainder(b: &mut Builder, x: Val, y: Val) -> Val {
    let rest = b.rem(x, y);
    if b.dtype(x).is_unsigned_integer() {
        return rest;
    }
    let down = rounds_down(b, rest, y);
    let moved = b.add(rest, y);
    b.select(down, moved, rest)
}

/// Whether a division by `y` that leaves `rest` has a negative, inexact quotient.
fn rounds_down(b: &mut Builder, rest: Val, y: Val) -> Val {
    let inexact = b.compare_to(Cmp::NE, rest, 0);
    let rest_below = b.compare_to(Cmp::LT, rest, 0);
    let y_below = b.compare_to(Cmp::LT, y, 0);
    let differ = b.xor(rest_below, y_below);
    b.and(inexact, differ)
}

/// `self` to a power that is a number: products and roots for the special ones.
fn pow_scalar(c: &mut Ctx<'_>) -> Lowered {
    let Value::Scalar(exponent) = c.value("exponent")? else {
        return c.binary("self", "exponent", Domain::OnlyNumber, pow).and_then(one);
    };
    let (compute, result) = c.dtypes_in(Domain::OnlyNumber, &["self", "exponent"])?;
    let x = c.tensor_as("self", compute)?;
    let power = special_power(c, x, exponent.to_f64());
    one(c.convert(power, result))
}

fn special_power(b: &mut Builder, x: Val, exponent: f64) -> Val {
    // Twice the exponent is an integer.
    match (2.0 * exponent) as i64 {
        -1 => b.rsqrt(x),
        0 => b.full_like(1, x),
        1 => by_upper_half(b, x, Builder::sqrt),
        2 => x,
        4 => b.mul(x, x),
        6 => {
            let square = b.mul(x, x);
            b.mul(square, x)
        }
        -2 | -4 => {
            let power = special_power(b, x, -exponent);
            reciprocal(b, power)
        }
        _ => unreachable!("pow: {exponent} is not special: bug in tpu-aten"),
    }
}

/// `self + weight·(end - self)`.
fn lerp_row(c: &mut Ctx<'_>) -> Lowered {
    let (compute, result) = c.dtypes_in(Domain::Same, &["self", "end"])?;
    let [x, end, weight] = c.broadcast_all(["self", "end", "weight"], compute)?;
    let y = lerp(c, x, end, weight);
    one(c.convert(y, result))
}

/// `x + weight·(end - x)`, written so that it is exact at either end.
fn lerp(b: &mut Builder, x: Val, end: Val, weight: Val) -> Val {
    let way = b.sub(end, x);
    let step = b.mul(weight, way);
    let near = b.add(x, step);
    let rest = complement(b, weight);
    let step = b.mul(way, rest);
    let far = b.sub(end, step);
    let size = b.abs(weight);
    let below_half = b.compare_to(Cmp::LT, size, 0.5);
    b.select(below_half, near, far)
}
