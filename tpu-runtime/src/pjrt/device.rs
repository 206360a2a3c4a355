//! Devices and their memories.

use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use super::call::{self, slice, text};
use super::client::{Handle, missing};
use super::value::from_named_values;
use super::{Attribute, sys};
use crate::Result;

/// A device of a client. Clones share it and compare equal.
#[derive(Clone)]
#[must_use]
pub struct Device(Arc<Inner>);

struct Inner {
    raw: NonNull<sys::PJRT_Device>,
    client: Handle,
    id: i32,
    index: usize,
    process_index: i32,
    kind: String,
    memories: Vec<Memory>,
    attributes: Vec<(String, Attribute)>,
}

// SAFETY: a PJRT device is data of its client that does not change, and `Inner` holds the client.
unsafe impl Send for Inner {}
// SAFETY: as for `Send`.
unsafe impl Sync for Inner {}

impl Device {
    /// # Safety
    ///
    /// `raw` is a device of `client`.
    pub(crate) unsafe fn new(raw: NonNull<sys::PJRT_Device>, index: usize, client: Handle) -> Result<Self> {
        let api = client.api();
        let mut description = sys::PJRT_Device_GetDescription_Args { device: raw.as_ptr(), ..call::new() };
        // SAFETY: the caller's promise; the client is alive.
        unsafe { api.call(&mut description) }?;
        let description = description.device_description;

        let mut id = sys::PJRT_DeviceDescription_Id_Args { device_description: description, ..call::new() };
        // SAFETY: the description belongs to the device.
        unsafe { api.call(&mut id) }?;
        let mut process =
            sys::PJRT_DeviceDescription_ProcessIndex_Args { device_description: description, ..call::new() };
        // SAFETY: as above.
        unsafe { api.call(&mut process) }?;
        let mut kind =
            sys::PJRT_DeviceDescription_Kind_Args { device_description: description, ..call::new() };
        // SAFETY: as above.
        unsafe { api.call(&mut kind) }?;
        let mut attributes =
            sys::PJRT_DeviceDescription_Attributes_Args { device_description: description, ..call::new() };
        // SAFETY: as above.
        unsafe { api.call(&mut attributes) }?;
        let mut memories = sys::PJRT_Device_AddressableMemories_Args { device: raw.as_ptr(), ..call::new() };
        // SAFETY: the caller's promise; the client is alive.
        unsafe { api.call(&mut memories) }?;
        // SAFETY: the header: the array lives as long as the device.
        let raw_memories = unsafe { slice(memories.memories, memories.num_memories) };
        let memories = raw_memories
            .iter()
            .map(|raw| {
                let raw =
                    NonNull::new(*raw).ok_or_else(|| missing("PJRT_Device_AddressableMemories", "memory"))?;
                // SAFETY: the device returned the memory.
                unsafe { Memory::new(raw, client.clone()) }
            })
            .collect::<Result<Vec<_>>>()?;
        Ok(Self(Arc::new(Inner {
            raw,
            id: id.id,
            index,
            process_index: process.process_index,
            // SAFETY: the header: the kind lives as long as the description.
            kind: unsafe { text(kind.device_kind, kind.device_kind_size) },
            memories,
            // SAFETY: the header: the attributes live as long as the description.
            attributes: unsafe { from_named_values(attributes.attributes, attributes.num_attributes) },
            client,
        })))
    }

    /// PJRT's id, unique over all processes. Device assignments are made of ids.
    #[must_use]
    pub fn id(&self) -> i32 {
        self.0.id
    }

    /// The position in [`Client::devices`](super::Client::devices).
    #[must_use]
    pub fn index(&self) -> usize {
        self.0.index
    }

    /// The hardware, such as `TPU v6 lite`.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.0.kind
    }

    /// The process that the device belongs to.
    #[must_use]
    pub fn process_index(&self) -> i32 {
        self.0.process_index
    }

    /// The memories that the device can address.
    #[must_use]
    pub fn memories(&self) -> &[Memory] {
        &self.0.memories
    }

    /// The platform's description of the device, such as a TPU's `coords`.
    #[must_use]
    pub fn attributes(&self) -> &[(String, Attribute)] {
        &self.0.attributes
    }

    /// The device's allocator.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`](crate::Error::Pjrt) with [`Code::Unimplemented`](crate::Code::Unimplemented) on the CPU.
    pub fn memory_stats(&self) -> Result<MemoryStats> {
        let mut args = sys::PJRT_Device_MemoryStats_Args { device: self.raw(), ..call::new() };
        // SAFETY: the device is alive, because its client is.
        unsafe { self.0.client.api().call(&mut args) }?;
        let set = |is_set: bool, value: i64| is_set.then_some(value);
        Ok(MemoryStats {
            bytes_in_use: args.bytes_in_use,
            peak_bytes_in_use: set(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use),
            allocations: set(args.num_allocs_is_set, args.num_allocs),
            largest_allocation_in_bytes: set(args.largest_alloc_size_is_set, args.largest_alloc_size),
            limit_in_bytes: set(args.bytes_limit_is_set, args.bytes_limit),
            reserved_in_bytes: set(args.bytes_reserved_is_set, args.bytes_reserved),
            largest_free_block_in_bytes: set(
                args.largest_free_block_bytes_is_set,
                args.largest_free_block_bytes,
            ),
        })
    }

    #[inline]
    pub(crate) fn raw(&self) -> *mut sys::PJRT_Device {
        self.0.raw.as_ptr()
    }

    #[inline]
    pub(crate) fn client(&self) -> &Handle {
        &self.0.client
    }
}

impl PartialEq for Device {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0.raw == other.0.raw
    }
}

impl Eq for Device {}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({}, {})", self.0.id, self.0.kind)
    }
}

/// A memory that a device can address, such as its own or pinned memory of the host.
#[derive(Clone)]
pub struct Memory {
    raw: NonNull<sys::PJRT_Memory>,
    client: Handle,
    id: i32,
    kind: String,
}

// SAFETY: a PJRT memory is data of its client that does not change, and `Memory` holds the client.
unsafe impl Send for Memory {}
// SAFETY: as for `Send`.
unsafe impl Sync for Memory {}

impl Memory {
    /// # Safety
    ///
    /// `raw` is a memory of `client`.
    unsafe fn new(raw: NonNull<sys::PJRT_Memory>, client: Handle) -> Result<Self> {
        let mut id = sys::PJRT_Memory_Id_Args { memory: raw.as_ptr(), ..call::new() };
        // SAFETY: the caller's promise; the client is alive.
        unsafe { client.api().call(&mut id) }?;
        let mut kind = sys::PJRT_Memory_Kind_Args { memory: raw.as_ptr(), ..call::new() };
        // SAFETY: as above.
        unsafe { client.api().call(&mut kind) }?;
        // SAFETY: the header: the kind lives as long as the memory.
        let kind = unsafe { text(kind.kind, kind.kind_size) };
        Ok(Self { raw, client, id: id.id, kind })
    }

    /// PJRT's id.
    #[must_use]
    pub fn id(&self) -> i32 {
        self.id
    }

    /// The kind, such as `device`, `pinned_host` or `unpinned_host`.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.kind
    }

    pub(crate) fn raw(&self) -> *mut sys::PJRT_Memory {
        self.raw.as_ptr()
    }

    pub(crate) fn client(&self) -> &Handle {
        &self.client
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({}, {})", self.id, self.kind)
    }
}

/// A device's allocator. `None` is what the platform does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct MemoryStats {
    /// Bytes allocated now.
    pub bytes_in_use: i64,
    /// The most bytes allocated at once.
    pub peak_bytes_in_use: Option<i64>,
    /// Allocations made so far.
    pub allocations: Option<i64>,
    /// The largest allocation made so far.
    pub largest_allocation_in_bytes: Option<i64>,
    /// The most that can be allocated.
    pub limit_in_bytes: Option<i64>,
    /// Bytes kept for the system.
    pub reserved_in_bytes: Option<i64>,
    /// The largest allocation that would succeed now.
    pub largest_free_block_in_bytes: Option<i64>,
}
