//! Run-time numbers on their way to a device.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;
use std::sync::Arc;

use parking_lot::Mutex;
use rustc_hash::FxHasher;
use tpu_aten::Scalar;
use tpu_runtime::{Client, DType, Device, Shape};

use crate::array::Array;
use crate::error::{Error, Result};
use crate::metrics::Metrics;

/// How many numbers are kept on the devices, and how many are remembered.
const KEPT: usize = 1024;

/// A number's device, dtype and bytes.
type Number = (usize, DType, [u8; 16]);

/// Numbers that are on a device already: a value that comes again and again, such as a factor, is not sent again.
/// One that comes once, such as a scheduled learning rate or the state of a generator, is not kept.
#[derive(Debug, Default)]
pub(crate) struct Numbers(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    kept: HashMap<Number, Arc<Array>, BuildHasherDefault<FxHasher>>,
    seen: HashSet<Number, BuildHasherDefault<FxHasher>>,
}

impl Numbers {
    /// A zero-dimensional array of the number on `device`.
    ///
    /// # Errors
    /// PJRT's, from the upload.
    pub(crate) fn upload(
        &self,
        client: &Client,
        device: &Device,
        number: Scalar,
        dtype: DType,
        metrics: &Arc<Metrics>,
    ) -> Result<Arc<Array>> {
        let bytes = number.to_bytes(dtype);
        let number = (device.index(), dtype, bytes);
        if let Some(kept) = self.0.lock().kept.get(&number) {
            return Ok(Arc::clone(kept));
        }
        let buffer = client
            .upload(&bytes[..dtype.size_in_bytes()], &Shape::scalar(dtype), device)
            .map_err(|error| Error::runtime("upload of a run-time number", error))?;
        let array = Arc::new(Array::new(buffer, metrics));
        let mut known = self.0.lock();
        if known.seen.len() >= KEPT {
            known.seen.clear();
        }
        if !known.seen.insert(number) {
            if known.kept.len() >= KEPT {
                known.kept.clear();
            }
            known.kept.insert(number, Arc::clone(&array));
        }
        Ok(array)
    }
}
