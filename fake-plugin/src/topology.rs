//! Topologies, and compiling for one: by programs of certain names the compiler misbehaves as real ones do.

use std::ptr::null;

use crate::call::{Failure, Serve, give, list, look, take};
use crate::client::{Device, PLATFORM, VERSION};
use crate::control::Live;
use crate::executable::{Executable, program_text};
use crate::sys;

/// Devices that are not there.
struct Topology {
    devices: Vec<*mut sys::PJRT_DeviceDescription>,
}

impl Serve for sys::PJRT_TopologyDescription_Create_Args {
    /// `fake:N` has N devices; there is no other topology.
    fn serve(&mut self) -> Result<(), Failure> {
        let name = list(self.topology_name.cast::<u8>(), self.topology_name_size);
        let name = String::from_utf8_lossy(name).into_owned();
        let count = name.strip_prefix("fake:").and_then(|count| count.parse().ok());
        let count: i32 = count.ok_or_else(|| Failure::new(3, format!("no topology {name}")))?;
        let devices = (0..count).map(|id| Device::new(id).cast()).collect();
        self.topology = give(Live::Topologies, Topology { devices });
        Ok(())
    }
}

impl Serve for sys::PJRT_TopologyDescription_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        for device in take::<Topology, _>(Live::Topologies, self.topology).devices {
            Device::free(device.cast());
        }
        Ok(())
    }
}

impl Serve for sys::PJRT_TopologyDescription_PlatformName_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.platform_name, self.platform_name_size) = (PLATFORM.as_ptr().cast(), PLATFORM.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_TopologyDescription_PlatformVersion_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.platform_version, self.platform_version_size) = (VERSION.as_ptr().cast(), VERSION.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_TopologyDescription_GetDeviceDescriptions_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let devices = &look::<Topology, _>(self.topology.cast_mut()).devices;
        (self.descriptions, self.num_descriptions) = (devices.as_ptr(), devices.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_TopologyDescription_Attributes_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.attributes, self.num_attributes) = (null(), 0);
        Ok(())
    }
}

impl Serve for sys::PJRT_Compile_Args {
    /// A module `@aborts` ends the process as a failed check does, `@hangs` never returns, `@exits` ends the process
    /// as if all were well.
    #[expect(clippy::print_stderr, reason = "compilers print why they abort")]
    fn serve(&mut self) -> Result<(), Failure> {
        let text = program_text(self.program);
        let is = |name: &str| text.contains(&format!("module @{name} "));
        if is("aborts") {
            eprintln!(
                "F0000 fake.cc:1] Check failed: on command\n*** stack ***\n  @ 0x1\n  @ 0x2\n  @ 0x3\n  @ 0x4"
            );
            std::process::abort();
        }
        if is("exits") {
            eprintln!("going");
            std::process::exit(0);
        }
        while is("hangs") {
            std::thread::park();
        }
        self.executable = give(Live::Executables, Executable::parse(&text)?);
        Ok(())
    }
}
