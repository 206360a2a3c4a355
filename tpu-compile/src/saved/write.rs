//! Writing the directory of an exported program.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use safetensors::tensor::TensorView;
use serde_json::Value;

use super::description::{
    Argument, Checksum, Description, FORMAT, Feed, Kind, Origin, Output, Parameter, Returned, Target,
    Versions,
};
use super::model::stablehlo;
use super::{PORTABLE, PROGRAM, Problem, SIGNATURE, WEIGHTS, portable, stored_as, wrong};
use crate::call::OutputMeta;
use crate::engine::Engine;
use crate::error::Result;
use crate::graph::{self, Graph};

/// A captured program that is to be written, and what its arguments and outputs are called.
#[derive(Debug)]
pub struct Export<'a> {
    /// The program. Its arguments are all that it reads.
    pub graph: &'a Graph,
    /// One for each argument of the graph.
    pub arguments: Vec<Named<'a>>,
    /// One name for each output of the graph.
    pub outputs: Vec<String>,
    /// How far a call moves the generator of random numbers.
    pub advance: u64,
    /// The version of torch, or nothing.
    pub torch: String,
    /// Written as it is: see [`Description::python`].
    pub python: Value,
}

/// An argument by name.
#[derive(Debug)]
pub struct Named<'a> {
    /// The name.
    pub name: String,
    /// Other names of the same weight.
    pub aliases: Vec<String>,
    /// A weight's elements, row-major; `None` for an input.
    pub weight: Option<&'a [u8]>,
}

impl Export<'_> {
    /// Writes the directory, all of it or nothing. `engine` says which plugin the program was made for.
    ///
    /// # Errors
    /// [`Error::Saved`](crate::Error::Saved): when something is there that may not be overwritten, when the program uses
    /// a tensor that is no argument, when safetensors have no dtype for a weight, or when the disk refuses.
    pub fn write(&self, engine: &Engine, path: &Path, overwrite: bool) -> Result<()> {
        self.try_write(engine, path, overwrite).map_err(|problem| wrong(path, problem))
    }

    fn try_write(&self, engine: &Engine, path: &Path, overwrite: bool) -> Result<(), Problem> {
        check_place(path, overwrite)?;
        let mut description = self.describe(engine)?;
        let weights = self.weights(&description)?;
        let text = &self.graph.program.text;
        let artifact = portable(text).map_err(|what| Problem::NotPortable { what })?;
        for (name, contents) in [(PROGRAM, text.as_bytes()), (PORTABLE, &artifact), (WEIGHTS, &weights)] {
            description.files.insert(name.to_owned(), Checksum::of(contents));
        }
        let mut json = serde_json::to_vec_pretty(&description)?;
        json.push(b'\n');

        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(parent)?;
        // What is in this folder when the function ends is removed: half an export, or the one that was replaced.
        let scratch = tempfile::Builder::new().prefix(".export-").tempdir_in(parent)?;
        let (new, old) = (scratch.path().join("new"), scratch.path().join("old"));
        fs::create_dir(&new)?;
        for (name, contents) in
            [(PROGRAM, text.as_bytes()), (PORTABLE, &artifact), (WEIGHTS, &weights), (SIGNATURE, &json)]
        {
            let mut file = File::create_new(new.join(name))?;
            file.write_all(contents)?;
            file.sync_all()?;
        }
        if path.exists() {
            check_place(path, overwrite)?;
            fs::rename(path, &old)?;
        }
        if let Err(error) = fs::rename(&new, path) {
            // Another export has been quicker, or the disk refuses: what was there stays.
            if old.exists() && !path.exists() {
                fs::rename(&old, path)?;
            }
            return Err(error.into());
        }
        Ok(File::open(parent)?.sync_all()?)
    }

    fn describe(&self, engine: &Engine) -> Result<Description, Problem> {
        let graph = self.graph;
        let shapes = &graph.program.signature;
        let parameters = graph.feeds.iter().zip(&shapes.parameters).map(|(feed, shape)| {
            let feed = match feed {
                graph::Feed::Argument { index, donated } => {
                    Feed::Argument { index: *index, donated: *donated }
                }
                graph::Feed::Constant(index) => {
                    Feed::Argument { index: graph.arguments.len() + index, donated: false }
                }
                graph::Feed::Cell { .. } => return Err(Problem::Unnamed { what: shape.to_string() }),
                graph::Feed::Seed => Feed::Seed,
                graph::Feed::Offset => Feed::Offset,
            };
            Ok(Parameter { feed, array: shape.into() })
        });
        let results = graph.targets.iter().zip(&shapes.outputs).map(|(target, shape)| {
            let target = match target {
                graph::Target::New => Target::New,
                graph::Target::Argument(index) => Target::Argument { index: *index },
                graph::Target::Cell(_) => return Err(Problem::Unnamed { what: shape.to_string() }),
            };
            Ok(Returned { target, array: shape.into() })
        });
        let outputs = graph.outputs.iter().zip(&self.outputs).map(|(output, name)| {
            let origin = match &output.origin {
                graph::Origin::Result(index) => Origin::Result { index: *index },
                graph::Origin::Argument(index) => Origin::Argument { index: *index },
                graph::Origin::Cell(_) => return Err(Problem::Unnamed { what: name.clone() }),
            };
            Ok(Output { name: name.clone(), origin, layout: (&output.meta).into(), offset: output.offset })
        });
        let arguments = graph.arguments.iter().zip(&self.arguments).map(|(meta, named)| Argument {
            kind: if named.weight.is_some() { Kind::Weight } else { Kind::Input },
            name: named.name.clone(),
            aliases: named.aliases.clone(),
            layout: meta.into(),
        });
        let constants =
            graph.constants.iter().zip(self.names_of_constants()).map(|(constant, name)| Argument {
                kind: Kind::Weight,
                name,
                aliases: Vec::new(),
                layout: (&OutputMeta::dense(&constant.shape)).into(),
            });
        let client = engine.client();
        let (major, minor) = client.plugin().api_version();
        Ok(Description {
            format: FORMAT,
            versions: Versions {
                torchtpu: env!("CARGO_PKG_VERSION").to_owned(),
                torch: self.torch.clone(),
                plugin: format!("{}, PJRT {major}.{minor}", client.platform_version()),
                stablehlo: stablehlo(engine),
            },
            arguments: arguments.chain(constants).collect(),
            parameters: parameters.collect::<Result<_, Problem>>()?,
            results: results.collect::<Result<_, Problem>>()?,
            outputs: outputs.collect::<Result<_, Problem>>()?,
            calls: graph.calls,
            advance: self.advance,
            files: BTreeMap::new(),
            python: self.python.clone(),
        })
    }

    /// Names for the graph's constants, which are further weights: no argument has them.
    fn names_of_constants(&self) -> impl Iterator<Item = String> {
        let is_free = |name: &String| self.arguments.iter().all(|named| named.name != *name);
        (0..).map(|number| format!("constant_{number}")).filter(is_free)
    }

    /// The contents of `weights.safetensors`.
    fn weights(&self, description: &Description) -> Result<Vec<u8>, Problem> {
        let mut views = BTreeMap::new();
        let given = self.arguments.iter().map(|named| named.weight);
        let known = self.graph.constants.iter().map(|constant| Some(&*constant.bytes));
        for (argument, bytes) in description.arguments.iter().zip(given.chain(known)) {
            let Some(bytes) = bytes else { continue };
            let shape = argument.layout.shape();
            let dtype = stored_as(shape.dtype).ok_or_else(|| Problem::Weight {
                name: argument.name.clone(),
                got: shape.to_string(),
                want: "a dtype that safetensors have".to_owned(),
            })?;
            let dims = shape.dims.iter().map(|size| *size as usize).collect();
            views.insert(&argument.name, TensorView::new(dtype, dims, bytes)?);
        }
        Ok(safetensors::serialize(views, None)?)
    }
}

/// Whether the directory may be written at this path.
fn check_place(path: &Path, overwrite: bool) -> Result<(), Problem> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(_) if !overwrite => Err(Problem::Exists),
        Ok(_) if path.join(SIGNATURE).is_file() => Ok(()),
        Ok(_) => Err(Problem::Foreign),
    }
}
