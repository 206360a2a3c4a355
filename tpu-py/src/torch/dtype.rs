//! torch's numbers of dtypes.

use tpu_runtime::DType;

use crate::error::{Error, Result};

/// `c10::ScalarType` in its order; `None` where the device has no such type.
const SCALAR_TYPES: [(&str, Option<DType>); 47] = [
    ("uint8", Some(DType::U8)),
    ("int8", Some(DType::I8)),
    ("int16", Some(DType::I16)),
    ("int32", Some(DType::I32)),
    ("int64", Some(DType::I64)),
    ("float16", Some(DType::F16)),
    ("float32", Some(DType::F32)),
    ("float64", Some(DType::F64)),
    ("complex32", Some(DType::C32)),
    ("complex64", Some(DType::C64)),
    ("complex128", Some(DType::C128)),
    ("bool", Some(DType::Bool)),
    ("qint8", None),
    ("quint8", None),
    ("qint32", None),
    ("bfloat16", Some(DType::BF16)),
    ("quint4x2", None),
    ("quint2x4", None),
    ("bits1x8", None),
    ("bits2x4", None),
    ("bits4x2", None),
    ("bits8", None),
    ("bits16", None),
    ("float8_e5m2", Some(DType::F8E5M2)),
    ("float8_e4m3fn", Some(DType::F8E4M3FN)),
    ("float8_e5m2fnuz", Some(DType::F8E5M2FNUZ)),
    ("float8_e4m3fnuz", Some(DType::F8E4M3FNUZ)),
    ("uint16", Some(DType::U16)),
    ("uint32", Some(DType::U32)),
    ("uint64", Some(DType::U64)),
    ("uint1", None),
    ("uint2", None),
    ("uint3", None),
    ("uint4", None),
    ("uint5", None),
    ("uint6", None),
    ("uint7", None),
    ("int1", None),
    ("int2", None),
    ("int3", None),
    ("int4", None),
    ("int5", None),
    ("int6", None),
    ("int7", None),
    ("float8_e8m0fnu", Some(DType::F8E8M0FNU)),
    ("float4_e2m1fn_x2", None),
    ("bcomplex32", Some(DType::BC32)),
];

/// The dtype of a `ScalarType`.
///
/// # Errors
/// A `TypeError` when the device has no such type.
pub(super) fn dtype(scalar_type: i32) -> Result<DType> {
    let index = usize::try_from(scalar_type).unwrap_or(usize::MAX);
    match SCALAR_TYPES.get(index) {
        Some((_, Some(dtype))) => Ok(*dtype),
        Some((name, None)) => Err(Error::DType { name: (*name).to_owned() }),
        None => Err(Error::DType { name: format!("number {scalar_type}") }),
    }
}

/// The `ScalarType` of a dtype.
pub(super) const fn scalar_type(dtype: DType) -> i32 {
    match dtype {
        DType::U8 => 0,
        DType::I8 => 1,
        DType::I16 => 2,
        DType::I32 => 3,
        DType::I64 => 4,
        DType::F16 => 5,
        DType::F32 => 6,
        DType::F64 => 7,
        DType::C32 => 8,
        DType::C64 => 9,
        DType::C128 => 10,
        DType::Bool => 11,
        DType::BF16 => 15,
        DType::F8E5M2 => 23,
        DType::F8E4M3FN => 24,
        DType::F8E5M2FNUZ => 25,
        DType::F8E4M3FNUZ => 26,
        DType::U16 => 27,
        DType::U32 => 28,
        DType::U64 => 29,
        DType::F8E8M0FNU => 44,
        DType::BC32 => 46,
    }
}

const _: () = {
    // The two functions are each other's inverse.
    let mut i = 0;
    while i < DType::ALL.len() {
        let Some(back) = SCALAR_TYPES[scalar_type(DType::ALL[i]) as usize].1 else { panic!("no such type") };
        assert!(back as u8 == DType::ALL[i] as u8);
        i += 1;
    }
};
