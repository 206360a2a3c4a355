//! Linear algebra as StableHLO algorithms: no LAPACK, batched, fixed shapes, so that a TPU compiles them too.

pub mod functions;
pub mod ldl;
pub mod lu;
mod matrix;
pub mod qr;
pub mod spectral;
pub mod triangular;
