//! Run-time numbers on their way to a device.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::{Arc, Weak};

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

type ByNumber<T> = HashMap<Number, T, BuildHasherDefault<FxHasher>>;

/// Numbers that are on a device already: one that comes in several executions, such as a factor, is not sent again.
/// One that comes in a single one, such as a scheduled learning rate or the state of a generator, is not kept.
#[derive(Debug, Default)]
pub(crate) struct Numbers(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    kept: ByNumber<Arc<Array>>,
    /// The execution that used the number last.
    seen: ByNumber<(u64, Weak<Array>)>,
}

impl Numbers {
    /// A zero-dimensional array of the number on `device`, for an execution of this number.
    ///
    /// # Errors
    /// PJRT's, from the upload.
    pub(crate) fn upload(
        &self,
        client: &Client,
        device: &Device,
        number: Scalar,
        dtype: DType,
        execution: u64,
        metrics: &Arc<Metrics>,
    ) -> Result<Arc<Array>> {
        let bytes = number.to_bytes(dtype);
        let number = (device.index(), dtype, bytes);
        let seen = {
            let known = self.0.lock();
            if let Some(kept) = known.kept.get(&number) {
                return Ok(Arc::clone(kept));
            }
            known.seen.get(&number).cloned()
        };
        if let Some((same, array)) = &seen
            && *same == execution
            && let Some(array) = array.upgrade()
        {
            return Ok(array);
        }
        let buffer = client
            .upload(&bytes[..dtype.size_in_bytes()], &Shape::scalar(dtype), device)
            .map_err(|error| Error::runtime("upload of a run-time number", error))?;
        let array = Arc::new(Array::new(buffer, metrics));
        let mut known = self.0.lock();
        if seen.is_some() {
            if known.kept.len() >= KEPT {
                known.kept.clear();
            }
            known.kept.insert(number, Arc::clone(&array));
        } else {
            if known.seen.len() >= KEPT {
                known.seen.clear();
            }
            known.seen.insert(number, (execution, Arc::downgrade(&array)));
        }
        Ok(array)
    }
}
