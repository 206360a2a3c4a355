//! Quantized and low-precision arithmetic.

use crate::op::Op;

/// The quantized ops.
pub const OPS: &[Op] = &[];
