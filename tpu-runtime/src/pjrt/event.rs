//! Events: the end of asynchronous work.

use std::any::Any;
use std::ffi::c_void;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;

use super::call::{self, Api, log_failed_free};
use super::client::Handle;
use super::sys;
use crate::{Error, Result};

/// The end of asynchronous work on a client. The work goes on when the event is dropped.
#[must_use]
pub struct Event {
    raw: NonNull<sys::PJRT_Event>,
    client: Handle,
}

// SAFETY: an event is a reference-counted future of XLA, which any thread may wait for and free; tests/runtime/threads.rs.
unsafe impl Send for Event {}
// SAFETY: as for `Send`: waiting and asking change nothing but the future's own atomics.
unsafe impl Sync for Event {}

impl Event {
    /// # Safety
    ///
    /// `raw` is an event of a call to `client`'s plugin, which nobody else frees.
    pub(crate) unsafe fn new(raw: NonNull<sys::PJRT_Event>, client: Handle) -> Self {
        Self { raw, client }
    }

    /// Blocks until the work is done.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] with the error of the work, however often it is asked for.
    pub fn await_ready(&self) -> Result<()> {
        let mut args = sys::PJRT_Event_Await_Args { event: self.raw.as_ptr(), ..call::new() };
        // SAFETY: the event is alive, because `self` is.
        unsafe { self.api().call(&mut args) }
    }

    /// Whether the work is done, also when it failed.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin cannot tell. An error of the work is not told here.
    pub fn is_ready(&self) -> Result<bool> {
        let mut args = sys::PJRT_Event_IsReady_Args { event: self.raw.as_ptr(), ..call::new() };
        // SAFETY: the event is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(args.is_ready)
    }

    /// Calls `callback` once, with the outcome of the work: on a thread of the plugin when the work ends, or on this
    /// thread before the call returns when it has ended already.
    ///
    /// The callback must not block, and must not drop the last handle of the client, whose end waits for the plugin's
    /// threads. A panic in it is caught and logged.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin refuses; the callback is dropped and not called.
    pub fn on_ready(&self, callback: impl FnOnce(Result<()>) + Send + 'static) -> Result<()> {
        let pending = Box::new(Pending { api: self.api(), callback: Box::new(callback) });
        let pending = Box::into_raw(pending);
        let mut args = sys::PJRT_Event_OnReady_Args {
            event: self.raw.as_ptr(),
            callback: Some(ready),
            user_arg: pending.cast(),
            ..call::new()
        };
        // SAFETY: the event is alive; `ready` takes back the box, which the plugin hands it once.
        unsafe { self.api().call(&mut args) }.inspect_err(|_| {
            // SAFETY: the call failed, so the plugin does not hold the box.
            drop(unsafe { Box::from_raw(pending) });
        })
    }

    fn api(&self) -> Api {
        self.client.api()
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let mut args = sys::PJRT_Event_Destroy_Args { event: self.raw.as_ptr(), ..call::new() };
        // SAFETY: `Event::new` promises that nobody else frees it.
        log_failed_free(unsafe { self.api().call(&mut args) });
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Event({:p})", self.raw)
    }
}

/// A callback that waits for its event.
struct Pending {
    api: Api,
    callback: Box<dyn FnOnce(Result<()>) + Send>,
}

/// The C callback of [`Event::on_ready`].
unsafe extern "C" fn ready(error: *mut sys::PJRT_Error, user_arg: *mut c_void) {
    // SAFETY: `on_ready` made the box, and the plugin calls back once.
    let pending = unsafe { Box::from_raw(user_arg.cast::<Pending>()) };
    guard("on_ready", move || {
        let outcome = match NonNull::new(error) {
            None => Ok(()),
            // SAFETY: the header: the error passes into the callback's ownership.
            Some(error) => Err(unsafe { pending.api.take_error("PJRT_Event_OnReady", error) }),
        };
        (pending.callback)(outcome);
    });
}

/// Runs a callback from C: a panic must not cross into it, so it is caught and logged.
pub(crate) fn guard(call: &'static str, callback: impl FnOnce()) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(callback)) {
        let error = Error::CallbackPanic { call, message: panic_message(panic.as_ref()) };
        // The payload's own drop may panic.
        std::mem::forget(panic);
        tracing::error!(%error, "a callback failed");
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guard_catches_panics() {
        guard("test", || panic!("ouch"));
        guard("test", || std::panic::panic_any(7));
    }
}
