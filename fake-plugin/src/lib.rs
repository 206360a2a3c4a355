//! A PJRT plugin for tests: it fails, waits and counts on command, and has a function table of any length.
//!
//! As a `cdylib` it is a plugin at the C interface, with the commands of `control` exported beside `GetPjrtApi`. As a
//! `rlib` it is what tests use: [`Fake`] opens a copy of its own, so that tests run side by side, and [`real_plugins`]
//! finds the real ones.
//!
//! Its programs compute nothing: an output is the argument at its position if the sizes agree, otherwise zeros.

#![expect(unsafe_code, reason = "implements a C interface")]

mod alloc;
mod buffer;
mod call;
mod client;
mod control;
mod event;
mod executable;
mod handle;
mod real;
#[expect(
    dead_code,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unreachable_pub,
    reason = "generated; the names are the header's"
)]
#[rustfmt::skip]
#[path = "../../tpu-runtime/src/pjrt/sys.rs"]
mod sys;
mod table;
mod topology;

pub use alloc::{Counting, allocations};
pub use control::Live;
pub use handle::Fake;
pub use real::real_plugins;
