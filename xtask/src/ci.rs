//! `cargo xtask ci`: every check that needs no test, cheapest first.

use anyhow::Result;

use crate::config::Project;
use crate::{codegen, tidy, venv};

pub(crate) fn run(project: &Project) -> Result<()> {
    tidy::run(project)?;
    project.cargo().args(["fmt", "--all", "--check"]).show()?;
    venv::ensure(project)?;
    project.venv_program("ruff").args(["format", "--check", "--quiet"]).show()?;
    project.venv_program("ruff").args(["check", "--quiet"]).show()?;
    codegen::run(project, &codegen::Args { check: true })?;
    let clippy = ["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
    project.cargo().args(clippy).show()?;
    println!("ok");
    Ok(())
}
