//! Finding plugins in made-up folders.

use std::fs;
use std::path::{Path, PathBuf};

use tpu_runtime::Error;
use tpu_runtime::find::{Places, PluginChoice, find, has_tpu};

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("torchtpu-find-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, path: &str, text: &str) -> PathBuf {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn places(site: &Path, cache: &Path) -> Places {
    Places { site_packages: vec![site.into()], caches: vec![cache.into()] }
}

#[test]
fn packages_come_before_caches_and_best_first() {
    let folder = Folder::new("order");
    let places = places(&folder.0.join("site"), &folder.0.join("cache"));
    let cpu = || find(&PluginChoice::Cpu, &places).unwrap();
    folder.file("cache/readme.txt", "");
    let old = folder.file("cache/cpu-0.106/libpjrt_cpu.so", "");
    assert_eq!(cpu(), old);
    let new = folder.file("cache/cpu-0.115/pjrt_c_api_cpu_plugin.so", "");
    assert_eq!(cpu(), new);
    let last = folder.file("site/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so", "");
    assert_eq!(cpu(), last);
    folder.file("site/lammps_jax_pjrt_cpu/__init__.py", "");
    let best = folder.file("site/lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so", "");
    assert_eq!(cpu(), best);
    assert!(find(&PluginChoice::Tpu, &places).is_err());
    let tpu = folder.file("cache/tpu/libtpu.so", "");
    assert_eq!(find(&PluginChoice::Tpu, &places).unwrap(), tpu);
    let tpu = folder.file("site/libtpu/libtpu.so", "");
    assert_eq!(find(&PluginChoice::Tpu, &places).unwrap(), tpu);
    assert_eq!(cpu(), best);
}

#[test]
fn a_path_is_taken_as_it_is() {
    let folder = Folder::new("path");
    let path = folder.file("my plugin.so", "");
    assert_eq!(find(&PluginChoice::Path(path.clone()), &Places::default()).unwrap(), path);
    let error = find(&PluginChoice::from("/nowhere/plugin.so"), &Places::default()).unwrap_err();
    assert!(error.to_string().starts_with("find plugin: no PJRT plugin for /nowhere/plugin.so"), "{error}");
}

#[test]
fn a_missing_plugin_names_the_command() {
    let folder = Folder::new("missing");
    let error = find(&PluginChoice::Cpu, &places(&folder.0, &folder.0)).unwrap_err();
    let Error::PluginNotFound { searched, .. } = &error else { panic!("{error}") };
    assert_eq!(searched.len(), 4);
    assert!(error.to_string().ends_with("\nhint: pip install \"torchtpu[cpu]\""), "{error}");
    let error = find(&PluginChoice::Tpu, &Places::default()).unwrap_err();
    assert!(error.to_string().contains("searched nowhere\nhint: pip install libtpu, or"), "{error}");
}

#[test]
fn choices_are_spelled_shortly() {
    assert_eq!(PluginChoice::from("cpu"), PluginChoice::Cpu);
    assert_eq!(PluginChoice::from("tpu"), PluginChoice::Tpu);
    assert_eq!(PluginChoice::from(""), PluginChoice::default());
    assert_eq!(PluginChoice::from("./x.so"), PluginChoice::Path("./x.so".into()));
}

#[test]
fn tpus_are_seen_by_their_device_files() {
    let folder = Folder::new("tpu");
    assert!(!has_tpu(&folder.0));
    folder.file("dev/vfio/vfio", "");
    folder.file("sys/bus/pci/devices/0000:00:04.0/vendor", "0x1ae0\n");
    assert!(!has_tpu(&folder.0), "a control file alone is no device");
    folder.file("dev/vfio/0", "");
    assert!(has_tpu(&folder.0));
    folder.file("sys/bus/pci/devices/0000:00:04.0/vendor", "0x10de\n");
    assert!(!has_tpu(&folder.0), "another maker's device is no TPU");
    folder.file("dev/accel0", "");
    assert!(has_tpu(&folder.0));
}
