//! Topologies: devices that need not be there.

use std::fmt;
use std::ptr::NonNull;

use super::call::{self, Api, log_failed_free, slice, text};
use super::client::{Handle, missing};
use super::executable::{check_sizes, pjrt_program};
use super::value::{from_named_values, to_named_values};
use super::{AotExecutable, Attribute, OptionValue, Plugin, sys};
use crate::{CompileOptions, Program, Result};

/// The devices of a platform, present or not, to compile for ahead of time.
#[must_use]
pub struct Topology {
    raw: NonNull<sys::PJRT_TopologyDescription>,
    plugin: Plugin,
    /// The client that owns it, or none when it is ours.
    owner: Option<Handle>,
    platform_name: String,
    platform_version: String,
    devices: Vec<DeviceDescription>,
}

// SAFETY: a topology is a description that does not change; XLA compiles for one from several threads.
unsafe impl Send for Topology {}
// SAFETY: as for `Send`.
unsafe impl Sync for Topology {}

/// A device of a topology.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct DeviceDescription {
    /// PJRT's id, for device assignments.
    pub id: i32,
    /// The hardware, such as `TPU v6 lite`.
    pub kind: String,
    /// The platform's description, such as `coords`.
    pub attributes: Vec<(String, Attribute)>,
}

impl Plugin {
    /// Describes devices by the platform's name for them: on libtpu `v6e:2x2`, with no TPU needed.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`](crate::Error::Pjrt) when the plugin does not know the name.
    pub fn topology(&self, name: &str, options: &[(String, OptionValue)]) -> Result<Topology> {
        let named = to_named_values(options);
        let mut args = sys::PJRT_TopologyDescription_Create_Args {
            topology_name: name.as_ptr().cast(),
            topology_name_size: name.len(),
            create_options: named.as_ptr(),
            num_options: named.len(),
            ..call::new()
        };
        // SAFETY: the name and options live during the call.
        unsafe { self.api().call(&mut args) }?;
        let raw = NonNull::new(args.topology)
            .ok_or_else(|| missing("PJRT_TopologyDescription_Create", "topology"))?;
        // SAFETY: the header: the caller frees the topology.
        unsafe { Topology::new(raw, self.clone(), None) }
    }
}

impl Topology {
    /// # Safety
    ///
    /// `raw` is a topology of `plugin`, which `owner` frees, or nobody else.
    pub(crate) unsafe fn new(
        raw: NonNull<sys::PJRT_TopologyDescription>,
        plugin: Plugin,
        owner: Option<Handle>,
    ) -> Result<Self> {
        let (platform_name, platform_version, devices) = (String::new(), String::new(), Vec::new());
        let mut topology = Self { raw, plugin, owner, platform_name, platform_version, devices };
        let api = topology.api();
        let mut name =
            sys::PJRT_TopologyDescription_PlatformName_Args { topology: raw.as_ptr(), ..call::new() };
        // SAFETY: the topology is alive.
        unsafe { api.call(&mut name) }?;
        // SAFETY: the header: the name lives as long as the topology.
        topology.platform_name = unsafe { text(name.platform_name, name.platform_name_size) };
        let mut version =
            sys::PJRT_TopologyDescription_PlatformVersion_Args { topology: raw.as_ptr(), ..call::new() };
        // SAFETY: the topology is alive.
        unsafe { api.call(&mut version) }?;
        // SAFETY: the header: the version lives as long as the topology.
        topology.platform_version = unsafe { text(version.platform_version, version.platform_version_size) };
        let mut devices = sys::PJRT_TopologyDescription_GetDeviceDescriptions_Args {
            topology: raw.as_ptr(),
            ..call::new()
        };
        // SAFETY: the topology is alive.
        unsafe { api.call(&mut devices) }?;
        // SAFETY: the header: the array lives as long as the topology.
        let descriptions = unsafe { slice(devices.descriptions, devices.num_descriptions) };
        for description in descriptions {
            // SAFETY: the topology returned the description.
            topology.devices.push(unsafe { describe(api, *description) }?);
        }
        Ok(topology)
    }

    /// The platform, such as `tpu`.
    #[must_use]
    pub fn platform_name(&self) -> &str {
        &self.platform_name
    }

    /// The platform's version, such as libtpu's build.
    #[must_use]
    pub fn platform_version(&self) -> &str {
        &self.platform_version
    }

    /// How many devices there are.
    #[must_use]
    pub fn device_count(&self) -> usize {
        self.devices.len()
    }

    /// The devices, in the platform's order, which need not be that of their ids.
    #[must_use]
    pub fn devices(&self) -> &[DeviceDescription] {
        &self.devices
    }

    /// The platform's description of the topology.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`](crate::Error::Pjrt) when the platform has none.
    pub fn attributes(&self) -> Result<Vec<(String, Attribute)>> {
        let mut args =
            sys::PJRT_TopologyDescription_Attributes_Args { topology: self.raw.as_ptr(), ..call::new() };
        // SAFETY: the topology is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the attributes live as long as the topology.
        Ok(unsafe { from_named_values(args.attributes, args.num_attributes) })
    }

    /// Bytes that differ between topologies, for cache keys.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`](crate::Error::Pjrt) when the platform cannot.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let mut args =
            sys::PJRT_TopologyDescription_Serialize_Args { topology: self.raw.as_ptr(), ..call::new() };
        // SAFETY: the topology is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        // SAFETY: the header: the bytes live until the deleter below.
        let bytes = unsafe { slice(args.serialized_bytes.cast::<u8>(), args.serialized_bytes_size) }.to_vec();
        if let Some(delete) = args.serialized_topology_deleter {
            // SAFETY: the header: called once; `bytes` is a copy.
            unsafe { delete(args.serialized_topology) };
        }
        Ok(bytes)
    }

    /// Compiles a program for these devices. Blocking; for a TPU a second for one op, minutes for a large training step.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`](crate::Error::Pjrt) with the compiler's message;
    /// [`Error::SignatureMismatch`](crate::Error::SignatureMismatch) when the program's outputs are not the signature's.
    pub fn compile(&self, program: &Program, options: &CompileOptions) -> Result<AotExecutable> {
        let options = options.encode();
        check_sizes("compile", program)?;
        let pjrt_program = pjrt_program(program.text.as_bytes());
        let mut args = sys::PJRT_Compile_Args {
            topology: self.raw.as_ptr(),
            program: &raw const pjrt_program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..call::new()
        };
        // SAFETY: the topology is alive; the program and options live during the call; the client may be null.
        unsafe { self.api().call(&mut args) }?;
        let raw = NonNull::new(args.executable).ok_or_else(|| missing("PJRT_Compile", "executable"))?;
        // SAFETY: the header: the caller frees the executable.
        let executable = unsafe { AotExecutable::new(raw, self.plugin.clone(), None) };
        executable.check_outputs("compile", &program.signature)?;
        Ok(executable)
    }

    fn api(&self) -> Api {
        self.plugin.api()
    }
}

impl Drop for Topology {
    fn drop(&mut self) {
        if self.owner.is_some() {
            return;
        }
        let mut args =
            sys::PJRT_TopologyDescription_Destroy_Args { topology: self.raw.as_ptr(), ..call::new() };
        // SAFETY: `Topology::new` promises that nobody else frees it.
        log_failed_free(unsafe { self.api().call(&mut args) });
    }
}

impl fmt::Debug for Topology {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Topology({}, {} devices)", self.platform_name, self.devices.len())
    }
}

/// # Safety
///
/// `description` is alive and of the plugin of `api`.
unsafe fn describe(api: Api, description: *mut sys::PJRT_DeviceDescription) -> Result<DeviceDescription> {
    let mut id = sys::PJRT_DeviceDescription_Id_Args { device_description: description, ..call::new() };
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut id) }?;
    let mut kind = sys::PJRT_DeviceDescription_Kind_Args { device_description: description, ..call::new() };
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut kind) }?;
    let mut attributes =
        sys::PJRT_DeviceDescription_Attributes_Args { device_description: description, ..call::new() };
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut attributes) }?;
    Ok(DeviceDescription {
        id: id.id,
        // SAFETY: the header: the kind lives as long as the description.
        kind: unsafe { text(kind.device_kind, kind.device_kind_size) },
        // SAFETY: the header: the attributes live as long as the description.
        attributes: unsafe { from_named_values(attributes.attributes, attributes.num_attributes) },
    })
}
