//! A folder for tests.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Folder;

/// A folder of a test, removed with the value.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new() -> Self {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let name = format!("torchtpu-disk-{}-{}", std::process::id(), MADE.fetch_add(1, Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// A folder of entries that is not made yet.
    pub(super) fn folder(&self) -> Folder {
        Folder::new(&self.0.join("cache"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}
