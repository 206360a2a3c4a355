//! Captured programs: what their parameters and results are, and how they are called.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::builder::Constant;
use tpu_runtime::{Buffer, DType, Executable, Program, Shape};

use crate::array::Array;
use crate::call::{OutputMeta, TensorRef};
use crate::capture::base_of;
use crate::cell::{Cell, State};
use crate::constants::send;
use crate::dump::{Dump, Outlined};
use crate::engine::{Engine, Mode};
use crate::error::{Error, Result};

/// A captured program that is not compiled.
#[derive(Debug)]
pub struct Graph {
    pub(crate) program: Program,
    /// The text for XLA's compiler for CPUs, if it is another.
    pub(crate) cpu_text: Option<String>,
    /// The last op, for errors.
    pub(crate) name: &'static str,
    /// How many calls were captured.
    pub(crate) calls: usize,
    /// The calls as people read them, if programs are written down.
    pub(crate) listing: String,
    pub(crate) device: usize,
    /// What each parameter is.
    pub(crate) feeds: Vec<Feed>,
    pub(crate) constants: Vec<Constant>,
    /// What each result is.
    pub(crate) targets: Vec<Target>,
    pub(crate) arguments: Vec<OutputMeta>,
    pub(crate) outputs: Vec<Returned>,
}

/// What a parameter of a captured program is.
#[derive(Debug, Clone)]
pub enum Feed {
    /// An argument of the call; `donated` when the call writes it.
    Argument {
        /// Which one.
        index: usize,
        /// Whether the program may use it up.
        donated: bool,
    },
    /// A tensor that was there before the capture.
    Cell {
        /// Its storage.
        cell: Arc<Cell>,
        /// Whether the program may use it up.
        donated: bool,
    },
    /// An array that the ops' lowerings know: the one of this number.
    Constant(usize),
    /// The generator's seed.
    Seed,
    /// How far the generator has advanced.
    Offset,
}

/// What a result of a captured program is.
#[derive(Debug, Clone)]
pub enum Target {
    /// The storage of new tensors.
    New,
    /// The new contents of an argument.
    Argument(usize),
    /// The new contents of a tensor that was there before the capture.
    Cell(Arc<Cell>),
}

/// A tensor that a call returns.
#[derive(Debug, Clone)]
pub struct Returned {
    /// Its storage.
    pub origin: Origin,
    /// Its sizes, strides and dtype.
    pub meta: OutputMeta,
    /// Where it begins in its storage, in elements.
    pub offset: i64,
}

/// The storage of a tensor that a call returns.
#[derive(Debug, Clone)]
pub enum Origin {
    /// That of a result.
    Result(usize),
    /// That of an argument.
    Argument(usize),
    /// That of a tensor that was there before the capture.
    Cell(Arc<Cell>),
}

/// A captured program, ready to be called.
#[derive(Debug)]
pub struct Compiled {
    engine: Engine,
    graph: Arc<Graph>,
    /// There is none for a graph without results: a call of it returns what it was given.
    executable: Option<Arc<Executable>>,
    /// The constants, on the graph's device.
    constants: Vec<Arc<Array>>,
    /// The shape of each argument's storage, as the program takes it.
    bases: Vec<Shape>,
}

/// A tensor that a call has returned.
#[derive(Debug)]
pub struct Tensor<'a> {
    /// Its storage.
    pub cell: Arc<Cell>,
    /// Its sizes, strides and dtype.
    pub meta: &'a OutputMeta,
    /// Where it begins in its storage, in elements.
    pub offset: i64,
}

/// The seed and the offset of a generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draw {
    /// The seed.
    pub seed: u64,
    /// How far the generator has advanced.
    pub offset: u64,
}

impl Graph {
    /// The StableHLO text, and the shapes of its parameters and results.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What each parameter is, in order.
    #[must_use]
    pub fn feeds(&self) -> &[Feed] {
        &self.feeds
    }

    /// The arrays that the ops' lowerings know and the text does not hold.
    #[must_use]
    pub fn constants(&self) -> &[Constant] {
        &self.constants
    }

    /// What each result is, in order.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The arguments of a call.
    #[must_use]
    pub fn arguments(&self) -> &[OutputMeta] {
        &self.arguments
    }

    /// The tensors that a call returns.
    #[must_use]
    pub fn outputs(&self) -> &[Returned] {
        &self.outputs
    }

    /// Whether a call draws random numbers.
    #[must_use]
    pub fn draws(&self) -> bool {
        self.feeds.iter().any(|feed| matches!(feed, Feed::Seed | Feed::Offset))
    }

    /// Compiles the program for the engine's devices. Blocks, through the engine's gate.
    ///
    /// # Errors
    /// When the compiler refuses it.
    pub fn compile(self: &Arc<Self>, engine: &Engine) -> Result<Compiled> {
        let label = format!("a captured program that ends in {}", self.name);
        let outline = |_: &Dump| Outlined {
            calls: self.calls,
            listing: self.listing.clone(),
            reason: "captured: a function was compiled, exported or loaded".to_owned(),
        };
        let load = || engine.blocking(|| engine.load(self.name, &label, &self.program_on(engine), outline));
        let executable = if self.targets.is_empty() { None } else { Some(load()?) };
        let bases = self.arguments.iter().map(base_of).collect();
        let device = engine.device(self.device)?;
        let constants =
            self.constants.iter().map(|constant| send(engine, device, constant)).collect::<Result<_>>()?;
        Ok(Compiled { engine: engine.clone(), graph: Arc::clone(self), executable, constants, bases })
    }

    /// The program for the compiler of an engine's devices.
    fn program_on(&self, engine: &Engine) -> Cow<'_, Program> {
        let cpu_text = self.cpu_text.as_ref().filter(|_| engine.client().is_cpu());
        let with = |text: &String| Program { text: text.clone(), signature: self.program.signature.clone() };
        cpu_text.map_or(Cow::Borrowed(&self.program), |text| Cow::Owned(with(text)))
    }
}

impl Compiled {
    /// What was compiled.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Calls the program. Arguments that it writes have their new contents afterwards; the tensors that it returns
    /// share the storage that they shared when the program was captured. `draw` is where the generator is now.
    ///
    /// # Errors
    /// When an argument is another than the program was captured with, its work has failed, or PJRT refuses.
    pub fn call(&self, arguments: &[TensorRef<'_>], draw: Draw) -> Result<SmallVec<[Tensor<'_>; 4]>> {
        let graph = &self.graph;
        if arguments.len() != graph.arguments.len() {
            let got = format!("{} arguments", arguments.len());
            return Err(Error::Argument {
                index: arguments.len(),
                got,
                want: graph.arguments.len().to_string(),
            });
        }
        let cells = match &self.executable {
            Some(executable) => self.execute(executable, arguments, draw)?,
            None => SmallVec::new(),
        };
        Ok(graph.outputs.iter().map(|output| output.tensor(arguments, &cells)).collect())
    }

    /// Executes the program and puts its results where they belong; the storages of the results.
    fn execute(
        &self,
        executable: &Executable,
        arguments: &[TensorRef<'_>],
        draw: Draw,
    ) -> Result<SmallVec<[Arc<Cell>; 8]>> {
        let (graph, engine) = (&self.graph, &self.engine);
        let device = engine.device(graph.device)?;
        let failed = |error| Error::runtime(graph.name, error);
        let counters = engine.counters();
        counters.executions.fetch_add(1, Relaxed);

        let mut held: SmallVec<[Arc<Array>; 32]> = SmallVec::new();
        // What the program may use up, and how many hold it of whom this call knows.
        let mut donated: SmallVec<[(usize, usize); 8]> = SmallVec::new();
        for (parameter, feed) in graph.feeds.iter().enumerate() {
            let (Contents { array, owners }, gives) = match feed {
                Feed::Argument { index, donated } => (self.argument(*index, &arguments[*index])?, *donated),
                Feed::Cell { cell, donated } => (self.contents(cell)?, *donated),
                Feed::Constant(index) => (Contents::new(Arc::clone(&self.constants[*index])), false),
                Feed::Seed => (Contents::new(self.number(draw.seed)?), false),
                Feed::Offset => (Contents::new(self.number(draw.offset)?), false),
            };
            if gives {
                donated.push((parameter, owners));
            }
            held.push(array);
        }
        // Nobody else reads the old contents: neither an argument beside it nor a storage that shares them.
        let is_kept = |(parameter, owners): &&(usize, usize)| Arc::strong_count(&held[*parameter]) > *owners;
        let (kept, donated): (SmallVec<[_; 8]>, SmallVec<[_; 8]>) = donated.iter().partition(is_kept);
        let kept: SmallVec<[i64; 8]> = kept.iter().map(|(parameter, _)| *parameter as i64).collect();
        let buffers = {
            let inputs: SmallVec<[&Buffer; 32]> = held.iter().map(|array| -> &Buffer { array }).collect();
            engine.blocking(|| -> Result<Vec<Buffer>> {
                let mut buffers = Vec::with_capacity(graph.targets.len());
                executable.execute(device, &inputs, &kept, &mut buffers).map_err(failed)?;
                if engine.mode() == Mode::Debug {
                    buffers.iter().try_for_each(|buffer| buffer.ready()?.await_ready()).map_err(failed)?;
                }
                Ok(buffers)
            })
        };
        let buffers = buffers.inspect_err(|_| self.lose(arguments))?;
        donated.iter().for_each(|(parameter, _)| held[*parameter].donated());
        drop(held);
        self.store(arguments, buffers)
    }

    /// The contents of an argument as the program takes them; a copy when it is another view than the program takes.
    fn argument(&self, index: usize, argument: &TensorRef<'_>) -> Result<Contents> {
        let want = &self.graph.arguments[index];
        if *argument.sizes != *want.sizes || argument.dtype != want.dtype {
            let want = Shape { dims: want.sizes.clone(), dtype: want.dtype };
            let (got, want) = (argument.shape().to_string(), want.to_string());
            return Err(Error::Argument { index, got, want });
        }
        if *argument.strides == *want.strides {
            let contents = self.contents(argument.cell)?;
            if argument.offset == 0 && *contents.array.shape() == self.bases[index] {
                return Ok(contents);
            }
        }
        let base = self.bases[index].clone();
        let cell = self.engine.cell(self.graph.device, base.size_in_bytes(), Some(base));
        self.engine.compute_copy(argument, &as_made(&cell, want))?;
        Ok(Contents::new(self.contents(&cell)?.array))
    }

    fn contents(&self, cell: &Arc<Cell>) -> Result<Contents> {
        let fill = match cell.contents()? {
            State::Ready(array) => return Ok(Contents { array, owners: 2 }),
            State::Filled(shape, value) => (shape, value),
            // Read before it was written: zeros.
            State::Empty(hint) => {
                (hint.unwrap_or_else(|| Shape::new(DType::U8, [cell.nbytes() as i64])), Scalar::Int(0))
            }
            _ => return Err(Error::Lost),
        };
        Ok(Contents::new(self.engine.filled(cell.device(), &[fill])?.remove(0)))
    }

    fn number(&self, value: u64) -> Result<Arc<Array>> {
        let device = self.engine.device(self.graph.device)?;
        let buffer = self.engine.client().upload(&value.to_ne_bytes(), &Shape::scalar(DType::U64), device);
        Ok(self.engine.array(buffer.map_err(|error| Error::runtime(self.graph.name, error))?))
    }

    /// Puts the results where they belong; the storages of the results.
    fn store(&self, arguments: &[TensorRef<'_>], buffers: Vec<Buffer>) -> Result<SmallVec<[Arc<Cell>; 8]>> {
        let store = |(target, buffer): (&Target, Buffer)| {
            let nbytes = buffer.shape().size_in_bytes();
            let contents = State::Ready(self.engine.array(buffer));
            match target {
                Target::New => Ok(Cell::new(self.graph.device, nbytes, contents)),
                Target::Cell(cell) => {
                    cell.put(contents);
                    Ok(Arc::clone(cell))
                }
                Target::Argument(index) => {
                    let (argument, meta) = (&arguments[*index], &self.graph.arguments[*index]);
                    let is_whole = argument.offset == 0 && argument.cell.nbytes() == nbytes;
                    if is_whole && *argument.strides == *meta.strides {
                        argument.cell.put(contents);
                    } else {
                        let cell = Cell::new(self.graph.device, nbytes, contents);
                        self.engine.copy(&as_made(&cell, meta), argument)?;
                    }
                    Ok(Arc::clone(argument.cell))
                }
            }
        };
        self.graph.targets.iter().zip(buffers).map(store).collect()
    }

    /// After a failure: what the program had used up is lost.
    fn lose(&self, arguments: &[TensorRef<'_>]) {
        for target in &self.graph.targets {
            let cell = match target {
                Target::New => continue,
                Target::Argument(index) => arguments[*index].cell,
                Target::Cell(cell) => cell,
            };
            let lost =
                |state: &State| matches!(state, State::Ready(array) if array.is_deleted().unwrap_or(true));
            cell.put_if(lost, State::Failed(Error::Lost));
        }
    }
}

/// What a parameter is given.
struct Contents {
    array: Arc<Array>,
    /// This call, and a storage if it has the array.
    owners: usize,
}

impl Contents {
    /// An array that was made for this call.
    fn new(array: Arc<Array>) -> Self {
        Self { array, owners: 1 }
    }
}

impl Returned {
    fn tensor(&self, arguments: &[TensorRef<'_>], results: &[Arc<Cell>]) -> Tensor<'_> {
        let cell = match &self.origin {
            Origin::Result(index) => &results[*index],
            Origin::Argument(index) => arguments[*index].cell,
            Origin::Cell(cell) => cell,
        };
        Tensor { cell: Arc::clone(cell), meta: &self.meta, offset: self.offset }
    }
}

/// The tensor that is all of a cell.
fn as_made<'a>(cell: &'a Arc<Cell>, meta: &'a OutputMeta) -> TensorRef<'a> {
    TensorRef { cell, dtype: meta.dtype, sizes: &meta.sizes, strides: &meta.strides, offset: 0 }
}
