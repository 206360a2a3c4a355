//! Recorded calls and what they read and write.
//!
//! Recording runs for every call of every op: it copies the arguments, notes which cells they view, and mixes all that
//! the program depends on into the key. Nothing is allocated in the steady state: a trace is cleared and used again.

mod control;

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHasher;
use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::builder::{Strided, dims_as, plan};
use tpu_aten::op::{Expanded, Value};
use tpu_aten::table::OpId;
use tpu_aten::view::{Overlap, has_internal_overlap, is_non_overlapping_and_dense, stride_order};
use tpu_runtime::{Dims, Shape};

use crate::array::Array;
use crate::call::{Arg, Form, OutputMeta, TensorRef};
use crate::cell::{Cell, State};
use crate::describe::{Written, belongs};
use crate::error::{Error, Result};
use crate::key::{Key, KeyHasher};
use crate::recorder::Recorder;
use crate::steps::{Call, Place, Steps};
use crate::values::{Numbering, Slots, slots, value};

pub(crate) use control::{Control, ControlKind, Work};

/// Calls in order, with everything they refer to.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    key: KeyHasher,
    pub(crate) nodes: Vec<Node>,
    /// The arguments of all nodes; tensors and operands are numbers into the lists below.
    pub(crate) arguments: Vec<Value>,
    pub(crate) tensors: Vec<Tensor>,
    pub(crate) cells: Vec<Recorded>,
    /// The run-time numbers: scalars, and where views start.
    pub(crate) operands: Vec<Scalar>,
    /// Those of them that are seeds of generators; an offset follows each.
    pub(crate) seeds: Vec<u32>,
    /// The numbers of the cells by address, once there are many.
    index: HashMap<usize, u32, BuildHasherDefault<FxHasher>>,
    device: Option<usize>,
    steps: Steps,
    /// The last call, as the next step would repeat it.
    call: Call,
    /// The lines that made the calls, if they are wanted.
    pub(crate) callers: Vec<Option<Box<str>>>,
    /// The bytes of the arrays that the calls make.
    pub(crate) created_bytes: usize,
    /// The cells without an array whose contents are read, until it is settled what they are to the program.
    pub(crate) unsettled: Vec<u32>,
    /// Those of them that are numbers in the program.
    pub(crate) constant: Vec<u32>,
}

/// A recorded call.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) work: Work,
    pub(crate) arguments: Range<usize>,
    /// The tensors that it writes, in the order of the lowering's results.
    pub(crate) written: Slots,
    /// The cells of its new tensors, in the order of the lowering's results; `None` for an undefined one.
    pub(crate) fresh: Slots,
}

/// A view of a cell.
#[derive(Debug)]
pub(crate) struct Tensor {
    pub(crate) cell: u32,
    pub(crate) view: Strided,
    /// The operands that place the view in its base.
    pub(crate) placed: Range<u32>,
}

/// A cell as the trace found it.
#[derive(Debug)]
pub(crate) struct Recorded {
    pub(crate) cell: Arc<Cell>,
    pub(crate) before: Before,
    /// The shape that the contents have at this point of the trace.
    pub(crate) base: Shape,
    /// Whether a call writes the cell.
    pub(crate) written: bool,
}

/// The contents of a cell before the trace.
#[derive(Debug)]
pub(crate) enum Before {
    /// An array, which is a parameter if it is read.
    Array(Arc<Array>),
    /// An argument of the program that is being captured.
    Parameter(Arc<Recorder>, Shape),
    /// Nothing: zeros of the first shape. The second is the storage's hint.
    Empty(Shape, Option<Shape>),
    /// One number, everywhere in this shape; the operand that it is in the program, once that is settled, unless it
    /// is 0.
    Filled(Shape, Scalar, Option<u32>),
    /// The cell is new. Its strides order the dims of its base.
    Fresh(Arc<OutputMeta>),
}

/// Why a call cannot be recorded now.
pub(crate) enum Conflict {
    /// It never can.
    Error(Error),
    /// A cell is pending in another thread's trace, which has to be cut first.
    Pending(Arc<Recorder>),
    /// Another thread has written a cell meanwhile.
    Raced,
}

impl From<Error> for Conflict {
    fn from(error: Error) -> Self {
        Self::Error(error)
    }
}

/// Up to so many cells a trace is searched, not indexed.
const FEW: usize = 8;

impl Trace {
    /// Forgets the calls but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.key = KeyHasher::default();
        self.nodes.clear();
        self.arguments.clear();
        self.tensors.clear();
        self.cells.clear();
        self.operands.clear();
        self.seeds.clear();
        self.index.clear();
        self.device = None;
        self.steps.clear();
        self.callers.clear();
        self.created_bytes = 0;
        self.unsettled.clear();
        self.constant.clear();
    }

    pub(crate) fn key(&self) -> KeyHasher {
        self.key
    }

    /// The device of the tensors, or the one that an argument names.
    pub(crate) fn device(&self) -> usize {
        self.device.unwrap_or(0)
    }

    /// Appends a call whose key is `node`; the lowering does not read its tensors `unread`. The cells that it writes become pending in `owner`, which holds this trace.
    /// The trace is as before after a conflict.
    pub(crate) fn record(
        &mut self,
        owner: &Arc<Recorder>,
        op: OpId,
        form: Form,
        args: &[Arg<'_>],
        node: Key,
        unread: &[u32],
    ) -> std::result::Result<(), Conflict> {
        let mark = self.mark();
        let recorded = self.append(owner, op, form, args, node, unread);
        if recorded.is_err() {
            self.rewind(&mark);
        }
        recorded
    }

    /// Whether a step of a loop ends with the last call. Asked once a call.
    pub(crate) fn ends_step(&mut self) -> bool {
        match self.steps.push(self.call) {
            Place::Within => false,
            Place::End => true,
            Place::Found(period) => {
                let end = self.narrowest(period);
                self.steps.end_with(end)
            }
        }
    }

    /// The call of the last round but one after which the fewest bytes are passed on to later calls; of several, the
    /// last one that writes what outlives the trace.
    fn narrowest(&self, period: usize) -> usize {
        let first = self.nodes.len() - 2 * period;
        let mut passed = vec![0_i64; 2 * period + 1];
        let (mut made, mut used) = (vec![None; self.cells.len()], vec![0; self.cells.len()]);
        for (index, node) in self.nodes.iter().enumerate() {
            let mut inputs = Slots::new();
            self.arguments[node.arguments.clone()].iter().for_each(|value| slots(value, &mut inputs));
            for slot in inputs.iter().flatten() {
                used[self.tensors[*slot as usize].cell as usize] = index;
            }
            let written = node.written.iter().flatten().map(|slot| self.tensors[*slot as usize].cell);
            for cell in node.fresh.iter().flatten().copied().chain(written) {
                if self.cells[cell as usize].outlives().is_none() {
                    made[cell as usize].get_or_insert(index);
                }
            }
        }
        for (cell, made) in made.iter().enumerate().filter_map(|(cell, made)| Some((cell, (*made)?))) {
            if used[cell] > made && used[cell] > first {
                let bytes = self.cells[cell].cell.nbytes() as i64;
                passed[made.saturating_sub(first)] += bytes;
                passed[used[cell] - first] -= bytes;
            }
        }
        let mut bytes = 0;
        let rounds = passed.iter().take(period).enumerate().map(|(index, change)| {
            bytes += change;
            (bytes, !self.steps.writes(first + index), std::cmp::Reverse(index))
        });
        rounds.min().map_or(first, |(.., std::cmp::Reverse(index))| first + index)
    }

    /// Adds a new tensor to the last call; `None` for an undefined one.
    pub(crate) fn fresh(
        &mut self,
        owner: &Arc<Recorder>,
        meta: Option<&Arc<OutputMeta>>,
    ) -> Option<Arc<Cell>> {
        let number = meta.map(|meta| {
            let base = Shape { dims: in_order(&meta.sizes, &meta.strides), dtype: meta.dtype };
            let nbytes = base.size_in_bytes();
            self.created_bytes += nbytes;
            let cell = Cell::new(self.device(), nbytes, State::Pending(Arc::clone(owner)));
            self.add_cell(Recorded { cell, before: Before::Fresh(Arc::clone(meta)), base, written: true })
        });
        if let Some(node) = self.nodes.last_mut() {
            node.fresh.push(number);
        }
        number.map(|number| Arc::clone(&self.cells[number as usize].cell))
    }

    fn append(
        &mut self,
        owner: &Arc<Recorder>,
        op: OpId,
        form: Form,
        args: &[Arg<'_>],
        node: Key,
        unread: &[u32],
    ) -> std::result::Result<(), Conflict> {
        let row = op.row();
        self.key.word(node.0 as u64);
        self.key.word((node.0 >> 64) as u64);
        self.call = Call { hash: node.0 as u64, ..Call::default() };
        let first = self.arguments.len();
        let (first_tensor, first_cell) = (self.tensors.len(), self.cells.len());
        let mut written = Written::default();
        let mut recording = Recording { trace: self, owner, foreign: None };
        for (position, arg) in args.iter().enumerate() {
            if let Arg::Device(index) = arg {
                recording.trace.device.get_or_insert(*index);
            }
            let rule = row.rules.get(position).copied().unwrap_or_default();
            let value = match value(arg, rule, &mut recording) {
                Ok(value) => value,
                Err(error) => {
                    return Err(recording.foreign.map_or(Conflict::Error(error), Conflict::Pending));
                }
            };
            written.note(row, form, position, arg, &value);
            if belongs(row, form, position, arg) {
                recording.trace.arguments.push(value);
            }
        }
        let written = written.slots();
        self.note_unsettled(first_tensor, first_cell, &written, unread);
        let apart = row.op.apart && form != Form::Out;
        self.check_overlap(row.op.expanded, apart, first_tensor, &written)?;
        self.begin_writes(owner, &written)?;
        let arguments = first..self.arguments.len();
        self.nodes.push(Node { work: Work::Op(op), arguments, written, fresh: Slots::new() });
        Ok(())
    }

    /// Refuses the writes that torch refuses: to a tensor that overlaps itself, and to one that overlaps with a part of
    /// another tensor of the call; if it must be `apart` from the others, with any of it.
    fn check_overlap(
        &self,
        expanded: Expanded,
        apart: bool,
        first_tensor: usize,
        written: &[Option<u32>],
    ) -> Result<()> {
        let is_expanded = |slot: &u32| {
            let view = &self.tensors[*slot as usize].view;
            has_internal_overlap(&view.sizes, &view.strides) == Overlap::Yes
        };
        if expanded == Expanded::Refused && written.iter().flatten().any(is_expanded) {
            return Err(Error::Overlap);
        }
        // Of lists, torch asks neither.
        let &[Some(slot)] = written else { return Ok(()) };
        let Tensor { cell, view, .. } = &self.tensors[slot as usize];
        // Fills take a number that is an element of what they write: torch reads it first.
        let is_number = |other: &Tensor| expanded != Expanded::Refused && other.view.sizes.is_empty();
        let others = (first_tensor..).zip(&self.tensors[first_tensor..]);
        let mut others = others
            .filter(|(index, other)| *index != slot as usize && other.cell == *cell && !is_number(other));
        let overlaps = if apart { Strided::overlaps } else { Strided::overlaps_in_part };
        if others.any(|(_, other)| overlaps(view, &other.view)) {
            return Err(Error::PartialOverlap);
        }
        Ok(())
    }

    /// Makes the written cells pending, all or none.
    fn begin_writes(
        &mut self,
        owner: &Arc<Recorder>,
        written: &[Option<u32>],
    ) -> std::result::Result<(), Conflict> {
        let mut begun: SmallVec<[u32; 2]> = SmallVec::new();
        for slot in written.iter().flatten() {
            let Tensor { cell, view, .. } = &self.tensors[*slot as usize];
            let recorded = &mut self.cells[*cell as usize];
            if let Some(address) = recorded.outlives() {
                self.call.hash = mixed(self.call.hash, address);
                self.call.writes = true;
            }
            if !recorded.written {
                let pending = State::Pending(Arc::clone(owner));
                if !recorded.cell.put_if(|state| recorded.before.is(state), pending) {
                    begun.iter().for_each(|cell| self.cells[*cell as usize].give_back());
                    return Err(Conflict::Raced);
                }
                recorded.written = true;
                begun.push(*cell);
            }
            if recorded.base.dtype != view.dtype && whole(&recorded.base, view).is_some() {
                recorded.base = Shape { dims: in_order(&view.sizes, &view.strides), dtype: view.dtype };
            }
        }
        Ok(())
    }

    /// Notes the cells without an array that the last call is the first to use, unless it overwrites them unread.
    fn note_unsettled(
        &mut self,
        first_tensor: usize,
        first_cell: usize,
        written: &[Option<u32>],
        unread: &[u32],
    ) {
        if first_cell == self.cells.len() {
            return;
        }
        for (slot, tensor) in (0..).zip(&self.tensors[first_tensor..]) {
            let recorded = &self.cells[tensor.cell as usize];
            let new = tensor.cell as usize >= first_cell
                && matches!(recorded.before, Before::Empty(..) | Before::Filled(..));
            let is_written_in_part = || {
                written.contains(&Some(first_tensor as u32 + slot))
                    && whole(&recorded.base, &tensor.view).is_none()
            };
            if new && (!unread.contains(&slot) || is_written_in_part()) {
                self.unsettled.push(tensor.cell);
            }
        }
    }

    /// Whether the trace has met a cell.
    pub(crate) fn knows(&self, cell: &Arc<Cell>) -> bool {
        self.find(cell).is_some()
    }

    /// The number of a cell that the trace has met.
    pub(crate) fn find(&self, cell: &Arc<Cell>) -> Option<u32> {
        if self.cells.len() > FEW {
            return self.index.get(&(Arc::as_ptr(cell) as usize)).copied();
        }
        let known = self.cells.iter().position(|known| Arc::ptr_eq(&known.cell, cell))?;
        Some(known as u32)
    }

    fn add_cell(&mut self, recorded: Recorded) -> u32 {
        let number = self.cells.len();
        self.cells.push(recorded);
        if number >= FEW {
            let first = if number == FEW { 0 } else { number };
            let new = self.cells[first..].iter().zip(first as u32..);
            self.index.extend(new.map(|(known, number)| (Arc::as_ptr(&known.cell) as usize, number)));
        }
        number as u32
    }

    fn mark(&self) -> Mark {
        Mark {
            key: self.key,
            arguments: self.arguments.len(),
            tensors: self.tensors.len(),
            cells: self.cells.len(),
            operands: self.operands.len(),
            seeds: self.seeds.len(),
            unsettled: self.unsettled.len(),
            device: self.device,
        }
    }

    fn rewind(&mut self, mark: &Mark) {
        self.key = mark.key;
        self.arguments.truncate(mark.arguments);
        self.tensors.truncate(mark.tensors);
        for gone in self.cells.drain(mark.cells..) {
            self.index.remove(&(Arc::as_ptr(&gone.cell) as usize));
        }
        if self.cells.len() <= FEW {
            self.index.clear();
        }
        self.operands.truncate(mark.operands);
        self.seeds.truncate(mark.seeds);
        self.unsettled.truncate(mark.unsettled);
        self.device = mark.device;
    }
}

/// Where a trace was before a call.
struct Mark {
    key: KeyHasher,
    arguments: usize,
    tensors: usize,
    cells: usize,
    operands: usize,
    seeds: usize,
    unsettled: usize,
    device: Option<usize>,
}

/// Numbers the tensors of a call in the trace.
struct Recording<'a> {
    trace: &'a mut Trace,
    owner: &'a Arc<Recorder>,
    /// The other thread's trace in which a cell is pending.
    foreign: Option<Arc<Recorder>>,
}

impl Numbering for Recording<'_> {
    fn operand(&mut self, value: Scalar) -> u32 {
        self.trace.operands.push(value);
        self.trace.operands.len() as u32 - 1
    }

    fn seed(&mut self, seed: u64, offset: u64) -> u32 {
        let first = self.operand(Scalar::Int(seed as i64));
        self.operand(Scalar::Int(offset as i64));
        self.trace.seeds.push(first);
        first
    }

    fn tensor(&mut self, tensor: &TensorRef<'_>) -> Result<u32> {
        let cell = match self.trace.find(tensor.cell) {
            Some(known) => known,
            None => self.cell(tensor)?,
        };
        let trace = &mut *self.trace;
        if let Some(address) = trace.cells[cell as usize].outlives() {
            trace.call.reads = mixed(trace.call.reads, address);
        }
        let base = &trace.cells[cell as usize].base;
        let first = trace.operands.len() as u32;
        let operands = &mut trace.operands;
        let place = |number| operands.push(Scalar::Int(number));
        let plan = if base.dtype == tensor.dtype {
            plan(&base.dims, tensor.sizes, tensor.strides, tensor.offset, place)
        } else {
            plan(&dims_as(base, tensor.dtype), tensor.sizes, tensor.strides, tensor.offset, place)
        };
        // With the sizes and strides in the call's key, this is all that reading the view depends on.
        trace.key.word(u64::from(cell) << 8 | plan);
        let view = Strided {
            dtype: tensor.dtype,
            sizes: tensor.sizes.into(),
            strides: tensor.strides.into(),
            offset: tensor.offset,
        };
        trace.tensors.push(Tensor { cell, view, placed: first..trace.operands.len() as u32 });
        Ok(trace.tensors.len() as u32 - 1)
    }
}

impl Recording<'_> {
    /// Adds a cell that the trace has not met; its shape enters the key.
    fn cell(&mut self, tensor: &TensorRef<'_>) -> Result<u32> {
        let device = tensor.cell.device();
        let first = *self.trace.device.get_or_insert(device);
        if first != device {
            return Err(Error::Devices { first, second: device });
        }
        let (base, before) = match tensor.cell.state() {
            State::Ready(array) => (array.shape().clone(), Before::Array(array)),
            State::Empty(hint) => {
                let base = assumed_base(tensor, hint.as_ref());
                (base.clone(), Before::Empty(base, hint))
            }
            State::Parameter(recorder, base) if Arc::ptr_eq(&recorder, self.owner) => {
                (base.clone(), Before::Parameter(recorder, base))
            }
            State::Filled(base, value) => (base.clone(), Before::Filled(base, value, None)),
            State::Failed(error) => return Err(error),
            State::Pending(recorder) | State::Parameter(recorder, _) => {
                self.foreign = Some(recorder);
                return Err(Error::Lost);
            }
        };
        // Whether there is an array is mixed in when that is settled.
        self.trace.key.word(base.dtype as u64);
        self.trace.key.list(&base.dims);
        let cell = Arc::clone(tensor.cell);
        Ok(self.trace.add_cell(Recorded { cell, before, base, written: false }))
    }
}

impl Recorded {
    /// The address of a cell that had contents before the trace.
    fn outlives(&self) -> Option<u64> {
        matches!(self.before, Before::Array(_)).then(|| Arc::as_ptr(&self.cell) as u64)
    }

    /// The shape of the contents before the trace.
    pub(crate) fn base_before(&self) -> &Shape {
        match &self.before {
            Before::Array(array) => array.shape(),
            Before::Parameter(_, base) | Before::Empty(base, _) | Before::Filled(base, ..) => base,
            Before::Fresh(_) => &self.base,
        }
    }

    /// Undoes the beginning of a write: the cell is as it was before the trace.
    pub(crate) fn give_back(&mut self) {
        self.written = false;
        let state = match &self.before {
            // A program that failed may have used up what it was given.
            Before::Array(array) if array.is_deleted().unwrap_or(true) => State::Failed(Error::Lost),
            Before::Array(array) => State::Ready(Arc::clone(array)),
            Before::Parameter(recorder, base) => State::Parameter(Arc::clone(recorder), base.clone()),
            Before::Empty(_, hint) => State::Empty(hint.clone()),
            Before::Filled(base, value, _) => State::Filled(base.clone(), *value),
            Before::Fresh(_) => State::Failed(Error::Lost),
        };
        self.cell.put(state);
    }
}

impl Before {
    /// Whether a cell still holds what it held when it was recorded.
    pub(crate) fn is(&self, state: &State) -> bool {
        match (self, state) {
            (Self::Array(before), State::Ready(now)) => Arc::ptr_eq(before, now),
            (Self::Empty(..), State::Empty(_)) | (Self::Parameter(..), State::Parameter(..)) => true,
            // By its bits: not a number is what it was.
            (Self::Filled(base, before, _), State::Filled(_, now)) => {
                before.to_bytes(base.dtype) == now.to_bytes(base.dtype)
            }
            _ => false,
        }
    }
}

/// The permutation that brings the view's dims into storage order, when the view is all of the storage.
pub(crate) fn whole(base: &Shape, view: &Strided) -> Option<SmallVec<[i64; 6]>> {
    let covers = view.sizes.numel() as usize * view.dtype.size_in_bytes() == base.size_in_bytes();
    (covers && is_non_overlapping_and_dense(&view.sizes, &view.strides))
        .then(|| stride_order(&view.sizes, &view.strides).iter().map(|dim| *dim as i64).collect())
}

const fn mixed(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The sizes in the order of their strides.
pub(crate) fn in_order(sizes: &[i64], strides: &[i64]) -> Dims {
    stride_order(sizes, strides).iter().map(|dim| sizes[*dim]).collect()
}

/// The base that an empty cell is taken to have: the tensor's own shape in stride order when it fills the storage,
/// else the shape that the storage was made for, else flat.
fn assumed_base(tensor: &TensorRef<'_>, hint: Option<&Shape>) -> Shape {
    let nbytes = tensor.cell.nbytes();
    let fills = tensor.shape().size_in_bytes() == nbytes;
    if fills && is_non_overlapping_and_dense(tensor.sizes, tensor.strides) {
        return Shape::new(tensor.dtype, in_order(tensor.sizes, tensor.strides));
    }
    hint.filter(|hint| hint.size_in_bytes() == nbytes)
        .cloned()
        .unwrap_or_else(|| Shape::new(tensor.dtype, [(nbytes / tensor.dtype.size_in_bytes()) as i64]))
}
