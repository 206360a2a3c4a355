//! A device buffer that is counted.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::Relaxed;

use tpu_runtime::Buffer;

use crate::metrics::Metrics;

/// A [`Buffer`] whose bytes count as live until it is donated or dropped.
#[derive(Debug)]
pub struct Array {
    buffer: Buffer,
    bytes: AtomicI64,
    metrics: Arc<Metrics>,
}

impl Array {
    pub(crate) fn new(buffer: Buffer, metrics: &Arc<Metrics>) -> Self {
        let bytes = buffer.shape().size_in_bytes() as i64;
        let live = metrics.live_bytes.fetch_add(bytes, Relaxed) + bytes;
        metrics.peak_bytes.fetch_max(live, Relaxed);
        Self { buffer, bytes: AtomicI64::new(bytes), metrics: Arc::clone(metrics) }
    }

    /// Says that a program has used the buffer up: its memory is that of a result now.
    pub(crate) fn donated(&self) {
        self.metrics.live_bytes.fetch_sub(self.bytes.swap(0, Relaxed), Relaxed);
    }
}

impl Deref for Array {
    type Target = Buffer;
    fn deref(&self) -> &Buffer {
        &self.buffer
    }
}

impl Drop for Array {
    fn drop(&mut self) {
        self.metrics.live_bytes.fetch_sub(*self.bytes.get_mut(), Relaxed);
    }
}
