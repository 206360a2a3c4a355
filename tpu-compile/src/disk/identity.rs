//! What an executable depends on beyond its program: the plugin, the machine, and how the plugin was told to compile.
//!
//! A plugin loads what another build of it wrote without an error, and then computes garbage: its file is part of every
//! address, by contents.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

use blake3::{Hash, Hasher};
use tpu_runtime::Client;

use super::entry::VERSION;
use super::folder::Folder;

/// The file in which the hashes of plugins are remembered: a line for each, `hash`, then what [`seen`] says.
pub(super) const PLUGINS: &str = "plugins";
/// So many plugins are remembered.
const REMEMBERED: usize = 16;

/// A hash of everything that decides what a client's executables are, but for their programs and options.
///
/// # Errors
/// When the plugin's file cannot be read.
pub(super) fn identity(client: &Client, environment: &str, folder: &Folder) -> io::Result<Hash> {
    let plugin = client.plugin();
    if !is_mapped(plugin.path())? {
        return Err(io::Error::other("the plugin's file was replaced after it had been loaded"));
    }
    let mut hasher = Hasher::new();
    let mut field = |bytes: &[u8]| {
        hasher.update(&(bytes.len() as u64).to_le_bytes());
        hasher.update(bytes);
    };
    field(&VERSION.to_le_bytes());
    field(plugin_hash(plugin.path(), folder)?.as_bytes());
    field(format!("{:?}", plugin.api_version()).as_bytes());
    field(client.platform_name().as_bytes());
    field(client.platform_version().as_bytes());
    for device in client.devices() {
        field(device.kind().as_bytes());
    }
    // Not every plugin describes its topology.
    field(&client.topology().and_then(|topology| topology.serialize()).unwrap_or_default());
    if client.is_cpu() {
        field(processor()?.as_bytes());
    }
    field(environment.as_bytes());
    Ok(hasher.finalize())
}

/// Whether the file at the path is the one that this process has loaded from there.
fn is_mapped(plugin: &Path) -> io::Result<bool> {
    let inode = fs::metadata(plugin)?.ino().to_string();
    let path = plugin.to_string_lossy();
    // Address, rights, offset, device, inode, path.
    let of_file =
        |line: &str| line.ends_with(&*path) && line.split_ascii_whitespace().nth(4) == Some(&*inode);
    Ok(fs::read_to_string("/proc/self/maps")?.lines().any(of_file))
}

/// What the code for a CPU is made for: its model, its features, and among how many threads work is split.
fn processor() -> io::Result<String> {
    const FIELDS: [&str; 9] = [
        "vendor_id",
        "cpu family",
        "model",
        "model name",
        "flags",
        "CPU implementer",
        "CPU variant",
        "CPU part",
        "Features",
    ];
    let facts = fs::read_to_string("/proc/cpuinfo")?;
    let first = facts.split("\n\n").next().unwrap_or_default().lines();
    let field = |line: &&str| line.split(':').next().is_some_and(|name| FIELDS.contains(&name.trim()));
    let text = first.filter(field).collect::<Vec<_>>().join("\n");
    let threads = std::thread::available_parallelism().map_or(0, usize::from);
    Ok(format!("{text}\nthreads: {threads}"))
}

/// The hash of a plugin's file, remembered in `folder`: plugins have hundreds of megabytes.
fn plugin_hash(plugin: &Path, folder: &Folder) -> io::Result<Hash> {
    let path = folder.path().join(PLUGINS);
    let seen = seen(plugin)?;
    let known = fs::read_to_string(&path).unwrap_or_default();
    let of_this = |line: &str| Hash::from_hex(line.strip_suffix(&seen)?.trim_end()).ok();
    if let Some(hash) = known.lines().find_map(of_this) {
        return Ok(hash);
    }
    let mut hasher = Hasher::new();
    hasher.update_reader(File::open(plugin)?)?;
    let hash = hasher.finalize();
    let others = known.lines().rev().take(REMEMBERED - 1).collect::<Vec<_>>();
    let lines = others.into_iter().rev().fold(String::new(), |lines, line| lines + line + "\n");
    if let Err(error) = folder.write_whole(&path, format!("{lines}{hash} {seen}\n").as_bytes()) {
        tracing::debug!(%error, "the hash of the plugin cannot be remembered");
    }
    Ok(hash)
}

/// By what a file is known that was hashed before: each change of it changes this.
fn seen(plugin: &Path) -> io::Result<String> {
    let facts = fs::metadata(plugin)?;
    let [size, inode] = [facts.size(), facts.ino()];
    let [changed, nanoseconds] = [facts.ctime(), facts.ctime_nsec()];
    let [modified, fraction] = [facts.mtime(), facts.mtime_nsec()];
    Ok(format!("{size} {inode} {modified}.{fraction:09} {changed}.{nanoseconds:09} {}", plugin.display()))
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;

    #[test]
    fn a_plugin_is_hashed_again_when_it_changes() {
        let scratch = Scratch::new();
        let (folder, plugin) = (scratch.folder(), scratch.path().join("plugin.so"));
        fs::write(&plugin, b"one").unwrap();
        let one = plugin_hash(&plugin, &folder).unwrap();
        assert_eq!(one, blake3::hash(b"one"));
        // What is remembered is believed as long as the file is the same.
        let remembered = fs::read_to_string(folder.path().join(PLUGINS)).unwrap();
        let forged = remembered.replace(&one.to_string(), &blake3::hash(b"forged").to_string());
        fs::write(folder.path().join(PLUGINS), forged).unwrap();
        assert_eq!(plugin_hash(&plugin, &folder).unwrap(), blake3::hash(b"forged"));
        let stamp = fs::metadata(&plugin).unwrap().modified().unwrap();
        fs::write(&plugin, b"two").unwrap();
        File::options().write(true).open(&plugin).unwrap().set_modified(stamp).unwrap();
        assert_eq!(plugin_hash(&plugin, &folder).unwrap(), blake3::hash(b"two"), "the same size and time");
    }

    #[test]
    fn the_processor_is_described() {
        let text = processor().unwrap();
        assert!(text.contains("flags") || text.contains("Features"), "{text}");
        assert_eq!(text, processor().unwrap());
    }
}
