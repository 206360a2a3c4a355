//! `cargo xtask aot --ops`: gives the programs of the operator table to the TPU's compiler.
//!
//! An example and not a part of xtask, so that xtask builds while the crates that it generates code for do not. The same
//! program is the worker in which the compiler runs.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool speaks on its standard streams"
)]

mod cache;
mod compile;
mod page;
mod programs;
mod report;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};
use tpu_runtime::aot::{AotPool, WorkerCommand};

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Compiles for the pool that started this process
    Worker,
    /// Compiles the rows' examples
    Ops(Ops),
}

/// What the rows are compiled with.
#[derive(clap::Args)]
struct Ops {
    /// The plugin's file
    #[arg(long)]
    plugin: PathBuf,
    /// The folder in which results are kept
    #[arg(long)]
    cache: PathBuf,
    #[arg(long, value_delimiter = ',')]
    topology: Vec<String>,
    #[arg(long, value_delimiter = ',')]
    rows: Vec<String>,
    #[arg(long, value_delimiter = ',')]
    dtypes: Vec<String>,
    #[arg(long)]
    jobs: usize,
    /// Seconds a program
    #[arg(long)]
    cap: f64,
    #[arg(long)]
    json: Option<PathBuf>,
    /// Compile nothing
    #[arg(long)]
    cached: bool,
    /// The page to write
    #[arg(long)]
    page: Option<PathBuf>,
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Worker => tpu_runtime::aot::serve().map(|()| true).map_err(Into::into),
        Task::Ops(args) => ops(&args),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every row is as it says.
fn ops(args: &Ops) -> Result<bool> {
    let command = WorkerCommand::new(std::env::current_exe()?).arg("worker");
    let limit = Duration::try_from_secs_f64(args.cap).context("--cap: want seconds")?;
    let pool = AotPool::new(command, &args.plugin, args.jobs, limit);
    let programs = programs::programs(&args.rows, &args.dtypes)?;
    let mut runs = Vec::new();
    for topology in &args.topology {
        let run = if args.cached { compile::cached } else { compile::run };
        runs.push(run(&pool, topology, &programs, &args.cache)?);
    }
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&report::json(&programs, &runs))?;
        fs::write(path, text + "\n").with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    if let Some(path) = &args.page {
        fs::write(path, page::page(&programs, &runs))
            .with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    print!("{}", report::table(&programs, &runs));
    let surprises = report::surprises(&programs, &runs);
    print!("{}", surprises.join(""));
    Ok(surprises.is_empty())
}
