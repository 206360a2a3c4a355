//! Tasks of the repository: `cargo xtask <task>`, one file per task.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool speaks on its standard streams"
)]

mod aot;
mod bench;
mod bindings;
mod ci;
mod codegen;
mod config;
mod conformance;
mod demo;
mod plugins;
mod setup;
mod shell;
mod shim;
mod stamp;
mod test;
mod tidy;
mod venv;
mod wheel;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::Project;

/// Tasks of the torchtpu repository.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Sets everything up and trains the demo: digits on device "tpu", beside the CPU
    Demo(demo::Args),
    /// Sets everything up and runs all tests
    Test,
    /// Creates .venv with torch, torchtpu and the CPU plugin; quick when nothing changed
    Setup(setup::Args),
    /// Runs every check that needs no test: tidy, fmt, codegen, clippy, ruff
    Ci,
    /// Builds the C++ shim and the Python wheel into dist/
    Wheel,
    /// Writes the generated files, or checks that they are current
    Codegen(codegen::Args),
    /// Checks the rules that no compiler knows: lengths, headers, where unsafe may stand
    Tidy,
    /// Runs the benchmarks under benches/
    Bench(bench::Args),
    /// Compares every operator with torch on the CPU, over OpInfo
    Conformance(conformance::Args),
    /// Compiles the operator table, or whole models, for a real TPU, without hardware
    Aot(aot::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let project = Project::from_env();
    let result = match &cli.task {
        Task::Demo(args) => demo::run(&project, args),
        Task::Test => test::run(&project),
        Task::Setup(args) => setup::run_with(&project, args),
        Task::Ci => ci::run(&project),
        Task::Wheel => wheel::run(&project),
        Task::Codegen(args) => codegen::run(&project, args),
        Task::Tidy => tidy::run(&project),
        Task::Bench(args) => bench::run(&project, args),
        Task::Conformance(args) => conformance::run(&project, args),
        Task::Aot(args) => return aot::run(args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
