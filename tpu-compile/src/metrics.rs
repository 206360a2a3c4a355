//! What the engine counts, monotonic since its start but for the live bytes.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicI64, AtomicU64};

/// The engine's counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) compiles: AtomicU64,
    pub(crate) compile_ns: AtomicU64,
    pub(crate) memory_hits: AtomicU64,
    pub(crate) disk_hits: AtomicU64,
    pub(crate) executions: AtomicU64,
    pub(crate) nodes: AtomicU64,
    pub(crate) h2d_bytes: AtomicU64,
    pub(crate) d2h_bytes: AtomicU64,
    pub(crate) live_bytes: AtomicI64,
    pub(crate) peak_bytes: AtomicI64,
}

/// The counters at one moment.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Snapshot {
    /// Programs compiled.
    pub compiles: u64,
    /// Wall seconds spent compiling, summed over threads.
    pub compile_seconds: f64,
    /// Programs found in memory.
    pub memory_hits: u64,
    /// Programs found on disk.
    pub disk_hits: u64,
    /// Programs executed.
    pub executions: u64,
    /// Ops recorded.
    pub nodes: u64,
    /// Bytes copied from the host to devices.
    pub h2d_bytes: u64,
    /// Bytes copied from devices to the host.
    pub d2h_bytes: u64,
    /// Bytes of the arrays that are alive on devices.
    pub live_bytes: u64,
    /// The most bytes that were alive at once since the last reset.
    pub peak_bytes: u64,
}

impl Metrics {
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot {
            compiles: self.compiles.load(Relaxed),
            compile_seconds: self.compile_ns.load(Relaxed) as f64 * 1e-9,
            memory_hits: self.memory_hits.load(Relaxed),
            disk_hits: self.disk_hits.load(Relaxed),
            executions: self.executions.load(Relaxed),
            nodes: self.nodes.load(Relaxed),
            h2d_bytes: self.h2d_bytes.load(Relaxed),
            d2h_bytes: self.d2h_bytes.load(Relaxed),
            live_bytes: self.live_bytes.load(Relaxed).max(0) as u64,
            peak_bytes: self.peak_bytes.load(Relaxed).max(0) as u64,
        }
    }
}
