//! The errors that reach Python, and the exception each becomes.

use pyo3::PyErr;
use pyo3::exceptions::{PyIndexError, PyNotImplementedError, PyRuntimeError, PyTypeError};

/// A result of this crate.
pub(crate) type Result<T> = std::result::Result<T, Error>;

/// Why a call from torch or from Python failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// The engine's own.
    #[error(transparent)]
    Engine(#[from] tpu_compile::Error),
    /// From loading the plugin.
    #[error(transparent)]
    Runtime(#[from] tpu_runtime::Error),
    /// A dtype of torch that PJRT does not have.
    #[error(
        "tpu: dtype, got torch.{name}, want one that the device has\nhint: convert the tensor on the cpu first"
    )]
    DType {
        /// Torch's name for it.
        name: String,
    },
    /// No kernel, and the fallback is off.
    #[error(
        "{op}: not implemented for device tpu\nhint: run it on the CPU with TORCHTPU_FALLBACK=cpu (counted in torch.tpu.metrics()), or call it on cpu tensors"
    )]
    MissingOp {
        /// The op's name.
        op: String,
    },
    /// The process was forked after the device had been used.
    #[error(
        "tpu: this process was forked from one that had used the device, and the device cannot be shared\nhint: use multiprocessing's \"spawn\" start method, or fork before the first use of the device"
    )]
    Forked,
    /// An environment variable.
    #[error("{name}: got {got:?}, want {want}")]
    Config {
        /// The variable.
        name: &'static str,
        /// Its value.
        got: String,
        /// The values that it may have.
        want: &'static str,
    },
    /// An argument from Python.
    #[error("{call}: {what}, got {got}, want {want}")]
    Argument {
        /// The function or class.
        call: &'static str,
        /// The argument.
        what: &'static str,
        /// Its value.
        got: String,
        /// The values that it may have.
        want: &'static str,
    },
    /// The shim's file does not load.
    #[error("load shim: {path}: {reason}")]
    Shim {
        /// The file.
        path: String,
        /// The loader's reason.
        reason: String,
    },
    /// The shim and the core are of different builds.
    #[error("load shim: {path}, got another interface than number {want}\nhint: reinstall torchtpu")]
    ShimAbi {
        /// The file.
        path: String,
        /// The core's interface number.
        want: u32,
    },
    /// A row of the table that torch does not know.
    #[error("register {op}: {reason}: bug in tpu-aten")]
    Register {
        /// The row's name.
        op: String,
        /// Torch's reason.
        reason: String,
    },
    /// A captured program that does not exist, or exists no longer.
    #[error("tpu: graph {number}, want one that was captured and not let go")]
    NoGraph {
        /// The number that was asked for.
        number: i64,
    },
    /// The end of a capture that never began.
    #[error("tpu: end of a capture, want a capture that has begun in this thread")]
    NoCapture,
    /// A region of a captured program that does not exist.
    #[error("tpu: region {number}, want one of the program that is being captured")]
    NoRegion {
        /// The number that was asked for.
        number: i64,
    },
    /// What Python hands over for `signature.json`, or takes from it, is no JSON.
    #[error("signature: {reason}: bug in torchtpu")]
    Json {
        /// What is wrong with it.
        reason: String,
    },
    /// A panic in this library.
    #[error("tpu: internal error: {0}: bug in torchtpu")]
    Panic(String),
}

/// The kind of exception, numbered as `shim.h` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// `RuntimeError`.
    Runtime = 1,
    /// `NotImplementedError`.
    NotImplemented,
    /// `IndexError`.
    Index,
    /// `TypeError`.
    Type,
    /// `torch.OutOfMemoryError`.
    OutOfMemory,
    /// Raised by torch; the shim has kept the exception.
    Foreign,
}

impl Error {
    /// The exception that this error becomes.
    pub(crate) fn kind(&self) -> Kind {
        use tpu_compile::Error as Engine;
        match self {
            Self::Engine(Engine::Foreign(_)) => Kind::Foreign,
            Self::Engine(Engine::Aten(tpu_aten::Error::Dim { .. } | tpu_aten::Error::Index(_))) => {
                Kind::Index
            }
            Self::Engine(Engine::Aten(tpu_aten::Error::DType { .. })) | Self::MissingOp { .. } => {
                Kind::NotImplemented
            }
            Self::Engine(Engine::Runtime { source, .. }) => of_runtime(source),
            Self::Runtime(source) => of_runtime(source),
            Self::DType { .. } => Kind::Type,
            _ => Kind::Runtime,
        }
    }
}

fn of_runtime(error: &tpu_runtime::Error) -> Kind {
    match error.code() {
        Some(tpu_runtime::Code::ResourceExhausted) => Kind::OutOfMemory,
        _ => Kind::Runtime,
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        let message = error.to_string();
        match error.kind() {
            Kind::NotImplemented => PyNotImplementedError::new_err(message),
            Kind::Index => PyIndexError::new_err(message),
            Kind::Type => PyTypeError::new_err(message),
            Kind::Runtime | Kind::OutOfMemory | Kind::Foreign => PyRuntimeError::new_err(message),
        }
    }
}
