//! Exported programs, as Python sees them: written from a captured one, and read as one.

use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyByteArray;
use tpu_compile::saved::{Export, Named};

use crate::engine::engine;
use crate::error::Error;
use crate::graph::Graph;
use crate::torch;

/// The directory of an exported program, read and checked.
#[pyclass(frozen, module = "torchtpu._C")]
pub(crate) struct Saved(tpu_compile::Saved);

/// Name, other names, and a weight's elements.
type Argument = (String, Vec<String>, Option<PyBackedBytes>);

/// Writes a graph as the directory of an exported program.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
pub(crate) fn save(
    graph: &Graph,
    path: PathBuf,
    arguments: Vec<Argument>,
    outputs: Vec<String>,
    torch: String,
    python: &str,
    overwrite: bool,
) -> Result<(), Error> {
    let captured = &graph.captured;
    let named = arguments.iter().map(|(name, aliases, weight)| Named {
        name: name.clone(),
        aliases: aliases.clone(),
        weight: weight.as_deref(),
    });
    let python = serde_json::from_str(python).map_err(json)?;
    let export = Export {
        graph: &captured.graph,
        arguments: named.collect(),
        outputs,
        advance: captured.advance,
        torch,
        python,
    };
    let engine = engine()?;
    Ok(torch::without_gil(|| export.write(engine, &path, overwrite))?)
}

#[pymethods]
impl Saved {
    #[new]
    #[expect(clippy::needless_pass_by_value, reason = "pyo3 converts arguments to owned values")]
    fn new(path: PathBuf) -> Result<Self, Error> {
        Ok(Self(torch::without_gil(|| tpu_compile::Saved::open(&path))?))
    }

    /// What `signature.json` says, as JSON.
    #[getter]
    fn description(&self) -> Result<String, Error> {
        serde_json::to_string(self.0.description()).map_err(json)
    }

    /// The number of each argument that is a weight, and its elements.
    fn weights<'py>(&self, py: Python<'py>) -> Vec<(usize, Bound<'py, PyByteArray>)> {
        let weights = self.0.weights().into_iter();
        weights.map(|(index, bytes)| (index, PyByteArray::new(py, bytes))).collect()
    }

    /// The program, to be called on a device.
    fn graph(&self, device: usize) -> Result<Graph, Error> {
        Graph::new(torch::number(self.0.graph(device), self.0.description().advance))
    }
}

#[expect(clippy::needless_pass_by_value, reason = "as `map_err` calls it")]
fn json(error: serde_json::Error) -> Error {
    Error::Json { reason: error.to_string() }
}
