//! A worker: the process in which programs are compiled.

use std::collections::HashMap;
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc;
use std::time::Instant;

use super::protocol::{
    Answer, Facts, Job, Named, NamedCost, Nothing, Outcome, Refusal, Reply, Request, ShapeMessage, Task,
    read, write,
};
use crate::{AotExecutable, Attribute, CompileOptions, Error, Plugin, Program, Result, Signature, Topology};

/// Compiles what the [`AotPool`](super::AotPool) that started this process asks for, until the pool closes the socket
/// that is the process's standard input. The process then ends, in the middle of a compilation, too.
///
/// What a plugin prints may go to the standard output and to the standard error: no message is there.
///
/// # Errors
///
/// [`Error::WorkerInput`] when the standard input is no socket of a pool.
pub fn serve() -> Result<()> {
    let input = |source| Error::WorkerInput { source: Arc::new(source) };
    let socket = UnixStream::from(io::stdin().as_fd().try_clone_to_owned().map_err(input)?);
    first_to_go();
    let (send, requests) = mpsc::channel();
    let mut from = socket.try_clone().map_err(input)?;
    let first = read::<Request>(&mut from).map_err(input)?;
    std::thread::spawn(move || {
        while let Ok(request) = read::<Request>(&mut from) {
            if send.send(request).is_err() {
                return;
            }
        }
        // The pool is gone, and with it whoever wanted the compilation that may be under way.
        std::process::exit(0);
    });
    let mut worker = Worker::default();
    for request in std::iter::once(first).chain(requests) {
        let answer = request.task.map(|task| worker.answer(task));
        write(&mut &socket, &Reply { answer }).map_err(input)?;
    }
    Ok(())
}

/// A compiler can want more memory than there is: Linux then ends this process before all others.
fn first_to_go() {
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000"); // Elsewhere there is no such file, and no such choice.
}

#[derive(Default)]
struct Worker {
    plugin: Option<Plugin>,
    topologies: HashMap<String, Topology>,
}

impl Worker {
    fn answer(&mut self, task: Task) -> Answer {
        let answer = match task {
            Task::Load(path) => Plugin::load(Path::new(&path)).map(|plugin| {
                self.plugin = Some(plugin);
                Answer::Loaded(Nothing {})
            }),
            Task::Describe(name) => self.topology(&name).map(|topology| Answer::Described(facts(topology))),
            Task::Compile(job) => self.topology(&job.topology.clone()).map(|topology| compile(topology, job)),
        };
        answer.unwrap_or_else(|error| Answer::Unusable(words(&error)))
    }

    fn topology(&mut self, name: &str) -> Result<&Topology> {
        let plugin = self.plugin.as_ref();
        let plugin = plugin.unwrap_or_else(|| unreachable!("a task before a plugin: bug in tpu-runtime"));
        match self.topologies.entry(name.to_owned()) {
            std::collections::hash_map::Entry::Occupied(entry) => Ok(entry.into_mut()),
            std::collections::hash_map::Entry::Vacant(entry) => Ok(entry.insert(plugin.topology(name, &[])?)),
        }
    }
}

fn compile(topology: &Topology, job: Job) -> Answer {
    let start = Instant::now();
    let compiled = job_program(job)
        .and_then(|(program, options)| topology.compile(&program, &options))
        .and_then(|executable| outcome(&executable, start.elapsed().as_secs_f64()));
    compiled.unwrap_or_else(|error| {
        Answer::Refused(Refusal { seconds: start.elapsed().as_secs_f64(), words: words(&error) })
    })
}

fn job_program(job: Job) -> Result<(Program, CompileOptions)> {
    let shapes = |messages: Vec<ShapeMessage>| messages.into_iter().filter_map(ShapeMessage::shape).collect();
    let signature = Signature { parameters: shapes(job.parameters), outputs: shapes(job.outputs) };
    Ok((Program { text: job.text, signature }, CompileOptions::decode(&job.options)?))
}

fn outcome(executable: &AotExecutable, seconds: f64) -> Result<Answer> {
    // What a platform does not tell is unknown, and no fault of the program.
    let costs = executable.cost_analysis().unwrap_or_default();
    let number = |value: &Attribute| match value {
        Attribute::Float(value) => Some(f64::from(*value)),
        Attribute::Int(value) => Some(*value as f64),
        _ => None,
    };
    let costs =
        costs.into_iter().filter_map(|(name, value)| Some(NamedCost { value: number(&value)?, name }));
    Ok(Answer::Compiled(Outcome {
        seconds,
        costs: costs.collect(),
        memory: executable.memory_stats().ok().map(Into::into),
        optimized_program: executable.optimized_program()?,
        fingerprint: executable.fingerprint().unwrap_or_default(),
    }))
}

fn facts(topology: &Topology) -> Facts {
    let device = topology.devices().first();
    let of_topology = topology.attributes().unwrap_or_default();
    let of_device = device.map(|device| device.attributes.clone()).unwrap_or_default();
    let named = |(name, value): (String, Attribute)| Named { name, value: value.to_string() };
    Facts {
        platform_version: topology.platform_version().to_owned(),
        device_kind: device.map(|device| device.kind.clone()).unwrap_or_default(),
        device_count: topology.device_count() as u64,
        attributes: of_topology.into_iter().chain(of_device).map(named).collect(),
    }
}

/// PJRT's message alone: which call it was does not help whoever reads about a program.
fn words(error: &Error) -> String {
    match error {
        Error::Pjrt { message, code, .. } => format!("{} ({code})", message.trim()),
        other => other.to_string(),
    }
}
