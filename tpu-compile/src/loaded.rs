//! Executables that are in use, by the text of their programs: who needs the same text shares one.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use rustc_hash::FxHasher;
use tpu_runtime::Executable;

use crate::error::Result;
use crate::key::KeyHasher;

/// Held by the thread that compiles the text.
type Slot = Arc<Mutex<Weak<Executable>>>;

/// The executables of one engine that somebody holds.
#[derive(Debug, Default)]
pub(crate) struct Loaded {
    slots: Mutex<HashMap<u128, Slot, BuildHasherDefault<FxHasher>>>,
}

/// After so many texts those that nobody holds any more are forgotten.
const MANY: usize = 1024;

impl Loaded {
    /// The executable of a text, and whether somebody held it; else `make` makes it, at most once at a time.
    ///
    /// # Errors
    /// That of `make`; the next caller tries again.
    pub(crate) fn get_or_make(
        &self,
        text: &str,
        make: impl FnOnce() -> Result<Executable>,
    ) -> Result<(Arc<Executable>, bool)> {
        let mut key = KeyHasher::default();
        key.text(text);
        let slot = {
            let mut slots = self.slots.lock();
            if slots.len() >= MANY && slots.len().is_power_of_two() {
                slots.retain(|_, slot| slot.try_lock().is_none_or(|held| held.strong_count() > 0));
            }
            Arc::clone(slots.entry(key.finish().0).or_default())
        };
        let mut held = slot.lock();
        if let Some(executable) = held.upgrade() {
            return Ok((executable, true));
        }
        let executable = Arc::new(make()?);
        *held = Arc::downgrade(&executable);
        Ok((executable, false))
    }
}
