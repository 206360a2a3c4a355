//! What the engine asks of Python, from any thread and without the GIL.

use std::ffi::CString;

use pyo3::exceptions::PyRuntimeWarning;
use pyo3::prelude::*;

use crate::torch::with_gil;

/// Warns as `warnings.warn` does.
pub(crate) fn warn(message: &str) {
    with_gil(|py| {
        let Ok(message) = CString::new(message) else { return };
        if let Err(raised) = PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &message, 1) {
            // Warnings are errors here, and the call that is running has nothing to do with it.
            raised.write_unraisable(py, None);
        }
    });
}

/// Logs as Python's logger `torchtpu` does, for which `TORCH_LOGS="+torchtpu"` asks.
pub(crate) fn log(message: &str) {
    with_gil(|py| {
        let logged = py
            .import("logging")
            .and_then(|logging| logging.call_method1("getLogger", ("torchtpu",)))
            .and_then(|logger| logger.call_method1("debug", (message,)));
        if let Err(raised) = logged {
            // A handler that fails is no fault of the call that is running.
            raised.write_unraisable(py, None);
        }
    });
}

/// The line of the user's program that the calling thread is in; `None` in the backward pass's own threads.
pub(crate) fn caller() -> Option<Box<str>> {
    with_gil(|py| {
        let line = py.import("torchtpu._caller").and_then(|module| module.call_method0("caller")).ok()?;
        line.extract::<Option<String>>().ok()?.map(String::into_boxed_str)
    })
}

/// The path of the script or the module that the process runs; `None` in an interactive one.
pub(crate) fn script() -> Option<String> {
    with_gil(|py| py.import("__main__").ok()?.getattr("__file__").ok()?.extract().ok())
}
