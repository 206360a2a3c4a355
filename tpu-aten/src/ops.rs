//! The rows, a family a file.

pub mod copy;
pub mod conv;
pub mod matmul;
pub mod pointwise;

use crate::op::Op;

/// Every family: its name and its rows.
pub const FAMILIES: &[(&str, &[Op])] = &[("copy", copy::OPS), ("conv", conv::OPS), ("matmul", matmul::OPS), ("pointwise", pointwise::OPS)];
