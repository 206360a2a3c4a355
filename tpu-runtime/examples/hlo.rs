//! Prints what an optimized program says of itself: `cargo run -p tpu-runtime --example hlo -- FILE [COUNT]`.
//!
//! FILE holds what `AotExecutable::optimized_program` returned; `tpu-runtime/src/hlo/recorded.pb` is one.
#![expect(clippy::print_stdout, reason = "printing is what this example does")]

use anyhow::{Context as _, Result};
use tpu_runtime::hlo::Module;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().context("want a file")?;
    let count = arguments.next().map_or(Ok(20), |count| count.parse()).context("want a number")?;
    let module = Module::decode(&std::fs::read(&file).with_context(|| file)?)?;

    println!("{}\n\nheaviest:", module.name);
    for instruction in module.heaviest(count) {
        println!("  {instruction}");
    }
    let counts = module.opcode_counts();
    println!("\nopcodes, of them in fusions:");
    let mut opcodes: Vec<&String> = counts.run.keys().chain(counts.fused.keys()).collect();
    opcodes.sort();
    opcodes.dedup();
    for opcode in opcodes {
        println!("  {opcode} {}, {}", counts.of(opcode), counts.fused.get(opcode).copied().unwrap_or(0));
    }
    if let Some(timeline) = module.timeline() {
        let step = &module.entry().instructions[timeline.peak];
        println!("\nmain memory: {} bytes at most, while {} runs:", timeline.peak_in_bytes(), step.name);
        for held in timeline.held.iter().take(count) {
            println!("  {} {}", held.bytes, held.name);
        }
    }
    Ok(())
}
