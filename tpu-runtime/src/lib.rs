//! PJRT from Rust: plugins, clients, devices, buffers, executables, events and topologies.
//!
//! The crate knows no op and no torch. It loads a PJRT plugin (libtpu, or a CPU plugin), moves bytes, compiles StableHLO
//! text and runs it:
//!
//! ```no_run
//! use tpu_runtime::{Client, ClientOptions, CompileOptions, DType, Plugin, Program, Shape, Signature};
//!
//! # fn main() -> tpu_runtime::Result<()> {
//! let plugin = Plugin::load("pjrt_c_api_cpu_plugin.so".as_ref())?;
//! let client = Client::new(&plugin, &ClientOptions::cpu(1, false))?;
//! let device = &client.devices()[0];
//!
//! let x = Shape::new(DType::F32, [2]);
//! let program = Program {
//!     text: "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
//!         %y = stablehlo.add %x, %x : tensor<2xf32>
//!         return %y : tensor<2xf32>
//!     }"
//!     .into(),
//!     signature: Signature { parameters: vec![x.clone()], outputs: vec![x.clone()] },
//! };
//! let double = client.compile(&program, &CompileOptions::default())?;
//!
//! let one_two: Vec<u8> = [1f32, 2.0].iter().flat_map(|x| x.to_ne_bytes()).collect();
//! let buffer = client.upload(&one_two, &x, device)?;
//! let mut outputs = Vec::new();
//! double.execute(device, &[&buffer], &[], &mut outputs)?;
//! let mut bytes = [0; 8];
//! outputs[0].download(&mut bytes)?;
//! # Ok(())
//! # }
//! ```
//!
//! # Who checks what
//!
//! PJRT checks little: a wrong element type of equal size is computed on silently, an unknown one crashes, empty compile
//! options abort the process. What a plugin does not check is checked here, or cannot be expressed:
//! [`Executable::execute`] compares each argument's shape and device with the signature, [`Client::compile`] compares the
//! signature's outputs with the program's, [`Client::upload`] compares bytes with the shape. What a plugin does check
//! (donation, deleted buffers, memory) is left to it, and its error comes back as [`Error::Pjrt`].
//!
//! # Ahead of time
//!
//! A [`Topology`] is devices that need not be there, to compile for. [`aot`] does so in processes that may die, [`chips`]
//! knows the TPUs, and [`hlo`] reads what the compiler made of a program.
//!
//! # Blocking
//!
//! Work is asynchronous: [`Executable::execute`] and [`Client::upload`] return when the work is enqueued, and an error of
//! the work itself is raised by whatever waits for its result ([`Buffer::download`], [`Event::await_ready`]).
//! No call holds a lock while it waits, but [`Plugin::load`], which starts one plugin at a time.

pub mod aot;
pub mod chips;
mod error;
pub mod find;
pub mod hlo;
mod options;
#[expect(unsafe_code, reason = "calls a C interface; the only module of the crate that does")]
mod pjrt;
mod program;
mod shape;

pub use error::{Code, Error, Result};
pub use options::{ClientOptions, CompileOptions, EffortLevel, OverrideValue};
pub use pjrt::{
    AotExecutable, Attribute, Buffer, Client, CompiledMemoryStats, Device, DeviceDescription, Download,
    Event, Executable, Memory, MemoryStats, OptionValue, Plugin, SharedBytes, Topology, Unsigned,
    keep_freed_memory,
};
pub use program::{Program, Signature};
pub use shape::{DType, Dims, Shape};
