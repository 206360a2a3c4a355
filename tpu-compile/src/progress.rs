//! A line on the terminal for work that takes long; nothing in logs.

use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::scope;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Work that takes no longer says nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does the work, and says what it is and for how long it has taken while it takes more than a second.
pub(crate) fn shown<T>(what: String, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    scope(|scope| {
        let (done, waiting) = channel::<()>();
        scope.spawn(move || {
            if waiting.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let style = ProgressStyle::with_template("torchtpu: {msg} … {elapsed}");
                let line = ProgressBar::new_spinner().with_message(what).with_elapsed(PATIENCE);
                line.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
                line.enable_steady_tick(Duration::from_millis(250));
                // Fails when the work is done and the sender dropped.
                let _ended = waiting.recv();
                line.finish_and_clear();
            }
        });
        let result = work();
        drop(done);
        result
    })
}
