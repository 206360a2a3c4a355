//! The programs to compile: the examples of the rows, in the rows' dtypes.

use anyhow::{Context as _, Result, bail};
use glob::Pattern;
use tpu_aten::op::Kernel;
use tpu_aten::table::{ROWS, Row, example_calls, example_program};
use tpu_runtime::{DType, Program, Signature};

/// An example call of a row in one dtype.
pub(crate) struct RowProgram {
    pub(crate) row: &'static Row,
    /// The call, in the notation of `tpu_aten::table::example`.
    pub(crate) call: &'static str,
    pub(crate) dtype: DType,
    pub(crate) program: Program,
}

/// Dtypes that are reported together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Group {
    /// The target: what models are made of.
    Float32,
    BFloat16,
    /// Everything else that a TPU computes with.
    Narrow,
    /// What a TPU has to emulate.
    Int64,
    Float64,
    Complex,
}

impl Group {
    pub(crate) const ALL: [Self; 6] =
        [Self::Float32, Self::BFloat16, Self::Narrow, Self::Int64, Self::Float64, Self::Complex];

    pub(crate) fn of(dtype: DType) -> Self {
        match dtype {
            DType::F32 => Self::Float32,
            DType::BF16 => Self::BFloat16,
            DType::F64 => Self::Float64,
            DType::I64 | DType::U64 => Self::Int64,
            dtype if dtype.is_complex() => Self::Complex,
            _ => Self::Narrow,
        }
    }

    /// A TPU computes with pairs or quadruples of narrower numbers.
    const fn is_emulated(self) -> bool {
        matches!(self, Self::Int64 | Self::Float64 | Self::Complex)
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Float32 => "float32",
            Self::BFloat16 => "bfloat16",
            Self::Narrow => "other narrow types",
            Self::Int64 => "64-bit integers",
            Self::Float64 => "float64",
            Self::Complex => "complex",
        }
    }
}

impl RowProgram {
    /// The op's name without its namespace.
    pub(crate) fn name(&self) -> &'static str {
        self.row.op.name().trim_start_matches("aten::")
    }

    pub(crate) fn group(&self) -> Group {
        Group::of(self.dtype)
    }
}

/// The programs of the rows whose names match one of `rows`, in these dtypes; of all, where none are named.
///
/// The golden files have each example of a row in one of its dtypes, and one example in the others. What else the row
/// takes is compiled as well, but for the dtypes that a TPU emulates: their programs take the compiler ten times as long.
pub(crate) fn programs(rows: &[String], dtypes: &[String]) -> Result<Vec<RowProgram>> {
    let patterns: Result<Vec<_>, _> = rows.iter().map(|row| Pattern::new(row)).collect();
    let patterns = patterns.context("--rows: want patterns such as `add.*`")?;
    let wanted = |row: &&Row| {
        let name = row.op.name().trim_start_matches("aten::");
        !matches!(row.op.kernel, Kernel::Host(_))
            && (patterns.is_empty() || patterns.iter().any(|pattern| pattern.matches(name)))
    };
    let is_wanted =
        |dtype: &&DType| dtypes.is_empty() || dtypes.iter().any(|name| name == dtype.torch_name());
    if let Some(name) = dtypes.iter().find(|name| DType::ALL.iter().all(|dtype| dtype.torch_name() != *name))
    {
        bail!("--dtypes: got {name}, want torch's names, such as bfloat16");
    }
    let mut programs = Vec::new();
    for row in ROWS.iter().filter(wanted) {
        for dtype in row.op.dtypes.iter().filter(is_wanted) {
            let golden: Vec<_> =
                example_calls(row.op).filter(|(_, of)| of == dtype).map(|(call, _)| call).collect();
            for call in row.op.examples {
                let is_golden = golden.contains(call);
                if !is_golden && Group::of(*dtype).is_emulated() {
                    continue;
                }
                let module = match example_program(row, call, *dtype) {
                    Ok(module) => module,
                    Err(_) if !is_golden => continue,
                    Err(error) => bail!("{} {call} {dtype}: {error}", row.op.name()),
                };
                let signature = Signature { parameters: module.parameters, outputs: module.results };
                let program = Program { text: module.text, signature };
                programs.push(RowProgram { row, call, dtype: *dtype, program });
            }
        }
    }
    if programs.is_empty() {
        bail!("--rows, --dtypes: no program");
    }
    Ok(programs)
}
