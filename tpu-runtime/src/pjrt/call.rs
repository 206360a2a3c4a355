//! The one way into a plugin: [`Api::call`].

use std::mem::offset_of;
use std::ptr::NonNull;

use super::sys;
use crate::{Code, Error, Result};

/// A struct of the C interface that begins with its own size.
///
/// # Safety
///
/// The type is `repr(C)`, its first field is `struct_size: usize`, and all-zero bytes are a value of it.
pub(crate) unsafe trait Struct: Sized {
    /// The size that the newest known header states: up to the end of the last field, without padding.
    const STRUCT_SIZE: usize;
}

/// The arguments of one function of the table; the type picks the function.
///
/// # Safety
///
/// At byte `SLOT` of `PJRT_Api` lies a nullable function that takes a pointer to `Self` and returns an error or null.
pub(crate) unsafe trait Args: Struct {
    /// The function's name.
    const NAME: &'static str;
    /// Where the function's pointer lies in the table, in bytes.
    const SLOT: usize;
}

/// A struct with its size filled in and everything else zero.
pub(crate) fn new<S: Struct>() -> S {
    // SAFETY: `Struct` promises that zero bytes are a value.
    let mut value: S = unsafe { std::mem::zeroed() };
    // SAFETY: `Struct` promises that the first field is a `usize`, and `value` is borrowed exclusively.
    unsafe { (&raw mut value).cast::<usize>().write(S::STRUCT_SIZE) };
    value
}

/// A slice from a pointer and length that PJRT returned; an empty one may come with a null pointer.
///
/// # Safety
///
/// If `len` is not 0, `data` points to `len` values that live and stay unchanged for `'a`.
pub(crate) unsafe fn slice<'a, T>(data: *const T, len: usize) -> &'a [T] {
    if len == 0 || data.is_null() {
        return &[];
    }
    // SAFETY: the caller's promise; not null by the line above.
    unsafe { std::slice::from_raw_parts(data, len) }
}

/// Text from a pointer and length that PJRT returned; bytes that are not UTF-8 are replaced.
///
/// # Safety
///
/// As for [`slice`], for the time of this call.
pub(crate) unsafe fn text(data: *const std::ffi::c_char, len: usize) -> String {
    // SAFETY: the caller's promise.
    let bytes = unsafe { slice(data.cast::<u8>(), len) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// A plugin's function table. It lives as long as the process, because plugins are never unloaded.
#[derive(Clone, Copy)]
pub(crate) struct Api {
    table: NonNull<sys::PJRT_Api>,
    /// The bytes of the table that the plugin fills; slots beyond are not there.
    size: usize,
    version: (i32, i32),
}

// SAFETY: the table is written once by the plugin, before `Api::new`, and only read afterwards.
unsafe impl Send for Api {}
// SAFETY: as for `Send`.
unsafe impl Sync for Api {}

impl Api {
    /// # Safety
    ///
    /// `table` points to a PJRT function table that stays unchanged until the process ends.
    pub(crate) unsafe fn new(table: NonNull<sys::PJRT_Api>) -> Self {
        // SAFETY: the table begins with its size in every version; the caller promises the table.
        let size = unsafe { (*table.as_ptr()).struct_size };
        let version = if size >= offset_of!(sys::PJRT_Api, PJRT_Error_Destroy) {
            // SAFETY: the check above: the version lies within the table.
            let version = unsafe { (*table.as_ptr()).pjrt_api_version };
            (version.major_version, version.minor_version)
        } else {
            (0, 0)
        };
        Self { table, size, version }
    }

    pub(crate) fn size(self) -> usize {
        self.size
    }

    pub(crate) fn version(self) -> (i32, i32) {
        self.version
    }

    /// Calls the function of `args`, and turns a returned error into [`Error::Pjrt`].
    ///
    /// # Safety
    ///
    /// `args` was made by [`new`], and its fields are what the header asks of a caller of this function: live handles of
    /// this plugin, and pointers that are valid for as long as the header says.
    #[inline]
    pub(crate) unsafe fn call<A: Args>(self, args: &mut A) -> Result<()> {
        let Some(function) = self.function::<A>() else {
            return Err(Error::MissingSlot { call: A::NAME, version: self.version });
        };
        // SAFETY: the caller's promise; `args` is borrowed exclusively.
        let error = unsafe { function(args) };
        match NonNull::new(error) {
            None => Ok(()),
            // SAFETY: a function of this plugin returned the error, which makes it ours.
            Some(error) => Err(unsafe { self.take_error(A::NAME, error) }),
        }
    }

    #[inline]
    fn function<A: Args>(self) -> Option<unsafe extern "C" fn(*mut A) -> *mut sys::PJRT_Error> {
        // SAFETY: `Args` promises that the slot holds such a function, or null.
        unsafe { self.slot(A::SLOT) }
    }

    /// # Safety
    ///
    /// `F` is the type of the function at byte `slot` of the table.
    #[inline]
    pub(crate) unsafe fn slot<F: Copy>(self, slot: usize) -> Option<F> {
        const { assert!(size_of::<Option<F>>() == size_of::<usize>()) };
        if slot + size_of::<usize>() > self.size {
            return None;
        }
        // SAFETY: the line above: the slot lies within the table.
        let place = unsafe { self.table.as_ptr().byte_add(slot) }.cast::<Option<F>>();
        // SAFETY: the caller's promise for the type; the table is aligned and stays unchanged (`Api::new`).
        unsafe { place.read() }
    }

    /// Reads an error and frees it.
    ///
    /// # Safety
    ///
    /// `error` came from this plugin, and the caller owns it.
    #[cold]
    pub(crate) unsafe fn take_error(self, call: &'static str, error: NonNull<sys::PJRT_Error>) -> Error {
        // SAFETY: the header's type of this slot.
        let read_message: Option<unsafe extern "C" fn(*mut sys::PJRT_Error_Message_Args)> =
            unsafe { self.slot(offset_of!(sys::PJRT_Api, PJRT_Error_Message)) };
        // SAFETY: as above.
        let read_code: Option<
            unsafe extern "C" fn(*mut sys::PJRT_Error_GetCode_Args) -> *mut sys::PJRT_Error,
        > = unsafe { self.slot(offset_of!(sys::PJRT_Api, PJRT_Error_GetCode)) };
        // SAFETY: as above.
        let destroy: Option<unsafe extern "C" fn(*mut sys::PJRT_Error_Destroy_Args)> =
            unsafe { self.slot(offset_of!(sys::PJRT_Api, PJRT_Error_Destroy)) };

        let mut message = sys::PJRT_Error_Message_Args { error: error.as_ptr(), ..new() };
        if let Some(read) = read_message {
            // SAFETY: the error is alive (this function's contract).
            unsafe { read(&raw mut message) };
        }
        // SAFETY: the header: the message lives as long as the error, which is freed below.
        let message = unsafe { text(message.message, message.message_size) };

        let mut code = sys::PJRT_Error_GetCode_Args { error: error.as_ptr(), ..new() };
        if let Some(read) = read_code {
            // SAFETY: the error is alive. An error about the error is dropped: there is nothing to do with it.
            let _ = unsafe { read(&raw mut code) };
        }
        if let Some(destroy) = destroy {
            let mut args = sys::PJRT_Error_Destroy_Args { error: error.as_ptr(), ..new() };
            // SAFETY: the caller owns the error and gave it up.
            unsafe { destroy(&raw mut args) };
        }
        Error::Pjrt { call, code: Code::of(code.code), message }
    }
}

/// Logs a failed free: a `drop` has nobody to tell.
pub(crate) fn log_failed_free(result: Result<()>) {
    if let Err(error) = result {
        tracing::error!(%error, "a PJRT object could not be freed");
    }
}
