//! The PJRT plugins: those for the CPU, downloaded, checked, laid out in `.plugins`; and libtpu, which is optional.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::config::Project;
use crate::shell::Step;
use crate::{stamp, venv};

/// A plugin inside a wheel of the Python package index.
struct Plugin {
    /// Folder under `.plugins`, named after the PJRT API version.
    folder: &'static str,
    package: &'static str,
    version: &'static str,
    /// Folder of the library inside the wheel.
    module: &'static str,
    library: &'static str,
    sha256: &'static str,
}

/// The newest plugin. Its wheel declares jax, which it does not need: installed without dependencies.
const NEWEST: Plugin = Plugin {
    folder: "cpu-0.115",
    package: "lammps-jax-pjrt-cpu",
    version: "0.11.2",
    module: "lammps_jax_pjrt_cpu",
    library: "pjrt_c_api_cpu_plugin.so",
    sha256: "ad1309ac822b1b24d51b7f9947c7c9fa9ef5d67f390584cbc3d1fa2428fed9c2",
};

/// An older plugin, which keeps the client honest about shorter function tables.
const OLDER: Plugin = Plugin {
    folder: "cpu-0.106",
    package: "fastatomstruct-xla-cpu",
    version: "2026.6.23",
    module: "fastatomstruct_xla_cpu",
    library: "libpjrt_cpu.so",
    sha256: "0a0fe56ca17be9efc7b942e89e534e5e0ad4a0f1e369b66d27b62184509015b9",
};

/// Makes `.plugins` hold every plugin.
pub(crate) fn ensure(project: &Project) -> Result<()> {
    for plugin in [&NEWEST, &OLDER] {
        let folder = project.root.join(".plugins").join(plugin.folder);
        let library = folder.join(plugin.library);
        stamp::once(&library, &folder.join("sha256"), plugin.sha256, || plugin.fetch(project, &library))?;
    }
    Ok(())
}

/// Installs the default plugin into `.venv`, as a user does.
pub(crate) fn install(project: &Project) -> Result<()> {
    let requirement = format!("{}=={}", NEWEST.package, NEWEST.version);
    let venv = project.venv();
    stamp::once(&venv, &venv.join("plugin.stamp"), &requirement, || {
        venv::pip(project).args(["install", "--no-deps", &requirement]).step("install the CPU plugin")
    })
}

/// The compiler for TPUs that the results in `docs/tpu-ops.md` are of.
const LIBTPU: &str = "libtpu==0.0.52";

/// Installs libtpu into `.venv`, as a user does.
pub(crate) fn install_libtpu(project: &Project) -> Result<()> {
    let venv = project.venv();
    stamp::once(&venv, &venv.join("libtpu.stamp"), LIBTPU, || {
        venv::pip(project).args(["install", "--no-deps", LIBTPU]).step("install libtpu")
    })
}

/// The file of libtpu in `.venv`, if it is installed.
pub(crate) fn libtpu(project: &Project) -> Option<PathBuf> {
    let pythons = fs::read_dir(project.venv().join("lib")).ok()?;
    let files = pythons.flatten().map(|python| python.path().join("site-packages/libtpu/libtpu.so"));
    files.into_iter().find(|file| file.is_file())
}

impl Plugin {
    fn fetch(&self, project: &Project, to: &Path) -> Result<()> {
        if to.exists() && self.check(project, to).is_ok() {
            return Ok(());
        }
        let wheels = project.target.join("plugin-wheels").join(self.folder);
        venv::pip(project)
            .args(["download", "--no-deps", "--dest"])
            .arg(&wheels)
            .arg(format!("{}=={}", self.package, self.version))
            .step(&format!("download plugin {}", self.folder))?;
        let step = Step::begin(&format!("unpack plugin {}", self.folder));
        let unpacked = wheels.join("unpacked");
        self.unpack(project, &wheels, &unpacked)?;
        let library = unpacked.join(self.module).join(self.library);
        self.check(project, &library)?;
        let folder = to.parent().context("plugin: has no folder")?;
        fs::create_dir_all(folder).with_context(|| format!("{}: cannot be created", folder.display()))?;
        // Renamed into place, so that a process that has the old file mapped keeps it.
        let copy = to.with_extension("new");
        fs::copy(&library, &copy).with_context(|| format!("{}: cannot be copied", library.display()))?;
        fs::rename(&copy, to).with_context(|| format!("{}: cannot be put in place", to.display()))?;
        fs::remove_dir_all(&wheels).with_context(|| format!("{}: cannot be removed", wheels.display()))?;
        step.done();
        Ok(())
    }

    fn unpack(&self, project: &Project, wheels: &Path, to: &Path) -> Result<()> {
        let found: Vec<PathBuf> = stamp::files_below(wheels, &["whl"])?;
        let [wheel] = found.as_slice() else {
            bail!("{}: wheels, got {}, want 1", self.package, found.len());
        };
        project.venv_program("python").args(["-m", "zipfile", "-e"]).arg(wheel).arg(to).read()?;
        Ok(())
    }

    fn check(&self, project: &Project, library: &Path) -> Result<()> {
        let digest =
            "import hashlib, sys; print(hashlib.file_digest(open(sys.argv[1], 'rb'), 'sha256').hexdigest())";
        let got = project.venv_program("python").args(["-c", digest]).arg(library).read()?;
        if got != self.sha256 {
            let (package, version, want) = (self.package, self.version, self.sha256);
            bail!("{package} {version}: sha256 of {}, got {got}, want {want}", self.library);
        }
        Ok(())
    }
}
