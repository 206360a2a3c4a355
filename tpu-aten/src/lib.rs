//! The ATen kernel table: what each op of torch means as StableHLO.
//!
//! A row ([`op::Op`]) carries an op's schema and its lowering; [`table`] collects them by family. A lowering
//! sees shapes, dtypes and structural arguments, never data. This crate does no I/O and knows no device.

pub mod builder;
pub mod chlo;
pub mod coverage;
mod ctx;
pub mod error;
pub mod op;
pub mod ops;
pub mod promote;
pub mod scalar;
pub mod schema;
pub mod table;
pub mod view;

pub use error::{Error, Result};
pub use scalar::Scalar;
