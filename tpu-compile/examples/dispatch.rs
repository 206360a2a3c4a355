//! Median time of strict dispatch, warm, on the calling thread: `cargo run --release --example dispatch -- plugin.so`.

use std::time::Instant;

use anyhow::Context;
use tpu_aten::Scalar;
use tpu_aten::table::OpId;
use tpu_compile::{Arg, Engine, Form, NoOracle, Options, TensorRef};
use tpu_runtime::{Client, ClientOptions, DType, Plugin};

#[expect(clippy::print_stdout, reason = "printing is what a benchmark does")]
fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).context("the path of a PJRT plugin")?;
    let client = Client::new(&Plugin::load(path.as_ref())?, &ClientOptions::cpu(1, false))?;
    let engine = Engine::new(client, Options::default());
    let (a, b) = (engine.cell(0, 4096, None), engine.cell(0, 4096, None));
    let x = TensorRef { cell: &a, dtype: DType::F32, sizes: &[1024], strides: &[1], offset: 0 };
    let y = TensorRef { cell: &b, ..x };
    engine.upload(&x, &[0; 4096])?;
    engine.upload(&y, &[0; 4096])?;
    let add = OpId::find("aten::add.Tensor").context("aten::add.Tensor")?;
    let one = Arg::Scalar(Scalar::Int(1));
    let half = TensorRef { sizes: &[512], strides: &[2], ..x };
    for (what, form, args) in [
        ("x + y", Form::Functional, [Arg::Tensor(x), Arg::Tensor(y), one]),
        ("x.add_(y)", Form::Inplace, [Arg::Tensor(x), Arg::Tensor(y), one]),
        ("x[::2] + x[::2]", Form::Functional, [Arg::Tensor(half), Arg::Tensor(half), one]),
    ] {
        let mut times: Vec<_> = (0..20_000)
            .map(|_| {
                let start = Instant::now();
                engine.dispatch(add, form, &args, &NoOracle).map(|_| start.elapsed().as_nanos())
            })
            .collect::<Result<_, _>>()?;
        times.sort_unstable();
        println!("{what}: median {} ns, first tenth {} ns", times[10_000], times[2_000]);
    }
    Ok(())
}
