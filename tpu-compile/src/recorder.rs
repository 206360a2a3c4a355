//! The trace that a thread records into.

use std::cell::RefCell;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;

use crate::engine::{Engine, Inner, Mode};
use crate::error::Result;
use crate::trace::Trace;

/// One thread's trace on one engine. Cells that the trace writes point to it, so that any thread can have it cut.
#[derive(Debug)]
pub(crate) struct Recorder {
    engine: Weak<Inner>,
    /// Locked by its own thread while it records and runs, and by another that needs a value of it.
    pub(crate) trace: Mutex<Trace>,
    /// The thread's own mode, if it has one.
    mode: AtomicU8,
}

/// The thread has no mode of its own.
const INHERITED: u8 = u8::MAX;

thread_local! {
    static CURRENT: RefCell<Option<Arc<Recorder>>> = const { RefCell::new(None) };
}

impl Recorder {
    /// The calling thread's recorder on this engine.
    pub(crate) fn current(engine: &Engine) -> Arc<Self> {
        CURRENT.with_borrow_mut(|current| match current {
            Some(recorder) if recorder.engine.as_ptr() == Arc::as_ptr(&engine.0) => Arc::clone(recorder),
            _ => {
                let recorder = Arc::new(Self {
                    engine: Arc::downgrade(&engine.0),
                    trace: Mutex::default(),
                    mode: AtomicU8::new(INHERITED),
                });
                engine.know(&recorder);
                *current = Some(Arc::clone(&recorder));
                recorder
            }
        })
    }

    /// The thread's own mode, if it has one.
    pub(crate) fn mode(&self) -> Option<Mode> {
        Mode::of(self.mode.load(Relaxed))
    }

    /// Gives the thread a mode of its own, or takes it back.
    pub(crate) fn set_mode(&self, mode: Option<Mode>) {
        self.mode.store(mode.map_or(INHERITED, |mode| mode as u8), Relaxed);
    }

    /// Cuts the trace: its calls are enqueued, and the cells that it writes are ready or have failed.
    /// May block while another thread compiles the trace.
    ///
    /// # Errors
    /// That of the first call that failed. The cells that depend on it keep the error.
    pub(crate) fn cut(&self) -> Result<()> {
        let Some(engine) = self.engine.upgrade() else { return Ok(()) };
        let engine = Engine(engine);
        engine.blocking(|| {
            let mut trace = self.trace.lock();
            engine.run(&mut trace)
        })
    }
}
