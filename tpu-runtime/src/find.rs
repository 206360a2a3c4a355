//! Finding a PJRT plugin's file.
//!
//! The order, first match wins:
//!
//! 1. [`PluginChoice::Path`]: that file and nothing else.
//! 2. For a TPU: `libtpu/libtpu.so` in each of [`Places::site_packages`], in order, then `libtpu.so` in each of
//!    [`Places::caches`] and one level below.
//! 3. For the CPU: in each of [`Places::site_packages`], in order, the packages `lammps_jax_pjrt_cpu`,
//!    `fastatomstruct_xla_cpu` and `xla_plugins/xla_cpu_pjrt`; then `*cpu*.so` in each of [`Places::caches`] and one
//!    level below. Where several match, the last in name order is taken, which is the newest version.
//!
//! [`PluginChoice::Auto`] is the TPU when the machine has one ([`has_tpu`]), otherwise the CPU. Nothing is read from the
//! environment: the caller passes what it was told.

use std::path::{Path, PathBuf};

use crate::{Error, Result};

/// Which plugin is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PluginChoice {
    /// The TPU when the machine has one, otherwise the CPU.
    #[default]
    Auto,
    /// libtpu.
    Tpu,
    /// A CPU plugin.
    Cpu,
    /// This file.
    Path(PathBuf),
}

impl From<&str> for PluginChoice {
    /// `tpu`, `cpu`, `auto` or nothing, otherwise a path.
    fn from(text: &str) -> Self {
        match text {
            "" | "auto" => Self::Auto,
            "tpu" => Self::Tpu,
            "cpu" => Self::Cpu,
            path => Self::Path(path.into()),
        }
    }
}

/// Where plugins may lie.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Folders that Python installs packages into.
    pub site_packages: Vec<PathBuf>,
    /// Folders with plugins in them or one level below, such as a checkout's `.plugins`.
    pub caches: Vec<PathBuf>,
}

/// The folders of CPU plugins within a `site-packages`, best first.
const CPU_PACKAGES: [&str; 3] = ["lammps_jax_pjrt_cpu", "fastatomstruct_xla_cpu", "xla_plugins/xla_cpu_pjrt"];

const CPU_HINT: &str = "pip install \"torchtpu[cpu]\"";
const TPU_HINT: &str = "pip install libtpu, or the extra that brings it: pip install \"torchtpu[tpu]\"";
const PATH_HINT: &str = "give the path of a PJRT plugin, `cpu` or `tpu`";

/// The plugin's file.
///
/// # Errors
///
/// [`Error::PluginNotFound`], with the places searched and the command that installs a plugin.
pub fn find(choice: &PluginChoice, places: &Places) -> Result<PathBuf> {
    match choice {
        PluginChoice::Path(path) if path.is_file() => Ok(path.clone()),
        PluginChoice::Path(path) => Err(Error::PluginNotFound {
            wanted: path.display().to_string(),
            searched: vec![path.clone()],
            hint: PATH_HINT,
        }),
        PluginChoice::Tpu => tpu(places),
        PluginChoice::Auto if has_tpu(Path::new("/")) => tpu(places),
        PluginChoice::Cpu | PluginChoice::Auto => cpu(places),
    }
}

/// Whether the machine has a TPU: `/dev/accel*`, or `/dev/vfio/*` and a PCI device of Google's (vendor 0x1ae0).
/// `root` is the file system's root.
#[must_use]
pub fn has_tpu(root: &Path) -> bool {
    let dev = root.join("dev");
    if entries(&dev).iter().any(|path| file_name(path).starts_with("accel")) {
        return true;
    }
    let has_vfio = entries(&dev.join("vfio")).iter().any(|path| file_name(path) != "vfio");
    let is_google = |device: &PathBuf| {
        std::fs::read_to_string(device.join("vendor")).is_ok_and(|vendor| vendor.trim() == "0x1ae0")
    };
    has_vfio && entries(&root.join("sys/bus/pci/devices")).iter().any(is_google)
}

fn tpu(places: &Places) -> Result<PathBuf> {
    let mut searched = Vec::new();
    for site in &places.site_packages {
        let path = site.join("libtpu/libtpu.so");
        if path.is_file() {
            return Ok(path);
        }
        searched.push(path);
    }
    first_in_caches(places, |name| name == "libtpu.so", &mut searched).ok_or(Error::PluginNotFound {
        wanted: "tpu".into(),
        searched,
        hint: TPU_HINT,
    })
}

fn cpu(places: &Places) -> Result<PathBuf> {
    let mut searched = Vec::new();
    for site in &places.site_packages {
        for package in CPU_PACKAGES {
            let folder = site.join(package);
            if let Some(path) = libraries(&folder, |_| true).pop() {
                return Ok(path);
            }
            searched.push(folder.join("*.so"));
        }
    }
    first_in_caches(places, |name| name.contains("cpu"), &mut searched).ok_or(Error::PluginNotFound {
        wanted: "cpu".into(),
        searched,
        hint: CPU_HINT,
    })
}

/// The newest library of the first cache that has one, in the folder itself or one level below.
fn first_in_caches(
    places: &Places,
    accept: fn(&str) -> bool,
    searched: &mut Vec<PathBuf>,
) -> Option<PathBuf> {
    for cache in &places.caches {
        let mut found = libraries(cache, accept);
        if found.is_empty() {
            found = entries(cache).iter().flat_map(|folder| libraries(folder, accept)).collect();
        }
        if let Some(path) = found.pop() {
            return Some(path);
        }
        searched.push(cache.join("**/*.so"));
    }
    None
}

/// The shared libraries in a folder, in name order.
fn libraries(folder: &Path, accept: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let is_library =
        |path: &PathBuf| path.extension().is_some_and(|extension| extension == "so") && path.is_file();
    entries(folder).into_iter().filter(is_library).filter(|path| accept(&file_name(path))).collect()
}

/// What is in a folder, in name order; nothing when it cannot be read.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
