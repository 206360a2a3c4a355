//! One process compiles a program, others that want the same one wait for it.
//!
//! Nothing but the number of compiles depends on these locks: who cannot have one compiles by itself.

use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use blake3::Hash;

use super::folder::Folder;

/// Who waits longer compiles by itself.
const PATIENCE: Duration = Duration::from_mins(10);
/// How often the holder is looked for, at most.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);
/// Differs from one start of a machine to the next.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// A lock that is held. It ends with the value, or with the process.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// The lock of an address; blocks while another process or thread holds it. `None` when locks do not work here.
    pub(super) fn take(folder: &Folder, address: &Hash) -> Option<Self> {
        let path = folder.lock_path(address);
        let (start, mut pause) = (Instant::now(), Duration::from_millis(1));
        while start.elapsed() < PATIENCE {
            let mut file = folder.create(path.file_name()?).ok()?;
            match file.try_lock() {
                Ok(()) if is_at(&file, &path) => {
                    let holder = holder();
                    // The file is empty, or holds the name of one that died.
                    drop(file.write_all(holder.as_bytes()).and_then(|()| file.set_len(holder.len() as u64)));
                    return Some(Self { file, path });
                }
                // Its last holder has removed it meanwhile.
                Ok(()) => continue,
                Err(TryLockError::WouldBlock) if pause == LONGEST_PAUSE && is_orphan(&path) => {
                    drop(fs::remove_file(&path));
                    continue;
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(_)) => return None,
            }
            sleep(pause);
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
        None
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path) {
            drop(fs::remove_file(&self.path));
        }
        // A process that was forked meanwhile holds the file, too.
        drop(self.file.unlock());
    }
}

/// Whether the file is the one that lies at the path.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(file), Ok(other)) = (file.metadata(), fs::metadata(path)) else { return false };
    (file.dev(), file.ino()) == (other.dev(), other.ino())
}

/// What a lock file says of its holder: where the process runs, and its number.
fn holder() -> String {
    format!("{} {}\n", boot(), std::process::id())
}

/// Whether the holder has died and left the lock to a process that it had forked.
fn is_orphan(path: &Path) -> bool {
    let text = fs::read_to_string(path).unwrap_or_default();
    let Some((machine, process)) = text.trim_end().rsplit_once(' ') else { return false };
    machine == boot() && Path::new("/proc/self").exists() && !Path::new("/proc").join(process).exists()
}

fn boot() -> String {
    fs::read_to_string(BOOT).unwrap_or_default().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;

    #[test]
    fn one_holds_it_and_the_others_wait() {
        let scratch = Scratch::new();
        let (folder, address) = (scratch.folder(), blake3::hash(b"program"));
        let holders = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..10 {
                        let _lock = Lock::take(&folder, &address).unwrap();
                        assert_eq!(holders.fetch_add(1, std::sync::atomic::Ordering::SeqCst), 0);
                        sleep(Duration::from_micros(100));
                        holders.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                    }
                });
            }
        });
        assert!(!folder.lock_path(&address).exists(), "nothing is left behind");
    }

    #[test]
    fn the_lock_of_a_dead_holder_blocks_nobody() {
        let scratch = Scratch::new();
        let (folder, address) = (scratch.folder(), blake3::hash(b"program"));
        let mut dead = std::process::Command::new("true").spawn().unwrap();
        dead.wait().unwrap();
        // Its child still has the file open.
        let path = folder.lock_path(&address);
        let inherited = folder.create(path.file_name().unwrap()).unwrap();
        inherited.lock().unwrap();
        fs::write(&path, format!("{} {}\n", boot(), dead.id())).unwrap();
        let start = Instant::now();
        let lock = Lock::take(&folder, &address).unwrap();
        assert!(start.elapsed() < Duration::from_secs(5));
        drop(lock);
        assert!(!path.exists());
    }

    #[test]
    fn where_no_file_can_be_made_there_is_no_lock() {
        let folder = Folder::new(Path::new("/dev/null/cache"));
        assert!(Lock::take(&folder, &blake3::hash(b"program")).is_none());
    }
}
