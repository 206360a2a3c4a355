//! From host memory to buffers.

use std::ffi::c_void;
use std::ptr::{NonNull, null, null_mut};
use std::sync::Arc;

use super::client::missing;
use super::event::guard;
use super::layout::buffer_type;
use super::{Buffer, Client, Device, Event, call, sys};
use crate::{Error, Result, Shape};

/// Host memory that a buffer may alias: bytes that stay in place and unchanged while anything holds the `Arc`.
pub type SharedBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

impl Client {
    /// Copies a dense row-major array to a device. `bytes` is free again when the call returns.
    ///
    /// # Errors
    ///
    /// [`Error::SizeMismatch`], [`Error::ClientMismatch`], or [`Error::Pjrt`] when memory is short.
    pub fn upload(&self, bytes: &[u8], shape: &Shape, device: &Device) -> Result<Buffer> {
        check_size("upload", bytes.len(), shape)?;
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
        // SAFETY: the array lies within `bytes` by the check above, and the semantics end its use with the call.
        let (buffer, _done) =
            unsafe { self.buffer_from_host("upload", bytes.as_ptr(), shape, &[], semantics, device) }?;
        Ok(buffer)
    }

    /// Copies a strided array to a device: element `(i, j…)` lies at byte `start + i * byte_strides[0] + j * …` of
    /// `bytes`. Strides may be 0 or negative. `bytes` is free again when the call returns.
    ///
    /// # Errors
    ///
    /// [`Error::SizeMismatch`] when an element lies outside `bytes`, otherwise as for [`Client::upload`].
    pub fn upload_strided(
        &self,
        bytes: &[u8],
        start: usize,
        shape: &Shape,
        byte_strides: &[i64],
        device: &Device,
    ) -> Result<Buffer> {
        let extent = strided_extent(start, shape, byte_strides)?;
        if extent > bytes.len() {
            let shape = Box::new(shape.clone());
            return Err(Error::SizeMismatch {
                call: "upload_strided",
                shape,
                want: extent,
                got: bytes.len(),
            });
        }
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
        let data = bytes.as_ptr().wrapping_add(start.min(bytes.len()));
        // SAFETY: every element lies within `bytes` by the check above, and the semantics end its use with the call.
        let (buffer, _done) =
            unsafe { self.buffer_from_host("upload_strided", data, shape, byte_strides, semantics, device) }?;
        Ok(buffer)
    }

    /// Makes a buffer of a dense row-major array without copying it, where the platform can: on the CPU, when the bytes
    /// are aligned to 64. Otherwise it is copied. `owner` is held until the buffer no longer needs it, and may be dropped
    /// on a thread of the plugin.
    ///
    /// # Errors
    ///
    /// As for [`Client::upload`].
    pub fn upload_shared(&self, owner: SharedBytes, shape: &Shape, device: &Device) -> Result<Buffer> {
        let bytes = (*owner).as_ref();
        check_size("upload_shared", bytes.len(), shape)?;
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableZeroCopy;
        // SAFETY: the array lies within `bytes` by the check above; `owner` keeps the bytes until the done event below.
        let (buffer, done) =
            unsafe { self.buffer_from_host("upload_shared", bytes.as_ptr(), shape, &[], semantics, device) }?;
        if let Some(done) = done {
            let held = owner.clone();
            if let Err(error) = done.on_ready(move |_| drop(held)) {
                // Nobody will tell when the plugin is done with the bytes, so they must stay for ever.
                std::mem::forget(owner);
                return Err(error);
            }
        }
        Ok(buffer)
    }

    /// A buffer without a value. Reading it before a program or the platform's own means wrote it gives arbitrary bytes.
    ///
    /// # Errors
    ///
    /// [`Error::MissingSlot`] on old plugins, [`Error::ClientMismatch`], or [`Error::Pjrt`] when memory is short.
    pub fn uninitialized(&self, shape: &Shape, device: &Device) -> Result<Buffer> {
        self.check_device("uninitialized", device)?;
        let mut args = sys::PJRT_Client_CreateUninitializedBuffer_Args {
            client: self.handle().raw(),
            shape_dims: shape.dims.as_ptr(),
            shape_num_dims: shape.dims.len(),
            shape_element_type: buffer_type(shape.dtype),
            device: device.raw(),
            ..call::new()
        };
        // SAFETY: client and device are alive and belong together by the check above; the dims live during the call.
        unsafe { self.handle().api().call(&mut args) }?;
        let raw = NonNull::new(args.buffer)
            .ok_or_else(|| missing("PJRT_Client_CreateUninitializedBuffer", "buffer"))?;
        // SAFETY: the header: the caller frees the buffer, which has this shape on this device.
        Ok(unsafe { Buffer::new(raw, shape.clone(), device.clone()) })
    }

    /// A buffer over memory of the device that something else owns, such as a tensor of another library: dense, row-major.
    /// `on_delete` is called once, on any thread, when the buffer is done with the memory.
    ///
    /// # Safety
    ///
    /// `address` points to an initialized array of `shape` in the memory of `device`, which stays valid and unchanged
    /// until `on_delete` is called. A program that the buffer is donated to writes into it.
    ///
    /// # Errors
    ///
    /// [`Error::MissingSlot`], [`Error::ClientMismatch`], or [`Error::Pjrt`] when the platform cannot. `on_delete` is
    /// dropped then.
    pub unsafe fn view_of_device_memory(
        &self,
        address: usize,
        shape: &Shape,
        device: &Device,
        on_delete: Box<dyn FnOnce() + Send>,
    ) -> Result<Buffer> {
        self.check_device("view_of_device_memory", device)?;
        let pending = Box::into_raw(Box::new(on_delete));
        let mut args = sys::PJRT_Client_CreateViewOfDeviceBuffer_Args {
            client: self.handle().raw(),
            device_buffer_ptr: address as *mut c_void,
            dims: shape.dims.as_ptr(),
            num_dims: shape.dims.len(),
            element_type: buffer_type(shape.dtype),
            device: device.raw(),
            on_delete_callback: Some(deleted),
            on_delete_callback_arg: pending.cast(),
            ..call::new()
        };
        // SAFETY: the caller's promise for the memory; client and device belong together by the check above; `deleted`
        // takes back the box, which the plugin hands it once.
        let outcome = unsafe { self.handle().api().call(&mut args) };
        if let Err(error) = outcome {
            // SAFETY: the call failed, so the plugin does not hold the box.
            drop(unsafe { Box::from_raw(pending) });
            return Err(error);
        }
        let raw = NonNull::new(args.buffer)
            .ok_or_else(|| missing("PJRT_Client_CreateViewOfDeviceBuffer", "buffer"))?;
        // SAFETY: the header: the caller frees the buffer, which has this shape on this device.
        Ok(unsafe { Buffer::new(raw, shape.clone(), device.clone()) })
    }

    /// `PJRT_Client_BufferFromHostBuffer`; the event tells when the plugin is done with `data`.
    ///
    /// # Safety
    ///
    /// `data` points to the first element of an array of `shape` and `byte_strides` (dense when empty), which stays
    /// valid and unchanged for as long as `semantics` says.
    unsafe fn buffer_from_host(
        &self,
        call: &'static str,
        data: *const u8,
        shape: &Shape,
        byte_strides: &[i64],
        semantics: sys::PJRT_HostBufferSemantics,
        device: &Device,
    ) -> Result<(Buffer, Option<Event>)> {
        self.check_device(call, device)?;
        let mut args = sys::PJRT_Client_BufferFromHostBuffer_Args {
            client: self.handle().raw(),
            data: data.cast(),
            type_: buffer_type(shape.dtype),
            dims: shape.dims.as_ptr(),
            num_dims: shape.dims.len(),
            byte_strides: if byte_strides.is_empty() { null() } else { byte_strides.as_ptr() },
            num_byte_strides: byte_strides.len(),
            host_buffer_semantics: semantics,
            device: device.raw(),
            memory: null_mut(),
            device_layout: null_mut(),
            ..call::new()
        };
        // SAFETY: the caller's promise for the data; client and device belong together by the check above.
        unsafe { self.handle().api().call(&mut args) }?;
        // SAFETY: the header: the caller frees the event.
        let done = NonNull::new(args.done_with_host_buffer)
            .map(|event| unsafe { Event::new(event, self.handle().clone()) });
        let raw =
            NonNull::new(args.buffer).ok_or_else(|| missing("PJRT_Client_BufferFromHostBuffer", "buffer"))?;
        // SAFETY: the header: the caller frees the buffer, which has this shape on this device.
        Ok((unsafe { Buffer::new(raw, shape.clone(), device.clone()) }, done))
    }
}

/// The C callback of [`Client::view_of_device_memory`].
unsafe extern "C" fn deleted(_address: *mut c_void, user_arg: *mut c_void) {
    // SAFETY: `view_of_device_memory` made the box, and the plugin calls back once.
    let on_delete = unsafe { Box::from_raw(user_arg.cast::<Box<dyn FnOnce() + Send>>()) };
    guard("view_of_device_memory", on_delete);
}

fn check_size(call: &'static str, got: usize, shape: &Shape) -> Result<()> {
    if shape.dims.iter().any(|size| *size < 0) {
        return Err(Error::InvalidArgument {
            call,
            what: format!("dims, got {}, want none below 0", shape.dims),
        });
    }
    let want = shape.size_in_bytes();
    if got == want {
        return Ok(());
    }
    Err(Error::SizeMismatch { call, shape: Box::new(shape.clone()), want, got })
}

/// The end of the last element, in bytes from the start of the memory.
fn strided_extent(start: usize, shape: &Shape, byte_strides: &[i64]) -> Result<usize> {
    let invalid = |what| Error::InvalidArgument { call: "upload_strided", what };
    if byte_strides.len() != shape.dims.len() {
        return Err(invalid(format!(
            "number of strides, got {}, want {}",
            byte_strides.len(),
            shape.dims.len()
        )));
    }
    if shape.dims.iter().any(|size| *size < 0) {
        return Err(invalid(format!("dims, got {}, want none below 0", shape.dims)));
    }
    if shape.dims.contains(&0) {
        return Ok(0);
    }
    let (mut lowest, mut highest) = (start as i128, start as i128);
    for (size, stride) in shape.dims.iter().zip(byte_strides) {
        let reach = i128::from(size - 1) * i128::from(*stride);
        if reach < 0 { lowest += reach } else { highest += reach }
    }
    if lowest < 0 {
        return Err(invalid(format!("lowest element, got byte {lowest}, want 0 or more")));
    }
    usize::try_from(highest + shape.dtype.size_in_bytes() as i128)
        .map_err(|_| invalid("highest element, got a byte beyond the address space, want one within".into()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::Plugin;
    use super::*;
    use crate::{ClientOptions, DType};

    #[test]
    fn extents_follow_the_strides() {
        let shape = Shape::new(DType::F32, [2, 3]);
        assert_eq!(strided_extent(0, &shape, &[12, 4]).unwrap(), 24);
        assert_eq!(strided_extent(0, &shape, &[4, 8]).unwrap(), 24);
        assert_eq!(strided_extent(12, &shape, &[-12, 4]).unwrap(), 24);
        assert_eq!(strided_extent(4, &shape, &[0, 0]).unwrap(), 8);
        assert!(strided_extent(0, &shape, &[-12, 4]).is_err());
        assert!(strided_extent(0, &shape, &[4]).is_err());
        assert!(strided_extent(0, &shape, &[i64::MAX, i64::MAX]).is_err());
        assert_eq!(strided_extent(0, &Shape::new(DType::F32, [0, 3]), &[12, 4]).unwrap(), 0);
    }

    #[test]
    fn sizes_are_checked() {
        let shape = Shape::new(DType::F32, [2]);
        assert!(check_size("upload", 8, &shape).is_ok());
        let error = check_size("upload", 4, &shape).unwrap_err();
        assert_eq!(error.to_string(), "upload: bytes for float32[2], got 4, want 8");
        assert!(check_size("upload", 8, &Shape::new(DType::F32, [-2])).is_err());
    }

    #[test]
    fn views_alias_and_tell_when_they_end() {
        #[repr(align(64))]
        struct Aligned([u8; 256]);
        let shape = Shape::new(DType::U8, [256]);
        for path in fake_plugin::real_plugins() {
            let client = Client::new(&Plugin::load(&path).unwrap(), &ClientOptions::cpu(1, true)).unwrap();
            let memory = Arc::new(Aligned([7; 256]));
            let address = memory.0.as_ptr() as usize;
            let (ended, told) = (mpsc::channel(), memory.clone());
            let on_delete = Box::new(move || {
                drop(told);
                ended.0.send(()).unwrap();
            });
            let device = &client.devices()[0];
            // SAFETY: the array lies in host memory, which `on_delete` keeps; nothing writes to it.
            let view = unsafe { client.view_of_device_memory(address, &shape, device, on_delete) }.unwrap();
            assert_eq!(view.unsafe_pointer().unwrap(), address);
            assert_eq!(view.download_start().unwrap().wait().unwrap(), [7; 256]);
            assert_eq!(Arc::strong_count(&memory), 2);
            drop(view);
            ended.1.recv_timeout(Duration::from_secs(20)).unwrap();
            assert_eq!(Arc::strong_count(&memory), 1);
        }
    }

    #[test]
    fn a_refused_view_drops_its_callback() {
        let fake = fake_plugin::Fake::new();
        let client = Client::new(&Plugin::load(fake.path()).unwrap(), &ClientOptions::default()).unwrap();
        let held = Arc::new(());
        let on_delete = Box::new({
            let held = held.clone();
            move || drop(held)
        });
        let shape = Shape::new(DType::U8, [1]);
        // SAFETY: the fake refuses without looking at the memory.
        let refused = unsafe { client.view_of_device_memory(64, &shape, &client.devices()[0], on_delete) };
        refused.unwrap_err();
        assert_eq!(Arc::strong_count(&held), 1);
    }
}
