//! Buffers, and moving bytes in and out of them.

use std::sync::Mutex;

use crate::call::{Args, Failure, Serve, give, list, look, take};
use crate::control::Live;
use crate::event::Work;
use crate::sys;

/// An array on a device of the fake.
pub(crate) struct Buffer {
    /// None when deleted.
    data: Mutex<Option<Data>>,
    /// The work that computes it.
    pub(crate) work: Work,
    /// Ends when the buffer goes: the host's bytes are free again.
    done_with_host: Option<Work>,
}

/// The array's bytes.
pub(crate) enum Data {
    /// The fake's own.
    Owned(Vec<u8>),
    /// The host's, aliased.
    Shared(*const u8, usize),
}

// SAFETY: the caller keeps shared bytes alive and unchanged until the buffer is done with them, from whichever thread.
unsafe impl Send for Data {}

impl Buffer {
    pub(crate) fn give(data: Data, work: Work, done_with_host: Option<Work>) -> *mut sys::PJRT_Buffer {
        give(Live::Buffers, Self { data: Mutex::new(Some(data)), work, done_with_host })
    }

    /// A copy of the bytes.
    pub(crate) fn bytes(&self) -> Result<Vec<u8>, Failure> {
        match &*self.data.lock().unwrap() {
            None => Err(Failure::new(3, "the buffer is deleted")),
            Some(Data::Owned(bytes)) => Ok(bytes.clone()),
            Some(Data::Shared(data, len)) => Ok(list(*data, *len).to_vec()),
        }
    }

    fn delete(&self) {
        if self.data.lock().unwrap().take().is_some()
            && let Some(done) = &self.done_with_host
        {
            done.end(&Ok(()));
        }
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        self.delete();
    }
}

/// Bytes of one element; the types are those of `tpu_runtime::DType`.
pub(crate) fn element_size(buffer_type: sys::PJRT_Buffer_Type) -> usize {
    match buffer_type {
        sys::PJRT_Buffer_Type_S16
        | sys::PJRT_Buffer_Type_U16
        | sys::PJRT_Buffer_Type_F16
        | sys::PJRT_Buffer_Type_BF16 => 2,
        sys::PJRT_Buffer_Type_S32 | sys::PJRT_Buffer_Type_U32 | sys::PJRT_Buffer_Type_F32 => 4,
        sys::PJRT_Buffer_Type_S64
        | sys::PJRT_Buffer_Type_U64
        | sys::PJRT_Buffer_Type_F64
        | sys::PJRT_Buffer_Type_C64 => 8,
        sys::PJRT_Buffer_Type_C128 => 16,
        _ => 1,
    }
}

impl Serve for sys::PJRT_Client_BufferFromHostBuffer_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let dims = list(self.dims, self.num_dims);
        let len = dims.iter().product::<i64>() as usize * element_size(self.type_);
        let data = self.data.cast::<u8>();
        if self.host_buffer_semantics == sys::PJRT_HostBufferSemantics_kImmutableZeroCopy {
            let done = Work::default();
            self.done_with_host_buffer = done.event();
            self.buffer =
                Buffer::give(Data::Shared(data, len), Work::of_call(Self::SLOT, Self::NAME), Some(done));
            return Ok(());
        }
        // Dense: the fake takes no strides.
        let bytes = list(data, len).to_vec();
        self.done_with_host_buffer = Work::done(&Ok(())).event();
        self.buffer = Buffer::give(Data::Owned(bytes), Work::of_call(Self::SLOT, Self::NAME), None);
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_Destroy_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        drop(take::<Buffer, _>(Live::Buffers, self.buffer));
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_Delete_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        look::<Buffer, _>(self.buffer).delete();
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_IsDeleted_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.is_deleted = look::<Buffer, _>(self.buffer).data.lock().unwrap().is_none();
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_OnDeviceSizeInBytes_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.on_device_size_in_bytes = look::<Buffer, _>(self.buffer).bytes()?.len();
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_ReadyEvent_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        self.event = look::<Buffer, _>(self.buffer).work.event();
        Ok(())
    }
}

impl Serve for sys::PJRT_Buffer_ToHostBuffer_Args {
    fn serve(&mut self) -> Result<(), Failure> {
        let buffer = look::<Buffer, _>(self.src);
        let bytes = buffer.bytes()?;
        if self.dst_size < bytes.len() {
            return Err(Failure::new(3, "the destination is too small"));
        }
        // SAFETY: the caller gives at least this many writable bytes.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.dst.cast(), bytes.len()) };
        let own = Work::of_call(Self::SLOT, Self::NAME);
        // The copy ends as the array does, or as the test commanded for the copy.
        let failed = buffer.work.wait().err();
        self.event = failed.map_or(own, |failure| Work::done(&Err(failure))).event();
        Ok(())
    }
}
