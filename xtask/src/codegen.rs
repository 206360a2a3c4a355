//! `cargo xtask codegen`: writes the files that are generated from code, or checks that they are current.

use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::{bindings, venv};

/// What `cargo xtask codegen` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Change nothing; fail when a file is not what would be written
    #[arg(long)]
    pub(crate) check: bool,
}

/// A committed file and the function that makes its text.
struct Generated {
    path: &'static str,
    text: fn(&Project) -> Result<String>,
}

const GENERATED: &[Generated] = &[
    Generated { path: bindings::PATH, text: |project| bindings::bindings(&project.root) },
    Generated { path: "docs/ops.md", text: operators },
];

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    venv::ensure(project)?; // It brings libclang, which bindgen loads.
    let mut stale = Vec::new();
    for file in GENERATED {
        let path = project.root.join(file.path);
        let text = (file.text)(project).with_context(|| format!("{}: cannot be generated", file.path))?;
        if fs::read_to_string(&path).is_ok_and(|held| held == text) {
            continue;
        }
        if args.check {
            stale.push(file.path);
            continue;
        }
        fs::write(&path, text).with_context(|| format!("{}: cannot be written", path.display()))?;
        println!("wrote {}", file.path);
    }
    if !stale.is_empty() {
        bail!("codegen: not current: {}\nhint: run `cargo xtask codegen` and commit", stale.join(", "));
    }
    if !args.check {
        write_goldens(project)?;
    }
    Ok(())
}

/// The golden programs. Whether they are current is a test of tpu-aten.
fn write_goldens(project: &Project) -> Result<()> {
    let example = ["run", "--quiet", "--locked", "--package", "tpu-aten", "--example", "goldens"];
    project.cargo().args(example).arg("tpu-aten/tests/golden").show()
}

/// The page of operators. It comes from another process: see `examples/ops_doc.rs`.
fn operators(project: &Project) -> Result<String> {
    let example = ["run", "--quiet", "--locked", "--package", "xtask", "--example", "ops_doc"];
    let text = project.cargo().args(example).read()?;
    Ok(text + "\n")
}
