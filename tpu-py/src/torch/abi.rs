//! The types of `shim/shim.h`, field by field.

use std::ffi::{c_char, c_void};

/// The version in `shim.h`, and the sizes of the two tables.
pub(super) const SHIM_ABI: u32 = 4 << 24 | (size_of::<Core>() as u32) << 12 | size_of::<Shim>() as u32;

/// A list of the contract: a pointer and a length. The pointer may be null when the list is empty.
///
/// # Safety
/// `n` elements are valid at `first` for `'a`, and nobody writes to them meanwhile.
#[inline]
pub(super) unsafe fn list<'a, T>(first: *const T, n: usize) -> &'a [T] {
    if n == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(first, n) }
}

pub(super) const OK: i32 = 0;
pub(super) const UNKNOWN: i32 = 7;

/// The tags of a [`ShimValue`] that are read; every other is an argument left out.
pub(super) mod tag {
    pub(in crate::torch) const TENSOR: u8 = 1;
    pub(in crate::torch) const HOST: u8 = 2;
    pub(in crate::torch) const INT: u8 = 3;
    pub(in crate::torch) const DOUBLE: u8 = 4;
    pub(in crate::torch) const BOOL: u8 = 5;
    pub(in crate::torch) const COMPLEX: u8 = 6;
    pub(in crate::torch) const INTS: u8 = 7;
    pub(in crate::torch) const DOUBLES: u8 = 8;
    pub(in crate::torch) const BOOLS: u8 = 9;
    pub(in crate::torch) const LIST: u8 = 10;
    pub(in crate::torch) const DTYPE: u8 = 11;
    pub(in crate::torch) const DEVICE: u8 = 12;
    pub(in crate::torch) const STRING: u8 = 13;
    pub(in crate::torch) const SEED: u8 = 14;
    pub(in crate::torch) const PRECISION: u8 = 15;
    pub(in crate::torch) const UNSIGNED: u8 = 16;
    pub(in crate::torch) const DEFAULT_FLOAT: u8 = 17;
}

pub(super) const FORM_INPLACE: u8 = 1;
pub(super) const FORM_OUT: u8 = 2;

pub(super) const ROW_HOST: u32 = 1;
pub(super) const ROW_RANDOM: u32 = 2;
pub(super) const ROW_SIZED: u32 = 4;
pub(super) const ROW_PRECISE: u32 = 8;
pub(super) const ROW_APART: u32 = 16;
pub(super) const ROW_EXPANDED: u32 = 32;

#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct ShimTensor {
    pub storage: *const c_void,
    pub sizes: *const i64,
    pub strides: *const i64,
    pub offset: i64,
    pub rank: i32,
    pub dtype: i8,
    pub device: i8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct ComplexParts {
    pub re: f64,
    pub im: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct SeedState {
    pub seed: u64,
    pub offset: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(super) union Payload {
    pub i: i64,
    pub d: f64,
    pub complex: ComplexParts,
    pub seed: SeedState,
    pub tensor: *const ShimTensor,
    pub ints: *const i64,
    pub doubles: *const f64,
    pub bools: *const bool,
    pub values: *const ShimValue,
    pub text: *const u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct ShimValue {
    pub tag: u8,
    pub dtype: u8,
    pub wrapped: u8,
    pub number: u8,
    pub n: u32,
    pub u: Payload,
}

#[repr(C)]
pub(super) struct ShimCall {
    pub row: u32,
    pub form: u8,
    pub device: i32,
    pub values: *const ShimValue,
    pub n: usize,
    pub context: *mut c_void,
}

#[repr(C)]
#[derive(Default)]
pub(super) struct MemoryStats {
    pub allocated: u64,
    pub peak: u64,
    pub limit: u64,
}

#[repr(C)]
pub(super) struct Core {
    pub abi: u32,
    pub alloc:
        unsafe extern "C" fn(usize, i32, i32, *const i64, usize, *mut *mut c_void, *mut *mut c_void) -> i32,
    pub free: unsafe extern "C" fn(*mut c_void),
    pub find: unsafe extern "C" fn(*const c_void, *mut i32) -> *mut c_void,
    pub resize: unsafe extern "C" fn(*mut c_void, usize) -> i32,
    pub kernel: unsafe extern "C" fn(*const ShimCall, *mut u64) -> i32,
    pub upload: unsafe extern "C" fn(*const ShimTensor, *const u8, usize) -> i32,
    pub download: unsafe extern "C" fn(*const ShimTensor, *mut u8, usize) -> i32,
    pub copy: unsafe extern "C" fn(*const ShimTensor, *const ShimTensor) -> i32,
    pub host_op: unsafe extern "C" fn(*const u8, usize, i32) -> i32,
    pub init: extern "C" fn() -> i32,
    pub is_initialized: extern "C" fn() -> i32,
    pub device_count: extern "C" fn() -> i32,
    pub supports_dtype: extern "C" fn(i32) -> i32,
    pub synchronize: extern "C" fn(i32) -> i32,
    pub event_record: unsafe extern "C" fn(i32, i32, *mut *mut c_void) -> i32,
    pub event_wait: unsafe extern "C" fn(*const c_void) -> i32,
    pub event_query: unsafe extern "C" fn(*const c_void) -> i32,
    pub event_elapsed_ms: unsafe extern "C" fn(*const c_void, *const c_void) -> f64,
    pub event_free: unsafe extern "C" fn(*mut c_void),
    pub without_gil: unsafe extern "C" fn(unsafe extern "C" fn(*mut c_void), *mut c_void),
    pub memory_stats: unsafe extern "C" fn(i32, *mut MemoryStats),
    pub memory_reset_peak: extern "C" fn(i32),
    pub begin_graph: unsafe extern "C" fn(*const ShimTensor, usize) -> i32,
    pub end_graph: unsafe extern "C" fn(*const ShimTensor, usize, u64, *mut i64) -> i32,
    pub abandon_graph: extern "C" fn(),
    pub begin_region: unsafe extern "C" fn(*const ShimTensor, usize) -> i32,
    pub end_region: unsafe extern "C" fn(*const ShimTensor, usize, *mut i64) -> i32,
    pub branch: unsafe extern "C" fn(*const i64, *const ShimTensor, usize, *mut c_void) -> i32,
    pub repeat: unsafe extern "C" fn(*const i64, *const ShimTensor, usize, *mut c_void) -> i32,
    pub call_graph: unsafe extern "C" fn(i64, *const ShimTensor, usize, *mut c_void, *mut u64) -> i32,
    pub error_message: extern "C" fn() -> *const c_char,
}

#[repr(C)]
pub(super) struct Shim {
    pub abi: u32,
    pub register_op: unsafe extern "C" fn(*const c_char, u32, u32, *mut *const c_char) -> i32,
    pub infer: unsafe extern "C" fn(*mut c_void, *mut *const ShimTensor, *mut usize) -> i32,
    pub resize_out: unsafe extern "C" fn(*mut c_void, usize, usize, *const i64, *const i64) -> i32,
    pub push_tensor: unsafe extern "C" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        usize,
        i32,
        i32,
        usize,
        *const i64,
        *const i64,
    ),
    pub push_number: unsafe extern "C" fn(*mut c_void, *const ShimValue),
    pub push_undefined: unsafe extern "C" fn(*mut c_void),
    pub begin_draw: unsafe extern "C" fn(*mut c_void, *mut u64, *mut u64),
    pub push_result: unsafe extern "C" fn(*mut c_void, *const ShimTensor, *mut c_void, usize),
    pub end_backward: extern "C" fn(),
}
