//! Reductions over dimensions.

use tpu_runtime::{DType, Dims, Shape};

use super::elementwise::Cmp;
use super::{Builder, Val, array, index_dtype};
use crate::scalar::Scalar;

impl Builder {
    /// Reduces several arrays of the same dims together over `dims`, which are removed.
    pub fn reduce_many(
        &mut self,
        values: &[Val],
        initial: &[Val],
        dims: &[usize],
        body: impl FnOnce(&mut Self, &[Val], &[Val]) -> Vec<Val>,
    ) -> Vec<Val> {
        let results: Vec<_> = values
            .iter()
            .map(|value| {
                let shape = self.shape(*value);
                let kept: Dims = (0..shape.dims.len())
                    .filter(|dim| !dims.contains(dim))
                    .map(|dim| shape.dims[dim])
                    .collect();
                Shape::new(shape.dtype, kept)
            })
            .collect();
        let scalars: Vec<_> = results.iter().map(|shape| Shape::scalar(shape.dtype)).collect();
        let both = [scalars.clone(), scalars].concat();
        let region = self.region(&both, |b, v| {
            let (left, right) = v.split_at(values.len());
            body(b, left, right)
        });
        let operands = [values, initial].concat();
        let mut sorted: Vec<_> = dims.iter().map(|dim| *dim as i64).collect();
        sorted.sort_unstable();
        let attributes = format!("dimensions = {}", array(sorted));
        self.ops("reduce", &operands, &attributes, &[region], results)
    }

    /// Reduces one array over `dims`, which are removed.
    pub fn reduce(
        &mut self,
        x: Val,
        initial: impl Into<Scalar>,
        dims: &[usize],
        body: impl FnOnce(&mut Self, Val, Val) -> Val,
    ) -> Val {
        if dims.is_empty() {
            return x;
        }
        let dtype = self.dtype(x);
        let initial = self.constant(initial, dtype);
        self.reduce_many(&[x], &[initial], dims, |b, left, right| vec![body(b, left[0], right[0])])[0]
    }

    /// Sums over `dims`, in the dtype of `x`; 16-bit floats are accumulated in `F32`.
    pub fn sum(&mut self, x: Val, dims: &[usize]) -> Val {
        self.in_f32(x, |b, x| b.reduce(x, 0, dims, Self::add))
    }

    /// The mean over `dims` of a float or complex value; 16-bit floats are accumulated in `F32`.
    pub fn mean(&mut self, x: Val, dims: &[usize]) -> Val {
        let count: i64 = dims.iter().map(|dim| self.shape(x).dims[*dim]).product();
        self.in_f32(x, |b, x| {
            let sum = b.reduce(x, 0, dims, Self::add);
            let count = b.full_like(count as f64, sum);
            b.div(sum, count)
        })
    }

    /// The product over `dims`.
    pub fn prod(&mut self, x: Val, dims: &[usize]) -> Val {
        self.in_f32(x, |b, x| b.reduce(x, 1, dims, Self::mul))
    }

    /// The largest element over `dims`; NaN wins.
    pub fn max_over(&mut self, x: Val, dims: &[usize]) -> Val {
        let lowest = lowest(self.dtype(x));
        self.reduce(x, lowest, dims, Self::max)
    }

    /// The smallest element over `dims`; NaN wins.
    pub fn min_over(&mut self, x: Val, dims: &[usize]) -> Val {
        let highest = highest(self.dtype(x));
        self.reduce(x, highest, dims, Self::min)
    }

    /// Whether any element of a `Bool` holds over `dims`.
    pub fn any(&mut self, x: Val, dims: &[usize]) -> Val {
        self.reduce(x, false, dims, Self::or)
    }

    /// Whether all elements of a `Bool` hold over `dims`.
    pub fn all(&mut self, x: Val, dims: &[usize]) -> Val {
        self.reduce(x, true, dims, Self::and)
    }

    /// The index along `dim`, of [`index_dtype`], of the largest (or smallest) element and that element; the first of
    /// equals, NaN wins.
    pub fn arg_extreme(&mut self, x: Val, dim: usize, largest: bool) -> (Val, Val) {
        let dims = self.dims(x);
        let extreme = if largest { self.max_over(x, &[dim]) } else { self.min_over(x, &[dim]) };
        let wanted = self.broadcast_missing(extreme, &dims, &[dim]);
        let equal = self.compare(Cmp::EQ, x, wanted);
        // There is a NaN only where NaN won.
        let nan = self.is_nan(x);
        let found = self.or(equal, nan);
        let dtype = index_dtype(dims[dim]);
        let index = self.iota(&Shape::new(dtype, dims), dim);
        let far = self.full_like(highest(dtype), index);
        let candidates = self.select(found, index, far);
        let first = self.min_over(candidates, &[dim]);
        (first, extreme)
    }

    /// Runs `f` on a 16-bit float as `F32` and converts the result back; other types are passed as they are.
    pub fn in_f32(&mut self, x: Val, f: impl FnOnce(&mut Self, Val) -> Val) -> Val {
        let dtype = self.dtype(x);
        if dtype.is_float() && dtype.size_in_bytes() < 4 {
            let wide = self.convert(x, DType::F32);
            let result = f(self, wide);
            return self.convert(result, dtype);
        }
        f(self, x)
    }
}

/// The value that no element is below.
#[must_use]
pub fn lowest(dtype: DType) -> Scalar {
    match dtype {
        DType::Bool => Scalar::Bool(false),
        DType::I8 => Scalar::Int(i64::from(i8::MIN)),
        DType::I16 => Scalar::Int(i64::from(i16::MIN)),
        DType::I32 => Scalar::Int(i64::from(i32::MIN)),
        DType::I64 => Scalar::Int(i64::MIN),
        _ if dtype.is_unsigned_integer() => Scalar::Int(0),
        _ => Scalar::Float(f64::NEG_INFINITY),
    }
}

/// The value that no element is above.
#[must_use]
pub fn highest(dtype: DType) -> Scalar {
    match dtype {
        DType::Bool => Scalar::Bool(true),
        DType::I8 => Scalar::Int(i64::from(i8::MAX)),
        DType::I16 => Scalar::Int(i64::from(i16::MAX)),
        DType::I32 => Scalar::Int(i64::from(i32::MAX)),
        DType::I64 => Scalar::Int(i64::MAX),
        // All bits set, read as unsigned.
        _ if dtype.is_unsigned_integer() => Scalar::Int(-1),
        _ => Scalar::Float(f64::INFINITY),
    }
}
