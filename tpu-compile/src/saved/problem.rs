//! What can be wrong with the directory of an exported program.

use std::io;

use super::description::FORMAT;
use crate::error::Error;

/// Why a directory cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// There is no such directory.
    #[error("no such directory, want one that torchtpu.export wrote")]
    NoDirectory,
    /// The directory lacks a file.
    #[error("the file is missing, want all files of an exported program\nhint: copy the whole directory")]
    Missing,
    /// The operating system refuses.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A later version wrote it.
    #[error("format version, got {got}, want at most {FORMAT}\nhint: install a newer torchtpu")]
    Newer {
        /// The version of the directory.
        got: u64,
    },
    /// `signature.json` is no JSON, or not of this format.
    #[error("not the signature of an exported program: {0}")]
    Json(#[from] serde_json::Error),
    /// A file is longer or shorter than it was written.
    #[error("{}, got {got} bytes, want {want}\nhint: copy or export it again", if got < want { "truncated" } else { "too long" })]
    Size {
        /// Its size.
        got: u64,
        /// The size that it was written with.
        want: u64,
    },
    /// A file has other contents than were written.
    #[error("damaged, got BLAKE3 {got}, want {want}\nhint: copy or export it again")]
    Checksum {
        /// The hash of its contents.
        got: String,
        /// The hash that it was written with.
        want: String,
    },
    /// The signature names no checksum of a file.
    #[error("has no checksum in signature.json")]
    Unlisted,
    /// `weights.safetensors` cannot be read or written as such.
    #[error("{0}")]
    Safetensors(#[from] safetensors::SafeTensorError),
    /// A weight is another than the signature says.
    #[error("weight {name}, got {got}, want {want}")]
    Weight {
        /// Its name.
        name: String,
        /// What is there.
        got: String,
        /// What should be.
        want: String,
    },
    /// The signature contradicts itself or the program.
    #[error("the signature does not fit the program: {what}")]
    Inconsistent {
        /// Where.
        what: String,
    },
    /// The compiler refuses a program that was exported for another StableHLO than it has.
    #[error("{error}\nhint: it was exported for StableHLO {written}, and this plugin has {here}")]
    Version {
        /// What the compiler says.
        error: Box<Error>,
        /// The version that it was exported for.
        written: String,
        /// The plugin's version.
        here: String,
    },
    /// A program is to share the weights of another one, and has others.
    #[error("the weights are not those of the other program\nhint: load it with weights of its own")]
    OtherWeights,
    /// There is something where the directory should be written.
    #[error("exists already\nhint: overwrite=True replaces an exported program")]
    Exists,
    /// What is to be overwritten is no exported program.
    #[error("is no exported program, and is not overwritten\nhint: name another directory, or remove it")]
    Foreign,
    /// The program reads or writes a tensor that is neither a weight nor an input.
    #[error(
        "the program uses a tensor that is neither a weight nor an input: {what}\nhint: make it a buffer"
    )]
    Unnamed {
        /// Its shape.
        what: String,
    },
    /// Something of the program has no portable form.
    #[error("no portable form of {what}: bug in tpu-compile")]
    NotPortable {
        /// What.
        what: String,
    },
}
