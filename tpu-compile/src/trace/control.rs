//! Branches and loops in a trace: nodes that have regions, in captured programs only.

use std::sync::Arc;

use tpu_aten::op::Value;
use tpu_aten::table::OpId;

use super::{Conflict, Node, Recording, Trace};
use crate::call::TensorRef;
use crate::key::{Key, KeyHasher};
use crate::recorder::Recorder;
use crate::region::Region;
use crate::values::{Numbering, Slots};

/// What a node does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Work {
    /// A call of an op.
    Op(OpId),
    /// A branch or a loop on data.
    Control(Arc<Control>),
}

/// A branch or a loop on data. Its arguments are tensors: those that its kind says, then for each region those from
/// outside that the region reads by itself.
#[derive(Debug)]
pub(crate) struct Control {
    pub(crate) kind: ControlKind,
    pub(crate) regions: [Region; 2],
}

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ControlKind {
    /// Of the predicate, and what both regions take. The first region is for true.
    Branch,
    /// Of what both regions take, first what goes from round to round. The first region says whether there is another
    /// round, the second is the round.
    Loop,
}

impl Work {
    /// The name in errors and listings.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Op(op) => op.row().op.name(),
            Self::Control(control) => match control.kind {
                ControlKind::Branch => "cond",
                ControlKind::Loop => "while_loop",
            },
        }
    }

    /// The name of an argument, if it has one.
    pub(crate) fn argument(&self, index: usize) -> Option<&'static str> {
        match self {
            Self::Op(op) => op.row().schema.arguments.get(index).map(|argument| argument.name.as_str()),
            Self::Control(control) => {
                (control.kind == ControlKind::Branch && index == 0).then_some("predicate")
            }
        }
    }
}

impl Control {
    /// All that its program depends on, but for its arguments.
    fn key(&self) -> Key {
        let mut key = KeyHasher::default();
        key.word(self.kind as u64);
        self.regions.iter().for_each(|region| region.mix_into(&mut key));
        key.finish()
    }
}

impl PartialEq for Control {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Trace {
    /// Appends a branch or a loop whose new tensors are to be added by [`Trace::fresh`]. The trace is as before after a
    /// conflict.
    pub(crate) fn record_control(
        &mut self,
        owner: &Arc<Recorder>,
        control: &Arc<Control>,
        arguments: &[TensorRef<'_>],
    ) -> Result<(), Conflict> {
        let mark = self.mark();
        let Key(key) = control.key();
        self.key.word(key as u64);
        self.key.word((key >> 64) as u64);
        let first = self.arguments.len();
        match self.number(owner, arguments) {
            Ok(slots) => {
                let values = slots.into_iter().zip(arguments).map(|(slot, tensor)| Value::Tensor {
                    slot,
                    shape: tensor.shape(),
                    contiguous: tensor.is_contiguous(),
                });
                self.arguments.extend(values);
                self.nodes.push(Node {
                    work: Work::Control(Arc::clone(control)),
                    arguments: first..self.arguments.len(),
                    written: Slots::new(),
                    fresh: Slots::new(),
                });
                Ok(())
            }
            Err(conflict) => {
                self.rewind(&mark);
                Err(conflict)
            }
        }
    }

    /// Numbers tensors that are read at this point of the trace.
    pub(crate) fn number(
        &mut self,
        owner: &Arc<Recorder>,
        tensors: &[TensorRef<'_>],
    ) -> Result<Vec<u32>, Conflict> {
        let (first_tensor, first_cell) = (self.tensors.len(), self.cells.len());
        let mut recording = Recording { trace: self, owner, foreign: None };
        let numbered: crate::error::Result<Vec<u32>> =
            tensors.iter().map(|tensor| recording.tensor(tensor)).collect();
        let foreign = recording.foreign;
        let slots = numbered.map_err(|error| foreign.map_or(Conflict::Error(error), Conflict::Pending))?;
        for tensor in tensors {
            self.key.list(tensor.sizes);
            self.key.list(tensor.strides);
            self.key.word(tensor.dtype as u64);
        }
        self.note_unsettled(first_tensor, first_cell, &[], &[]);
        Ok(slots)
    }
}
