//! Rounding, sign and magnitude.

use tpu_runtime::DType;

use super::bits::sign_bit;
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Lowered, Op, one};

const SIGNED: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64, DType::U8];
const SIGNED_OR_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::U8, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::floor", Domain::OnlyReal, |b, x| rounded(b, x, Builder::floor)),
    Op::unary("aten::ceil", Domain::OnlyReal, |b, x| rounded(b, x, Builder::ceil)),
    Op::unary("aten::round", Domain::OnlyReal, |b, x| rounded(b, x, Builder::round_even)),
    Op::unary("aten::trunc", Domain::OnlyReal, |b, x| rounded(b, x, Builder::trunc)),
    Op::unary("aten::frac", Domain::OnlyFloat, frac),
    Op::new("aten::round.decimals(Tensor self, *, int decimals) -> Tensor", round_decimals).examples(&[
        "T[2,3] 0",
        "T[2,3] 2",
        "T[2,3] -1",
    ]),
    Op::unary("aten::abs", Domain::Same, Builder::abs).dtypes(SIGNED_OR_COMPLEX),
    Op::unary("aten::sign", Domain::Same, sign).real().dtypes(SIGNED),
    Op::unary("aten::sgn", Domain::Same, sign).dtypes(SIGNED_OR_COMPLEX),
    Op::binary("aten::copysign.Tensor", Domain::Float, copysign),
    Op::binary("aten::heaviside(Tensor self, Tensor values) -> Tensor", Domain::Same, heaviside),
];

/// Integers are round already.
fn rounded(b: &mut Builder, x: Val, f: fn(&mut Builder, Val) -> Val) -> Val {
    if b.dtype(x).is_float() { f(b, x) } else { x }
}

/// `x - trunc(x)`.
fn frac(b: &mut Builder, x: Val) -> Val {
    let whole = b.trunc(x);
    b.sub(x, whole)
}

/// Half-even at a decimal place: `round(x·10^decimals) / 10^decimals`.
fn round_decimals(c: &mut Ctx<'_>) -> Lowered {
    let decimals = c.int("decimals")?;
    c.unary("self", Domain::OnlyFloat, |b, x| {
        if decimals == 0 {
            return b.round_even(x);
        }
        let unit = b.full_like(10f64.powi(decimals.unsigned_abs() as i32), x);
        let scaled = if decimals > 0 { b.mul(x, unit) } else { b.div(x, unit) };
        let round = b.round_even(scaled);
        if decimals > 0 { b.div(round, unit) } else { b.mul(round, unit) }
    })
    .and_then(one)
}

/// -1, 0 or 1, and 0 for NaN; of a complex number the number of size 1 in its direction.
fn sign(b: &mut Builder, x: Val) -> Val {
    let dtype = b.dtype(x);
    if dtype == DType::Bool {
        return x;
    }
    if dtype.is_unsigned_integer() {
        let ones = b.full_like(1, x);
        return b.min(x, ones);
    }
    let sign = b.sign(x);
    if !dtype.is_float() {
        return sign;
    }
    let is_nan = b.is_nan(x);
    let zero = b.zeros_like(x);
    b.select(is_nan, zero, sign)
}

/// The size of `x` with the sign of `y`.
fn copysign(b: &mut Builder, x: Val, y: Val) -> Val {
    let size = b.abs(x);
    let negative = b.neg(size);
    let below = sign_bit(b, y);
    b.select(below, negative, size)
}

/// 0 below 0, `y` at 0, 1 above.
fn heaviside(b: &mut Builder, x: Val, y: Val) -> Val {
    let above = b.compare_to(Cmp::GT, x, 0);
    let dtype = b.dtype(x);
    let step = b.convert(above, dtype);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    b.select(is_zero, y, step)
}
