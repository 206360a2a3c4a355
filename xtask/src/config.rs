//! Where things are; the only place in xtask that reads the environment.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::shell::Command;

/// The checkout and the programs that build it.
pub(crate) struct Project {
    pub(crate) root: PathBuf,
    /// Cargo's target directory (`CARGO_TARGET_DIR`, else `target`).
    pub(crate) target: PathBuf,
    /// The interpreter that `.venv` is made from (`PYTHON`, else `python3`).
    pub(crate) host_python: OsString,
    cargo: OsString,
    cxx: OsString,
}

impl Project {
    pub(crate) fn from_env() -> Self {
        let root =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned();
        let target = read("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        Self {
            root,
            target,
            host_python: read("PYTHON").unwrap_or_else(|| "python3".into()),
            cargo: read("CARGO").unwrap_or_else(|| "cargo".into()),
            cxx: read("CXX").unwrap_or_else(|| "g++".into()),
        }
    }

    pub(crate) fn venv(&self) -> PathBuf {
        self.root.join(".venv")
    }

    /// A program that `.venv` installs: `python`, `ruff`, `maturin`.
    pub(crate) fn venv_program(&self, name: &str) -> Command {
        self.command(self.venv().join("bin").join(name))
    }

    pub(crate) fn cargo(&self) -> Command {
        self.command(&self.cargo)
    }

    pub(crate) fn cxx(&self) -> Command {
        self.command(&self.cxx)
    }

    /// A program that starts in the root of the checkout.
    pub(crate) fn command(&self, program: impl Into<OsString>) -> Command {
        Command::new(program, &self.root)
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the module that reads the environment")]
fn read(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}
