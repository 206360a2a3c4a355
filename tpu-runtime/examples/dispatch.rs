//! How long it takes to enqueue `add` of 1024 floats and to free its output, warm, on one CPU device.
//!
//! `cargo run --release -p tpu-runtime --example dispatch [-- PLUGIN]`. Each line is the minimum, the median and the
//! 99th percentile in nanoseconds. What the crate adds to PJRT's own call is `src/pjrt/overhead.rs`'s to measure.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use tpu_runtime::find::{Places, PluginChoice, find};
use tpu_runtime::{Client, ClientOptions, CompileOptions, DType, Plugin, Program, Shape, Signature};

const ROUNDS: usize = 20_000;

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let places = Places { site_packages: Vec::new(), caches: vec![root.join(".plugins")] };
    let choice = std::env::args().nth(1).map_or(PluginChoice::Cpu, |path| PluginChoice::Path(path.into()));
    let path = find(&choice, &places).context("hint: cargo xtask setup")?;
    let plugin = Plugin::load(&path)?;
    say(&format!("{plugin:?}, add of f32[1024], {ROUNDS} rounds, warm; ns: min median p99"));
    for asynchronous in [false, true] {
        let client = Client::new(&plugin, &ClientOptions::cpu(1, asynchronous))?;
        measure(&client, if asynchronous { "asynchronous" } else { "synchronous" })?;
    }
    Ok(())
}

fn measure(client: &Client, mode: &str) -> Result<()> {
    let shape = Shape::new(DType::F32, [1024]);
    let text = "func.func public @main(%x: tensor<1024xf32>, %y: tensor<1024xf32>) -> tensor<1024xf32> {
        %z = stablehlo.add %x, %y : tensor<1024xf32>
        return %z : tensor<1024xf32>
    }";
    let signature =
        Signature { parameters: vec![shape.clone(), shape.clone()], outputs: vec![shape.clone()] };
    let add = client.compile(&Program { text: text.into(), signature }, &CompileOptions::default())?;
    let device = &client.devices()[0];
    let x = client.upload(&[0; 4096], &shape, device)?;
    let mut outputs = Vec::with_capacity(1);
    let (mut execute, mut wait, mut destroy) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS + ROUNDS / 10 {
        let start = Instant::now();
        add.execute(device, &[&x, &x], &[], &mut outputs)?;
        let executed = Instant::now();
        outputs[0].ready()?.await_ready()?;
        let waited = Instant::now();
        outputs.clear();
        let destroyed = Instant::now();
        if round >= ROUNDS / 10 {
            execute.push((executed - start).as_nanos());
            wait.push((waited - executed).as_nanos());
            destroy.push((destroyed - waited).as_nanos());
        }
    }
    for (name, mut times) in [("execute", execute), ("wait", wait), ("destroy", destroy)] {
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        say(&format!("{mode:12} {name:8} {:7} {:7} {:7}", at(0), at(50), at(99)));
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the example's output")]
fn say(line: &str) {
    println!("{line}");
}
