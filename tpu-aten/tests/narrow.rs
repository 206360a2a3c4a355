//! Programs of narrow numbers are narrow: a TPU computes 64-bit numbers as pairs of narrower ones, which costs time
//! and hides the compiler's estimate.

use std::collections::BTreeSet;

use tpu_aten::op::{Kernel, Value};
use tpu_aten::table::{ROWS, example, program};
use tpu_runtime::DType;

/// The dtypes that calls are made in.
const NARROW: &[DType] = &[DType::F32, DType::BF16, DType::I32];

/// Rows that compute in 64 bits whatever they are given, and why.
const WIDE: &[(&[&str], &str)] = &[
    (&["random_", "random_.to", "random_.from"], "ranges are int64, and draws may need 64 bits"),
    (&["randperm.generator_out"], "keys of 32 bits would often be equal"),
    (&["_philox_uniform_", "_philox_normal_", "_philox_randint_"], "keys and counters are of 64 bits"),
    (
        &[
            "_scaled_dot_product_fused_attention_overrideable",
            "_scaled_dot_product_fused_attention_overrideable_backward",
        ],
        "the generator's state travels as two int64 results from one to the other",
    ),
    (&["hash_tensor"], "the hash is of 64 bits"),
    (&["_convert_indices_from_csr_to_coo"], "it moves columns of a matrix whose width it is not told"),
    (&["nonzero_static"], "`fill_value` is an int64 that the int64 result holds"),
];

/// A 64-bit integer of the user's is narrowed where it enters, and a result is widened where it leaves: all else of
/// such a program is narrow. `F64` is nowhere, if not the user's.
#[test]
fn narrow_calls_have_narrow_programs() {
    let known = |name: &str| WIDE.iter().any(|(rows, _)| rows.contains(&name));
    let (mut found, mut wide) = (Vec::new(), BTreeSet::new());
    for row in ROWS.iter().filter(|row| !matches!(row.op.kernel, Kernel::Host(_))) {
        let name = row.op.name().trim_start_matches("aten::");
        for dtype in NARROW.iter().filter(|dtype| row.op.dtypes.contains(dtype)) {
            for call in row.op.examples {
                let arguments = example(row.op, &row.schema, call, *dtype);
                if arguments.iter().any(asks_for_wide) {
                    continue;
                }
                let Ok(module) = program(row, &arguments) else { continue };
                let lines: Vec<_> = module.text.lines().filter(|line| computes_wide(line)).collect();
                if lines.is_empty() {
                    continue;
                }
                wide.insert(name);
                if !known(name) {
                    found.push(format!("{name}: {call}, T = {dtype}\n{}", lines.join("\n")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} programs compute in 64 bits:\n{}", found.len(), found.join("\n"));
    let gone: Vec<_> = WIDE.iter().flat_map(|(rows, _)| *rows).filter(|name| !wide.contains(*name)).collect();
    assert!(gone.is_empty(), "rows that are narrow, and stand among the wide: {gone:?}");
}

/// Whether a call names a 64-bit dtype for what it computes in; indices may have one.
fn asks_for_wide(value: &Value) -> bool {
    match value {
        Value::Tensor { shape, .. } => matches!(shape.dtype, DType::F64 | DType::C128),
        Value::DType(dtype) => dtype.real().size_in_bytes() == 8,
        Value::List(list) => list.iter().any(asks_for_wide),
        _ => false,
    }
}

/// Whether a line of a program computes in 64 bits: anything but a change from and to a narrower integer, and what is
/// done to the two numbers that are a generator's state, which StableHLO wants so.
fn computes_wide(line: &str) -> bool {
    let Some((operation, types)) = line.rsplit_once(" : (") else { return false };
    let is = |name: &str| operation.contains(&format!("\"stablehlo.{name}\""));
    let types = types.replace("tensor<ui64>", "").replace("tensor<1xui64>", "").replace("tensor<2xui64>", "");
    let floats = ["f64>", "complex<f64>>"].iter().any(|dtype| types.contains(dtype));
    let integers = types.matches("i64>").count();
    // Lists of attributes are no data.
    let sides = types.split(", ").count() + 1;
    floats || integers > 0 && !is("return") && !(is("convert") && integers < sides)
}
