//! The engine: records calls, finds or makes the programs of traces, and runs them.

mod compile;
mod fills;

use std::path::PathBuf;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Weak};

use parking_lot::{Mutex, MutexGuard};
use smallvec::{SmallVec, smallvec};
use tpu_aten::Scalar;
use tpu_aten::op::Contents;
use tpu_aten::table::OpId;
use tpu_runtime::{Buffer, Client, CompileOptions, DType, Device, Shape};

use crate::array::Array;
use crate::cache::Cache;
use crate::call::{Arg, Form, Oracle, Outcome, Output, OutputMeta, Outputs};
use crate::cell::{Cell, State};
use crate::describe::{Described, Descriptions, check_numbers, describe, resized_by_numbers};
use crate::disk::{Disk, DiskOptions};
use crate::dump::Dump;
use crate::engine::compile::compile_options;
use crate::engine::fills::mix_constants;
use crate::error::{Error, Result};
use crate::key::{Key, node_key};
use crate::loaded::Loaded;
use crate::metrics::{Metrics, Snapshot};
use crate::numbers::Numbers;
use crate::program::{Binding, Number, Program};
use crate::recorder::Recorder;
use crate::stability::Stability;
use crate::trace::{Before, Conflict, Recorded, Trace};
use crate::values::{Slots, slots};

/// When a trace is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// After each op, without waiting for it.
    Strict,
    /// After each op, waiting for it.
    Debug,
    /// When a value is needed, when asked, or when the trace is long.
    Fused,
}

/// A trace of so many calls is cut.
const MAX_NODES: usize = 1 << 16;
/// A trace that makes so many bytes is cut.
const MAX_BYTES: usize = 1 << 32;

impl Mode {
    pub(crate) fn of(number: u8) -> Option<Self> {
        [Self::Strict, Self::Debug, Self::Fused].into_iter().find(|mode| *mode as u8 == number)
    }
}

/// Runs a closure that may block for long: a host language gives up its lock meanwhile.
pub type Gate = fn(&mut (dyn FnMut() + Send));

/// Hears of something that a user should know.
pub type Warn = fn(&str);

/// Says which line of the host language's program makes the call that is being recorded.
pub type Caller = fn() -> Option<Box<str>>;

/// How an engine is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// When traces are cut at first.
    pub mode: Mode,
    /// Called around compiles, waits and transfers.
    pub gate: Gate,
    /// Called at most a few times in the life of an engine.
    pub warn: Warn,
    /// Told of every program that is compiled or found on disk.
    pub log: Warn,
    /// Asked at every call, if it is given: errors of fused programs name the line.
    pub caller: Option<Caller>,
    /// Where programs are kept from one process to the next, if they are.
    pub disk: Option<DiskOptions>,
    /// The folder in which every program is written down, if there is one.
    pub dump: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Strict,
            gate: |work| work(),
            warn: |message| tracing::warn!("{message}"),
            log: |message| tracing::debug!("{message}"),
            caller: None,
            disk: None,
            dump: None,
        }
    }
}

/// Runs ATen ops on the devices of one PJRT client. Cheap to clone; all clones are one engine.
#[derive(Clone, Debug)]
pub struct Engine(pub(crate) Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    client: Client,
    compile_options: CompileOptions,
    descriptions: Descriptions,
    cache: Cache<Program>,
    loaded: Loaded,
    numbers: Numbers,
    metrics: Arc<Metrics>,
    mode: AtomicU8,
    gate: Gate,
    warn: Warn,
    log: Warn,
    caller: Option<Caller>,
    stability: Stability,
    disk: Option<Disk>,
    dump: Option<Dump>,
    /// The traces of all threads.
    recorders: Mutex<Vec<Weak<Recorder>>>,
}

impl Engine {
    /// An engine on the client's devices.
    #[must_use]
    pub fn new(client: Client, options: Options) -> Self {
        Self(Arc::new(Inner {
            compile_options: compile_options(&client),
            disk: options.disk.map(|disk| Disk::new(disk, &client, options.warn)),
            dump: options.dump.map(|folder| Dump::new(folder, options.warn)),
            client,
            descriptions: Descriptions::default(),
            cache: Cache::new(),
            loaded: Loaded::default(),
            numbers: Numbers::default(),
            metrics: Arc::default(),
            mode: AtomicU8::new(options.mode as u8),
            gate: options.gate,
            warn: options.warn,
            log: options.log,
            caller: options.caller,
            stability: Stability::default(),
            recorders: Mutex::default(),
        }))
    }

    /// The PJRT client.
    pub fn client(&self) -> &Client {
        &self.0.client
    }

    /// The counters.
    #[must_use]
    pub fn metrics(&self) -> Snapshot {
        self.0.metrics.snapshot()
    }

    /// What was different in the fused steps that were compiled again although most of them was the same, the latest
    /// first: `step of N calls:` and the first difference. A handful of the latest is kept.
    #[must_use]
    pub fn differences(&self) -> Vec<String> {
        self.0.stability.differences()
    }

    /// Waits until the programs that were compiled are on disk, some seconds at most. For the end of a process.
    pub fn flush(&self) {
        if let Some(disk) = &self.0.disk {
            disk.flush();
        }
    }

    /// Forgets the highest number of live bytes.
    pub fn reset_peak_bytes(&self) {
        let metrics = &self.0.metrics;
        metrics.peak_bytes.store(metrics.live_bytes.load(Relaxed), Relaxed);
    }

    /// When the calling thread's traces are cut.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode_of(&Recorder::current(self))
    }

    /// Changes when traces are cut, for all threads that have no mode of their own.
    pub fn set_mode(&self, mode: Mode) {
        self.0.mode.store(mode as u8, Relaxed);
    }

    /// Gives the calling thread a mode of its own, or takes it back; returns the one it had.
    #[expect(clippy::must_use_candidate, reason = "called to change the mode")]
    pub fn set_thread_mode(&self, mode: Option<Mode>) -> Option<Mode> {
        let recorder = Recorder::current(self);
        let before = recorder.mode();
        recorder.set_mode(mode);
        before
    }

    /// A storage of `nbytes` on a device, without contents; `hint` is the shape of the tensor it is made for.
    /// Nothing is allocated on the device until it is written.
    #[must_use]
    pub fn cell(&self, device: usize, nbytes: usize, hint: Option<Shape>) -> Arc<Cell> {
        let cell = Cell::new(device, nbytes, State::Empty(hint));
        Recorder::current(self).made(&cell);
        cell
    }

    /// Calls an op. Blocks only when the trace is cut and its program is new, or in debug mode.
    ///
    /// # Errors
    /// The oracle's, the lowering's, or PJRT's; the tensors of the call keep their values, and all others stay usable.
    pub fn dispatch(&self, op: OpId, form: Form, args: &[Arg<'_>], oracle: &dyn Oracle) -> Result<Outcome> {
        if let Some(demand) = op.row().op.demand {
            check_numbers(op, demand, args)?;
        }
        if let Some(metas) = resized_by_numbers(op, form, args, oracle)? {
            return Ok(Outcome::Resize(metas));
        }
        let key = node_key(op, form, args);
        let described = match self.0.descriptions.get(key) {
            Some(known) => known,
            None => self.0.descriptions.insert(key, describe(op, form, args, oracle)?),
        };
        match &*described {
            Described::Resize(metas) => Ok(Outcome::Resize(Arc::clone(metas))),
            Described::Results { fresh, advance, unread } => {
                if op.row().op.contents == Contents::Number && self.put_off_filling(args) {
                    return Ok(Outcome::Done(Outputs { values: smallvec![Output::Written], advance: 0 }));
                }
                let values = self.record(op, form, args, key, fresh, unread)?;
                Ok(Outcome::Done(Outputs { values, advance: *advance }))
            }
        }
    }

    /// Cuts the calling thread's trace: what was recorded is enqueued.
    ///
    /// # Errors
    /// That of the first call that failed.
    pub fn cut(&self) -> Result<()> {
        Recorder::current(self).cut()
    }

    /// Cuts the traces of all threads and waits for a device's enqueued work.
    ///
    /// # Errors
    /// That of a device that does not exist, or of a call that failed.
    pub fn synchronize(&self, device: usize) -> Result<()> {
        let device = self.device(device)?;
        let recorders: Vec<_> = self.0.recorders.lock().iter().filter_map(Weak::upgrade).collect();
        recorders.iter().try_for_each(|recorder| recorder.cut())?;
        let failed = |error| Error::runtime("synchronize", error);
        let mark = self.0.client.upload(&[0], &Shape::scalar(DType::U8), device).map_err(failed)?;
        self.blocking(|| mark.ready()?.await_ready()).map_err(failed)
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

    /// Remembers a thread's trace.
    pub(crate) fn know(&self, recorder: &Arc<Recorder>) {
        let mut recorders = self.0.recorders.lock();
        recorders.retain(|known| known.strong_count() > 0);
        recorders.push(Arc::downgrade(recorder));
    }

    fn mode_of(&self, recorder: &Recorder) -> Mode {
        recorder.mode().or_else(|| Mode::of(self.0.mode.load(Relaxed))).unwrap_or(Mode::Strict)
    }

    /// Locks a trace to record into it. Waits through the gate: its holder may need what the gate gives up.
    fn lock<'a>(&self, recorder: &'a Recorder) -> MutexGuard<'a, Trace> {
        loop {
            if let Some(trace) = recorder.trace.try_lock() {
                return trace;
            }
            self.blocking(|| drop(recorder.trace.lock()));
        }
    }

    fn record(
        &self,
        op: OpId,
        form: Form,
        args: &[Arg<'_>],
        key: Key,
        fresh: &[Option<Arc<OutputMeta>>],
        unread: &[u32],
    ) -> Result<SmallVec<[Output; 2]>> {
        let mut recorder = Recorder::current(self);
        let mut trace = self.lock(&recorder);
        if trace.nodes.is_empty() && Recorder::leave() {
            // The trace that this thread had joined has been cut: it goes on with its own.
            drop(trace);
            recorder = Recorder::current(self);
            trace = self.lock(&recorder);
        }
        loop {
            match trace.record(&recorder, op, form, args, key, unread) {
                Ok(()) => break,
                // Perhaps only what was recorded before is on the other device.
                Err(Conflict::Error(Error::Devices { .. }))
                    if !trace.nodes.is_empty() && !recorder.captures() =>
                {
                    drop(self.run(&mut trace));
                }
                Err(Conflict::Error(error)) => return Err(error),
                Err(Conflict::Raced) => {}
                Err(Conflict::Pending(other)) => {
                    // Never wait for another trace while holding this one.
                    let idle = trace.nodes.is_empty() && !recorder.captures();
                    drop(trace);
                    if idle {
                        Recorder::join(&other);
                        recorder = other;
                    } else if other.captures() {
                        return Err(Error::Captured);
                    } else {
                        drop(other.cut());
                    }
                    trace = self.lock(&recorder);
                }
            }
        }
        self.0.metrics.nodes.fetch_add(1, Relaxed);
        if let Some(caller) = self.0.caller {
            trace.callers.push(caller());
        }
        let mut outputs = SmallVec::new();
        for meta in fresh {
            outputs.push(match (trace.fresh(&recorder, meta.as_ref()), meta) {
                (Some(cell), Some(meta)) => Output::New { cell, meta: Arc::clone(meta) },
                _ => Output::Undefined,
            });
        }
        let written = trace.nodes.last().map_or(0, |node| node.written.len());
        outputs.extend((0..written).map(|_| Output::Written));
        if recorder.captures() {
            // Cut by hand.
        } else if self.mode_of(&recorder) != Mode::Fused {
            self.run(&mut trace)?;
        } else if trace.ends_step() || trace.nodes.len() >= MAX_NODES || trace.created_bytes >= MAX_BYTES {
            // An error is that of the cells it concerns, not of this call.
            drop(self.run(&mut trace));
        }
        Ok(outputs)
    }

    /// Runs a trace and clears it: the cells that it writes are ready, or have failed.
    pub(crate) fn run(&self, trace: &mut Trace) -> Result<()> {
        let nodes = trace.nodes.len();
        if nodes == 0 {
            return Ok(());
        }
        let results = live_results(trace);
        let done = self
            .settle(trace, |_| false)
            .and_then(|()| self.program(trace, &results))
            .and_then(|program| self.execute(trace, &program, &results));
        let done = match done {
            Err(error) if nodes == 1 => {
                give_back(trace, &error);
                Err(error)
            }
            Err(_) => self.run_apart(trace),
            Ok(()) => Ok(()),
        };
        trace.clear();
        done
    }

    /// Runs each call of a trace as a program of its own, after the whole has failed: only what depends on the call
    /// that fails is lost.
    fn run_apart(&self, trace: &mut Trace) -> Result<()> {
        let mut first = Ok(());
        for index in 0..trace.nodes.len() {
            let results = results_of(trace, index);
            let done = missing_input(trace, index).map_or_else(
                || {
                    let done = self
                        .compile(trace, index..index + 1, &results)
                        .and_then(|program| self.execute(trace, &program, &results));
                    let caller = trace.callers.get(index).and_then(Option::as_deref);
                    done.map_err(|error| error.called_from(caller))
                },
                Err,
            );
            if let Err(error) = done {
                for cell in &results {
                    trace.cells[*cell as usize].cell.put(State::Failed(error.clone()));
                }
                first = first.and(Err(error));
            }
        }
        first
    }

    fn program(&self, trace: &Trace, results: &[u32]) -> Result<Arc<Program>> {
        let mut key = trace.key();
        for cell in results {
            key.word(u64::from(*cell));
        }
        mix_constants(trace, &mut key);
        let key = key.finish();
        self.cached(key, || {
            if let Some(warning) = self.0.stability.compiled(trace, results) {
                (self.0.warn)(&warning);
            }
            self.compile(trace, 0..trace.nodes.len(), results)
        })
    }

    /// The program of a key, which is compiled at most once.
    fn cached(&self, key: Key, compile: impl FnOnce() -> Result<Program> + Send) -> Result<Arc<Program>> {
        if let Some(program) = self.0.cache.get(key) {
            self.0.metrics.memory_hits.fetch_add(1, Relaxed);
            return Ok(program);
        }
        self.blocking(|| self.0.cache.get_or_make(key, compile))
    }

    /// A number on a device, for an execution of this number.
    fn number(&self, device: &Device, number: Scalar, dtype: DType, execution: u64) -> Result<Arc<Array>> {
        self.0.numbers.upload(&self.0.client, device, number, dtype, execution, &self.0.metrics)
    }

    /// Executes a program of a trace; its results are the new contents of the cells `results`.
    fn execute(&self, trace: &mut Trace, program: &Program, results: &[u32]) -> Result<()> {
        let device = self.device(trace.device())?;
        let failed = |source| Error::runtime(program.name, source);
        let Binding { inputs, operands } = &program.binding;
        let execution = self.0.metrics.executions.fetch_add(1, Relaxed);
        let numbers = operands
            .iter()
            .map(|(number, dtype)| {
                let number = match number {
                    Number::Itself(index) => trace.operands[*index as usize],
                    Number::Complement(index) => {
                        Scalar::Float(1.0 - trace.operands[*index as usize].to_f64())
                    }
                };
                self.number(device, number, *dtype, execution)
            })
            .collect::<Result<SmallVec<[_; 4]>>>()?;

        let constants = program.constants.on(self, device)?;

        let mut buffers = Vec::with_capacity(results.len());
        {
            let mut arguments: SmallVec<[&Buffer; 16]> = SmallVec::new();
            let mut kept: SmallVec<[i64; 4]> = SmallVec::new();
            let mut donated: SmallVec<[&Array; 16]> = SmallVec::new();
            for (parameter, input) in inputs.iter().enumerate() {
                let Before::Array(array) = &trace.cells[input.cell as usize].before else {
                    unreachable!("an input without contents: bug in tpu-compile")
                };
                // The trace alone holds what it may use up, unless somebody shares it.
                if input.donated {
                    if is_alone(&trace.cells[input.cell as usize], array) {
                        donated.push(array);
                    } else {
                        kept.push(parameter as i64);
                    }
                }
                arguments.push(array);
            }
            let known = constants.iter().flat_map(|arrays| arrays.iter()).chain(&numbers);
            arguments.extend(known.map(|array| -> &Buffer { array }));
            program.executable.execute(device, &arguments, &kept, &mut buffers).map_err(failed)?;
            donated.iter().for_each(|array| array.donated());
        }
        if self.mode() == Mode::Debug {
            self.blocking(|| buffers.iter().try_for_each(|buffer| buffer.ready()?.await_ready()))
                .map_err(failed)?;
        }
        for (cell, buffer) in results.iter().zip(buffers) {
            let recorded = &mut trace.cells[*cell as usize];
            let array = self.array(buffer);
            recorded.cell.put(State::Ready(Arc::clone(&array)));
            recorded.before = Before::Array(array);
        }
        Ok(())
    }
}

/// Whether nobody outside the trace reads the contents that a cell had before it.
fn is_alone(recorded: &Recorded, before: &Arc<Array>) -> bool {
    (recorded.written || Arc::strong_count(&recorded.cell) == 1)
        && Arc::strong_count(before) == if recorded.written { 1 } else { 2 }
}

/// The written cells that somebody outside the trace still holds: the others' contents never exist.
fn live_results(trace: &Trace) -> SmallVec<[u32; 4]> {
    let live = |cell: &u32| {
        let recorded = &trace.cells[*cell as usize];
        recorded.written && Arc::strong_count(&recorded.cell) > 1
    };
    (0..trace.cells.len() as u32).filter(live).collect()
}

/// The cells that one call writes.
fn results_of(trace: &Trace, index: usize) -> SmallVec<[u32; 4]> {
    let node = &trace.nodes[index];
    let written = node.written.iter().flatten().map(|slot| trace.tensors[*slot as usize].cell);
    let mut results: SmallVec<[u32; 4]> = node.fresh.iter().flatten().copied().chain(written).collect();
    results.sort_unstable();
    results.dedup();
    results
}

/// The error of an input that could not be computed.
fn missing_input(trace: &Trace, index: usize) -> Option<Error> {
    let mut inputs = Slots::new();
    for argument in &trace.arguments[trace.nodes[index].arguments.clone()] {
        slots(argument, &mut inputs);
    }
    inputs.iter().flatten().find_map(|slot| {
        match trace.cells[trace.tensors[*slot as usize].cell as usize].cell.state() {
            State::Failed(error) => Some(error),
            _ => None,
        }
    })
}

/// Restores the cells that a failed call was to write.
fn give_back(trace: &mut Trace, error: &Error) {
    for recorded in trace.cells.iter_mut().filter(|recorded| recorded.written) {
        match recorded.before {
            Before::Fresh(_) => recorded.cell.put(State::Failed(error.clone())),
            _ => recorded.give_back(),
        }
    }
}
