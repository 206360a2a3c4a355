//! Moving tensors between the host, devices and cells.

use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;

use tpu_aten::Scalar;
use tpu_aten::table::OpId;
use tpu_runtime::Shape;

use crate::call::{Arg, Form, NoOracle, TensorRef};
use crate::cell::{Cell, State};
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::recorder::Recorder;

static COPY: LazyLock<OpId> = LazyLock::new(|| {
    OpId::find("aten::copy_").unwrap_or_else(|| unreachable!("no row aten::copy_: bug in tpu-aten"))
});

/// A view of so few bytes, or of a good part of its storage, is picked out on the host.
const FEW_BYTES: usize = 1 << 16;

impl Engine {
    /// Copies the elements of `bytes`, row-major, into a tensor. The bytes are read before it returns.
    ///
    /// # Errors
    /// When the number of bytes is not the tensor's, or PJRT refuses.
    pub fn upload(&self, dst: &TensorRef<'_>, bytes: &[u8]) -> Result<()> {
        let shape = dst.shape();
        check("upload", bytes.len(), &shape)?;
        if bytes.is_empty() {
            return Ok(());
        }
        let device = self.device(dst.cell.device())?;
        let buffer = self
            .blocking(|| self.client().upload(bytes, &shape, device))
            .map_err(|error| Error::runtime("upload", error))?;
        self.counters().h2d_bytes.fetch_add(bytes.len() as u64, Relaxed);
        let contents = State::Ready(self.array(buffer));
        if fills(dst) {
            // A pending write must not come after this one.
            drop(dst.cell.contents());
            dst.cell.put(contents);
            return Ok(());
        }
        let cell = Cell::new(dst.cell.device(), bytes.len(), contents);
        let strides = shape.dims.contiguous_strides();
        self.copy(&TensorRef { cell: &cell, strides: &strides, offset: 0, ..*dst }, dst)
    }

    /// Copies the elements of a tensor, row-major, into `bytes`. Waits for the work that computes them.
    ///
    /// # Errors
    /// When the number of bytes is not the tensor's, or the work has failed.
    pub fn download(&self, src: &TensorRef<'_>, bytes: &mut [u8]) -> Result<()> {
        let shape = src.shape();
        check("download", bytes.len(), &shape)?;
        if bytes.is_empty() {
            return Ok(());
        }
        match src.cell.contents()? {
            // The base is row-major: a reshape of it has the same bytes.
            State::Ready(array)
                if array.shape().dtype == shape.dtype
                    && array.shape().size_in_bytes() == bytes.len()
                    && is_dense(src) =>
            {
                self.counters().d2h_bytes.fetch_add(bytes.len() as u64, Relaxed);
                self.blocking(|| array.download(bytes)).map_err(|error| Error::runtime("download", error))
            }
            State::Empty(_) => {
                bytes.fill(0);
                Ok(())
            }
            // Cheaper than a program for each view.
            State::Ready(array)
                if array.shape().dtype == shape.dtype
                    && array.shape().size_in_bytes() <= FEW_BYTES.max(4 * bytes.len()) =>
            {
                let mut all = vec![0; array.shape().size_in_bytes()];
                self.counters().d2h_bytes.fetch_add(all.len() as u64, Relaxed);
                self.blocking(|| array.download(&mut all))
                    .map_err(|error| Error::runtime("download", error))?;
                gather(&all, src, bytes);
                Ok(())
            }
            _ => {
                let dense = self.cell(src.cell.device(), bytes.len(), Some(shape.clone()));
                let strides = shape.dims.contiguous_strides();
                let dst = TensorRef { cell: &dense, strides: &strides, offset: 0, ..*src };
                self.copy(src, &dst)?;
                self.download(&dst, bytes)
            }
        }
    }

    /// `dst.copy_(src)`: converts, broadcasts, and crosses devices.
    ///
    /// # Errors
    /// When the shapes do not fit, or PJRT refuses.
    pub fn copy(&self, src: &TensorRef<'_>, dst: &TensorRef<'_>) -> Result<()> {
        if src.cell.device() != dst.cell.device() {
            return self.copy_across(src, dst);
        }
        // A program that is being captured copies what there is when it is called.
        if !Recorder::current(self).captures() && share(src, dst) {
            return Ok(());
        }
        self.compute_copy(src, dst)
    }

    /// As [`copy`](Self::copy) on one device, never by sharing: the base of `dst` has the dims of `dst`.
    pub(crate) fn compute_copy(&self, src: &TensorRef<'_>, dst: &TensorRef<'_>) -> Result<()> {
        let args = [Arg::Tensor(*dst), Arg::Tensor(*src), Arg::Scalar(Scalar::Bool(false))];
        self.dispatch(*COPY, Form::Functional, &args, &NoOracle).map(|_| ())
    }

    /// Changes the size of a storage; what it held is kept as far as it fits, the rest reads as zeros.
    ///
    /// # Errors
    /// When PJRT refuses.
    pub fn resize(&self, cell: &Arc<Cell>, nbytes: usize) -> Result<()> {
        let array = match cell.contents()? {
            State::Ready(array) => array,
            State::Filled(shape, value) => self.filled(cell.device(), &[(shape, value)])?.remove(0),
            _ => {
                cell.set_nbytes(nbytes);
                return Ok(());
            }
        };
        let old = array.shape();
        if old.size_in_bytes() == nbytes {
            return Ok(());
        }
        let mut bytes = vec![0; old.size_in_bytes()];
        self.blocking(|| array.download(&mut bytes)).map_err(|error| Error::runtime("resize", error))?;
        bytes.resize(nbytes, 0);
        let size = old.dtype.size_in_bytes();
        let shape = if nbytes.is_multiple_of(size) {
            Shape::new(old.dtype, [(nbytes / size) as i64])
        } else {
            Shape::new(tpu_runtime::DType::U8, [nbytes as i64])
        };
        let device = self.device(cell.device())?;
        let buffer = self
            .blocking(|| self.client().upload(&bytes, &shape, device))
            .map_err(|error| Error::runtime("resize", error))?;
        cell.set_nbytes(nbytes);
        cell.put(State::Ready(self.array(buffer)));
        Ok(())
    }

    fn copy_across(&self, src: &TensorRef<'_>, dst: &TensorRef<'_>) -> Result<()> {
        let shape = src.shape();
        let strides = shape.dims.contiguous_strides();
        let nbytes = shape.size_in_bytes();
        let dense = self.cell(src.cell.device(), nbytes, Some(shape));
        let here = TensorRef { cell: &dense, strides: &strides, offset: 0, ..*src };
        self.copy(src, &here)?;
        let device = self.device(dst.cell.device())?;
        let contents = match dense.contents()? {
            State::Ready(array) => {
                let moved = self
                    .blocking(|| array.copy_to(device))
                    .map_err(|error| Error::runtime("copy between devices", error))?;
                State::Ready(self.array(moved))
            }
            other => other,
        };
        let there = Cell::new(dst.cell.device(), nbytes, contents);
        self.copy(&TensorRef { cell: &there, ..here }, dst)
    }
}

/// A full copy of a whole storage only shares its array: arrays are immutable.
fn share(src: &TensorRef<'_>, dst: &TensorRef<'_>) -> bool {
    let same = src.dtype == dst.dtype && src.sizes == dst.sizes && src.strides == dst.strides;
    if !same || !fills(dst) || !fills(src) || Arc::ptr_eq(src.cell, dst.cell) {
        return false;
    }
    // What a trace computes is copied by it: sharing would cut it here.
    let State::Ready(array) = src.cell.state() else { return false };
    if array.shape().dtype != dst.dtype {
        return false;
    }
    drop(dst.cell.contents());
    dst.cell.put(State::Ready(array));
    true
}

/// Copies the elements of a view, row-major, from the bytes of its storage.
fn gather(storage: &[u8], view: &TensorRef<'_>, bytes: &mut [u8]) {
    let size = view.dtype.size_in_bytes();
    let mut index = vec![0; view.sizes.len()];
    let mut at = view.offset;
    for element in bytes.chunks_exact_mut(size) {
        let first = at as usize * size;
        element.copy_from_slice(&storage[first..first + size]);
        for dim in (0..index.len()).rev() {
            index[dim] += 1;
            at += view.strides[dim];
            if index[dim] < view.sizes[dim] {
                break;
            }
            at -= index[dim] * view.strides[dim];
            index[dim] = 0;
        }
    }
}

fn check(op: &'static str, got: usize, shape: &Shape) -> Result<()> {
    let want = shape.size_in_bytes();
    if got == want { Ok(()) } else { Err(Error::Bytes { op, got, want }) }
}

fn is_dense(tensor: &TensorRef<'_>) -> bool {
    tensor.offset == 0
        && matches!(
            tpu_aten::view::read(tensor.sizes, tensor.sizes, tensor.strides),
            tpu_aten::view::Read::Dense
        )
}

/// Whether the tensor is all of its storage, row-major.
fn fills(tensor: &TensorRef<'_>) -> bool {
    is_dense(tensor) && tensor.shape().size_in_bytes() == tensor.cell.nbytes()
}
