//! `cargo xtask conformance`: compares every operator, module and optimizer of torch with the CPU.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::config::Project;
use crate::{setup, shell};

/// What `cargo xtask conformance` takes.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Args {
    /// All modes and dtypes, unless they are named
    #[arg(long)]
    full: bool,
    /// Of fwd, out, inplace, view, noncontig, bwd, errors, compile, `compile_bwd`, modules, optimizers (default: the first seven)
    #[arg(long, value_name = "A,B")]
    modes: Option<String>,
    /// Torch's names, or all (default: float32)
    #[arg(long, value_name = "A,B")]
    dtypes: Option<String>,
    /// Names such as add, linalg.svd, nn.Linear, Adam; `*` and `?` match
    #[arg(long, value_name = "A,B")]
    ops: Option<String>,
    /// When ops run (default: as the device is set)
    #[arg(long, value_parser = ["strict", "fused", "debug"])]
    eager: Option<String>,
    /// Write the results to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The first N samples of each unit; 0 means all (default: 3)
    #[arg(long, value_name = "N")]
    max_samples: Option<usize>,
    /// Workers side by side (default: 1)
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Seconds that a unit may take (default: 60)
    #[arg(long, value_name = "SECONDS")]
    cap: Option<f64>,
    /// Keep the units that an interrupted run had finished
    #[arg(long)]
    resume: bool,
    /// Fail on a failure that no row of expectations.toml names
    #[arg(long)]
    strict: bool,
    /// Write docs/conformance.md and docs/conformance.json: the units of this run, beside those that are there
    #[arg(long)]
    write: bool,
    /// `cpu` compares the CPU with itself, which must pass (default: tpu)
    #[arg(long)]
    device: Option<String>,
}

/// Sets the environment up and runs the units.
///
/// # Errors
///
/// When the setup fails, when a unit that passed fails, or when none ran.
pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    let arguments = arguments(project, args)?;
    setup::run(project)?;
    let python = project.venv().join("bin/python");
    // The package lies in `tests`, where `python -m` finds it.
    shell::Command::new(python, &project.root.join("tests"))
        .args(["-m", "conformance"])
        .args(arguments)
        .show()
}

/// The command line of the runner: ours, with whole paths.
fn arguments(project: &Project, args: &Args) -> Result<Vec<OsString>> {
    let mut all: Vec<OsString> = vec!["--journal".into(), project.target.join("conformance.jsonl").into()];
    let flags = [
        ("--full", args.full),
        ("--resume", args.resume),
        ("--strict", args.strict),
        ("--write", args.write),
    ];
    all.extend(flags.into_iter().filter(|(_, given)| *given).map(|(name, _)| name.into()));
    let json = args.json.as_ref().map(std::path::absolute).transpose().context("--json: no such path")?;
    let values: [(&str, Option<OsString>); 9] = [
        ("--modes", args.modes.as_ref().map(Into::into)),
        ("--dtypes", args.dtypes.as_ref().map(Into::into)),
        ("--ops", args.ops.as_ref().map(Into::into)),
        ("--eager", args.eager.as_ref().map(Into::into)),
        ("--json", json.map(Into::into)),
        ("--max-samples", args.max_samples.map(|count| count.to_string().into())),
        ("--jobs", args.jobs.map(|count| count.to_string().into())),
        ("--cap", args.cap.map(|seconds| seconds.to_string().into())),
        ("--device", args.device.as_ref().map(Into::into)),
    ];
    for (name, value) in values {
        if let Some(value) = value {
            all.extend([name.into(), value]);
        }
    }
    Ok(all)
}
