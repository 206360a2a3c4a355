//! Low precision: fake quantization, products of 8-bit and 4-bit factors, packed weights.
//!
//! Tensors of torch's quantized dtypes are not among them: torch keeps their scales in a `QuantizerPtr` of the
//! tensor's implementation, which only its own backends can make.

pub mod fake;
pub mod grouped;
pub mod learnable;
pub mod observer;
pub mod packed;
pub mod scaled;
