//! Buffers: arrays on a device.

use std::fmt;
use std::ptr::NonNull;

use super::call::{self, Api, log_failed_free};
use super::client::missing;
use super::{Device, Event, Memory, sys};
use crate::{Error, Result, Shape};

/// An array on a device. It never changes, unless a program that it is donated to takes it.
///
/// Dropping it frees the device memory once the work that uses it is done; work in flight is not disturbed.
#[must_use]
pub struct Buffer {
    raw: NonNull<sys::PJRT_Buffer>,
    device: Device,
    shape: Shape,
}

// SAFETY: XLA's PjRtBuffer is thread-safe by its contract (its state is behind a mutex); tests/runtime/threads.rs.
unsafe impl Send for Buffer {}
// SAFETY: as for `Send`.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// # Safety
    ///
    /// `raw` is a buffer of `shape` on `device`, which nobody else frees.
    #[inline]
    pub(crate) unsafe fn new(raw: NonNull<sys::PJRT_Buffer>, shape: Shape, device: Device) -> Self {
        Self { raw, device, shape }
    }

    /// Dims and element type.
    #[must_use]
    #[inline]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The device that holds the array.
    #[inline]
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Bytes that the array takes on the device, with the padding of its layout.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the buffer is deleted.
    pub fn size_in_bytes(&self) -> Result<usize> {
        let mut args = sys::PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: the buffer is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(args.on_device_size_in_bytes)
    }

    /// An event that ends when the array's value is there, with the error of the work that computes it.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the buffer is deleted.
    pub fn ready(&self) -> Result<Event> {
        let mut args = sys::PJRT_Buffer_ReadyEvent_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: the buffer is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        let event = NonNull::new(args.event).ok_or_else(|| missing("PJRT_Buffer_ReadyEvent", "event"))?;
        // SAFETY: the header: the caller frees the event.
        Ok(unsafe { Event::new(event, self.device.client().clone()) })
    }

    /// Whether the array is gone: donated to a program, or deleted.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin cannot tell.
    pub fn is_deleted(&self) -> Result<bool> {
        let mut args = sys::PJRT_Buffer_IsDeleted_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: the buffer is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(args.is_deleted)
    }

    /// Frees the device memory now, when other holders of this `Buffer` exist. Later uses of it are errors.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin fails.
    pub fn delete(&self) -> Result<()> {
        let mut args = sys::PJRT_Buffer_Delete_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: the buffer is alive, because `self` is.
        unsafe { self.api().call(&mut args) }
    }

    /// The address of the array on the device; on a CPU device, of host memory.
    ///
    /// The value may not be there yet ([`Buffer::ready`]), and the address is good while the buffer lives and is not
    /// donated.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the buffer is deleted.
    pub fn unsafe_pointer(&self) -> Result<usize> {
        let mut args = sys::PJRT_Buffer_UnsafePointer_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: the buffer is alive, because `self` is.
        unsafe { self.api().call(&mut args) }?;
        Ok(args.buffer_pointer)
    }

    /// Copies the array to another device of the same client. Not blocking.
    ///
    /// # Errors
    ///
    /// [`Error::ClientMismatch`], or [`Error::Pjrt`] when the buffer is deleted or memory is short.
    pub fn copy_to(&self, device: &Device) -> Result<Self> {
        if !self.device.client().is(device.client()) {
            return Err(Error::ClientMismatch { call: "copy_to", device: device.id() });
        }
        if device == &self.device
            && let Some(memory) = device.memories().iter().find(|memory| memory.kind() == "device")
        {
            return self.copy_to_memory(memory, device);
        }
        let mut args = sys::PJRT_Buffer_CopyToDevice_Args {
            buffer: self.raw(),
            dst_device: device.raw(),
            ..call::new()
        };
        // SAFETY: the buffer is alive, and the device is of its client by the check above.
        unsafe { self.api().call(&mut args) }?;
        let raw =
            NonNull::new(args.dst_buffer).ok_or_else(|| missing("PJRT_Buffer_CopyToDevice", "buffer"))?;
        // SAFETY: the header: the caller frees the new buffer, which is a copy of this one.
        Ok(unsafe { Self::new(raw, self.shape.clone(), device.clone()) })
    }

    /// Copies the array to a memory of `device`, such as pinned memory of the host. Not blocking.
    ///
    /// # Errors
    ///
    /// As for [`Buffer::copy_to`].
    pub fn copy_to_memory(&self, memory: &Memory, device: &Device) -> Result<Self> {
        if !self.device.client().is(memory.client()) || !self.device.client().is(device.client()) {
            return Err(Error::ClientMismatch { call: "copy_to_memory", device: device.id() });
        }
        let mut args = sys::PJRT_Buffer_CopyToMemory_Args {
            buffer: self.raw(),
            dst_memory: memory.raw(),
            ..call::new()
        };
        // SAFETY: the buffer is alive, and the memory is of its client by the check above.
        unsafe { self.api().call(&mut args) }?;
        let raw =
            NonNull::new(args.dst_buffer).ok_or_else(|| missing("PJRT_Buffer_CopyToMemory", "buffer"))?;
        // SAFETY: the header: the caller frees the new buffer, which is a copy of this one.
        Ok(unsafe { Self::new(raw, self.shape.clone(), device.clone()) })
    }

    #[inline]
    pub(crate) fn raw(&self) -> *mut sys::PJRT_Buffer {
        self.raw.as_ptr()
    }

    #[inline]
    pub(crate) fn api(&self) -> Api {
        self.device.client().api()
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let mut args = sys::PJRT_Buffer_Destroy_Args { buffer: self.raw(), ..call::new() };
        // SAFETY: `Buffer::new` promises that nobody else frees it.
        log_failed_free(unsafe { self.api().call(&mut args) });
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Buffer({}, {:?})", self.shape, self.device)
    }
}
