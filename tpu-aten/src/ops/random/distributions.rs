//! Distributions that are drawn by rejection.

use crate::op::Op;

/// The rows.
pub const OPS: &[Op] = &[];
