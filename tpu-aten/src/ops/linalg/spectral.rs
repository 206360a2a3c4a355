//! Eigenvalues and singular values.

use crate::op::Op;

/// The spectral ops.
pub const OPS: &[Op] = &[];
