//! `cargo xtask wheel`: the Python wheel in `dist/`, the C++ shim inside.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::{shim, stamp, venv};

const LIMIT_IN_BYTES: u64 = 15_000_000;

pub(crate) fn run(project: &Project) -> Result<()> {
    venv::ensure(project)?;
    shim::build(project)?;
    let dist = project.root.join("dist");
    let key = stamp::key(&sources(project)?, "")?;
    stamp::once(&dist, &dist.join("wheel.stamp"), &key, || {
        remove_old_wheels(project)?;
        project
            .venv_program("maturin")
            .args(["build", "--release", "--locked", "--out", "dist", "--interpreter"])
            .arg(project.venv().join("bin/python"))
            .step("build the wheel")
    })?;
    let wheel = path(project)?;
    let size_in_bytes = fs::metadata(&wheel)?.len();
    let name = wheel.file_name().unwrap_or_default().display();
    println!("wheel {name} {:.1} MB", size_in_bytes as f64 / 1e6);
    if size_in_bytes > LIMIT_IN_BYTES {
        bail!("wheel: bytes, got {size_in_bytes}, want at most {LIMIT_IN_BYTES}");
    }
    Ok(())
}

/// The wheel that [`run`] built.
pub(crate) fn path(project: &Project) -> Result<PathBuf> {
    let mut wheels = stamp::files_below(&project.root.join("dist"), &["whl"])?;
    match (wheels.pop(), wheels.len()) {
        (Some(wheel), 0) => Ok(wheel),
        (_, others) => bail!("dist: wheels, got {others} more or none, want exactly 1"),
    }
}

fn remove_old_wheels(project: &Project) -> Result<()> {
    let dist = project.root.join("dist");
    if !dist.exists() {
        return Ok(());
    }
    for wheel in stamp::files_below(&dist, &["whl"])? {
        fs::remove_file(&wheel).with_context(|| format!("{}: cannot be removed", wheel.display()))?;
    }
    Ok(())
}

/// All that goes into the wheel: the crates below `tpu-py`, the Python package, the manifests.
fn sources(project: &Project) -> Result<Vec<PathBuf>> {
    let root = &project.root;
    let mut files: Vec<PathBuf> =
        ["Cargo.toml", "Cargo.lock", "pyproject.toml", "rust-toolchain.toml", "README.md"]
            .map(|name| root.join(name))
            .to_vec();
    for name in ["tpu-runtime", "tpu-aten", "tpu-compile", "tpu-dist", "tpu-py"] {
        files.extend(stamp::files_below(&root.join(name), &["rs", "toml"])?);
    }
    files.extend(stamp::files_below(&root.join("python"), &["py", "pyi", "typed", "so"])?);
    Ok(files)
}
