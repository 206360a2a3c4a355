//! What a storage points to.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use parking_lot::{Condvar, Mutex};
use tpu_runtime::Shape;

use crate::array::Array;
use crate::error::{Error, Result};

/// The contents of one storage: all views of the storage share the cell.
///
/// Device arrays are immutable; a write computes a new array and swaps it in. Work that is already enqueued keeps the
/// old one.
#[derive(Debug)]
pub struct Cell {
    device: usize,
    nbytes: AtomicUsize,
    state: Mutex<State>,
    /// Signalled when a writer is done.
    written: Condvar,
}

/// What a cell holds.
#[derive(Debug, Clone)]
pub(crate) enum State {
    /// Nothing was written yet; reads as zeros. The hint is the shape of the tensor that the storage was made for.
    Empty(Option<Shape>),
    /// An array; its shape is the base of all views.
    Ready(Arc<Array>),
    /// A writer holds the contents; others wait for it.
    Busy,
    /// The work that should have filled the cell failed.
    Failed(Error),
}

impl Cell {
    pub(crate) fn new(device: usize, nbytes: usize, state: State) -> Arc<Self> {
        Arc::new(Self {
            device,
            nbytes: AtomicUsize::new(nbytes),
            state: Mutex::new(state),
            written: Condvar::new(),
        })
    }

    /// The index of the device.
    #[must_use]
    pub fn device(&self) -> usize {
        self.device
    }

    /// The size of the storage.
    #[must_use]
    pub fn nbytes(&self) -> usize {
        self.nbytes.load(Relaxed)
    }

    /// Whether nothing was ever written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(*self.state.lock(), State::Empty(_))
    }

    pub(crate) fn set_nbytes(&self, nbytes: usize) {
        self.nbytes.store(nbytes, Relaxed);
    }

    /// The contents, for reading: waits for a writer.
    pub(crate) fn contents(&self) -> Result<State> {
        let mut state = self.state.lock();
        loop {
            match &*state {
                State::Busy => self.written.wait(&mut state),
                State::Failed(error) => return Err(error.clone()),
                ready => return Ok(ready.clone()),
            }
        }
    }

    /// Takes the contents for writing: others wait until [`Cell::put`]. Never called twice without a put.
    pub(crate) fn take(&self) -> State {
        let mut state = self.state.lock();
        while matches!(*state, State::Busy) {
            self.written.wait(&mut state);
        }
        std::mem::replace(&mut *state, State::Busy)
    }

    /// Ends a write that [`Cell::take`] began, or replaces the contents of a cell that nobody else knows.
    pub(crate) fn put(&self, contents: State) {
        let old = std::mem::replace(&mut *self.state.lock(), contents);
        self.written.notify_all();
        // An old array is freed without the lock.
        drop(old);
    }
}
