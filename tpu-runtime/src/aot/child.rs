//! A worker as its pool sees it.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, PipeReader, Read};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use super::ENVIRONMENT;
use super::protocol::{Answer, Reply, Request, Task, read, write};
use crate::{Error, Result};

/// The command that starts a worker: a program that calls [`serve`](super::serve).
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct WorkerCommand {
    program: PathBuf,
    arguments: Vec<OsString>,
}

/// How many lines of what a worker prints are kept.
const KEPT_LINES: usize = 60;

/// How many of the last lines become part of an error.
const SHOWN_LINES: usize = 4;

/// How long a dead worker's last words are waited for. Its descriptors close when it dies, unless it left a child.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A process that compiles, with a plugin loaded.
pub(super) struct Worker {
    child: Child,
    socket: UnixStream,
    printed: Printed,
}

/// Why a worker did not answer.
#[derive(Debug)]
pub(super) enum Silence {
    /// It died, with these last words.
    Died(String),
    /// It took longer than it might.
    TooLong,
}

impl WorkerCommand {
    /// A program, found as the system finds it.
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Self { program: program.into(), arguments: Vec::new() }
    }

    /// Adds an argument.
    pub fn arg(mut self, argument: impl Into<OsString>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Starts a worker: the socket is its standard input, what it prints goes to a pipe.
    fn spawn(&self) -> io::Result<(Child, UnixStream, PipeReader)> {
        let (ours, theirs) = UnixStream::pair()?;
        let (reader, writer) = io::pipe()?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).envs(ENVIRONMENT);
        command.stdin(OwnedFd::from(theirs)).stdout(writer.try_clone()?).stderr(writer);
        Ok((command.spawn()?, ours, reader))
    }
}

impl Worker {
    /// Starts a worker that has the plugin loaded.
    ///
    /// # Errors
    ///
    /// [`Error::WorkerStart`] when the command cannot be started, [`Error::Worker`] with the worker's words when it dies,
    /// takes longer than `limit` or cannot load the plugin.
    pub(super) fn start(command: &WorkerCommand, plugin: &Path, limit: Duration) -> Result<Self> {
        let started = command.spawn().map_err(|source| Error::WorkerStart {
            program: command.program.clone(),
            source: Arc::new(source),
        })?;
        let (child, socket, reader) = started;
        let printed = Printed::of(reader).map_err(|source| Error::WorkerStart {
            program: command.program.clone(),
            source: Arc::new(source),
        })?;
        let mut worker = Self { child, socket, printed };
        let unusable = |words| Err(Error::Worker { plugin: plugin.to_owned(), words });
        match worker.ask(Task::Load(plugin.to_string_lossy().into_owned()), limit) {
            Ok(Answer::Loaded(_)) => Ok(worker),
            Ok(Answer::Unusable(words)) | Err(Silence::Died(words)) => unusable(words),
            Ok(answer) => unusable(format!("an answer to another question: {answer:?}")),
            Err(Silence::TooLong) => unusable(format!("no answer within {} s", limit.as_secs())),
        }
    }

    /// Asks, and waits for the answer. After a silence the worker is of no more use.
    pub(super) fn ask(&mut self, task: Task, limit: Duration) -> Result<Answer, Silence> {
        let deadline = Instant::now() + limit;
        let asked = self
            .socket
            .set_write_timeout(Some(limit))
            .and_then(|()| write(&mut self.socket, &Request { task: Some(task) }));
        let reply = asked.and_then(|()| read::<Reply>(&mut Until { socket: &self.socket, deadline }));
        match reply {
            Ok(Reply { answer: Some(answer) }) => Ok(answer),
            Ok(Reply { answer: None }) => Err(self.died(Some("an empty answer"))),
            Err(error) if matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock) => {
                Err(Silence::TooLong)
            }
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Err(self.died(Some(&error.to_string())))
            }
            Err(_) => Err(self.died(None)),
        }
    }

    /// The last words of a worker that hung up, or that is ended because it said what no worker says.
    fn died(&mut self, said: Option<&str>) -> Silence {
        if said.is_some() {
            let _ = self.child.kill(); // Fails only when it is dead already.
        }
        let mut words = self.printed.last_words();
        words.extend(said.map(str::to_owned));
        if let Ok(status) = self.child.wait()
            && said.is_none()
        {
            words.push(format!("the worker ended: {status}"));
        }
        Silence::Died(words.join("\n"))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill(); // Fails only when it is dead already.
        let _ = self.child.wait();
    }
}

/// Reads a socket up to a deadline.
struct Until<'a> {
    socket: &'a UnixStream,
    deadline: Instant,
}

impl Read for Until<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.socket.set_read_timeout(Some(left))?;
        self.socket.read(into)
    }
}

/// What a worker prints: read as it comes, so that the worker never waits, and forgotten but for the last lines.
struct Printed {
    lines: Arc<Mutex<VecDeque<String>>>,
    ended: mpsc::Receiver<()>,
}

impl Printed {
    fn of(pipe: PipeReader) -> io::Result<Self> {
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (end, ended) = mpsc::channel();
        let kept = lines.clone();
        let keep = move || {
            for line in BufReader::new(pipe).split(b'\n').map_while(io::Result::ok) {
                let mut kept = kept.lock();
                kept.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
                if kept.len() > KEPT_LINES {
                    kept.pop_front();
                }
            }
            let _ = end.send(()); // Nobody waits for the end of a worker that was not asked for its last words.
        };
        std::thread::Builder::new().name("aot worker's output".into()).spawn(keep)?;
        Ok(Self { lines, ended })
    }

    /// The failed checks among the last lines, or else the very last ones.
    fn last_words(&self) -> Vec<String> {
        let _ = self.ended.recv_timeout(LAST_WORDS); // Late words are lost words.
        let lines = self.lines.lock();
        last_words(&lines.iter().map(String::as_str).collect::<Vec<_>>())
    }
}

fn last_words(lines: &[&str]) -> Vec<String> {
    let is_check = |line: &&&str| line.contains("Check failed") || line.contains("CHECK failed");
    let checks: Vec<_> = lines.iter().filter(is_check).map(|line| (*line).to_owned()).collect();
    if !checks.is_empty() {
        return checks;
    }
    let said: Vec<_> = lines.iter().filter(|line| !line.trim().is_empty()).collect();
    said[said.len().saturating_sub(SHOWN_LINES)..].iter().map(|line| (**line).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::last_words;

    #[test]
    fn a_failed_check_is_worth_more_than_its_stack() {
        let lines =
            ["I0000 loading", "F0000 1 shape_util.cc:7] Check failed: !count_overflow", "  @ 0x7f", ""];
        assert_eq!(last_words(&lines), ["F0000 1 shape_util.cc:7] Check failed: !count_overflow"]);
        assert_eq!(last_words(&["a", "b", "", "c", "d", "e"]), ["b", "c", "d", "e"]);
        assert_eq!(last_words(&["", " "]), [""; 0]);
    }
}
