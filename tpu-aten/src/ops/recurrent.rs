//! Recurrent cells.

use crate::op::Op;

/// The cells.
pub const OPS: &[Op] = &[];
