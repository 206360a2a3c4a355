//! Special functions beyond the elementary ones.

use crate::op::Op;

/// The special functions.
pub const OPS: &[Op] = &[];
