//! The folder of compiled programs, for the command line.

use std::path::PathBuf;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tpu_compile::disk::{Folder, Removed};

use crate::config;
use crate::error::Error;

/// An entry: address, label, bytes, seconds since its last use, seconds that it took to compile.
type Entry = (String, String, u64, f64, f64);

/// The folder and its bound in bytes; nothing when it is off.
#[pyfunction]
pub(crate) fn cache_folder() -> Result<Option<(PathBuf, u64)>, Error> {
    Ok(config::config()?.disk.as_ref().map(|disk| (disk.folder.clone(), disk.bytes)))
}

/// The entries of a folder, the latest used first.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
pub(crate) fn cache_entries(folder: PathBuf) -> PyResult<Vec<Entry>> {
    let entries = Folder::new(&folder).entries()?;
    let of = |entry: tpu_compile::disk::Listed| {
        let seconds = [entry.age, entry.compile_time].map(|time| time.as_secs_f64());
        (entry.address, entry.label, entry.bytes, seconds[0], seconds[1])
    };
    Ok(entries.into_iter().map(of).collect())
}

/// What was counted in a folder: hits, misses, seconds that the hits had taken to compile.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
pub(crate) fn cache_usage(folder: PathBuf) -> (u64, u64, f64) {
    let usage = Folder::new(&folder).usage();
    (usage.hits, usage.misses, usage.saved.as_secs_f64())
}

/// Removes what is older than an age in seconds, and the oldest beyond a size; returns how many entries and bytes.
#[pyfunction]
#[pyo3(signature = (folder, size, age))]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
pub(crate) fn cache_prune(folder: PathBuf, size: Option<u64>, age: Option<f64>) -> PyResult<(u64, u64)> {
    let age = age.map(Duration::try_from_secs_f64).transpose();
    let age = age.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let Removed { entries, bytes } = Folder::new(&folder).prune(size, age)?;
    Ok((entries, bytes))
}

/// Removes everything; returns how many entries and bytes.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
pub(crate) fn cache_clear(folder: PathBuf) -> PyResult<(u64, u64)> {
    let Removed { entries, bytes } = Folder::new(&folder).clear()?;
    Ok((entries, bytes))
}

/// The bytes that a size such as `500MiB` means.
#[pyfunction]
pub(crate) fn parse_bytes(text: &str) -> Option<u64> {
    config::bytes(text)
}
