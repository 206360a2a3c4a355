//! The Python module `torchtpu._C`: the engine behind torch's device `tpu`.
//!
//! Python loads this library and hands it the shim of the running torch; from then on torch calls it directly, and
//! the functions below are what is left for Python: modes, counters and questions about the device.
#![cfg_attr(not(test), expect(non_snake_case, reason = "Python's name for a compiled half is `_C`"))]

mod aot;
mod cache;
mod config;
mod engine;
mod error;
mod event;
mod graph;
mod memory;
mod python;
mod saved;
#[expect(unsafe_code, reason = "calls the shim's C interface; the only module of the crate that does")]
mod torch;

use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use tpu_runtime::find::Places;

use crate::error::Error;

/// The core of torchtpu: see `_C.pyi` for what each function does.
#[pymodule(name = "_C")]
mod module {
    #[pymodule_export]
    use crate::graph::Graph;

    #[pymodule_export]
    use crate::saved::{Saved, save};

    #[pymodule_export]
    use super::aot::{AotPool, aot_worker, chips, hlo_summary, topology};

    #[pymodule_export]
    use super::{
        after_fork, cut, device_count, device_kind, eager_mode, flush, init, is_forked, is_initialized,
        load_shim, metrics, plugin, set_eager_mode, set_places, set_thread_eager_mode, settings,
        synchronize_all, unknown_settings, version,
    };

    #[pymodule_export]
    use super::cache::{cache_clear, cache_entries, cache_folder, cache_prune, cache_usage, parse_bytes};
}

/// Loads the shim and registers all ops; the number of kernels.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
fn load_shim(path: PathBuf) -> Result<usize, Error> {
    torch::load(&path)
}

/// Says where plugins may be.
#[pyfunction]
fn set_places(site_packages: Vec<PathBuf>, caches: Vec<PathBuf>) {
    engine::set_places(Places { site_packages, caches });
}

/// Starts the device.
#[pyfunction]
fn init() -> Result<(), Error> {
    engine::engine().map(|_| ())
}

/// Whether the device was started.
#[pyfunction]
fn is_initialized() -> bool {
    engine::is_initialized()
}

/// Whether this process is the fork of one that had started the device.
#[pyfunction]
fn is_forked() -> bool {
    engine::is_forked()
}

/// Called in the child of a fork.
#[pyfunction]
fn after_fork() {
    engine::forked();
}

/// How many devices there are; does not start them.
#[pyfunction]
fn device_count() -> usize {
    engine::device_count()
}

/// What the plugin calls a device.
#[pyfunction]
fn device_kind(index: usize) -> Result<String, Error> {
    Ok(engine::engine()?.device(index)?.kind().to_owned())
}

/// The plugin's file, and its PJRT version and platform once the device was started.
#[pyfunction]
fn plugin(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let facts = PyDict::new(py);
    facts.set_item("path", engine::plugin_path()?)?;
    if engine::is_initialized() {
        let client = engine::engine()?.client();
        facts.set_item("pjrt", client.plugin().api_version())?;
        facts.set_item("platform", client.platform_name())?;
        facts.set_item("platform_version", client.platform_version())?;
    }
    Ok(facts)
}

/// Waits for all devices, and for the threads of autograd.
#[pyfunction]
fn synchronize_all() -> Result<(), Error> {
    if !engine::is_initialized() {
        return Ok(());
    }
    torch::end_backward();
    (0..engine::device_count()).try_for_each(engine::synchronize)
}

/// Waits until what was compiled is on disk.
#[pyfunction]
fn flush() {
    engine::flush();
}

/// The calling thread's eager mode: strict, debug or fused.
#[pyfunction]
fn eager_mode() -> Result<&'static str, Error> {
    let mode = if engine::is_initialized() { engine::engine()?.mode() } else { config::config()?.eager };
    Ok(config::mode_word(mode))
}

/// Changes the eager mode, for all threads that have none of their own.
#[pyfunction]
fn set_eager_mode(mode: &str) -> Result<(), Error> {
    engine::engine()?.set_mode(config::mode_of(mode)?);
    Ok(())
}

/// Gives the calling thread an eager mode of its own, or takes it back; returns the one it had.
#[pyfunction]
#[pyo3(signature = (mode))]
fn set_thread_eager_mode(mode: Option<&str>) -> Result<Option<&'static str>, Error> {
    let mode = mode.map(config::mode_of).transpose()?;
    Ok(engine::engine()?.set_thread_mode(mode).map(config::mode_word))
}

/// Enqueues what the calling thread has recorded.
#[pyfunction]
fn cut() -> Result<(), Error> {
    if engine::is_initialized() {
        engine::engine()?.cut()?;
    }
    Ok(())
}

/// The counters; zeros before the device was started.
#[pyfunction]
fn metrics(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let counters =
        if engine::is_initialized() { engine::engine()?.metrics() } else { tpu_compile::Snapshot::default() };
    let unstable = if engine::is_initialized() { engine::engine()?.differences() } else { Vec::new() };
    let hits = PyDict::new(py);
    hits.set_item("memory", counters.memory_hits)?;
    hits.set_item("disk", counters.disk_hits)?;
    let metrics = PyDict::new(py);
    metrics.set_item("compiles", counters.compiles)?;
    metrics.set_item("compile_seconds", counters.compile_seconds)?;
    metrics.set_item("cache_hits", hits)?;
    metrics.set_item("executions", counters.executions)?;
    metrics.set_item("nodes", counters.nodes)?;
    metrics.set_item("host_fallbacks", torch::host_fallbacks())?;
    metrics.set_item("h2d_bytes", counters.h2d_bytes)?;
    metrics.set_item("d2h_bytes", counters.d2h_bytes)?;
    metrics.set_item("live_bytes", counters.live_bytes)?;
    metrics.set_item("peak_bytes", counters.peak_bytes)?;
    metrics.set_item("unstable_steps", unstable)?;
    Ok(metrics)
}

/// Every environment variable: name, values, default, meaning.
#[pyfunction]
fn settings() -> Vec<[&'static str; 4]> {
    config::SETTINGS.iter().map(|s| [s.name, s.values, s.default, s.meaning]).collect()
}

/// A line for each `TORCHTPU_*` variable that is none.
#[pyfunction]
fn unknown_settings() -> Vec<String> {
    config::unknown()
}

/// The version of torchtpu.
#[pyfunction]
const fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
