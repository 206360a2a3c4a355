//! The trace that a thread records into.

use std::cell::RefCell;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;

use crate::cell::Cell;
use crate::engine::{Engine, Inner, Mode};
use crate::error::{Error, Result};
use crate::trace::Trace;

/// One thread's trace on one engine. Cells that the trace writes point to it, so that any thread can have it cut.
#[derive(Debug)]
pub(crate) struct Recorder {
    engine: Weak<Inner>,
    /// Locked by its own thread while it records and runs, and by another that needs a value of it.
    pub(crate) trace: Mutex<Trace>,
    /// The thread's own mode, if it has one.
    mode: AtomicU8,
    /// Whether the trace is one program, which is cut by hand.
    captures: bool,
    /// The storages that were made in a capture, without contents.
    made: Mutex<Vec<Weak<Cell>>>,
}

/// The thread has no mode of its own.
const INHERITED: u8 = u8::MAX;

thread_local! {
    static CURRENT: RefCell<Option<Current>> = const { RefCell::new(None) };
}

/// Where a thread records.
struct Current {
    own: Arc<Recorder>,
    /// Another thread's trace, which this thread continues until it is cut. Autograd runs the backward pass in a thread
    /// of its own, and a training step is still one program.
    joined: Option<Arc<Recorder>>,
    /// The program that the thread captures, then the regions of it that it is in: all that it records belongs to the
    /// last.
    captured: Vec<Arc<Recorder>>,
}

impl Recorder {
    /// The calling thread's recorder on this engine: that of its capture, the one that it has joined, or its own.
    pub(crate) fn current(engine: &Engine) -> Arc<Self> {
        CURRENT.with_borrow_mut(|current| {
            if let Some(Current { own, joined, captured }) = current
                && own.engine.as_ptr() == Arc::as_ptr(&engine.0)
            {
                return Arc::clone(captured.last().or(joined.as_ref()).unwrap_or(own));
            }
            let own = Self::new(engine, false);
            engine.know(&own);
            *current = Some(Current { own: Arc::clone(&own), joined: None, captured: Vec::new() });
            own
        })
    }

    /// Makes the calling thread record into a program of its own, or into a region of the one that it captures, until
    /// [`end_capture`](Self::end_capture).
    ///
    /// # Errors
    /// When it captures a program already, or does not capture one of which this could be a region.
    pub(crate) fn begin_capture(engine: &Engine, is_region: bool) -> Result<Arc<Self>> {
        match (Self::current(engine).captures, is_region) {
            (true, false) => {
                let got = "a capture inside of another one".to_owned();
                return Err(Error::Capture { got, want: "one capture at a time in a thread" });
            }
            (false, true) => {
                let got = "a region outside of a capture".to_owned();
                return Err(Error::Capture { got, want: "regions of a program that is being captured" });
            }
            _ => {}
        }
        let recorder = Self::new(engine, true);
        CURRENT.with_borrow_mut(|current| {
            if let Some(current) = current {
                current.captured.push(Arc::clone(&recorder));
            }
        });
        Ok(recorder)
    }

    /// Makes the calling thread record as before its last capture.
    pub(crate) fn end_capture() {
        CURRENT.with_borrow_mut(|current| {
            if let Some(current) = current {
                current.captured.pop();
            }
        });
    }

    /// The engine, while it lives.
    pub(crate) fn engine(&self) -> Option<Engine> {
        self.engine.upgrade().map(Engine)
    }

    /// Whether this is a program that is being captured.
    pub(crate) fn captures(&self) -> bool {
        self.captures
    }

    /// Remembers a new storage, in a capture: nobody had it before.
    pub(crate) fn made(&self, cell: &Arc<Cell>) {
        if self.captures {
            self.made.lock().push(Arc::downgrade(cell));
        }
    }

    /// Whether a storage was made in this capture.
    pub(crate) fn has_made(&self, cell: &Arc<Cell>) -> bool {
        self.made.lock().iter().any(|made| made.as_ptr() == Arc::as_ptr(cell))
    }

    fn new(engine: &Engine, captures: bool) -> Arc<Self> {
        Arc::new(Self {
            engine: Arc::downgrade(&engine.0),
            trace: Mutex::default(),
            mode: AtomicU8::new(INHERITED),
            captures,
            made: Mutex::default(),
        })
    }

    /// Makes the calling thread continue another thread's trace.
    pub(crate) fn join(other: &Arc<Self>) {
        CURRENT.with_borrow_mut(|current| {
            if let Some(current) = current {
                current.joined = Some(Arc::clone(other));
            }
        });
    }

    /// Makes the calling thread record as before it joined another thread's trace; whether it had.
    pub(crate) fn leave() -> bool {
        CURRENT.with_borrow_mut(|current| {
            current.as_mut().is_some_and(|current| current.joined.take().is_some())
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
    /// May block while another thread compiles the trace. A capture goes on.
    ///
    /// # Errors
    /// That of the first call that failed. The cells that depend on it keep the error.
    pub(crate) fn cut(&self) -> Result<()> {
        let Some(engine) = self.engine.upgrade().filter(|_| !self.captures) else { return Ok(()) };
        let engine = Engine(engine);
        engine.blocking(|| {
            let mut trace = self.trace.lock();
            engine.run(&mut trace)
        })
    }
}
