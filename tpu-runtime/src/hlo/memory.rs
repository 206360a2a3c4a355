//! Memory over program time: which buffers are alive while each instruction of the schedule runs.

use std::collections::{BTreeSet, HashMap};

use super::{Computation, Instruction, Module, Type};

/// The main memory that a program holds while it runs, after the compiler's schedule.
///
/// An estimate from lifetimes: the compiler's own assignment may place buffers with gaps. Parameters and results count
/// throughout, as they belong to the caller; a result in a donated parameter's memory counts once.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Timeline {
    /// Bytes held while each instruction of the entry runs, in the order of its instructions.
    pub bytes: Vec<u64>,
    /// The instruction during which most is held: an index into the entry's instructions.
    pub peak: usize,
    /// What is held at the peak, largest first.
    pub held: Vec<Held>,
}

/// A buffer at the peak.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Held {
    /// The instruction that makes it.
    pub name: String,
    /// Its size, padding included.
    pub bytes: u64,
    /// Whether it is a parameter, and so memory of the caller's.
    pub is_parameter: bool,
    /// The line of the StableHLO text that it comes from; 0 where unknown.
    pub source_line: i32,
}

impl Timeline {
    /// The bytes at the peak.
    #[must_use]
    pub fn peak_in_bytes(&self) -> u64 {
        self.bytes.get(self.peak).copied().unwrap_or(0)
    }
}

impl Module {
    /// Memory over program time; nothing for a program without a schedule.
    #[must_use]
    pub fn timeline(&self) -> Option<Timeline> {
        if !self.is_scheduled {
            return None;
        }
        let entry = self.entry();
        let mut lifetimes = Lifetimes::of(self, entry);
        lifetimes.donate(entry, &self.aliased);
        let steps = entry.instructions.len();
        let bytes: Vec<u64> = (0..steps)
            .map(|step| lifetimes.alive(step).map(|buffer| buffer.bytes).sum::<u64>() + lifetimes.inner[step])
            .collect();
        let peak = (0..steps).max_by_key(|step| (bytes[*step], std::cmp::Reverse(*step))).unwrap_or(0);
        let held = lifetimes.alive(peak).filter(|buffer| buffer.bytes > 0).map(|buffer| {
            let made_by = &entry.instructions[buffer.made];
            Held {
                name: made_by.name.clone(),
                bytes: buffer.bytes,
                is_parameter: made_by.opcode == "parameter",
                source_line: made_by.source_line,
            }
        });
        let mut held: Vec<_> = held.collect();
        held.sort_by(|left, right| right.bytes.cmp(&left.bytes).then_with(|| left.name.cmp(&right.name)));
        Some(Timeline { bytes, peak, held })
    }
}

/// A buffer of the main memory and the steps during which it is alive.
struct Buffer {
    bytes: u64,
    made: usize,
    from: usize,
    to: usize,
}

/// The buffers that may stand behind a value, in the structure of its type.
#[derive(Clone, Debug)]
enum Behind {
    Leaf(BTreeSet<usize>),
    Tuple(Vec<Behind>),
}

struct Lifetimes {
    buffers: Vec<Buffer>,
    /// By the instruction's id.
    values: HashMap<i64, Behind>,
    /// What the computations that a step calls hold beyond their parameters and results.
    inner: Vec<u64>,
}

impl Lifetimes {
    fn of(module: &Module, computation: &Computation) -> Self {
        let mut lifetimes = Self { buffers: Vec::new(), values: HashMap::new(), inner: Vec::new() };
        let last = computation.instructions.len().saturating_sub(1);
        for (step, instruction) in computation.instructions.iter().enumerate() {
            for operand in &instruction.operands {
                lifetimes.touch(*operand, step);
            }
            lifetimes.inner.push(inner_bytes(module, instruction));
            let value = lifetimes.result(module, instruction, step);
            lifetimes.values.insert(instruction.id, value);
            if instruction.opcode == "parameter" {
                lifetimes.touch(instruction.id, last);
                lifetimes.begin_at_once(instruction.id);
            }
        }
        lifetimes.touch(computation.root, last);
        lifetimes.begin_at_once(computation.root);
        lifetimes
    }

    /// Results that take a parameter's memory hold none of their own.
    fn donate(&mut self, entry: &Computation, aliased: &[(usize, i64)]) {
        let Some(root) = self.values.get(&entry.root) else { return };
        for (leaf, _) in aliased {
            let behind = match root {
                Behind::Tuple(elements) => elements.get(*leaf),
                leaf @ Behind::Leaf(_) => Some(leaf),
            };
            let Some(Behind::Leaf(buffers)) = behind else { continue };
            for buffer in buffers {
                if entry.instructions[self.buffers[*buffer].made].opcode != "parameter" {
                    self.buffers[*buffer].bytes = 0;
                }
            }
        }
    }

    fn alive(&self, step: usize) -> impl Iterator<Item = &Buffer> {
        self.buffers.iter().filter(move |buffer| (buffer.from..=buffer.to).contains(&step))
    }

    /// What an instruction returns: buffers of its operands, or new ones.
    fn result(&mut self, module: &Module, instruction: &Instruction, step: usize) -> Behind {
        let operand = |at: usize| instruction.operands.get(at).and_then(|id| self.values.get(id)).cloned();
        let shared = match instruction.opcode.as_str() {
            "bitcast" | "while" | "optimization-barrier" | "all-reduce-done" | "dynamic-update-slice" => {
                operand(0)
            }
            // Its result: the copy, what is copied, and a token.
            "copy-start" => {
                let (Type::Tuple(types), Some(copied)) = (&instruction.ty, operand(0)) else {
                    unreachable!("copy-start without a tuple or an operand: not HLO");
                };
                let copy = types.first().map(|ty| self.new_buffers(ty, step));
                copy.map(|copy| Behind::Tuple(vec![copy, copied]))
            }
            "tuple" => (0..instruction.operands.len()).map(operand).collect::<Option<_>>().map(Behind::Tuple),
            "get-tuple-element" => operand(0).and_then(|value| value.element(instruction.index as usize)),
            "copy-done" => operand(0).and_then(|value| value.element(0)),
            "async-done" | "all-gather-done" | "collective-permute-done" => {
                operand(0).and_then(|value| value.element(1))
            }
            "fusion" => updated_operand(module, instruction).and_then(operand),
            _ => None,
        };
        shared.unwrap_or_else(|| self.new_buffers(&instruction.ty, step))
    }

    fn new_buffers(&mut self, ty: &Type, step: usize) -> Behind {
        match ty {
            Type::Tuple(types) => Behind::Tuple(types.iter().map(|ty| self.new_buffers(ty, step)).collect()),
            Type::Array(array) if array.memory_space == 0 => {
                self.buffers.push(Buffer { bytes: array.size_in_bytes(), made: step, from: step, to: step });
                Behind::Leaf(BTreeSet::from([self.buffers.len() - 1]))
            }
            _ => Behind::Leaf(BTreeSet::new()),
        }
    }

    /// The value is used at this step.
    fn touch(&mut self, id: i64, step: usize) {
        for buffer in self.values.get(&id).map(Behind::leaves).unwrap_or_default() {
            self.buffers[buffer].to = self.buffers[buffer].to.max(step);
        }
    }

    fn begin_at_once(&mut self, id: i64) {
        for buffer in self.values.get(&id).map(Behind::leaves).unwrap_or_default() {
            self.buffers[buffer].from = 0;
        }
    }
}

impl Behind {
    fn element(self, at: usize) -> Option<Self> {
        match self {
            Self::Tuple(elements) => elements.into_iter().nth(at),
            Self::Leaf(_) => None,
        }
    }

    fn leaves(&self) -> Vec<usize> {
        match self {
            Self::Leaf(buffers) => buffers.iter().copied().collect(),
            Self::Tuple(elements) => elements.iter().flat_map(Self::leaves).collect(),
        }
    }
}

/// The operand that a fusion updates in place: its result is a `dynamic-update-slice` of a parameter.
fn updated_operand(module: &Module, fusion: &Instruction) -> Option<usize> {
    let fused = module.computation(*fusion.called.first()?)?;
    let mut at = fused.root()?;
    let mut updates = false;
    loop {
        match at.opcode.as_str() {
            "dynamic-update-slice" => updates = true,
            "bitcast" => {}
            "parameter" if updates => return Some(at.index as usize),
            _ => return None,
        }
        at = fused.instruction(*at.operands.first()?)?;
    }
}

/// The most that the computations called by a loop, a branch or a call hold, beyond their parameters and results.
fn inner_bytes(module: &Module, instruction: &Instruction) -> u64 {
    if !instruction.is_control() {
        return 0;
    }
    let called = instruction.called.iter().filter_map(|id| module.computation(*id));
    called.map(|computation| temporaries(module, computation)).max().unwrap_or(0)
}

fn temporaries(module: &Module, computation: &Computation) -> u64 {
    let mut lifetimes = Lifetimes::of(module, computation);
    let parameters =
        computation.instructions.iter().filter(|instruction| instruction.opcode == "parameter").map(|p| p.id);
    let outer: Vec<usize> = parameters
        .chain([computation.root])
        .filter_map(|id| lifetimes.values.get(&id))
        .flat_map(Behind::leaves)
        .collect();
    for buffer in outer {
        lifetimes.buffers[buffer].bytes = 0;
    }
    let held =
        |step: usize| lifetimes.alive(step).map(|buffer| buffer.bytes).sum::<u64>() + lifetimes.inner[step];
    (0..computation.instructions.len()).map(held).max().unwrap_or(0)
}
