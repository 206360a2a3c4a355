//! Recorded calls and what they read and write.
//!
//! Recording runs for every call of every op: it copies the arguments, notes which cells they view, and mixes all that
//! the program depends on into the key. Nothing is allocated in the steady state: a trace is cleared and used again.

use std::ops::Range;
use std::sync::Arc;

use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::builder::{Strided, dims_as, plan};
use tpu_aten::op::Value;
use tpu_aten::table::{OpId, Rule};
use tpu_aten::view::{is_non_overlapping_and_dense, stride_order};
use tpu_runtime::{Dims, Shape};

use crate::array::Array;
use crate::call::{Arg, Form, TensorRef};
use crate::cell::{Cell, State};
use crate::error::{Error, Result};
use crate::key::{Key, KeyHasher};

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
    device: Option<usize>,
}

/// A recorded call.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) op: OpId,
    pub(crate) arguments: Range<usize>,
    /// The tensors that it writes, in the order of the lowering's results; `None` for one that was left out.
    pub(crate) written: SmallVec<[Option<u32>; 2]>,
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
    /// The shape that its contents have.
    pub(crate) base: Shape,
    /// The contents, unless the trace writes the cell: then they are taken when it runs.
    pub(crate) array: Option<Arc<Array>>,
    pub(crate) empty: bool,
    pub(crate) written: bool,
}

impl Trace {
    /// Forgets the calls but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.key = KeyHasher::default();
        self.nodes.clear();
        self.arguments.clear();
        self.tensors.clear();
        self.cells.clear();
        self.operands.clear();
        self.device = None;
    }

    pub(crate) fn key(&self) -> Key {
        self.key.finish()
    }

    /// The device of the tensors, or the one that an argument names.
    pub(crate) fn device(&self) -> usize {
        self.device.unwrap_or(0)
    }

    /// Appends a call.
    ///
    /// # Errors
    /// When tensors are on several devices, a cell has failed, or a written tensor overlaps itself.
    pub(crate) fn record(&mut self, op: OpId, form: Form, args: &[Arg<'_>]) -> Result<()> {
        let rules = &op.row().rules;
        self.key.word(u64::from(op.0) << 2 | form as u64);
        let first = self.arguments.len();
        let mut written = SmallVec::new();
        for (position, arg) in args.iter().enumerate() {
            let rule = rules.get(position).copied().unwrap_or_default();
            let writes = match form {
                Form::Functional => rule.written,
                Form::Inplace => position == 0,
                Form::Out => position >= rules.len(),
            };
            let from = self.tensors.len() as u32;
            let value = self.argument(arg, rule, writes)?;
            if writes {
                note_written(&value, &mut written);
                for slot in from..self.tensors.len() as u32 {
                    self.mark_written(slot)?;
                }
            }
            // The tensors of an out form are no arguments of the row.
            if form != Form::Out || position < rules.len() || matches!(value, Value::Seed(_)) {
                self.arguments.push(value);
            }
        }
        self.nodes.push(Node { op, arguments: first..self.arguments.len(), written });
        Ok(())
    }

    fn argument(&mut self, arg: &Arg<'_>, rule: Rule, writes: bool) -> Result<Value> {
        Ok(match *arg {
            Arg::None => {
                self.key.word(0);
                Value::None
            }
            Arg::Tensor(tensor) => self.tensor(&tensor, writes)?,
            Arg::HostTensor { dtype, wrapped, value } => {
                self.key.word(2 | (dtype as u64) << 8 | u64::from(wrapped) << 16);
                Value::Host { operand: self.operand(value), dtype, wrapped }
            }
            Arg::Scalar(value) => self.scalar(value, rule),
            Arg::Ints(list) => {
                self.key.word(4);
                self.key.list(list);
                Value::Ints(list.into())
            }
            Arg::Floats(list) => {
                self.key.word(5 | (list.len() as u64) << 8);
                list.iter().for_each(|item| self.key.word(item.to_bits()));
                Value::Floats(list.to_vec())
            }
            Arg::Bools(list) => {
                self.key.word(6 | (list.len() as u64) << 8);
                list.iter().for_each(|item| self.key.word(u64::from(*item)));
                Value::Bools(list.to_vec())
            }
            Arg::Scalars(list) => {
                self.key.word(7 | (list.len() as u64) << 8);
                Value::List(list.iter().map(|value| self.scalar(*value, rule)).collect())
            }
            Arg::Tensors(list) => {
                self.key.word(8 | (list.len() as u64) << 8);
                let entries = list.iter().map(|entry| self.argument(entry, rule, writes));
                Value::List(entries.collect::<Result<_>>()?)
            }
            Arg::DType(dtype) => {
                self.key.word(9 | (dtype as u64) << 8);
                Value::DType(dtype)
            }
            Arg::Str(word) => {
                self.key.word(10);
                self.key.text(word);
                Value::Str(word.to_owned())
            }
            // Programs run on any device: the index is no part of the key.
            Arg::Device(index) => {
                self.key.word(11);
                self.device.get_or_insert(index);
                Value::None
            }
            Arg::Seed { seed, offset } => {
                self.key.word(12);
                let first = self.operand(Scalar::Int(seed as i64));
                self.operand(Scalar::Int(offset as i64));
                Value::Seed(first)
            }
        })
    }

    fn scalar(&mut self, value: Scalar, rule: Rule) -> Value {
        if rule.is_operand(value) {
            self.key.word(3 | (value.dtype() as u64) << 8);
            return Value::Operand { operand: self.operand(value), kind: value.dtype() };
        }
        let (re, im) = match value {
            Scalar::Int(value) => (value as u64, 0),
            other => (other.to_parts().0.to_bits(), other.to_parts().1.to_bits()),
        };
        self.key.word(1 | (value.dtype() as u64) << 8);
        self.key.word(re);
        self.key.word(im);
        Value::Scalar(value)
    }

    fn operand(&mut self, value: Scalar) -> u32 {
        self.operands.push(value);
        self.operands.len() as u32 - 1
    }

    fn tensor(&mut self, tensor: &TensorRef<'_>, writes: bool) -> Result<Value> {
        let cell = self.cell(tensor, writes)?;
        let base = &self.cells[cell as usize].base;
        self.key.word(13 | (tensor.dtype as u64) << 8 | u64::from(cell) << 16);
        self.key.list(tensor.sizes);
        let first = self.operands.len() as u32;
        let operands = &mut self.operands;
        let place = |number| operands.push(Scalar::Int(number));
        let plan = if base.dtype == tensor.dtype {
            plan(&base.dims, tensor.sizes, tensor.strides, tensor.offset, place)
        } else {
            plan(&dims_as(base, tensor.dtype), tensor.sizes, tensor.strides, tensor.offset, place)
        };
        self.key.word(plan);
        // The plan of a dense view follows from its base.
        if plan > 0 {
            self.key.list(tensor.strides);
        }
        let view = Strided {
            dtype: tensor.dtype,
            sizes: Dims::from(tensor.sizes),
            strides: Dims::from(tensor.strides),
            offset: tensor.offset,
        };
        let slot = self.tensors.len() as u32;
        let placed = first..self.operands.len() as u32;
        let shape = Shape { dims: view.sizes.clone(), dtype: view.dtype };
        self.tensors.push(Tensor { cell, view, placed });
        Ok(Value::Tensor { slot, shape })
    }

    /// The number of the tensor's cell; its shape enters the key when it is seen first.
    fn cell(&mut self, tensor: &TensorRef<'_>, writes: bool) -> Result<u32> {
        if let Some(known) = self.cells.iter().position(|known| Arc::ptr_eq(&known.cell, tensor.cell)) {
            return Ok(known as u32);
        }
        let device = tensor.cell.device();
        let first = *self.device.get_or_insert(device);
        if first != device {
            return Err(Error::Devices { first, second: device });
        }
        let (base, array) = match tensor.cell.contents()? {
            State::Ready(array) => (array.shape().clone(), Some(array)),
            State::Empty(hint) => (assumed_base(tensor, hint), None),
            State::Busy | State::Failed(_) => unreachable!("a cell without contents: bug in tpu-compile"),
        };
        let empty = array.is_none();
        self.key.word(u64::from(empty) | (base.dtype as u64) << 8);
        self.key.list(&base.dims);
        // A writer must hold the only reference, or the old array cannot be donated.
        let array = array.filter(|_| !writes);
        self.cells.push(Recorded { cell: Arc::clone(tensor.cell), base, array, empty, written: false });
        Ok(self.cells.len() as u32 - 1)
    }

    fn mark_written(&mut self, slot: u32) -> Result<()> {
        let Tensor { cell, view, .. } = &self.tensors[slot as usize];
        let repeats =
            view.sizes.iter().zip(view.strides.iter()).any(|(size, stride)| *size > 1 && *stride == 0);
        if repeats && !view.sizes.contains(&0) {
            return Err(Error::Overlap);
        }
        let recorded = &mut self.cells[*cell as usize];
        recorded.written = true;
        recorded.array = None;
        Ok(())
    }
}

/// The base that an empty cell is taken to have: the tensor's own shape in stride order when it fills the storage,
/// else the shape that the storage was made for, else flat.
fn assumed_base(tensor: &TensorRef<'_>, hint: Option<Shape>) -> Shape {
    let nbytes = tensor.cell.nbytes();
    let numel: i64 = tensor.sizes.iter().product();
    let size = tensor.dtype.size_in_bytes();
    if numel as usize * size == nbytes && is_non_overlapping_and_dense(tensor.sizes, tensor.strides) {
        let dims: Dims =
            stride_order(tensor.sizes, tensor.strides).iter().map(|dim| tensor.sizes[*dim]).collect();
        return Shape::new(tensor.dtype, dims);
    }
    hint.filter(|hint| hint.size_in_bytes() == nbytes)
        .unwrap_or_else(|| Shape::new(tensor.dtype, [(nbytes / size) as i64]))
}

fn note_written(value: &Value, written: &mut SmallVec<[Option<u32>; 2]>) {
    match value {
        Value::Tensor { slot, .. } => written.push(Some(*slot)),
        Value::List(list) => list.iter().for_each(|entry| note_written(entry, written)),
        _ => written.push(None),
    }
}
