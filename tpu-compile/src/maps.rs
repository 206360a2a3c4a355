//! The memory maps of this process. A CPU plugin maps the code of each program by itself, 3 maps for a small one and
//! more than a hundred for a decomposition; one that gets no more of them ends the process.

use std::fs;

/// No program that was seen takes so many maps.
const MAPS_OF_A_PROGRAM: u64 = 512;

/// How many more programs fit into half of the maps that the kernel allows; without end where it does not say.
pub(crate) fn room() -> u64 {
    room_within().unwrap_or(u64::MAX)
}

fn room_within() -> Option<u64> {
    let allowed: u64 = fs::read_to_string("/proc/sys/vm/max_map_count").ok()?.trim().parse().ok()?;
    let used = fs::read_to_string("/proc/self/maps").ok()?.lines().count() as u64;
    Some((allowed / 2).saturating_sub(used) / MAPS_OF_A_PROGRAM)
}
