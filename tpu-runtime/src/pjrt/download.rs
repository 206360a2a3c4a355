//! From buffers to host memory.

use std::ptr::NonNull;

use super::client::missing;
use super::layout::RowMajor;
use super::{Buffer, Event, call, sys};
use crate::{Error, Result};

impl Buffer {
    /// Copies the array to `out`, dense and row-major, and waits for it.
    ///
    /// # Errors
    ///
    /// [`Error::SizeMismatch`]; [`Error::Pjrt`] when the buffer is deleted, or with the error of the work that computes
    /// it.
    pub fn download(&self, out: &mut [u8]) -> Result<()> {
        // SAFETY: `out` is borrowed exclusively until the copy has ended on the next line, whatever its outcome.
        let event = unsafe { self.download_raw(out.as_mut_ptr(), out.len()) }?;
        event.await_ready()
    }

    /// Starts copying the array to the host, dense and row-major, and returns at once.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the buffer is deleted. An error of the work that computes it is [`Download::wait`]'s.
    pub fn download_start(&self) -> Result<Download> {
        let mut bytes = vec![0; self.shape().size_in_bytes()];
        // SAFETY: `Download` keeps the bytes, whose place on the heap does not move, until the event has ended.
        let event = unsafe { self.download_raw(bytes.as_mut_ptr(), bytes.len()) }?;
        Ok(Download { event, bytes })
    }

    /// Starts copying the array to `len` bytes at `out`, dense and row-major. The event tells when they are written.
    ///
    /// # Safety
    ///
    /// `out` points to `len` writable bytes that nobody touches until the event has ended.
    ///
    /// # Errors
    ///
    /// As for [`Buffer::download`]; the event has the errors of the work.
    pub unsafe fn download_raw(&self, out: *mut u8, len: usize) -> Result<Event> {
        let want = self.shape().size_in_bytes();
        if len != want {
            let shape = Box::new(self.shape().clone());
            return Err(Error::SizeMismatch { call: "download", shape, want, got: len });
        }
        let order = RowMajor::new(self.shape().dims.len());
        let mut layout = order.as_pjrt();
        let mut args = sys::PJRT_Buffer_ToHostBuffer_Args {
            src: self.raw(),
            // Without it a plugin writes the device's order.
            host_layout: &raw mut layout,
            // Null would ask for the size; an empty array has an address too.
            dst: out.cast(),
            dst_size: len,
            ..call::new()
        };
        // SAFETY: the buffer is alive, the layout lives during the call, and the caller keeps the bytes.
        unsafe { self.api().call(&mut args) }?;
        let event = NonNull::new(args.event).ok_or_else(|| missing("PJRT_Buffer_ToHostBuffer", "event"))?;
        // SAFETY: the header: the caller frees the event.
        Ok(unsafe { Event::new(event, self.device().client().clone()) })
    }
}

/// A copy to the host under way. Dropping it waits for the copy's end.
#[derive(Debug)]
#[must_use]
pub struct Download {
    event: Event,
    bytes: Vec<u8>,
}

impl Download {
    /// The end of the copy.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Waits for the bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] with the error of the work that computes the array.
    pub fn wait(mut self) -> Result<Vec<u8>> {
        self.event.await_ready()?;
        Ok(std::mem::take(&mut self.bytes))
    }
}

impl Drop for Download {
    fn drop(&mut self) {
        if self.bytes.is_empty() {
            return;
        }
        if let Err(error) = self.event.await_ready() {
            tracing::debug!(%error, "a download that nobody waited for failed");
        }
    }
}
