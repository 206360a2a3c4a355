//! Running executables: the hot path of the project.
//!
//! Between the caller and PJRT lie one comparison per argument and three small arrays on the stack. Nothing here takes a
//! lock, asks for an event, or allocates for up to [`INLINE`] arguments and outputs, beyond the outputs' own handles.

use std::ptr::{NonNull, null_mut};

use smallvec::{SmallVec, smallvec};

use super::client::missing;
use super::executable::NO_BUFFER;
use super::{Buffer, Device, Executable, call, sys};
use crate::{Error, Result, Shape};

/// How many arguments and outputs need no allocation.
const INLINE: usize = 16;

type Buffers = SmallVec<[*mut sys::PJRT_Buffer; INLINE]>;

impl Executable {
    /// Enqueues the program on `device` and appends its outputs to `outputs`.
    ///
    /// Returns when the work is enqueued, or done on a synchronous CPU client. An argument that the program may overwrite
    /// (`tf.aliasing_output` or `jax.buffer_donor` in its text) is deleted by the call, unless its position is in
    /// `non_donatable`: then it is copied. For an executable with [devices of its own](Executable::devices) `device` must
    /// be the only one of them.
    ///
    /// # Errors
    ///
    /// [`Error::ArgumentCount`], [`Error::ShapeMismatch`], [`Error::DeviceMismatch`], [`Error::ClientMismatch`], checked
    /// before anything runs; [`Error::Pjrt`] from the call, such as for a deleted argument. Small programs fail in the
    /// call, large ones later: their error is that of the outputs' [`Buffer::ready`] and [`Buffer::download`].
    /// `outputs` is unchanged after an error.
    #[inline]
    pub fn execute(
        &self,
        device: &Device,
        args: &[&Buffer],
        non_donatable: &[i64],
        outputs: &mut Vec<Buffer>,
    ) -> Result<()> {
        let exe = &*self.0;
        if !exe.client.is(device.client()) {
            return Err(Error::ClientMismatch { call: "execute", device: device.id() });
        }
        self.check_arguments(device, args)?;
        let execute_device = match exe.devices.as_slice() {
            [] => device.raw(),
            // Compiled for this device: PJRT wants none.
            [own] if own == device => null_mut(),
            own => {
                let what = format!("device, got {device:?}, want {own:?} by `execute_sharded`");
                return Err(Error::InvalidArgument { call: "execute", what });
            }
        };
        let raw_args: Buffers = args.iter().map(|arg| arg.raw()).collect();
        let mut raw_outputs: Buffers = smallvec![NO_BUFFER; exe.signature.outputs.len()];
        // SAFETY: one list of arguments, each alive because `args` is borrowed, and one of outputs, as long as the
        // program has outputs by `check_outputs` at its compilation.
        unsafe {
            self.call(
                &[raw_args.as_ptr()],
                args.len(),
                non_donatable,
                &[raw_outputs.as_mut_ptr()],
                execute_device,
            )
        }?;
        // SAFETY: the call returned these buffers for this device.
        unsafe { collect(&raw_outputs, &exe.signature.outputs, device, outputs) }
    }

    /// Enqueues a program for several devices: `args[i]` and `outputs[i]` are those of `self.devices()[i]`.
    /// Each list of outputs is appended to; `outputs` grows to the number of devices.
    ///
    /// # Errors
    ///
    /// As for [`Executable::execute`], with [`Error::ArgumentCount`] also for a wrong number of devices.
    pub fn execute_sharded(
        &self,
        args: &[&[&Buffer]],
        non_donatable: &[i64],
        outputs: &mut Vec<Vec<Buffer>>,
    ) -> Result<()> {
        let exe = &*self.0;
        if args.len() != exe.devices.len() {
            return Err(Error::ArgumentCount { want: exe.devices.len(), got: args.len() });
        }
        for (device, args) in exe.devices.iter().zip(args) {
            self.check_arguments(device, args)?;
        }
        let raw_args: Vec<Buffers> =
            args.iter().map(|args| args.iter().map(|arg| arg.raw()).collect()).collect();
        let mut raw_outputs: Vec<Buffers> =
            args.iter().map(|_| smallvec![NO_BUFFER; exe.signature.outputs.len()]).collect();
        let argument_lists: Vec<_> = raw_args.iter().map(SmallVec::as_ptr).collect();
        let output_lists: Vec<_> = raw_outputs.iter_mut().map(SmallVec::as_mut_ptr).collect();
        let count = exe.signature.parameters.len();
        // SAFETY: one list of live arguments and one of outputs per device, of the lengths that `check_arguments` and
        // `check_outputs` found.
        unsafe { self.call(&argument_lists, count, non_donatable, &output_lists, null_mut()) }?;
        outputs.resize_with(args.len().max(outputs.len()), Vec::new);
        for ((raw, device), outputs) in raw_outputs.iter().zip(&exe.devices).zip(outputs) {
            // SAFETY: the call returned these buffers for this device.
            unsafe { collect(raw, &exe.signature.outputs, device, outputs) }?;
        }
        Ok(())
    }

    /// Compares arguments with the signature and the device. PJRT does not compare element types.
    #[inline]
    fn check_arguments(&self, device: &Device, args: &[&Buffer]) -> Result<()> {
        let want = &self.0.signature.parameters;
        if args.len() != want.len() {
            return Err(Error::ArgumentCount { want: want.len(), got: args.len() });
        }
        for (argument, (arg, want)) in args.iter().zip(want).enumerate() {
            if arg.shape() != want {
                return Err(shape_mismatch(argument, want, arg.shape()));
            }
            if arg.device() != device {
                let (want, got) = (device.id(), arg.device().id());
                return Err(Error::DeviceMismatch { call: "execute", argument, want, got });
            }
        }
        Ok(())
    }

    /// `PJRT_LoadedExecutable_Execute`, without events.
    ///
    /// # Safety
    ///
    /// Every list of arguments has `num_args` live buffers, and every list of outputs room for the program's.
    #[inline]
    unsafe fn call(
        &self,
        argument_lists: &[*const *mut sys::PJRT_Buffer],
        num_args: usize,
        non_donatable: &[i64],
        output_lists: &[*mut *mut sys::PJRT_Buffer],
        execute_device: *mut sys::PJRT_Device,
    ) -> Result<()> {
        let mut options = sys::PJRT_ExecuteOptions {
            non_donatable_input_indices: non_donatable.as_ptr(),
            num_non_donatable_input_indices: non_donatable.len(),
            ..call::new()
        };
        let mut args = sys::PJRT_LoadedExecutable_Execute_Args {
            executable: self.0.raw.as_ptr(),
            options: &raw mut options,
            argument_lists: argument_lists.as_ptr(),
            num_devices: argument_lists.len(),
            num_args,
            output_lists: output_lists.as_ptr(),
            execute_device,
            ..call::new()
        };
        // SAFETY: the caller's promise; the executable is alive, because `self` is, and the options live during the call.
        unsafe { self.0.api.call(&mut args) }
    }
}

/// Wraps the buffers that PJRT returned.
///
/// # Safety
///
/// `raw` are outputs of `shapes` on `device`, which nobody else frees.
#[inline]
unsafe fn collect(raw: &Buffers, shapes: &[Shape], device: &Device, outputs: &mut Vec<Buffer>) -> Result<()> {
    if raw.contains(&NO_BUFFER) {
        return Err(missing("PJRT_LoadedExecutable_Execute", "output"));
    }
    outputs.reserve(raw.len());
    for (raw, shape) in raw.iter().copied().filter_map(NonNull::new).zip(shapes) {
        // SAFETY: the caller's promise.
        outputs.push(unsafe { Buffer::new(raw, shape.clone(), device.clone()) });
    }
    Ok(())
}

#[cold]
fn shape_mismatch(argument: usize, want: &Shape, got: &Shape) -> Error {
    Error::ShapeMismatch { argument, want: Box::new(want.clone()), got: Box::new(got.clone()) }
}
