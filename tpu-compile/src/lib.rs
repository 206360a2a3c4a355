//! Traces of ATen calls, the programs they become, and the engine that runs them.
//!
//! Every call is a node in a trace; a mode is only the moment at which the trace is cut. An [`Engine`] records a call
//! ([`trace`]), looks its key up ([`cache`]), builds a program on a miss ([`program`]) and executes it on the
//! [`Cell`]s that the call reads and writes. Nothing here knows Python or torch.

mod array;
mod cache;
mod call;
mod capture;
mod cell;
mod constants;
mod describe;
pub mod disk;
mod dump;
mod engine;
mod error;
mod graph;
mod key;
mod loaded;
mod maps;
mod metrics;
mod numbers;
mod program;
mod progress;
mod recorder;
mod region;
pub mod saved;
mod stability;
mod steps;
mod trace;
mod transfer;
mod values;

pub use array::Array;
pub use call::{Arg, Form, NoOracle, Oracle, Outcome, Output, OutputMeta, Outputs, TensorRef};
pub use capture::Capture;
pub use cell::Cell;
pub use engine::{Caller, Engine, Gate, Mode, Options, Warn};
pub use error::{Error, Result};
pub use graph::{Compiled, Draw, Feed, Graph, Origin, Returned, Target, Tensor};
pub use metrics::Snapshot;
pub use region::{Region, RegionCapture};
pub use saved::{HostArray, Model, Saved};
