//! Arrays that programs take as parameters although their lowerings know them.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use parking_lot::Mutex;
use tpu_aten::builder::Constant;
use tpu_runtime::Device;

use crate::array::Array;
use crate::engine::Engine;
use crate::error::{Error, Result};

/// The constants of a program on a device, in the order of the parameters.
type Arrays = Arc<[Arc<Array>]>;

/// The constants of a program, each sent to a device once, when the program first runs there.
#[derive(Debug, Default)]
pub(crate) struct Constants {
    values: Vec<Constant>,
    /// The arrays by device.
    sent: Mutex<Vec<(usize, Arrays)>>,
}

impl Constants {
    pub(crate) fn new(values: Vec<Constant>) -> Self {
        Self { values, sent: Mutex::default() }
    }

    /// The arrays on a device, in the order of the parameters; none when the program has no constants.
    ///
    /// # Errors
    /// PJRT's, from the upload.
    pub(crate) fn on(&self, engine: &Engine, device: &Device) -> Result<Option<Arrays>> {
        if self.values.is_empty() {
            return Ok(None);
        }
        let mut sent = self.sent.lock();
        if let Some((_, arrays)) = sent.iter().find(|(index, _)| *index == device.index()) {
            return Ok(Some(Arc::clone(arrays)));
        }
        let arrays: Arrays =
            self.values.iter().map(|constant| send(engine, device, constant)).collect::<Result<_>>()?;
        sent.push((device.index(), Arc::clone(&arrays)));
        Ok(Some(arrays))
    }
}

/// A constant on a device.
///
/// # Errors
/// PJRT's, from the upload.
pub(crate) fn send(engine: &Engine, device: &Device, constant: &Constant) -> Result<Arc<Array>> {
    let buffer = engine.client().upload(&constant.bytes, &constant.shape, device);
    engine.counters().h2d_bytes.fetch_add(constant.bytes.len() as u64, Relaxed);
    Ok(engine.array(buffer.map_err(|error| Error::runtime("upload of a constant", error))?))
}
