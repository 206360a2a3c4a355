//! What a storage's context points to, and the address that stands for its data.

use std::collections::HashMap;
use std::ffi::c_void;
use std::hash::BuildHasherDefault;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use parking_lot::Mutex;
use rustc_hash::FxHasher;
use tpu_compile::Cell;

/// A cell in torch's hands.
pub(super) struct Handle {
    /// The contents.
    pub(super) cell: Arc<Cell>,
    address: u64,
}

/// The live handles by address, in parts that threads seldom share.
static LIVE: [Mutex<HashMap<u64, usize, BuildHasherDefault<FxHasher>>>; PARTS] =
    [const { Mutex::new(HashMap::with_hasher(BuildHasherDefault::new())) }; PARTS];
const PARTS: usize = 16;
/// Storages begin at multiples of this, as on other devices.
const LINE: u64 = 64;

impl Handle {
    /// Gives a cell to torch: the context and the data of its storage. `Core::free` takes them back.
    pub(super) fn hand_over(cell: Arc<Cell>) -> (*mut c_void, *mut c_void) {
        let address = reserve(cell.nbytes() as u64);
        let handle = Box::into_raw(Box::new(Self { cell, address }));
        part(address).lock().insert(address, handle as usize);
        (handle.cast(), address as *mut c_void)
    }

    /// The handle whose data begins at `address`.
    pub(super) fn find(address: *const c_void) -> Option<*mut Self> {
        part(address as u64).lock().get(&(address as u64)).map(|handle| *handle as *mut Self)
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        part(self.address).lock().remove(&self.address);
    }
}

/// An address range that no process can read, and that is handed out once: tensors are told apart by `data_ptr()`.
/// Bit 62 without bit 63 is not canonical on x86-64; bit 55 selects the kernel's half on `AArch64`, whatever the
/// top byte says.
fn reserve(nbytes: u64) -> u64 {
    const LOW_BITS: u32 = 55;
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let at = NEXT.fetch_add((nbytes / LINE + 1) * LINE, Relaxed);
    let (low, high) = (at & ((1 << LOW_BITS) - 1), (at >> LOW_BITS) & 0x3f);
    1 << 62 | high << 56 | 1 << LOW_BITS | low
}

fn part(address: u64) -> &'static Mutex<HashMap<u64, usize, BuildHasherDefault<FxHasher>>> {
    &LIVE[(address / LINE) as usize % PARTS]
}
