//! Clients, devices and memories.

use std::ptr::null;

use crate::call::{Failure, Serve, give, list, look, take};
use crate::control::Live;
use crate::sys;

pub(crate) const PLATFORM: &str = "fake";
pub(crate) const VERSION: &str = "fake 1";
const KIND: &str = "fake device";
const MEMORY: &str = "device";

struct Client {
    devices: Vec<*mut sys::PJRT_Device>,
}

/// A device, its description and its memory in one.
pub(crate) struct Device {
    id: i32,
    memory: *mut sys::PJRT_Memory,
}

impl Device {
    /// A device that is its own memory; [`Device::free`] takes it back.
    pub(crate) fn new(id: i32) -> *mut Self {
        let device = Box::into_raw(Box::new(Self { id, memory: std::ptr::null_mut() }));
        // SAFETY: the box was made on the line above.
        unsafe { (*device).memory = device.cast() };
        device
    }

    pub(crate) fn free(device: *mut Self) {
        // SAFETY: `new` made the box, and its one owner frees it once.
        drop(unsafe { Box::from_raw(device) });
    }
}

impl Serve for sys::PJRT_Plugin_Initialize_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        Ok(())
    }
}

impl Serve for sys::PJRT_Plugin_Attributes_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.attributes, self.num_attributes) = (null(), 0);
        Ok(())
    }
}

impl Serve for sys::PJRT_Client_Create_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let mut count = 1;
        for option in list(self.create_options, self.num_options) {
            if option.type_ == sys::PJRT_NamedValue_kInt64 {
                // SAFETY: the type says which member of the union is set.
                count = unsafe { option.__bindgen_anon_1.int64_value };
            }
        }
        let devices = (0..count as i32).map(|id| Device::new(id).cast());
        self.client = give(Live::Clients, Client { devices: devices.collect() });
        Ok(())
    }
}

impl Serve for sys::PJRT_Client_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        for device in take::<Client, _>(Live::Clients, self.client).devices {
            Device::free(device.cast());
        }
        Ok(())
    }
}

impl Serve for sys::PJRT_Client_PlatformName_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.platform_name, self.platform_name_size) = (PLATFORM.as_ptr().cast(), PLATFORM.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_Client_PlatformVersion_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.platform_version, self.platform_version_size) = (VERSION.as_ptr().cast(), VERSION.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_Client_AddressableDevices_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let devices = &look::<Client, _>(self.client).devices;
        (self.addressable_devices, self.num_addressable_devices) = (devices.as_ptr(), devices.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_Device_GetDescription_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.device_description = self.device.cast();
        Ok(())
    }
}

impl Serve for sys::PJRT_DeviceDescription_Id_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.id = look::<Device, _>(self.device_description).id;
        Ok(())
    }
}

impl Serve for sys::PJRT_DeviceDescription_ProcessIndex_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.process_index = 0;
        Ok(())
    }
}

impl Serve for sys::PJRT_DeviceDescription_Kind_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.device_kind, self.device_kind_size) = (KIND.as_ptr().cast(), KIND.len());
        Ok(())
    }
}

impl Serve for sys::PJRT_DeviceDescription_Attributes_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.attributes, self.num_attributes) = (null(), 0);
        Ok(())
    }
}

impl Serve for sys::PJRT_Device_AddressableMemories_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let memory = &raw const look::<Device, _>(self.device).memory;
        (self.memories, self.num_memories) = (memory, 1);
        Ok(())
    }
}

impl Serve for sys::PJRT_Memory_Id_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.id = look::<Device, _>(self.memory).id;
        Ok(())
    }
}

impl Serve for sys::PJRT_Memory_Kind_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        (self.kind, self.kind_size) = (MEMORY.as_ptr().cast(), MEMORY.len());
        Ok(())
    }
}
