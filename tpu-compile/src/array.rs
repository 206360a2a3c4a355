//! A device buffer that is counted.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tpu_runtime::Buffer;

use crate::metrics::Metrics;

/// A [`Buffer`] whose bytes count as live until it is dropped.
#[derive(Debug)]
pub struct Array {
    buffer: Buffer,
    bytes: i64,
    metrics: Arc<Metrics>,
}

impl Array {
    pub(crate) fn new(buffer: Buffer, metrics: &Arc<Metrics>) -> Self {
        let bytes = buffer.shape().size_in_bytes() as i64;
        let live = metrics.live_bytes.fetch_add(bytes, Relaxed) + bytes;
        metrics.peak_bytes.fetch_max(live, Relaxed);
        Self { buffer, bytes, metrics: Arc::clone(metrics) }
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
        self.metrics.live_bytes.fetch_sub(self.bytes, Relaxed);
    }
}
