//! A hash of a tensor's elements.

use tpu_runtime::{DType, Shape};

use super::Over;
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[Op::new(
    "aten::hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor",
    hash,
)
.dtypes(&[DType::F32, DType::BF16, DType::F64, DType::I64, DType::U8])
.examples(&["T[2,3]", "T[2,3] (1) true"])];

/// The bits of all elements, as `F64` or `I64`, by exclusive or.
fn hash(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let x = c.tensor("self")?;
    let bits = match c.dtype(x) {
        DType::F64 => c.bitcast(x, DType::U64),
        dtype if dtype.is_float() => {
            let wide = c.convert(x, DType::F32);
            bits_as_f64(c, wide)
        }
        _ => {
            let wide = c.convert(x, DType::I64);
            c.bitcast(wide, DType::U64)
        }
    };
    let hash = c.reduce(bits, 0, &over.dims, Builder::xor);
    one(over.keep(c, hash))
}

/// The bits of an `F32` as an `F64`, by integers alone: a TPU has no bits of an `F64`.
fn bits_as_f64(b: &mut Builder, x: Val) -> Val {
    let narrow = b.bitcast(x, DType::U32);
    let fraction_mask = b.full_like(0x7f_ffff, narrow);
    let fraction = b.and(narrow, fraction_mask);
    let eight = b.full_like(8, narrow);
    let zeros = b.clz(fraction);
    let shift = b.sub(zeros, eight);
    // The fraction of a number below the normal ones loses its zeros and its first bit, which is implied.
    let shifted = b.shift_left(fraction, shift);
    let shifted = b.and(shifted, fraction_mask);

    let [narrow, fraction, shifted, shift] =
        [narrow, fraction, shifted, shift].map(|value| b.convert(value, DType::U64));
    let wide = Shape::new(DType::U64, b.dims(x));
    let place = |b: &mut Builder, value: Val, left: i64, right: i64| {
        let (left, right) = (b.full(left, &wide), b.full(right, &wide));
        let value = b.shift_right_logical(value, right);
        b.shift_left(value, left)
    };
    let sign = place(b, narrow, 63, 31);
    let exponent = place(b, narrow, 0, 23);
    let mask = b.full(0xff, &wide);
    let exponent = b.and(exponent, mask);

    let rebiased = b.add_to(exponent, 1023 - 127);
    let smallest = b.full(1023 - 126, &wide);
    let below = b.sub(smallest, shift);
    let infinite = b.full(0x7ff, &wide);
    let zero = b.full(0, &wide);
    let is_zero = b.compare_to(Cmp::EQ, fraction, 0);
    let below = b.select(is_zero, zero, below);
    let is_below = b.compare_to(Cmp::EQ, exponent, 0);
    let is_infinite = b.compare_to(Cmp::EQ, exponent, 0xff);
    let exponent = b.select(is_infinite, infinite, rebiased);
    let exponent = b.select(is_below, below, exponent);
    let fraction = b.select(is_below, shifted, fraction);

    let exponent = place(b, exponent, 52, 0);
    let fraction = place(b, fraction, 52 - 23, 0);
    let size = b.or(exponent, fraction);
    b.or(sign, size)
}
