//! Random words as numbers.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::Ctx;

/// Numbers of 24 bits in `[0, 1)`; for `F64` of 53.
pub(super) fn unit(c: &mut Ctx<'_>, shape: &Shape) -> Result<Val> {
    let bits = bits(c, word(shape.dtype), shape)?;
    let Grid { count, step, compute, .. } = grid(c, bits, 0);
    let count = c.convert(count, compute);
    Ok(c.mul_by(count, step))
}

/// Numbers in `(0, 1)`: the middles of 2^23 equal parts, for `F64` of 2^52.
pub(super) fn open_unit(c: &mut Ctx<'_>, shape: &Shape) -> Result<Val> {
    let bits = bits(c, word(shape.dtype), shape)?;
    Ok(open_unit_of(c, bits))
}

/// Numbers of the standard normal distribution.
pub(super) fn standard_normal(c: &mut Ctx<'_>, shape: &Shape) -> Result<Val> {
    let bits = bits(c, word(shape.dtype), shape)?;
    Ok(standard_normal_of(c, bits))
}

/// Numbers of the exponential distribution of rate 1.
pub(super) fn standard_exponential(c: &mut Ctx<'_>, shape: &Shape) -> Result<Val> {
    let open = open_unit(c, shape)?;
    let log = c.log(open);
    Ok(c.neg(log))
}

/// As [`open_unit`], of these words.
pub(super) fn open_unit_of(b: &mut Builder, bits: Val) -> Val {
    let Grid { count, step, compute, .. } = grid(b, bits, 1);
    let count = b.convert(count, compute);
    let middle = b.add_to(count, 0.5);
    b.mul_by(middle, step)
}

/// As [`standard_normal`], of these words: `sqrt(2) * erfinv(v)` for `v` in `(-1, 1)`.
pub(super) fn standard_normal_of(b: &mut Builder, bits: Val) -> Val {
    let Grid { count, step, compute, size } = grid(b, bits, 0);
    // The middles of the parts, as odd multiples of the step: exact in the float's digits.
    let odd = b.mul_by(count, 2);
    let odd = b.add_to(odd, 1 - size);
    let odd = b.convert(odd, compute);
    let v = b.mul_by(odd, step);
    let value = b.erf_inv(v);
    b.mul_by(value, std::f64::consts::SQRT_2)
}

/// Random words in the dims of `shape`.
pub(super) fn bits(c: &mut Ctx<'_>, word: DType, shape: &Shape) -> Result<Val> {
    if shape.dims.numel() == 0 {
        return Ok(c.full(0, &Shape::new(word, shape.dims.clone())));
    }
    c.random_bits(word, &shape.dims)
}

/// The words that numbers of `dtype` are made of.
pub(super) fn word(dtype: DType) -> DType {
    if dtype == DType::F64 { DType::U64 } else { DType::U32 }
}

/// Uniform integers below `size`, of which `step` is the inverse.
struct Grid {
    count: Val,
    step: f64,
    size: i64,
    /// The float dtype that holds them exactly.
    compute: DType,
}

/// As many integers as a float has digits for, less the `spared`.
fn grid(b: &mut Builder, bits: Val, spared: i64) -> Grid {
    let word = b.dtype(bits);
    let (signed, compute, digits) = match word {
        DType::U64 => (DType::I64, DType::F64, 53),
        _ => (DType::I32, DType::F32, 24),
    };
    let kept = digits - spared;
    let surplus = b.full_like(8 * word.size_in_bytes() as i64 - kept, bits);
    let count = b.shift_right_logical(bits, surplus);
    let count = b.convert(count, signed);
    let size = 1_i64 << kept;
    Grid { count, step: (size as f64).recip(), size, compute }
}
