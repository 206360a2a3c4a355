//! What tests command, through exported C functions: a call is named by its position in the function table.

use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering::SeqCst};

use crate::sys;

/// The functions of the table.
pub(crate) const FUNCTIONS: usize = 138;

/// The orders for one function.
pub(crate) struct Command {
    calls: AtomicU64,
    fail: AtomicU32,
    fail_event: AtomicU32,
    delay_ms: AtomicU64,
    delay_event: AtomicU32,
}

static COMMANDS: [Command; FUNCTIONS] = [const { Command::new() }; FUNCTIONS];
static LIVE: [AtomicI64; 6] = [const { AtomicI64::new(0) }; 6];
static TABLE_SIZE: AtomicUsize = AtomicUsize::new(size_of::<sys::PJRT_Api>());
static MAJOR: AtomicU32 = AtomicU32::new(0);

/// Kinds of objects that are counted while they live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are the kinds")]
pub enum Live {
    Errors,
    Events,
    Clients,
    Buffers,
    /// Loaded or not.
    Executables,
    Topologies,
}

impl Live {
    pub(crate) fn add(self, count: i64) {
        LIVE[self as usize].fetch_add(count, SeqCst);
    }
}

impl Command {
    const fn new() -> Self {
        Self {
            calls: AtomicU64::new(0),
            fail: AtomicU32::new(0),
            fail_event: AtomicU32::new(0),
            delay_ms: AtomicU64::new(0),
            delay_event: AtomicU32::new(0),
        }
    }

    pub(crate) fn count(&self) {
        self.calls.fetch_add(1, SeqCst);
    }

    pub(crate) fn take_failure(&self) -> Option<u32> {
        Some(self.fail.swap(0, SeqCst)).filter(|code| *code != 0)
    }

    pub(crate) fn take_event_failure(&self) -> Option<u32> {
        Some(self.fail_event.swap(0, SeqCst)).filter(|code| *code != 0)
    }

    pub(crate) fn delay_ms(&self) -> u64 {
        self.delay_ms.load(SeqCst)
    }

    /// Whether the delay is that of the call's work, not of the call.
    pub(crate) fn delays_its_event(&self) -> bool {
        self.delay_event.load(SeqCst) != 0
    }
}

pub(crate) fn command(index: usize) -> &'static Command {
    &COMMANDS[index]
}

pub(crate) fn table_size() -> usize {
    TABLE_SIZE.load(SeqCst)
}

pub(crate) fn major() -> i32 {
    MAJOR.load(SeqCst) as i32
}

/// The next call of this function returns an error of `code`; 0 takes the order back.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_fail_next(call: usize, code: u32) {
    COMMANDS[call].fail.store(code, SeqCst);
}

/// The next event of this function's work ends with an error of `code`; 0 takes the order back.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_fail_event_next(call: usize, code: u32) {
    COMMANDS[call].fail_event.store(code, SeqCst);
}

/// Every call of this function takes `ms` milliseconds, or its work does when `of_event` is not 0.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_delay(call: usize, ms: u64, of_event: u32) {
    COMMANDS[call].delay_event.store(of_event, SeqCst);
    COMMANDS[call].delay_ms.store(ms, SeqCst);
}

/// How often this function was called.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_calls(call: usize) -> u64 {
    COMMANDS[call].calls.load(SeqCst)
}

/// How many objects of a kind ([`Live`] as a number) live.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_live(kind: usize) -> i64 {
    LIVE[kind].load(SeqCst)
}

/// The size that the function table states, and its major version. To be called before `GetPjrtApi`.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_table(size: usize, major: u32) {
    TABLE_SIZE.store(size, SeqCst);
    MAJOR.store(major, SeqCst);
}

/// Takes back every order and sets the counters of calls to 0.
// SAFETY: the name is used nowhere else.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fake_reset() {
    for command in &COMMANDS {
        command.calls.store(0, SeqCst);
        command.fail.store(0, SeqCst);
        command.fail_event.store(0, SeqCst);
        command.delay_ms.store(0, SeqCst);
        command.delay_event.store(0, SeqCst);
    }
}
