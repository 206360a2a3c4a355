//! Bytes on a device.

use crate::engine::{engine, is_initialized};

/// What is known about a device's memory.
#[derive(Default)]
pub(crate) struct Stats {
    /// Bytes of live arrays.
    pub(crate) allocated: u64,
    /// The most there were at once since the last reset.
    pub(crate) peak: u64,
    /// Bytes that there are in all; 0 where the plugin does not say.
    pub(crate) limit: u64,
}

/// A device's memory; zeros before its first use.
pub(crate) fn stats(device: usize) -> Stats {
    let (true, Ok(engine)) = (is_initialized(), engine()) else { return Stats::default() };
    let counters = engine.metrics();
    let plugin = engine.device(device).ok().and_then(|device| device.memory_stats().ok());
    let limit = plugin.and_then(|stats| stats.limit_in_bytes).unwrap_or(0);
    Stats { allocated: counters.live_bytes, peak: counters.peak_bytes, limit: limit as u64 }
}
