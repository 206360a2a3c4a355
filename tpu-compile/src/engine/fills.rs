//! Cells that hold one number: what becomes of them when a trace reads them.
//!
//! `zeros`, `full` and the like give a cell a number and no array. A trace that reads it takes one of two ways:
//!
//! - Nobody holds the cell any more at the cut: the number is a number of the program, and is never an array.
//! - It outlives the trace, as an optimizer's state does, which its first step makes: it gets its array before the
//!   trace runs. The program then is the one of all further steps, which find an array there.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tpu_aten::Scalar;
use tpu_aten::builder::Builder;
use tpu_aten::view::is_non_overlapping_and_dense;
use tpu_runtime::{Buffer, DType, Device, Shape, Signature};

use crate::array::Array;
use crate::call::Arg;
use crate::cell::State;
use crate::constants::Constants;
use crate::dump::{Dump, Outlined};
use crate::engine::{Engine, Mode};
use crate::error::{Error, Result};
use crate::key::KeyHasher;
use crate::program::{Binding, Program};
use crate::recorder::Recorder;
use crate::trace::{Before, Recorded, Trace, in_order};

/// What programs that fill arrays are called in errors.
const NAME: &str = "aten::fill_.Scalar";

impl Engine {
    /// Gives a cell that has no array the number of a call that fills it, instead of recording the call; tells whether it
    /// did. Outside of a fused trace, which may need none, that saves an execution only for single numbers: they are
    /// shared with others on the device.
    pub(super) fn put_off_filling(&self, args: &[Arg<'_>]) -> bool {
        let (tensor, value) = match args {
            [Arg::Tensor(tensor)] => (tensor, Scalar::Int(0)),
            [Arg::Tensor(tensor), Arg::Scalar(value)] if is_exact(*value, tensor.dtype) => (tensor, *value),
            _ => return false,
        };
        let recorder = Recorder::current(self);
        let fills = tensor.shape().size_in_bytes() == tensor.cell.nbytes()
            && is_non_overlapping_and_dense(tensor.sizes, tensor.strides);
        if !fills
            || recorder.captures()
            || self.mode_of(&recorder) != Mode::Fused && !is_number(&tensor.shape())
            || self.lock(&recorder).knows(tensor.cell)
        {
            return false;
        }
        let base = Shape { dims: in_order(tensor.sizes, tensor.strides), dtype: tensor.dtype };
        let has_no_array = |state: &State| matches!(state, State::Empty(_) | State::Filled(..));
        tensor.cell.put_if(has_no_array, State::Filled(base, value))
    }

    /// Settles what the cells without an array are to the program of a trace. The `passing` ones are never arrays before
    /// it, whoever holds them.
    ///
    /// # Errors
    /// When PJRT refuses to make an array.
    pub(crate) fn settle(&self, trace: &mut Trace, passing: impl Fn(&Recorded) -> bool) -> Result<()> {
        if trace.unsettled.is_empty() {
            return Ok(());
        }
        let mut cells = std::mem::take(&mut trace.unsettled);
        cells.sort_unstable();
        cells.dedup();
        let (outlive, constant): (Vec<u32>, Vec<u32>) = cells.into_iter().partition(|cell| {
            let recorded = &trace.cells[*cell as usize];
            // Reading what nobody wrote makes no array of it.
            let is_written = recorded.written || matches!(recorded.before, Before::Filled(..));
            is_written && Arc::strong_count(&recorded.cell) > 1 && !passing(recorded)
        });
        for cell in &constant {
            if let Before::Filled(_, value, operand) = &mut trace.cells[*cell as usize].before
                && !is_zero(*value)
            {
                *operand = Some(trace.operands.len() as u32);
                trace.operands.push(*value);
            }
        }
        trace.constant = constant;
        let fills: Vec<_> = outlive
            .iter()
            .map(|cell| match &trace.cells[*cell as usize].before {
                Before::Filled(base, value, _) => (base.clone(), *value),
                _ => (trace.cells[*cell as usize].base_before().clone(), Scalar::Int(0)),
            })
            .collect();
        for (cell, array) in outlive.iter().zip(self.filled(trace.device(), &fills)?) {
            let recorded = &mut trace.cells[*cell as usize];
            if !recorded.written {
                let ready = State::Ready(Arc::clone(&array));
                recorded.cell.put_if(|state| recorded.before.is(state), ready);
            }
            recorded.before = Before::Array(array);
        }
        Ok(())
    }

    /// An array of each shape that holds the number. Single numbers are shared with others on the device; the rest is
    /// made by one program.
    ///
    /// # Errors
    /// When PJRT refuses.
    pub(crate) fn filled(&self, device: usize, fills: &[(Shape, Scalar)]) -> Result<Vec<Arc<Array>>> {
        let device = self.device(device)?;
        let large: Vec<_> = fills.iter().filter(|(shape, _)| !is_number(shape)).collect();
        let executions = &self.0.metrics.executions;
        let execution = executions.fetch_add(u64::from(!large.is_empty()), Relaxed);
        let mut made =
            if large.is_empty() { Vec::new() } else { self.fill(device, &large, execution)? }.into_iter();
        fills
            .iter()
            .map(|(shape, value)| {
                if is_number(shape) {
                    return self.number(device, *value, shape.dtype, execution);
                }
                let made = made.next();
                Ok(self.array(
                    made.unwrap_or_else(|| unreachable!("fewer results than fills: bug in tpu-compile")),
                ))
            })
            .collect()
    }

    /// Runs the program that fills arrays of these shapes.
    fn fill(&self, device: &Device, fills: &[&(Shape, Scalar)], execution: u64) -> Result<Vec<Buffer>> {
        let mut numbers: Vec<(DType, [u8; 16], Scalar)> = Vec::new();
        let mut places = Vec::with_capacity(fills.len());
        let mut key = KeyHasher::default();
        key.text(NAME);
        for (shape, value) in fills {
            let (dtype, bytes) = (shape.dtype, value.to_bytes(shape.dtype));
            let known = numbers.iter().position(|number| (number.0, number.1) == (dtype, bytes));
            let place = known.unwrap_or(numbers.len());
            if known.is_none() {
                numbers.push((dtype, bytes, *value));
            }
            places.push(place);
            key.word((place as u64) << 8 | dtype as u64);
            key.list(&shape.dims);
        }
        let compile = || {
            let mut b = Builder::new();
            let operands: Vec<_> = numbers.iter().map(|(dtype, ..)| b.operand(*dtype)).collect();
            let results = fills.iter().zip(&places);
            let results: Vec<_> =
                results.map(|((shape, _), place)| b.broadcast(operands[*place], &shape.dims)).collect();
            let module = b.finish(&results);
            let program = tpu_runtime::Program {
                text: module.text,
                signature: Signature { parameters: module.parameters, outputs: module.results },
            };
            let outline = |_: &Dump| Outlined {
                calls: fills.len(),
                listing: String::new(),
                reason: "tensors that hold one number outlive the calls that read them".to_owned(),
            };
            let executable = self.load(NAME, NAME, &program, outline)?;
            Ok(Program {
                name: NAME,
                executable,
                binding: Binding::default(),
                constants: Constants::default(),
            })
        };
        let program = self.cached(key.finish(), compile)?;
        let numbers = numbers
            .iter()
            .map(|(dtype, _, value)| self.number(device, *value, operand_dtype(*dtype), execution))
            .collect::<Result<Vec<_>>>()?;
        let arguments: Vec<&Buffer> = numbers.iter().map(|number| -> &Buffer { number }).collect();
        let mut buffers = Vec::with_capacity(fills.len());
        let done = program.executable.execute(device, &arguments, &[], &mut buffers);
        done.map_err(|source| Error::runtime(NAME, source))?;
        Ok(buffers)
    }
}

/// Mixes into a program's key which of its cells are numbers, and of which kind.
pub(super) fn mix_constants(trace: &Trace, key: &mut KeyHasher) {
    for cell in &trace.constant {
        let is_operand = matches!(trace.cells[*cell as usize].before, Before::Filled(.., Some(_)));
        key.word(1 << 63 | u64::from(is_operand) << 32 | u64::from(*cell));
    }
}

/// Whether an array is one number, as programs take it.
fn is_number(shape: &Shape) -> bool {
    shape.dims.is_empty() && operand_dtype(shape.dtype) == shape.dtype
}

/// The dtype in which a number comes to a program.
fn operand_dtype(dtype: DType) -> DType {
    if dtype.is_float() && dtype.size_in_bytes() == 1 { DType::F32 } else { dtype }
}

/// Whether a number fills an array of this dtype without a conversion that torch has a say in.
fn is_exact(value: Scalar, dtype: DType) -> bool {
    match value {
        Scalar::Bool(_) | Scalar::Int(_) | Scalar::Unsigned(_) => true,
        Scalar::Float(_) => dtype.is_float() || dtype.is_complex(),
        Scalar::Complex(..) => dtype.is_complex(),
    }
}

/// Whether a number is the constant 0 of the program: the bits of a negative zero are others.
fn is_zero(value: Scalar) -> bool {
    let (re, im) = value.to_parts();
    re.to_bits() == 0 && im.to_bits() == 0
}
