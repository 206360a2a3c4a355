//! What is known of a call before it runs: its results, asked once and kept under the call's key.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::Arc;

use parking_lot::RwLock;
use rustc_hash::FxHasher;
use tpu_aten::Scalar;
use tpu_aten::builder::{Builder, Val};
use tpu_aten::op::{Ctx, Demand, Source, Value};
use tpu_aten::promote::{at_name, can_cast};
use tpu_aten::table::{OpId, Row};
use tpu_aten::view::is_non_overlapping_and_dense;
use tpu_runtime::{DType, Shape};

use crate::call::{Arg, Form, Oracle, OutputMeta, TensorRef};
use crate::error::{Error, Result};
use crate::key::Key;
use crate::values::{Numbering, Slots, slots, value};

/// The results of all calls that share a key.
#[derive(Debug)]
pub(crate) enum Described {
    /// The call can run.
    Results {
        /// The new tensors; `None` for an undefined one.
        fresh: Vec<Option<Arc<OutputMeta>>>,
        /// How far the generator moves.
        advance: u64,
        /// The tensors, in the order of the arguments, that the lowering does not read.
        unread: Vec<u32>,
    },
    /// The call's `out=` tensors need these sizes first.
    Resize(Arc<[OutputMeta]>),
}

/// Descriptions by key.
#[derive(Debug, Default)]
pub(crate) struct Descriptions {
    known: RwLock<HashMap<u128, Arc<Described>, BuildHasherDefault<FxHasher>>>,
}

impl Descriptions {
    pub(crate) fn get(&self, Key(key): Key) -> Option<Arc<Described>> {
        self.known.read().get(&key).cloned()
    }

    pub(crate) fn insert(&self, Key(key): Key, described: Described) -> Arc<Described> {
        let described = Arc::new(described);
        self.known.write().insert(key, Arc::clone(&described));
        described
    }
}

/// Describes a call: the oracle infers, and the lowering is tried, so that whatever is wrong with the arguments is
/// said now and not when the trace is cut.
///
/// # Errors
/// The oracle's or the lowering's; [`Error::Inference`] when they disagree.
pub(crate) fn describe(op: OpId, form: Form, args: &[Arg<'_>], oracle: &dyn Oracle) -> Result<Described> {
    let row = op.row();
    let metas = oracle.infer()?;
    if let Some(sizes) = metas.as_ref().and_then(|metas| resized(row, form, args, metas)) {
        return Ok(Described::Resize(sizes));
    }
    let inferred = metas.is_some();
    // For an in-place or out form the results are the arguments, whose metadata is known.
    let metas = metas.filter(|_| form == Form::Functional).unwrap_or_default();

    let (arguments, written, mut alone) = arguments(row, form, args)?;
    let mut b = Builder::new();
    let mut ctx = Ctx::new(&mut b, row.op, &row.schema, &arguments, &mut alone);
    let results = row.op.lower(&mut ctx)?;
    if let (Form::Out, Some(demand)) = (form, row.op.out) {
        for out in &args[row.rules.len()..] {
            if let Arg::Tensor(out) = out {
                demand(&ctx, out.dtype)?;
            }
        }
    }
    let advance = ctx.advance();
    let name = row.op.name();
    let Some(count) = results.len().checked_sub(written.len()) else {
        let (got, want) = (results.len(), written.len());
        unreachable!("{name}: {got} results for {want} written tensors: bug in tpu-aten")
    };
    let (fresh, new_contents) = results.split_at(count);
    if form == Form::Out && !inferred {
        let outs = args[row.rules.len()..].iter().zip(new_contents);
        let fits = outs.clone().all(|(out, value)| match (out, value) {
            (Arg::Tensor(out), Some(value)) => *out.sizes == *b.dims(*value),
            _ => true,
        });
        if !fits {
            let shape = |value: &Option<Val>| value.map(|value| OutputMeta::dense(b.shape(value)));
            return Ok(Described::Resize(outs.filter_map(|(_, value)| shape(value)).collect()));
        }
    }
    for (index, (slot, value)) in written.iter().zip(new_contents).enumerate() {
        if let (Some(slot), Some(value)) = (slot, value) {
            let want = &alone.shapes[*slot as usize];
            if *b.dims(*value) != *want.dims {
                return Err(differ(name, index, &b.dims(*value), &want.dims));
            }
            if form != Form::Functional && !can_cast(b.dtype(*value), want.dtype) {
                return Err(uncastable(b.dtype(*value), want.dtype).into());
            }
        }
    }
    let is_rounded = alone.shapes.iter().any(|shape| shape.dtype != shape.dtype.computed());
    let fresh = fresh
        .iter()
        .enumerate()
        .map(|(index, result)| {
            let want = metas.get(index).cloned().flatten();
            result
                .map(|value| agreed(name, index, b.shape(value), want, is_rounded).map(Arc::new))
                .transpose()
        })
        .collect::<Result<_>>()?;
    let unread = (0..).zip(&alone.read).filter(|(_, read)| !**read).map(|(slot, _)| slot).collect();
    Ok(Described::Results { fresh, advance, unread })
}

/// The tensors that a call writes, in the order of the lowering's results.
#[derive(Default)]
pub(crate) struct Written {
    /// Those that take a result: `self` of an in-place form, the tensors of an out form.
    results: Slots,
    /// Those that the row itself writes.
    own: Slots,
}

impl Written {
    /// Notes the argument at `position` if the form writes it.
    pub(crate) fn note(&mut self, row: &Row, form: Form, position: usize, arg: &Arg<'_>, value: &Value) {
        let takes_result = match form {
            Form::Functional => false,
            Form::Inplace => position == 0,
            Form::Out => position >= row.rules.len() && !arg.is_appended(),
        };
        if takes_result {
            slots(value, &mut self.results);
        } else if row.rules.get(position).is_some_and(|rule| rule.written) {
            slots(value, &mut self.own);
        }
    }

    /// All of them.
    pub(crate) fn slots(mut self) -> Slots {
        self.results.extend(self.own);
        self.results
    }
}

/// Whether the argument at `position` is one of the row's: the tensors of an out form are none.
pub(crate) fn belongs(row: &Row, form: Form, position: usize, arg: &Arg<'_>) -> bool {
    form != Form::Out || position < row.rules.len() || arg.is_appended()
}

fn arguments(row: &Row, form: Form, args: &[Arg<'_>]) -> Result<(Vec<Value>, Slots, Alone)> {
    let (mut alone, mut written, mut arguments) = (Alone::default(), Written::default(), Vec::new());
    for (position, arg) in args.iter().enumerate() {
        let rule = row.rules.get(position).copied().unwrap_or_default();
        let value = value(arg, rule, &mut alone)?;
        written.note(row, form, position, arg, &value);
        if belongs(row, form, position, arg) {
            arguments.push(value);
        }
    }
    Ok((arguments, written.slots(), alone))
}

/// A call on its own: every tensor is a dense parameter.
#[derive(Default)]
struct Alone {
    shapes: Vec<Shape>,
    /// Whether the lowering reads each.
    read: Vec<bool>,
    operands: u32,
}

impl Numbering for Alone {
    fn tensor(&mut self, tensor: &TensorRef<'_>) -> Result<u32> {
        self.shapes.push(tensor.shape());
        self.read.push(false);
        Ok(self.shapes.len() as u32 - 1)
    }

    fn operand(&mut self, _: Scalar) -> u32 {
        self.operands += 1;
        self.operands - 1
    }
}

impl Source for Alone {
    fn tensor(&mut self, b: &mut Builder, slot: u32) -> Val {
        self.read[slot as usize] = true;
        let stored = b.parameter(self.shapes[slot as usize].clone());
        let dtype = b.dtype(stored).computed();
        b.convert(stored, dtype)
    }

    fn operand(&mut self, b: &mut Builder, _: u32, dtype: DType) -> Val {
        b.operand(dtype)
    }

    fn complement(&mut self, b: &mut Builder, _: u32, dtype: DType) -> Val {
        b.operand(dtype)
    }
}

/// What the lowering and the caller agree on about a result. A caller that knows better may have complex numbers rounded
/// to 16-bit parts, and, where the arguments are rounded so, real numbers that are made of them.
fn agreed(
    op: &str,
    index: usize,
    got: &Shape,
    want: Option<OutputMeta>,
    is_rounded: bool,
) -> Result<OutputMeta> {
    let Some(want) = want else {
        return Ok(OutputMeta::dense(got));
    };
    let fits = match (got.dtype, want.dtype) {
        (DType::C64, DType::C32 | DType::BC32) => true,
        (DType::F32, DType::F16 | DType::BF16) => is_rounded,
        (got, want) => got == want,
    };
    if want.sizes != got.dims || !fits {
        return Err(differ(op, index, got, &Shape::new(want.dtype, want.sizes)));
    }
    if is_non_overlapping_and_dense(&want.sizes, &want.strides) {
        return Ok(want);
    }
    let strides = want.sizes.contiguous_strides();
    Ok(OutputMeta { strides, ..want })
}

fn differ(op: &str, index: usize, got: &impl ToString, want: &impl ToString) -> Error {
    Error::Inference { op: op.to_owned(), index, got: got.to_string(), want: want.to_string() }
}

/// Torch's words for a result that its tensor cannot hold.
fn uncastable(from: DType, to: DType) -> tpu_aten::Error {
    let (from, to) = (at_name(from), at_name(to));
    tpu_aten::Error::Torch(format!("result type {from} can't be cast to the desired output type {to}"))
}

/// Refuses run-time numbers that the op does not take.
///
/// # Errors
/// In torch's words.
pub(crate) fn check_numbers(op: OpId, demand: Demand, args: &[Arg<'_>]) -> Result<()> {
    let arguments = &op.row().schema.arguments;
    let number = |name: &str| {
        let position = arguments.iter().position(|argument| argument.name == name);
        match position.and_then(|position| args.get(position)) {
            Some(Arg::Scalar(value) | Arg::HostTensor { value, .. }) => *value,
            _ => Scalar::Float(f64::NAN),
        }
    };
    let dtype =
        args.iter().find_map(|arg| if let Arg::Tensor(tensor) = arg { Some(tensor.dtype) } else { None });
    demand(&number, dtype.unwrap_or(DType::F64))
        .map_or(Ok(()), |words| Err(tpu_aten::Error::Torch(words).into()))
}

/// As [`resized`], for an op whose key does not tell the dims of its result: they are asked for at every call.
///
/// # Errors
/// The oracle's.
pub(crate) fn resized_by_numbers(
    op: OpId,
    form: Form,
    args: &[Arg<'_>],
    oracle: &dyn Oracle,
) -> Result<Option<Arc<[OutputMeta]>>> {
    let row = op.row();
    let metas = if row.op.sized { oracle.infer()? } else { None };
    Ok(metas.and_then(|metas| resized(row, form, args, &metas)))
}

/// The sizes that the tensors of an `out=` call must get first, if any has others.
fn resized(
    row: &Row,
    form: Form,
    args: &[Arg<'_>],
    metas: &[Option<OutputMeta>],
) -> Option<Arc<[OutputMeta]>> {
    let own = row.schema.arguments.last().is_some_and(|last| last.mutable && last.name == "out");
    let first = match form {
        Form::Out => row.rules.len(),
        Form::Functional if own => row.rules.len() - 1,
        _ => return None,
    };
    let fits = args[first..].iter().zip(metas).all(|(arg, meta)| match (arg, meta) {
        // Torch fills tensors of other dims that hold as many elements as the numbers ask for.
        (Arg::Tensor(out), Some(meta)) if row.op.sized => {
            out.sizes.iter().product::<i64>() == meta.sizes.numel()
        }
        (Arg::Tensor(out), Some(meta)) => *out.sizes == *meta.sizes,
        _ => true,
    });
    (!fits).then(|| metas.iter().flatten().cloned().collect())
}
