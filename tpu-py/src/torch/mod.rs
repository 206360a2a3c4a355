//! The boundary to torch: the shim's C contract, and the functions that torch calls through it.
//!
//! Pointers that arrive here are valid for the call, as `shim/shim.h` promises; nothing else in the crate sees one.

mod abi;
mod callbacks;
mod dtype;
mod gil;
mod graph;
mod handle;
mod kernel;
mod load;
mod region;
mod values;

pub(crate) use gil::{gate, raise_soon, with_gil, without_gil};
pub(crate) use graph::{Captured, forget, graph, number};
pub(crate) use kernel::host_fallbacks;
pub(crate) use load::{end_backward, load};
