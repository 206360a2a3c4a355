//! What the engine asks of Python, from any thread and without the GIL.

use std::ffi::CString;

use pyo3::exceptions::PyRuntimeWarning;
use pyo3::prelude::*;

use crate::torch::{raise_soon, with_gil};

/// Warns as `warnings.warn` does.
pub(crate) fn warn(message: &str) {
    ask(|py| {
        let message = CString::new(message)?;
        let warned = PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &message, 1);
        if let Err(raised) = &warned
            && raised.is_instance_of::<PyRuntimeWarning>(py)
        {
            // Warnings are errors here, and the call that is running has nothing to do with it.
            raised.clone_ref(py).write_unraisable(py, None);
            return Ok(());
        }
        warned
    });
}

/// Logs as Python's logger `torchtpu` does, for which `TORCH_LOGS="+torchtpu"` asks.
pub(crate) fn log(message: &str) {
    ask(|py| {
        let logger = py.import("logging")?.call_method1("getLogger", ("torchtpu",))?;
        logger.call_method1("debug", (message,)).map(drop)
    });
}

/// The line of the user's program that the calling thread is in; `None` in the backward pass's own threads.
pub(crate) fn caller() -> Option<Box<str>> {
    let line: Option<String> =
        ask(|py| py.import("torchtpu._caller")?.call_method0("caller")?.extract()).flatten();
    line.map(String::into_boxed_str)
}

/// The path of the script or the module that the process runs; `None` in an interactive one.
pub(crate) fn script() -> Option<String> {
    with_gil(|py| py.import("__main__").ok()?.getattr("__file__").ok()?.extract().ok())
}

/// Runs `work` with the GIL. The call that is running has nothing to do with what it raises: in the main thread, which
/// runs the handlers of signals, that is raised afterwards; in another it is printed.
fn ask<T>(work: impl FnOnce(Python<'_>) -> PyResult<T>) -> Option<T> {
    with_gil(|py| {
        work(py)
            .map_err(|raised| match is_main_thread(py) {
                Ok(true) => raise_soon(py, raised),
                _ => raised.write_unraisable(py, None),
            })
            .ok()
    })
}

fn is_main_thread(py: Python<'_>) -> PyResult<bool> {
    let threading = py.import("threading")?;
    threading.call_method0("main_thread")?.getattr("ident")?.eq(threading.call_method0("get_ident")?)
}
