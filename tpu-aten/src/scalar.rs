//! Numbers that travel beside tensors: Python scalars and their types.

use tpu_runtime::DType;

/// A number of one of ATen's four scalar kinds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scalar {
    /// A Python `bool`.
    Bool(bool),
    /// A Python `int`.
    Int(i64),
    /// A Python `int` that `int64` does not hold.
    Unsigned(u64),
    /// A Python `float`.
    Float(f64),
    /// A Python `complex`: real and imaginary part.
    Complex(f64, f64),
}

impl Scalar {
    /// The dtype that the number has on its own, before promotion: `int64`, `float64`, …
    #[must_use]
    pub const fn dtype(self) -> DType {
        match self {
            Self::Bool(_) => DType::Bool,
            Self::Int(_) => DType::I64,
            Self::Unsigned(_) => DType::U64,
            Self::Float(_) => DType::F64,
            Self::Complex(..) => DType::C128,
        }
    }

    /// The real part as a float.
    #[must_use]
    pub const fn to_f64(self) -> f64 {
        match self {
            Self::Bool(value) => value as i64 as f64,
            Self::Int(value) => value as f64,
            Self::Unsigned(value) => value as f64,
            Self::Float(value) | Self::Complex(value, _) => value,
        }
    }

    /// The value as an integer; a float is truncated towards zero, what is beyond `i64` wraps.
    #[must_use]
    pub const fn to_i64(self) -> i64 {
        match self {
            Self::Bool(value) => value as i64,
            Self::Int(value) => value,
            Self::Unsigned(value) => value as i64,
            Self::Float(value) | Self::Complex(value, _) => value as i64,
        }
    }

    /// Whether the value is not zero.
    #[must_use]
    pub const fn to_bool(self) -> bool {
        match self {
            Self::Bool(value) => value,
            Self::Int(value) => value != 0,
            Self::Unsigned(value) => value != 0,
            Self::Float(value) => value != 0.0,
            Self::Complex(re, im) => re != 0.0 || im != 0.0,
        }
    }

    /// The little-endian bytes of the value as an element of `dtype`. What `I32` does not hold becomes the nearest
    /// that it holds: the end of an open slice is still behind every element.
    #[must_use]
    pub fn to_bytes(self, dtype: DType) -> [u8; 16] {
        let mut bytes = [0; 16];
        let mut put = |source: &[u8]| bytes[..source.len()].copy_from_slice(source);
        match dtype {
            DType::Bool => put(&[u8::from(self.to_bool())]),
            DType::I8 | DType::U8 => put(&self.to_i64().to_le_bytes()[..1]),
            DType::I16 | DType::U16 => put(&self.to_i64().to_le_bytes()[..2]),
            DType::I32 => {
                let held = self.to_i64().clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                put(&held.to_le_bytes()[..4]);
            }
            DType::U32 => put(&self.to_i64().to_le_bytes()[..4]),
            DType::I64 | DType::U64 => put(&self.to_i64().to_le_bytes()),
            DType::F16 => put(&half::f16::from_f64(self.to_f64()).to_le_bytes()),
            DType::BF16 => put(&half::bf16::from_f64(self.to_f64()).to_le_bytes()),
            DType::F64 => put(&self.to_f64().to_le_bytes()),
            DType::C32 | DType::BC32 => {
                let (re, im) = self.to_parts();
                let [re, im] = [re, im].map(|part| Self::Float(part).to_bytes(dtype.real()));
                put(&[re[0], re[1], im[0], im[1]]);
            }
            DType::C64 => {
                let (re, im) = self.to_parts();
                put(&(re as f32).to_le_bytes());
                bytes[4..8].copy_from_slice(&(im as f32).to_le_bytes());
            }
            DType::C128 => {
                let (re, im) = self.to_parts();
                put(&re.to_le_bytes());
                bytes[8..16].copy_from_slice(&im.to_le_bytes());
            }
            // Eight-bit floats travel as f32 and are converted on the device.
            DType::F32
            | DType::F8E5M2
            | DType::F8E4M3FN
            | DType::F8E5M2FNUZ
            | DType::F8E4M3FNUZ
            | DType::F8E8M0FNU => {
                put(&(self.to_f64() as f32).to_le_bytes());
            }
        }
        bytes
    }

    /// Real and imaginary part.
    #[must_use]
    pub const fn to_parts(self) -> (f64, f64) {
        match self {
            Self::Complex(re, im) => (re, im),
            other => (other.to_f64(), 0.0),
        }
    }
}

/// The largest finite number of a dtype, or of its parts; that of `F32`, in which they are filled, for eight-bit floats and
/// complex numbers of 16-bit parts.
pub(crate) fn largest(dtype: DType) -> f64 {
    match dtype {
        DType::Bool => 1.0,
        DType::I8 => f64::from(i8::MAX),
        DType::I16 => f64::from(i16::MAX),
        DType::I32 => f64::from(i32::MAX),
        DType::I64 => i64::MAX as f64,
        DType::U8 => f64::from(u8::MAX),
        DType::U16 => f64::from(u16::MAX),
        DType::U32 => f64::from(u32::MAX),
        DType::U64 => u64::MAX as f64,
        DType::F16 => half::f16::MAX.to_f64(),
        DType::BF16 => half::bf16::MAX.to_f64(),
        DType::F64 | DType::C128 => f64::MAX,
        _ => f64::from(f32::MAX),
    }
}

/// Torch's words for a number that is larger than the elements of `dtype`, or complex where they are real, if it is.
/// Unsigned integers hold negative numbers as well, which wrap.
pub(crate) fn overflow(number: Scalar, dtype: DType) -> Option<String> {
    let name = match dtype {
        DType::I8 => "int8_t",
        DType::I16 => "int16_t",
        DType::I32 => "int",
        DType::I64 => "int64_t",
        DType::U8 => "uint8_t",
        DType::U16 => "uint16_t",
        DType::U32 => "uint32_t",
        DType::U64 => "uint64_t",
        DType::F16 => "c10::Half",
        DType::BF16 => "c10::BFloat16",
        DType::F32 => "float",
        DType::F64 => "double",
        // Torch fills those of 16-bit parts with what it rounds to 32 bits first.
        DType::C32 | DType::BC32 | DType::C64 => "c10::complex<float>",
        _ => return None,
    };
    let largest = largest(dtype);
    let (value, imaginary) = number.to_parts();
    let value = if dtype.is_integer() { value.trunc() } else { value };
    let least = if dtype.is_integer() && !dtype.is_unsigned_integer() { -largest - 1.0 } else { -largest };
    let held = (least..=largest).contains(&value)
        && !(dtype == DType::I64 && matches!(number, Scalar::Unsigned(_)))
        || value.is_nan()
        || (value.is_infinite() && !dtype.is_integer());
    let is_real = imaginary == 0.0 || dtype.is_complex();
    (!(held && is_real)).then(|| format!("value cannot be converted to type {name} without overflow"))
}

impl From<f64> for Scalar {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

impl From<i64> for Scalar {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<bool> for Scalar {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_int32_holds_the_nearest() {
        let held =
            |value| i32::from_le_bytes(*Scalar::Int(value).to_bytes(DType::I32).first_chunk().unwrap());
        assert_eq!([i64::MIN, -1, 7, i64::MAX].map(held), [i32::MIN, -1, 7, i32::MAX]);
    }
}
