//! Moving elements: reshape, transpose, broadcast, slices, padding, gather, scatter.

use std::fmt::Write;

use tpu_runtime::{DType, Dims, Shape};

use super::apart::Moved;
use super::{Builder, Val, array, join};
use crate::scalar::Scalar;

/// The dimension numbers of a gather; the names are StableHLO's.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the fields are StableHLO's attributes")]
pub struct GatherDims {
    pub offset_dims: Vec<i64>,
    pub collapsed_slice_dims: Vec<i64>,
    pub operand_batching_dims: Vec<i64>,
    pub start_indices_batching_dims: Vec<i64>,
    pub start_index_map: Vec<i64>,
    pub index_vector_dim: i64,
    pub slice_sizes: Vec<i64>,
}

/// The dimension numbers of a scatter; the names are StableHLO's.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the fields are StableHLO's attributes")]
pub struct ScatterDims {
    pub update_window_dims: Vec<i64>,
    pub inserted_window_dims: Vec<i64>,
    pub input_batching_dims: Vec<i64>,
    pub scatter_indices_batching_dims: Vec<i64>,
    pub scatter_dims_to_operand_dims: Vec<i64>,
    pub index_vector_dim: i64,
    pub unique_indices: bool,
}

/// The integers that count up to `most`: `I32` where they suffice, since a TPU computes `I64` as pairs.
#[must_use]
pub fn index_dtype(most: i64) -> DType {
    if i32::try_from(most).is_ok() { DType::I32 } else { DType::I64 }
}

impl Builder {
    /// The same elements, in row-major order, with other dims.
    pub fn reshape(&mut self, x: Val, dims: &[i64]) -> Val {
        let x = if *self.shape(x).dims == *dims { x } else { self.unreshaped(x) };
        let from = self.shape(x);
        if *from.dims == *dims {
            return x;
        }
        let result = Shape::new(from.dtype, dims);
        if from.dims.numel() != result.dims.numel() {
            unreachable!("stablehlo.reshape: got {from} to {result}: bug in tpu-aten");
        }
        let value = self.op("reshape", &[x], "", result);
        self.set_moved(value, Moved::Reshaped(x))
    }

    /// Dimension `k` of the result is dimension `permutation[k]` of `x`.
    pub fn transpose(&mut self, x: Val, permutation: &[i64]) -> Val {
        if permutation.iter().enumerate().all(|(k, dim)| k as i64 == *dim) {
            return x;
        }
        let from = self.shape(x);
        let dims: Dims = permutation.iter().map(|dim| from.dims[*dim as usize]).collect();
        let result = Shape::new(from.dtype, dims);
        let attributes = format!("permutation = {}", array(permutation.iter().copied()));
        let value = self.op("transpose", &[x], &attributes, result);
        self.set_moved(value, Moved::Transposed(x, permutation.iter().copied().collect()))
    }

    /// The matrices whose transposes, in the two innermost dimensions, a value was made as.
    pub(super) fn transpose_of(&self, x: Val) -> Option<Val> {
        let Some(Moved::Transposed(from, order)) = self.moved(x) else { return None };
        let rank = order.len();
        let mut swapped: Vec<i64> = (0..rank as i64).collect();
        swapped.swap(rank - 2, rank - 1);
        (**order == *swapped).then_some(*from)
    }

    /// Swaps the two innermost dimensions.
    pub fn transpose_last(&mut self, x: Val) -> Val {
        let rank = self.rank(x) as i64;
        let mut permutation: Vec<_> = (0..rank).collect();
        permutation.swap(rank as usize - 2, rank as usize - 1);
        self.transpose(x, &permutation)
    }

    /// Swaps two dimensions.
    pub fn swap_dims(&mut self, x: Val, left: usize, right: usize) -> Val {
        let mut permutation: Vec<_> = (0..self.rank(x) as i64).collect();
        permutation.swap(left, right);
        self.transpose(x, &permutation)
    }

    /// Dimension `k` of `x` becomes dimension `mapping[k]` of the result; size 1 stretches.
    pub fn broadcast_in_dim(&mut self, x: Val, dims: &[i64], mapping: &[i64]) -> Val {
        let result = Shape::new(self.dtype(x), dims);
        let identity = mapping.iter().enumerate().all(|(k, dim)| k as i64 == *dim);
        if *self.shape(x) == result && identity {
            return x;
        }
        let attributes = format!("broadcast_dimensions = {}", array(mapping.iter().copied()));
        self.op("broadcast_in_dim", &[x], &attributes, result)
    }

    /// Broadcasts as numpy does: dims are aligned at the innermost.
    pub fn broadcast(&mut self, x: Val, dims: &[i64]) -> Val {
        let rank = self.rank(x);
        let Some(first) = dims.len().checked_sub(rank) else {
            unreachable!("broadcast: got rank {rank} to {dims:?}: bug in tpu-aten")
        };
        let first = first as i64;
        let mapping: Vec<_> = (first..dims.len() as i64).collect();
        self.broadcast_in_dim(x, dims, &mapping)
    }

    /// Broadcasts a value that lacks the dimensions `missing` (in the result's numbering) to `dims`.
    pub fn broadcast_missing(&mut self, x: Val, dims: &[i64], missing: &[usize]) -> Val {
        let mapping: Vec<_> =
            (0..dims.len()).filter(|dim| !missing.contains(dim)).map(|dim| dim as i64).collect();
        self.broadcast_in_dim(x, dims, &mapping)
    }

    /// Inserts a dimension of size 1.
    pub fn unsqueeze(&mut self, x: Val, dim: usize) -> Val {
        let mut dims = self.dims(x);
        dims.insert(dim, 1);
        self.reshape(x, &dims)
    }

    /// Removes a dimension of size 1.
    pub fn squeeze(&mut self, x: Val, dim: usize) -> Val {
        let mut dims = self.dims(x);
        dims.remove(dim);
        self.reshape(x, &dims)
    }

    /// Removes leading dimensions of size 1 until the rank is at most `rank`.
    pub fn drop_leading(&mut self, x: Val, rank: usize) -> Val {
        let mut dims = self.dims(x);
        while dims.len() > rank && dims[0] == 1 {
            dims.remove(0);
        }
        self.reshape(x, &dims)
    }

    /// `x`, which whoever reads it reads as it is here: no compiler computes it anew from what it is made of.
    pub fn optimization_barrier(&mut self, x: Val) -> Val {
        let result = self.shape(x).clone();
        self.op("optimization_barrier", &[x], "", result)
    }

    /// A vector of one dimension.
    pub fn flatten(&mut self, x: Val) -> Val {
        let numel = self.shape(x).dims.numel();
        self.reshape(x, &[numel])
    }

    /// The index along `dim` at every position.
    pub fn iota(&mut self, shape: &Shape, dim: usize) -> Val {
        self.op("iota", &[], &format!("iota_dimension = {dim} : i64"), shape.clone())
    }

    /// `x[start:limit:stride]` in every dimension.
    pub fn slice(&mut self, x: Val, start: &[i64], limit: &[i64], stride: &[i64]) -> Val {
        let from = self.shape(x).clone();
        let dims: Dims =
            (0..start.len()).map(|dim| (limit[dim] - start[dim] + stride[dim] - 1) / stride[dim]).collect();
        if dims == from.dims {
            return x;
        }
        if dims[0] == from.dims[0]
            && let Some((apart, outer)) = self.product_before(x)
        {
            let whole = self.dims(apart);
            let fill = |outermost: &[i64], inner: &[i64]| [outermost, &inner[1..]].concat();
            let start = fill(&vec![0; outer], start);
            let limit = fill(&whole[..outer], limit);
            let stride = fill(&vec![1; outer], stride);
            let part = self.slice(apart, &start, &limit, &stride);
            self.set_product(part);
            return self.reshape(part, &dims);
        }
        let result = Shape::new(from.dtype, dims);
        let attributes = format!(
            "start_indices = {}, limit_indices = {}, strides = {}",
            array(start.iter().copied()),
            array(limit.iter().copied()),
            array(stride.iter().copied())
        );
        self.op("slice", &[x], &attributes, result)
    }

    /// `x[start:limit]` along one dimension.
    pub fn slice_dim(&mut self, x: Val, dim: usize, start: i64, limit: i64) -> Val {
        let mut limits = self.dims(x);
        let mut starts: Dims = limits.iter().map(|_| 0).collect();
        let strides: Dims = limits.iter().map(|_| 1).collect();
        starts[dim] = start;
        limits[dim] = limit;
        self.slice(x, &starts, &limits, &strides)
    }

    /// `x[index]` along one dimension, which is removed.
    pub fn index_dim(&mut self, x: Val, dim: usize, index: i64) -> Val {
        let slice = self.slice_dim(x, dim, index, index + 1);
        self.squeeze(slice, dim)
    }

    /// A box of `sizes` at run-time `starts`, one zero-dimensional integer a dimension; clamped to fit.
    pub fn dynamic_slice(&mut self, x: Val, starts: &[Val], sizes: &[i64]) -> Val {
        if *self.shape(x).dims == *sizes {
            return x;
        }
        if sizes[0] == self.shape(x).dims[0]
            && let Some((apart, outer)) = self.product_before(x)
        {
            // All of the outermost dimension starts at zero.
            let starts = [&vec![starts[0]; outer], &starts[1..]].concat();
            let sizes_apart = [&self.dims(apart)[..outer], &sizes[1..]].concat();
            let part = self.dynamic_slice(apart, &starts, &sizes_apart);
            self.set_product(part);
            return self.reshape(part, sizes);
        }
        let result = Shape::new(self.dtype(x), sizes);
        let mut operands = vec![x];
        operands.extend_from_slice(starts);
        let attributes = format!("slice_sizes = {}", array(sizes.iter().copied()));
        self.op("dynamic_slice", &operands, &attributes, result)
    }

    /// `x` with the box at run-time `starts` replaced by `update`.
    pub fn dynamic_update_slice(&mut self, x: Val, update: Val, starts: &[Val]) -> Val {
        let result = self.shape(x).clone();
        let mut operands = vec![x, update];
        operands.extend_from_slice(starts);
        self.op("dynamic_update_slice", &operands, "", result)
    }

    /// Joins along `dim`.
    pub fn concatenate(&mut self, values: &[Val], dim: usize) -> Val {
        if let [only] = values {
            return *only;
        }
        let mut result = self.shape(values[0]).clone();
        result.dims[dim] = values.iter().map(|value| self.shape(*value).dims[dim]).sum();
        self.op("concatenate", values, &format!("dimension = {dim} : i64"), result)
    }

    /// Pads with the zero-dimensional `value`; negative amounts crop; `interior` goes between elements.
    pub fn pad(&mut self, x: Val, value: Val, low: &[i64], high: &[i64], interior: &[i64]) -> Val {
        if low.iter().chain(high).chain(interior).all(|amount| *amount == 0) {
            return x;
        }
        let from = self.shape(x);
        let dims: Dims = (0..low.len())
            .map(|dim| {
                let size = from.dims[dim];
                size + low[dim] + high[dim] + interior[dim] * (size - 1).max(0)
            })
            .collect();
        let result = Shape::new(from.dtype, dims);
        let attributes = format!(
            "edge_padding_low = {}, edge_padding_high = {}, interior_padding = {}",
            array(low.iter().copied()),
            array(high.iter().copied()),
            array(interior.iter().copied())
        );
        self.op("pad", &[x, value], &attributes, result)
    }

    /// Pads with a constant at the edges.
    pub fn pad_with(&mut self, x: Val, value: impl Into<Scalar>, low: &[i64], high: &[i64]) -> Val {
        let dtype = self.dtype(x);
        let value = self.constant(value, dtype);
        let interior = vec![0; low.len()];
        self.pad(x, value, low, high, &interior)
    }

    /// Reverses the order along `dims`.
    pub fn reverse(&mut self, x: Val, dims: &[i64]) -> Val {
        let result = self.shape(x).clone();
        let attributes = format!("dimensions = {}", array(dims.iter().copied()));
        self.op("reverse", &[x], &attributes, result)
    }

    /// `stablehlo.gather`; indices outside are clamped. The result dims follow from the numbers.
    pub fn gather(&mut self, x: Val, indices: Val, dims: &GatherDims) -> Val {
        let index_dims = self.dims(indices);
        let mut batch = index_dims
            .iter()
            .enumerate()
            .filter(|(dim, _)| *dim as i64 != dims.index_vector_dim)
            .map(|(_, size)| *size);
        let mut window = (0..dims.slice_sizes.len() as i64)
            .filter(|dim| {
                !dims.collapsed_slice_dims.contains(dim) && !dims.operand_batching_dims.contains(dim)
            })
            .map(|dim| dims.slice_sizes[dim as usize]);
        let batch_rank = index_dims.len() - usize::from((dims.index_vector_dim as usize) < index_dims.len());
        let rank = batch_rank + dims.offset_dims.len();
        let sizes: Dims = (0..rank as i64)
            .map(|dim| {
                let source: &mut dyn Iterator<Item = i64> =
                    if dims.offset_dims.contains(&dim) { &mut window } else { &mut batch };
                source.next().unwrap_or_else(|| unreachable!("gather dims {dims:?}: bug in tpu-aten"))
            })
            .collect();
        let result = Shape::new(self.dtype(x), sizes);
        let attributes = format!(
            "dimension_numbers = #stablehlo.gather<{}>, slice_sizes = {}, indices_are_sorted = false",
            dimension_numbers(
                &[
                    ("offset_dims", &dims.offset_dims),
                    ("collapsed_slice_dims", &dims.collapsed_slice_dims),
                    ("operand_batching_dims", &dims.operand_batching_dims),
                    ("start_indices_batching_dims", &dims.start_indices_batching_dims),
                    ("start_index_map", &dims.start_index_map),
                ],
                dims.index_vector_dim
            ),
            array(dims.slice_sizes.iter().copied())
        );
        self.op("gather", &[x, indices], &attributes, result)
    }

    /// `stablehlo.scatter`: `combine(old, new)` gives the element; indices outside are skipped.
    pub fn scatter(
        &mut self,
        x: Val,
        indices: Val,
        updates: Val,
        dims: &ScatterDims,
        combine: impl FnOnce(&mut Self, Val, Val) -> Val,
    ) -> Val {
        let result = self.shape(x).clone();
        let scalar = Shape::scalar(result.dtype);
        let region = self.region(&[scalar.clone(), scalar], |b, v| vec![combine(b, v[0], v[1])]);
        let attributes = format!(
            "scatter_dimension_numbers = #stablehlo.scatter<{}>, indices_are_sorted = false, unique_indices = {}",
            dimension_numbers(
                &[
                    ("update_window_dims", &dims.update_window_dims),
                    ("inserted_window_dims", &dims.inserted_window_dims),
                    ("input_batching_dims", &dims.input_batching_dims),
                    ("scatter_indices_batching_dims", &dims.scatter_indices_batching_dims),
                    ("scatter_dims_to_operand_dims", &dims.scatter_dims_to_operand_dims),
                ],
                dims.index_vector_dim
            ),
            dims.unique_indices
        );
        self.ops("scatter", &[x, indices, updates], &attributes, &[region], vec![result])[0]
    }

    /// `x.flatten()[indices]`: elements at flat positions, of any index dims; clamped.
    pub fn take(&mut self, x: Val, indices: Val) -> Val {
        let flat = self.flatten(x);
        let rank = self.rank(indices) as i64;
        self.gather(
            flat,
            indices,
            &GatherDims {
                collapsed_slice_dims: vec![0],
                start_index_map: vec![0],
                index_vector_dim: rank,
                slice_sizes: vec![1],
                ..GatherDims::default()
            },
        )
    }

    /// The slices of `x` along `dim` at the positions of the vector `indices`; clamped.
    pub fn take_dim(&mut self, x: Val, dim: usize, indices: Val) -> Val {
        let mut slice_sizes = self.dims(x).to_vec();
        slice_sizes[dim] = 1;
        let offset_dims = (0..slice_sizes.len()).filter(|other| *other != dim).map(|other| other as i64);
        let dims = GatherDims {
            offset_dims: offset_dims.collect(),
            collapsed_slice_dims: vec![dim as i64],
            start_index_map: vec![dim as i64],
            index_vector_dim: 1,
            slice_sizes,
            ..GatherDims::default()
        };
        self.gather(x, indices, &dims)
    }

    /// `x` with `updates` combined into its elements at flat positions `indices`, of the same dims.
    pub fn put(
        &mut self,
        x: Val,
        indices: Val,
        updates: Val,
        unique: bool,
        combine: impl FnOnce(&mut Self, Val, Val) -> Val,
    ) -> Val {
        let dims = self.dims(x);
        let flat = self.flatten(x);
        let rank = self.rank(indices) as i64;
        let result = self.scatter(
            flat,
            indices,
            updates,
            &ScatterDims {
                inserted_window_dims: vec![0],
                scatter_dims_to_operand_dims: vec![0],
                index_vector_dim: rank,
                unique_indices: unique,
                ..ScatterDims::default()
            },
            combine,
        );
        self.reshape(result, &dims)
    }

    /// Sorts several arrays together along `dim`; `before(left, right)` gets one element of each array in turn.
    pub fn sort(
        &mut self,
        values: &[Val],
        dim: usize,
        stable: bool,
        before: impl FnOnce(&mut Self, &[Val], &[Val]) -> Val,
    ) -> Vec<Val> {
        let shapes: Vec<_> = values.iter().map(|value| self.shape(*value).clone()).collect();
        let scalars: Vec<_> = shapes
            .iter()
            .flat_map(|shape| [Shape::scalar(shape.dtype), Shape::scalar(shape.dtype)])
            .collect();
        let region = self.region(&scalars, |b, v| {
            let left: Vec<_> = v.iter().copied().step_by(2).collect();
            let right: Vec<_> = v.iter().copied().skip(1).step_by(2).collect();
            vec![before(b, &left, &right)]
        });
        let attributes = format!("dimension = {dim} : i64, is_stable = {stable}");
        self.ops("sort", values, &attributes, &[region], shapes)
    }

    /// The `k` largest elements of the innermost dimension, in order, and their `I32` indices; of equals the earlier.
    pub fn top_k(&mut self, x: Val, k: i64) -> (Val, Val) {
        let mut values = self.shape(x).clone();
        if let Some(size) = values.dims.last_mut() {
            *size = k;
        }
        let indices = Shape::new(DType::I32, values.dims.clone());
        let results = self.ops("chlo.top_k", &[x], &format!("k = {k} : i64"), &[], vec![values, indices]);
        (results[0], results[1])
    }

    /// A loop: `condition` gives a `Bool` of the state, `body` the next state.
    pub fn while_loop(
        &mut self,
        state: &[Val],
        condition: impl FnOnce(&mut Self, &[Val]) -> Val,
        body: impl FnOnce(&mut Self, &[Val]) -> Vec<Val>,
    ) -> Vec<Val> {
        let shapes: Vec<_> = state.iter().map(|value| self.shape(*value).clone()).collect();
        let condition = self.region(&shapes, |b, v| vec![condition(b, v)]);
        let body = self.region(&shapes, body);
        self.ops("while", state, "", &[condition, body], shapes)
    }

    /// Random bits of `dtype` and the state after them; `state` is two `U64`: key and counter.
    pub fn random_bits(&mut self, state: Val, dtype: DType, dims: &[i64]) -> (Val, Val) {
        let shapes = vec![self.shape(state).clone(), Shape::new(dtype, dims)];
        let attributes = "rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>";
        let results = self.ops("rng_bit_generator", &[state], attributes, &[], shapes);
        (results[0], results[1])
    }
}

/// The inside of a dimension-numbers attribute; empty lists are left out.
fn dimension_numbers(lists: &[(&str, &Vec<i64>)], index_vector_dim: i64) -> String {
    let mut text = String::new();
    for (name, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
        write!(text, "{name} = [{}], ", join(list.iter().map(ToString::to_string))).expect("a string");
    }
    write!(text, "index_vector_dim = {index_vector_dim}").expect("a string");
    text
}
