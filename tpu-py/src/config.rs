//! The environment, read once: every `TORCHTPU_*` variable, its type and its meaning.
#![expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]

use std::path::PathBuf;
use std::sync::OnceLock;

use tpu_compile::Mode;
use tpu_compile::disk::DiskOptions;
use tpu_runtime::find::PluginChoice;

use crate::error::{Error, Result};

/// A variable, as the reference page shows it.
pub(crate) struct Setting {
    /// Its name.
    pub(crate) name: &'static str,
    /// The values that it may have.
    pub(crate) values: &'static str,
    /// What holds when it is not set.
    pub(crate) default: &'static str,
    /// What it does.
    pub(crate) meaning: &'static str,
}

const PLUGIN: &str = "TORCHTPU_PLUGIN";
const CPU_DEVICES: &str = "TORCHTPU_CPU_DEVICES";
const CPU_ASYNC: &str = "TORCHTPU_CPU_ASYNC";
const CPU_KEEP: &str = "TORCHTPU_CPU_KEEP";
const CACHE_DIR: &str = "TORCHTPU_CACHE_DIR";
const CACHE_SIZE: &str = "TORCHTPU_CACHE_SIZE";
const SHARED_CACHE_DIR: &str = "TORCHTPU_SHARED_CACHE_DIR";
const DUMP: &str = "TORCHTPU_DUMP";
const EAGER: &str = "TORCHTPU_EAGER";
const FALLBACK: &str = "TORCHTPU_FALLBACK";
const TRACEBACKS: &str = "TORCHTPU_TRACEBACKS";

/// Every variable.
pub(crate) const SETTINGS: [Setting; 11] = [
    Setting {
        name: PLUGIN,
        values: "tpu, cpu or a path",
        default: "tpu on a machine that has one, otherwise cpu",
        meaning: "The PJRT plugin that runs the device.",
    },
    Setting {
        name: CPU_DEVICES,
        values: "a number from 1 to 127",
        default: "1",
        meaning: "How many devices the CPU plugin shows.",
    },
    Setting {
        name: CPU_ASYNC,
        values: "0 or 1",
        default: "0",
        meaning: "Whether the CPU plugin runs programs on threads of its own; 0 has the lower latency for small ones.",
    },
    Setting {
        name: CPU_KEEP,
        values: "bytes, or a number of KiB, MiB or GiB, up to 2GiB",
        default: "1GiB",
        meaning: "How much freed memory a process with the CPU plugin keeps for its next programs, instead of giving it back \
                  to the system; 0 leaves the allocator as it is.",
    },
    Setting {
        name: CACHE_DIR,
        values: "a folder",
        default: "torchtpu in $XDG_CACHE_HOME or in ~/.cache",
        meaning: "Where compiled programs are kept for the next process; empty for nowhere.",
    },
    Setting {
        name: CACHE_SIZE,
        values: "bytes, or a number of KiB, MiB, GiB or TiB such as 500MiB",
        default: "4GiB",
        meaning: "How much the folder of compiled programs may hold; the least recently used go.",
    },
    Setting {
        name: SHARED_CACHE_DIR,
        values: "a folder",
        default: "none",
        meaning: "A second folder of compiled programs, which hosts share; it must exist.",
    },
    Setting {
        name: DUMP,
        values: "a folder",
        default: "none",
        meaning: "Where every program is written down as it is made: calls, StableHLO, optimized HLO, reason.",
    },
    Setting {
        name: EAGER,
        values: "strict, debug or fused",
        default: "strict",
        meaning: "When eager ops run; torch.tpu.eager_mode changes it.",
    },
    Setting {
        name: FALLBACK,
        values: "cpu or off",
        default: "off",
        meaning: "Whether an op without a kernel runs on the CPU; each is counted in torch.tpu.metrics().",
    },
    Setting {
        name: TRACEBACKS,
        values: "0 or 1",
        default: "0",
        meaning: "Whether an error of a fused program names the Python line that called the op. Slows every op down.",
    },
];

/// What the environment says.
#[derive(Debug)]
pub(crate) struct Config {
    /// The plugin.
    pub(crate) plugin: PluginChoice,
    /// Devices of the CPU plugin.
    pub(crate) cpu_devices: usize,
    /// Whether the CPU plugin is asynchronous.
    pub(crate) cpu_async: bool,
    /// Freed memory that is kept with the CPU plugin, in bytes.
    pub(crate) cpu_keep: u64,
    /// Where programs are kept.
    pub(crate) disk: Option<DiskOptions>,
    /// Where programs are written down.
    pub(crate) dump: Option<PathBuf>,
    /// The mode to start in.
    pub(crate) eager: Mode,
    /// Whether a missing op runs on the host.
    pub(crate) fallback: bool,
    /// Whether errors carry Python lines.
    pub(crate) tracebacks: bool,
}

/// The configuration of the process.
///
/// # Errors
/// When a variable has a value that it may not have; each use of the device reports it.
pub(crate) fn config() -> Result<&'static Config> {
    static CONFIG: OnceLock<Config> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(config);
    }
    let config = parse(|name| std::env::var(name).ok())?;
    Ok(CONFIG.get_or_init(|| config))
}

/// The variables that are set but are none of ours, each with the nearest name.
pub(crate) fn unknown() -> Vec<String> {
    let mut names: Vec<String> = std::env::vars_os()
        .filter_map(|(name, _)| name.into_string().ok())
        .filter(|name| name.starts_with("TORCHTPU_"))
        .filter(|name| SETTINGS.iter().all(|setting| setting.name != name))
        .collect();
    names.sort();
    names
        .iter()
        .map(|name| format!("{name}: no such setting\nhint: did you mean {}?", nearest(name)))
        .collect()
}

const MODES: &[(&str, Mode)] = &[("strict", Mode::Strict), ("debug", Mode::Debug), ("fused", Mode::Fused)];

/// The eager mode of this name.
///
/// # Errors
/// When there is none.
pub(crate) fn mode_of(word: &str) -> Result<Mode> {
    one_of(EAGER, |_| Some(word.to_owned()), MODES)
}

/// The name of an eager mode.
pub(crate) fn mode_word(mode: Mode) -> &'static str {
    MODES.iter().find(|(_, known)| *known == mode).map_or("strict", |(word, _)| word)
}

fn parse(given: impl Fn(&str) -> Option<String>) -> Result<Config> {
    let read = |name: &str| given(name).filter(|value| !value.is_empty());
    let cpu_devices = match read(CPU_DEVICES) {
        None => 1,
        Some(text) => match text.parse() {
            Ok(count @ 1..=127) => count,
            _ => return Err(wrong(CPU_DEVICES, text)),
        },
    };
    Ok(Config {
        plugin: read(PLUGIN).as_deref().map_or(PluginChoice::Auto, PluginChoice::from),
        cpu_devices,
        cpu_async: one_of(CPU_ASYNC, read, &[("0", false), ("1", true)])?,
        cpu_keep: size(CPU_KEEP, 1 << 30, read)?,
        disk: disk(&given)?,
        dump: read(DUMP).map(PathBuf::from),
        eager: one_of(EAGER, read, MODES)?,
        fallback: one_of(FALLBACK, read, &[("off", false), ("cpu", true)])?,
        tracebacks: one_of(TRACEBACKS, read, &[("0", false), ("1", true)])?,
    })
}

/// Where programs are kept; nowhere when the variable is empty, or there is no home.
fn disk(given: impl Fn(&str) -> Option<String>) -> Result<Option<DiskOptions>> {
    let read = |name: &str| given(name).filter(|value| !value.is_empty());
    let bytes = size(CACHE_SIZE, 4 << 30, read)?;
    let folder = match given(CACHE_DIR) {
        Some(folder) => Some(PathBuf::from(folder)).filter(|folder| !folder.as_os_str().is_empty()),
        // The XDG base directory specification: a relative path is to be ignored.
        None => read("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
            .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
            .map(|caches| caches.join("torchtpu")),
    };
    let shared = read(SHARED_CACHE_DIR).map(PathBuf::from);
    // Both change what a plugin's compiler makes of a program.
    let environment = ["XLA_FLAGS", "LIBTPU_INIT_ARGS"].map(|name| read(name).unwrap_or_default()).join("\n");
    Ok(folder.map(|folder| DiskOptions { folder, bytes, shared, environment, process: None }))
}

fn size(name: &'static str, default: u64, read: impl Fn(&str) -> Option<String>) -> Result<u64> {
    read(name).map_or(Ok(default), |text| bytes(&text).ok_or_else(|| wrong(name, text)))
}

/// A size such as `4096`, `500MiB` or `4 GiB`.
pub(crate) fn bytes(text: &str) -> Option<u64> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let units = ["", "KIB", "MIB", "GIB", "TIB"];
    let power = units.iter().position(|known| *known == unit.trim().to_ascii_uppercase())?;
    number.parse::<u64>().ok()?.checked_mul(1 << (10 * power))
}

/// The value of a word; the first one when the variable is not set.
fn one_of<T: Copy>(
    name: &'static str,
    read: impl Fn(&str) -> Option<String>,
    words: &[(&str, T)],
) -> Result<T> {
    let Some(text) = read(name) else { return Ok(words[0].1) };
    words
        .iter()
        .find(|(word, _)| text.eq_ignore_ascii_case(word))
        .map(|(_, value)| *value)
        .ok_or_else(|| wrong(name, text))
}

fn wrong(name: &'static str, got: String) -> Error {
    let want = SETTINGS.iter().find(|setting| setting.name == name).map_or("", |setting| setting.values);
    Error::Config { name, got, want }
}

fn nearest(name: &str) -> &'static str {
    let distance = |setting: &&Setting| edit_distance(name, setting.name);
    SETTINGS.iter().min_by_key(distance).map_or("", |setting| setting.name)
}

fn edit_distance(left: &str, right: &str) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.bytes().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in right.bytes().enumerate() {
            let substitute = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = substitute.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[right.len()]
}
