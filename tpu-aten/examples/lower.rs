//! Prints the program of one call: `cargo run --example lower -- aten::add.Tensor "T[2,3] T[3]" f32`.

use tpu_aten::op::Value;
use tpu_aten::table::{OpId, example, program};
use tpu_runtime::DType;

#[expect(clippy::print_stdout, reason = "printing is what this example does")]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().expect("the name of an op");
    let call = arguments.next().expect("an example call");
    let dtype = arguments.next().unwrap_or_else(|| "float32".to_owned());
    let dtype = DType::ALL
        .into_iter()
        .find(|candidate| candidate.torch_name() == dtype || candidate.mlir() == dtype)
        .expect("a dtype");
    let row = OpId::find(&name).expect("a row").row();
    let values: Vec<Value> = example(row.op, &row.schema, &call, dtype);
    print!("{}", program(row, &values).expect("the op takes these arguments").text);
}
