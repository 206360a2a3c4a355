//! The Python environment `.venv` with the pinned requirements.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::{shell, stamp};

/// How pip runs where nobody answers.
const QUIET: [&str; 2] = ["--disable-pip-version-check", "--no-input"];
const REQUIREMENTS: &str = "requirements-dev.txt";

/// Makes `.venv` hold what `requirements-dev.txt` pins.
pub(crate) fn ensure(project: &Project) -> Result<()> {
    let python = project.venv().join("bin/python");
    if !python.exists() {
        create(project)?;
    }
    let requirements = project.root.join(REQUIREMENTS);
    let key = fs::read_to_string(&requirements).with_context(|| format!("{REQUIREMENTS}: cannot be read"))?;
    stamp::once(&python, &project.venv().join("requirements.stamp"), &key, || {
        let install = pip(project).args(["install", "-r", REQUIREMENTS]);
        install.step("install torch and the Python tools")?;
        link_libclang(project)
    })
}

/// Makes `target/peers/NAME` an environment with these requirements; its Python.
pub(crate) fn peer(project: &Project, name: &str, requirements: &[&str]) -> Result<PathBuf> {
    let folder = project.target.join("peers").join(name);
    let python = folder.join("bin/python");
    stamp::once(&python, &folder.join("requirements.stamp"), &requirements.join("\n"), || {
        let create = project.command(&project.host_python).args(["-m", "venv", "--clear"]).arg(&folder);
        create.step(&format!("create an environment for {name}"))?;
        let install = project.command(&python).args(["-m", "pip"]).args(QUIET).arg("install");
        install.args(requirements).step(&format!("install {name}"))
    })?;
    Ok(python)
}

/// Gives bindgen's libclang a path without Python's version in it: `.cargo/config.toml` names it.
fn link_libclang(project: &Project) -> Result<()> {
    let ask = "import importlib.util; print(importlib.util.find_spec('clang').submodule_search_locations[0])";
    let package = project.venv_program("python").args(["-c", ask]).read()?;
    let link = project.venv().join("libclang");
    if link.is_symlink() {
        fs::remove_file(&link).with_context(|| format!("{}: cannot be removed", link.display()))?;
    }
    symlink(Path::new(&package).join("native"), &link)
        .with_context(|| format!("{}: cannot be linked", link.display()))
}

/// `pip` of `.venv`.
pub(crate) fn pip(project: &Project) -> shell::Command {
    project.venv_program("python").args(["-m", "pip"]).args(QUIET)
}

fn create(project: &Project) -> Result<()> {
    let python = project.host_python.to_string_lossy();
    let hint = "hint: install Python 3.11 or newer, or name one: PYTHON=python3.12 cargo xtask setup";
    let version = project
        .command(&project.host_python)
        .args(["-c", "import sys; print(*sys.version_info[:2])"])
        .read()
        .with_context(|| format!("{python}: not usable\n{hint}\ncause"))?;
    let (major, minor) = version.split_once(' ').context("python: version is not two numbers")?;
    if (major.parse::<u32>()?, minor.parse::<u32>()?) < (3, 11) {
        bail!("{python}: version, got {major}.{minor}, want 3.11 or newer\n{hint}");
    }
    project
        .command(&project.host_python)
        .args(["-m", "venv", "--clear", ".venv"])
        .step("create .venv")
        .context("venv: cannot be created\nhint: on Debian, `apt install python3-venv`\ncause")
}
