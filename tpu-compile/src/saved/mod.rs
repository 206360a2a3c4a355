//! Exported programs: a directory with StableHLO, weights and a signature, which runs without Python.
//!
//! ```no_run
//! use ndarray::Array2;
//! use tpu_compile::{Engine, HostArray, Options, Saved};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let client: tpu_runtime::Client = unimplemented!();
//! let engine = Engine::new(client, Options::default());
//! let model = Saved::open("model".as_ref())?.load(&engine, 0)?;
//! let outputs = model.call(&[HostArray::from(&Array2::<f32>::zeros((8, 64)))])?;
//! println!("{}", outputs[0].to_array::<f32>()?);
//! # Ok(())
//! # }
//! ```
//!
//! | file | what |
//! |---|---|
//! | `program.mlir` | the program: StableHLO text, every op in MLIR's generic form |
//! | `program.mlirbc` | the same as a portable artifact of StableHLO, which is not read here |
//! | `weights.safetensors` | parameters and buffers by their names in the module |
//! | `signature.json` | a [`Description`]: what the program takes and returns, and the checksums of the others |

mod description;
mod host;
mod model;
mod portable;
mod problem;
mod write;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use safetensors::{Dtype, SafeTensors};
use tpu_runtime::{DType, Program, Signature};

pub use description::{
    Argument, ArrayType, Checksum, Description, FORMAT, Feed, Kind, Layout, Origin, Output, Parameter,
    Returned, Target, Versions,
};
pub use host::{Element, HostArray};
pub use model::Model;
pub use portable::portable;
pub use problem::Problem;
pub use write::{Export, Named};

use crate::error::{Error, Result};
use crate::graph::{self, Graph};

const PROGRAM: &str = "program.mlir";
const PORTABLE: &str = "program.mlirbc";
const WEIGHTS: &str = "weights.safetensors";
const SIGNATURE: &str = "signature.json";

/// An exported program that was read and checked. Its weights are in host memory until it is dropped.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    description: Description,
    text: String,
    weights: Vec<u8>,
}

impl Saved {
    /// Reads a directory that [`Export::write`] wrote, and compares its files with their checksums.
    ///
    /// # Errors
    /// [`Error::Saved`], which names the file and says what is wrong with it.
    pub fn open(path: &Path) -> Result<Self> {
        if !path.is_dir() {
            return Err(wrong(path, Problem::NoDirectory));
        }
        let in_signature = |problem| wrong(&path.join(SIGNATURE), problem);
        let description = read(path, SIGNATURE).and_then(|json| parse(&json)).map_err(in_signature)?;
        let checked =
            |name| checked(path, &description, name).map_err(|problem| wrong(&path.join(name), problem));
        let text = String::from_utf8(checked(PROGRAM)?)
            .map_err(|error| wrong(&path.join(PROGRAM), Problem::Io(io::Error::other(error))))?;
        let weights = checked(WEIGHTS)?;
        description.check(&text).map_err(in_signature)?;
        check_weights(&description, &weights).map_err(|problem| wrong(&path.join(WEIGHTS), problem))?;
        Ok(Self { path: path.to_owned(), description, text, weights })
    }

    /// What the program takes and returns.
    #[must_use]
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// The StableHLO text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The weights, in the order of the arguments: the number of the argument, and its elements, row-major.
    ///
    /// # Panics
    /// Never: [`Saved::open`] has found them all.
    #[must_use]
    pub fn weights(&self) -> Vec<(usize, &[u8])> {
        let tensors = SafeTensors::deserialize(&self.weights).expect("read when it was opened");
        let arguments = self.description.arguments.iter().enumerate();
        let weights = arguments.filter(|(_, argument)| argument.kind == Kind::Weight);
        weights
            .map(|(index, argument)| {
                (index, tensors.tensor(&argument.name).expect("found when it was opened").data())
            })
            .collect()
    }

    /// The program as a graph of this process, on one of the engine's devices.
    #[must_use]
    pub fn graph(&self, device: usize) -> Graph {
        let Description { arguments, parameters, results, outputs, .. } = &self.description;
        Graph {
            program: Program {
                text: self.text.clone(),
                signature: Signature {
                    parameters: parameters.iter().map(|parameter| parameter.array.shape()).collect(),
                    outputs: results.iter().map(|result| result.array.shape()).collect(),
                },
            },
            cpu_text: None,
            name: "exported program",
            calls: self.description.calls,
            listing: String::new(),
            device,
            // They are weights here.
            constants: Vec::new(),
            feeds: parameters.iter().map(|parameter| parameter.feed.into()).collect(),
            targets: results.iter().map(|result| result.target.into()).collect(),
            arguments: arguments.iter().map(|argument| argument.layout.meta()).collect(),
            outputs: outputs.iter().map(graph::Returned::from).collect(),
        }
    }

    /// Puts the weights on a device and compiles the program, or takes it from the engine's caches. Blocks.
    ///
    /// # Errors
    /// When there is no such device, or PJRT refuses.
    pub fn load(&self, engine: &crate::Engine, device: usize) -> Result<Model> {
        let weights = model::upload(self, engine, device)?;
        Model::new(self, engine, device, weights)
    }

    /// As [`Saved::load`], on the weights that another model has on its device: the same module, exported for other
    /// inputs. What one of the two writes, the other reads.
    ///
    /// # Errors
    /// As [`Saved::load`], and when the weights are others.
    pub fn load_beside(&self, other: &Model) -> Result<Model> {
        let weights = other
            .weights_for(&self.description)
            .ok_or_else(|| wrong(&self.path.join(WEIGHTS), Problem::OtherWeights))?;
        Model::new(self, &other.engine, other.device, weights)
    }
}

impl From<Feed> for graph::Feed {
    fn from(feed: Feed) -> Self {
        match feed {
            Feed::Argument { index, donated } => Self::Argument { index, donated },
            Feed::Seed => Self::Seed,
            Feed::Offset => Self::Offset,
        }
    }
}

impl From<Target> for graph::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::New => Self::New,
            Target::Argument { index } => Self::Argument(index),
        }
    }
}

impl From<&Output> for graph::Returned {
    fn from(output: &Output) -> Self {
        let origin = match output.origin {
            Origin::Result { index } => graph::Origin::Result(index),
            Origin::Argument { index } => graph::Origin::Argument(index),
        };
        Self { origin, meta: output.layout.meta(), offset: output.offset }
    }
}

/// An error about a file of an exported program.
fn wrong(path: &Path, problem: Problem) -> Error {
    Error::Saved { path: path.to_owned(), problem: Arc::new(problem) }
}

fn read(path: &Path, name: &str) -> Result<Vec<u8>, Problem> {
    fs::read(path.join(name)).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Problem::Missing,
        _ => error.into(),
    })
}

fn parse(json: &[u8]) -> Result<Description, Problem> {
    let value: serde_json::Value = serde_json::from_slice(json)?;
    // Another format need not have the fields of this one.
    match value.get("format").and_then(serde_json::Value::as_u64) {
        Some(got) if got > u64::from(FORMAT) => Err(Problem::Newer { got }),
        _ => Ok(serde_json::from_value(value)?),
    }
}

fn checked(path: &Path, description: &Description, name: &str) -> Result<Vec<u8>, Problem> {
    let want = description.files.get(name).ok_or(Problem::Unlisted)?;
    let contents = read(path, name)?;
    let got = Checksum::of(&contents);
    if got.bytes != want.bytes {
        return Err(Problem::Size { got: got.bytes, want: want.bytes });
    }
    if got.blake3 != want.blake3 {
        return Err(Problem::Checksum { got: got.blake3, want: want.blake3.clone() });
    }
    Ok(contents)
}

fn check_weights(description: &Description, weights: &[u8]) -> Result<(), Problem> {
    let tensors = SafeTensors::deserialize(weights)?;
    for argument in description.arguments.iter().filter(|argument| argument.kind == Kind::Weight) {
        let tensor = tensors.tensor(&argument.name)?;
        let shape = argument.layout.shape();
        let sizes = tensor.shape().iter().map(|size| *size as i64);
        if Some(tensor.dtype()) != stored_as(shape.dtype) || !sizes.eq(shape.dims.iter().copied()) {
            let got = format!("{:?}{:?}", tensor.dtype(), tensor.shape());
            return Err(Problem::Weight { name: argument.name.clone(), got, want: shape.to_string() });
        }
    }
    Ok(())
}

/// The dtype in `weights.safetensors`, where the only complex numbers are `complex64`.
fn stored_as(dtype: DType) -> Option<Dtype> {
    Some(match dtype {
        DType::Bool => Dtype::BOOL,
        DType::I8 => Dtype::I8,
        DType::I16 => Dtype::I16,
        DType::I32 => Dtype::I32,
        DType::I64 => Dtype::I64,
        DType::U8 => Dtype::U8,
        DType::U16 => Dtype::U16,
        DType::U32 => Dtype::U32,
        DType::U64 => Dtype::U64,
        DType::F16 => Dtype::F16,
        DType::BF16 => Dtype::BF16,
        DType::F32 => Dtype::F32,
        DType::F64 => Dtype::F64,
        DType::C64 => Dtype::C64,
        DType::C32 | DType::BC32 | DType::C128 => return None,
        DType::F8E5M2 => Dtype::F8_E5M2,
        DType::F8E4M3FN => Dtype::F8_E4M3,
        DType::F8E5M2FNUZ => Dtype::F8_E5M2FNUZ,
        DType::F8E4M3FNUZ => Dtype::F8_E4M3FNUZ,
        DType::F8E8M0FNU => Dtype::F8_E8M0,
    })
}
