//! Programs that are cut by hand: all that a thread records between the beginning and the end of a capture is one graph.
//!
//! A capture begins with tensors that stand for the program's arguments. Nothing runs until the graph is compiled and
//! called; no value can be read meanwhile. Numbers are constants of the program, where the compiler can use them.

use std::sync::Arc;

use tpu_aten::builder::Strided;
use tpu_runtime::{Dims, Program, Shape, Signature};

use crate::call::{OutputMeta, TensorRef};
use crate::cell::{Cell, State};
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::graph::{Feed, Graph, Origin, Returned, Target};
use crate::program::{Binding, Number, build_fixed};
use crate::recorder::Recorder;
use crate::trace::{Before, Recorded, Trace, in_order, whole};

/// A capture that goes on. It belongs to the thread that began it; dropped, it ends without a graph.
#[derive(Debug)]
pub struct Capture {
    pub(crate) recorder: Arc<Recorder>,
    pub(crate) parameters: Vec<Parameter>,
}

#[derive(Debug)]
pub(crate) struct Parameter {
    pub(crate) cell: Arc<Cell>,
    pub(crate) meta: OutputMeta,
}

impl Engine {
    /// Makes the calling thread record a graph. `parameters` are new tensors without contents, each all of its storage;
    /// they stand for the arguments of the calls to come.
    ///
    /// # Errors
    /// When the thread captures already, or a parameter is something else.
    pub fn capture(&self, parameters: &[TensorRef<'_>]) -> Result<Capture> {
        check_all_new(parameters)?;
        let recorder = Recorder::begin_capture(self, false)?;
        Ok(Capture::new(recorder, parameters))
    }
}

impl Capture {
    pub(crate) fn new(recorder: Arc<Recorder>, parameters: &[TensorRef<'_>]) -> Self {
        let parameters = parameters.iter().map(|tensor| Parameter::new(tensor, &recorder)).collect();
        Self { recorder, parameters }
    }

    /// Ends the capture: the graph that computes `outputs`, and writes what was written, from the arguments.
    /// What was made in the capture has no contents afterwards.
    ///
    /// # Errors
    /// When an op does not take its arguments, or an output has failed.
    pub fn finish(self, outputs: &[TensorRef<'_>]) -> Result<Graph> {
        let mut trace = self.recorder.trace.lock();
        let engine = self.recorder.engine();
        if let Some(engine) = &engine {
            engine.settle(&mut trace, |recorded| self.is_new(recorded))?;
        }
        let returned: Vec<(Option<u32>, &TensorRef<'_>)> =
            outputs.iter().map(|output| (trace.find(output.cell), output)).collect();
        let is_result = |cell: u32| {
            let recorded = &trace.cells[cell as usize];
            recorded.written
                && (!self.is_new(recorded) || returned.iter().any(|(output, _)| *output == Some(cell)))
        };
        let results: Vec<u32> = (0..trace.cells.len() as u32).filter(|cell| is_result(*cell)).collect();
        let shaped: Vec<(u32, Option<Dims>)> =
            results.iter().map(|cell| (*cell, dims_of(*cell, &trace, &returned))).collect();
        let (module, binding) = build_fixed(&trace, &shaped)?;
        let outputs = returned
            .into_iter()
            .map(|(cell, output)| {
                let result = cell.and_then(|cell| results.iter().position(|result| *result == cell));
                self.returned(result, output)
            })
            .collect::<Result<_>>()?;
        Ok(Graph {
            program: Program {
                text: module.text,
                signature: Signature { parameters: module.parameters, outputs: module.results },
            },
            cpu_text: module.cpu_text,
            name: trace.nodes.last().map_or("nothing", |node| node.work.name()),
            calls: trace.nodes.len(),
            listing: engine.map_or_else(String::new, |engine| engine.listing(&trace, &results)),
            device: trace.device(),
            feeds: self.feeds(&trace, &binding, module.constants.len()),
            constants: module.constants,
            targets: results.iter().map(|cell| self.target(&trace, *cell)).collect(),
            arguments: self.parameters.iter().map(|parameter| parameter.meta.clone()).collect(),
            outputs,
        })
    }

    fn argument(&self, cell: &Arc<Cell>) -> Option<usize> {
        self.parameters.iter().position(|parameter| Arc::ptr_eq(&parameter.cell, cell))
    }

    fn feeds(&self, trace: &Trace, binding: &Binding, constants: usize) -> Vec<Feed> {
        let inputs = binding.inputs.iter().map(|input| {
            let cell = &trace.cells[input.cell as usize].cell;
            match self.argument(cell) {
                Some(index) => Feed::Argument { index, donated: input.donated },
                None => Feed::Cell { cell: Arc::clone(cell), donated: input.donated },
            }
        });
        let seed = trace.seeds.first().map(|first| Number::Itself(*first));
        let draws = binding
            .operands
            .iter()
            .map(|(operand, _)| if Some(*operand) == seed { Feed::Seed } else { Feed::Offset });
        inputs.chain((0..constants).map(Feed::Constant)).chain(draws).collect()
    }

    fn target(&self, trace: &Trace, cell: u32) -> Target {
        let recorded = &trace.cells[cell as usize];
        match self.argument(&recorded.cell) {
            _ if self.is_new(recorded) => Target::New,
            Some(index) => Target::Argument(index),
            None => Target::Cell(Arc::clone(&recorded.cell)),
        }
    }

    /// Whether a cell was made in the capture, by a call or empty.
    pub(crate) fn is_new(&self, recorded: &Recorded) -> bool {
        matches!(recorded.before, Before::Fresh(_)) || self.recorder.has_made(&recorded.cell)
    }

    fn returned(&self, result: Option<usize>, output: &TensorRef<'_>) -> Result<Returned> {
        let origin = match (self.argument(output.cell), result) {
            (Some(index), _) => Origin::Argument(index),
            (None, Some(result)) => Origin::Result(result),
            (None, None) => match output.cell.state() {
                State::Failed(error) => return Err(error),
                _ => Origin::Cell(Arc::clone(output.cell)),
            },
        };
        Ok(Returned { origin, meta: meta(output), offset: output.offset })
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        Recorder::end_capture();
        let mut trace = self.recorder.trace.lock();
        self.release(&mut trace);
        trace.clear();
    }
}

impl Capture {
    /// What was made in the capture has no contents from now on, and what it was to write has its old ones.
    pub(crate) fn release(&self, trace: &mut Trace) {
        for recorded in trace.cells.iter_mut().filter(|recorded| recorded.written) {
            if self.is_new(recorded) {
                recorded.cell.put(State::Failed(Error::Captured));
            } else {
                recorded.give_back();
            }
        }
        for parameter in &self.parameters {
            parameter.cell.put(State::Failed(Error::Captured));
        }
    }
}

impl Parameter {
    fn new(tensor: &TensorRef<'_>, recorder: &Arc<Recorder>) -> Self {
        let meta = meta(tensor);
        tensor.cell.put(State::Parameter(Arc::clone(recorder), base_of(&meta)));
        Self { cell: Arc::clone(tensor.cell), meta }
    }
}

/// The dims of a result that is returned as all of a new storage: those of the tensor, whatever view of something else it
/// was when it was made. Whoever takes it as an argument finds it as programs take their arguments.
fn dims_of(cell: u32, trace: &Trace, returned: &[(Option<u32>, &TensorRef<'_>)]) -> Option<Dims> {
    let recorded = &trace.cells[cell as usize];
    if !matches!(recorded.before, Before::Fresh(_)) {
        return None;
    }
    let (_, output) = returned.iter().find(|(output, _)| *output == Some(cell))?;
    let base = base_of(&meta(output));
    let is_all = output.offset == 0 && whole(&recorded.base, &strided(output)).is_some();
    (is_all && base.dtype == recorded.base.dtype && base.dims != recorded.base.dims).then_some(base.dims)
}

fn strided(tensor: &TensorRef<'_>) -> Strided {
    Strided {
        dtype: tensor.dtype,
        sizes: tensor.sizes.into(),
        strides: tensor.strides.into(),
        offset: tensor.offset,
    }
}

/// The shape of the base of a tensor that is all of its storage: its sizes in the order of its strides.
pub(crate) fn base_of(meta: &OutputMeta) -> Shape {
    Shape { dims: in_order(&meta.sizes, &meta.strides), dtype: meta.dtype }
}

pub(crate) fn meta(tensor: &TensorRef<'_>) -> OutputMeta {
    OutputMeta { sizes: tensor.sizes.into(), strides: tensor.strides.into(), dtype: tensor.dtype }
}

/// Whether tensors can be the parameters of a capture.
///
/// # Errors
/// That of the first that is not new.
pub(crate) fn check_all_new(parameters: &[TensorRef<'_>]) -> Result<()> {
    parameters.iter().enumerate().try_for_each(|(index, tensor)| check_new(index, tensor))
}

fn check_new(index: usize, tensor: &TensorRef<'_>) -> Result<()> {
    let meta = meta(tensor);
    let base = base_of(&meta);
    let covers = base.size_in_bytes() == tensor.cell.nbytes() && whole(&base, &strided(tensor)).is_some();
    if tensor.cell.is_empty() && tensor.offset == 0 && covers {
        return Ok(());
    }
    let got = format!("parameter {index} of sizes {} and strides {}", meta.sizes, meta.strides);
    Err(Error::Capture { got, want: "a new dense tensor without contents that is all of its storage" })
}
