//! Clients: a plugin at work on its devices.

use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use super::call::{self, Api, log_failed_free, slice, text};
use super::value::to_named_values;
use super::{Device, Executable, Plugin, Topology, Unsigned, sys};
use crate::{ClientOptions, CompileOptions, Error, Program, Result, Signature};

/// A client of a plugin: its devices, and everything made on them. Clones share it.
///
/// The client ends when the last of its clones, devices, buffers, executables and events is dropped. Create it before any
/// thread forks the process: in a forked child every wait hangs.
#[derive(Clone)]
#[must_use]
pub struct Client(Arc<Inner>);

struct Inner {
    handle: Handle,
    devices: Vec<Device>,
    platform_name: String,
    platform_version: String,
}

/// What every handle of a client holds, so that the client is freed last.
#[derive(Clone)]
pub(crate) struct Handle(Arc<Owned>);

struct Owned {
    raw: NonNull<sys::PJRT_Client>,
    plugin: Plugin,
}

// SAFETY: XLA's PjRtClient is thread-safe by its contract; tests/runtime/threads.rs compiles, uploads and executes at once.
unsafe impl Send for Owned {}
// SAFETY: as for `Send`.
unsafe impl Sync for Owned {}

impl Handle {
    #[inline]
    pub(crate) fn api(&self) -> Api {
        self.0.plugin.api()
    }

    pub(crate) fn raw(&self) -> *mut sys::PJRT_Client {
        self.0.raw.as_ptr()
    }

    /// Whether both are of one client.
    #[inline]
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        let mut args = sys::PJRT_Client_Destroy_Args { client: self.raw.as_ptr(), ..call::new() };
        // SAFETY: the client is ours alone: every object made from it holds a `Handle`, and the last one just went.
        log_failed_free(unsafe { self.plugin.api().call(&mut args) });
    }
}

impl Client {
    /// Creates a client. Blocking; milliseconds on a CPU, seconds on a TPU, which only one process can hold.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin refuses an option, or there is no such hardware.
    pub fn new(plugin: &Plugin, options: &ClientOptions) -> Result<Self> {
        let api = plugin.api();
        let options = options.for_version(plugin.api_version());
        let named = to_named_values(&options);
        let mut args = sys::PJRT_Client_Create_Args {
            create_options: named.as_ptr(),
            num_options: named.len(),
            ..call::new()
        };
        // SAFETY: `named` points into `options`; both live during the call. The key-value callbacks may be null.
        unsafe { api.call(&mut args) }?;
        let raw = NonNull::new(args.client).ok_or_else(|| missing("PJRT_Client_Create", "client"))?;
        let handle = Handle(Arc::new(Owned { raw, plugin: plugin.clone() }));

        let mut name = sys::PJRT_Client_PlatformName_Args { client: handle.raw(), ..call::new() };
        // SAFETY: the client is alive.
        unsafe { api.call(&mut name) }?;
        let mut version = sys::PJRT_Client_PlatformVersion_Args { client: handle.raw(), ..call::new() };
        // SAFETY: the client is alive.
        unsafe { api.call(&mut version) }?;
        let mut devices = sys::PJRT_Client_AddressableDevices_Args { client: handle.raw(), ..call::new() };
        // SAFETY: the client is alive.
        unsafe { api.call(&mut devices) }?;
        // SAFETY: the header: the array lives as long as the client.
        let raw_devices = unsafe { slice(devices.addressable_devices, devices.num_addressable_devices) };
        let devices = raw_devices
            .iter()
            .enumerate()
            .map(|(index, raw)| {
                let raw =
                    NonNull::new(*raw).ok_or_else(|| missing("PJRT_Client_AddressableDevices", "device"))?;
                // SAFETY: the client returned the device.
                unsafe { Device::new(raw, index, handle.clone()) }
            })
            .collect::<Result<Vec<_>>>()?;
        Ok(Self(Arc::new(Inner {
            devices,
            // SAFETY: the header: the name lives as long as the client.
            platform_name: unsafe { text(name.platform_name, name.platform_name_size) },
            // SAFETY: the header: the version lives as long as the client.
            platform_version: unsafe { text(version.platform_version, version.platform_version_size) },
            handle,
        })))
    }

    /// The platform, such as `cpu` or `tpu`.
    #[must_use]
    pub fn platform_name(&self) -> &str {
        &self.0.platform_name
    }

    /// Whether the devices are the host's own, and programs are compiled by XLA's compiler for CPUs.
    #[must_use]
    pub fn is_cpu(&self) -> bool {
        self.0.platform_name.eq_ignore_ascii_case("cpu")
    }

    /// The platform's version, such as libtpu's build.
    #[must_use]
    pub fn platform_version(&self) -> &str {
        &self.0.platform_version
    }

    /// The devices that this process can use, in PJRT's order.
    pub fn devices(&self) -> &[Device] {
        &self.0.devices
    }

    /// The plugin.
    pub fn plugin(&self) -> &Plugin {
        &self.0.handle.0.plugin
    }

    /// The devices' topology, for ahead-of-time compilation and cache keys.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] or [`Error::MissingSlot`] when the plugin has none.
    pub fn topology(&self) -> Result<Topology> {
        let mut args =
            sys::PJRT_Client_TopologyDescription_Args { client: self.handle().raw(), ..call::new() };
        // SAFETY: the client is alive.
        unsafe { self.handle().api().call(&mut args) }?;
        let raw = NonNull::new(args.topology)
            .ok_or_else(|| missing("PJRT_Client_TopologyDescription", "topology"))?;
        // SAFETY: the topology is owned by the client, which the new handle holds.
        unsafe { Topology::new(raw, self.plugin().clone(), Some(self.handle().clone())) }
    }

    /// Compiles a program for this client's devices. Blocking, and thread-safe: milliseconds for one op, seconds and more
    /// for a training step.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] with the compiler's message; [`Error::SignatureMismatch`] when the program's outputs are not the
    /// signature's.
    pub fn compile(&self, program: &Program, options: &CompileOptions) -> Result<Executable> {
        Executable::compile(self, program, options)
    }

    /// As [`Client::compile`], of MLIR bytecode: of StableHLO, or a portable artifact of it.
    ///
    /// # Errors
    ///
    /// As [`Client::compile`].
    pub fn compile_bytecode(
        &self,
        bytecode: &[u8],
        signature: Signature,
        options: &CompileOptions,
    ) -> Result<Executable> {
        Executable::compile_mlir(self, bytecode, signature, options)
    }

    /// Loads an executable that [`AotExecutable::serialize`](super::AotExecutable::serialize) wrote. Blocking.
    ///
    /// The bytes must come from the same plugin file on the same kind of machine: another build may load them without an
    /// error and compute garbage. `signature` is the one that the program was compiled with.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin refuses the bytes; [`Error::SignatureMismatch`] as for [`Client::compile`].
    pub fn load(&self, serialized: &[u8], signature: Signature) -> Result<Executable> {
        Executable::load(self, serialized, signature)
    }

    /// As [`Client::load`], for a program whose signature is not known yet. Blocking.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin refuses the bytes.
    pub fn load_unsigned(&self, serialized: &[u8]) -> Result<Unsigned> {
        Unsigned::load(self, serialized)
    }

    pub(crate) fn handle(&self) -> &Handle {
        &self.0.handle
    }

    /// Refuses a device of another client.
    pub(crate) fn check_device(&self, call: &'static str, device: &Device) -> Result<()> {
        if self.handle().is(device.client()) {
            return Ok(());
        }
        Err(Error::ClientMismatch { call, device: device.id() })
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Client({}, {} devices)", self.0.platform_name, self.0.devices.len())
    }
}

/// A plugin that reported success without the object it was asked for.
pub(crate) fn missing(call: &'static str, what: &str) -> Error {
    Error::InvalidArgument { call, what: format!("result of the plugin, got no {what}, want one") }
}
