//! Where an indexed read takes its elements from, and an indexed write puts them.

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{
    Builder, Cmp, GatherDims, ScatterDims, Val, broadcast_dims, highest, index_dtype, lowest,
};
use crate::error::{Error, Result};
use crate::scalar::Scalar;

/// Places in an array, by the rules of torch's advanced indexing. Reads outside of it are clamped, writes outside
/// are dropped: a program cannot raise.
pub(crate) struct Places {
    indices: Val,
    numbers: GatherDims,
    /// The dims of what is read or written.
    pub(crate) dims: Dims,
}

impl Places {
    /// The places that `indices` name in an array of dims `of`, one entry a dimension: an array of integers, all
    /// of which broadcast together, or `None` for the whole dimension. The broadcast dims stand where the indices
    /// do if those are adjacent, else in front.
    ///
    /// # Errors
    /// When the indices do not broadcast.
    pub(crate) fn new(b: &mut Builder, of: &[i64], indices: &[Option<Val>]) -> Result<Self> {
        let indexed: Vec<usize> =
            (0..of.len()).filter(|dim| indices.get(*dim).is_some_and(Option::is_some)).collect();
        let given: Vec<Val> = indexed.iter().filter_map(|dim| indices[*dim]).collect();
        let mut common = Dims::scalar();
        for index in &given {
            common = broadcast_dims(&common, &b.dims(*index))
                .map_err(|_| unfit(given.iter().map(|index| b.dims(*index))))?;
        }
        let first = indexed.first().copied().unwrap_or(0);
        let adjacent = indexed.last().is_none_or(|last| last + 1 - first == indexed.len());
        let front = if adjacent { first } else { 0 };
        let whole: Vec<i64> = (0..of.len()).filter(|dim| !indexed.contains(dim)).map(|dim| of[dim]).collect();
        let dims: Dims = whole[..front].iter().chain(common.iter()).chain(&whole[front..]).copied().collect();
        let offset_dims = (0..dims.len() as i64)
            .filter(|dim| *dim < front as i64 || *dim >= (front + common.len()) as i64)
            .collect();
        let (indices, index_vector_dim) = coordinates(b, of, &given, &common);
        let indexed: Vec<i64> = indexed.into_iter().map(|dim| dim as i64).collect();
        let slice_sizes =
            (0..of.len()).map(|dim| if indexed.contains(&(dim as i64)) { 1 } else { of[dim] }).collect();
        let numbers = GatherDims {
            offset_dims,
            collapsed_slice_dims: indexed.clone(),
            start_index_map: indexed,
            index_vector_dim,
            slice_sizes,
            ..GatherDims::default()
        };
        Ok(Self { indices, numbers, dims })
    }

    /// These places, if there are any in an array of dims `of`.
    ///
    /// # Errors
    /// When an index names an element of an empty dimension.
    pub(crate) fn in_bounds(self, of: &[i64]) -> Result<Self> {
        let empty = self.numbers.start_index_map.iter().any(|dim| of.get(*dim as usize) == Some(&0));
        if empty && self.dims.numel() != 0 {
            return Err(Error::Index("index is out of bounds for dimension with size 0".into()));
        }
        Ok(self)
    }

    /// The places of the rows `index`, a vector, along `dim`.
    pub(crate) fn along(b: &mut Builder, of: &[i64], dim: usize, index: Val) -> Self {
        let mut indices = vec![None; of.len()];
        indices[dim] = Some(index);
        Self::new(b, of, &indices).unwrap_or_else(|_| unreachable!("one index broadcasts: bug in tpu-aten"))
    }

    /// For each element of `index` the place that is its own, but along `dim` is the index's value.
    pub(crate) fn each(b: &mut Builder, of: &[i64], dim: usize, index: Val) -> Self {
        let index = narrowed(b, index, of);
        let shape = b.shape(index).clone();
        let indices: Vec<_> =
            (0..of.len()).map(|k| Some(if k == dim { index } else { b.iota(&shape, k) })).collect();
        Self::new(b, of, &indices)
            .unwrap_or_else(|_| unreachable!("equal indices broadcast: bug in tpu-aten"))
    }

    /// The places of the elements at these positions in row-major order.
    pub(crate) fn flat(b: &mut Builder, of: &[i64], index: Val) -> Self {
        let strides = Dims::from(of).contiguous_strides();
        let index = b.convert(index, index_dtype(Dims::from(of).numel()));
        let indices: Vec<_> = (0..of.len())
            .map(|dim| {
                let stride = b.full_like(strides[dim], index);
                let rows = if strides[dim] == 1 { index } else { b.div(index, stride) };
                if dim == 0 {
                    return Some(rows);
                }
                let size = b.full_like(of[dim].max(1), rows);
                Some(b.rem(rows, size))
            })
            .collect();
        Self::new(b, of, &indices)
            .unwrap_or_else(|_| unreachable!("equal indices broadcast: bug in tpu-aten"))
    }

    /// The elements of `x` at the places.
    pub(crate) fn read(&self, b: &mut Builder, x: Val) -> Val {
        let shape = Shape::new(b.dtype(x), self.dims.clone());
        if shape.dims.numel() == 0 {
            return b.full(0, &shape);
        }
        if self.numbers.start_index_map.is_empty() {
            return x;
        }
        b.gather(x, self.indices, &self.numbers)
    }

    /// `x` with `updates` at the places: `combine(old, new)` gives each element.
    pub(crate) fn write(
        &self,
        b: &mut Builder,
        x: Val,
        updates: Val,
        combine: impl FnOnce(&mut Builder, Val, Val) -> Val,
    ) -> Val {
        if self.dims.numel() == 0 {
            return x;
        }
        if self.numbers.start_index_map.is_empty() {
            return combine(b, x, updates);
        }
        let numbers = ScatterDims {
            update_window_dims: self.numbers.offset_dims.clone(),
            inserted_window_dims: self.numbers.collapsed_slice_dims.clone(),
            scatter_dims_to_operand_dims: self.numbers.start_index_map.clone(),
            index_vector_dim: self.numbers.index_vector_dim,
            ..ScatterDims::default()
        };
        b.scatter(x, self.indices, updates, &numbers, combine)
    }
}

/// How an indexed write makes one element of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Combine {
    /// The new one; of several, any one.
    Replace,
    /// Their sum.
    Sum,
    /// Their product.
    Product,
    /// The larger; NaN wins.
    Largest,
    /// The smaller; NaN wins.
    Smallest,
}

impl Combine {
    /// `x` combined with `updates` at `places`; sums and products of 16-bit floats are rounded once.
    pub(crate) fn into_places(self, b: &mut Builder, places: &Places, x: Val, updates: Val) -> Val {
        let dtype = b.dtype(x);
        if matches!(self, Self::Sum | Self::Product) && dtype.is_float() && dtype.size_in_bytes() < 4 {
            let (wide, updates) = (b.convert(x, DType::F32), b.convert(updates, DType::F32));
            let result = self.into_places(b, places, wide, updates);
            return b.convert(result, dtype);
        }
        places.write(b, x, updates, |b, old, new| match self {
            Self::Replace => new,
            Self::Sum => b.add(old, new),
            Self::Product => b.mul(old, new),
            Self::Largest => b.max(old, new),
            Self::Smallest => b.min(old, new),
        })
    }

    /// The element that changes no other.
    fn neutral(self, dtype: DType) -> Scalar {
        match self {
            Self::Replace | Self::Sum => Scalar::Int(0),
            Self::Product => Scalar::Int(1),
            Self::Largest => lowest(dtype),
            Self::Smallest => highest(dtype),
        }
    }
}

/// `x` with `updates` reduced into it at `places`, by torch's name for the reduction. Without `include_self` the
/// old elements at the places do not count. The mean of integers is rounded down.
///
/// # Errors
/// When there is no such reduction.
pub(crate) fn reduce_into(
    b: &mut Builder,
    places: &Places,
    x: Val,
    updates: Val,
    reduction: &str,
    include_self: bool,
) -> Result<Val> {
    let combine = match reduction {
        "sum" | "add" | "mean" => Combine::Sum,
        "prod" | "multiply" => Combine::Product,
        "amax" => Combine::Largest,
        "amin" => Combine::Smallest,
        _ => {
            return Err(Error::Torch(format!(
                "reduce argument must be either sum, prod, mean, amax or amin, got {reduction}."
            )));
        }
    };
    let dtype = b.dtype(x);
    let start = if include_self {
        x
    } else {
        let neutral = b.full_like(combine.neutral(dtype), updates);
        Combine::Replace.into_places(b, places, x, neutral)
    };
    if reduction != "mean" {
        return Ok(combine.into_places(b, places, start, updates));
    }
    let wide = if dtype.is_float() && dtype.size_in_bytes() < 4 { DType::F32 } else { dtype };
    let (start, updates) = (b.convert(start, wide), b.convert(updates, wide));
    let sum = combine.into_places(b, places, start, updates);
    let count = b.full_like(i64::from(include_self), sum);
    let ones = b.full_like(1, updates);
    let count = combine.into_places(b, places, count, ones);
    let one = b.full_like(1, count);
    let count = b.max(count, one);
    let mean = divide_down(b, sum, count);
    Ok(b.convert(mean, dtype))
}

/// `x / y` for a positive `y`; integers are rounded down.
fn divide_down(b: &mut Builder, x: Val, y: Val) -> Val {
    let quotient = b.div(x, y);
    if !b.dtype(x).is_signed_integer() {
        return quotient;
    }
    let remainder = b.rem(x, y);
    let below = b.compare_to(Cmp::LT, remainder, 0);
    let lower = b.add_to(quotient, -1);
    b.select(below, lower, quotient)
}

/// Indices into a dimension of `size`, negative ones counted from its end.
pub(crate) fn wrapped(b: &mut Builder, index: Val, size: i64) -> Val {
    let index = b.convert(index, index_dtype(size));
    let negative = b.compare_to(Cmp::LT, index, 0);
    let from_end = b.add_to(index, size);
    b.select(negative, from_end, index)
}

/// Indices into a dimension of an array `of` these dims, as narrow as they may be. What is done with them before
/// this is done in the `I64` that torch's indices have.
pub(crate) fn narrowed(b: &mut Builder, index: Val, of: &[i64]) -> Val {
    let most = of.iter().copied().max().unwrap_or(0);
    b.convert(index, index_dtype(most))
}

/// The dims of a tensor for the ops that take a scalar as a vector of one.
pub(crate) fn at_least_1d(b: &mut Builder, x: Val) -> Val {
    if b.rank(x) == 0 { b.reshape(x, &[1]) } else { x }
}

/// The index array of a gather: the only index as it is, several stacked in front.
fn coordinates(b: &mut Builder, of: &[i64], given: &[Val], common: &Dims) -> (Val, i64) {
    let parts: Vec<Val> = given
        .iter()
        .map(|index| {
            let index = narrowed(b, *index, of);
            b.broadcast(index, common)
        })
        .collect();
    match parts[..] {
        [] => (b.ints(&[], DType::I32), 0),
        [only] => (only, common.len() as i64),
        _ => {
            let stacked: Vec<Val> = parts.iter().map(|part| b.unsqueeze(*part, 0)).collect();
            (b.concatenate(&stacked, 0), 0)
        }
    }
}

fn unfit(dims: impl Iterator<Item = Dims>) -> Error {
    let list: Vec<_> = dims.map(|dims| dims.to_string()).collect();
    Error::Index(format!(
        "shape mismatch: indexing tensors could not be broadcast together with shapes {}",
        list.join(", ")
    ))
}
