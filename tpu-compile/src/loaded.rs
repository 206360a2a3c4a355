//! Executables that are in use, by their programs: who needs the same program shares one.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use rustc_hash::FxHasher;
use tpu_runtime::{Executable, Program, Signature};

use crate::error::Result;
use crate::key::KeyHasher;

/// Held by the thread that compiles the program.
type Slot = Arc<Mutex<Weak<Executable>>>;

/// The executables of one engine that somebody holds.
#[derive(Debug, Default)]
pub(crate) struct Loaded {
    slots: Mutex<HashMap<u128, Slot, BuildHasherDefault<FxHasher>>>,
}

/// After so many programs those that nobody holds any more are forgotten.
const MANY: usize = 1024;

impl Loaded {
    /// The executable of a program, and whether somebody held it; else `make` makes it, at most once at a time. Two
    /// programs of one text may have other dtypes: `U32` in it is also what holds `C32`.
    ///
    /// # Errors
    /// That of `make`; the next caller tries again.
    pub(crate) fn get_or_make(
        &self,
        program: &Program,
        make: impl FnOnce() -> Result<Executable>,
    ) -> Result<(Arc<Executable>, bool)> {
        let mut key = KeyHasher::default();
        key.text(&program.text);
        let Signature { parameters, outputs } = &program.signature;
        parameters.iter().chain(outputs).for_each(|shape| key.word(shape.dtype as u64));
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
