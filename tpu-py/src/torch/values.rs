//! Reads the shim's values as the engine's arguments.

use std::ffi::c_void;

use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::builder::Precision;
use tpu_compile::{Arg, TensorRef};

use super::abi::{ShimCall, ShimTensor, ShimValue, list, tag};
use super::dtype::dtype;
use super::handle::Handle;
use crate::error::Result;

/// The arguments of one call.
pub(super) type Args<'a> = SmallVec<[Arg<'a>; 12]>;

/// Lists inside of a call's arguments, which borrow from here.
#[derive(Default)]
pub(super) struct Lists<'a> {
    tensors: SmallVec<[Args<'a>; 1]>,
    numbers: SmallVec<[SmallVec<[Scalar; 4]>; 1]>,
}

/// The handle behind a storage's context.
///
/// # Safety
/// `storage` came from `Core::alloc` or `Shim::push_tensor`, and torch keeps it alive for `'a`.
pub(super) unsafe fn handle<'a>(storage: *const c_void) -> &'a Handle {
    // SAFETY: by the caller's promise a live `Handle`, which is only ever shared.
    unsafe { &*storage.cast() }
}

/// The tensor as the engine sees it.
///
/// # Safety
/// `tensor` is a `ShimTensor` of the device that torch keeps alive for `'a`.
///
/// # Errors
/// When the device has no such dtype.
pub(super) unsafe fn tensor<'a>(tensor: *const ShimTensor) -> Result<TensorRef<'a>> {
    // SAFETY: valid by the caller's promise.
    let tensor = unsafe { &*tensor };
    // SAFETY: the storage is ours: the shim has compared its deleter.
    let Handle { cell, .. } = unsafe { handle(tensor.storage) };
    let rank = tensor.rank as usize;
    Ok(TensorRef {
        cell,
        dtype: dtype(tensor.dtype.into())?,
        // SAFETY: `rank` sizes, by shim.h.
        sizes: unsafe { list(tensor.sizes, rank) },
        // SAFETY: `rank` strides, by shim.h.
        strides: unsafe { list(tensor.strides, rank) },
        offset: tensor.offset,
    })
}

/// The tensors as the engine sees them.
///
/// # Safety
/// `first` points to `n` of them, each as [`tensor`] wants it.
///
/// # Errors
/// When the device has no such dtype.
pub(super) unsafe fn tensors<'a>(
    first: *const ShimTensor,
    n: usize,
) -> Result<SmallVec<[TensorRef<'a>; 32]>> {
    // SAFETY: the caller's promise.
    let all = unsafe { list(first, n) };
    // SAFETY: as above.
    all.iter().map(|each| unsafe { tensor(each) }).collect()
}

/// The values of a call.
///
/// # Safety
/// `call` is valid for `'a`, as during `Core::kernel`.
pub(super) unsafe fn values<'a>(call: &ShimCall) -> &'a [ShimValue] {
    // SAFETY: `n` values, by shim.h.
    unsafe { list(call.values, call.n) }
}

/// The lists among the values, which [`args`] borrows.
///
/// # Safety
/// The values are of a call that is running.
///
/// # Errors
/// When a tensor has a dtype that the device has not.
pub(super) unsafe fn lists<'a>(values: &[ShimValue]) -> Result<Lists<'a>> {
    let mut lists = Lists::default();
    for value in values.iter().filter(|value| value.tag == tag::LIST) {
        // SAFETY: the caller's promise.
        let entries = unsafe { entries(value) };
        if is_numbers(entries) {
            lists.numbers.push(entries.iter().map(|entry| scalar(entry.tag, entry)).collect());
            continue;
        }
        let mut tensors = Args::with_capacity(entries.len());
        for entry in entries {
            // SAFETY: the caller's promise; entries are no lists themselves.
            tensors.push(unsafe { arg(entry) }?);
        }
        lists.tensors.push(tensors);
    }
    Ok(lists)
}

/// The values as arguments.
///
/// # Safety
/// The values are of a call that is running for at least `'a`.
///
/// # Errors
/// When a tensor has a dtype that the device has not.
pub(super) unsafe fn args<'a, 'l: 'a>(values: &[ShimValue], lists: &'a Lists<'l>) -> Result<Args<'a>> {
    let (mut tensors, mut numbers) = (lists.tensors.iter(), lists.numbers.iter());
    let mut args = Args::with_capacity(values.len());
    for value in values {
        if value.tag != tag::LIST {
            // SAFETY: the caller's promise.
            args.push(unsafe { arg(value) }?);
            continue;
        }
        // SAFETY: the caller's promise.
        let arg = if is_numbers(unsafe { entries(value) }) {
            numbers.next().map(|entries| Arg::Scalars(entries))
        } else {
            tensors.next().map(|entries| Arg::Tensors(entries))
        };
        args.push(arg.unwrap_or_else(|| unreachable!("a list that was not read: bug in tpu-py")));
    }
    Ok(args)
}

/// A value that is no list of values.
///
/// # Safety
/// The value is of a call that is running for at least `'a`.
#[inline]
unsafe fn arg<'a>(value: &ShimValue) -> Result<Arg<'a>> {
    let n = value.n as usize;
    let u = &value.u;
    Ok(match value.tag {
        // SAFETY: the tag says which field holds.
        tag::TENSOR => Arg::Tensor(unsafe { tensor(u.tensor) }?),
        tag::HOST => Arg::HostTensor {
            dtype: dtype(value.dtype.into())?,
            wrapped: value.wrapped != 0,
            value: scalar(value.number, value),
        },
        tag::INT | tag::UNSIGNED | tag::DOUBLE | tag::BOOL | tag::COMPLEX => {
            Arg::Scalar(scalar(value.tag, value))
        }
        // SAFETY: the tag says which field holds; `n` entries, by shim.h.
        tag::INTS => Arg::Ints(unsafe { list(u.ints, n) }),
        // SAFETY: as above.
        tag::DOUBLES => Arg::Floats(unsafe { list(u.doubles, n) }),
        // SAFETY: as above; the shim writes 0 and 1 only.
        tag::BOOLS => Arg::Bools(unsafe { list(u.bools, n) }),
        // SAFETY: the tag says which field holds.
        tag::DTYPE => Arg::DType(dtype(unsafe { u.i } as i32)?),
        // SAFETY: the tag says which field holds.
        tag::DEVICE => Arg::Device(unsafe { u.i } as usize),
        tag::STRING => {
            // SAFETY: as for the lists above.
            let bytes = unsafe { list(u.text, n) };
            Arg::Str(std::str::from_utf8(bytes).unwrap_or_default())
        }
        tag::SEED => {
            // SAFETY: the tag says which field holds.
            let state = unsafe { u.seed };
            Arg::Seed { seed: state.seed, offset: state.offset }
        }
        // SAFETY: the tag says which field holds.
        tag::PRECISION => Arg::Precision(match unsafe { u.i } {
            0 => Precision::HIGHEST,
            1 => Precision::HIGH,
            _ => Precision::DEFAULT,
        }),
        // SAFETY: the tag says which field holds.
        tag::DEFAULT_FLOAT => Arg::DefaultFloat(dtype(unsafe { u.i } as i32)?),
        _ => Arg::None,
    })
}

fn scalar(tag: u8, value: &ShimValue) -> Scalar {
    match tag {
        // SAFETY: the tag says which field holds.
        tag::DOUBLE => Scalar::Float(unsafe { value.u.d }),
        // SAFETY: as above.
        tag::BOOL => Scalar::Bool(unsafe { value.u.i } != 0),
        tag::COMPLEX => {
            // SAFETY: as above.
            let parts = unsafe { value.u.complex };
            Scalar::Complex(parts.re, parts.im)
        }
        // SAFETY: as above.
        tag::UNSIGNED => Scalar::Unsigned(unsafe { value.u.i } as u64),
        // SAFETY: every other number is an integer.
        _ => Scalar::Int(unsafe { value.u.i }),
    }
}

/// The entries of a value with the tag LIST.
///
/// # Safety
/// The value is of a call that is running for at least `'a`.
unsafe fn entries<'a>(value: &ShimValue) -> &'a [ShimValue] {
    // SAFETY: the tag says which field holds.
    let first = unsafe { value.u.values };
    // SAFETY: `n` entries, by shim.h.
    unsafe { list(first, value.n as usize) }
}

fn is_numbers(entries: &[ShimValue]) -> bool {
    entries.first().is_some_and(|entry| {
        matches!(entry.tag, tag::INT | tag::UNSIGNED | tag::DOUBLE | tag::BOOL | tag::COMPLEX)
    })
}
