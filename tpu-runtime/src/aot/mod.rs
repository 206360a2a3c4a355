//! Compiling ahead of time, in child processes.
//!
//! libtpu compiles for every TPU on a machine that has none. It also ends the process when it finds a bug in itself, and
//! may compile for minutes. So the compiler runs in workers: an [`AotPool`] starts processes that call [`serve`], hands
//! each one program at a time, and says of each program what became of it ([`AotOutcome`]). A worker compiles many
//! programs; one that dies or takes too long is replaced, and only the program that it worked on is affected.
//!
//! ```no_run
//! use std::time::Duration;
//! use tpu_runtime::aot::{AotPool, WorkerCommand};
//! use tpu_runtime::{CompileOptions, Program};
//!
//! # fn cost(program: &Program) -> tpu_runtime::Result<()> {
//! // A program whose argument `worker` makes it call `tpu_runtime::aot::serve()`.
//! let command = WorkerCommand::new("my_program").arg("worker");
//! let pool = AotPool::new(command, "libtpu.so", 2, Duration::from_secs(600));
//! let report = pool.compile("v6e:2x2", program, &CompileOptions::default())?;
//! if let Some(compiled) = report.compiled() {
//!     let (seconds, memory) = (compiled.cost.optimal_seconds, compiled.memory);
//! }
//! # Ok(())
//! # }
//! ```

mod child;
mod pool;
mod protocol;
mod report;
mod worker;

pub use child::WorkerCommand;
pub use pool::AotPool;
pub use report::{AotOutcome, AotReport, Compiled, Cost, TopologyFacts};
pub use worker::serve;

/// What a worker's environment says, so that libtpu starts where there is no TPU: nobody is asked for the machine's
/// metadata, several processes may load the library, and nothing is written to the temporary folder or to the terminal.
pub const ENVIRONMENT: [(&str, &str); 9] = [
    ("TPU_SKIP_MDS_QUERY", "1"),
    ("TPU_ACCELERATOR_TYPE", "v6e-4"),
    ("TPU_WORKER_HOSTNAMES", "localhost"),
    ("TPU_WORKER_ID", "0"),
    ("ALLOW_MULTIPLE_LIBTPU_LOAD", "1"),
    ("TPU_LOG_DIR", "disabled"),
    ("TPU_MIN_LOG_LEVEL", "2"),
    ("TPU_STDERR_LOG_LEVEL", "2"),
    ("TF_CPP_MIN_LOG_LEVEL", "2"),
];
