//! `cargo xtask test`: sets everything up and runs the Rust tests, rows on the TPU compiler where it is
//! installed, then the Python tests.

use anyhow::Result;

use crate::config::Project;
use crate::{aot, setup};

pub(crate) fn run(project: &Project) -> Result<()> {
    setup::run(project)?;
    // Tests open the fake plugin as a file; `cargo test` alone would not build it.
    if project.root.join("fake-plugin/Cargo.toml").exists() {
        project.cargo().args(["build", "--locked", "--package", "fake-plugin"]).show()?;
    }
    project.cargo().args(["test", "--locked", "--workspace"]).show()?;
    aot::sample(project)?;
    project.venv_program("python").args(["-m", "pytest", "tests"]).show()
}
