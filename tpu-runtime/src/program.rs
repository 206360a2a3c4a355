//! Programs and what they take and return.

use crate::Shape;

/// The shapes that a program takes and returns, on one device.
///
/// For a program that is partitioned over devices these are the shapes of one device's shards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Signature {
    /// One shape per parameter of `@main`.
    pub parameters: Vec<Shape>,
    /// One shape per result of `@main`.
    pub outputs: Vec<Shape>,
}

/// A StableHLO program and its signature.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// An MLIR module in text, with a public function `@main`.
    pub text: String,
    /// The shapes of `@main`.
    pub signature: Signature,
}
