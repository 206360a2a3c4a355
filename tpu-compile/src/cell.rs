//! What a storage points to.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use parking_lot::Mutex;
use tpu_aten::Scalar;
use tpu_runtime::Shape;

use crate::array::Array;
use crate::error::{Error, Result};
use crate::recorder::Recorder;

/// The contents of one storage: all views of the storage share the cell.
///
/// Device arrays are immutable; a write computes a new array and swaps it in. Work that is already enqueued keeps the
/// old one.
#[derive(Debug)]
pub struct Cell {
    device: usize,
    nbytes: AtomicUsize,
    state: Mutex<State>,
}

/// What a cell holds.
#[derive(Debug, Clone)]
pub(crate) enum State {
    /// Nothing was written yet; reads as zeros. The hint is the shape of the tensor that the storage was made for.
    Empty(Option<Shape>),
    /// One number, in an array of this shape that nobody has needed yet.
    Filled(Shape, Scalar),
    /// An array; its shape is the base of all views.
    Ready(Arc<Array>),
    /// A trace that is not cut yet writes the cell; until then the trace keeps the old contents.
    Pending(Arc<Recorder>),
    /// Stands for an argument of the program that is being captured; the shape is that of its base.
    Parameter(Arc<Recorder>, Shape),
    /// The work that should have filled the cell failed.
    Failed(Error),
}

impl Cell {
    pub(crate) fn new(device: usize, nbytes: usize, state: State) -> Arc<Self> {
        Arc::new(Self { device, nbytes: AtomicUsize::new(nbytes), state: Mutex::new(state) })
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

    /// What the cell holds at this moment.
    pub(crate) fn state(&self) -> State {
        self.state.lock().clone()
    }

    /// What the cell holds, after the trace that writes it has been cut.
    ///
    /// # Errors
    /// That of the work that should have filled the cell; [`Error::Captured`] when the cell has contents only inside of
    /// a program that is being captured.
    pub(crate) fn contents(&self) -> Result<State> {
        loop {
            match self.state() {
                State::Parameter(..) => return Err(Error::Captured),
                State::Pending(recorder) if recorder.captures() => return Err(Error::Captured),
                // The error is kept by the cells that it concerns; whether this is one of them shows next.
                State::Pending(recorder) => drop(recorder.cut()),
                State::Failed(error) => return Err(error),
                held => return Ok(held),
            }
        }
    }

    /// Replaces what the cell holds.
    pub(crate) fn put(&self, state: State) {
        let old = std::mem::replace(&mut *self.state.lock(), state);
        // An old array is freed without the lock.
        drop(old);
    }

    /// Replaces what the cell holds if `expected` accepts it; tells whether it did.
    pub(crate) fn put_if(&self, expected: impl FnOnce(&State) -> bool, state: State) -> bool {
        let mut current = self.state.lock();
        let accepted = expected(&current);
        let old = accepted.then(|| std::mem::replace(&mut *current, state));
        drop(current);
        drop(old);
        accepted
    }
}
