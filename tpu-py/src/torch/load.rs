//! Loads the shim of the running torch and registers the table's rows with it.

use std::ffi::{CStr, CString, c_char};
use std::path::Path;
use std::sync::OnceLock;

use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
use tpu_aten::op::{Expanded, Kernel};
use tpu_aten::table::ROWS;

use super::abi::{
    Core, ROW_APART, ROW_EXPANDED, ROW_HOST, ROW_PRECISE, ROW_RANDOM, ROW_SIZED, SHIM_ABI, Shim,
};
use super::callbacks::CORE;
use super::gil::without_gil;
use crate::error::{Error, Result};

static SHIM: OnceLock<&'static Shim> = OnceLock::new();

/// The loaded shim.
pub(super) fn shim() -> &'static Shim {
    SHIM.get().unwrap_or_else(|| unreachable!("a call from torch without a shim: bug in tpu-py"))
}

/// Waits until the threads of autograd have done with Python.
pub(crate) fn end_backward() {
    if let Some(shim) = SHIM.get() {
        without_gil(|| (shim.end_backward)());
    }
}

/// Loads the shim at `path` and registers every row. A second call does nothing.
///
/// # Errors
/// When the file does not load into the running torch, is of another build, or has no op that a row names.
pub(crate) fn load(path: &Path) -> Result<usize> {
    if SHIM.get().is_some() {
        return Ok(0);
    }
    // Python's import lock keeps a second thread away.
    let shim = open(path)?;
    register(SHIM.get_or_init(|| shim))
}

fn open(path: &Path) -> Result<&'static Shim> {
    let shown = path.display().to_string();
    let refused = |error: libloading::Error| Error::Shim { path: shown.clone(), reason: error.to_string() };
    // SAFETY: the shim's initialisers only construct its own statics.
    let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) }.map_err(refused)?;
    // SAFETY: the symbol has this type in shim.h, and its number is compared below.
    let entry = unsafe { library.get::<unsafe extern "C" fn(*const Core) -> *const Shim>(b"torchtpu_shim") }
        .map_err(refused)?;
    // SAFETY: the core is static; the shim checks its number before anything else.
    let shim = unsafe { entry(&raw const CORE) };
    // SAFETY: null, or the shim's own static.
    let shim = unsafe { shim.as_ref() };
    // The library stays: torch holds pointers into it.
    std::mem::forget(library);
    match shim {
        Some(shim) if shim.abi == SHIM_ABI => Ok(shim),
        _ => Err(Error::ShimAbi { path: shown, want: SHIM_ABI }),
    }
}

fn register(shim: &Shim) -> Result<usize> {
    let mut forms = 0;
    for (row, entry) in ROWS.iter().enumerate() {
        let name = entry.op.name();
        let mut flags = 0;
        if matches!(entry.op.kernel, Kernel::Host(_)) {
            flags |= ROW_HOST;
        }
        if entry.op.random {
            flags |= ROW_RANDOM;
        }
        if entry.op.sized {
            flags |= ROW_SIZED;
        }
        if entry.op.precise {
            flags |= ROW_PRECISE;
        }
        if entry.op.apart {
            flags |= ROW_APART;
        }
        if entry.op.expanded == Expanded::Deprecated {
            flags |= ROW_EXPANDED;
        }
        forms += register_row(shim, name, row as u32, flags)?;
    }
    Ok(forms)
}

fn register_row(shim: &Shim, name: &'static str, row: u32, flags: u32) -> Result<usize> {
    let text = CString::new(name).unwrap_or_default();
    let mut message: *const c_char = std::ptr::null();
    // SAFETY: the name ends in a null; the message is set when the answer is negative.
    let forms = unsafe { (shim.register_op)(text.as_ptr(), row, flags, &raw mut message) };
    usize::try_from(forms).map_err(|_| {
        // SAFETY: set by the shim, and valid until its next call on this thread.
        let reason = unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned();
        Error::Register { op: name.to_owned(), reason }
    })
}
