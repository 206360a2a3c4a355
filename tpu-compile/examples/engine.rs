//! Runs ops through the engine without Python: `cargo run --example engine -- path/to/plugin.so`.

use anyhow::{Context, bail};
use tpu_aten::Scalar;
use tpu_aten::table::OpId;
use tpu_compile::{Arg, Engine, Form, NoOracle, Options, Outcome, Output, TensorRef};
use tpu_runtime::{Client, ClientOptions, DType, Plugin};

#[expect(clippy::print_stdout, reason = "showing a result is what an example does")]
fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).context("the path of a PJRT plugin")?;
    let client = Client::new(&Plugin::load(path.as_ref())?, &ClientOptions::cpu(1, false))?;
    let engine = Engine::new(client, Options::default());

    // A tensor is a strided view of a cell. This one is 2×3, dense, and filled from the host.
    let cell = engine.cell(0, 24, None);
    let x = TensorRef { cell: &cell, dtype: DType::F32, sizes: &[2, 3], strides: &[3, 1], offset: 0 };
    let numbers: Vec<u8> = (0..6u8).flat_map(|value| f32::from(value).to_le_bytes()).collect();
    engine.upload(&x, &numbers)?;

    // exp(x) + 2 · x[1]: the row's view is read by the program, and alpha is an operand.
    let exp = OpId::find("aten::exp").context("aten::exp")?;
    let add = OpId::find("aten::add.Tensor").context("aten::add.Tensor")?;
    let e = tensor(engine.dispatch(exp, Form::Functional, &[Arg::Tensor(x)], &NoOracle)?)?;
    let e = TensorRef { cell: &e, ..x };
    let row = TensorRef { sizes: &[3], strides: &[1], offset: 3, ..x };
    let args = [Arg::Tensor(e), Arg::Tensor(row), Arg::Scalar(Scalar::Int(2))];
    let sum = tensor(engine.dispatch(add, Form::Functional, &args, &NoOracle)?)?;

    let mut bytes = [0; 24];
    engine.download(&TensorRef { cell: &sum, ..x }, &mut bytes)?;
    let values: Vec<f32> =
        bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    println!("exp(x) + 2 x[1] = {values:?}\n{:?}", engine.metrics());
    Ok(())
}

/// The storage of a call's only new tensor.
fn tensor(outcome: Outcome) -> anyhow::Result<std::sync::Arc<tpu_compile::Cell>> {
    match outcome {
        Outcome::Done(outputs) => match outputs.values.into_iter().next() {
            Some(Output::New { cell, .. }) => Ok(cell),
            other => bail!("got {other:?}, want a new tensor"),
        },
        Outcome::Resize(_) => bail!("only an out= call resizes"),
    }
}
