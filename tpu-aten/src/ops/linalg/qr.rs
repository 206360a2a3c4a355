//! QR factors and Householder reflections.

use crate::op::Op;

/// The ops of QR.
pub const OPS: &[Op] = &[];
