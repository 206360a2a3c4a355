//! Compiling programs for one topology, several at once, each different program once.

use std::collections::HashSet;
use std::io::IsTerminal as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use tpu_runtime::CompileOptions;
use tpu_runtime::aot::{AotPool, TopologyFacts};

use crate::cache::{Cache, Verdict};
use crate::programs::RowProgram;

/// What became of the programs on one topology.
pub(crate) struct Run {
    pub(crate) topology: String,
    pub(crate) facts: TopologyFacts,
    /// In the order of the programs; none for one that no run compiled.
    pub(crate) verdicts: Vec<Option<Verdict>>,
}

/// Compiles what the cache does not know.
pub(crate) fn run(pool: &AotPool, topology: &str, programs: &[RowProgram], cache: &Path) -> Result<Run> {
    let facts = pool.describe(topology)?;
    let mut cache = Cache::open(cache, &facts.platform_version, topology)?;
    let keys: Vec<String> = programs.iter().map(key).collect();
    compile(pool, topology, programs, &keys, &mut cache)?;
    Ok(known(topology, facts, &keys, &cache))
}

/// What the cache knows, without compiling.
pub(crate) fn cached(pool: &AotPool, topology: &str, programs: &[RowProgram], cache: &Path) -> Result<Run> {
    let facts = pool.describe(topology)?;
    let cache = Cache::open(cache, &facts.platform_version, topology)?;
    let keys: Vec<String> = programs.iter().map(key).collect();
    Ok(known(topology, facts, &keys, &cache))
}

fn known(topology: &str, facts: TopologyFacts, keys: &[String], cache: &Cache) -> Run {
    let verdicts = keys.iter().map(|key| cache.find(key).cloned()).collect();
    Run { topology: topology.to_owned(), facts, verdicts }
}

fn compile(
    pool: &AotPool,
    topology: &str,
    programs: &[RowProgram],
    keys: &[String],
    cache: &mut Cache,
) -> Result<()> {
    let mut seen = HashSet::new();
    let unknown = |at: &usize| cache.find(&keys[*at]).is_none();
    let todo: Vec<usize> =
        (0..programs.len()).filter(unknown).filter(|at| seen.insert(keys[*at].as_str())).collect();
    let progress = Progress::begin(topology, programs.len(), todo.len());
    let (next, cache) = (AtomicUsize::new(0), Mutex::new(cache));
    let work = || -> Result<()> {
        while let Some(at) = todo.get(next.fetch_add(1, Relaxed)) {
            let program = &programs[*at];
            progress.note(program);
            let report = pool.compile(topology, &program.program, &CompileOptions::default())?;
            cache.lock().unwrap_or_else(PoisonError::into_inner).keep(&keys[*at], &Verdict::from(&report))?;
            progress.advance();
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..pool.jobs()).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    progress.done();
    Ok(())
}

/// What the compiler sees of a program.
fn key(program: &RowProgram) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(program.program.text.as_bytes());
    hasher.update(format!("{:?}", program.program.signature).as_bytes());
    hasher.update(&CompileOptions::default().encode());
    hasher.finalize().to_hex().to_string()
}

/// A bar on a terminal, two lines in a log.
struct Progress {
    bar: ProgressBar,
    topology: String,
    start: Instant,
    todo: usize,
}

impl Progress {
    fn begin(topology: &str, all: usize, todo: usize) -> Self {
        eprintln!("{topology}: {all} programs, {todo} to compile");
        let bar = if std::io::stderr().is_terminal() && todo > 0 {
            let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {eta:>5} {msg:.dim}");
            let bar = ProgressBar::new(todo as u64).with_style(style.expect("the template is valid"));
            bar.set_prefix(topology.to_owned());
            bar
        } else {
            ProgressBar::hidden()
        };
        Self { bar, topology: topology.to_owned(), start: Instant::now(), todo }
    }

    fn note(&self, program: &RowProgram) {
        self.bar.set_message(format!("{} {}", program.name(), program.dtype));
    }

    fn advance(&self) {
        self.bar.inc(1);
    }

    fn done(&self) {
        self.bar.finish_and_clear();
        if self.todo > 0 {
            let seconds = self.start.elapsed().as_secs_f64();
            eprintln!("{}: {} compiled in {seconds:.0} s", self.topology, self.todo);
        }
    }
}
