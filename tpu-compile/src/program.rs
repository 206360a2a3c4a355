//! Builds the program of a trace, and says how to call it.

mod control;

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use tpu_aten::builder::{Builder, Module, Val};
use tpu_aten::op::{Ctx, Source};
use tpu_runtime::{DType, Dims, Executable};

use crate::constants::Constants;
use crate::error::Result;
use crate::trace::{Before, Node, Tensor, Trace, Work, whole};

/// A compiled trace.
#[derive(Debug)]
pub(crate) struct Program {
    /// The last op, for errors.
    pub(crate) name: &'static str,
    pub(crate) executable: Arc<Executable>,
    pub(crate) binding: Binding,
    /// The parameters between those of the binding.
    pub(crate) constants: Constants,
}

/// How a program is called.
#[derive(Debug, Default)]
pub(crate) struct Binding {
    /// The first parameters.
    pub(crate) inputs: Vec<Input>,
    /// The run-time numbers that are the last parameters, and their dtypes.
    pub(crate) operands: Vec<(Number, DType)>,
}

/// What a parameter makes of a run-time number of the trace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Number {
    /// Its value.
    Itself(u32),
    /// One less its value.
    Complement(u32),
}

/// A parameter that is the contents of a cell.
#[derive(Debug)]
pub(crate) struct Input {
    pub(crate) cell: u32,
    /// Whether the program may use it up.
    pub(crate) donated: bool,
}

/// The text of the program of some of a trace's nodes; its results are the new contents of the cells `results`.
///
/// # Errors
/// When an op does not take its arguments.
pub(crate) fn build(trace: &Trace, nodes: Range<usize>, results: &[u32]) -> Result<(Module, Binding)> {
    let mut building = Building::new(Numbers::Parameters, trace);
    let mut b = Builder::new();
    let values = building.nodes(&mut b, nodes.clone(), results)?;
    building.donate(&mut b, results, &values);
    if nodes.len() == trace.nodes.len() {
        building.give_up(&mut b);
    }
    Ok(building.finish(b, &values))
}

/// As [`build`] for all of a trace, with its numbers in the text, where the compiler can use them. Each result has the
/// dims that are given with it, if any.
///
/// # Errors
/// As [`build`].
pub(crate) fn build_fixed(trace: &Trace, results: &[(u32, Option<Dims>)]) -> Result<(Module, Binding)> {
    let mut building = Building::new(Numbers::Constants, trace);
    let mut b = Builder::new();
    let cells: Vec<u32> = results.iter().map(|(cell, _)| *cell).collect();
    let mut values = building.nodes(&mut b, 0..trace.nodes.len(), &cells)?;
    for (value, (_, dims)) in values.iter_mut().zip(results) {
        if let Some(dims) = dims {
            *value = b.reshape(*value, dims);
        }
    }
    building.donate(&mut b, &cells, &values);
    Ok(building.finish(b, &values))
}

/// What becomes of run-time numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// Each is a parameter: another value needs no other program.
    Parameters,
    /// They are constants, but for the first seed and offset of the generator, which are parameters.
    Constants,
}

struct Building<'a> {
    kind: Numbers,
    trace: &'a Trace,
    /// What each cell holds now; `None` until it is read or written.
    current: Vec<Option<Val>>,
    /// The values of run-time numbers, by number and dtype.
    operands: HashMap<(Number, DType), Val>,
    /// What each operand of the builder is.
    numbers: Vec<Number>,
    binding: Binding,
}

impl<'a> Building<'a> {
    fn new(kind: Numbers, trace: &'a Trace) -> Self {
        Self {
            kind,
            trace,
            current: vec![None; trace.cells.len()],
            operands: HashMap::new(),
            numbers: Vec::new(),
            binding: Binding::default(),
        }
    }

    /// Replays the nodes; what the cells hold afterwards.
    fn nodes(&mut self, b: &mut Builder, nodes: Range<usize>, cells: &[u32]) -> Result<Vec<Val>> {
        let trace = self.trace;
        for node in &trace.nodes[nodes] {
            self.node(b, node)?;
        }
        Ok(cells.iter().map(|cell| self.base(b, *cell)).collect())
    }
}

impl Building<'_> {
    fn node(&mut self, b: &mut Builder, node: &Node) -> Result<()> {
        let arguments = &self.trace.arguments[node.arguments.clone()];
        let results = match &node.work {
            Work::Op(op) => {
                let row = op.row();
                row.op.lower(&mut Ctx::new(b, row.op, &row.schema, arguments, self))?
            }
            Work::Control(control) => self.control(b, control, arguments)?,
        };
        let (fresh, written) = results.split_at(results.len() - node.written.len());
        for (cell, value) in node.fresh.iter().zip(fresh) {
            if let (Some(cell), Some(value)) = (cell, value) {
                self.current[*cell as usize] = Some(self.in_stride_order(b, *cell, *value));
            }
        }
        for (slot, value) in node.written.iter().zip(written) {
            if let (Some(slot), Some(value)) = (slot, value) {
                self.write(b, *slot, *value);
            }
        }
        Ok(())
    }

    /// What a cell holds: its current value, a parameter, or zeros when nothing was ever written.
    fn base(&mut self, b: &mut Builder, cell: u32) -> Val {
        let index = cell as usize;
        if let Some(value) = self.current[index] {
            return value;
        }
        let recorded = &self.trace.cells[index];
        let base = recorded.base_before();
        let value = match recorded.before {
            Before::Array(_) | Before::Parameter(..) => {
                self.binding.inputs.push(Input { cell, donated: false });
                b.parameter(base.clone())
            }
            Before::Filled(.., Some(operand)) => {
                let number = self.operand(b, operand, base.dtype);
                b.broadcast(number, &base.dims)
            }
            _ => {
                let zero = b.constant(0, base.dtype);
                b.broadcast(zero, &base.dims)
            }
        };
        self.current[index] = Some(value);
        value
    }

    fn write(&mut self, b: &mut Builder, slot: u32, value: Val) {
        let Tensor { cell, view, .. } = &self.trace.tensors[slot as usize];
        let value = b.convert(value, view.dtype);
        let base = match self.current[*cell as usize] {
            Some(value) => b.shape(value).clone(),
            None => self.trace.cells[*cell as usize].base_before().clone(),
        };
        let written = if let Some(order) = whole(&base, view) {
            // All of the storage is replaced: nothing of the old contents is read, and its type does not matter.
            let ordered = b.transpose(value, &order);
            if base.dtype == view.dtype { b.reshape(ordered, &base.dims) } else { ordered }
        } else {
            let old = self.base(b, *cell);
            let placed = self.placed(b, slot);
            b.write_view(old, view, &placed, value)
        };
        self.current[*cell as usize] = Some(written);
    }

    /// A new tensor's base keeps its dims in stride order. What was computed in a wider dtype is rounded.
    fn in_stride_order(&self, b: &mut Builder, cell: u32, value: Val) -> Val {
        let Before::Fresh(meta) = &self.trace.cells[cell as usize].before else { return value };
        let value = b.convert(value, meta.dtype);
        let order = tpu_aten::view::stride_order(&meta.sizes, &meta.strides);
        let order: Vec<_> = order.iter().map(|dim| *dim as i64).collect();
        b.transpose(value, &order)
    }

    /// A tensor as it is stored.
    fn view(&mut self, b: &mut Builder, slot: u32) -> Val {
        let trace = self.trace;
        let Tensor { cell, view, .. } = &trace.tensors[slot as usize];
        let base = self.base(b, *cell);
        let placed = self.placed(b, slot);
        b.read_view(base, view, &placed)
    }

    fn placed(&mut self, b: &mut Builder, slot: u32) -> Vec<Val> {
        let Tensor { cell, view, placed, .. } = &self.trace.tensors[slot as usize];
        let dtype = view.placed_in(&self.trace.cells[*cell as usize].base);
        placed.clone().map(|number| self.operand(b, number, dtype)).collect()
    }

    /// Lets the new contents of a cell take over the memory of the old ones.
    fn donate(&mut self, b: &mut Builder, results: &[u32], values: &[Val]) {
        for (result, cell) in results.iter().enumerate() {
            let parameter = self.binding.inputs.iter().position(|input| input.cell == *cell);
            if let Some(parameter) = parameter
                && b.shape(values[result]) == self.trace.cells[*cell as usize].base_before()
            {
                b.donate(parameter, result);
                self.binding.inputs[parameter].donated = true;
            }
        }
    }

    /// Gives the contents up that nobody will read again, for any result or as scratch space.
    fn give_up(&mut self, b: &mut Builder) {
        for (parameter, input) in self.binding.inputs.iter_mut().enumerate() {
            if !input.donated && Arc::strong_count(&self.trace.cells[input.cell as usize].cell) == 1 {
                b.give_up(parameter);
                input.donated = true;
            }
        }
    }

    /// The value of a number in a captured program: draws begin where the generator is when the program is called.
    fn fixed(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        let trace = self.trace;
        let drawn = trace.seeds.iter().find_map(|seed| operand.checked_sub(*seed).filter(|part| *part < 2));
        let (Some(part), Some(first)) = (drawn, trace.seeds.first()) else {
            return b.constant(trace.operands[operand as usize], dtype);
        };
        let value = self.number(b, Number::Itself(first + part), dtype);
        let moved =
            trace.operands[operand as usize].to_i64() - trace.operands[(first + part) as usize].to_i64();
        if part == 0 || moved == 0 { value } else { b.add_to(value, moved) }
    }

    fn number(&mut self, b: &mut Builder, number: Number, dtype: DType) -> Val {
        if let Some(value) = self.operands.get(&(number, dtype)) {
            return *value;
        }
        let value = b.operand(dtype);
        self.numbers.push(number);
        self.operands.insert((number, dtype), value);
        value
    }

    fn finish(mut self, b: Builder, results: &[Val]) -> (Module, Binding) {
        let module = b.finish(results);
        let shapes = &module.parameters[module.parameters.len() - module.operands..];
        self.binding.operands =
            self.numbers.iter().zip(shapes).map(|(number, shape)| (*number, shape.dtype)).collect();
        (module, self.binding)
    }
}

impl Source for Building<'_> {
    fn tensor(&mut self, b: &mut Builder, slot: u32) -> Val {
        let stored = self.view(b, slot);
        let dtype = b.dtype(stored).computed();
        b.convert(stored, dtype)
    }

    fn operand(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        match self.kind {
            Numbers::Parameters => self.number(b, Number::Itself(operand), dtype),
            Numbers::Constants => self.fixed(b, operand, dtype),
        }
    }

    fn complement(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        match self.kind {
            Numbers::Parameters => self.number(b, Number::Complement(operand), dtype),
            Numbers::Constants => b.constant(1.0 - self.trace.operands[operand as usize].to_f64(), dtype),
        }
    }
}
