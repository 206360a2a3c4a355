//! Element types and host layouts in PJRT's terms.

use smallvec::SmallVec;

use super::{call, sys};
use crate::{DType, Dims, Shape};

/// PJRT's element type. Every one here is known to every plugin: PJRT does not check the number and crashes on others.
pub(crate) const fn buffer_type(dtype: DType) -> sys::PJRT_Buffer_Type {
    match dtype {
        DType::Bool => sys::PJRT_Buffer_Type_PRED,
        DType::I8 => sys::PJRT_Buffer_Type_S8,
        DType::I16 => sys::PJRT_Buffer_Type_S16,
        DType::I32 => sys::PJRT_Buffer_Type_S32,
        DType::I64 => sys::PJRT_Buffer_Type_S64,
        DType::U8 => sys::PJRT_Buffer_Type_U8,
        DType::U16 => sys::PJRT_Buffer_Type_U16,
        DType::U32 | DType::C32 | DType::BC32 => sys::PJRT_Buffer_Type_U32,
        DType::U64 => sys::PJRT_Buffer_Type_U64,
        DType::F16 => sys::PJRT_Buffer_Type_F16,
        DType::BF16 => sys::PJRT_Buffer_Type_BF16,
        DType::F32 => sys::PJRT_Buffer_Type_F32,
        DType::F64 => sys::PJRT_Buffer_Type_F64,
        DType::C64 => sys::PJRT_Buffer_Type_C64,
        DType::C128 => sys::PJRT_Buffer_Type_C128,
        DType::F8E5M2 => sys::PJRT_Buffer_Type_F8E5M2,
        DType::F8E4M3FN => sys::PJRT_Buffer_Type_F8E4M3FN,
        DType::F8E5M2FNUZ => sys::PJRT_Buffer_Type_F8E5M2FNUZ,
        DType::F8E4M3FNUZ => sys::PJRT_Buffer_Type_F8E4M3FNUZ,
        DType::F8E8M0FNU => sys::PJRT_Buffer_Type_F8E8M0FNU,
    }
}

/// The stored element type of PJRT's number, if it is one of [`DType`].
pub(crate) fn dtype(buffer_type: sys::PJRT_Buffer_Type) -> Option<DType> {
    DType::ALL.into_iter().find(|dtype| self::buffer_type(*dtype) == buffer_type).map(DType::stored)
}

/// The shapes that PJRT describes by stored element types, and dims one after another.
/// An element type that [`DType`] lacks gives `None` in its place.
pub(crate) fn shapes(
    types: &[sys::PJRT_Buffer_Type],
    ranks: &[usize],
    mut dims: &[i64],
) -> Vec<Option<Shape>> {
    types
        .iter()
        .zip(ranks)
        .map(|(buffer_type, rank)| {
            let (own, rest) = dims.split_at_checked(*rank)?;
            dims = rest;
            Some(Shape { dims: Dims::from(own), dtype: dtype(*buffer_type)? })
        })
        .collect()
}

/// Row-major order: the last dimension varies fastest.
pub(crate) struct RowMajor(SmallVec<[i64; 6]>);

impl RowMajor {
    pub(crate) fn new(rank: usize) -> Self {
        Self((0..rank as i64).rev().collect())
    }

    /// The C form. It points into `self`.
    pub(crate) fn as_pjrt(&self) -> sys::PJRT_Buffer_MemoryLayout {
        let mut layout: sys::PJRT_Buffer_MemoryLayout = call::new();
        layout.type_ = sys::PJRT_Buffer_MemoryLayout_Type_Tiled;
        layout.__bindgen_anon_1.tiled = sys::PJRT_Buffer_MemoryLayout_Tiled {
            minor_to_major: self.0.as_ptr(),
            minor_to_major_size: self.0.len(),
            ..call::new()
        };
        layout
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dtype_has_its_own_buffer_type() {
        for expected in DType::ALL {
            assert_eq!(dtype(buffer_type(expected)), Some(expected.stored()));
        }
        assert_eq!(dtype(sys::PJRT_Buffer_Type_S4), None);
        assert_eq!(dtype(32), None);
    }

    #[test]
    fn shapes_split_the_dims() {
        let shapes =
            shapes(&[sys::PJRT_Buffer_Type_F32, 21, sys::PJRT_Buffer_Type_PRED], &[2, 1, 0], &[2, 3, 4]);
        assert_eq!(shapes, [Some(Shape::new(DType::F32, [2, 3])), None, Some(Shape::scalar(DType::Bool))]);
    }

    #[test]
    fn row_major_is_last_dimension_first() {
        assert_eq!(RowMajor::new(3).0.as_slice(), [2, 1, 0]);
        assert!(RowMajor::new(0).0.is_empty());
    }
}
