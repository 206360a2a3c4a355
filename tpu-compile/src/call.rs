//! A call of an op: arguments in, outputs out.

use std::sync::Arc;

use smallvec::SmallVec;
use tpu_aten::Scalar;
use tpu_aten::builder::Precision;
use tpu_runtime::{DType, Dims, Shape};

use crate::cell::Cell;
use crate::error::Result;

/// A tensor: a strided view of a cell.
#[derive(Clone, Copy, Debug)]
pub struct TensorRef<'a> {
    /// The storage.
    pub cell: &'a Arc<Cell>,
    /// The element type.
    pub dtype: DType,
    /// The sizes.
    pub sizes: &'a [i64],
    /// The strides, in elements.
    pub strides: &'a [i64],
    /// The first element's position in the storage, in elements.
    pub offset: i64,
}

impl TensorRef<'_> {
    /// The sizes and the dtype.
    #[must_use]
    pub fn shape(&self) -> Shape {
        Shape { dims: self.sizes.into(), dtype: self.dtype }
    }

    /// Whether the elements are dense and row-major; strides of single elements say nothing.
    #[must_use]
    pub fn is_contiguous(&self) -> bool {
        let mut dense = 1;
        let rows = self.sizes.iter().zip(self.strides).rev().filter(|(size, _)| **size != 1);
        self.sizes.contains(&0)
            || rows.into_iter().all(|(size, stride)| {
                let fits = *stride == dense;
                dense *= size;
                fits
            })
    }
}

/// An argument of a call, in the order of the op's schema.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Left out, or an undefined tensor.
    None,
    /// A tensor on a device.
    Tensor(TensorRef<'a>),
    /// A zero-dimensional tensor on the host.
    HostTensor {
        /// Its dtype.
        dtype: DType,
        /// Whether torch made it from a Python number.
        wrapped: bool,
        /// Its value.
        value: Scalar,
    },
    /// A number: any of a schema's `Scalar`, `int`, `float` and `bool`.
    Scalar(Scalar),
    /// Integers.
    Ints(&'a [i64]),
    /// Floats.
    Floats(&'a [f64]),
    /// Truth values.
    Bools(&'a [bool]),
    /// Numbers.
    Scalars(&'a [Scalar]),
    /// Tensors; entries may be [`Arg::None`].
    Tensors(&'a [Arg<'a>]),
    /// A dtype.
    DType(DType),
    /// A word.
    Str(&'a str),
    /// A device's index.
    Device(usize),
    /// The state of a generator.
    Seed {
        /// The seed.
        seed: u64,
        /// How far the generator has advanced.
        offset: u64,
    },
    /// How exactly an op whose row is `precise` multiplies `F32`; `HIGHEST` when it is left out.
    Precision(Precision),
    /// Torch's default dtype; `F32` when it is left out.
    DefaultFloat(DType),
}

impl Arg<'_> {
    /// Whether the argument stands behind those of the schema, and behind the tensors of an out form.
    pub(crate) const fn is_appended(&self) -> bool {
        matches!(self, Self::Seed { .. } | Self::Precision(_) | Self::DefaultFloat(_))
    }
}

/// Which of an op's forms is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// As the row's schema says.
    Functional,
    /// The result is written to the first argument.
    Inplace,
    /// The results are written to arguments after the schema's.
    Out,
}

/// Sizes, strides and dtype of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutputMeta {
    /// The sizes.
    pub sizes: Dims,
    /// The strides, in elements.
    pub strides: Dims,
    /// The element type.
    pub dtype: DType,
}

impl OutputMeta {
    /// A tensor of this shape whose elements follow each other.
    pub(crate) fn dense(shape: &Shape) -> Self {
        Self { sizes: shape.dims.clone(), strides: shape.dims.contiguous_strides(), dtype: shape.dtype }
    }
}

/// The caller's own inference, asked when a call is seen for the first time.
pub trait Oracle {
    /// The results' metadata: an undefined result is `None`; for [`Form::Out`] that of the tensors after the call.
    /// The answer is `None` when the caller cannot infer: then the lowering decides.
    ///
    /// # Errors
    /// When the arguments do not fit; the error is passed through.
    fn infer(&self) -> Result<Option<Vec<Option<OutputMeta>>>>;
}

/// An [`Oracle`] that leaves it to the lowering.
#[derive(Clone, Copy, Debug)]
pub struct NoOracle;

impl Oracle for NoOracle {
    fn infer(&self) -> Result<Option<Vec<Option<OutputMeta>>>> {
        Ok(None)
    }
}

/// A result of a call.
#[derive(Clone, Debug)]
pub enum Output {
    /// A new tensor.
    New {
        /// Its storage.
        cell: Arc<Cell>,
        /// Its sizes, strides and dtype.
        meta: Arc<OutputMeta>,
    },
    /// A tensor that was an argument and has been written.
    Written,
    /// An undefined tensor.
    Undefined,
}

/// The results of a call.
#[derive(Clone, Debug, Default)]
pub struct Outputs {
    /// New tensors in the order of the schema's results, then one entry a written tensor.
    pub values: SmallVec<[Output; 2]>,
    /// How far the generator has to be advanced.
    pub advance: u64,
}

/// How a call ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It ran.
    Done(Outputs),
    /// An `out=` tensor has other sizes than the result: resize the tensors to these and call again.
    Resize(Arc<[OutputMeta]>),
}
