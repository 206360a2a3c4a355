//! Builds the program of a trace, and says how to call it.

use std::collections::HashMap;
use std::sync::Arc;

use tpu_aten::builder::{Builder, Module, Strided, Val};
use tpu_aten::op::{Ctx, Source};
use tpu_aten::view::{is_non_overlapping_and_dense, stride_order};
use tpu_runtime::{DType, Dims, Executable, Shape};

use crate::call::OutputMeta;
use crate::error::{Error, Result};
use crate::trace::{Node, Recorded, Tensor, Trace};

/// A compiled trace: how its parameters are bound and where its results go.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) executable: Executable,
    pub(crate) binding: Binding,
}

/// What a call of the program passes and gets.
#[derive(Debug, Default)]
pub(crate) struct Binding {
    /// The cells whose contents are the first parameters.
    pub(crate) inputs: Vec<u32>,
    /// The run-time numbers that are the other parameters.
    pub(crate) packs: Vec<(DType, Vec<u32>)>,
    /// The written cells, whose new contents are the first results.
    pub(crate) written: Vec<u32>,
    /// The parameters that a result may overwrite.
    pub(crate) donated: Vec<usize>,
    /// The call's outputs; those that are new are the other results, in order.
    pub(crate) outputs: Vec<Fate>,
    /// How far the generator has to be advanced.
    pub(crate) advance: u64,
}

/// What becomes of a result of a call.
#[derive(Debug)]
pub(crate) enum Fate {
    /// A new tensor.
    New(Arc<OutputMeta>),
    /// An argument that was written.
    Written,
    /// An undefined tensor.
    Undefined,
}

/// The text of a trace's program and its binding. `metas` is the caller's inference of the last node, if any.
///
/// # Errors
/// When an op does not take its arguments, or its results are not what the caller inferred.
pub(crate) fn build(trace: &Trace, metas: Option<&[Option<OutputMeta>]>) -> Result<(Module, Binding)> {
    let mut program = Building {
        trace,
        current: vec![None; trace.cells.len()],
        operands: HashMap::new(),
        numbers: Vec::new(),
        binding: Binding::default(),
    };
    let mut b = Builder::new();
    let mut created = Vec::new();
    for node in &trace.nodes {
        program.node(&mut b, node, metas, &mut created)?;
    }
    Ok(program.finish(b, &created))
}

struct Building<'a> {
    trace: &'a Trace,
    /// What each cell holds now; `None` until it is read or written.
    current: Vec<Option<Val>>,
    /// The values of run-time numbers, by number and dtype.
    operands: HashMap<(u32, DType), Val>,
    /// The trace's number of each operand of the builder.
    numbers: Vec<u32>,
    binding: Binding,
}

impl Building<'_> {
    fn node(
        &mut self,
        b: &mut Builder,
        node: &Node,
        metas: Option<&[Option<OutputMeta>]>,
        created: &mut Vec<Val>,
    ) -> Result<()> {
        let row = node.op.row();
        let arguments = &self.trace.arguments[node.arguments.clone()];
        let mut ctx = Ctx::new(b, row.op, &row.schema, arguments, self);
        let results = row.op.lower(&mut ctx)?;
        let advance = ctx.advance();
        self.binding.advance += advance;
        let Some(fresh) = results.len().checked_sub(node.written.len()) else {
            unreachable!(
                "{}: {} results for {} written tensors: bug in tpu-aten",
                row.op.name(),
                results.len(),
                node.written.len()
            )
        };
        for (index, result) in results[..fresh].iter().enumerate() {
            let meta = metas.and_then(|metas| metas.get(index).cloned().flatten());
            let output = match result {
                None => Fate::Undefined,
                Some(value) => {
                    let meta = agreed(row.op.name(), index, b.shape(*value), meta)?;
                    created.push(in_stride_order(b, *value, &meta));
                    Fate::New(Arc::new(meta))
                }
            };
            self.binding.outputs.push(output);
        }
        for (slot, result) in node.written.iter().zip(&results[fresh..]) {
            if let (Some(slot), Some(value)) = (slot, result) {
                self.write(b, row.op.name(), *slot, *value)?;
            }
            self.binding.outputs.push(Fate::Written);
        }
        Ok(())
    }

    /// The base of a cell: its current value, a parameter, or zeros when nothing was ever written.
    fn base(&mut self, b: &mut Builder, cell: u32) -> Val {
        let index = cell as usize;
        if let Some(value) = self.current[index] {
            return value;
        }
        let Recorded { base, empty, .. } = &self.trace.cells[index];
        let value = if *empty {
            let zero = b.constant(0, base.dtype);
            b.broadcast(zero, &base.dims)
        } else {
            self.binding.inputs.push(cell);
            b.parameter(base.clone())
        };
        self.current[index] = Some(value);
        value
    }

    fn write(&mut self, b: &mut Builder, op: &str, slot: u32, value: Val) -> Result<()> {
        let Tensor { cell, view, .. } = &self.trace.tensors[slot as usize];
        let value = b.convert(value, view.dtype);
        if *b.dims(value) != *view.sizes {
            return Err(Error::Inference {
                op: op.to_owned(),
                index: slot as usize,
                got: b.dims(value).to_string(),
                want: view.sizes.to_string(),
            });
        }
        let base = &self.trace.cells[*cell as usize].base;
        let written = match whole(base, view) {
            // All of the storage is replaced: nothing of the old contents is read, and its type does not matter.
            Some(order) => {
                let ordered = b.transpose(value, &order);
                if base.dtype == view.dtype { b.reshape(ordered, &base.dims) } else { ordered }
            }
            None => {
                let old = self.base(b, *cell);
                let placed = self.placed(b, slot);
                b.write_view(old, view, &placed, value)
            }
        };
        self.current[*cell as usize] = Some(written);
        if !self.binding.written.contains(cell) {
            self.binding.written.push(*cell);
        }
        Ok(())
    }

    fn placed(&mut self, b: &mut Builder, slot: u32) -> Vec<Val> {
        let placed = self.trace.tensors[slot as usize].placed.clone();
        placed.map(|number| self.operand(b, number, DType::I32)).collect()
    }

    fn finish(mut self, mut b: Builder, created: &[Val]) -> (Module, Binding) {
        let written: Vec<Val> = self
            .binding
            .written
            .iter()
            .map(|cell| {
                self.current[*cell as usize].unwrap_or_else(|| unreachable!("a write without a value"))
            })
            .collect();
        for (result, cell) in self.binding.written.iter().enumerate() {
            let parameter = self.binding.inputs.iter().position(|input| input == cell);
            if let Some(parameter) = parameter
                && *b.shape(written[result]) == self.trace.cells[*cell as usize].base
            {
                b.donate(parameter, result);
                self.binding.donated.push(parameter);
            }
        }
        let module = b.finish(&[&written, created].concat());
        self.binding.packs = module
            .packs
            .iter()
            .map(|pack| (pack.dtype, pack.operands.iter().map(|index| self.numbers[*index]).collect()))
            .collect();
        (module, self.binding)
    }
}

impl Source for Building<'_> {
    fn tensor(&mut self, b: &mut Builder, slot: u32) -> Val {
        let cell = self.trace.tensors[slot as usize].cell;
        let base = self.base(b, cell);
        let placed = self.placed(b, slot);
        b.read_view(base, &self.trace.tensors[slot as usize].view, &placed)
    }

    fn operand(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        if let Some(value) = self.operands.get(&(operand, dtype)) {
            return *value;
        }
        let value = b.operand(dtype);
        self.numbers.push(operand);
        self.operands.insert((operand, dtype), value);
        value
    }
}

/// The permutation that brings the view's dims into storage order, when the view is all of the storage.
fn whole(base: &Shape, view: &Strided) -> Option<Vec<i64>> {
    let covers = Shape::new(view.dtype, view.sizes.clone()).size_in_bytes() == base.size_in_bytes();
    (covers && is_non_overlapping_and_dense(&view.sizes, &view.strides))
        .then(|| stride_order(&view.sizes, &view.strides).iter().map(|dim| *dim as i64).collect())
}

/// What the lowering and the caller agree on about a result.
fn agreed(op: &str, index: usize, got: &Shape, want: Option<OutputMeta>) -> Result<OutputMeta> {
    let Some(want) = want else {
        return Ok(OutputMeta {
            sizes: got.dims.clone(),
            strides: got.dims.contiguous_strides(),
            dtype: got.dtype,
        });
    };
    if want.sizes != got.dims || want.dtype != got.dtype {
        return Err(Error::Inference {
            op: op.to_owned(),
            index,
            got: got.to_string(),
            want: Shape::new(want.dtype, want.sizes).to_string(),
        });
    }
    if is_non_overlapping_and_dense(&want.sizes, &want.strides) {
        return Ok(want);
    }
    let strides = want.sizes.contiguous_strides();
    Ok(OutputMeta { strides, ..want })
}

/// A new tensor's base keeps its dims in stride order.
fn in_stride_order(b: &mut Builder, value: Val, meta: &OutputMeta) -> Val {
    let order: Vec<_> =
        stride_order(&meta.sizes, &meta.strides).iter().map(|dim| *dim as i64).collect();
    let ordered = b.transpose(value, &order);
    debug_assert!(b.dims(ordered) == order.iter().map(|dim| meta.sizes[*dim as usize]).collect::<Dims>());
    ordered
}
