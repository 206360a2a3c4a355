//! Element types and shapes of device arrays.

use std::fmt;
use std::ops::Deref;

use smallvec::SmallVec;

/// The element type of a device array; the names are PJRT's, the spelling in programs is [`DType::mlir`].
///
/// PJRT and StableHLO have no `C32` and `BC32`, complex numbers of two `F16` or `BF16`: their elements are stored as the bits
/// of both in a `U32`, the real part in the lower half, and computed as `C64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the variants are the standard names of the types")]
pub enum DType {
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F16,
    BF16,
    F32,
    F64,
    C32,
    BC32,
    C64,
    C128,
    F8E5M2,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E8M0FNU,
}

impl DType {
    /// Every element type, in declaration order.
    pub const ALL: [Self; 22] = [
        Self::Bool,
        Self::I8,
        Self::I16,
        Self::I32,
        Self::I64,
        Self::U8,
        Self::U16,
        Self::U32,
        Self::U64,
        Self::F16,
        Self::BF16,
        Self::F32,
        Self::F64,
        Self::C32,
        Self::BC32,
        Self::C64,
        Self::C128,
        Self::F8E5M2,
        Self::F8E4M3FN,
        Self::F8E5M2FNUZ,
        Self::F8E4M3FNUZ,
        Self::F8E8M0FNU,
    ];

    /// Bytes of one element on the host. A `Bool` is one byte there.
    #[must_use]
    pub const fn size_in_bytes(self) -> usize {
        match self {
            Self::Bool
            | Self::I8
            | Self::U8
            | Self::F8E5M2
            | Self::F8E4M3FN
            | Self::F8E5M2FNUZ
            | Self::F8E4M3FNUZ
            | Self::F8E8M0FNU => 1,
            Self::I16 | Self::U16 | Self::F16 | Self::BF16 => 2,
            Self::I32 | Self::U32 | Self::F32 | Self::C32 | Self::BC32 => 4,
            Self::I64 | Self::U64 | Self::F64 | Self::C64 => 8,
            Self::C128 => 16,
        }
    }

    /// The spelling in StableHLO text.
    #[must_use]
    pub const fn mlir(self) -> &'static str {
        match self {
            Self::Bool => "i1",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::U8 => "ui8",
            Self::U16 => "ui16",
            Self::U32 | Self::C32 | Self::BC32 => "ui32",
            Self::U64 => "ui64",
            Self::F16 => "f16",
            Self::BF16 => "bf16",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::C64 => "complex<f32>",
            Self::C128 => "complex<f64>",
            Self::F8E5M2 => "f8E5M2",
            Self::F8E4M3FN => "f8E4M3FN",
            Self::F8E5M2FNUZ => "f8E5M2FNUZ",
            Self::F8E4M3FNUZ => "f8E4M3FNUZ",
            Self::F8E8M0FNU => "f8E8M0FNU",
        }
    }

    /// The name that torch prints, without `torch.`.
    #[must_use]
    pub const fn torch_name(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::I8 => "int8",
            Self::I16 => "int16",
            Self::I32 => "int32",
            Self::I64 => "int64",
            Self::U8 => "uint8",
            Self::U16 => "uint16",
            Self::U32 => "uint32",
            Self::U64 => "uint64",
            Self::F16 => "float16",
            Self::BF16 => "bfloat16",
            Self::F32 => "float32",
            Self::F64 => "float64",
            Self::C32 => "complex32",
            Self::BC32 => "bcomplex32",
            Self::C64 => "complex64",
            Self::C128 => "complex128",
            Self::F8E5M2 => "float8_e5m2",
            Self::F8E4M3FN => "float8_e4m3fn",
            Self::F8E5M2FNUZ => "float8_e5m2fnuz",
            Self::F8E4M3FNUZ => "float8_e4m3fnuz",
            Self::F8E8M0FNU => "float8_e8m0fnu",
        }
    }

    /// Real floating point, of any width.
    #[must_use]
    pub const fn is_float(self) -> bool {
        matches!(
            self,
            Self::F16
                | Self::BF16
                | Self::F32
                | Self::F64
                | Self::F8E5M2
                | Self::F8E4M3FN
                | Self::F8E5M2FNUZ
                | Self::F8E4M3FNUZ
                | Self::F8E8M0FNU
        )
    }

    /// Complex numbers, of any width.
    #[must_use]
    pub const fn is_complex(self) -> bool {
        matches!(self, Self::C32 | Self::BC32 | Self::C64 | Self::C128)
    }

    /// An integer, signed or not; `Bool` is none.
    #[must_use]
    pub const fn is_integer(self) -> bool {
        self.is_signed_integer() || self.is_unsigned_integer()
    }

    /// A signed integer.
    #[must_use]
    pub const fn is_signed_integer(self) -> bool {
        matches!(self, Self::I8 | Self::I16 | Self::I32 | Self::I64)
    }

    /// An unsigned integer; `Bool` is none.
    #[must_use]
    pub const fn is_unsigned_integer(self) -> bool {
        matches!(self, Self::U8 | Self::U16 | Self::U32 | Self::U64)
    }

    /// The type of a complex number's parts; any other type is its own.
    #[must_use]
    pub const fn real(self) -> Self {
        match self {
            Self::C32 => Self::F16,
            Self::BC32 => Self::BF16,
            Self::C64 => Self::F32,
            Self::C128 => Self::F64,
            other => other,
        }
    }

    /// The type of a device array of such elements: `U32` for complex numbers of 16-bit parts; any other type is its own.
    #[must_use]
    pub const fn stored(self) -> Self {
        match self {
            Self::C32 | Self::BC32 => Self::U32,
            other => other,
        }
    }

    /// The type that programs compute such elements in: `C64` for complex numbers of 16-bit parts; any other type is its
    /// own.
    #[must_use]
    pub const fn computed(self) -> Self {
        match self {
            Self::C32 | Self::BC32 => Self::C64,
            other => other,
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.torch_name())
    }
}

/// The sizes of an array, outermost first. Ranks up to six need no allocation.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Dims(SmallVec<[i64; 6]>);

impl Dims {
    /// The dims of a scalar.
    #[must_use]
    pub fn scalar() -> Self {
        Self::default()
    }

    /// How many elements an array of these dims has; 1 for a scalar.
    #[must_use]
    pub fn numel(&self) -> i64 {
        self.iter().product()
    }

    /// Appends a dimension, innermost.
    pub fn push(&mut self, size: i64) {
        self.0.push(size);
    }

    /// Inserts a dimension before `dim`.
    pub fn insert(&mut self, dim: usize, size: i64) {
        self.0.insert(dim, size);
    }

    /// Removes a dimension and returns its size.
    pub fn remove(&mut self, dim: usize) -> i64 {
        self.0.remove(dim)
    }

    /// The strides, in elements, of a dense row-major array of these dims.
    #[must_use]
    pub fn contiguous_strides(&self) -> Self {
        let mut strides = self.clone();
        let mut step = 1;
        for (stride, size) in strides.0.iter_mut().zip(self.iter()).rev() {
            *stride = step;
            step *= (*size).max(1);
        }
        strides
    }
}

impl Deref for Dims {
    type Target = [i64];
    fn deref(&self) -> &[i64] {
        &self.0
    }
}

impl std::ops::DerefMut for Dims {
    fn deref_mut(&mut self) -> &mut [i64] {
        &mut self.0
    }
}

impl From<&[i64]> for Dims {
    fn from(sizes: &[i64]) -> Self {
        Self(SmallVec::from_slice(sizes))
    }
}

impl<const N: usize> From<[i64; N]> for Dims {
    fn from(sizes: [i64; N]) -> Self {
        Self::from(sizes.as_slice())
    }
}

impl From<Vec<i64>> for Dims {
    fn from(sizes: Vec<i64>) -> Self {
        Self(SmallVec::from_vec(sizes))
    }
}

impl FromIterator<i64> for Dims {
    fn from_iter<I: IntoIterator<Item = i64>>(sizes: I) -> Self {
        Self(sizes.into_iter().collect())
    }
}

impl fmt::Debug for Dims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self[..], f)
    }
}

impl fmt::Display for Dims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self[..], f)
    }
}

/// Dims and element type of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The sizes, outermost first.
    pub dims: Dims,
    /// The element type.
    pub dtype: DType,
}

impl Shape {
    /// A shape of these dims.
    pub fn new(dtype: DType, dims: impl Into<Dims>) -> Self {
        Self { dims: dims.into(), dtype }
    }

    /// A zero-dimensional shape.
    #[must_use]
    pub fn scalar(dtype: DType) -> Self {
        Self { dims: Dims::scalar(), dtype }
    }

    /// Bytes of a dense array of this shape on the host.
    #[must_use]
    pub fn size_in_bytes(&self) -> usize {
        self.dims.numel() as usize * self.dtype.size_in_bytes()
    }

    /// The type in StableHLO text, such as `tensor<2x3xf32>`.
    #[must_use]
    pub fn mlir(&self) -> String {
        use fmt::Write;
        let mut text = String::from("tensor<");
        for size in self.dims.iter() {
            write!(text, "{size}x").expect("writing to a string does not fail");
        }
        text + self.dtype.mlir() + ">"
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.dtype, self.dims)
    }
}
