//! Ahead of time: pools whose workers crash, hang and talk nonsense, with the fake plugin; libtpu where it is installed.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use fake_plugin::Fake;
use tpu_runtime::aot::{AotOutcome, AotPool, AotReport, WorkerCommand, serve};
use tpu_runtime::{CompileOptions, Error, Program, hlo};

use crate::{add_program, f32s, program};

const LIMIT: Duration = Duration::from_mins(1);

/// The worker of the tests below: this program, asked for this test alone.
#[test]
#[ignore = "is a process of the other tests, and needs their socket"]
fn is_a_worker() {
    serve().unwrap();
}

fn worker() -> WorkerCommand {
    let command = WorkerCommand::new(std::env::current_exe().unwrap());
    command.arg("aot::is_a_worker").arg("--exact").arg("--ignored").arg("--nocapture")
}

/// A worker that is a shell script. Its standard input is the socket.
fn script(text: &str) -> WorkerCommand {
    WorkerCommand::new("/bin/sh").arg("-c").arg(text)
}

fn pool(fake: &Fake, jobs: usize, limit: Duration) -> AotPool {
    AotPool::new(worker(), fake.path(), jobs, limit)
}

/// A program of this name; the fake compiler misbehaves by it.
fn named(name: &str) -> Program {
    let mut program = add_program(2, false);
    program.text = program.text.replace("@add", &format!("@{name}"));
    program
}

fn compile(pool: &AotPool, program: &Program) -> AotReport {
    pool.compile("fake:2", program, &CompileOptions::default()).unwrap()
}

#[test]
fn a_program_is_compiled_in_a_worker() {
    let fake = Fake::new();
    let pool = pool(&fake, 1, LIMIT);
    let report = compile(&pool, &named("add"));
    let compiled = report.compiled().unwrap();
    assert_eq!(report.outcome.word(), "accepted");
    assert_eq!((compiled.cost.flops, compiled.cost.optimal_seconds), (Some(12.0), None));
    assert_eq!(compiled.memory.outputs_in_bytes, 8);
    assert_eq!(compiled.optimized_program, named("add").text.as_bytes());
    assert_eq!(fake.calls("PJRT_Plugin_Initialize"), 0, "this process loaded the plugin");
}

#[test]
#[cfg(target_os = "linux")]
fn a_worker_goes_first_when_memory_runs_out() {
    let fake = Fake::new();
    let pool = pool(&fake, 1, LIMIT);
    compile(&pool, &named("add"));
    let tasks = std::fs::read_dir("/proc/self/task").unwrap();
    let children = tasks
        .filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("children")).ok())
        .collect::<String>();
    let score = |id| std::fs::read_to_string(format!("/proc/{id}/oom_score_adj")).unwrap_or_default();
    let scores: Vec<_> = children.split_whitespace().map(score).collect();
    assert!(scores.iter().any(|score| score.trim() == "1000"), "{scores:?}");
}

#[test]
fn a_refusal_is_in_the_compilers_words() {
    let fake = Fake::new();
    let pool = pool(&fake, 1, LIMIT);
    let report = compile(&pool, &program("no program", &[], &[f32s(&[2])]));
    let want = "the fake plugin cannot read the program (invalid argument)";
    assert_eq!(report.outcome, AotOutcome::Refused(want.into()));
    let mut wrong = named("add");
    wrong.signature.outputs.clear();
    let words = compile(&pool, &wrong).outcome.words();
    assert_eq!(words, "compile: outputs of the program, got 1 outputs, want ");
}

#[test]
fn a_crash_is_the_outcome_of_one_program() {
    let fake = Fake::new();
    let pool = pool(&fake, 1, LIMIT);
    for _ in 0..2 {
        assert_eq!(compile(&pool, &named("add")).outcome.word(), "accepted");
        let outcome = compile(&pool, &named("aborts")).outcome;
        let AotOutcome::Crashed(words) = &outcome else { panic!("{outcome:?}") };
        assert!(words.starts_with("F0000 fake.cc:1] Check failed: on command\n"), "{words}");
        assert!(words.contains("signal: 6"), "{words}");
    }
    let words = compile(&pool, &named("exits")).outcome.words();
    assert!(words.ends_with("going\nthe worker ended: exit status: 0"), "{words}");
    assert_eq!(compile(&pool, &named("add")).outcome.word(), "accepted");
}

#[test]
fn a_compilation_that_hangs_is_ended() {
    let fake = Fake::new();
    let limit = Duration::from_millis(500);
    let pool = pool(&fake, 1, limit);
    let start = Instant::now();
    let report = compile(&pool, &named("hangs"));
    assert_eq!(report.outcome, AotOutcome::TimedOut(limit));
    assert!(report.time >= limit && start.elapsed() < LIMIT, "{report:?}");
    assert_eq!(report.outcome.words(), "took longer than 0.5 s");
}

#[test]
fn workers_compile_side_by_side() {
    let fake = Fake::new();
    let limit = Duration::from_secs(2);
    let pool = Arc::new(pool(&fake, 3, limit));
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| assert_eq!(compile(&pool, &named("hangs")).outcome.word(), "timed out"));
        }
    });
    // One after another they would take three limits.
    assert!(start.elapsed() < 3 * limit, "{:?}", start.elapsed());
}

#[test]
fn topologies_describe_themselves() {
    let fake = Fake::new();
    let pool = pool(&fake, 1, LIMIT);
    let facts = pool.describe("fake:3").unwrap();
    assert_eq!((facts.device_count, facts.device_kind.as_str()), (3, "fake device"));
    assert_eq!(facts.platform_version, "fake 1");
    for error in [
        pool.describe("v6e:2x2").unwrap_err(),
        pool.compile("v6e:2x2", &named("add"), &CompileOptions::default()).unwrap_err(),
    ] {
        assert!(matches!(error, Error::Worker { .. }), "{error}");
        assert!(error.to_string().ends_with("no topology v6e:2x2 (invalid argument)"), "{error}");
    }
}

#[test]
fn a_plugin_that_cannot_be_loaded_is_an_error() {
    let pool = AotPool::new(worker(), "/no/such/plugin.so", 1, LIMIT);
    let error = pool.describe("fake:1").unwrap_err().to_string();
    assert!(error.starts_with("aot: cannot use /no/such/plugin.so: load plugin: "), "{error}");
}

#[test]
fn workers_that_are_none_are_errors() {
    let fails = |command: WorkerCommand| {
        let pool = AotPool::new(command, "plugin.so", 1, LIMIT);
        pool.describe("fake:1").unwrap_err()
    };
    let error = fails(WorkerCommand::new("/no/such/worker"));
    assert!(matches!(error, Error::WorkerStart { .. }), "{error}");
    assert_eq!(error.to_string(), "aot: cannot start the worker /no/such/worker");
    let died = fails(script("echo one; echo two >&2; exit 3")).to_string();
    assert!(died.contains("one\ntwo\nthe worker ended: exit status: 3"), "{died}");
    let garbage = fails(script("echo hello, this is no message >&0; sleep 60")).to_string();
    assert!(garbage.contains("aot: message, got \"hello, t\", want one of this build"), "{garbage}");
}

#[test]
fn what_a_worker_prints_is_no_message() {
    let fake = Fake::new();
    let real = std::env::current_exe().unwrap().display().to_string();
    let noisy = format!("echo 'aot1 noise'; exec '{real}' aot::is_a_worker --exact --ignored --nocapture");
    let pool = AotPool::new(script(&noisy), fake.path(), 1, LIMIT);
    assert_eq!(compile(&pool, &named("add")).outcome.word(), "accepted");
}

/// libtpu of `.venv`, if `cargo xtask setup --with-tpu` installed it.
fn libtpu() -> Option<PathBuf> {
    let venv = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.venv/lib");
    let pythons = std::fs::read_dir(venv).ok()?;
    let files = pythons.flatten().map(|python| python.path().join("site-packages/libtpu/libtpu.so"));
    files.into_iter().find(|file| file.is_file())
}

#[test]
#[expect(clippy::print_stderr, reason = "says why it skips")]
fn libtpu_compiles_for_every_known_chip() {
    let Some(libtpu) = libtpu() else {
        eprintln!("skipped: libtpu is not in .venv; cargo xtask setup --with-tpu installs it");
        return;
    };
    let pool = AotPool::new(worker(), libtpu, 1, LIMIT);
    for chip in &tpu_runtime::chips::CHIPS {
        let name = tpu_runtime::chips::TopologyName::new(chip, &vec![1; chip.grid_rank]).unwrap();
        let facts = pool.describe(&name.to_string()).unwrap();
        assert_eq!((facts.device_kind.as_str(), facts.device_count), (chip.device_kind, name.device_count()));
        let report = pool.compile(&name.to_string(), &add_program(1024, false), &CompileOptions::default());
        let report = report.unwrap();
        let compiled = report.compiled().unwrap_or_else(|| panic!("{name}: {:?}", report.outcome));
        assert_eq!(compiled.cost.bytes_accessed, Some(12288.0), "{name}");
        assert_eq!(compiled.memory.total_in_bytes(), 12288, "{name}");
        let module = hlo::Module::decode(&compiled.optimized_program).unwrap();
        assert_eq!(module.timeline().unwrap().peak_in_bytes(), 12288, "{name}");
    }
    let mut unknown = add_program(2, false);
    unknown.text = unknown.text.replace("stablehlo.add", "stablehlo.no_such_op");
    let outcome = pool.compile("v6e:1x1", &unknown, &CompileOptions::default()).unwrap().outcome;
    assert!(outcome.words().contains("no_such_op"), "{outcome:?}");
}
