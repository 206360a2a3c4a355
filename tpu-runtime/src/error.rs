//! The crate's error, and PJRT's error codes.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::Shape;

/// The result of this crate's calls.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What can go wrong below the compiler. Cheap to clone, because one failure can spoil several tensors.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A plugin's own error, from a call or from the event of asynchronous work.
    #[error("{call}: {message} ({code})")]
    Pjrt {
        /// The PJRT function, such as `PJRT_Client_Compile`.
        call: &'static str,
        /// PJRT's code.
        code: Code,
        /// PJRT's message, as it came.
        message: String,
    },
    /// The dynamic loader refused a plugin's file, or the file has no `GetPjrtApi`.
    #[error("load plugin: cannot load {}", path.display())]
    PluginLoad {
        /// The plugin's file.
        path: PathBuf,
        /// The loader's reason.
        #[source]
        source: Arc<libloading::Error>,
    },
    /// A plugin's function table is none that this crate can call.
    #[error("load plugin: interface of {}, got {}.{} with {table_size} bytes, want 0.x with {} bytes or more", path.display(), version.0, version.1, crate::pjrt::MIN_TABLE_SIZE)]
    PluginInterface {
        /// The plugin's file.
        path: PathBuf,
        /// The plugin's PJRT version, major and minor.
        version: (i32, i32),
        /// The size of its function table in bytes.
        table_size: usize,
    },
    /// No plugin was found.
    #[error("find plugin: no PJRT plugin for {wanted}, searched {}\nhint: {hint}", list(searched))]
    PluginNotFound {
        /// What was looked for: `cpu`, `tpu` or a path.
        wanted: String,
        /// The patterns that matched nothing, in search order.
        searched: Vec<PathBuf>,
        /// What to do.
        hint: &'static str,
    },
    /// The plugin is too old for a call.
    #[error("{call}: not in this plugin, got PJRT {}.{}, want a newer one", version.0, version.1)]
    MissingSlot {
        /// The PJRT function.
        call: &'static str,
        /// The plugin's PJRT version, major and minor.
        version: (i32, i32),
    },
    /// A program was given a wrong number of arguments.
    #[error("execute: number of arguments, got {got}, want {want}")]
    ArgumentCount {
        /// The program's parameters.
        want: usize,
        /// The arguments given.
        got: usize,
    },
    /// A program was given an argument of another shape than its signature's.
    #[error("execute: shape of argument {argument}, got {got}, want {want}")]
    ShapeMismatch {
        /// The argument's position.
        argument: usize,
        /// The signature's shape.
        want: Box<Shape>,
        /// The argument's shape.
        got: Box<Shape>,
    },
    /// A buffer is on another device, or of another client, than the call's.
    #[error("{call}: device of argument {argument}, got {got}, want {want}")]
    DeviceMismatch {
        /// The method of this crate.
        call: &'static str,
        /// The argument's position.
        argument: usize,
        /// The call's device.
        want: i32,
        /// The argument's device. When the two are equal, they are of different clients.
        got: i32,
    },
    /// A handle of one client was given to another.
    #[error("{call}: device {device} is of another client")]
    ClientMismatch {
        /// The method of this crate.
        call: &'static str,
        /// The device's id.
        device: i32,
    },
    /// The program returns something else than its signature says.
    #[error("{call}: outputs of the program, got {got}, want {want}")]
    SignatureMismatch {
        /// The method of this crate.
        call: &'static str,
        /// The signature's outputs.
        want: String,
        /// The program's outputs.
        got: String,
    },
    /// Host memory does not fit a shape.
    #[error("{call}: bytes for {shape}, got {got}, want {want}")]
    SizeMismatch {
        /// The method of this crate.
        call: &'static str,
        /// The array's shape.
        shape: Box<Shape>,
        /// The bytes that the shape needs.
        want: usize,
        /// The bytes given.
        got: usize,
    },
    /// An argument that PJRT must not see.
    #[error("{call}: {what}")]
    InvalidArgument {
        /// The method of this crate.
        call: &'static str,
        /// What is wrong, as `what, got X, want Y`.
        what: String,
    },
    /// The process that was to compile ahead of time did not start.
    #[error("aot: cannot start the worker {}", program.display())]
    WorkerStart {
        /// The worker's program.
        program: PathBuf,
        /// The system's reason.
        #[source]
        source: Arc<std::io::Error>,
    },
    /// A worker cannot use its plugin, or not for the topology.
    #[error("aot: cannot use {}: {words}", plugin.display())]
    Worker {
        /// The plugin's file.
        plugin: PathBuf,
        /// The plugin's words, or the last that the worker printed.
        words: String,
    },
    /// This process was to be a worker, but was not started as one.
    #[error("aot worker: standard input, want the socket of a pool\nhint: an AotPool starts it")]
    WorkerInput {
        /// What came instead.
        #[source]
        source: Arc<std::io::Error>,
    },
    /// The calling code's callback panicked.
    #[error("{call}: the callback panicked: {message}")]
    CallbackPanic {
        /// The method of this crate.
        call: &'static str,
        /// The panic's message.
        message: String,
    },
}

impl Error {
    /// PJRT's code, for an error that came from PJRT.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        match self {
            Self::Pjrt { code, .. } => Some(*code),
            Self::MissingSlot { .. } => Some(Code::Unimplemented),
            _ => None,
        }
    }
}

/// PJRT's error codes, which are Abseil's.
///
/// Source: `PJRT_Error_Code` in `pjrt_c_api.h`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants are Abseil's canonical codes")]
pub enum Code {
    Cancelled,
    Unknown,
    InvalidArgument,
    DeadlineExceeded,
    NotFound,
    AlreadyExists,
    PermissionDenied,
    ResourceExhausted,
    FailedPrecondition,
    Aborted,
    OutOfRange,
    Unimplemented,
    Internal,
    Unavailable,
    DataLoss,
    Unauthenticated,
    /// A number that the interface does not define.
    Other(u32),
}

impl Code {
    const NAMED: [(Self, &'static str); 16] = [
        (Self::Cancelled, "cancelled"),
        (Self::Unknown, "unknown"),
        (Self::InvalidArgument, "invalid argument"),
        (Self::DeadlineExceeded, "deadline exceeded"),
        (Self::NotFound, "not found"),
        (Self::AlreadyExists, "already exists"),
        (Self::PermissionDenied, "permission denied"),
        (Self::ResourceExhausted, "resource exhausted"),
        (Self::FailedPrecondition, "failed precondition"),
        (Self::Aborted, "aborted"),
        (Self::OutOfRange, "out of range"),
        (Self::Unimplemented, "unimplemented"),
        (Self::Internal, "internal"),
        (Self::Unavailable, "unavailable"),
        (Self::DataLoss, "data loss"),
        (Self::Unauthenticated, "unauthenticated"),
    ];

    /// The code of a number of the C interface, where 0 is no error.
    pub(crate) fn of(number: u32) -> Self {
        let index = (number as usize).wrapping_sub(1);
        Self::NAMED.get(index).map_or(Self::Other(number), |(code, _)| *code)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::NAMED.iter().find(|(code, _)| code == self) {
            Some((_, name)) => f.write_str(name),
            None => write!(f, "{self:?}"),
        }
    }
}

fn list(paths: &[PathBuf]) -> String {
    if paths.is_empty() {
        return "nowhere".into();
    }
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_the_headers() {
        assert_eq!(Code::of(3), Code::InvalidArgument);
        assert_eq!(Code::of(16), Code::Unauthenticated);
        assert_eq!(Code::of(17), Code::Other(17));
        assert_eq!(Code::of(0), Code::Other(0));
    }

    #[test]
    fn messages_follow_the_house_form() {
        let error = Error::ArgumentCount { want: 2, got: 1 };
        assert_eq!(error.to_string(), "execute: number of arguments, got 1, want 2");
        let error = Error::Pjrt { call: "PJRT_Compile", code: Code::NotFound, message: "no".into() };
        assert_eq!(error.to_string(), "PJRT_Compile: no (not found)");
    }
}
