//! Runs one op for torch.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::Arc;

use parking_lot::Mutex;
use tpu_aten::table::OpId;
use tpu_compile::{Cell, Form, Oracle, Outcome, Output, OutputMeta, Outputs};
use tpu_runtime::Dims;

use super::abi::{FORM_INPLACE, FORM_OUT, OK, Shim, ShimCall, ShimTensor, UNKNOWN, list};
use super::dtype::{dtype, scalar_type};
use super::handle::Handle;
use super::load::shim;
use super::values::{args, lists, values};
use crate::config::config;
use crate::engine::engine;
use crate::error::{Error, Result};

static HOST_FALLBACKS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// The ops that ran on the host, and how often.
pub(crate) fn host_fallbacks() -> BTreeMap<String, u64> {
    HOST_FALLBACKS.lock().clone()
}

/// Counts an op that is about to run on the host.
///
/// # Errors
/// When it is one without a row and the fallback is off.
pub(super) fn host_op(name: &str, has_row: bool) -> Result<()> {
    if !has_row && !config()?.fallback {
        return Err(Error::MissingOp { op: name.to_owned() });
    }
    let mut counts = HOST_FALLBACKS.lock();
    if let Some(count) = counts.get_mut(name) {
        *count += 1;
    } else {
        counts.insert(name.to_owned(), 1);
    }
    Ok(())
}

/// Runs the call and gives its results to the shim. Returns how far the generator moves.
///
/// # Safety
/// `call` is valid, as shim.h promises for `Core::kernel`.
///
/// # Errors
/// The engine's, or torch's own from inferring shapes.
pub(super) unsafe fn run(call: &ShimCall) -> Result<u64> {
    let engine = engine()?;
    let form = match call.form {
        FORM_INPLACE => Form::Inplace,
        FORM_OUT => Form::Out,
        _ => Form::Functional,
    };
    let torch = Call { shim: shim(), context: call.context };
    let mut resized = false;
    loop {
        // SAFETY: the caller's promise; read anew after a resize.
        let values = unsafe { values(call) };
        // SAFETY: as above.
        let lists = unsafe { lists(values) }?;
        // SAFETY: as above.
        let args = unsafe { args(values, &lists) }?;
        match engine.dispatch(OpId(call.row), form, &args, &torch)? {
            Outcome::Done(outputs) => {
                let advance = outputs.advance;
                torch.push(outputs);
                return Ok(advance);
            }
            Outcome::Resize(metas) if !resized => torch.resize(&metas)?,
            Outcome::Resize(_) => unreachable!("out= tensors that do not take their sizes: bug in tpu-py"),
        }
        resized = true;
    }
}

/// Torch's side of a running call.
struct Call {
    shim: &'static Shim,
    context: *mut c_void,
}

/// Torch raised an exception; the shim has kept it.
#[derive(Debug, thiserror::Error)]
#[error("torch raised an exception")]
struct Raised;

impl Call {
    fn raised() -> tpu_compile::Error {
        tpu_compile::Error::Foreign(Arc::new(Raised))
    }

    fn push(&self, outputs: Outputs) {
        for output in outputs.values {
            match output {
                Output::New { cell, meta } => self.push_new(cell, &meta),
                // SAFETY: the context is of the running call.
                Output::Undefined => unsafe { (self.shim.push_undefined)(self.context) },
                Output::Written => {}
            }
        }
    }

    fn push_new(&self, cell: Arc<Cell>, meta: &OutputMeta) {
        let (nbytes, device) = (cell.nbytes(), cell.device() as i32);
        let (storage, address) = Handle::hand_over(cell);
        // SAFETY: the context is of the running call; the storage's owner is now torch, which frees it through `Core`.
        unsafe {
            (self.shim.push_tensor)(
                self.context,
                storage,
                address,
                nbytes,
                scalar_type(meta.dtype),
                device,
                meta.sizes.len(),
                meta.sizes.as_ptr(),
                meta.strides.as_ptr(),
            );
        }
    }

    fn resize(&self, metas: &[OutputMeta]) -> Result<()> {
        for (out, meta) in metas.iter().enumerate() {
            let (sizes, strides) = (meta.sizes.as_ptr(), meta.strides.as_ptr());
            // SAFETY: the context is of the running call, and the lists are as long as is said.
            let status =
                unsafe { (self.shim.resize_out)(self.context, out, meta.sizes.len(), sizes, strides) };
            if status != OK {
                return Err(Self::raised().into());
            }
        }
        Ok(())
    }
}

impl Oracle for Call {
    fn infer(&self) -> tpu_compile::Result<Option<Vec<Option<OutputMeta>>>> {
        let (mut shapes, mut n): (*const ShimTensor, usize) = (std::ptr::null(), 0);
        // SAFETY: the context is of the running call, the other two are for its answer.
        match unsafe { (self.shim.infer)(self.context, &raw mut shapes, &raw mut n) } {
            OK => {
                // SAFETY: `n` shapes that live as long as the call, by shim.h.
                let shapes = unsafe { list(shapes, n) };
                shapes
                    .iter()
                    .map(meta)
                    .collect::<Result<_>>()
                    .map(Some)
                    .map_err(|error| tpu_compile::Error::Aten(tpu_aten::Error::Torch(error.to_string())))
            }
            UNKNOWN => Ok(None),
            _ => Err(Self::raised()),
        }
    }
}

fn meta(shape: &ShimTensor) -> Result<Option<OutputMeta>> {
    let Ok(rank) = usize::try_from(shape.rank) else { return Ok(None) };
    // SAFETY: `rank` sizes, by shim.h.
    let sizes = unsafe { list(shape.sizes, rank) };
    // SAFETY: `rank` strides, by shim.h.
    let strides = unsafe { list(shape.strides, rank) };
    Ok(Some(OutputMeta {
        sizes: Dims::from(sizes),
        strides: Dims::from(strides),
        dtype: dtype(shape.dtype.into())?,
    }))
}
