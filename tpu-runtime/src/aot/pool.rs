//! Several workers, and who may use them.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

use super::child::{Silence, Worker, WorkerCommand};
use super::protocol::{Answer, Job, Task};
use super::report::{AotOutcome, AotReport, TopologyFacts};
use crate::{CompileOptions, Error, Program, Result};

/// How long a worker may take to load the plugin.
const START_LIMIT: Duration = Duration::from_mins(2);

/// After so many programs a worker is replaced: compilers keep some memory of each.
const PROGRAMS_OF_A_WORKER: usize = 500;

/// Processes that compile ahead of time, up to a number of them at once. Threads share a pool; a worker is started when
/// one is needed, and all end with the pool.
#[derive(Debug)]
#[must_use]
pub struct AotPool {
    command: WorkerCommand,
    plugin: PathBuf,
    jobs: usize,
    limit: Duration,
    workers: Mutex<Workers>,
    freed: Condvar,
}

#[derive(Debug, Default)]
struct Workers {
    idle: Vec<Seasoned>,
    busy: usize,
}

/// A worker and how many programs it was given.
struct Seasoned {
    worker: Worker,
    programs: usize,
}

impl std::fmt::Debug for Seasoned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Worker({} programs)", self.programs)
    }
}

/// The right to one worker.
struct Turn<'a> {
    pool: &'a AotPool,
    worker: Option<Seasoned>,
}

impl AotPool {
    /// A pool of up to `jobs` workers, 1 or more (0 counts as 1), that load `plugin`. A program may take `limit`, from a
    /// worker that has started. Starts nothing yet.
    pub fn new(command: WorkerCommand, plugin: impl Into<PathBuf>, jobs: usize, limit: Duration) -> Self {
        let (workers, freed) = (Mutex::default(), Condvar::new());
        Self { command, plugin: plugin.into(), jobs: jobs.max(1), limit, workers, freed }
    }

    /// How many programs can be compiled at once.
    #[must_use]
    pub fn jobs(&self) -> usize {
        self.jobs
    }

    /// Compiles a program for the topology of this name, such as `v6e:2x2`. Blocking: until a worker is free, then
    /// until the compiler is done or the limit is over.
    ///
    /// # Errors
    ///
    /// [`Error::Worker`] when the plugin cannot be loaded or does not know the topology, [`Error::WorkerStart`] when a
    /// worker cannot be started. What becomes of the program itself is no error but the report's outcome.
    pub fn compile(&self, topology: &str, program: &Program, options: &CompileOptions) -> Result<AotReport> {
        let task = Task::Compile(Job {
            topology: topology.to_owned(),
            text: program.text.clone(),
            parameters: program.signature.parameters.iter().map(Into::into).collect(),
            outputs: program.signature.outputs.iter().map(Into::into).collect(),
            options: options.encode(),
        });
        let mut turn = self.turn();
        turn.start()?;
        let start = Instant::now();
        let report = |outcome| Ok(AotReport { outcome, time: start.elapsed() });
        match turn.ask(task, self.limit) {
            Ok(Answer::Compiled(message)) => {
                let time = Duration::from_secs_f64(message.seconds);
                Ok(AotReport { outcome: AotOutcome::Accepted(Box::new(message.into())), time })
            }
            Ok(Answer::Refused(refusal)) => {
                let time = Duration::from_secs_f64(refusal.seconds);
                Ok(AotReport { outcome: AotOutcome::Refused(refusal.words), time })
            }
            Ok(answer) => self.unusable(answer),
            Err(Silence::Died(words)) => report(AotOutcome::Crashed(words)),
            Err(Silence::TooLong) => report(AotOutcome::TimedOut(self.limit)),
        }
    }

    /// What the plugin says of a topology. Blocking, as [`AotPool::compile`].
    ///
    /// # Errors
    ///
    /// As [`AotPool::compile`].
    pub fn describe(&self, topology: &str) -> Result<TopologyFacts> {
        let mut turn = self.turn();
        turn.start()?;
        match turn.ask(Task::Describe(topology.to_owned()), self.limit) {
            Ok(Answer::Described(facts)) => Ok(facts.into()),
            Ok(answer) => self.unusable(answer),
            Err(Silence::Died(words)) => Err(self.error(words)),
            Err(Silence::TooLong) => Err(self.error(format!("no answer within {} s", self.limit.as_secs()))),
        }
    }

    /// An answer that is none to the question: the reason for it.
    fn unusable<T>(&self, answer: Answer) -> Result<T> {
        Err(self.error(match answer {
            Answer::Unusable(words) => words,
            other => format!("an answer to another question: {other:?}"),
        }))
    }

    fn error(&self, words: String) -> Error {
        Error::Worker { plugin: self.plugin.clone(), words }
    }

    /// Waits for a free worker, or for the right to start one.
    fn turn(&self) -> Turn<'_> {
        let mut workers = self.workers.lock();
        while workers.busy >= self.jobs {
            self.freed.wait(&mut workers);
        }
        workers.busy += 1;
        let idle = workers.idle.pop();
        drop(workers); // Before a worker that is to be replaced is waited for.
        Turn { pool: self, worker: idle.filter(|worker| worker.programs < PROGRAMS_OF_A_WORKER) }
    }
}

impl Turn<'_> {
    /// Starts a worker, if there is none.
    fn start(&mut self) -> Result<()> {
        if self.worker.is_none() {
            let worker = Worker::start(&self.pool.command, &self.pool.plugin, START_LIMIT)?;
            self.worker = Some(Seasoned { worker, programs: 0 });
        }
        Ok(())
    }

    /// Asks the worker, and ends it if it does not answer.
    fn ask(&mut self, task: Task, limit: Duration) -> Result<Answer, Silence> {
        let seasoned = self.worker.as_mut();
        let seasoned = seasoned.unwrap_or_else(|| unreachable!("no worker was started: bug in tpu-runtime"));
        seasoned.programs += 1;
        let answer = seasoned.worker.ask(task, limit);
        if answer.is_err() {
            self.worker = None;
        }
        answer
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut workers = self.pool.workers.lock();
        workers.busy -= 1;
        workers.idle.extend(self.worker.take());
        drop(workers);
        self.pool.freed.notify_one();
    }
}
