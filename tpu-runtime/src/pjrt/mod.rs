//! The C interface and the safe handles over it.
//!
//! [`sys`] is generated from the vendored header (`vendor/README.md`). [`call`] is the one funnel through which every
//! function of a plugin is called: it checks that the plugin's table has the function, states the size of the arguments,
//! and turns a returned error into [`Error`](crate::Error) and frees it. Every other file is one kind of handle.
//!
//! The published crate `pjrt-sys` 0.2.0 is not used: it binds API 0.54, whose argument structs are smaller than current
//! plugins accept (`Unexpected PJRT_Client_Create_Args size: expected 88, got 72`), so it cannot create a client.
//! Plugins accept larger structs than they know, so the bindings are of the newest header, and each call asks the
//! plugin's table whether it has the function.
//!
//! # Lifetimes
//!
//! Plugins are never unloaded, so a table is valid for ever. Every handle holds what must outlive it: a buffer its device,
//! a device its client, an executable its client. The client is therefore freed last.
//!
//! # Threads
//!
//! The header promises thread safety for few calls in words, but every plugin is built on XLA's `PjRtClient`, whose
//! contract is that clients, buffers, loaded executables and events may be used from several threads. Each `Send` and
//! `Sync` below rests on that, and on `tests/runtime/threads.rs`, which runs the calls side by side on each plugin.

mod allocator;
mod buffer;
pub(crate) mod call;
mod client;
#[cfg(test)]
mod demands;
mod device;
mod download;
mod event;
mod executable;
mod execute;
mod layout;
#[cfg(test)]
mod overhead;
mod plugin;
#[expect(
    dead_code,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unreachable_pub,
    reason = "generated; the names are the header's"
)]
#[rustfmt::skip]
mod sys;
mod topology;
mod upload;
mod value;

pub use allocator::keep_freed_memory;
pub use buffer::Buffer;
pub use client::Client;
pub use device::{Device, Memory, MemoryStats};
pub use download::Download;
pub use event::Event;
pub use executable::{AotExecutable, CompiledMemoryStats, Executable, Unsigned};
pub(crate) use plugin::MIN_TABLE_SIZE;
pub use plugin::Plugin;
pub use topology::{DeviceDescription, Topology};
pub use upload::SharedBytes;
pub use value::{Attribute, OptionValue};
