//! Marks in a device's queue, for `torch.Event`.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use crate::engine::synchronize;
use crate::error::Result;

/// A moment in a device's queue.
pub(crate) struct Event {
    device: usize,
    done: AtomicBool,
    /// When the work before it was done; only timed events know.
    time: Instant,
}

impl Event {
    /// Marks the end of the device's queue. A timed event waits for it, so that its time is the device's.
    ///
    /// # Errors
    /// When the device does not exist or is lost.
    pub(crate) fn record(device: usize, timed: bool) -> Result<Self> {
        if timed {
            synchronize(device)?;
        }
        Ok(Self { device, done: AtomicBool::new(timed), time: Instant::now() })
    }

    /// Waits until the work before the mark is done.
    ///
    /// # Errors
    /// When the device is lost.
    pub(crate) fn wait(&self) -> Result<()> {
        if !self.is_done() {
            synchronize(self.device)?;
            self.done.store(true, Relaxed);
        }
        Ok(())
    }

    /// Whether somebody has waited for it. Work may be done earlier.
    pub(crate) fn is_done(&self) -> bool {
        self.done.load(Relaxed)
    }

    /// The time between two timed events.
    pub(crate) fn milliseconds_until(&self, end: &Self) -> f64 {
        end.time.saturating_duration_since(self.time).as_secs_f64() * 1e3
    }
}
