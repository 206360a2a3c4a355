//! The errors of the kernel table.

use tpu_runtime::{DType, Dims};

/// Why a call cannot be lowered.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An argument has a value that the op does not take.
    #[error("{op}: argument {argument}, got {got}, want {want}")]
    Argument {
        /// The op's name.
        op: String,
        /// The argument's name.
        argument: String,
        /// What was passed.
        got: String,
        /// What the op takes.
        want: String,
    },
    /// An op has no kernel for a dtype.
    #[error("\"{op}\" not implemented for '{}'", crate::promote::at_name(*.got))]
    DType {
        /// The op's name.
        op: String,
        /// The dtype that was passed.
        got: DType,
    },
    /// Shapes that cannot be broadcast together; the words are torch's.
    #[error(
        "The size of tensor a ({left}) must match the size of tensor b ({right}) at non-singleton dimension {dim}"
    )]
    Broadcast {
        /// Size in the first tensor.
        left: i64,
        /// Size in the second tensor.
        right: i64,
        /// The dimension, counted in the result.
        dim: usize,
    },
    /// A dimension outside of a tensor's rank; the words are torch's.
    #[error("Dimension out of range (expected to be in range of [{}, {}], but got {got})", -(.rank.max(&1)), .rank.max(&1) - 1)]
    Dim {
        /// The dimension that was asked for.
        got: i64,
        /// The tensor's rank.
        rank: i64,
    },
    /// Dims that do not fit the op.
    #[error("{op}: shape, got {got}, want {want}")]
    Shape {
        /// The op's name.
        op: String,
        /// The dims that were passed.
        got: Dims,
        /// What the op takes.
        want: String,
    },
    /// An index or a dimension that torch refuses with an `IndexError`, in torch's words.
    #[error("{0}")]
    Index(String),
    /// A condition that torch checks, in torch's words.
    #[error("{0}")]
    Torch(String),
}

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;
