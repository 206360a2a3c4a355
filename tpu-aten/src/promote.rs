//! Type promotion, as torch does it.
//!
//! Source: <https://pytorch.org/docs/stable/tensor_attributes.html#type-promotion-doc>.

use tpu_runtime::DType;

use crate::error::{Error, Result};

/// How much say an operand has in the result's dtype.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A tensor with dimensions.
    Dimensioned,
    /// A zero-dimensional tensor.
    Zero,
    /// A Python number.
    Wrapped,
}

/// The smallest dtype that holds both.
///
/// # Errors
/// For pairs that torch does not promote: 8-bit floats, and the wide unsigned integers with signed ones.
pub fn promote_types(left: DType, right: DType) -> Result<DType> {
    if left == right {
        return Ok(left);
    }
    let (low, high) = if class(left) <= class(right) { (left, right) } else { (right, left) };
    if is_f8(left) || is_f8(right) {
        return Err(Error::Torch(format!(
            "Promotion for Float8 Types is not supported, attempted to promote {} and {}",
            at_name(left),
            at_name(right)
        )));
    }
    if class(low) < class(high) {
        // A double with a complex float needs the wider complex.
        let wider = high == DType::C64 && low == DType::F64;
        return Ok(if wider { DType::C128 } else { high });
    }
    Ok(match class(high) {
        Class::Integer => return promote_integers(left, right),
        Class::Float => match (left, right) {
            (DType::F64, _) | (_, DType::F64) => DType::F64,
            _ => DType::F32,
        },
        _ => DType::C128,
    })
}

/// The dtype of an operation over operands of these dtypes and ranks; `default` is torch's default dtype.
///
/// # Errors
/// As [`promote_types`].
pub fn result_type(operands: impl IntoIterator<Item = (DType, Rank)>, default: DType) -> Result<DType> {
    let (mut dimensioned, mut zero, mut wrapped) = (None, None, None);
    for (dtype, rank) in operands {
        let (slot, dtype) = match rank {
            Rank::Dimensioned => (&mut dimensioned, dtype),
            Rank::Zero => (&mut zero, dtype),
            Rank::Wrapped => (&mut wrapped, default_of(dtype, default)),
        };
        *slot = Some(match *slot {
            Some(known) => promote_types(known, dtype)?,
            None => dtype,
        });
    }
    let result = combine(combine(dimensioned, zero)?, wrapped)?;
    Ok(result.unwrap_or(default))
}

/// The dtype in which values of `dtype` are accumulated: `F32` for 16-bit floats, else their own.
#[must_use]
pub fn accumulator(dtype: DType) -> DType {
    if dtype.is_float() && dtype.size_in_bytes() < 4 { DType::F32 } else { dtype }
}

/// Whether torch lets a result of one dtype be written to a tensor of another: not from complex to real, from float
/// to integer, or from a number to `Bool`.
#[must_use]
pub fn can_cast(from: DType, to: DType) -> bool {
    let (from, to) = (class(from), class(to));
    from <= to
}

/// The float dtype that an operation of these numbers computes in: that of integers is torch's `default` dtype.
#[must_use]
pub fn to_float(dtype: DType, default: DType) -> DType {
    if dtype.is_float() || dtype.is_complex() { dtype } else { default }
}

fn combine(higher: Option<DType>, lower: Option<DType>) -> Result<Option<DType>> {
    let (Some(high), Some(low)) = (higher, lower) else { return Ok(higher.or(lower)) };
    if high.is_complex() {
        return Ok(higher);
    }
    if high.is_float() {
        let complex = if high == DType::F64 { DType::C128 } else { DType::C64 };
        return Ok(Some(if low.is_complex() { complex } else { high }));
    }
    if high == DType::Bool || low.is_float() || low.is_complex() {
        return promote_types(high, low).map(Some);
    }
    Ok(higher)
}

fn promote_integers(left: DType, right: DType) -> Result<DType> {
    let wide_unsigned = |dtype| matches!(dtype, DType::U16 | DType::U32 | DType::U64);
    let size = |dtype: DType| dtype.size_in_bytes();
    if left.is_signed_integer() == right.is_signed_integer() {
        return Ok(if size(left) > size(right) { left } else { right });
    }
    if wide_unsigned(left) || wide_unsigned(right) {
        return Err(Error::Torch(format!(
            "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote {} and {}",
            at_name(left),
            at_name(right)
        )));
    }
    let signed = if left.is_signed_integer() { left } else { right };
    Ok(if signed == DType::I8 { DType::I16 } else { signed })
}

/// A Python float is torch's default dtype, whatever its width; a Python complex has parts of that.
fn default_of(dtype: DType, default: DType) -> DType {
    match (dtype, default) {
        (DType::F64, _) => default,
        (DType::C128, DType::F64) => DType::C128,
        (DType::C128, DType::F16) => DType::C32,
        (DType::C128, _) => DType::C64,
        (other, _) => other,
    }
}

#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Class {
    Bool,
    Integer,
    Float,
    Complex,
}

fn class(dtype: DType) -> Class {
    match dtype {
        DType::Bool => Class::Bool,
        _ if dtype.is_integer() => Class::Integer,
        _ if dtype.is_float() => Class::Float,
        _ => Class::Complex,
    }
}

fn is_f8(dtype: DType) -> bool {
    dtype.is_float() && dtype.size_in_bytes() == 1
}

/// The name that torch's C++ messages use.
#[must_use]
pub fn at_name(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "Bool",
        DType::I8 => "Char",
        DType::I16 => "Short",
        DType::I32 => "Int",
        DType::I64 => "Long",
        DType::U8 => "Byte",
        DType::U16 => "UInt16",
        DType::U32 => "UInt32",
        DType::U64 => "UInt64",
        DType::F16 => "Half",
        DType::BF16 => "BFloat16",
        DType::F32 => "Float",
        DType::F64 => "Double",
        DType::C32 => "ComplexHalf",
        DType::BC32 => "BComplex32",
        DType::C64 => "ComplexFloat",
        DType::C128 => "ComplexDouble",
        DType::F8E5M2 => "Float8_e5m2",
        DType::F8E4M3FN => "Float8_e4m3fn",
        DType::F8E5M2FNUZ => "Float8_e5m2fnuz",
        DType::F8E4M3FNUZ => "Float8_e4m3fnuz",
        DType::F8E8M0FNU => "Float8_e8m0fnu",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use DType::{BF16, Bool, C64, C128, F16, F32, F64, I8, I16, I32, I64, U8, U16};

    #[test]
    fn pairs_promote_as_in_torch() {
        for (left, right, want) in [
            (U8, I8, I16),
            (U8, I32, I32),
            (Bool, U8, U8),
            (F16, BF16, F32),
            (I64, F16, F16),
            (F64, C64, C128),
            (F32, C64, C64),
            (U8, U16, U16),
        ] {
            assert_eq!(promote_types(left, right).unwrap(), want);
            assert_eq!(promote_types(right, left).unwrap(), want);
        }
        assert!(promote_types(U16, I32).is_err());
    }

    #[test]
    fn results_are_not_cast_downwards() {
        assert!(can_cast(I64, U8) && can_cast(F64, F16) && can_cast(Bool, C64));
        assert!(!can_cast(C64, F64) && !can_cast(F16, I64) && !can_cast(U8, Bool));
    }

    #[test]
    fn numbers_and_scalars_have_less_say() {
        use Rank::{Dimensioned, Wrapped, Zero};
        assert_eq!(result_type([(F16, Dimensioned), (F64, Zero)], F32).unwrap(), F16);
        assert_eq!(result_type([(I32, Dimensioned), (F64, Wrapped)], F32).unwrap(), F32);
        assert_eq!(result_type([(I8, Dimensioned), (I64, Wrapped)], F32).unwrap(), I8);
        assert_eq!(result_type([(Bool, Dimensioned), (I64, Wrapped)], F32).unwrap(), I64);
        assert_eq!(result_type([(F32, Zero), (F64, Wrapped)], F32).unwrap(), F32);
        assert_eq!(result_type([(BF16, Dimensioned), (C128, Wrapped)], F32).unwrap(), C64);
        assert_eq!(result_type([(I32, Dimensioned), (F64, Wrapped)], F64).unwrap(), F64);
        assert_eq!(result_type([(I32, Dimensioned), (C128, Wrapped)], F64).unwrap(), C128);
        assert_eq!(result_type([(F32, Dimensioned), (F64, Wrapped)], F64).unwrap(), F32);
    }
}
