//! Linear algebra as StableHLO algorithms: no LAPACK, batched, fixed shapes, so that a TPU compiles them too.

pub mod functions;
mod jacobi;
pub mod ldl;
pub mod lstsq;
pub mod lu;
mod matrix;
mod products;
pub mod qr;
mod reflect;
mod schur;
pub mod spectral;
pub mod triangular;
