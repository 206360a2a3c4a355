//! How a function of the table is entered: counted, delayed, failed on command, then served.

use std::time::Duration;

use crate::control::{self, Live};
use crate::sys;

/// A struct of the C interface that begins with its own size.
///
/// # Safety
///
/// As `tpu_runtime`'s trait of this name, which the generated bindings implement.
pub(crate) unsafe trait Struct: Sized {
    const STRUCT_SIZE: usize;
}

/// The arguments of one function of the table.
///
/// # Safety
///
/// As `tpu_runtime`'s trait of this name, which the generated bindings implement.
pub(crate) unsafe trait Args: Struct {
    const NAME: &'static str;
    const SLOT: usize;
}

/// Arguments of a function that the plugin implements.
pub(crate) trait Serve: Args {
    /// Does what the function is for.
    fn serve(&mut self) -> Result<(), Failure>;
}

/// An error on its way to the caller.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) code: u32,
    pub(crate) message: String,
}

impl Failure {
    pub(crate) fn new(code: u32, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub(crate) fn into_raw(self) -> *mut sys::PJRT_Error {
        Live::Errors.add(1);
        Box::into_raw(Box::new(self)).cast()
    }
}

/// The position of a function in the table.
pub(crate) const fn index(slot: usize) -> usize {
    (slot - std::mem::offset_of!(sys::PJRT_Api, PJRT_Error_Destroy)) / size_of::<usize>()
}

/// The function of the table for `A`.
pub(crate) unsafe extern "C" fn entry<A: Serve>(args: *mut A) -> *mut sys::PJRT_Error {
    let command = control::command(index(A::SLOT));
    command.count();
    // SAFETY: the header: every struct of arguments begins with its size.
    let size = unsafe { args.cast::<usize>().read() };
    if size < A::STRUCT_SIZE {
        let want = A::STRUCT_SIZE;
        return Failure::new(3, format!("Unexpected {}_Args size: expected {want}, got {size}", A::NAME))
            .into_raw();
    }
    if !command.delays_its_event() {
        std::thread::sleep(Duration::from_millis(command.delay_ms()));
    }
    if let Some(code) = command.take_failure() {
        return Failure::new(code, format!("{} failed on command", A::NAME)).into_raw();
    }
    // SAFETY: the caller gives arguments of this type, as large as ours by the check above, to nobody else meanwhile.
    let args = unsafe { &mut *args };
    match args.serve() {
        Ok(()) => std::ptr::null_mut(),
        Err(failure) => failure.into_raw(),
    }
}

/// The function of the table for what the plugin does not implement.
pub(crate) unsafe extern "C" fn unimplemented() -> *mut sys::PJRT_Error {
    Failure::new(12, "the fake plugin does not implement this").into_raw()
}

/// Gives an object to the caller.
pub(crate) fn give<T, Opaque>(live: Live, object: T) -> *mut Opaque {
    live.add(1);
    Box::into_raw(Box::new(object)).cast()
}

/// Takes back an object that [`give`] gave.
pub(crate) fn take<T, Opaque>(live: Live, object: *mut Opaque) -> T {
    live.add(-1);
    // SAFETY: the header: a caller destroys an object once, and `give` made it a box of this type.
    *unsafe { Box::from_raw(object.cast()) }
}

/// Looks at an object that [`give`] gave.
pub(crate) fn look<'a, T, Opaque>(object: *mut Opaque) -> &'a T {
    // SAFETY: the header: a caller passes live objects, and `give` made it a `T`, which only changes behind locks.
    unsafe { &*object.cast::<T>() }
}

/// The `len` values at `data`, which a caller gave; none may come as null.
pub(crate) fn list<'a, T>(data: *const T, len: usize) -> &'a [T] {
    if len == 0 {
        return &[];
    }
    // SAFETY: the header: what a caller gives with a length has that many values, and lives during the call.
    unsafe { std::slice::from_raw_parts(data, len) }
}
