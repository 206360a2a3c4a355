//! LU factors and what follows from them: solutions, inverses, determinants.

use crate::op::Op;

/// The ops of LU.
pub const OPS: &[Op] = &[];
