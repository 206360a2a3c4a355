//! Bytes on a device.

use tpu_compile::Engine;

use crate::engine::{engine, is_initialized};

/// What is known about a device's memory.
#[derive(Default)]
pub(crate) struct Stats {
    /// Bytes of live arrays, on all devices.
    pub(crate) allocated: u64,
    /// The most there were at once since the last reset.
    pub(crate) peak: u64,
    /// Bytes that there are in all; 0 where nobody says.
    pub(crate) limit: u64,
}

/// A device's memory; zeros before its first use.
pub(crate) fn stats(device: usize) -> Stats {
    let Some(engine) = running() else { return Stats::default() };
    let counters = engine.metrics();
    let plugin = engine.device(device).ok().and_then(|device| device.memory_stats().ok());
    let limit = plugin.and_then(|stats| stats.limit_in_bytes).map(|limit| limit as u64);
    let on_host = engine.client().is_cpu();
    let limit = limit.or_else(|| if on_host { host_memory() } else { None }).unwrap_or(0);
    Stats { allocated: counters.live_bytes, peak: counters.peak_bytes, limit }
}

/// Forgets the highest number of live bytes.
pub(crate) fn reset_peak() {
    if let Some(engine) = running() {
        engine.reset_peak_bytes();
    }
}

fn running() -> Option<&'static Engine> {
    if is_initialized() { engine().ok() } else { None }
}

/// The machine's memory, which is what the CPU plugin's devices have.
fn host_memory() -> Option<u64> {
    let facts = std::fs::read_to_string("/proc/meminfo").ok()?;
    let total = facts.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kibibytes: u64 = total.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
