//! Run-time numbers on their way to a device.

use std::hash::BuildHasherDefault;
use std::sync::Arc;

use parking_lot::Mutex;
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_runtime::{Client, DType, Device, Shape};

use crate::array::Array;
use crate::error::{Error, Result};
use crate::metrics::Metrics;

/// How many vectors of numbers are kept on the devices.
const KEPT: usize = 1024;
/// Longer vectors are not kept: they are those of whole steps, in which some number changes all the time.
const LONGEST: usize = 64;

/// Whether the numbers may come again: those of generators never do.
const fn is_kept(dtype: DType, bytes: usize) -> bool {
    bytes <= LONGEST && !matches!(dtype, DType::U64)
}

type Bytes = SmallVec<[u8; 32]>;
type Kept = std::collections::HashMap<(usize, DType, Bytes), Arc<Array>, BuildHasherDefault<FxHasher>>;

/// Small vectors of numbers that are on a device already: a repeated value is not sent again.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    kept: Mutex<Kept>,
}

impl Numbers {
    /// The numbers as one vector of `dtype` on `device`.
    pub(crate) fn upload(
        &self,
        client: &Client,
        device: &Device,
        dtype: DType,
        numbers: impl ExactSizeIterator<Item = Scalar>,
        metrics: &Arc<Metrics>,
    ) -> Result<Arc<Array>> {
        let shape = Shape::new(dtype, [numbers.len() as i64]);
        let size = dtype.size_in_bytes();
        let mut bytes = Bytes::new();
        for number in numbers {
            bytes.extend_from_slice(&number.to_bytes(dtype)[..size]);
        }
        let key = (device.index(), dtype, bytes);
        if is_kept(dtype, key.2.len())
            && let Some(kept) = self.kept.lock().get(&key)
        {
            return Ok(Arc::clone(kept));
        }
        let buffer = client
            .upload(&key.2, &shape, device)
            .map_err(|error| Error::runtime("upload of run-time numbers", error))?;
        let array = Arc::new(Array::new(buffer, metrics));
        if is_kept(dtype, key.2.len()) {
            let mut kept = self.kept.lock();
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(key, Arc::clone(&array));
        }
        Ok(array)
    }
}
