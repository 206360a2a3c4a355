//! The rows, a family a file.

pub mod copy;
pub mod matmul;
pub mod pointwise;

use crate::op::Op;

/// Every family: its name and its rows.
pub const FAMILIES: &[(&str, &[Op])] = &[("copy", copy::OPS), ("matmul", matmul::OPS), ("pointwise", pointwise::OPS)];
