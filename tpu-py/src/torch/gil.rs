//! Giving up Python's lock while something blocks. torch's own bindings have mostly done so before they call.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;

use pyo3::ffi::{
    Py_AddPendingCall, PyEval_RestoreThread, PyEval_SaveThread, PyGILState_Ensure, PyGILState_Release,
    PyGILState_STATE, PyThreadState,
};
use pyo3::{PyErr, Python};

unsafe extern "C" {
    /// In every `CPython` since 3.4, though outside of the limited interface's headers.
    fn PyGILState_Check() -> c_int;
}

/// Runs `work` without the GIL: gives it up if this thread has it, and takes it back, whatever happens.
pub(crate) fn without_gil<T>(work: impl FnOnce() -> T) -> T {
    let _released = Released::new();
    work()
}

/// Runs `work` with the GIL, on any thread, even within [`without_gil`], of which pyo3 knows nothing.
pub(crate) fn with_gil<T>(work: impl FnOnce(Python<'_>) -> T) -> T {
    let _taken = Taken::new();
    // SAFETY: the GIL is taken until the end of the function.
    work(unsafe { Python::assume_attached() })
}

/// Raises in the main thread, as soon as it runs Python again: what a signal's handler raised while the engine was in
/// Python, as Ctrl-C does, is meant for the program.
pub(crate) fn raise_soon(py: Python<'_>, raised: PyErr) {
    let raised = Box::into_raw(Box::new(raised));
    // SAFETY: the interpreter hands the pointer to `raise` once, or says that it does not.
    if unsafe { Py_AddPendingCall(Some(raise), raised.cast()) } != 0 {
        // SAFETY: nobody else has the pointer.
        unsafe { Box::from_raw(raised) }.write_unraisable(py, None);
    }
}

/// Called by the interpreter, with the GIL, in the main thread.
extern "C" fn raise(raised: *mut c_void) -> c_int {
    // SAFETY: the pointer is that of `raise_soon`, and comes once.
    let raised = unsafe { Box::from_raw(raised.cast::<PyErr>()) };
    with_gil(|py| raised.restore(py));
    -1
}

/// The engine's gate.
pub(crate) fn gate(work: &mut (dyn FnMut() + Send)) {
    without_gil(work);
}

/// The GIL, while the value lives.
struct Taken(PyGILState_STATE);

impl Taken {
    fn new() -> Self {
        // SAFETY: any thread may ask, with the GIL or without, as long as the interpreter lives.
        Self(unsafe { PyGILState_Ensure() })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // SAFETY: the state is of this thread's PyGILState_Ensure; `Taken` does not leave the thread.
        unsafe { PyGILState_Release(self.0) };
    }
}

/// The thread's state while it has given the GIL up; null if it had none.
struct Released(*mut PyThreadState);

impl Released {
    fn new() -> Self {
        // SAFETY: PyGILState_Check may be called by any thread, with the GIL or without.
        if unsafe { PyGILState_Check() } == 0 {
            return Self(null_mut());
        }
        // SAFETY: this thread has the GIL, as checked above.
        Self(unsafe { PyEval_SaveThread() })
    }
}

impl Drop for Released {
    fn drop(&mut self) {
        if !self.0.is_null() {
            // SAFETY: the state is this thread's own, from PyEval_SaveThread; `Released` does not leave the thread.
            unsafe { PyEval_RestoreThread(self.0) };
        }
    }
}
