//! Programs in memory: one compile a key, others wait for it.

use std::hash::BuildHasherDefault;
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, RwLock};
use rustc_hash::FxHasher;

use crate::error::Result;
use crate::key::Key;

#[derive(Debug)]
struct Slot<P> {
    program: OnceLock<Arc<P>>,
    /// Held by the thread that compiles.
    compiling: Mutex<()>,
}

type Slots<P> = std::collections::HashMap<u128, Arc<Slot<P>>, BuildHasherDefault<FxHasher>>;

/// The programs of one engine by key.
#[derive(Debug)]
pub(crate) struct Cache<P> {
    slots: RwLock<Slots<P>>,
}

impl<P> Cache<P> {
    pub(crate) fn new() -> Self {
        Self { slots: RwLock::default() }
    }

    /// The program of a key, if it is ready.
    pub(crate) fn get(&self, Key(key): Key) -> Option<Arc<P>> {
        self.slots.read().get(&key)?.program.get().cloned()
    }

    /// The program of a key; `make` runs at most once at a time, and never again after it succeeded.
    ///
    /// # Errors
    /// That of `make`; the next caller tries again.
    pub(crate) fn get_or_make(&self, Key(key): Key, make: impl FnOnce() -> Result<P>) -> Result<Arc<P>> {
        let slot = {
            let mut slots = self.slots.write();
            let new = || Arc::new(Slot { program: OnceLock::new(), compiling: Mutex::new(()) });
            Arc::clone(slots.entry(key).or_insert_with(new))
        };
        let _compiling = slot.compiling.lock();
        if let Some(program) = slot.program.get() {
            return Ok(Arc::clone(program));
        }
        let program = Arc::new(make()?);
        Ok(Arc::clone(slot.program.get_or_init(|| program)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::error::Error;

    #[test]
    fn one_thread_makes_and_the_others_wait() {
        let (cache, made) = (Cache::new(), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let make = || {
                        std::thread::sleep(std::time::Duration::from_millis(20));
                        Ok(made.fetch_add(1, Ordering::SeqCst))
                    };
                    assert_eq!(*cache.get_or_make(Key(7), make).unwrap(), 0);
                });
            }
        });
        assert!(cache.get(Key(7)).is_some() && cache.get(Key(8)).is_none());
    }

    #[test]
    fn a_failure_is_not_kept() {
        let cache = Cache::new();
        assert!(cache.get_or_make(Key(1), || Err(Error::Overlap)).is_err());
        assert_eq!(*cache.get_or_make(Key(1), || Ok(3)).unwrap(), 3);
    }
}
