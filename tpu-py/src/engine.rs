//! The process's engine: made at the first use of the device, lost at a fork.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use parking_lot::Mutex;
use tpu_compile::disk::DiskOptions;
use tpu_compile::{Engine, Options};
use tpu_runtime::find::{Places, PluginChoice, find, has_tpu};
use tpu_runtime::{Client, ClientOptions, Plugin, keep_freed_memory};

use crate::config::config;
use crate::error::{Error, Result};
use crate::python;
use crate::torch;

static ENGINE: OnceLock<Engine> = OnceLock::new();
static PLACES: OnceLock<Places> = OnceLock::new();
static FORKED: AtomicBool = AtomicBool::new(false);

/// The engine; made now if this is the first use.
///
/// # Errors
/// When the plugin is missing or refuses, the environment is wrong, or the process is a fork of one that had an
/// engine. A later call tries again.
pub(crate) fn engine() -> Result<&'static Engine> {
    match ENGINE.get() {
        Some(_) if FORKED.load(Relaxed) => Err(Error::Forked),
        Some(engine) => Ok(engine),
        None => make(),
    }
}

/// Whether there is an engine that this process may use.
pub(crate) fn is_initialized() -> bool {
    ENGINE.get().is_some() && !is_forked()
}

/// Whether the process is a fork of one that had an engine.
pub(crate) fn is_forked() -> bool {
    FORKED.load(Relaxed)
}

/// Says that this is the child of a fork. Its copy of the engine has lost its threads: using it would hang.
pub(crate) fn forked() {
    FORKED.store(ENGINE.get().is_some(), Relaxed);
}

/// Says where plugins may lie.
pub(crate) fn set_places(places: Places) {
    PLACES.get_or_init(|| places);
}

/// Waits for a device, without the GIL; nothing to wait for before its first use.
///
/// # Errors
/// When the device does not exist, or work on it failed.
pub(crate) fn synchronize(device: usize) -> Result<()> {
    if ENGINE.get().is_none() {
        return Ok(());
    }
    let engine = engine()?;
    Ok(torch::without_gil(|| engine.synchronize(device))?)
}

/// Waits until what was compiled is on disk, without the GIL.
pub(crate) fn flush() {
    if let Some(engine) = ENGINE.get().filter(|_| !is_forked()) {
        torch::without_gil(|| engine.flush());
    }
}

/// How many devices there are, or would be after the first use. Makes no engine unless only the plugin can tell;
/// 0 when there is no plugin.
pub(crate) fn device_count() -> usize {
    static EXPECTED: OnceLock<usize> = OnceLock::new();
    match ENGINE.get() {
        Some(engine) => engine.client().devices().len(),
        None => *EXPECTED.get_or_init(|| expected_devices().unwrap_or(0)),
    }
}

/// The plugin's file.
///
/// # Errors
/// When there is none; the error names the command that installs one.
pub(crate) fn plugin_path() -> Result<PathBuf> {
    find_plugin(&config()?.plugin)
}

/// The file of libtpu, whatever plugin runs the device.
///
/// # Errors
/// When it is not installed; the error names the command that installs it.
pub(crate) fn libtpu_path() -> Result<PathBuf> {
    find_plugin(&PluginChoice::Tpu)
}

fn find_plugin(choice: &PluginChoice) -> Result<PathBuf> {
    let default = Places::default();
    Ok(find(choice, PLACES.get().unwrap_or(&default))?)
}

fn make() -> Result<&'static Engine> {
    static MAKING: Mutex<()> = Mutex::new(());
    // Another thread that makes the engine may need the GIL to end.
    let _making = torch::without_gil(|| MAKING.lock());
    if let Some(engine) = ENGINE.get() {
        return Ok(engine);
    }
    let config = config()?;
    let path = plugin_path()?;
    let options = if is_cpu(&config.plugin) {
        if config.cpu_keep > 0 {
            keep_freed_memory(config.cpu_keep);
        }
        ClientOptions::cpu(config.cpu_devices, config.cpu_async)
    } else {
        ClientOptions::default()
    };
    let client =
        torch::without_gil(|| -> tpu_runtime::Result<_> { Client::new(&Plugin::load(&path)?, &options) })?;
    let engine = Engine::new(
        client,
        Options {
            mode: config.eager,
            gate: torch::gate,
            warn: python::warn,
            log: python::log,
            caller: config.tracebacks.then_some(python::caller),
            disk: config.disk.clone().map(|disk| DiskOptions { process: python::script(), ..disk }),
            dump: config.dump.clone(),
        },
    );
    Ok(ENGINE.get_or_init(|| engine))
}

fn expected_devices() -> Result<usize> {
    let config = config()?;
    plugin_path()?;
    if is_cpu(&config.plugin) {
        return Ok(config.cpu_devices);
    }
    match tpu_chips(Path::new("/dev")) {
        0 => Ok(make()?.client().devices().len()),
        chips => Ok(chips),
    }
}

/// Whether the plugin is, or by its name seems to be, one for the CPU.
fn is_cpu(choice: &PluginChoice) -> bool {
    match choice {
        PluginChoice::Cpu => true,
        PluginChoice::Tpu => false,
        PluginChoice::Auto => !has_tpu(Path::new("/")),
        PluginChoice::Path(path) => {
            path.file_name().is_some_and(|name| name.to_string_lossy().contains("cpu"))
        }
    }
}

/// The chips that the kernel's driver shows.
fn tpu_chips(dev: &Path) -> usize {
    let count = |folder: &Path, is_chip: fn(&str) -> bool| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.filter(|entry| entry.file_name().to_str().is_some_and(is_chip)).count()
    };
    let accel = count(dev, |name| name.strip_prefix("accel").is_some_and(|rest| rest.parse::<u32>().is_ok()));
    if accel > 0 { accel } else { count(&dev.join("vfio"), |name| name.parse::<u32>().is_ok()) }
}
