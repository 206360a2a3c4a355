//! `cargo xtask demo`: sets everything up and trains on real data on device "tpu".

use anyhow::Result;

use crate::config::Project;
use crate::setup;

/// What `cargo xtask demo` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Arguments for `examples/digits.py`, after `--`
    #[arg(last = true)]
    rest: Vec<String>,
}

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    setup::run(project)?;
    project.venv_program("python").arg("examples/digits.py").args(&args.rest).show()
}
