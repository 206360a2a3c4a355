//! Discrete Fourier transforms.

use crate::op::Op;

/// The transforms.
pub const OPS: &[Op] = &[];
