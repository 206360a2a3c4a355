//! What torch calls: the functions of [`Core`]. Each turns errors and panics into a status.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use tpu_compile::TensorRef;
use tpu_runtime::{Dims, Shape};

use super::abi::{Core, MemoryStats, OK, SHIM_ABI, ShimCall, ShimTensor, list};
use super::dtype::dtype;
use super::gil::without_gil;
use super::handle::Handle;
use super::values::{handle, tensor, tensors};
use super::{graph, kernel, region};
use crate::engine::{self, device_count, engine, is_forked, is_initialized};
use crate::error::{Error, Result};
use crate::event::Event;
use crate::memory;

pub(super) static CORE: Core = Core {
    abi: SHIM_ABI,
    alloc,
    free,
    find,
    resize,
    kernel: run_kernel,
    upload,
    download,
    copy,
    host_op,
    init,
    is_initialized: initialized,
    device_count: count,
    supports_dtype,
    synchronize,
    event_record,
    event_wait,
    event_query,
    event_elapsed_ms,
    event_free,
    without_gil: run_without_gil,
    memory_stats,
    memory_reset_peak,
    begin_graph,
    end_graph,
    abandon_graph,
    begin_region,
    end_region,
    branch,
    repeat,
    call_graph,
    error_message,
};

thread_local! {
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Runs a callback; an error or a panic is kept for `error_message`.
fn guard(work: impl FnOnce() -> Result<()>) -> i32 {
    let error = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => return OK,
        Ok(Err(error)) => error,
        Err(panic) => Error::Panic(panic_message(panic.as_ref())),
    };
    let text = error.to_string().replace('\0', "");
    MESSAGE.set(CString::new(text).unwrap_or_default());
    error.kind() as i32
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}

extern "C" fn error_message() -> *const c_char {
    MESSAGE.with_borrow(|message| CStr::as_ptr(message))
}

unsafe extern "C" fn alloc(
    nbytes: usize,
    device: i32,
    scalar_type: i32,
    sizes: *const i64,
    rank: usize,
    storage: *mut *mut c_void,
    address: *mut *mut c_void,
) -> i32 {
    guard(|| {
        let hint = if scalar_type < 0 {
            None
        } else {
            // SAFETY: `rank` sizes, by shim.h.
            let sizes = unsafe { list(sizes, rank) };
            Some(Shape { dims: Dims::from(sizes), dtype: dtype(scalar_type)? })
        };
        let cell = engine()?.cell(device as usize, nbytes, hint);
        let memory = Handle::hand_over(cell);
        // SAFETY: for the answer, by shim.h.
        unsafe { *storage = memory.0 };
        // SAFETY: as above.
        unsafe { *address = memory.1 };
        Ok(())
    })
}

unsafe extern "C" fn free(storage: *mut c_void) {
    if is_forked() {
        // The parent owns what this handle holds.
        return;
    }
    // SAFETY: from `Handle::hand_over`, and torch frees a storage once.
    let handle = unsafe { Box::from_raw(storage.cast::<Handle>()) };
    guard(|| {
        drop(handle);
        Ok(())
    });
}

unsafe extern "C" fn find(address: *const c_void, device: *mut i32) -> *mut c_void {
    let Some(found) = Handle::find(address) else { return std::ptr::null_mut() };
    // SAFETY: null, or for the answer, by shim.h.
    if let Some(device) = unsafe { device.as_mut() } {
        // SAFETY: the handle was live, and torch holds the storage that it asks about.
        *device = unsafe { handle(found.cast()) }.cell.device() as i32;
    }
    found.cast()
}

unsafe extern "C" fn resize(storage: *mut c_void, nbytes: usize) -> i32 {
    guard(|| {
        // SAFETY: torch holds the storage during the call.
        let Handle { cell, .. } = unsafe { handle(storage) };
        Ok(engine()?.resize(cell, nbytes)?)
    })
}

unsafe extern "C" fn run_kernel(call: *const ShimCall, advance: *mut u64) -> i32 {
    guard(|| {
        // SAFETY: valid during the call, by shim.h.
        let call = unsafe { &*call };
        // SAFETY: as above.
        let moved = unsafe { kernel::run(call) }?;
        // SAFETY: for the answer, by shim.h.
        unsafe { *advance = moved };
        Ok(())
    })
}

unsafe extern "C" fn upload(dst: *const ShimTensor, bytes: *const u8, nbytes: usize) -> i32 {
    guard(|| {
        // SAFETY: valid during the call, by shim.h.
        let dst = unsafe { tensor(dst) }?;
        // SAFETY: the caller owns these bytes and waits.
        let bytes = unsafe { list(bytes, nbytes) };
        let engine = engine()?;
        Ok(without_gil(|| engine.upload(&dst, bytes))?)
    })
}

unsafe extern "C" fn download(src: *const ShimTensor, bytes: *mut u8, nbytes: usize) -> i32 {
    guard(|| {
        // SAFETY: valid during the call, by shim.h.
        let src = unsafe { tensor(src) }?;
        let bytes = if nbytes == 0 {
            &mut []
        } else {
            // SAFETY: the caller owns these bytes, waits, and gives them to nobody else.
            unsafe { std::slice::from_raw_parts_mut(bytes, nbytes) }
        };
        let engine = engine()?;
        Ok(without_gil(|| engine.download(&src, bytes))?)
    })
}

unsafe extern "C" fn copy(src: *const ShimTensor, dst: *const ShimTensor) -> i32 {
    guard(|| {
        // SAFETY: valid during the call, by shim.h.
        let src = unsafe { tensor(src) }?;
        // SAFETY: as above.
        let dst = unsafe { tensor(dst) }?;
        Ok(engine()?.copy(&src, &dst)?)
    })
}

unsafe extern "C" fn host_op(name: *const u8, n: usize, has_row: i32) -> i32 {
    guard(|| {
        // SAFETY: `n` bytes, by shim.h.
        let name = unsafe { list(name, n) };
        kernel::host_op(&String::from_utf8_lossy(name), has_row != 0)
    })
}

extern "C" fn init() -> i32 {
    guard(|| engine().map(|_| ()))
}

extern "C" fn initialized() -> i32 {
    is_initialized().into()
}

extern "C" fn count() -> i32 {
    device_count() as i32
}

extern "C" fn supports_dtype(scalar_type: i32) -> i32 {
    dtype(scalar_type).is_ok().into()
}

extern "C" fn synchronize(device: i32) -> i32 {
    guard(|| engine::synchronize(device as usize))
}

unsafe extern "C" fn event_record(device: i32, timed: i32, event: *mut *mut c_void) -> i32 {
    guard(|| {
        let recorded = Box::new(Event::record(device as usize, timed != 0)?);
        // SAFETY: for the answer, by shim.h.
        unsafe { *event = Box::into_raw(recorded).cast() };
        Ok(())
    })
}

unsafe extern "C" fn event_wait(event: *const c_void) -> i32 {
    guard(|| {
        // SAFETY: null, or from `event_record` and not yet freed.
        let event = unsafe { event.cast::<Event>().as_ref() };
        event.map_or(Ok(()), Event::wait)
    })
}

unsafe extern "C" fn event_query(event: *const c_void) -> i32 {
    // SAFETY: null, or from `event_record` and not yet freed.
    let event = unsafe { event.cast::<Event>().as_ref() };
    event.is_none_or(Event::is_done).into()
}

unsafe extern "C" fn event_elapsed_ms(start: *const c_void, end: *const c_void) -> f64 {
    // SAFETY: null, or from `event_record` and not yet freed.
    let start = unsafe { start.cast::<Event>().as_ref() };
    // SAFETY: as above.
    let end = unsafe { end.cast::<Event>().as_ref() };
    start.zip(end).map_or(0.0, |(start, end)| start.milliseconds_until(end))
}

unsafe extern "C" fn event_free(event: *mut c_void) {
    if !event.is_null() {
        // SAFETY: from `event_record`, and torch frees an event once.
        drop(unsafe { Box::from_raw(event.cast::<Event>()) });
    }
}

unsafe extern "C" fn run_without_gil(work: unsafe extern "C" fn(*mut c_void), argument: *mut c_void) {
    // SAFETY: the shim's own function and argument, which do not touch Python.
    without_gil(|| unsafe { work(argument) });
}

unsafe extern "C" fn memory_stats(device: i32, stats: *mut MemoryStats) {
    let memory::Stats { allocated, peak, limit } = memory::stats(device as usize);
    // SAFETY: for the answer, by shim.h.
    unsafe { *stats = MemoryStats { allocated, peak, limit } };
}

extern "C" fn memory_reset_peak(_device: i32) {
    memory::reset_peak();
}

unsafe extern "C" fn begin_graph(parameters: *const ShimTensor, n: usize) -> i32 {
    guard(|| {
        // SAFETY: `n` tensors, by shim.h.
        let parameters = unsafe { tensors(parameters, n) }?;
        graph::begin(&parameters)
    })
}

unsafe extern "C" fn end_graph(outputs: *const ShimTensor, n: usize, advance: u64, graph: *mut i64) -> i32 {
    guard(|| {
        // SAFETY: `n` tensors, by shim.h.
        let outputs = unsafe { tensors(outputs, n) }?;
        let number = graph::end(&outputs, advance)?;
        // SAFETY: for the answer, by shim.h.
        unsafe { *graph = number };
        Ok(())
    })
}

extern "C" fn abandon_graph() {
    guard(|| {
        graph::abandon();
        Ok(())
    });
}

unsafe extern "C" fn begin_region(parameters: *const ShimTensor, n: usize) -> i32 {
    guard(|| {
        // SAFETY: `n` tensors, by shim.h.
        let parameters = unsafe { tensors(parameters, n) }?;
        region::begin(&parameters)
    })
}

unsafe extern "C" fn end_region(outputs: *const ShimTensor, n: usize, region: *mut i64) -> i32 {
    guard(|| {
        // SAFETY: `n` tensors, by shim.h.
        let outputs = unsafe { tensors(outputs, n) }?;
        let number = region::end(&outputs)?;
        // SAFETY: for the answer, by shim.h.
        unsafe { *region = number };
        Ok(())
    })
}

unsafe extern "C" fn branch(
    regions: *const i64,
    arguments: *const ShimTensor,
    n: usize,
    context: *mut c_void,
) -> i32 {
    // SAFETY: two regions, `n` tensors and the context of the running call, by shim.h.
    unsafe { control(region::branch, regions, arguments, n, context) }
}

unsafe extern "C" fn repeat(
    regions: *const i64,
    arguments: *const ShimTensor,
    n: usize,
    context: *mut c_void,
) -> i32 {
    // SAFETY: two regions, `n` tensors and the context of the running call, by shim.h.
    unsafe { control(region::repeat, regions, arguments, n, context) }
}

/// Records a branch or a loop.
///
/// # Safety
/// `regions` are two numbers, `arguments` are `n` tensors, and the context is of the running call.
unsafe fn control(
    record: unsafe fn([i64; 2], &[TensorRef<'_>], *mut c_void) -> Result<()>,
    regions: *const i64,
    arguments: *const ShimTensor,
    n: usize,
    context: *mut c_void,
) -> i32 {
    guard(|| {
        // SAFETY: by the caller.
        let regions = unsafe { *regions.cast::<[i64; 2]>() };
        // SAFETY: by the caller.
        let arguments = unsafe { tensors(arguments, n) }?;
        // SAFETY: by the caller.
        unsafe { record(regions, &arguments, context) }
    })
}

unsafe extern "C" fn call_graph(
    number: i64,
    arguments: *const ShimTensor,
    n: usize,
    context: *mut c_void,
    advance: *mut u64,
) -> i32 {
    guard(|| {
        // SAFETY: `n` tensors, by shim.h.
        let arguments = unsafe { tensors(arguments, n) }?;
        // SAFETY: the context is of the running call, by shim.h.
        let moved = unsafe { graph::call(number, &arguments, context) }?;
        // SAFETY: for the answer, by shim.h.
        unsafe { *advance = moved };
        Ok(())
    })
}
