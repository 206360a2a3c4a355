//! Reading and writing strided views of a base: the ops that a plan of [`crate::view`] stands for.

use std::ops::Range;

use smallvec::SmallVec;
use tpu_runtime::{DType, Dims, Shape};

use super::{Builder, Val, index_dtype};
use crate::builder::elementwise::Cmp;
use crate::view::{Chain, Read, Write, is_non_overlapping_and_dense, read_at, write_at};

/// A strided view of a base; strides and offset are in elements of `dtype`.
#[derive(Clone, PartialEq, Debug)]
pub struct Strided {
    /// The view's element type; the base's may differ: then the view is a bitcast.
    pub dtype: DType,
    /// The view's sizes.
    pub sizes: Dims,
    /// The distance between neighbours of each dimension.
    pub strides: Dims,
    /// The first element.
    pub offset: i64,
}

impl Strided {
    /// A view of the whole of a dense array.
    #[must_use]
    pub fn dense(shape: &Shape) -> Self {
        Self {
            dtype: shape.dtype,
            sizes: shape.dims.clone(),
            strides: shape.dims.contiguous_strides(),
            offset: 0,
        }
    }

    /// The type of the run-time numbers that say where the view lies in a base.
    #[must_use]
    pub fn placed_in(&self, base: &Shape) -> DType {
        index_dtype((base.size_in_bytes() / self.dtype.size_in_bytes()) as i64)
    }

    /// Whether two views of one storage have elements in common without being the same. Of views that are not dense,
    /// this is too hard to say.
    ///
    /// Source: `at::get_overlap_status` in `aten/src/ATen/MemoryOverlap.cpp`.
    #[must_use]
    pub fn overlaps_in_part(&self, other: &Self) -> bool {
        if self == other {
            return false;
        }
        let is_dense = |view: &Self| is_non_overlapping_and_dense(&view.sizes, &view.strides);
        if !is_dense(self) || !is_dense(other) {
            return false;
        }
        let (ours, theirs) = (self.bytes(), other.bytes());
        if ours == theirs {
            return !ours.is_empty() && self.strides != other.strides;
        }
        ours.start < theirs.end && theirs.start < ours.end
    }

    /// Whether two views of one storage are known to have elements in common.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        (self == other && self.sizes.numel() > 0) || self.overlaps_in_part(other)
    }

    /// Where a dense view lies in its storage.
    fn bytes(&self) -> Range<i64> {
        let size = self.dtype.size_in_bytes() as i64;
        self.offset * size..(self.offset + self.sizes.numel()) * size
    }

    /// The dims in which all elements are one in memory.
    fn expanded_dims(&self) -> SmallVec<[usize; 4]> {
        let is_expanded = |dim: &usize| self.strides[*dim] == 0 && self.sizes[*dim] > 1;
        (0..self.sizes.len()).filter(is_expanded).collect()
    }
}

/// Which plan reads this view of a base of these dims (as [`dims_as`] gives them), as a number for a program's key;
/// `place` gets the run-time numbers of the plan: the starts of a slice, or the offset of a gather.
///
/// Runs for every argument of every call: it allocates nothing for ranks up to six.
pub fn plan(base: &[i64], sizes: &[i64], strides: &[i64], offset: i64, mut place: impl FnMut(i64)) -> u64 {
    match read_at(base, sizes, strides, offset) {
        Read::Dense => 0,
        Read::Empty => 1,
        Read::Gather => {
            place(offset);
            2
        }
        Read::Chain(chain) => {
            let starts = chain
                .starts(offset)
                .unwrap_or_else(|| unreachable!("a plan without starts: bug in tpu-aten"));
            sliced(&chain).for_each(|dim| place(starts[dim]));
            3 + chain.fit as u64
        }
    }
}

/// The dims of a base when its bytes are read as elements of `dtype`: the innermost one grows or shrinks.
#[must_use]
pub fn dims_as(base: &Shape, dtype: DType) -> Dims {
    let (from, to) = (base.dtype.size_in_bytes() as i64, dtype.size_in_bytes() as i64);
    if from == to {
        return base.dims.clone();
    }
    let mut dims = base.dims.clone();
    if let Some(last) = dims.last_mut()
        && *last * from % to == 0
    {
        *last = *last * from / to;
        return dims;
    }
    Dims::from([base.dims.numel() * from / to])
}

/// The dims of the grid of which the view takes a part.
fn sliced(chain: &Chain) -> impl Iterator<Item = usize> {
    (0..chain.grid.len()).filter(|dim| chain.extents[*dim] < chain.grid[*dim])
}

impl Builder {
    /// Reads `view` of `base`; `placed` are the run-time numbers of its [`plan`], of the type that [`Strided::placed_in`]
    /// gives.
    pub fn read_view(&mut self, base: Val, view: &Strided, placed: &[Val]) -> Val {
        let shape = self.shape(base).clone();
        let dims = dims_as(&shape, view.dtype);
        let base = self.reinterpret(base, view.dtype, &dims);
        match read_at(&dims, &view.sizes, &view.strides, view.offset) {
            Read::Dense => base,
            Read::Empty => {
                let zero = self.constant(0, view.dtype);
                self.broadcast(zero, &view.sizes)
            }
            Read::Chain(chain) => {
                let slice = self.read_box(base, &chain, placed);
                self.unstack(slice, &chain, &view.sizes)
            }
            Read::Gather => {
                let indices = self.flat_indices(view, placed);
                self.take(base, indices)
            }
        }
    }

    /// The base after `value`, of the view's sizes and dtype, has been written through `view`. Where several elements
    /// are one in memory, the last that is not as before stays.
    pub fn write_view(&mut self, base: Val, view: &Strided, placed: &[Val], value: Val) -> Val {
        let expanded = view.expanded_dims();
        if !expanded.is_empty() && view.sizes.numel() > 0 {
            let mut once = view.clone();
            expanded.iter().for_each(|dim| once.sizes[*dim] = 1);
            let old = self.read_view(base, &once, placed);
            let value = self.last_changed(old, value, &expanded);
            return self.write_view(base, &once, placed, value);
        }
        let shape = self.shape(base).clone();
        let dims = dims_as(&shape, view.dtype);
        let read = |b: &mut Self| b.reinterpret(base, view.dtype, &dims);
        let written = match write_at(&dims, &view.sizes, &view.strides, view.offset) {
            Write::Nothing => return base,
            Write::Whole => self.reshape(value, &dims),
            Write::Permuted(order) => {
                let order: Vec<_> = order.iter().map(|dim| *dim as i64).collect();
                let transposed = self.transpose(value, &order);
                self.reshape(transposed, &dims)
            }
            Write::Box(chain) => {
                let base = read(self);
                let update = self.stack(value, &chain);
                self.write_box(base, &chain, placed, update)
            }
            Write::Strided(chain) => {
                let base = read(self);
                let update = self.stack(value, &chain);
                self.write_steps(base, &chain, placed, update)
            }
            Write::Scatter => {
                let base = read(self);
                let indices = self.flat_indices(view, placed);
                self.put(base, indices, value, true, |_, _, new| new)
            }
        };
        self.reinterpret(written, shape.dtype, &shape.dims)
    }

    /// What `dims` of `value` have last that is not `old`, whose sizes there are 1.
    fn last_changed(&mut self, old: Val, value: Val, dims: &[usize]) -> Val {
        let sizes = self.dims(value);
        let before = self.broadcast(old, &sizes);
        let changed = self.compare(Cmp::NE, value, before);
        let initial = [self.constant(0, self.dtype(value)), self.constant(false, DType::Bool)];
        let last = self.reduce_many(&[value, changed], &initial, dims, |b, left, right| {
            vec![b.select(right[1], right[0], left[0]), b.or(left[1], right[1])]
        });
        let once = self.dims(old);
        let [value, changed] = [0, 1].map(|index| self.reshape(last[index], &once));
        self.select(changed, value, old)
    }

    /// The same bytes as elements of another type, in `dims`.
    pub fn reinterpret(&mut self, x: Val, dtype: DType, dims: &[i64]) -> Val {
        let from = self.dtype(x);
        if from == dtype {
            return self.reshape(x, dims);
        }
        let plain = self.plain(x);
        let target = match dtype {
            DType::Bool => DType::U8,
            DType::C32 | DType::BC32 => dtype,
            other => other.real(),
        };
        let recast = self.recast(plain, target);
        let typed = match dtype {
            DType::Bool => self.convert(recast, DType::Bool),
            DType::C64 | DType::C128 => {
                let numel = self.shape(recast).dims.numel();
                let pairs = self.reshape(recast, &[numel / 2, 2]);
                let (re, im) = (self.index_dim(pairs, 1, 0), self.index_dim(pairs, 1, 1));
                self.complex(re, im)
            }
            _ => recast,
        };
        self.reshape(typed, dims)
    }

    /// A flat array of a type that can be bitcast: `Bool` as bytes, complex numbers as pairs.
    fn plain(&mut self, x: Val) -> Val {
        let flat = self.flatten(x);
        match self.dtype(x) {
            DType::Bool => self.convert(flat, DType::U8),
            DType::C64 | DType::C128 => {
                let (re, im) = (self.real(flat), self.imag(flat));
                let parts = [self.unsqueeze(re, 1), self.unsqueeze(im, 1)];
                let pairs = self.concatenate(&parts, 1);
                self.flatten(pairs)
            }
            _ => flat,
        }
    }

    /// Bitcasts a flat array; the number of elements follows the element sizes.
    fn recast(&mut self, flat: Val, dtype: DType) -> Val {
        let Shape { dims, dtype: from } = self.shape(flat).clone();
        let (wide, narrow) = (from.size_in_bytes() as i64, dtype.size_in_bytes() as i64);
        if wide > narrow {
            let split = self.bitcast_to(flat, Shape::new(dtype, [dims[0], wide / narrow]));
            return self.flatten(split);
        }
        let group = narrow / wide;
        if group == 1 {
            return self.bitcast(flat, dtype);
        }
        let whole = self.slice_dim(flat, 0, 0, dims[0] / group * group);
        let groups = self.reshape(whole, &[dims[0] / group, group]);
        self.bitcast_to(groups, Shape::new(dtype, [dims[0] / group]))
    }

    /// Every element of the view, in the grid's order.
    fn read_box(&mut self, base: Val, chain: &Chain, placed: &[Val]) -> Val {
        let grid = self.reshape(base, &chain.grid);
        let starts = self.starts(chain, placed);
        let slice = self.dynamic_slice(grid, &starts, &chain.extents);
        let zeros: Dims = chain.extents.iter().map(|_| 0).collect();
        self.slice(slice, &zeros, &chain.extents, &chain.steps)
    }

    fn write_box(&mut self, base: Val, chain: &Chain, placed: &[Val], update: Val) -> Val {
        let grid = self.reshape(base, &chain.grid);
        let starts = self.starts(chain, placed);
        self.dynamic_update_slice(grid, update, &starts)
    }

    /// A write with steps: the box around the view is read, its elements on the steps replaced, and written back.
    fn write_steps(&mut self, base: Val, chain: &Chain, placed: &[Val], update: Val) -> Val {
        let grid = self.reshape(base, &chain.grid);
        let starts = self.starts(chain, placed);
        let old = self.dynamic_slice(grid, &starts, &chain.extents);
        let zero = self.constant(0, self.dtype(update));
        let edges: Vec<_> = chain.steps.iter().map(|_| 0).collect();
        let interior: Vec<_> = chain.steps.iter().map(|step| step - 1).collect();
        let spread = self.pad(update, zero, &edges, &edges, &interior);
        let mut on_step: Option<Val> = None;
        for (dim, step) in chain.steps.iter().enumerate().filter(|(_, step)| **step > 1) {
            let dtype = index_dtype(chain.extents[dim]);
            let index = self.iota(&Shape::new(dtype, chain.extents.clone()), dim);
            let step = self.full_like(*step, index);
            let phase = self.rem(index, step);
            let here = self.compare_to(Cmp::EQ, phase, 0);
            on_step = Some(on_step.map_or(here, |mask| self.and(mask, here)));
        }
        let mixed = on_step.map_or(spread, |mask| self.select(mask, spread, old));
        self.dynamic_update_slice(grid, mixed, &starts)
    }

    /// From the grid's order to the view's sizes.
    fn unstack(&mut self, slice: Val, chain: &Chain, sizes: &[i64]) -> Val {
        let stacked = self.reshape(slice, &chain.stacked);
        let order: Vec<_> = chain.permutation.iter().map(|dim| *dim as i64).collect();
        let ordered = self.transpose(stacked, &order);
        let mapping: Vec<_> = chain.broadcast.iter().map(|dim| *dim as i64).collect();
        self.broadcast_in_dim(ordered, sizes, &mapping)
    }

    /// From the view's sizes to the grid's order.
    fn stack(&mut self, value: Val, chain: &Chain) -> Val {
        let dims = self.dims(value);
        let kept: Dims = chain.broadcast.iter().map(|dim| dims[*dim]).collect();
        let dense = self.reshape(value, &kept);
        let order: Vec<_> = chain.inverse_permutation().iter().map(|dim| *dim as i64).collect();
        let stacked = self.transpose(dense, &order);
        self.reshape(stacked, &chain.counts)
    }

    /// The starts of a slice in every dim of the grid: the placed ones where it is sliced, zero elsewhere.
    fn starts(&mut self, chain: &Chain, placed: &[Val]) -> Vec<Val> {
        let dtype = placed.first().map_or(DType::I32, |start| self.dtype(*start));
        let zero = self.constant(0, dtype);
        let mut starts = vec![zero; chain.grid.len()];
        for (dim, start) in sliced(chain).zip(placed) {
            starts[dim] = *start;
        }
        starts
    }

    /// The flat positions of the view's elements in its base.
    fn flat_indices(&mut self, view: &Strided, placed: &[Val]) -> Val {
        let shape = Shape::new(self.dtype(placed[0]), view.sizes.clone());
        let mut indices = self.broadcast(placed[0], &view.sizes);
        for (dim, stride) in view.strides.iter().enumerate() {
            let position = self.iota(&shape, dim);
            let position = self.mul_by(position, *stride);
            indices = self.add(indices, position);
        }
        indices
    }
}
