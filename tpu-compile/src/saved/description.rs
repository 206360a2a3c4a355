//! What `signature.json` says of an exported program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tpu_runtime::{DType, Dims, Shape};

use crate::call::OutputMeta;
use crate::capture::base_of;
use crate::saved::Problem;

/// The format that this version writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// All of `signature.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Description {
    /// The number of the format; a reader refuses a newer one than it knows.
    pub format: u32,
    /// What wrote the directory.
    pub versions: Versions,
    /// What a call takes: weights and inputs, in the order of [`Feed::Argument`].
    pub arguments: Vec<Argument>,
    /// What each parameter of `@main` is.
    pub parameters: Vec<Parameter>,
    /// What each result of `@main` is.
    pub results: Vec<Returned>,
    /// The tensors that a call returns.
    pub outputs: Vec<Output>,
    /// How many ops were captured.
    pub calls: usize,
    /// How far a call moves the generator of random numbers.
    pub advance: u64,
    /// Of every other file of the directory, its size and its hash.
    pub files: BTreeMap<String, Checksum>,
    /// How Python's arguments and results are made of inputs and outputs; of no use elsewhere.
    #[serde(default)]
    pub python: Value,
}

/// What wrote the directory.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Versions {
    /// Of this project.
    pub torchtpu: String,
    /// Of torch.
    pub torch: String,
    /// The PJRT plugin's platform and version.
    pub plugin: String,
    /// The StableHLO of that plugin, such as `1.20.0`: an older plugin may not know all of the program.
    pub stablehlo: String,
}

/// A weight or an input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Argument {
    /// Which of the two.
    pub kind: Kind,
    /// A weight's name in the module and in `weights.safetensors`, or the input's.
    pub name: String,
    /// Other names of the same weight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Its sizes, strides and dtype.
    #[serde(flatten)]
    pub layout: Layout,
}

/// Where the contents of an argument come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// `weights.safetensors`.
    Weight,
    /// The caller.
    Input,
}

/// Sizes, strides and dtype of a tensor; strides count elements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are the words of torch")]
pub struct Layout {
    #[serde(with = "dtype_by_name")]
    pub dtype: DType,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
}

/// A parameter of `@main`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parameter {
    /// What it is.
    #[serde(flatten)]
    pub feed: Feed,
    /// Its type in the program.
    #[serde(flatten)]
    pub array: ArrayType,
}

/// What a parameter of `@main` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Feed {
    /// An argument of the call.
    Argument {
        /// Which one.
        index: usize,
        /// Whether the program may use it up.
        donated: bool,
    },
    /// The generator's seed.
    Seed,
    /// How far the generator has advanced.
    Offset,
}

/// A result of `@main`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Returned {
    /// What it is.
    #[serde(flatten)]
    pub target: Target,
    /// Its type in the program.
    #[serde(flatten)]
    pub array: ArrayType,
}

/// What a result of `@main` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Target {
    /// The contents of new tensors.
    New,
    /// The new contents of an argument: of a buffer that the module writes, say.
    Argument {
        /// Which one.
        index: usize,
    },
}

/// The type of a parameter or result of `@main`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are those of a shape")]
pub struct ArrayType {
    #[serde(with = "dtype_by_name")]
    pub dtype: DType,
    pub dims: Vec<i64>,
}

/// A tensor that a call returns: a view of a result or of an argument.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Output {
    /// Its name in the exported graph.
    pub name: String,
    /// Whose storage it has.
    #[serde(flatten)]
    pub origin: Origin,
    /// Its sizes, strides and dtype.
    #[serde(flatten)]
    pub layout: Layout,
    /// Where it begins in its storage, in elements.
    pub offset: i64,
}

/// Whose storage an output has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the variants say it")]
pub enum Origin {
    Result { index: usize },
    Argument { index: usize },
}

/// A file's size and hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checksum {
    /// Its size in bytes.
    pub bytes: u64,
    /// Its BLAKE3 hash, in hexadecimal.
    pub blake3: String,
}

impl Checksum {
    pub(super) fn of(contents: &[u8]) -> Self {
        Self { bytes: contents.len() as u64, blake3: blake3::hash(contents).to_hex().to_string() }
    }
}

impl Description {
    /// The inputs, in the order of a call.
    pub fn inputs(&self) -> impl Iterator<Item = &Argument> {
        self.arguments.iter().filter(|argument| argument.kind == Kind::Input)
    }

    /// Compares what the description says with itself and with the program's text.
    pub(super) fn check(&self, text: &str) -> Result<(), Problem> {
        let inconsistent = |what: String| Err(Problem::Inconsistent { what });
        let has_argument = |index: usize| index < self.arguments.len();
        for (number, argument) in self.arguments.iter().enumerate() {
            if argument.layout.sizes.len() != argument.layout.strides.len() {
                return inconsistent(format!("argument {number} has not as many strides as sizes"));
            }
        }
        let in_text = parameters_in(text);
        if in_text.len() != self.parameters.len() {
            return inconsistent(format!("@main takes {} parameters", in_text.len()));
        }
        for (number, parameter) in self.parameters.iter().enumerate() {
            let shape = parameter.array.shape();
            let expected = match parameter.feed {
                Feed::Argument { index, .. } => {
                    self.arguments.get(index).map(|argument| base_of(&argument.layout.meta()))
                }
                Feed::Seed | Feed::Offset => Some(Shape::scalar(DType::U64)),
            };
            let is_in_text = in_text[number].contains(&format!(": {}", shape.mlir()));
            if expected != Some(shape) || !is_in_text {
                return inconsistent(format!("parameter {number} is of another type"));
            }
        }
        for (number, result) in self.results.iter().enumerate() {
            if matches!(result.target, Target::Argument { index } if !has_argument(index)) {
                return inconsistent(format!("result {number} is of an argument that there is not"));
            }
        }
        for output in &self.outputs {
            let exists = match output.origin {
                Origin::Result { index } => index < self.results.len(),
                Origin::Argument { index } => has_argument(index),
            };
            if !exists || output.layout.sizes.len() != output.layout.strides.len() {
                return inconsistent(format!("output {} is of a result that there is not", output.name));
            }
        }
        Ok(())
    }
}

/// What the text says of each parameter of `@main`: its name, its type and its attributes.
fn parameters_in(text: &str) -> Vec<&str> {
    let main = text.lines().find(|line| line.contains("@main("));
    main.map_or_else(Vec::new, |line| line.split('%').skip(1).collect())
}

impl Layout {
    /// What a tensor of these sizes and strides needs to be made.
    #[must_use]
    pub fn meta(&self) -> OutputMeta {
        OutputMeta {
            sizes: self.sizes.as_slice().into(),
            strides: self.strides.as_slice().into(),
            dtype: self.dtype,
        }
    }

    /// The sizes and the dtype.
    #[must_use]
    pub fn shape(&self) -> Shape {
        Shape::new(self.dtype, self.sizes.as_slice())
    }
}

impl From<&OutputMeta> for Layout {
    fn from(meta: &OutputMeta) -> Self {
        Self { dtype: meta.dtype, sizes: meta.sizes.to_vec(), strides: meta.strides.to_vec() }
    }
}

impl ArrayType {
    pub(super) fn shape(&self) -> Shape {
        Shape { dims: Dims::from(self.dims.as_slice()), dtype: self.dtype }
    }
}

impl From<&Shape> for ArrayType {
    fn from(shape: &Shape) -> Self {
        Self { dtype: shape.dtype, dims: shape.dims.to_vec() }
    }
}

/// A dtype is written by torch's name.
mod dtype_by_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
    use tpu_runtime::DType;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(super) fn serialize<S: Serializer>(dtype: &DType, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(dtype.torch_name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DType, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = DType::ALL.into_iter().find(|dtype| dtype.torch_name() == name);
        found.ok_or_else(|| D::Error::custom(format!("dtype, got {name}, want one of torch's that PJRT has")))
    }
}
