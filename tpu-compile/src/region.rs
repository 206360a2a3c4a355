//! Branches and loops on data: the parts of a captured program that run depending on a value.
//!
//! A region is captured like a program, inside of one: its parameters stand for what the branch or loop will take, and its
//! calls are a trace of their own. It then becomes part of a node of the program's trace, and is lowered with it, so that
//! regions may have branches and loops themselves.

use std::sync::Arc;

use tpu_aten::view::{is_non_overlapping_and_dense, stride_order};
use tpu_runtime::{Dims, Shape};

use crate::call::{Output, OutputMeta, TensorRef};
use crate::capture::{Capture, check_all_new, meta};
use crate::cell::Cell;
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::key::{Key, KeyHasher};
use crate::recorder::Recorder;
use crate::trace::{Before, Conflict, Control, ControlKind, Recorded, Trace};

/// A part of a captured program. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Region(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    trace: Trace,
    parameters: Vec<Parameter>,
    /// The cells from outside that it reads, though they are no parameters.
    outer: Vec<Outer>,
    /// The tensors of the trace that it returns.
    outputs: Vec<u32>,
    metas: Vec<OutputMeta>,
}

#[derive(Debug)]
struct Parameter {
    /// Its number in the region's trace, if the region reads it.
    number: Option<u32>,
    meta: OutputMeta,
}

/// All of a cell.
#[derive(Debug)]
struct Outer {
    /// Its number in the region's trace.
    number: u32,
    cell: Arc<Cell>,
    base: Shape,
    strides: Dims,
}

/// An argument of a branch or a loop that a region reads.
#[derive(Debug)]
pub(crate) struct Take {
    /// Which argument.
    pub(crate) argument: usize,
    /// Which cell of the region's trace it is.
    pub(crate) cell: u32,
    /// The permutation that brings the argument's dims into the order of the cell's base.
    pub(crate) order: Vec<i64>,
}

/// A region that is being captured. It belongs to the thread that began it; dropped, it ends without a region.
#[derive(Debug)]
pub struct RegionCapture(Capture);

impl Engine {
    /// Makes the calling thread record a region of the program that it captures. `parameters` are new tensors without
    /// contents, each all of its storage; they stand for what the branch or the loop takes.
    ///
    /// # Errors
    /// When the thread does not capture, or a parameter is something else.
    pub fn capture_region(&self, parameters: &[TensorRef<'_>]) -> Result<RegionCapture> {
        check_all_new(parameters)?;
        let recorder = Recorder::begin_capture(self, true)?;
        Ok(RegionCapture(Capture::new(recorder, parameters)))
    }

    /// Records a branch: `[then, otherwise]` take `operands`, and the results are those of the first if the only element
    /// of `predicate` is not 0, else those of the second.
    ///
    /// # Errors
    /// When the regions take something else, or their results differ in sizes or dtypes.
    pub fn branch(
        &self,
        predicate: TensorRef<'_>,
        regions: [Region; 2],
        operands: &[TensorRef<'_>],
    ) -> Result<Vec<Output>> {
        let name = "cond";
        if predicate.shape().dims.numel() != 1 {
            return Err(differ(name, "predicate", &predicate.shape(), &"one element"));
        }
        regions.iter().try_for_each(|region| region.check_takes(name, operands))?;
        let [then, otherwise] = regions.each_ref().map(|region| region.results().collect::<Vec<_>>());
        check_same(name, "results of the second branch", &otherwise, &then)?;
        let metas = regions[0].0.metas.clone();
        let arguments: Vec<_> = [predicate].into_iter().chain(operands.iter().copied()).collect();
        self.record_control(Control { kind: ControlKind::Branch, regions }, &arguments, &metas)
    }

    /// Records a loop: while the only element of the result of `condition` is not 0, the results of `body` take the place
    /// of the first operands. Both regions take all operands. The results are those of the last round, or the operands.
    ///
    /// # Errors
    /// When the regions take something else, or a result differs from its operand in sizes or dtype.
    pub fn repeat(&self, condition: Region, body: Region, operands: &[TensorRef<'_>]) -> Result<Vec<Output>> {
        let name = "while_loop";
        condition.check_takes(name, operands)?;
        body.check_takes(name, operands)?;
        let [OutputMeta { sizes, .. }] = &condition.0.metas[..] else {
            return Err(differ(name, "results of the condition", &condition.0.metas.len(), &1));
        };
        if sizes.numel() != 1 {
            return Err(differ(name, "result of the condition", &sizes, &"one element"));
        }
        let metas = body.0.metas.clone();
        let carried: Vec<Shape> = operands.iter().take(metas.len()).map(TensorRef::shape).collect();
        check_same(name, "results of the body", &body.results().collect::<Vec<_>>(), &carried)?;
        self.record_control(Control { kind: ControlKind::Loop, regions: [condition, body] }, operands, &metas)
    }

    fn record_control(
        &self,
        control: Control,
        arguments: &[TensorRef<'_>],
        metas: &[OutputMeta],
    ) -> Result<Vec<Output>> {
        let recorder = Recorder::current(self);
        if !recorder.captures() {
            let got = "a branch or a loop outside of a capture".to_owned();
            return Err(Error::Capture { got, want: "regions in a program that is being captured" });
        }
        let control = Arc::new(control);
        let outer = control.regions.iter().flat_map(|region| region.0.outer.iter().map(Outer::tensor));
        let arguments: Vec<_> = arguments.iter().copied().chain(outer).collect();
        settled(&recorder, |trace| {
            trace.record_control(&recorder, &control, &arguments)?;
            let metas = metas.iter().map(|meta| Arc::new(meta.clone()));
            let fresh = metas.map(|meta| (trace.fresh(&recorder, Some(&meta)), meta));
            Ok(fresh.filter_map(|(cell, meta)| Some(Output::New { cell: cell?, meta })).collect())
        })
    }
}

impl RegionCapture {
    /// Ends the capture: the region that computes `outputs` from the parameters.
    /// What was made in the capture has no contents afterwards.
    ///
    /// # Errors
    /// When the region writes what was there before it, or draws random numbers, whose count a call has to know; or an
    /// output has failed.
    pub fn finish(self, outputs: &[TensorRef<'_>]) -> Result<Region> {
        let Self(capture) = self;
        let recorder = &capture.recorder;
        let slots = settled(recorder, |trace| trace.number(recorder, outputs))?;
        let mut trace = recorder.trace.lock();
        if let Some(engine) = recorder.engine() {
            // Numbers are in the text: no array is made for them.
            engine.settle(&mut trace, |_| true)?;
        }
        check_has_no_effect(&capture, &trace)?;
        capture.release(&mut trace);
        let trace = std::mem::take(&mut *trace);
        let parameters = capture
            .parameters
            .iter()
            .map(|parameter| Parameter { number: trace.find(&parameter.cell), meta: parameter.meta.clone() });
        let outer = (0..).zip(&trace.cells).filter(|(_, recorded)| capture.is_outer(recorded));
        Ok(Region(Arc::new(Parts {
            parameters: parameters.collect(),
            outer: outer.map(|(number, recorded)| Outer::new(number, recorded)).collect(),
            outputs: slots,
            metas: outputs.iter().map(|output| dense(meta(output))).collect(),
            trace,
        })))
    }
}

impl Capture {
    /// Whether a region reads a cell that was there before, and is no parameter of it.
    fn is_outer(&self, recorded: &Recorded) -> bool {
        match recorded.before {
            Before::Array(_) => true,
            Before::Empty(..) | Before::Filled(..) => !self.is_new(recorded),
            Before::Parameter(..) | Before::Fresh(_) => false,
        }
    }
}

impl Control {
    /// What each region reads of the arguments.
    pub(crate) fn takes(&self) -> [Vec<Take>; 2] {
        let operands = usize::from(self.kind == ControlKind::Branch);
        let mut outer = operands + self.regions[0].0.parameters.len();
        self.regions.each_ref().map(|region| {
            let takes = region.takes(operands, outer);
            outer += region.0.outer.len();
            takes
        })
    }
}

impl Region {
    pub(crate) fn trace(&self) -> &Trace {
        &self.0.trace
    }

    /// The tensors of the trace that it returns.
    pub(crate) fn outputs(&self) -> &[u32] {
        &self.0.outputs
    }

    /// The shapes of its results.
    pub(crate) fn results(&self) -> impl Iterator<Item = Shape> {
        self.0.metas.iter().map(shape)
    }

    /// What it reads of the arguments, of which the operands begin at `operands`, and its own at `outer`.
    fn takes(&self, operands: usize, outer: usize) -> Vec<Take> {
        let parameters = (operands..).zip(&self.0.parameters).filter_map(|(argument, parameter)| {
            let order = stride_order(&parameter.meta.sizes, &parameter.meta.strides);
            let order = order.iter().map(|dim| *dim as i64).collect();
            Some(Take { argument, cell: parameter.number?, order })
        });
        let outer = (outer..).zip(&self.0.outer).map(|(argument, outer)| {
            let order = (0..outer.base.dims.len() as i64).collect();
            Take { argument, cell: outer.number, order }
        });
        parameters.chain(outer).collect()
    }

    /// Mixes all that the region's text depends on into a key.
    pub(crate) fn mix_into(&self, key: &mut KeyHasher) {
        let Parts { trace, parameters, outputs, .. } = &*self.0;
        let Key(own) = trace.key().finish();
        key.word(own as u64);
        key.word((own >> 64) as u64);
        for parameter in parameters {
            key.word(parameter.number.map_or(u64::MAX, u64::from));
        }
        for output in outputs {
            key.word(u64::from(*output));
        }
    }

    /// # Errors
    /// When the operands have other sizes or dtypes than the parameters.
    fn check_takes(&self, op: &str, operands: &[TensorRef<'_>]) -> Result<()> {
        let got: Vec<Shape> = operands.iter().map(TensorRef::shape).collect();
        let want: Vec<Shape> = self.0.parameters.iter().map(|parameter| shape(&parameter.meta)).collect();
        check_same(op, "operands", &got, &want)
    }
}

impl Outer {
    fn new(number: u32, recorded: &Recorded) -> Self {
        let base = recorded.base_before().clone();
        Self { number, cell: Arc::clone(&recorded.cell), strides: base.dims.contiguous_strides(), base }
    }

    /// All of the cell, as the region takes it.
    fn tensor(&self) -> TensorRef<'_> {
        TensorRef {
            cell: &self.cell,
            dtype: self.base.dtype,
            sizes: &self.base.dims,
            strides: &self.strides,
            offset: 0,
        }
    }
}

/// Records into a capture's trace. What other traces are still to write is written first.
fn settled<T>(
    recorder: &Recorder,
    mut record: impl FnMut(&mut Trace) -> std::result::Result<T, Conflict>,
) -> Result<T> {
    loop {
        let recorded = record(&mut recorder.trace.lock());
        match recorded {
            Ok(value) => return Ok(value),
            Err(Conflict::Error(error)) => return Err(error),
            Err(Conflict::Raced) => {}
            Err(Conflict::Pending(other)) if other.captures() => return Err(Error::Captured),
            // The error is kept by the cells that it concerns.
            Err(Conflict::Pending(other)) => drop(other.cut()),
        }
    }
}

fn check_has_no_effect(capture: &Capture, trace: &Trace) -> Result<()> {
    let refused = |got: &str| {
        Err(Error::Capture {
            got: got.to_owned(),
            want: "a branch or a loop whose only effect are its results",
        })
    };
    if !trace.seeds.is_empty() {
        return refused("random numbers in a branch or a loop");
    }
    if trace.cells.iter().any(|recorded| recorded.written && !capture.is_new(recorded)) {
        return refused("a branch or a loop that writes a tensor from outside of it");
    }
    Ok(())
}

/// The metadata of a result whose elements are stored without gaps.
fn dense(meta: OutputMeta) -> OutputMeta {
    if is_non_overlapping_and_dense(&meta.sizes, &meta.strides) {
        return meta;
    }
    OutputMeta { strides: meta.sizes.contiguous_strides(), ..meta }
}

fn shape(meta: &OutputMeta) -> Shape {
    Shape { dims: meta.sizes.clone(), dtype: meta.dtype }
}

fn check_same(op: &str, what: &'static str, got: &[Shape], want: &[Shape]) -> Result<()> {
    if got == want {
        return Ok(());
    }
    let listed = |shapes: &[Shape]| shapes.iter().map(Shape::to_string).collect::<Vec<_>>().join(", ");
    Err(differ(op, what, &listed(got), &listed(want)))
}

fn differ(op: &str, what: &'static str, got: &dyn ToString, want: &dyn ToString) -> Error {
    Error::Control { op: op.to_owned(), what, got: got.to_string(), want: want.to_string() }
}
