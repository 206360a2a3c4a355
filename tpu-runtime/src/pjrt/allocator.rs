//! The allocator of this process, from which a CPU plugin has the memory of its device.

use libc::{M_MMAP_THRESHOLD, M_TRIM_THRESHOLD, c_int, mallopt};

/// Lets this process keep up to `bytes` of memory that it has freed, 2 GiB at most, for what it allocates next.
///
/// Else glibc gives every block above 32 MiB back to the system, and maps a new one for the next. A training step on a CPU
/// plugin then spends up to a fifth of its time on touching new pages. Blocks of other threads than the first are mapped as
/// before.
pub fn keep_freed_memory(bytes: u64) {
    let bytes = c_int::try_from(bytes).unwrap_or(c_int::MAX);
    for parameter in [M_MMAP_THRESHOLD, M_TRIM_THRESHOLD] {
        // SAFETY: both parameters take any number from 0 on. mallopt locks the arena; threads that allocate meanwhile read
        // the parameter's one word before or after it is written.
        if unsafe { mallopt(parameter, bytes) } != 1 {
            tracing::debug!(parameter, bytes, "the allocator does not take a parameter");
        }
    }
}
