//! The handle by which tests command a fake plugin.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW, Symbol};

use crate::{Live, sys};

/// A fake plugin of its own: the file is a copy, so that no other test's commands reach it. Calls are named like the
/// functions of the C interface, such as `PJRT_Client_Compile`.
#[derive(Debug)]
pub struct Fake {
    path: PathBuf,
    library: Library,
}

impl Fake {
    /// A plugin with the full function table.
    ///
    /// # Panics
    ///
    /// When the plugin was not built; Cargo builds it with the tests that depend on this crate.
    #[must_use]
    pub fn new() -> Self {
        Self::with_table(size_of::<sys::PJRT_Api>(), 0)
    }

    /// A plugin whose table ends before the function `call`, like that of an older version.
    ///
    /// # Panics
    ///
    /// As [`Fake::new`].
    #[must_use]
    pub fn without(call: &str) -> Self {
        Self::with_table(
            slot(call) * size_of::<usize>() + std::mem::offset_of!(sys::PJRT_Api, PJRT_Error_Destroy),
            0,
        )
    }

    /// A plugin whose table states this size in bytes and this major version.
    ///
    /// # Panics
    ///
    /// As [`Fake::new`].
    #[must_use]
    pub fn with_table(size: usize, major: u32) -> Self {
        static COPIES: AtomicUsize = AtomicUsize::new(0);
        let number = COPIES.fetch_add(1, Relaxed);
        let path = std::env::temp_dir().join(format!("torchtpu-fake-{}-{number}.so", std::process::id()));
        std::fs::copy(built(), &path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // SAFETY: the library is this crate, whose initializers do nothing.
        let library = unsafe { Library::open(Some(&path), RTLD_NOW | RTLD_LOCAL) };
        let fake = Self { library: library.expect("this crate is a library"), path };
        // SAFETY: `control` exports the function with this type.
        let table: Symbol<extern "C" fn(usize, u32)> = unsafe { fake.symbol(b"fake_table\0") };
        table(size, major);
        fake
    }

    /// The plugin's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The next call of this function returns an error of `code`.
    ///
    /// # Panics
    ///
    /// When there is no such function.
    pub fn fail_next(&self, call: &str, code: u32) {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize, u32)> = unsafe { self.symbol(b"fake_fail_next\0") };
        function(slot(call), code);
    }

    /// The next event of this function's work ends with an error of `code`.
    ///
    /// # Panics
    ///
    /// When there is no such function.
    pub fn fail_event_next(&self, call: &str, code: u32) {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize, u32)> = unsafe { self.symbol(b"fake_fail_event_next\0") };
        function(slot(call), code);
    }

    /// Every call of this function takes `ms` milliseconds from now on.
    ///
    /// # Panics
    ///
    /// When there is no such function.
    pub fn delay(&self, call: &str, ms: u64) {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize, u64, u32)> = unsafe { self.symbol(b"fake_delay\0") };
        function(slot(call), ms, 0);
    }

    /// The work of every call of this function takes `ms` milliseconds from now on, while the call returns at once.
    ///
    /// # Panics
    ///
    /// When there is no such function.
    pub fn delay_event(&self, call: &str, ms: u64) {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize, u64, u32)> = unsafe { self.symbol(b"fake_delay\0") };
        function(slot(call), ms, 1);
    }

    /// How often this function was called.
    ///
    /// # Panics
    ///
    /// When there is no such function.
    #[must_use]
    pub fn calls(&self, call: &str) -> u64 {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize) -> u64> = unsafe { self.symbol(b"fake_calls\0") };
        function(slot(call))
    }

    /// How many objects of a kind live.
    #[must_use]
    pub fn live(&self, kind: Live) -> i64 {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn(usize) -> i64> = unsafe { self.symbol(b"fake_live\0") };
        function(kind as usize)
    }

    /// Takes back every order and sets the counters of calls to 0.
    pub fn reset(&self) {
        // SAFETY: `control` exports the function with this type.
        let function: Symbol<extern "C" fn()> = unsafe { self.symbol(b"fake_reset\0") };
        function();
    }

    /// # Safety
    ///
    /// `control` exports a function of this name and type.
    unsafe fn symbol<T>(&self, name: &[u8]) -> Symbol<T> {
        // SAFETY: the caller's promise.
        unsafe { self.library.get(name) }.expect("this crate exports its commands")
    }
}

impl Default for Fake {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        // Mapped libraries outlive their files; a copy that stays is a few megabytes in the temporary folder.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// The built plugin: beside the test's executable, or one level up.
fn built() -> PathBuf {
    let executable = std::env::current_exe().expect("a test has an executable");
    let found = executable.ancestors().skip(1).take(2).map(|folder| folder.join("libfake_plugin.so"));
    found.into_iter().find(|path| path.is_file()).unwrap_or_else(|| {
        panic!("libfake_plugin.so is not beside {}\nhint: cargo build -p fake-plugin", executable.display())
    })
}

/// The position of a function in the table.
fn slot(call: &str) -> usize {
    let position = sys::FUNCTIONS.iter().position(|(name, _)| *name == call);
    position.unwrap_or_else(|| panic!("{call} is no function of PJRT"))
}
