//! Bits, shifts and the arithmetic of whole numbers.

use tpu_runtime::DType;

use super::replaced;
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, FLOATS, INTEGERS, Lowered, Op, many, one};

/// Integers without `Bool`.
const WHOLE: &[DType] = &[DType::I64, DType::I32, DType::U8];

/// The rows.
pub const OPS: &[Op] = &[
    Op::binary("aten::bitwise_and.Tensor", Domain::OnlyInteger, Builder::and),
    Op::binary("aten::bitwise_or.Tensor", Domain::OnlyInteger, Builder::or),
    Op::binary("aten::bitwise_xor.Tensor", Domain::OnlyInteger, Builder::xor),
    Op::unary("aten::bitwise_not", Domain::OnlyInteger, Builder::not).dtypes(INTEGERS),
    Op::binary("aten::bitwise_left_shift.Tensor", Domain::OnlyInteger, Builder::shift_left).dtypes(WHOLE),
    Op::binary("aten::bitwise_right_shift.Tensor", Domain::OnlyInteger, shift_right).dtypes(WHOLE),
    Op::binary("aten::__lshift__.Tensor", Domain::OnlyInteger, Builder::shift_left).dtypes(WHOLE),
    Op::binary("aten::__rshift__.Tensor", Domain::OnlyInteger, shift_right).dtypes(WHOLE),
    Op::binary(
        "aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor",
        Domain::OnlyInteger,
        Builder::shift_left,
    )
    .dtypes(WHOLE)
    .examples(&["T[2,3] 2"]),
    Op::binary(
        "aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor",
        Domain::OnlyInteger,
        shift_right,
    )
    .dtypes(WHOLE)
    .examples(&["T[2,3] 2"]),
    Op::new("aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", |c| {
        replaced(c, Domain::OnlyInteger, Builder::shift_left)
    })
    .dtypes(WHOLE)
    .examples(&["T[2,3] T[3]"]),
    Op::new("aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", |c| {
        replaced(c, Domain::OnlyInteger, Builder::shift_left)
    })
    .dtypes(WHOLE)
    .examples(&["T[2,3] 2"]),
    Op::new("aten::__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", |c| {
        replaced(c, Domain::OnlyInteger, shift_right)
    })
    .dtypes(WHOLE)
    .examples(&["T[2,3] T[3]"]),
    Op::new("aten::__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)", |c| {
        replaced(c, Domain::OnlyInteger, shift_right)
    })
    .dtypes(WHOLE)
    .examples(&["T[2,3] 2"]),
    Op::binary("aten::gcd", Domain::OnlyInteger, gcd).dtypes(WHOLE),
    Op::binary("aten::lcm", Domain::OnlyInteger, lcm).dtypes(WHOLE),
    Op::new("aten::nextafter(Tensor self, Tensor other) -> Tensor", nextafter)
        .dtypes(FLOATS)
        .examples(&["T[2,3] T[3]"]),
    Op::new("aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)", frexp)
        .examples(&["T[2,3]"]),
];

/// `x >> y`, with the sign of a signed `x` shifted in.
fn shift_right(b: &mut Builder, x: Val, y: Val) -> Val {
    if b.dtype(x).is_unsigned_integer() {
        b.shift_right_logical(x, y)
    } else {
        b.shift_right_arithmetic(x, y)
    }
}

/// The greatest common divisor: Euclid's algorithm on all elements until every rest is 0.
fn gcd(b: &mut Builder, x: Val, y: Val) -> Val {
    let (x, y) = (b.abs(x), b.abs(y));
    let dims: Vec<_> = (0..b.rank(x)).collect();
    let state = b.while_loop(
        &[x, y],
        |b, v| {
            let open = b.compare_to(Cmp::NE, v[1], 0);
            b.any(open, &dims)
        },
        |b, v| {
            let done = b.compare_to(Cmp::EQ, v[1], 0);
            let rest = b.rem(v[0], v[1]);
            vec![b.select(done, v[0], v[1]), b.select(done, v[1], rest)]
        },
    );
    state[0]
}

/// The least common multiple, `|x| / gcd(x, y) · |y|`.
fn lcm(b: &mut Builder, x: Val, y: Val) -> Val {
    let (x, y) = (b.abs(x), b.abs(y));
    let divisor = gcd(b, x, y);
    let is_zero = b.compare_to(Cmp::EQ, divisor, 0);
    let ones = b.full_like(1, x);
    let divisor = b.select(is_zero, ones, divisor);
    let quotient = b.div(x, divisor);
    b.mul(quotient, y)
}

/// The next number of the same dtype from `self` towards `other`.
fn nextafter(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.result_type(&["self", "other"])?;
    let [x, y] = c.broadcast_all(["self", "other"], dtype)?;
    one(c.next_after(x, y))
}

/// Mantissa in `[0.5, 1)` and exponent, taken from the bits; zero, infinity and NaN are their own mantissa.
fn frexp(c: &mut Ctx<'_>) -> Lowered {
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &["self"])?;
    let (whole, fraction_bits, bias) =
        if compute == DType::F64 { (DType::I64, 52, 1023) } else { (DType::I32, 23, 127) };
    let x = c.tensor_as("self", compute)?;
    let b = c.builder();
    let raw = b.bitcast(x, whole);
    // Subnormal numbers have no exponent of their own, and arithmetic takes them for zero. Their bits count multiples of
    // the smallest one: as a number, that has the same mantissa.
    let magnitude_bits = b.full_like(if compute == DType::F64 { i64::MAX } else { i64::from(i32::MAX) }, raw);
    let magnitude = b.and(raw, magnitude_bits);
    let subnormal = b.compare_to(Cmp::LT, magnitude, 1_i64 << fraction_bits);
    let count = b.convert(magnitude, compute);
    let count = b.bitcast(count, whole);
    let sign = b.xor(raw, magnitude);
    let count = b.or(count, sign);
    let bits = b.select(subnormal, count, raw);
    let fraction_width = b.full_like(i64::from(fraction_bits), bits);
    let field = b.shift_right_logical(bits, fraction_width);
    let mask = b.full_like(i64::from(2 * bias + 1), bits);
    let field = b.and(field, mask);
    let exponent = b.add_to(field, i64::from(1 - bias));
    let lift = b.convert(subnormal, whole);
    let lift = b.mul_by(lift, i64::from(1 - bias - fraction_bits));
    let exponent = b.add(exponent, lift);
    // The field of 0.5 in place of the number's own.
    let field_bits = b.full_like(i64::from(2 * bias + 1) << fraction_bits, bits);
    let other_bits = b.not(field_bits);
    let rest = b.and(bits, other_bits);
    let half = b.full_like(i64::from(bias - 1) << fraction_bits, bits);
    let mantissa = b.or(rest, half);
    let mantissa = b.bitcast(mantissa, compute);
    let finite = b.is_finite(x);
    let not_zero = b.compare_to(Cmp::NE, magnitude, 0);
    let regular = b.and(finite, not_zero);
    let mantissa = b.select(regular, mantissa, x);
    let none = b.zeros_like(exponent);
    let exponent = b.select(regular, exponent, none);
    let (mantissa, exponent) = (b.convert(mantissa, result), b.convert(exponent, DType::I32));
    many([mantissa, exponent])
}

/// Whether the sign bit is set; `F64` is not looked at bit by bit, which TPUs cannot do: its NaN counts as positive.
pub(super) fn sign_bit(b: &mut Builder, x: Val) -> Val {
    let whole = match b.dtype(x) {
        DType::F32 => DType::I32,
        DType::F16 | DType::BF16 => DType::I16,
        DType::F64 => {
            let inverse = super::reciprocal(b, x);
            let is_zero = b.compare_to(Cmp::EQ, x, 0);
            let x = b.select(is_zero, inverse, x);
            return b.compare_to(Cmp::LT, x, 0);
        }
        _ => return b.compare_to(Cmp::LT, x, 0),
    };
    let bits = b.bitcast(x, whole);
    b.compare_to(Cmp::LT, bits, 0)
}
