//! Captured programs, as Python sees them.

use std::sync::Arc;

use pyo3::prelude::*;
use tpu_compile::{Feed, Origin, OutputMeta, Target};
use tpu_runtime::Shape;

use crate::error::Error;
use crate::torch::{self, Captured};

/// A captured program. It lives as long as this object.
#[pyclass(frozen, module = "torchtpu._C")]
pub(crate) struct Graph {
    number: i64,
    pub(crate) captured: Arc<Captured>,
}

/// Sizes, strides and the name of the dtype.
type Meta = (Vec<i64>, Vec<i64>, String);

/// What a parameter is, which argument, dtype, dims, and whether it may be used up.
type Parameter = (&'static str, Option<usize>, String, Vec<i64>, bool);

#[pymethods]
impl Graph {
    /// The graph that the op `torchtpu::end` has numbered.
    #[new]
    pub(crate) fn new(number: i64) -> Result<Self, Error> {
        Ok(Self { number, captured: torch::graph(number)? })
    }

    /// The number, for the op `torchtpu::call`.
    #[getter]
    const fn number(&self) -> i64 {
        self.number
    }

    /// The StableHLO text.
    #[getter]
    fn text(&self) -> &str {
        &self.captured.graph.program().text
    }

    /// Whether a call draws random numbers.
    #[getter]
    fn draws(&self) -> bool {
        self.captured.graph.draws()
    }

    /// The parameters of the program: what each is (`argument`, `tensor`, `constant`, `seed`, `offset`), which argument, its dtype
    /// and dims as the program has them, and whether the program may use it up.
    #[getter]
    fn parameters(&self) -> Vec<Parameter> {
        let graph = &self.captured.graph;
        let shapes = &graph.program().signature.parameters;
        let parameters = graph.feeds().iter().zip(shapes);
        parameters
            .map(|(feed, shape)| {
                let (kind, index, donated) = match feed {
                    Feed::Argument { index, donated } => ("argument", Some(*index), *donated),
                    Feed::Cell { donated, .. } => ("tensor", None, *donated),
                    Feed::Constant(_) => ("constant", None, false),
                    Feed::Seed => ("seed", None, false),
                    Feed::Offset => ("offset", None, false),
                };
                (kind, index, shape.dtype.to_string(), shape.dims.to_vec(), donated)
            })
            .collect()
    }

    /// The results of the program: what each is (`new`, `argument`, `tensor`), which argument, its dtype and dims as the
    /// program has them.
    #[getter]
    fn results(&self) -> Vec<(&'static str, Option<usize>, String, Vec<i64>)> {
        let graph = &self.captured.graph;
        let named = |(target, shape): (&Target, &Shape)| {
            let (kind, index) = match target {
                Target::New => ("new", None),
                Target::Argument(index) => ("argument", Some(*index)),
                Target::Cell(_) => ("tensor", None),
            };
            (kind, index, shape.dtype.to_string(), shape.dims.to_vec())
        };
        graph.targets().iter().zip(&graph.program().signature.outputs).map(named).collect()
    }

    /// The arguments of a call: sizes, strides and dtype of each.
    #[getter]
    fn arguments(&self) -> Vec<Meta> {
        self.captured.graph.arguments().iter().map(meta).collect()
    }

    /// The tensors that a call returns: whose storage each has (`result`, `argument`, `tensor`), which one, sizes, strides
    /// and dtype, and where it begins in the storage.
    #[getter]
    fn outputs(&self) -> Vec<(&'static str, Option<usize>, Meta, i64)> {
        let graph = &self.captured.graph;
        let outputs = graph.outputs().iter().map(|output| {
            let (kind, index) = match &output.origin {
                Origin::Result(index) => ("result", Some(*index)),
                Origin::Argument(index) => ("argument", Some(*index)),
                Origin::Cell(_) => ("tensor", None),
            };
            (kind, index, meta(&output.meta), output.offset)
        });
        outputs.collect()
    }

    /// Compiles the program, if it is not compiled yet.
    fn compile(&self) -> Result<(), Error> {
        self.captured.compiled().map(|_| ())
    }
}

impl Drop for Graph {
    fn drop(&mut self) {
        torch::forget(self.number);
    }
}

fn meta(meta: &OutputMeta) -> Meta {
    (meta.sizes.to_vec(), meta.strides.to_vec(), meta.dtype.to_string())
}
