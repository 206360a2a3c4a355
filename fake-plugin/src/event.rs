//! Events and errors.

use std::ffi::c_void;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::call::{Failure, Serve, give, index, look, take};
use crate::control::{self, Live};
use crate::sys;

/// The end of some work, shared by its events and buffers.
#[derive(Clone, Default)]
pub(crate) struct Work(Arc<(Mutex<State>, Condvar)>);

#[derive(Default)]
struct State {
    outcome: Option<Result<(), Failure>>,
    waiting: Vec<Callback>,
}

struct Callback {
    function: unsafe extern "C" fn(*mut sys::PJRT_Error, *mut c_void),
    user_arg: *mut c_void,
}

// SAFETY: the caller of OnReady gives the argument to whichever thread ends the work.
unsafe impl Send for Callback {}

impl Callback {
    fn call(self, outcome: Result<(), Failure>) {
        let error = outcome.err().map_or(std::ptr::null_mut(), Failure::into_raw);
        // SAFETY: the header: the callback takes the error and the argument that it was registered with, once.
        unsafe { (self.function)(error, self.user_arg) };
    }
}

impl Work {
    /// Work that has ended.
    pub(crate) fn done(outcome: &Result<(), Failure>) -> Self {
        let work = Self::default();
        work.end(outcome);
        work
    }

    /// The work of a call, which ends as the test commanded for the function at `slot`.
    pub(crate) fn of_call(slot: usize, name: &str) -> Self {
        let command = control::command(index(slot));
        let outcome = match command.take_event_failure() {
            Some(code) => Err(Failure::new(code, format!("the work of {name} failed on command"))),
            None => Ok(()),
        };
        if !command.delays_its_event() || command.delay_ms() == 0 {
            return Self::done(&outcome);
        }
        let (work, delay) = (Self::default(), Duration::from_millis(command.delay_ms()));
        let ending = work.clone();
        std::thread::spawn(move || {
            std::thread::sleep(delay);
            ending.end(&outcome);
        });
        work
    }

    pub(crate) fn end(&self, outcome: &Result<(), Failure>) {
        let mut state = self.0.0.lock().unwrap();
        state.outcome = Some(outcome.clone());
        let waiting = std::mem::take(&mut state.waiting);
        drop(state);
        self.0.1.notify_all();
        for callback in waiting {
            callback.call(outcome.clone());
        }
    }

    pub(crate) fn wait(&self) -> Result<(), Failure> {
        let state = self.0.0.lock().unwrap();
        let state = self.0.1.wait_while(state, |state| state.outcome.is_none()).unwrap();
        state.outcome.clone().expect("the loop above waits for it")
    }

    pub(crate) fn event(&self) -> *mut sys::PJRT_Event {
        give(Live::Events, self.clone())
    }
}

impl Serve for sys::PJRT_Event_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        drop(take::<Work, _>(Live::Events, self.event));
        Ok(())
    }
}

impl Serve for sys::PJRT_Event_IsReady_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.is_ready = look::<Work, _>(self.event).0.0.lock().unwrap().outcome.is_some();
        Ok(())
    }
}

impl Serve for sys::PJRT_Event_Await_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        look::<Work, _>(self.event).wait()
    }
}

impl Serve for sys::PJRT_Event_OnReady_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let function = self.callback.ok_or_else(|| Failure::new(3, "no callback"))?;
        let callback = Callback { function, user_arg: self.user_arg };
        let mut state = look::<Work, _>(self.event).0.0.lock().unwrap();
        match state.outcome.clone() {
            None => state.waiting.push(callback),
            Some(outcome) => {
                drop(state);
                callback.call(outcome);
            }
        }
        Ok(())
    }
}

/// `PJRT_Error_Destroy`.
pub(crate) unsafe extern "C" fn error_destroy(args: *mut sys::PJRT_Error_Destroy_Args) {
    // SAFETY: the header: the caller passes its arguments.
    let args = unsafe { &*args };
    if !args.error.is_null() {
        drop(take::<Failure, _>(Live::Errors, args.error));
    }
}

/// `PJRT_Error_Message`.
pub(crate) unsafe extern "C" fn error_message(args: *mut sys::PJRT_Error_Message_Args) {
    // SAFETY: the header: the caller passes its arguments.
    let args = unsafe { &mut *args };
    let failure = look::<Failure, _>(args.error.cast_mut());
    args.message = failure.message.as_ptr().cast();
    args.message_size = failure.message.len();
}

/// `PJRT_Error_GetCode`.
pub(crate) unsafe extern "C" fn error_code(args: *mut sys::PJRT_Error_GetCode_Args) -> *mut sys::PJRT_Error {
    // SAFETY: the header: the caller passes its arguments.
    let args = unsafe { &mut *args };
    args.code = look::<Failure, _>(args.error.cast_mut()).code;
    std::ptr::null_mut()
}
