//! Compiled programs on disk: what one process has compiled, others load.
//!
//! An entry's name is its *address*: a hash of the program's text, the compile options and everything else on which the
//! executable depends ([`identity`]). A file is whole or not there, and what is damaged is removed and compiled again.
//! A folder that cannot be read or written costs compiles, and never an error.

mod ahead;
mod entry;
mod folder;
mod identity;
mod lock;
#[cfg(test)]
mod scratch;
mod usage;
mod writer;

use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use blake3::{Hash, Hasher};
use parking_lot::Mutex;
use tpu_runtime::{Client, Code, CompileOptions, Executable, Program, Result};

use self::ahead::Ahead;
use self::entry::Entry;
pub use self::folder::{Folder, Listed, Removed};
use self::lock::Lock;
pub use self::usage::Usage;
use self::writer::Writer;
use crate::engine::Warn;

/// Where an engine keeps its programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiskOptions {
    /// The folder, made when it is not there.
    pub folder: PathBuf,
    /// How many bytes its entries may have; the least recently used go.
    pub bytes: u64,
    /// A folder that hosts share. It is read when the first one has nothing, and written to.
    pub shared: Option<PathBuf>,
    /// What the environment tells the plugin's compiler, such as `XLA_FLAGS`.
    pub environment: String,
    /// What the process does, such as the path of its script: the programs that the last one used first are loaded
    /// ahead. Nothing for a process that is like no other.
    pub process: Option<String>,
}

/// The programs on disk of one client.
#[derive(Debug)]
pub(crate) struct Disk {
    tiers: Arc<Tiers>,
    ahead: Arc<Ahead>,
    writer: Writer,
    client: Client,
    identity: Arc<Identity>,
    warn: Warn,
}

/// What executables depend on, but for their programs and options; found out once.
#[derive(Debug)]
struct Identity {
    environment: String,
    /// Nothing when the plugin cannot be identified.
    hash: OnceLock<Option<Hash>>,
}

/// How a program was come by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Compiled,
    Disk,
}

/// The folders, and what has happened to them.
#[derive(Debug)]
struct Tiers {
    local: Folder,
    shared: Option<Folder>,
    limit: u64,
    /// Bytes written since the folder was pruned; it is pruned at the first write.
    written: AtomicU64,
    /// Whether the platform cannot write executables down.
    mute: AtomicBool,
    told: [AtomicBool; 2],
    /// What a user should hear, at the next call.
    news: Mutex<Vec<String>>,
    hits: AtomicU64,
    misses: AtomicU64,
    saved_ns: AtomicU64,
}

/// The exit of a process waits so long for entries that are being written.
const PATIENCE: Duration = Duration::from_secs(10);
/// The folder is pruned when a sixteenth of what it may hold has been written.
const PRUNED: u64 = 16;

/// A name for a program: where it lies on disk, or else a hash of its text.
pub(crate) fn address(disk: Option<&Disk>, program: &Program, options: &CompileOptions) -> String {
    let known = disk.and_then(|disk| disk.address(program, options));
    known.unwrap_or_else(|| blake3::hash(program.text.as_bytes())).to_string()
}

impl Disk {
    pub(crate) fn new(options: DiskOptions, client: &Client, warn: Warn) -> Self {
        let tiers = Tiers {
            local: Folder::new(&options.folder),
            shared: options.shared.as_deref().map(Folder::shared),
            limit: options.bytes,
            written: AtomicU64::new(options.bytes),
            mute: AtomicBool::new(false),
            told: Default::default(),
            news: Mutex::default(),
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
            saved_ns: AtomicU64::new(0),
        };
        let disk = Self {
            tiers: Arc::new(tiers),
            ahead: Arc::default(),
            writer: Writer::default(),
            client: client.clone(),
            identity: Arc::new(Identity { environment: options.environment, hash: OnceLock::new() }),
            warn,
        };
        if let Some(process) = options.process {
            disk.load_ahead(process);
        }
        disk
    }

    /// Lets a thread load what the last process of this name has used first.
    fn load_ahead(&self, process: String) {
        let (tiers, ahead) = (Arc::clone(&self.tiers), Arc::clone(&self.ahead));
        let (client, identity) = (self.client.clone(), Arc::clone(&self.identity));
        self.writer.submit(move || {
            if let Some(identity) = identity.of(&client, &tiers.local) {
                let key = Hasher::new().update(identity.as_bytes()).update(process.as_bytes()).finalize();
                ahead.load(key, &tiers.local, &client);
            }
        });
    }

    /// Where a program lies, or would lie; `None` when it is not known what its executable depends on.
    fn address(&self, program: &Program, options: &CompileOptions) -> Option<Hash> {
        let identity = self.identity.of(&self.client, &self.tiers.local)?;
        let options = options.encode();
        let mut hasher = Hasher::new();
        hasher.update(identity.as_bytes());
        hasher.update(&(options.len() as u64).to_le_bytes()).update(&options);
        Some(hasher.update(program.text.as_bytes()).finalize())
    }

    /// Loads a program, or compiles and then keeps it; `label` says what it is, for people. Blocks for the compile, or
    /// while another process compiles the same, but not for the writing.
    ///
    /// # Errors
    /// Those of `compile`.
    pub(crate) fn load_or(
        &self,
        program: &Program,
        options: &CompileOptions,
        label: &str,
        compile: impl FnOnce() -> Result<Executable>,
    ) -> Result<(Executable, Origin)> {
        let found = self.address(program, options).map(|address| self.look(program, address));
        let result = match found {
            Some(Ok(executable)) => Ok((executable, Origin::Disk)),
            Some(Err((address, lock))) => {
                self.tiers.misses.fetch_add(1, Relaxed);
                let start = Instant::now();
                compile().map(|executable| {
                    self.keep(&executable, address, label, start.elapsed(), lock);
                    (executable, Origin::Compiled)
                })
            }
            None => compile().map(|executable| (executable, Origin::Compiled)),
        };
        self.tell();
        result
    }

    /// Waits until what was compiled is written, some seconds at most, and adds to the folder's counters.
    pub(crate) fn flush(&self) {
        self.ahead.end();
        if !self.writer.flush(PATIENCE) {
            tracing::warn!("compile cache: entries are still being written");
        }
        let tiers = &self.tiers;
        self.ahead.leave(&tiers.local);
        let [hits, misses, saved] =
            [&tiers.hits, &tiers.misses, &tiers.saved_ns].map(|counter| counter.swap(0, Relaxed));
        let usage = Usage { hits, misses, saved: Duration::from_nanos(saved) };
        if usage != Usage::default()
            && let Err(error) = tiers.local.count(usage)
        {
            tracing::debug!(%error, "the hits of the compile cache cannot be counted");
        }
        self.tell();
    }

    /// The program, or its address and the lock under which it is to be compiled.
    fn look(
        &self,
        program: &Program,
        address: Hash,
    ) -> std::result::Result<Executable, (Hash, Option<Lock>)> {
        let tiers = &self.tiers;
        if let Some((loaded, took)) = self.ahead.take(&address)
            && let Ok(executable) = loaded.sign(program.signature.clone())
        {
            tiers.hit(took);
            return Ok(executable);
        }
        if let Some((executable, _)) = self.load(&tiers.local, program, &address) {
            return Ok(executable);
        }
        let lock = Lock::take(&tiers.local, &address);
        // Another process may have compiled it meanwhile.
        if let Some((executable, _)) = self.load(&tiers.local, program, &address) {
            return Ok(executable);
        }
        let shared = tiers.shared.as_ref().filter(|folder| tiers.is_there(folder));
        if let Some((executable, entry)) = shared.and_then(|folder| self.load(folder, program, &address)) {
            let tiers = Arc::clone(tiers);
            self.writer.submit(move || {
                tiers.write_local(&entry);
                drop(lock);
            });
            return Ok(executable);
        }
        Err((address, lock))
    }

    /// The program that a folder has, loaded. What does not load is removed.
    fn load(&self, folder: &Folder, program: &Program, address: &Hash) -> Option<(Executable, Entry)> {
        let tiers = &self.tiers;
        let entry = folder.read(address).unwrap_or_else(|error| {
            tiers.lost(folder, "read", &error);
            None
        })?;
        match self.client.load(entry.executable(), program.signature.clone()) {
            Ok(executable) => {
                tiers.hit(entry.header.compile_time);
                Some((executable, entry))
            }
            Err(error) => {
                tracing::warn!(%error, %address, "an entry of the compile cache does not load and is removed");
                folder.remove(address);
                None
            }
        }
    }

    fn keep(&self, executable: &Executable, address: Hash, label: &str, took: Duration, lock: Option<Lock>) {
        if self.tiers.mute.load(Relaxed) {
            return;
        }
        let (tiers, executable, label) = (Arc::clone(&self.tiers), executable.clone(), label.to_owned());
        self.writer.submit(move || match executable.serialize() {
            Ok(bytes) => {
                let entry = Entry::new(address, &label, took, &bytes);
                tiers.write_local(&entry);
                drop(lock);
                tiers.write_shared(&entry);
            }
            Err(error) => {
                tracing::debug!(%error, "a program cannot be written down");
                tiers.mute.fetch_or(error.code() == Some(Code::Unimplemented), Relaxed);
            }
        });
    }

    /// Says what has happened, on the thread of a caller.
    fn tell(&self) {
        let news = std::mem::take(&mut *self.tiers.news.lock());
        for message in news {
            (self.warn)(&message);
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.flush();
    }
}

impl Identity {
    fn of(&self, client: &Client, folder: &Folder) -> Option<Hash> {
        *self.hash.get_or_init(|| {
            let identified = identity::identity(client, &self.environment, folder);
            identified
                .inspect_err(|error| tracing::warn!(%error, "no compile cache: the plugin cannot be read"))
                .ok()
        })
    }
}

impl Tiers {
    fn hit(&self, compile_time: Duration) {
        self.hits.fetch_add(1, Relaxed);
        self.saved_ns.fetch_add(compile_time.as_nanos() as u64, Relaxed);
    }

    fn write_local(&self, entry: &Entry) {
        if let Err(error) = self.local.write(entry) {
            return self.lost(&self.local, "write", &error);
        }
        let written = self.written.fetch_add(entry.header.len, Relaxed) + entry.header.len;
        if written >= self.limit / PRUNED {
            self.written.store(0, Relaxed);
            if let Err(error) = self.local.prune(Some(self.limit), None) {
                self.lost(&self.local, "prune", &error);
            }
        }
    }

    fn write_shared(&self, entry: &Entry) {
        if let Some(folder) = self.shared.as_ref().filter(|folder| self.is_there(folder))
            && let Err(error) = folder.write(entry)
        {
            self.lost(folder, "write", &error);
        }
    }

    /// Whether a share is mounted.
    fn is_there(&self, folder: &Folder) -> bool {
        let there = folder.path().is_dir();
        if !there {
            self.lost(folder, "open", &ErrorKind::NotFound.into());
        }
        there
    }

    /// Notes that a folder does not do what it should. A user hears it once.
    fn lost(&self, folder: &Folder, what: &str, error: &io::Error) {
        tracing::debug!(path = %folder.path().display(), %error, "compile cache: cannot {what}");
        let is_shared = self.shared.as_ref().is_some_and(|shared| shared.path() == folder.path());
        if !self.told[usize::from(is_shared)].swap(true, Relaxed) {
            let name = if is_shared { "shared compile cache" } else { "compile cache" };
            self.news.lock().push(format!("{name}: cannot {what} {}: {error}", folder.path().display()));
        }
    }
}
