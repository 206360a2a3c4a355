//! Every row's example programs are accepted by the compiler.

use tpu_aten::op::Kernel;
use tpu_aten::table::{ROWS, example_program};
use tpu_runtime::{CompileOptions, DType, Program, Signature};

use super::CLIENT;

#[test]
fn every_example_compiles() {
    let mut refused = Vec::new();
    for row in ROWS.iter().filter(|row| !matches!(row.op.kernel, Kernel::Host(_))) {
        let dtype = row.op.dtypes.first().copied().unwrap_or(DType::F32);
        for call in row.op.examples {
            let module = example_program(row, call, dtype).unwrap();
            let signature = Signature { parameters: module.parameters, outputs: module.results };
            let program = Program { text: module.text, signature };
            if let Err(error) = CLIENT.compile(&program, &CompileOptions::default()) {
                refused.push(format!("{} {call} {dtype}: {error}", row.op.name()));
            }
        }
    }
    assert!(refused.is_empty(), "the compiler refuses\n{}", refused.join("\n"));
}
