//! Arrays on the host: what a program is given and what it returns.

use half::{bf16, f16};
use ndarray::{ArrayBase, ArrayD, Data, Dimension, IxDyn};
use tpu_runtime::{DType, Shape};
use zerocopy::{FromZeros, Immutable, IntoBytes, KnownLayout, TryFromBytes};

use crate::error::{Error, Result};

/// A dense row-major array in host memory.
///
/// ```
/// use ndarray::array;
/// use tpu_compile::HostArray;
///
/// let x = HostArray::from(&array![[1.0_f32, 2.0], [3.0, 4.0]]);
/// assert_eq!(x.shape().to_string(), "float32[2, 2]");
/// assert_eq!(x.to_array::<f32>()?[[1, 0]], 3.0);
/// # Ok::<(), tpu_compile::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostArray {
    shape: Shape,
    bytes: Vec<u8>,
}

/// A Rust type that is a dtype of PJRT, with the same bytes.
pub trait Element: Copy + FromZeros + TryFromBytes + IntoBytes + Immutable + KnownLayout {
    /// The dtype.
    const DTYPE: DType;
}

macro_rules! element {
    ($($rust:ty => $dtype:ident),*) => { $(impl Element for $rust { const DTYPE: DType = DType::$dtype; })* };
}

element!(bool => Bool, i8 => I8, i16 => I16, i32 => I32, i64 => I64, u8 => U8, u16 => U16, u32 => U32, u64 => U64);
element!(f16 => F16, bf16 => BF16, f32 => F32, f64 => F64);

impl HostArray {
    /// An array of any dtype from its bytes, row-major, in the byte order of the host.
    ///
    /// # Errors
    /// When the number of bytes is not the shape's.
    pub fn new(shape: Shape, bytes: Vec<u8>) -> Result<Self> {
        let (got, want) = (bytes.len(), shape.size_in_bytes());
        if got == want {
            Ok(Self { shape, bytes })
        } else {
            Err(Error::Bytes { op: "host array", got, want })
        }
    }

    /// Its dims and dtype.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The elements, row-major.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A copy of its elements as an array of `ndarray`.
    ///
    /// # Errors
    /// When the dtype is another.
    pub fn to_array<T: Element>(&self) -> Result<ArrayD<T>> {
        let dims: Vec<usize> = self.shape.dims.iter().map(|size| *size as usize).collect();
        let read = |bytes| T::try_read_from_bytes(bytes).ok();
        let values: Option<Vec<T>> = self.bytes.chunks_exact(size_of::<T>()).map(read).collect();
        match values {
            Some(values) if self.shape.dtype == T::DTYPE => Ok(ArrayD::from_shape_vec(IxDyn(&dims), values)
                .unwrap_or_else(|_| unreachable!("as many elements as the shape has"))),
            _ => Err(Error::HostDType { got: self.shape.dtype, want: T::DTYPE }),
        }
    }
}

impl<T: Element, S: Data<Elem = T>, D: Dimension> From<&ArrayBase<S, D>> for HostArray {
    fn from(array: &ArrayBase<S, D>) -> Self {
        let dims = array.shape().iter().map(|size| *size as i64).collect();
        let standard = array.as_standard_layout();
        let bytes = match standard.as_slice() {
            Some(elements) => elements.as_bytes().to_vec(),
            None => unreachable!("an array in standard layout is a slice"),
        };
        Self { shape: Shape { dims, dtype: T::DTYPE }, bytes }
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array2, array};

    use super::*;

    #[test]
    fn a_transposed_array_is_taken_row_major() {
        let x = array![[1_i64, 2, 3], [4, 5, 6]];
        let taken = HostArray::from(&x.t());
        assert_eq!(taken.shape(), &Shape::new(DType::I64, [3, 2]));
        assert_eq!(taken.to_array::<i64>().unwrap(), array![[1, 4], [2, 5], [3, 6]].into_dyn());
    }

    #[test]
    fn another_dtype_of_the_same_size_is_refused() {
        let x = HostArray::from(&array![bf16::from_f32(1.5)]);
        assert_eq!(x.to_array::<bf16>().unwrap()[0], bf16::from_f32(1.5));
        let error = x.to_array::<f16>().unwrap_err().to_string();
        assert_eq!(error, "host array: dtype, got bfloat16, want float16");
    }

    #[test]
    fn an_empty_array_has_its_dims() {
        let x = HostArray::from(&Array2::<f32>::zeros((0, 3)));
        assert_eq!(x.to_array::<f32>().unwrap().shape(), [0, 3]);
        assert!(HostArray::new(Shape::new(DType::F32, [2]), vec![0; 7]).is_err());
    }
}
