//! The errors of the engine.

use std::path::PathBuf;
use std::sync::Arc;

use tpu_runtime::{DType, Dims};

use crate::saved::Problem;

/// Why a call, a transfer or a program failed. Cheap to clone: a failed cell gives it to everyone who reads it.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The op does not take these arguments.
    #[error(transparent)]
    Aten(#[from] tpu_aten::Error),
    /// PJRT refused a call.
    #[error("{op}: {source}")]
    Runtime {
        /// The op, or what the engine was doing.
        op: String,
        /// What PJRT said.
        #[source]
        source: Arc<tpu_runtime::Error>,
    },
    /// The lowering and torch's inference disagree about a result.
    #[error("{op}: result {index}, got {got}, want {want}: bug in tpu-aten")]
    Inference {
        /// The op's name.
        op: String,
        /// Which result.
        index: usize,
        /// The lowering's answer.
        got: String,
        /// Torch's answer.
        want: String,
    },
    /// Tensors of several devices in one call; the words are torch's.
    #[error(
        "Expected all tensors to be on the same device, but found at least two devices, tpu:{first} and tpu:{second}!"
    )]
    Devices {
        /// The first device.
        first: usize,
        /// Another one.
        second: usize,
    },
    /// A tensor is written that overlaps itself; the words are torch's.
    #[error(
        "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation."
    )]
    Overlap,
    /// A tensor is written that overlaps with a part of another; the words are torch's.
    #[error(
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation."
    )]
    PartialOverlap,
    /// A view reaches beyond its storage.
    #[error("{op}: view of sizes {sizes} at offset {offset}, got a storage of {nbytes} bytes")]
    OutOfStorage {
        /// The op, or what the engine was doing.
        op: String,
        /// The view's sizes.
        sizes: Dims,
        /// The view's offset, in elements.
        offset: i64,
        /// The storage's size.
        nbytes: usize,
    },
    /// A transfer of the wrong number of bytes.
    #[error("{op}: got {got} bytes, want {want}")]
    Bytes {
        /// Which transfer.
        op: &'static str,
        /// The bytes that were passed.
        got: usize,
        /// The bytes that the tensor has.
        want: usize,
    },
    /// A program failed after it had used up the contents of a tensor that it was to write.
    #[error("the contents of this tensor were lost when an operation on it failed")]
    Lost,
    /// A value is asked for that exists only inside of the program that is being captured.
    #[error(
        "the value of this tensor is not known while a program is being captured: nothing can be read from it, and a tensor that was made in a capture is used only there"
    )]
    Captured,
    /// A capture begins inside of another one, or with something that is no new tensor.
    #[error("capture: {got}, want {want}")]
    Capture {
        /// What was passed or done.
        got: String,
        /// What is asked for.
        want: &'static str,
    },
    /// The parts of a branch or a loop do not fit together.
    #[error("{op}: {what}, got {got}, want {want}")]
    Control {
        /// Which of the two.
        op: String,
        /// What does not fit.
        what: &'static str,
        /// What was given.
        got: String,
        /// What is asked for.
        want: String,
    },
    /// An argument of a captured program is another than the one that it was captured with.
    #[error("argument {index} of a captured program: got {got}, want {want}")]
    Argument {
        /// Which argument.
        index: usize,
        /// Its shape.
        got: String,
        /// The shape that the program was captured with.
        want: String,
    },
    /// A directory of an exported program, or a file of it, cannot be read or written.
    #[error("{}: {problem}", path.display())]
    Saved {
        /// The directory or the file.
        path: PathBuf,
        /// What is wrong with it.
        #[source]
        problem: Arc<Problem>,
    },
    /// An input of an exported program is another than the one that it was exported with.
    #[error("input {name} of an exported program: got {got}, want {want}")]
    Input {
        /// Its name.
        name: String,
        /// The shape that was given.
        got: String,
        /// The shape that the program was exported with.
        want: String,
    },
    /// A weight that an exported program does not have.
    #[error("exported program: weight {name}, want one of its signature")]
    NoWeight {
        /// The name that was asked for.
        name: String,
    },
    /// A host array is read as another type.
    #[error("host array: dtype, got {got}, want {want}")]
    HostDType {
        /// Its dtype.
        got: DType,
        /// The dtype that was asked for.
        want: DType,
    },
    /// A device that does not exist.
    #[error("device tpu:{got}, want one of {count} devices")]
    NoDevice {
        /// The index that was asked for.
        got: usize,
        /// How many devices there are.
        count: usize,
    },
    /// An error of the caller's inference, passed through.
    #[error("{0}")]
    Foreign(Arc<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// Names the line that recorded the call, if it is known.
    pub(crate) fn called_from(self, caller: Option<&str>) -> Self {
        match (self, caller) {
            (Self::Runtime { op, source }, Some(caller)) => {
                Self::Runtime { op: format!("{op}, called from {caller}"), source }
            }
            (error, _) => error,
        }
    }

    /// Wraps PJRT's error with what was being done.
    pub(crate) fn runtime(op: &str, source: tpu_runtime::Error) -> Self {
        Self::Runtime { op: op.to_owned(), source: Arc::new(source) }
    }
}

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;
