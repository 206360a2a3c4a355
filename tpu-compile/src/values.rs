//! Arguments of a call as a lowering sees them.

use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::op::Value;
use tpu_aten::table::Rule;
use tpu_runtime::Shape;

use crate::call::{Arg, TensorRef};
use crate::error::Result;

/// The numbers of tensors; `None` for one that was left out.
pub(crate) type Slots = SmallVec<[Option<u32>; 2]>;

/// Gives numbers to the tensors and the run-time numbers of calls.
pub(crate) trait Numbering {
    /// The number of a tensor.
    fn tensor(&mut self, tensor: &TensorRef<'_>) -> Result<u32>;
    /// The number of a run-time number.
    fn operand(&mut self, value: Scalar) -> u32;
    /// The number of a generator's seed; that of its offset is the next.
    fn seed(&mut self, seed: u64, offset: u64) -> u32 {
        let first = self.operand(Scalar::Int(seed as i64));
        self.operand(Scalar::Int(offset as i64));
        first
    }
}

/// The argument as a lowering sees it.
pub(crate) fn value(arg: &Arg<'_>, rule: Rule, numbers: &mut impl Numbering) -> Result<Value> {
    Ok(match *arg {
        // Programs run on any device: its index is nothing to a lowering.
        Arg::None | Arg::Device(_) => Value::None,
        Arg::Tensor(tensor) => Value::Tensor {
            slot: numbers.tensor(&tensor)?,
            shape: computed(tensor.shape()),
            contiguous: tensor.is_contiguous(),
        },
        Arg::HostTensor { dtype, wrapped, value } => {
            Value::Host { operand: numbers.operand(value), dtype: dtype.computed(), wrapped }
        }
        Arg::Scalar(value) => scalar(value, rule, numbers),
        Arg::Ints(list) if rule.lengths => {
            Value::lengths(list, list.iter().map(|length| numbers.operand(Scalar::Int(*length))).collect())
        }
        Arg::Ints(list) => Value::Ints(list.into()),
        Arg::Floats(list) => Value::Floats(list.to_vec()),
        Arg::Bools(list) => Value::Bools(list.to_vec()),
        Arg::Scalars(list) => Value::List(list.iter().map(|value| scalar(*value, rule, numbers)).collect()),
        Arg::Tensors(list) => {
            let entries = list.iter().map(|entry| value(entry, rule, numbers));
            Value::List(entries.collect::<Result<_>>()?)
        }
        Arg::DType(dtype) => Value::DType(dtype.computed()),
        Arg::Str(word) => Value::Str(word.to_owned()),
        Arg::Seed { seed, offset } => Value::Seed(numbers.seed(seed, offset)),
        Arg::Precision(precision) => Value::Precision(precision),
        Arg::DefaultFloat(dtype) => Value::DefaultFloat(dtype),
    })
}

/// Appends the numbers of the tensors in a value.
pub(crate) fn slots(value: &Value, found: &mut Slots) {
    match value {
        Value::Tensor { slot, .. } => found.push(Some(*slot)),
        Value::List(list) => list.iter().for_each(|entry| slots(entry, found)),
        _ => found.push(None),
    }
}

/// A tensor's shape as a lowering computes it.
fn computed(shape: Shape) -> Shape {
    Shape { dtype: shape.dtype.computed(), ..shape }
}

fn scalar(value: Scalar, rule: Rule, numbers: &mut impl Numbering) -> Value {
    if rule.is_operand(value) {
        return Value::Operand { operand: numbers.operand(value), kind: value.dtype() };
    }
    Value::Scalar(value)
}
