//! Programs in memory: one compile a key, others wait for it.

use std::hash::BuildHasherDefault;
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, RwLock};
use rustc_hash::FxHasher;

use crate::call::OutputMeta;
use crate::error::Result;
use crate::key::Key;
use crate::program::Program;

/// What is known of a key.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    /// A program.
    Program(Arc<Program>),
    /// The call's `out=` tensors need these sizes first.
    Resize(Arc<[OutputMeta]>),
}

#[derive(Debug, Default)]
struct Slot {
    entry: OnceLock<Entry>,
    /// Held by the thread that compiles.
    compiling: Mutex<()>,
}

type Slots = std::collections::HashMap<u128, Arc<Slot>, BuildHasherDefault<FxHasher>>;

/// The programs of one engine by key.
#[derive(Debug, Default)]
pub(crate) struct Cache {
    slots: RwLock<Slots>,
}

impl Cache {
    /// The entry of a key, if it is ready.
    pub(crate) fn get(&self, Key(key): Key) -> Option<Entry> {
        self.slots.read().get(&key)?.entry.get().cloned()
    }

    /// The entry of a key; `make` runs at most once at a time, and never again after it succeeded.
    ///
    /// # Errors
    /// That of `make`; the next caller tries again.
    pub(crate) fn get_or_make(&self, Key(key): Key, make: impl FnOnce() -> Result<Entry>) -> Result<Entry> {
        let slot = Arc::clone(self.slots.write().entry(key).or_default());
        let _compiling = slot.compiling.lock();
        if let Some(entry) = slot.entry.get() {
            return Ok(entry.clone());
        }
        let entry = make()?;
        Ok(slot.entry.get_or_init(|| entry).clone())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::error::Error;

    #[test]
    fn one_thread_makes_the_others_wait() {
        let (cache, made) = (Cache::default(), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    cache
                        .get_or_make(Key(7), || {
                            made.fetch_add(1, Ordering::SeqCst);
                            std::thread::sleep(std::time::Duration::from_millis(20));
                            Ok(Entry::Resize(Arc::new([])))
                        })
                        .unwrap();
                });
            }
        });
        assert_eq!(made.load(Ordering::SeqCst), 1);
        assert!(cache.get(Key(7)).is_some() && cache.get(Key(8)).is_none());
    }

    #[test]
    fn a_failure_is_not_kept() {
        let cache = Cache::default();
        assert!(cache.get_or_make(Key(1), || Err(Error::Overlap)).is_err());
        assert!(cache.get_or_make(Key(1), || Ok(Entry::Resize(Arc::new([])))).is_ok());
    }
}
