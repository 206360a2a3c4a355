//! Says why a step was compiled again.
//!
//! A loop whose steps differ compiles every time, and would be slow without a word. Every fused program that is
//! compiled leaves an outline of its trace; the next one that looks like it is compared with it, and the first
//! difference is told in words.

use std::collections::VecDeque;
use std::ops::Range;

use parking_lot::Mutex;
use tpu_aten::op::Value;

use crate::trace::{Node, Trace, Work};

/// A trace of fewer calls is no step.
const STEP: usize = 8;
/// A trace of more calls is not outlined.
const LONGEST: usize = 1 << 14;
/// How many outlines are kept.
const OUTLINES: usize = 8;
/// How many differences are kept.
const KEPT: usize = 16;
/// The first and the second step may differ from the others: the optimizer has made its state by then.
const PATIENCE: u32 = 3;

/// What the programs of an engine were compiled for.
#[derive(Debug, Default)]
pub(crate) struct Stability(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    outlines: VecDeque<Outline>,
    differences: VecDeque<String>,
}

/// A trace, as far as its key depends on it.
#[derive(Debug)]
pub(crate) struct Outline {
    calls: Vec<Call>,
    results: Vec<u32>,
    /// How often a trace like this was compiled again.
    again: u32,
}

#[derive(Debug, PartialEq)]
struct Call {
    work: Work,
    arguments: Vec<String>,
    cells: Vec<u32>,
}

impl Stability {
    /// Notes that a trace is compiled; its results are the contents of the cells `results`. Returns a warning when the
    /// like of it has been compiled often.
    pub(crate) fn compiled(&self, trace: &Trace, results: &[u32]) -> Option<String> {
        if !(STEP..=LONGEST).contains(&trace.nodes.len()) {
            return None;
        }
        let mut outline = Outline::of(trace, 0..trace.nodes.len(), results);
        let mut known = self.0.lock();
        let alike = known.outlines.iter().position(|earlier| earlier.is_like(&outline));
        let earlier = alike.and_then(|index| known.outlines.remove(index));
        let told = earlier.map(|earlier| {
            outline.again = earlier.again + 1;
            let difference =
                format!("step of {} calls: {}", outline.calls.len(), earlier.difference(&outline));
            known.differences.truncate(KEPT - 1);
            known.differences.push_front(difference.clone());
            difference
        });
        let again = outline.again;
        known.outlines.truncate(OUTLINES - 1);
        known.outlines.push_front(outline);
        let warns =
            again >= PATIENCE && (again / PATIENCE).is_power_of_two() && again.is_multiple_of(PATIENCE);
        told.filter(|_| warns).map(|difference| {
            format!(
                "fused eager: compiled {again} times more for steps that are alike, the last {difference}"
            )
        })
    }

    /// What was different in the steps that were compiled again, the latest first.
    pub(crate) fn differences(&self) -> Vec<String> {
        self.0.lock().differences.iter().cloned().collect()
    }
}

impl Outline {
    /// That of some of a trace's calls, whose results are the contents of the cells `results`.
    pub(crate) fn of(trace: &Trace, nodes: Range<usize>, results: &[u32]) -> Self {
        let calls = trace.nodes[nodes].iter().map(|node| call(trace, node)).collect();
        Self { calls, results: results.to_vec(), again: 0 }
    }

    /// The op of an outline of one call.
    pub(crate) fn only_call(&self) -> Option<&'static str> {
        match &self.calls[..] {
            [call] => Some(call.work.name()),
            _ => None,
        }
    }

    /// The calls as people read them: `aten::neg(self: float32[3]) of c0`.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        self.calls.iter().map(|call| {
            let named = call.arguments.iter().enumerate();
            let named = named.map(|(index, text)| match call.work.argument(index) {
                Some(name) => format!("{name}: {text}"),
                None => text.clone(),
            });
            let arguments: Vec<_> = named.collect();
            let cells: Vec<_> = call.cells.iter().map(|cell| format!("c{cell}")).collect();
            let of = if cells.is_empty() { "" } else { " of " };
            format!("{}({}){of}{}", call.work.name(), arguments.join(", "), cells.join(" "))
        })
    }

    /// Whether most calls at both ends are the same.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let (a, b) = (&self.calls, &other.calls);
        let same = |(a, b): &(&Call, &Call)| a.work == b.work;
        let start = a.iter().zip(b).take_while(same).count();
        let end = a.iter().rev().zip(b.iter().rev()).take_while(same).count();
        2 * (start + end) >= a.len().max(b.len())
    }

    /// How a later trace differs first.
    pub(crate) fn difference(&self, later: &Self) -> String {
        let mut pairs = self.calls.iter().zip(&later.calls).enumerate();
        if let Some((number, (before, now))) = pairs.find(|(_, (before, now))| before != now) {
            return format!("call {number}{}", now.difference(before));
        }
        let (before, now) = (self.calls.len(), later.calls.len());
        if let Some(next) = later.calls.get(before) {
            return format!("goes on with {}, before it ended there", next.work.name());
        }
        if let Some(next) = self.calls.get(now) {
            return format!("ends after {now} calls, before it went on with {}", next.work.name());
        }
        let (before, now) = (&self.results, &later.results);
        if before != now {
            return format!("{} tensors of it are still held at its end, before {}", now.len(), before.len());
        }
        "its tensors are stored in another way than before".to_owned()
    }
}

impl Call {
    /// How the call differs from the one that was at its place before.
    fn difference(&self, before: &Self) -> String {
        let op = self.work.name();
        if before.work != self.work {
            return format!(" is {op}, before {}", before.work.name());
        }
        let mut pairs = self.arguments.iter().zip(&before.arguments).enumerate();
        if let Some((index, (got, before))) = pairs.find(|(_, (got, before))| got != before) {
            let name = self.work.argument(index).unwrap_or("argument");
            return format!(", {op}: {name}, got {got}, before {before}");
        }
        format!(", {op}: reads results of other calls, or other tensors, than before")
    }
}

fn call(trace: &Trace, node: &Node) -> Call {
    let values = &trace.arguments[node.arguments.clone()];
    let mut cells = Vec::new();
    let arguments = values.iter().map(|value| text(trace, value, &mut cells)).collect();
    Call { work: node.work.clone(), arguments, cells }
}

/// An argument as a user reads it.
fn text(trace: &Trace, value: &Value, cells: &mut Vec<u32>) -> String {
    match value {
        Value::None => "None".to_owned(),
        Value::Tensor { slot, shape, contiguous } => {
            let tensor = &trace.tensors[*slot as usize];
            cells.push(tensor.cell);
            if *contiguous {
                shape.to_string()
            } else {
                format!("{shape} of strides {}", tensor.view.strides)
            }
        }
        Value::Host { dtype, .. } => format!("a number of {dtype}"),
        Value::Operand { kind, .. } => format!("a number of {kind}"),
        Value::Scalar(value) => format!("{value:?}"),
        Value::Ints(list) => list.to_string(),
        Value::List(list) => {
            let entries: Vec<_> = list.iter().map(|entry| text(trace, entry, cells)).collect();
            format!("[{}]", entries.join(", "))
        }
        Value::Lengths { operands, longest } => format!("{} lengths up to {longest}", operands.len()),
        Value::Floats(list) => format!("{list:?}"),
        Value::Bools(list) => format!("{list:?}"),
        Value::DType(dtype) => dtype.to_string(),
        Value::Str(word) => word.clone(),
        Value::Seed(_) => "a generator".to_owned(),
        Value::Precision(precision) => format!("precision {precision:?}"),
        Value::DefaultFloat(dtype) => format!("default dtype {dtype}"),
    }
}
