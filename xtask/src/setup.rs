//! `cargo xtask setup`: everything that a user, the demo and the tests need; quick when nothing changed.

use std::fs;

use anyhow::{Context as _, Result};

use crate::config::Project;
use crate::{plugins, stamp, venv, wheel};

const VERSIONS: &str = "
import importlib.metadata, platform
print('python', platform.python_version())
for name in ('torch', 'torchtpu', 'lammps-jax-pjrt-cpu', 'pytest'):
    print(name, importlib.metadata.version(name))
";

pub(crate) fn run(project: &Project) -> Result<()> {
    venv::ensure(project)?;
    plugins::ensure(project)?;
    plugins::install(project)?;
    wheel::run(project)?;
    install_wheel(project)?;
    println!("{}", project.venv_program("python").args(["-c", VERSIONS]).read()?);
    Ok(())
}

fn install_wheel(project: &Project) -> Result<()> {
    let wheel = wheel::path(project)?;
    let bytes = fs::read(&wheel).with_context(|| format!("{}: cannot be read", wheel.display()))?;
    let key = blake3::hash(&bytes).to_hex();
    let venv = project.venv();
    stamp::once(&venv, &venv.join("torchtpu.stamp"), &key, || {
        venv::pip(project)
            .args(["install", "--no-deps", "--force-reinstall"])
            .arg(&wheel)
            .step("install torchtpu")
    })
}
