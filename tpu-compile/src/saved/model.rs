//! An exported program on a device, ready to be called.

use std::sync::Arc;

use parking_lot::Mutex;
use tpu_runtime::Shape;

use super::description::{Argument, Description, Kind};
use super::{HostArray, PROGRAM, Problem, Saved, WEIGHTS, wrong};
use crate::call::{OutputMeta, TensorRef};
use crate::capture::base_of;
use crate::cell::Cell;
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::graph::{Compiled, Draw};

/// The storages of the arguments; `None` for an input.
pub(super) type Weights = Vec<Option<Arc<Cell>>>;

/// An exported program, compiled, with its weights on a device. Threads may share it.
///
/// Buffers that the program writes stay written: the next call reads them.
#[derive(Debug)]
pub struct Model {
    pub(super) engine: Engine,
    pub(super) device: usize,
    description: Description,
    compiled: Compiled,
    weights: Weights,
    metas: Vec<OutputMeta>,
    draw: Mutex<Draw>,
}

impl Model {
    pub(super) fn new(saved: &Saved, engine: &Engine, device: usize, weights: Weights) -> Result<Self> {
        let description = saved.description.clone();
        let metas: Vec<OutputMeta> =
            description.arguments.iter().map(|argument| argument.layout.meta()).collect();
        let compiled = Arc::new(saved.graph(device)).compile(engine).map_err(|error| {
            let (written, here) = (description.versions.stablehlo.clone(), stablehlo(engine));
            if written == here {
                return error;
            }
            wrong(&saved.path.join(PROGRAM), Problem::Version { error: Box::new(error), written, here })
        })?;
        Ok(Self {
            engine: engine.clone(),
            device,
            description,
            compiled,
            weights,
            metas,
            draw: Mutex::default(),
        })
    }

    /// The names and shapes of the inputs of a call, in order.
    pub fn inputs(&self) -> impl Iterator<Item = (&str, Shape)> {
        self.description.inputs().map(|argument| (argument.name.as_str(), argument.layout.shape()))
    }

    /// The names and shapes of what a call returns, in order.
    pub fn outputs(&self) -> impl Iterator<Item = (&str, Shape)> {
        self.description.outputs.iter().map(|output| (output.name.as_str(), output.layout.shape()))
    }

    /// What was exported.
    #[must_use]
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// Makes the random numbers of the calls to come those of a seed. It is 0 at first.
    pub fn seed(&self, seed: u64) {
        *self.draw.lock() = Draw { seed, offset: 0 };
    }

    /// Calls the program: its outputs, in the order of [`Model::outputs`]. Blocks until they are on the host.
    ///
    /// # Errors
    /// When the inputs are not those of [`Model::inputs`], or PJRT refuses.
    pub fn call(&self, inputs: &[HostArray]) -> Result<Vec<HostArray>> {
        self.check(inputs)?;
        let mut given = inputs.iter();
        let cells: Vec<Arc<Cell>> = self
            .weights
            .iter()
            .zip(&self.metas)
            .map(|(weight, meta)| match weight {
                Some(cell) => Ok(Arc::clone(cell)),
                None => {
                    on_device(&self.engine, self.device, meta, given.next().map_or(&[], HostArray::bytes))
                }
            })
            .collect::<Result<_>>()?;
        let arguments: Vec<TensorRef<'_>> =
            cells.iter().zip(&self.metas).map(|(cell, meta)| tensor(cell, meta, 0)).collect();
        let draw = {
            let mut draw = self.draw.lock();
            let now = *draw;
            draw.offset += self.description.advance;
            now
        };
        let returned = self.compiled.call(&arguments, draw)?;
        returned
            .iter()
            .map(|output| self.download(&tensor(&output.cell, output.meta, output.offset)))
            .collect()
    }

    /// What a weight holds now.
    ///
    /// # Errors
    /// When there is none of this name, or PJRT refuses.
    pub fn weight(&self, name: &str) -> Result<HostArray> {
        let is_named = |argument: &Argument| {
            argument.kind == Kind::Weight
                && (argument.name == name || argument.aliases.iter().any(|alias| alias == name))
        };
        let index = self.description.arguments.iter().position(is_named);
        match index.and_then(|index| Some((self.weights[index].as_ref()?, &self.metas[index]))) {
            Some((cell, meta)) => self.download(&tensor(cell, meta, 0)),
            None => Err(Error::NoWeight { name: name.to_owned() }),
        }
    }

    /// The storages of a program's arguments among these weights, if both have the same.
    pub(super) fn weights_for(&self, other: &Description) -> Option<Weights> {
        let same_file = self.description.files.get(WEIGHTS) == other.files.get(WEIGHTS);
        let find = |argument: &Argument| {
            if argument.kind == Kind::Input {
                return Some(None);
            }
            let index = self.description.arguments.iter().position(|own| own == argument)?;
            Some(self.weights[index].clone())
        };
        same_file.then(|| other.arguments.iter().map(find).collect())?
    }

    fn check(&self, inputs: &[HostArray]) -> Result<()> {
        let wanted: Vec<(&str, Shape)> = self.inputs().collect();
        if inputs.len() != wanted.len() {
            let (got, want) = (format!("{} inputs", inputs.len()), wanted.len().to_string());
            return Err(Error::Argument { index: inputs.len(), got, want });
        }
        for (input, (name, want)) in inputs.iter().zip(wanted) {
            if *input.shape() != want {
                let (name, got) = (name.to_owned(), input.shape().to_string());
                return Err(Error::Input { name, got, want: want.to_string() });
            }
        }
        Ok(())
    }

    fn download(&self, tensor: &TensorRef<'_>) -> Result<HostArray> {
        let shape = tensor.shape();
        let mut bytes = vec![0; shape.size_in_bytes()];
        self.engine.download(tensor, &mut bytes)?;
        HostArray::new(shape, bytes)
    }
}

/// Puts the weights of a program on a device.
pub(super) fn upload(saved: &Saved, engine: &Engine, device: usize) -> Result<Weights> {
    engine.device(device)?;
    let mut weights = vec![None; saved.description.arguments.len()];
    for (index, bytes) in saved.weights() {
        let meta = saved.description.arguments[index].layout.meta();
        weights[index] = Some(on_device(engine, device, &meta, bytes)?);
    }
    Ok(weights)
}

/// A new tensor with these elements, row-major.
fn on_device(engine: &Engine, device: usize, meta: &OutputMeta, bytes: &[u8]) -> Result<Arc<Cell>> {
    let base = base_of(meta);
    let cell = engine.cell(device, base.size_in_bytes(), Some(base));
    engine.upload(&tensor(&cell, meta, 0), bytes)?;
    Ok(cell)
}

fn tensor<'a>(cell: &'a Arc<Cell>, meta: &'a OutputMeta, offset: i64) -> TensorRef<'a> {
    TensorRef { cell, dtype: meta.dtype, sizes: &meta.sizes, strides: &meta.strides, offset }
}

/// The StableHLO version of the engine's plugin, such as `1.20.0`; empty when it does not say.
pub(super) fn stablehlo(engine: &Engine) -> String {
    let attributes = engine.client().plugin().attributes().unwrap_or_default();
    let version = attributes.into_iter().find_map(|(name, value)| match value {
        tpu_runtime::Attribute::IntList(parts) if name == "stablehlo_current_version" => Some(parts),
        _ => None,
    });
    version.unwrap_or_default().iter().map(i64::to_string).collect::<Vec<_>>().join(".")
}
