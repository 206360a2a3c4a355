//! The optimized program of a compiler, in a typed form: what runs, in which order, and how much memory it holds.
//!
//! [`Module::decode`] reads what [`AotExecutable::optimized_program`](crate::AotExecutable::optimized_program) returns.
//! Only what questions of cost and memory need is kept; names are HLO's.
//!
//! Source: `xla/service/hlo.proto` and `xla/xla_data.proto`.

mod memory;
mod proto;
mod types;

use std::collections::{BTreeMap, HashMap};

use prost::Message as _;

pub use memory::{Held, Timeline};
pub use types::{Array, Type};

use crate::{Error, Result};

/// An optimized program.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Module {
    /// The name of the StableHLO module.
    pub name: String,
    /// Its computations; those that others call come before them.
    pub computations: Vec<Computation>,
    /// Whether instructions are in the order in which they run, rather than in any order of their dependencies.
    pub is_scheduled: bool,
    entry: usize,
    /// Leaf number of the result, and the parameter whose memory it takes.
    aliased: Vec<(usize, i64)>,
    by_id: HashMap<i64, usize>,
}

/// A function of HLO.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Computation {
    /// Its name.
    pub name: String,
    /// The instructions, in the order in which they run if the module is scheduled.
    pub instructions: Vec<Instruction>,
    /// The body of a fusion: its instructions run as one.
    pub is_fused: bool,
    root: i64,
}

/// A step of a computation.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Instruction {
    /// Distinct in its module.
    pub id: i64,
    /// HLO's name, such as `convolution_tanh_fusion`.
    pub name: String,
    /// Such as `fusion`, `copy`, `all-reduce`.
    pub opcode: String,
    /// What it returns.
    pub ty: Type,
    /// The ids of its operands.
    pub operands: Vec<i64>,
    /// The ids of the computations that it calls: a fusion's, a loop's body and condition.
    pub called: Vec<i64>,
    /// Of a `custom-call`: what is called.
    pub custom_call_target: String,
    /// Which operation of the model it comes from, where the StableHLO said so.
    pub op_name: String,
    /// The line of the StableHLO text that it comes from; 0 where the compiler does not know.
    pub source_line: i32,
    /// The compiler's estimate, where it makes one.
    pub estimated_cycles: Option<u64>,
    /// Of a `parameter`: its position. Of a `get-tuple-element`: the element.
    pub index: i64,
}

/// How often each opcode stands in a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct OpcodeCounts {
    /// In computations that run instruction by instruction: the entry, bodies of loops, branches.
    pub run: BTreeMap<String, usize>,
    /// Inside of fusions.
    pub fused: BTreeMap<String, usize>,
}

impl OpcodeCounts {
    /// How often `opcode` stands outside and inside of fusions together.
    #[must_use]
    pub fn of(&self, opcode: &str) -> usize {
        let counts = [&self.run, &self.fused];
        counts.iter().filter_map(|counts| counts.get(opcode)).sum()
    }
}

impl Module {
    /// Reads an `HloModuleProtoWithConfig`.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when the bytes are none.
    pub fn decode(bytes: &[u8]) -> Result<Self> {
        let invalid = |got: &str| Error::InvalidArgument {
            call: "Module::decode",
            what: format!("optimized program, got {got}, want an HloModuleProtoWithConfig"),
        };
        let whole = proto::ModuleWithConfig::decode(bytes).map_err(|error| invalid(&error.to_string()))?;
        let module = whole.hlo_module.ok_or_else(|| invalid("no module"))?;
        let by_id = module.computations.iter().enumerate().map(|(at, computation)| (computation.id, at));
        let by_id: HashMap<i64, usize> = by_id.collect();
        let entry = by_id.get(&module.entry_computation_id).copied().ok_or_else(|| invalid("no entry"))?;
        let schedule = module.schedule.unwrap_or_default();
        let aliased = module.input_output_alias.unwrap_or_default();
        let mut of = Self {
            name: module.name,
            computations: Vec::new(),
            is_scheduled: !schedule.sequences.is_empty(),
            entry,
            aliased: aliased.entries.iter().map(proto::AliasEntry::leaf_and_parameter).collect(),
            by_id,
        };
        for mut computation in module.computations {
            let order =
                schedule.sequences.get(&computation.id).map_or(&[][..], |order| &order.instruction_ids);
            let position: HashMap<i64, usize> = order.iter().enumerate().map(|(at, id)| (*id, at)).collect();
            computation.instructions.sort_by_key(|instruction| position.get(&instruction.id).copied());
            of.computations.push(Computation {
                name: computation.name,
                instructions: computation.instructions.into_iter().map(Into::into).collect(),
                is_fused: computation.is_fused,
                root: computation.root_id,
            });
        }
        Ok(of)
    }

    /// The computation that a call of the program runs.
    #[must_use]
    pub fn entry(&self) -> &Computation {
        &self.computations[self.entry]
    }

    /// A computation by its id, as [`Instruction::called`] has it.
    #[must_use]
    pub fn computation(&self, id: i64) -> Option<&Computation> {
        self.by_id.get(&id).map(|at| &self.computations[*at])
    }

    /// The computations that run instruction by instruction: the entry, and what its loops, branches and calls run.
    /// Neither fusions nor the functions of reductions, which belong to the instruction that calls them.
    #[must_use]
    pub fn run(&self) -> Vec<&Computation> {
        let mut found: Vec<&Computation> = vec![self.entry()];
        let mut at = 0;
        while let Some(computation) = found.get(at).copied() {
            at += 1;
            for instruction in computation.instructions.iter().filter(|instruction| instruction.is_control())
            {
                let called = instruction.called.iter().filter_map(|id| self.computation(*id));
                let fresh: Vec<_> = called
                    .filter(|called| found.iter().all(|known| !std::ptr::eq(*known, *called)))
                    .collect();
                found.extend(fresh);
            }
        }
        found
    }

    /// How often each opcode stands in the program. A loop's body counts once.
    #[must_use]
    pub fn opcode_counts(&self) -> OpcodeCounts {
        let mut counts = OpcodeCounts::default();
        for instruction in self.run().iter().flat_map(|computation| &computation.instructions) {
            *counts.run.entry(instruction.opcode.clone()).or_default() += 1;
        }
        let fused = self.computations.iter().filter(|computation| computation.is_fused);
        for instruction in fused.flat_map(|computation| &computation.instructions) {
            *counts.fused.entry(instruction.opcode.clone()).or_default() += 1;
        }
        counts
    }

    /// The `count` heaviest instructions that run: by estimated cycles, then by the bytes that they return.
    #[must_use]
    pub fn heaviest(&self, count: usize) -> Vec<&Instruction> {
        let mut all: Vec<&Instruction> =
            self.run().into_iter().flat_map(|computation| &computation.instructions).collect();
        all.retain(|instruction| !instruction.is_free());
        let weight = |instruction: &&Instruction| {
            (instruction.estimated_cycles.unwrap_or(0), instruction.ty.size_in_bytes())
        };
        all.sort_by_key(|instruction| std::cmp::Reverse(weight(instruction)));
        all.truncate(count);
        all
    }
}

impl Computation {
    /// The instruction whose result is the computation's.
    #[must_use]
    pub fn root(&self) -> Option<&Instruction> {
        self.instruction(self.root)
    }

    /// An instruction by its id.
    #[must_use]
    pub fn instruction(&self, id: i64) -> Option<&Instruction> {
        self.instructions.iter().find(|instruction| instruction.id == id)
    }
}

impl Instruction {
    /// It runs the computations that it calls instruction by instruction.
    fn is_control(&self) -> bool {
        matches!(self.opcode.as_str(), "while" | "conditional" | "call" | "async-start")
    }

    /// It only names values.
    fn is_free(&self) -> bool {
        matches!(
            self.opcode.as_str(),
            "parameter" | "tuple" | "get-tuple-element" | "bitcast" | "constant" | "after-all"
        )
    }
}

impl std::fmt::Display for Instruction {
    /// `name = type opcode`, and the cycles where they are known.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} = {} {}", self.name, self.ty, self.opcode)?;
        if let Some(cycles) = self.estimated_cycles {
            write!(f, ", {cycles} cycles")?;
        }
        if self.source_line > 0 {
            write!(f, ", line {}", self.source_line)?;
        }
        Ok(())
    }
}

impl From<proto::Instruction> for Instruction {
    fn from(proto: proto::Instruction) -> Self {
        let metadata = proto.metadata.unwrap_or_default();
        let index =
            if proto.opcode == "get-tuple-element" { proto.tuple_index } else { proto.parameter_number };
        Self {
            id: proto.id,
            name: proto.name,
            opcode: proto.opcode,
            ty: proto.shape.map(Into::into).unwrap_or_default(),
            operands: proto.operand_ids,
            called: proto.called_computation_ids,
            custom_call_target: proto.custom_call_target,
            op_name: metadata.op_name,
            source_line: metadata.source_line,
            estimated_cycles: estimated_cycles(&proto.backend_config),
            index,
        }
    }
}

/// The number under `"estimated_cycles"`, which libtpu writes as a text into its JSON; 0 is no estimate.
fn estimated_cycles(config: &[u8]) -> Option<u64> {
    let config = std::str::from_utf8(config).ok()?;
    let (_, rest) = config.split_once("\"estimated_cycles\":")?;
    let digits = rest.trim_start_matches(['"', ' ']);
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok().filter(|cycles| *cycles > 0)
}

#[cfg(test)]
mod tests;
