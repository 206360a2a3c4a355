//! The engine: records calls, finds or makes their programs, and runs them.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use smallvec::SmallVec;
use tpu_aten::table::OpId;
use tpu_runtime::{Buffer, Client, CompileOptions, Device, Shape, Signature};

use crate::array::Array;
use crate::cache::{Cache, Entry};
use crate::call::{Arg, Form, Oracle, Outcome, Output, OutputMeta, Outputs};
use crate::cell::{Cell, State};
use crate::error::{Error, Result};
use crate::metrics::{Metrics, Snapshot};
use crate::numbers::Numbers;
use crate::program::{Fate, Program, build};
use crate::trace::{Recorded, Trace};

/// When a trace is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// After each op, without waiting for it.
    Strict,
    /// After each op, waiting for it.
    Debug,
}

/// Runs a closure that may block for long: a host language gives up its lock meanwhile.
pub type Gate = fn(&mut (dyn FnMut() + Send));

/// How an engine is set up.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// When traces are cut at first.
    pub mode: Mode,
    /// Called around compiles, waits and transfers.
    pub gate: Gate,
}

impl Default for Options {
    fn default() -> Self {
        Self { mode: Mode::Strict, gate: |work| work() }
    }
}

/// Runs ATen ops on the devices of one PJRT client. Cheap to clone; all clones are one engine.
#[derive(Clone, Debug)]
pub struct Engine(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    client: Client,
    cache: Cache,
    numbers: Numbers,
    metrics: Arc<Metrics>,
    mode: AtomicU8,
    gate: Gate,
}

thread_local! {
    /// The trace that this thread records into.
    static TRACE: RefCell<Trace> = RefCell::default();
}

impl Engine {
    /// An engine on the client's devices.
    #[must_use]
    pub fn new(client: Client, options: Options) -> Self {
        Self(Arc::new(Inner {
            client,
            cache: Cache::default(),
            numbers: Numbers::default(),
            metrics: Arc::default(),
            mode: AtomicU8::new(options.mode as u8),
            gate: options.gate,
        }))
    }

    /// The PJRT client.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.0.client
    }

    /// When traces are cut.
    #[must_use]
    pub fn mode(&self) -> Mode {
        if self.0.mode.load(Relaxed) == Mode::Debug as u8 { Mode::Debug } else { Mode::Strict }
    }

    /// Changes when traces are cut, for all threads.
    pub fn set_mode(&self, mode: Mode) {
        self.0.mode.store(mode as u8, Relaxed);
    }

    /// The counters.
    #[must_use]
    pub fn metrics(&self) -> Snapshot {
        self.0.metrics.snapshot()
    }

    /// Forgets the highest number of live bytes.
    pub fn reset_peak_bytes(&self) {
        let metrics = &self.0.metrics;
        metrics.peak_bytes.store(metrics.live_bytes.load(Relaxed), Relaxed);
    }

    /// A storage of `nbytes` on a device, without contents; `hint` is the shape of the tensor it is made for.
    /// Nothing is allocated on the device until it is written.
    #[must_use]
    pub fn cell(&self, device: usize, nbytes: usize, hint: Option<Shape>) -> Arc<Cell> {
        Cell::new(device, nbytes, State::Empty(hint))
    }

    /// Calls an op. Blocks only when the program is new, or in debug mode.
    ///
    /// # Errors
    /// The oracle's, the lowering's, or PJRT's; the tensors of the call keep their values, and all others stay usable.
    pub fn dispatch(&self, op: OpId, form: Form, args: &[Arg<'_>], oracle: &dyn Oracle) -> Result<Outcome> {
        // Taken rather than borrowed: an oracle may call ops of its own.
        let mut trace = TRACE.take();
        let outcome = self.call(&mut trace, op, form, args, oracle);
        trace.clear();
        TRACE.set(trace);
        outcome
    }

    /// Waits for a device's enqueued work: `ready` cells are awaited by whoever reads them, so that this has only to
    /// run one more program behind them.
    ///
    /// # Errors
    /// That of a device that does not exist.
    pub fn synchronize(&self, device: usize) -> Result<()> {
        let device = self.device(device)?;
        let mark = self
            .0
            .client
            .upload(&[0], &Shape::scalar(tpu_runtime::DType::U8), device)
            .map_err(|error| Error::runtime("synchronize", error))?;
        self.blocking(|| mark.ready()?.await_ready())
            .map_err(|error| Error::runtime("synchronize", error))
    }

    /// The device of this index.
    ///
    /// # Errors
    /// When there is none.
    pub fn device(&self, index: usize) -> Result<&Device> {
        let devices = self.0.client.devices();
        devices.get(index).ok_or(Error::NoDevice { got: index, count: devices.len() })
    }

    /// Runs work that may block, through the gate.
    pub(crate) fn blocking<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        let (mut work, mut result) = (Some(work), None);
        (self.0.gate)(&mut || result = work.take().map(|work| work()));
        result.unwrap_or_else(|| unreachable!("a gate that does not run its work: bug in its owner"))
    }

    pub(crate) fn array(&self, buffer: Buffer) -> Arc<Array> {
        Arc::new(Array::new(buffer, &self.0.metrics))
    }

    pub(crate) fn counters(&self) -> &Metrics {
        &self.0.metrics
    }

    fn call(
        &self,
        trace: &mut Trace,
        op: OpId,
        form: Form,
        args: &[Arg<'_>],
        oracle: &dyn Oracle,
    ) -> Result<Outcome> {
        loop {
            trace.clear();
            trace.record(op, form, args)?;
            self.0.metrics.nodes.fetch_add(1, Relaxed);
            let program = match self.entry(trace, form, oracle)? {
                Entry::Program(program) => program,
                Entry::Resize(metas) => return Ok(Outcome::Resize(metas)),
            };
            if let Some(outputs) = self.run(trace, &program)? {
                return Ok(Outcome::Done(outputs));
            }
            // Another thread has changed the shape of a written cell: record the call again.
        }
    }

    fn entry(&self, trace: &Trace, form: Form, oracle: &dyn Oracle) -> Result<Entry> {
        let key = trace.key();
        if let Some(entry) = self.0.cache.get(key) {
            self.0.metrics.memory_hits.fetch_add(1, Relaxed);
            return Ok(entry);
        }
        let metas = oracle.infer()?;
        self.blocking(|| {
            self.0.cache.get_or_make(key, || {
                if let Some(sizes) = metas.as_ref().and_then(|metas| resized(trace, form, metas)) {
                    return Ok(Entry::Resize(sizes));
                }
                // For an in-place or out form the results are the arguments, whose metadata is known.
                let fresh = if form == Form::Functional { metas.as_deref() } else { None };
                self.compile(trace, fresh).map(|program| Entry::Program(Arc::new(program)))
            })
        })
    }

    fn compile(&self, trace: &Trace, metas: Option<&[Option<OutputMeta>]>) -> Result<Program> {
        let start = Instant::now();
        let (module, binding) = build(trace, metas)?;
        let program = tpu_runtime::Program {
            text: module.text,
            signature: Signature { parameters: module.parameters, outputs: module.results },
        };
        let executable =
            self.0.client.compile(&program, &CompileOptions::default()).map_err(|source| {
                tracing::debug!(program = program.text, "a program was refused");
                Error::runtime(name(trace), source)
            })?;
        let metrics = &self.0.metrics;
        metrics.compiles.fetch_add(1, Relaxed);
        metrics.compile_ns.fetch_add(start.elapsed().as_nanos() as u64, Relaxed);
        Ok(Program { executable, binding })
    }

    /// Executes a trace's program on the trace's cells; `None` when a written cell has changed its shape meanwhile.
    fn run(&self, trace: &Trace, program: &Program) -> Result<Option<Outputs>> {
        let binding = &program.binding;
        let device = self.device(trace.device())?;
        let Some(mut writes) = Writes::begin(trace, &binding.written) else { return Ok(None) };

        let numbers = binding
            .packs
            .iter()
            .map(|(dtype, operands)| {
                let numbers = operands.iter().map(|number| trace.operands[*number as usize]);
                self.0.numbers.upload(&self.0.client, device, *dtype, numbers, &self.0.metrics)
            })
            .collect::<Result<SmallVec<[_; 2]>>>()?;
        let mut buffers = Vec::with_capacity(program.executable.signature().outputs.len());
        {
            let mut arguments: SmallVec<[&Buffer; 16]> = SmallVec::new();
            let mut kept: SmallVec<[i64; 4]> = SmallVec::new();
            for (parameter, cell) in binding.inputs.iter().enumerate() {
                let array = writes.array(*cell).unwrap_or_else(|| read(&trace.cells[*cell as usize]));
                if binding.donated.contains(&parameter) && Arc::strong_count(array) > 1 {
                    kept.push(parameter as i64);
                }
                arguments.push(array);
            }
            arguments.extend(numbers.iter().map(|array| -> &Buffer { array }));
            program
                .executable
                .execute(device, &arguments, &kept, &mut buffers)
                .map_err(|source| Error::runtime(name(trace), source))?;
        }
        self.0.metrics.executions.fetch_add(1, Relaxed);
        if self.mode() == Mode::Debug {
            self.blocking(|| buffers.iter().try_for_each(|buffer| buffer.ready()?.await_ready()))
                .map_err(|source| Error::runtime(name(trace), source))?;
        }
        let mut buffers = buffers.into_iter().map(|buffer| self.array(buffer));
        writes.finish(&mut buffers);
        Ok(Some(Outputs { values: self.outputs(binding, trace.device(), buffers), advance: binding.advance }))
    }

    fn outputs(
        &self,
        binding: &crate::program::Binding,
        device: usize,
        mut arrays: impl Iterator<Item = Arc<Array>>,
    ) -> SmallVec<[Output; 2]> {
        binding
            .outputs
            .iter()
            .map(|fate| match fate {
                Fate::Undefined => Output::Undefined,
                Fate::Written => Output::Written,
                Fate::New(meta) => {
                    let array = arrays
                        .next()
                        .unwrap_or_else(|| unreachable!("fewer results than outputs: bug in tpu-compile"));
                    let nbytes = array.shape().size_in_bytes();
                    let cell = Cell::new(device, nbytes, State::Ready(array));
                    Output::New { cell, meta: Arc::clone(meta) }
                }
            })
            .collect()
    }
}

/// The contents of written cells while a program runs. Whatever happens, they are given back.
struct Writes<'a> {
    trace: &'a Trace,
    /// The cells in the order of the program's results.
    cells: &'a [u32],
    taken: SmallVec<[State; 2]>,
}

impl<'a> Writes<'a> {
    /// Takes the contents of the cells; `None` when one has another shape than was recorded.
    fn begin(trace: &'a Trace, cells: &'a [u32]) -> Option<Self> {
        let mut writes = Self { trace, cells, taken: SmallVec::new() };
        if let [cell] = cells {
            writes.taken.push(trace.cells[*cell as usize].cell.take());
        } else {
            // Every thread takes cells in the order of their addresses: no two wait for each other.
            let mut order: SmallVec<[usize; 8]> = (0..cells.len()).collect();
            order.sort_unstable_by_key(|index| {
                Arc::as_ptr(&trace.cells[cells[*index] as usize].cell) as usize
            });
            writes.taken.resize_with(cells.len(), || State::Busy);
            for index in order {
                writes.taken[index] = trace.cells[cells[index] as usize].cell.take();
            }
        }
        let unchanged = cells.iter().zip(&writes.taken).all(|(cell, state)| {
            let recorded = &trace.cells[*cell as usize];
            match state {
                State::Ready(array) => !recorded.empty && *array.shape() == recorded.base,
                State::Empty(_) => recorded.empty,
                State::Busy | State::Failed(_) => false,
            }
        });
        unchanged.then_some(writes)
    }

    /// The old contents of a written cell.
    fn array(&self, cell: u32) -> Option<&Arc<Array>> {
        let index = self.cells.iter().position(|written| *written == cell)?;
        match &self.taken[index] {
            State::Ready(array) => Some(array),
            _ => None,
        }
    }

    /// Puts the new contents in.
    fn finish(&mut self, arrays: &mut impl Iterator<Item = Arc<Array>>) {
        for (cell, array) in self.cells.iter().zip(arrays.by_ref()) {
            self.trace.cells[*cell as usize].cell.put(State::Ready(array));
        }
        self.taken.clear();
    }
}

impl Drop for Writes<'_> {
    fn drop(&mut self) {
        for (cell, state) in self.cells.iter().zip(self.taken.drain(..)) {
            // A program that failed may have used up what it was given.
            let state = match state {
                State::Ready(array) if array.is_deleted().unwrap_or(true) => State::Failed(Error::Lost),
                other => other,
            };
            self.trace.cells[*cell as usize].cell.put(state);
        }
    }
}

fn read(recorded: &Recorded) -> &Arc<Array> {
    recorded.array.as_ref().unwrap_or_else(|| unreachable!("an input without contents: bug in tpu-compile"))
}

/// The name of what a trace does, for errors.
fn name(trace: &Trace) -> &'static str {
    trace.nodes.last().map_or("nothing", |node| node.op.row().op.name())
}

/// The sizes that the tensors of an `out=` call must get first, if any has others.
fn resized(trace: &Trace, form: Form, metas: &[Option<OutputMeta>]) -> Option<Arc<[OutputMeta]>> {
    if form != Form::Out {
        return None;
    }
    let written = &trace.nodes.last()?.written;
    let fits = written.iter().zip(metas).all(|(slot, meta)| match (slot, meta) {
        (Some(slot), Some(meta)) => trace.tensors[*slot as usize].view.sizes == meta.sizes,
        _ => true,
    });
    (!fits).then(|| metas.iter().flatten().cloned().collect())
}
