//! Cholesky factors and triangular systems.

use crate::op::Op;

/// The ops of triangular matrices.
pub const OPS: &[Op] = &[];
