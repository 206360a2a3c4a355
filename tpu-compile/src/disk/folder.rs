//! A folder of entries: reading, writing, listing and pruning it, with many processes at once and none to trust.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};

use blake3::Hash;

use super::entry::{Entry, HEADER, Header, LONGEST_LABEL};
use super::usage::{USAGE, Usage};

/// The extension of an entry.
const ENTRY: &str = "program";
/// The extension of an entry that is being written. Its writer holds a lock on it as long as it lives.
const PART: &str = "part";
/// The extension of the file that the process that compiles a program holds a lock on.
const LOCK: &str = "lock";
/// Where locks do not work, a part of this age is one that nobody writes any more.
const FORGOTTEN: Duration = Duration::from_hours(24);
/// A stamp so far in the future was made before the clock went back.
const TOLERATED: Duration = Duration::from_mins(1);

/// A folder of compiled programs, as [`super::DiskOptions`] names it. Nothing is read or made until it is asked for.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    /// Whether the folder is made when it is not there.
    makes: bool,
}

/// What a folder has of one program.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Listed {
    /// The name of the file, less its extension: 64 hexadecimal digits.
    pub address: String,
    /// What the program is, for people: the last op.
    pub label: String,
    /// The size of the file.
    pub bytes: u64,
    /// How long ago it was written or used; zero when the clock went back since.
    pub age: Duration,
    /// How long it took to compile.
    pub compile_time: Duration,
}

/// What was removed from a folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Removed {
    /// How many entries.
    pub entries: u64,
    /// Their bytes.
    pub bytes: u64,
}

/// An entry, as far as pruning sees it.
struct Found {
    path: PathBuf,
    bytes: u64,
    age: Duration,
    /// Stamped before the clock went back.
    ahead: bool,
}

impl Folder {
    /// The folder at `path`, which is made at the first write.
    #[must_use]
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), makes: true }
    }

    /// The folder at `path`, which somebody else makes: where it is not, a share is not mounted.
    pub(super) fn shared(path: &Path) -> Self {
        Self { path: path.to_owned(), makes: false }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The entries, the latest used first.
    ///
    /// # Errors
    /// When the folder is there and cannot be listed.
    pub fn entries(&self) -> io::Result<Vec<Listed>> {
        let mut found = self.found()?;
        found.sort_by_key(|entry| (entry.ahead, entry.age));
        let listed = found.into_iter().filter_map(|entry| {
            let header = read_header(&entry.path)?;
            Some(Listed {
                address: header.address.to_hex().to_string(),
                label: header.label,
                bytes: entry.bytes,
                age: entry.age,
                compile_time: header.compile_time,
            })
        });
        Ok(listed.collect())
    }

    /// Removes what was not used for longer than `age`, then the least recently used until at most `bytes` are left,
    /// and whatever processes that were killed have left behind.
    ///
    /// # Errors
    /// When the folder is there and cannot be listed. A file that cannot be removed stays.
    pub fn prune(&self, bytes: Option<u64>, age: Option<Duration>) -> io::Result<Removed> {
        self.remove_remains()?;
        let mut found = self.found()?;
        found.sort_by_key(|entry| std::cmp::Reverse((entry.ahead, entry.age)));
        let mut left: u64 = found.iter().map(|entry| entry.bytes).sum();
        let mut removed = Removed::default();
        for entry in found {
            let is_old = age.is_some_and(|age| entry.age > age);
            let is_too_much = bytes.is_some_and(|bytes| left > bytes);
            if (is_old || is_too_much) && fs::remove_file(&entry.path).is_ok() {
                left -= entry.bytes;
                removed.entries += 1;
                removed.bytes += entry.bytes;
            }
        }
        Ok(removed)
    }

    /// Removes every entry, the counters, and the folder itself when nothing else is in it.
    ///
    /// # Errors
    /// As [`Folder::prune`].
    pub fn clear(&self) -> io::Result<Removed> {
        let removed = self.prune(Some(0), None)?;
        for name in [USAGE, super::ahead::STARTS, super::identity::PLUGINS] {
            drop(fs::remove_file(self.path.join(name)));
        }
        drop(fs::remove_dir(&self.path));
        Ok(removed)
    }

    /// What processes have counted in this folder since it was made.
    #[must_use]
    pub fn usage(&self) -> Usage {
        Usage::read(&self.path.join(USAGE))
    }

    pub(super) fn count(&self, more: Usage) -> io::Result<()> {
        more.add_to(&self.create(USAGE.as_ref())?)
    }

    /// The entry of an address, stamped as used; `None` when there is none, or it was damaged and is removed.
    ///
    /// # Errors
    /// Those of reading, but for a file that is not there.
    pub(super) fn read(&self, address: &Hash) -> io::Result<Option<Entry>> {
        let path = self.file(address, ENTRY);
        let mut bytes = Vec::new();
        let mut file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        file.read_to_end(&mut bytes)?;
        let entry = Entry::check(bytes, address);
        if entry.is_none() {
            tracing::warn!(path = %path.display(), "a damaged entry of the compile cache is removed");
            self.remove(address);
        } else if let Err(error) = file.set_modified(SystemTime::now()) {
            tracing::debug!(%error, "an entry of the compile cache cannot be stamped");
        }
        Ok(entry)
    }

    /// Writes an entry: others see all of it or none.
    ///
    /// # Errors
    /// Those of the file system; nothing is left behind.
    pub(super) fn write(&self, entry: &Entry) -> io::Result<()> {
        let address = &entry.header.address;
        self.write_whole(&self.file(address, ENTRY), entry.bytes())
    }

    pub(super) fn remove(&self, address: &Hash) {
        if let Err(error) = fs::remove_file(self.file(address, ENTRY)) {
            tracing::debug!(%error, "an entry of the compile cache cannot be removed");
        }
    }

    /// Writes a file so that others see all of it or none.
    pub(super) fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let number = WRITTEN.fetch_add(1, Relaxed);
        let part = path.with_extension(format!("{}-{number}.{PART}", std::process::id()));
        let mut file = self.create(part.file_name().unwrap_or_default())?;
        // Where locks do not work, age decides whether somebody still writes.
        drop(file.try_lock());
        let written =
            file.write_all(bytes).and_then(|()| file.sync_data()).and_then(|()| fs::rename(&part, path));
        if written.is_err() {
            drop(fs::remove_file(&part));
        }
        // A process that was forked meanwhile holds the file, too.
        drop(file.unlock());
        written
    }

    pub(super) fn lock_path(&self, address: &Hash) -> PathBuf {
        self.file(address, LOCK)
    }

    /// Opens a file to be written, and makes it and the folder if they are not there.
    pub(super) fn create(&self, name: &OsStr) -> io::Result<File> {
        let path = self.path.join(name);
        let open = || File::options().read(true).write(true).create(true).truncate(false).open(&path);
        match open() {
            Err(error) if error.kind() == ErrorKind::NotFound && self.makes => {
                // Executables are code: nobody else may write them.
                DirBuilder::new().recursive(true).mode(0o700).create(&self.path)?;
                open()
            }
            opened => opened,
        }
    }

    fn file(&self, address: &Hash, extension: &str) -> PathBuf {
        self.path.join(format!("{}.{extension}", address.to_hex()))
    }

    fn files(&self) -> io::Result<impl Iterator<Item = PathBuf>> {
        let listed = match fs::read_dir(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            listed => Some(listed?),
        };
        Ok(listed.into_iter().flatten().flatten().map(|file| file.path()))
    }

    fn found(&self) -> io::Result<Vec<Found>> {
        let now = SystemTime::now();
        let found = |path: PathBuf| {
            let facts = fs::metadata(&path).ok()?;
            let stamp = facts.modified().ok()?;
            let ahead = stamp.duration_since(now).is_ok_and(|ahead| ahead > TOLERATED);
            Some(Found {
                path,
                bytes: facts.len(),
                age: now.duration_since(stamp).unwrap_or_default(),
                ahead,
            })
        };
        Ok(self.files()?.filter(|path| has_extension(path, ENTRY)).filter_map(found).collect())
    }

    /// Removes the files of processes that were killed.
    fn remove_remains(&self) -> io::Result<()> {
        let remains = |path: &PathBuf| has_extension(path, PART) || has_extension(path, LOCK);
        for path in self.files()?.filter(remains) {
            let Ok(file) = File::open(&path) else { continue };
            let is_left = match file.try_lock() {
                Ok(()) => true,
                Err(TryLockError::WouldBlock) => false,
                Err(TryLockError::Error(_)) => is_forgotten(&file),
            };
            if is_left {
                drop(fs::remove_file(&path));
            }
        }
        Ok(())
    }
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension() == Some(OsStr::new(extension))
}

fn is_forgotten(file: &File) -> bool {
    let stamp = file.metadata().and_then(|facts| facts.modified());
    stamp.is_ok_and(|stamp| stamp.elapsed().is_ok_and(|age| age > FORGOTTEN))
}

fn read_header(path: &Path) -> Option<Header> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take((HEADER + LONGEST_LABEL) as u64).read_to_end(&mut bytes).ok()?;
    Header::read(&bytes)
}

#[cfg(test)]
#[path = "folder_tests.rs"]
mod tests;
