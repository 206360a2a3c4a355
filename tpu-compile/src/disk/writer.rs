//! A thread that loads entries ahead and writes them, so that nobody waits for a disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

pub(super) type Job = Box<dyn FnOnce() + Send>;

/// The thread, started at the first job.
#[derive(Debug, Default)]
pub(super) struct Writer {
    jobs: Mutex<Option<Sender<Job>>>,
    waiting: Arc<Waiting>,
}

/// How many jobs are not done.
#[derive(Debug, Default)]
struct Waiting {
    count: Mutex<usize>,
    changed: Condvar,
}

/// A job that is not done, whatever becomes of it.
struct Pending(Arc<Waiting>);

impl Writer {
    /// Lets the thread do a job after those that it already has; does it here when there can be no thread.
    pub(super) fn submit(&self, job: impl FnOnce() + Send + 'static) {
        let pending = Pending::new(&self.waiting);
        let job: Job = Box::new(move || {
            job();
            drop(pending);
        });
        let mut jobs = self.jobs.lock();
        if jobs.is_none() {
            let (sender, receiver) = channel::<Job>();
            // What a job leaves half done is a file that nobody takes for an entry.
            let work = move || receiver.into_iter().for_each(|job| drop(catch_unwind(AssertUnwindSafe(job))));
            *jobs = thread::Builder::new().name("torchtpu-cache".to_owned()).spawn(work).ok().map(|_| sender);
        }
        let refused = match &*jobs {
            Some(sender) => sender.send(job).err().map(|refused| refused.0),
            None => Some(job),
        };
        drop(jobs);
        if let Some(job) = refused {
            job();
        }
    }

    /// Waits until all jobs are done, but not longer than `patience`; whether they are.
    pub(super) fn flush(&self, patience: Duration) -> bool {
        let end = Instant::now() + patience;
        let mut count = self.waiting.count.lock();
        while *count > 0 {
            if self.waiting.changed.wait_until(&mut count, end).timed_out() {
                return *count == 0;
            }
        }
        true
    }
}

impl Pending {
    fn new(waiting: &Arc<Waiting>) -> Self {
        *waiting.count.lock() += 1;
        Self(Arc::clone(waiting))
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        *self.0.count.lock() -= 1;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use super::*;

    #[test]
    fn a_flush_waits_for_all_jobs() {
        let (writer, done) = (Writer::default(), Arc::new(AtomicUsize::new(0)));
        assert!(writer.flush(Duration::ZERO));
        for _ in 0..10 {
            let done = Arc::clone(&done);
            writer.submit(move || {
                thread::sleep(Duration::from_millis(2));
                done.fetch_add(1, SeqCst);
            });
        }
        assert!(writer.flush(Duration::from_secs(10)));
        assert_eq!(done.load(SeqCst), 10);
    }

    #[test]
    fn a_flush_does_not_wait_for_ever() {
        let (writer, (hold, held)) = (Writer::default(), channel::<()>());
        writer.submit(move || assert!(held.recv().is_err()));
        assert!(!writer.flush(Duration::from_millis(10)));
        drop(hold);
        assert!(writer.flush(Duration::from_secs(10)));
    }

    #[test]
    fn a_panic_loses_one_job() {
        let writer = Writer::default();
        writer.submit(|| panic!("on purpose"));
        assert!(writer.flush(Duration::from_secs(10)));
        let done = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&done);
        writer.submit(move || counted.store(1, SeqCst));
        assert!(writer.flush(Duration::from_secs(10)));
        assert_eq!(done.load(SeqCst), 1);
    }
}
