//! Programs in memory: one compile a key, others wait for it; those that were not used for long go.

use std::hash::BuildHasherDefault;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, RwLock};
use rustc_hash::FxHasher;

use crate::error::Result;
use crate::key::Key;
use crate::maps;

/// So many programs are kept.
const KEPT: usize = 4096;

#[derive(Debug)]
struct Slot<P> {
    program: OnceLock<Arc<P>>,
    /// How many programs had been made when this one was used last.
    used: AtomicU64,
    /// Held by the thread that compiles.
    compiling: Mutex<()>,
}

type Slots<P> = std::collections::HashMap<u128, Arc<Slot<P>>, BuildHasherDefault<FxHasher>>;

/// The programs of one engine by key.
#[derive(Debug)]
pub(crate) struct Cache<P> {
    slots: RwLock<Slots<P>>,
    /// How many programs were made.
    made: AtomicU64,
    kept: usize,
    /// How many more programs the process has room for.
    room: fn() -> u64,
    /// When so many programs were made, the process is asked.
    ask_at: AtomicU64,
}

impl<P> Cache<P> {
    pub(crate) fn new() -> Self {
        Self::of(KEPT, maps::room)
    }

    fn of(kept: usize, room: fn() -> u64) -> Self {
        Self { slots: RwLock::default(), made: AtomicU64::new(0), kept, room, ask_at: AtomicU64::new(0) }
    }

    /// The program of a key, if it is ready.
    pub(crate) fn get(&self, Key(key): Key) -> Option<Arc<P>> {
        let slots = self.slots.read();
        let slot = slots.get(&key)?;
        slot.used.store(self.made.load(Relaxed), Relaxed);
        slot.program.get().cloned()
    }

    /// The program of a key; `make` runs at most once at a time, and never again after it succeeded.
    ///
    /// # Errors
    /// That of `make`; the next caller tries again.
    pub(crate) fn get_or_make(&self, Key(key): Key, make: impl FnOnce() -> Result<P>) -> Result<Arc<P>> {
        let slot = {
            let made = self.made.fetch_add(1, Relaxed);
            let crowded = self.is_crowded(made);
            let mut slots = self.slots.write();
            if crowded || slots.len() >= self.kept {
                forget_a_quarter(&mut slots);
            }
            let used = AtomicU64::new(made);
            let new = || Arc::new(Slot { program: OnceLock::new(), used, compiling: Mutex::new(()) });
            Arc::clone(slots.entry(key).or_insert_with(new))
        };
        let _compiling = slot.compiling.lock();
        if let Some(program) = slot.program.get() {
            return Ok(Arc::clone(program));
        }
        let program = Arc::new(make()?);
        Ok(Arc::clone(slot.program.get_or_init(|| program)))
    }

    /// Whether the process has no room for another program, after `made` of them.
    fn is_crowded(&self, made: u64) -> bool {
        if made < self.ask_at.load(Relaxed) {
            return false;
        }
        let room = (self.room)();
        self.ask_at.store(made.saturating_add(room.max(1)), Relaxed);
        room == 0
    }
}

/// Lets the programs go that were used the longest ago. Who still runs one keeps it.
fn forget_a_quarter<P>(slots: &mut Slots<P>) {
    let mut used: Vec<u64> = slots.values().map(|slot| slot.used.load(Relaxed)).collect();
    if used.is_empty() {
        return; // What crowds the process is not kept here.
    }
    let quarter = used.len() / 4;
    let (_, newest, _) = used.select_nth_unstable(quarter);
    let newest = *newest;
    slots.retain(|_, slot| slot.used.load(Relaxed) > newest || slot.program.get().is_none());
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
    fn what_was_not_used_for_long_goes() {
        let cache = Cache::of(8, || u64::MAX);
        for key in 0..8 {
            cache.get_or_make(Key(key), || Ok(key)).unwrap();
        }
        assert!(cache.get(Key(0)).is_some());
        cache.get_or_make(Key(8), || Ok(8)).unwrap();
        let kept: Vec<u128> = (0..9).filter(|key| cache.get(Key(*key)).is_some()).collect();
        assert_eq!(kept, [0, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn a_process_without_room_keeps_what_it_used_last() {
        static ROOM: AtomicU64 = AtomicU64::new(8);
        let cache = Cache::of(KEPT, || ROOM.load(Relaxed));
        for key in 0..8 {
            cache.get_or_make(Key(key), || Ok(key)).unwrap();
        }
        ROOM.store(0, Relaxed);
        cache.get_or_make(Key(8), || Ok(8)).unwrap();
        cache.get_or_make(Key(9), || Ok(9)).unwrap();
        let kept: Vec<u128> = (0..10).filter(|key| cache.get(Key(*key)).is_some()).collect();
        assert_eq!(kept, [5, 6, 7, 8, 9]);
    }

    #[test]
    fn a_process_that_others_have_filled_makes_programs() {
        let cache = Cache::of(KEPT, || 0);
        assert_eq!(*cache.get_or_make(Key(1), || Ok(3)).unwrap(), 3);
    }

    #[test]
    fn a_failure_is_not_kept() {
        let cache = Cache::new();
        assert!(cache.get_or_make(Key(1), || Err(Error::Overlap)).is_err());
        assert_eq!(*cache.get_or_make(Key(1), || Ok(3)).unwrap(), 3);
    }
}
