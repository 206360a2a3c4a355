//! View plans against direct strided indexing: an interpreter of plans, concrete cases, and random chains of view ops.

use proptest::prelude::*;
use tpu_aten::view::{
    Chain, Fit, Overlap, Read, Write, has_internal_overlap, is_non_overlapping_and_dense, read, read_at,
    stride_order, write, write_at,
};
use tpu_runtime::Dims;

// --- Concrete cases -----------------------------------------------------------------------------------------------

#[track_caller]
fn chain(base: &[i64], sizes: &[i64], strides: &[i64]) -> Chain {
    match read(base, sizes, strides) {
        Read::Chain(chain) => chain,
        other => panic!("{other:?}"),
    }
}

/// Checks the grid, extents and steps, and the starts at an offset.
#[track_caller]
fn expect(chain: &Chain, grid: &[i64], extents: &[i64], steps: &[i64], offset: i64, starts: &[i64]) {
    assert_eq!((&*chain.grid, &*chain.extents, &*chain.steps), (grid, extents, steps));
    assert_eq!(chain.starts(offset), Some(Dims::from(starts)));
}

#[test]
fn the_base_itself_is_dense() {
    assert_eq!(read(&[4, 6], &[4, 6], &[6, 1]), Read::Dense);
    assert_eq!(read(&[4, 1, 6], &[4, 1, 6], &[6, 77, 1]), Read::Dense);
    assert_eq!(read(&[], &[], &[]), Read::Dense);
    assert_eq!(read(&[0, 3], &[0, 3], &[5, 5]), Read::Dense);
    assert_eq!(read(&[4, 6], &[0, 6], &[6, 1]), Read::Empty);
}

#[test]
fn slices_keep_the_grid_of_the_base() {
    let select = chain(&[8, 4, 6], &[4, 6], &[6, 1]);
    expect(&select, &[8, 4, 6], &[1, 4, 6], &[1, 1, 1], 5 * 24, &[5, 0, 0]);
    let column = chain(&[4, 6], &[4], &[6]);
    expect(&column, &[4, 6], &[4, 1], &[1, 1], 2, &[0, 2]);
    let columns = chain(&[100, 64], &[100, 7], &[64, 1]);
    expect(&columns, &[100, 64], &[100, 7], &[1, 1], 3, &[0, 3]);
    let stepped = chain(&[9, 5], &[3, 3], &[10, 2]);
    expect(&stepped, &[9, 5], &[5, 5], &[2, 2], 10, &[2, 0]);
    let within_row = chain(&[4, 6], &[2], &[4]);
    expect(&within_row, &[4, 6], &[1, 5], &[1, 4], 7, &[1, 1]);
    let scalar = chain(&[4, 6], &[], &[]);
    expect(&scalar, &[4, 6], &[1, 1], &[1, 1], 13, &[2, 1]);
    let unit_dims = chain(&[1, 4, 1, 6, 1], &[3, 1, 6], &[6, 1, 1]);
    expect(&unit_dims, &[1, 4, 1, 6, 1], &[1, 3, 1, 6, 1], &[1; 5], 6, &[0, 1, 0, 0, 0]);
}

#[test]
fn permuted_and_broadcast_dims_map_to_the_stack() {
    // x.permute(2, 0, 1)[:, None, 1:3].expand(6, 5, 2, 4)
    let view = chain(&[8, 4, 6], &[6, 5, 2, 4], &[1, 0, 24, 6]);
    expect(&view, &[8, 4, 6], &[2, 4, 6], &[1, 1, 1], 24, &[1, 0, 0]);
    assert_eq!(view.stacked, Dims::from([2, 4, 6]));
    assert_eq!(view.permutation.as_slice(), [2, 0, 1]);
    assert_eq!(view.inverse_permutation().as_slice(), [1, 2, 0]);
    assert_eq!(view.broadcast.as_slice(), [0, 2, 3]);
}

#[test]
fn reshapes_split_and_merge_dims() {
    let flat = chain(&[4, 6], &[24], &[1]);
    expect(&flat, &[24], &[24], &[1], 0, &[0]);
    assert!(flat.is_whole());
    let every_second = chain(&[4, 6], &[12], &[2]);
    expect(&every_second, &[24], &[23], &[2], 1, &[1]);
    let every_fifth = chain(&[4, 6], &[5], &[5]);
    expect(&every_fifth, &[24], &[21], &[5], 3, &[3]);
    let rows_of_twelve = chain(&[4, 6], &[2, 5], &[12, 1]);
    assert_eq!(rows_of_twelve.grid, Dims::from([4, 6]), "2 rows of 4 by step 2, 5 of 6 columns");
    let across = chain(&[4, 6], &[2, 7], &[12, 1]);
    expect(&across, &[2, 12], &[2, 7], &[1, 1], 3, &[0, 3]);
    let split = chain(&[24], &[4, 3], &[6, 1]);
    expect(&split, &[4, 6], &[4, 3], &[1, 1], 2, &[0, 2]);
    let middle = chain(&[2, 3, 4, 5], &[2, 12, 5], &[60, 5, 1]);
    expect(&middle, &[2, 12, 5], &[2, 12, 5], &[1, 1, 1], 0, &[0, 0, 0]);
    let uneven = chain(&[24], &[2, 2, 2], &[12, 8, 3]);
    expect(&uneven, &[2, 3, 4], &[2, 3, 4], &[1, 2, 3], 0, &[0, 0, 0]);
}

#[test]
fn a_split_of_a_slice_slices_the_base_and_splits_the_slice() {
    // The queries of a fused projection: qkv[..., :128].view(2, 16, 2, 64).
    let queries = chain(&[2, 16, 192], &[2, 16, 2, 64], &[3072, 192, 64, 1]);
    expect(&queries, &[2, 16, 192], &[2, 16, 128], &[1, 1, 1], 64, &[0, 0, 64]);
    assert_eq!(queries.stacked, Dims::from([2, 16, 2, 64]));
    // A parameter in a flat buffer whose size is no multiple of the parameter's rows.
    let parameter = chain(&[1000], &[3, 7], &[7, 1]);
    expect(&parameter, &[1000], &[21], &[1], 13, &[13]);
}

#[test]
fn a_slice_that_straddles_takes_a_coarser_grid() {
    let fit_at =
        |base: &[i64], sizes: &[i64], strides: &[i64], offset| match read_at(base, sizes, strides, offset) {
            Read::Chain(chain) => (chain.fit, chain.grid.to_vec()),
            other => panic!("{other:?}"),
        };
    assert_eq!(chain(&[4, 6], &[6], &[1]).starts(3), None);
    assert_eq!(fit_at(&[4, 6], &[6], &[1], 6), (Fit::Kept, vec![4, 6]));
    assert_eq!(fit_at(&[4, 6], &[6], &[1], 3), (Fit::Merged, vec![24]));
    assert_eq!(fit_at(&[100, 10, 64], &[10, 64], &[64, 1], 95 * 64), (Fit::Merged, vec![1000, 64]));
    assert_eq!(fit_at(&[4, 6], &[3, 4], &[4, 1], 4), (Fit::Kept, vec![6, 4]));
    assert_eq!(fit_at(&[4, 6], &[3, 4], &[4, 1], 3), (Fit::Flat, vec![24]));
}

#[test]
fn diagonals_are_stepped_and_windows_gathered() {
    expect(&chain(&[4, 4], &[4], &[5]), &[16], &[16], &[5], 0, &[0]);
    expect(&chain(&[3, 4, 5], &[3, 4], &[20, 6]), &[3, 20], &[3, 19], &[1, 6], 1, &[0, 1]);
    assert_eq!(read(&[10], &[4, 3], &[2, 1]), Read::Gather);
    assert_eq!(read(&[10], &[3, 3], &[1, 1]), Read::Gather);
    assert_eq!(read(&[10], &[3, 2], &[3, 1]), Read::Gather, "a slice of a split of a slice");
    assert_eq!(read(&[0], &[2], &[1]), Read::Gather);
}

#[test]
fn writes() {
    assert_eq!(write(&[4, 6], &[4, 6], &[6, 1]), Write::Whole);
    assert_eq!(write(&[4, 6], &[2, 12], &[12, 1]), Write::Whole);
    assert_eq!(write(&[4, 6], &[6, 4], &[1, 6]), Write::Permuted([1, 0].into_iter().collect()));
    assert_eq!(write(&[4, 6], &[0], &[1]), Write::Nothing);
    assert!(matches!(write(&[4, 6], &[4], &[6]), Write::Box(chain) if chain.grid == Dims::from([4, 6])));
    assert!(
        matches!(write(&[4, 6], &[4, 3], &[6, 2]), Write::Strided(chain) if chain.grid == Dims::from([4, 6]))
    );
    assert_eq!(write(&[10], &[3, 2], &[3, 1]), Write::Scatter);
    assert_eq!(write(&[4, 6], &[4, 6], &[6, 0]), Write::Scatter);
}

#[test]
fn overlap_follows_torch() {
    assert_eq!(has_internal_overlap(&[3, 4], &[1, 3]), Overlap::No);
    assert_eq!(has_internal_overlap(&[3, 1, 4], &[4, 0, 1]), Overlap::No);
    assert_eq!(has_internal_overlap(&[3, 0], &[0, 0]), Overlap::No);
    assert_eq!(has_internal_overlap(&[3, 4], &[0, 1]), Overlap::Yes);
    assert_eq!(has_internal_overlap(&[3, 4], &[8, 2]), Overlap::TooHard);
    assert!(!is_non_overlapping_and_dense(&[2, 2], &[1, 1]));
    // Channels last, with one channel of one pixel row or more.
    assert_eq!(stride_order(&[2, 3, 4, 5], &[60, 1, 15, 3]).as_slice(), [0, 2, 3, 1]);
    assert_eq!(stride_order(&[2, 1, 4, 5], &[20, 1, 5, 1]).as_slice(), [0, 1, 2, 3]);
}

// --- Random chains of view ops ------------------------------------------------------------------------------------

/// A view of a base, as torch's view ops make it.
#[derive(Clone, Debug)]
struct View {
    sizes: Vec<i64>,
    strides: Vec<i64>,
    offset: i64,
}

/// A view op with random numbers, from which its arguments are taken once the view it applies to is known.
#[derive(Clone, Copy, Debug)]
enum ViewOp {
    Select(u64),
    Slice(u64),
    Transpose(u64),
    Permute(u64),
    Expand(u64),
    Unsqueeze(u64),
    Squeeze,
    Reshape(u64),
    AsStrided(u64),
}

/// Random numbers for an op's arguments.
struct Draw(u64);

impl Draw {
    /// From `0..below`.
    fn below(&mut self, below: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % below.max(1) as u64) as i64
    }

    fn dim(&mut self, rank: usize) -> usize {
        self.below(rank as i64) as usize
    }
}

impl View {
    fn of(base: &[i64]) -> Self {
        Self { sizes: base.to_vec(), strides: Dims::from(base).contiguous_strides().to_vec(), offset: 0 }
    }

    fn numel(&self) -> i64 {
        self.sizes.iter().product()
    }

    /// Applies the op where it is allowed.
    fn apply(&mut self, op: ViewOp, base: &[i64]) {
        let rank = self.sizes.len();
        match op {
            ViewOp::Select(seed) if rank > 0 => {
                let mut draw = Draw(seed);
                let dim = draw.dim(rank);
                if self.sizes[dim] > 0 {
                    self.offset += draw.below(self.sizes[dim]) * self.strides[dim];
                    self.sizes.remove(dim);
                    self.strides.remove(dim);
                }
            }
            ViewOp::Slice(seed) if rank > 0 => {
                let mut draw = Draw(seed);
                let dim = draw.dim(rank);
                let may_be_empty = i64::from(draw.below(8) == 0);
                let start = draw.below(self.sizes[dim] + may_be_empty);
                let length = 1 + draw.below(self.sizes[dim] - start);
                let step = 1 + draw.below(3);
                let length = length.min(self.sizes[dim] - start);
                self.offset += start * self.strides[dim];
                self.sizes[dim] = (length + step - 1) / step;
                self.strides[dim] *= step;
            }
            ViewOp::Transpose(seed) if rank > 0 => {
                let mut draw = Draw(seed);
                let (a, b) = (draw.dim(rank), draw.dim(rank));
                self.sizes.swap(a, b);
                self.strides.swap(a, b);
            }
            ViewOp::Permute(seed) => {
                let mut draw = Draw(seed);
                for last in (1..rank).rev() {
                    let other = draw.dim(last + 1);
                    self.sizes.swap(last, other);
                    self.strides.swap(last, other);
                }
            }
            ViewOp::Expand(seed) => {
                let mut draw = Draw(seed);
                for dim in 0..rank {
                    if self.sizes[dim] == 1 && self.numel() < 1000 {
                        self.sizes[dim] = 1 + draw.below(3);
                        self.strides[dim] = 0;
                    }
                }
            }
            ViewOp::Unsqueeze(seed) if rank < 7 => {
                let dim = Draw(seed).dim(rank + 1);
                let stride = self.sizes.get(dim).map_or(1, |size| size * self.strides[dim]);
                self.sizes.insert(dim, 1);
                self.strides.insert(dim, stride);
            }
            ViewOp::Squeeze => {
                let kept: Vec<usize> = (0..rank).filter(|&dim| self.sizes[dim] != 1).collect();
                self.sizes = kept.iter().map(|&dim| self.sizes[dim]).collect();
                self.strides = kept.iter().map(|&dim| self.strides[dim]).collect();
            }
            ViewOp::Reshape(seed) => self.reshape(&mut Draw(seed)),
            ViewOp::AsStrided(seed) => self.as_strided(&mut Draw(seed), base.iter().product()),
            _ => {}
        }
    }

    /// To a random factorisation of the number of elements, where that is a view.
    fn reshape(&mut self, draw: &mut Draw) {
        if self.numel() == 0 {
            return;
        }
        for _ in 0..4 {
            let mut rest = self.numel();
            let mut sizes = Vec::new();
            while rest > 1 || draw.below(4) == 0 {
                let divisors: Vec<i64> = (1..=rest).filter(|size| rest % size == 0).collect();
                let size = divisors[draw.dim(divisors.len())];
                sizes.push(size);
                rest /= size;
                if sizes.len() == 5 {
                    sizes.push(rest);
                    break;
                }
            }
            if let Some(strides) = self.strides_as(&sizes) {
                (self.sizes, self.strides) = (sizes, strides);
                return;
            }
        }
    }

    /// The strides of the same elements in other sizes; `at::detail::computeStride`.
    fn strides_as(&self, sizes: &[i64]) -> Option<Vec<i64>> {
        let mut strides = vec![0; sizes.len()];
        let mut next = sizes.len();
        let mut chunk_stride = self.strides.last().copied().unwrap_or(1);
        let (mut numel, mut view_numel) = (1, 1);
        for dim in (0..self.sizes.len()).rev() {
            numel *= self.sizes[dim];
            let chunk_ends =
                dim == 0 || (self.sizes[dim - 1] != 1 && self.strides[dim - 1] != numel * chunk_stride);
            if chunk_ends {
                while next > 0 && (view_numel < numel || sizes[next - 1] == 1) {
                    next -= 1;
                    strides[next] = view_numel * chunk_stride;
                    view_numel *= sizes[next];
                }
                if view_numel != numel {
                    return None;
                }
                if dim > 0 {
                    chunk_stride = self.strides[dim - 1];
                    (numel, view_numel) = (1, 1);
                }
            }
        }
        if self.sizes.is_empty() {
            strides.fill(1);
        }
        Some(strides)
    }

    /// Random sizes, strides and offset inside the base.
    fn as_strided(&mut self, draw: &mut Draw, numel: i64) {
        let rank = draw.dim(4);
        let sizes: Vec<i64> = (0..rank).map(|_| draw.below(4) + i64::from(draw.below(8) != 0)).collect();
        let strides: Vec<i64> = (0..rank).map(|_| draw.below(13)).collect();
        let last: i64 = sizes.iter().zip(&strides).map(|(&size, &stride)| (size - 1).max(0) * stride).sum();
        if last < numel {
            *self = Self { sizes, strides, offset: draw.below(numel - last) };
        }
    }

    /// The flat indices of the view's elements, in the view's order.
    fn indices(&self) -> Vec<i64> {
        indices(&self.sizes, &self.strides, self.offset)
    }
}

fn indices(sizes: &[i64], strides: &[i64], offset: i64) -> Vec<i64> {
    let mut indices = vec![offset];
    for (&size, &stride) in sizes.iter().zip(strides) {
        indices =
            indices.iter().flat_map(|&index| (0..size).map(move |step| index + step * stride)).collect();
    }
    indices
}

/// What a chain leads to is in these places of the flat grid, one op after the other.
struct Slice {
    /// For each element of the slice, stacked.
    stacked: Vec<i64>,
    /// For each element of the view before it is broadcast: where it is in `stacked`.
    transposed: Vec<i64>,
}

impl Slice {
    fn of(chain: &Chain, offset: i64) -> Self {
        let starts = chain.starts(offset).expect("the slice fits");
        for dim in 0..starts.len() {
            assert!(starts[dim] >= 0 && starts[dim] + chain.extents[dim] <= chain.grid[dim]);
            assert_eq!(chain.extents[dim], (chain.counts[dim] - 1) * chain.steps[dim] + 1);
        }
        let grid = chain.grid.contiguous_strides();
        let start = starts.iter().zip(grid.iter()).map(|(start, stride)| start * stride).sum();
        let strides: Vec<i64> =
            grid.iter().zip(chain.steps.iter()).map(|(stride, step)| stride * step).collect();
        let stacked = indices(&chain.counts, &strides, start);
        assert_eq!(stacked.len() as i64, chain.stacked.numel(), "a reshape keeps the elements");

        let dense = chain.stacked.contiguous_strides();
        let sizes: Vec<i64> = chain.permutation.iter().map(|&dim| chain.stacked[dim]).collect();
        let strides: Vec<i64> = chain.permutation.iter().map(|&dim| dense[dim]).collect();
        Self { stacked, transposed: indices(&sizes, &strides, 0) }
    }
}

fn run_read(plan: &Read, view: &View, base: &[i64]) -> Vec<i64> {
    match plan {
        Read::Dense => base.to_vec(),
        Read::Empty => Vec::new(),
        Read::Gather => view.indices().iter().map(|&index| base[index as usize]).collect(),
        Read::Chain(chain) => {
            let slice = Slice::of(chain, view.offset);
            let sizes: Vec<i64> = chain.permutation.iter().map(|&dim| chain.stacked[dim]).collect();
            let dense = Dims::from(sizes).contiguous_strides();
            let mut strides = vec![0; view.sizes.len()];
            for (place, &dim) in chain.broadcast.iter().enumerate() {
                assert_eq!(view.sizes[dim], chain.stacked[chain.permutation[place]]);
                strides[dim] = dense[place];
            }
            assert!(chain.broadcast.is_sorted());
            indices(&view.sizes, &strides, 0)
                .iter()
                .map(|&index| slice.stacked[slice.transposed[index as usize] as usize])
                .map(|index| base[index as usize])
                .collect()
        }
    }
}

fn run_write(plan: &Write, view: &View, base: &[i64], value: &[i64]) -> Vec<i64> {
    let mut new = base.to_vec();
    match plan {
        Write::Nothing => {}
        Write::Whole => new = value.to_vec(),
        Write::Permuted(order) => {
            let dense = Dims::from(view.sizes.clone()).contiguous_strides();
            let sizes: Vec<i64> = order.iter().map(|&dim| view.sizes[dim]).collect();
            let strides: Vec<i64> = order.iter().map(|&dim| dense[dim]).collect();
            new = indices(&sizes, &strides, 0).iter().map(|&index| value[index as usize]).collect();
        }
        Write::Box(chain) | Write::Strided(chain) => {
            assert_eq!(matches!(plan, Write::Box(_)), chain.steps.iter().all(|&step| step == 1));
            let sizes: Vec<i64> = chain.permutation.iter().map(|&dim| chain.stacked[dim]).collect();
            let dense = Dims::from(sizes.clone()).contiguous_strides();
            let inverse = chain.inverse_permutation();
            let sizes: Vec<i64> = inverse.iter().map(|&place| sizes[place]).collect();
            let strides: Vec<i64> = inverse.iter().map(|&place| dense[place]).collect();
            let stacked = indices(&sizes, &strides, 0);
            for (&from, &to) in stacked.iter().zip(&Slice::of(chain, view.offset).stacked) {
                new[to as usize] = value[from as usize];
            }
        }
        Write::Scatter => {
            for (&index, &element) in view.indices().iter().zip(value) {
                new[index as usize] = element;
            }
        }
    }
    new
}

/// Whether any chain at all reads the view: every way to join dims that continue each other, every chain of divisors.
fn chain_exists(view: &View, numel: i64) -> bool {
    fn place(runs: &[(i64, i64)], upper: i64, offset: i64) -> bool {
        let Some((&(size, stride), rest)) = runs.split_first() else { return true };
        let lowers = (1..=upper).filter(|&lower| upper % lower == 0);
        lowers.into_iter().any(|lower| {
            let start = offset % lower;
            (1..=lower).filter(|&unit| lower % unit == 0 && stride % unit == 0).any(|unit| {
                start / unit * unit + (size - 1) * stride + unit <= lower && place(rest, unit, start % unit)
            })
        })
    }
    let mut dims: Vec<(i64, i64)> = view.sizes.iter().copied().zip(view.strides.iter().copied()).collect();
    dims.retain(|&(size, stride)| size > 1 && stride > 0);
    dims.sort_by_key(|&(_, stride)| std::cmp::Reverse(stride));
    (0..1 << dims.len().saturating_sub(1)).any(|joins: u32| {
        let mut runs: Vec<(i64, i64)> = Vec::new();
        for (index, &(size, stride)) in dims.iter().enumerate() {
            match runs.last_mut() {
                Some(run) if joins >> (index - 1) & 1 == 1 => {
                    if run.1 != size * stride {
                        return false;
                    }
                    *run = (run.0 * size, stride);
                }
                _ => runs.push((size, stride)),
            }
        }
        place(&runs, numel, view.offset)
    })
}

fn base() -> impl Strategy<Value = Vec<i64>> {
    let size = prop_oneof![1 => Just(0i64), 12 => 1..=5i64];
    prop::collection::vec(size, 0..=5)
}

/// `select`, `slice` and the rest that neither split nor merge dims.
fn slicing_op() -> impl Strategy<Value = ViewOp> {
    prop_oneof![
        any::<u64>().prop_map(ViewOp::Select),
        any::<u64>().prop_map(ViewOp::Slice),
        any::<u64>().prop_map(ViewOp::Slice),
        any::<u64>().prop_map(ViewOp::Transpose),
        any::<u64>().prop_map(ViewOp::Permute),
        any::<u64>().prop_map(ViewOp::Expand),
        any::<u64>().prop_map(ViewOp::Unsqueeze),
        Just(ViewOp::Squeeze),
    ]
}

fn reshape() -> impl Strategy<Value = ViewOp> {
    any::<u64>().prop_map(ViewOp::Reshape)
}

fn slicing_ops() -> impl Strategy<Value = Vec<ViewOp>> {
    prop::collection::vec(slicing_op(), 0..7)
}

fn reshapes() -> impl Strategy<Value = Vec<ViewOp>> {
    prop::collection::vec(reshape(), 1..3)
}

fn any_ops() -> impl Strategy<Value = Vec<ViewOp>> {
    let as_strided = any::<u64>().prop_map(ViewOp::AsStrided);
    prop::collection::vec(prop_oneof![8 => slicing_op(), 4 => reshape(), 1 => as_strided], 0..8)
}

/// Ops that often leave no chain: `as_strided`, or slices of splits of slices.
fn windowing_ops() -> impl Strategy<Value = Vec<ViewOp>> {
    let slices = || prop::collection::vec(any::<u64>().prop_map(ViewOp::Slice), 1..4);
    prop_oneof![
        any::<u64>().prop_map(|seed| vec![ViewOp::AsStrided(seed)]),
        (reshape(), slices(), reshape(), slices()).prop_map(|(merge, outer, split, inner)| [
            vec![merge],
            outer,
            vec![split],
            inner
        ]
        .concat()),
    ]
}

/// Applies the ops and checks that the plans lead to the right elements.
fn check(base: &[i64], ops: &[ViewOp]) -> Result<(View, Read), TestCaseError> {
    let mut view = View::of(base);
    for &op in ops {
        view.apply(op, base);
    }
    let data: Vec<i64> = (0..base.iter().product()).map(|index| 1000 + index).collect();
    let indices = view.indices();
    let expected: Vec<i64> = indices.iter().map(|&index| data[index as usize]).collect();
    let plan = read_at(base, &view.sizes, &view.strides, view.offset);
    prop_assert_eq!(&run_read(&plan, &view, &data), &expected, "{:?} {:?}", view, plan);

    let (repeats, dense) = (
        has_internal_overlap(&view.sizes, &view.strides),
        is_non_overlapping_and_dense(&view.sizes, &view.strides),
    );
    let mut unique = indices.clone();
    unique.sort_unstable();
    unique.dedup();
    match repeats {
        Overlap::No => prop_assert!(dense && unique.len() == indices.len()),
        Overlap::Yes => prop_assert!(!dense && (unique.len() < indices.len())),
        Overlap::TooHard => prop_assert!(!dense),
    }
    if unique.len() == indices.len() {
        let value: Vec<i64> = (0..indices.len() as i64).collect();
        let mut expected = data.clone();
        for (&index, &element) in indices.iter().zip(&value) {
            expected[index as usize] = element;
        }
        let plan = write_at(base, &view.sizes, &view.strides, view.offset);
        prop_assert_eq!(&run_write(&plan, &view, &data, &value), &expected, "{:?} {:?}", view, plan);
    }
    Ok((view, plan))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn slices_of_a_base_are_chains_in_its_own_grid(base in base(), ops in slicing_ops()) {
        let (_, plan) = check(&base, &ops)?;
        match plan {
            Read::Chain(chain) => prop_assert_eq!((chain.fit, &*chain.grid), (Fit::Kept, &*base)),
            Read::Dense | Read::Empty => {}
            Read::Gather => prop_assert!(false, "gather"),
        }
    }

    #[test]
    fn slices_between_reshapes_are_chains(
        base in base(), before in reshapes(), slices in slicing_ops(), after in reshapes()
    ) {
        let (view, plan) = check(&base, &[before, slices, after].concat())?;
        prop_assert!(plan != Read::Gather, "{:?}", view);
    }

    #[test]
    fn any_view_reads_and_writes_right(base in base(), ops in any_ops()) {
        check(&base, &ops)?;
    }

    #[test]
    fn a_gather_is_left_only_where_no_chain_exists(
        base in prop::collection::vec(1..=5i64, 1..=3), ops in windowing_ops()
    ) {
        let (view, plan) = check(&base, &ops)?;
        if plan == Read::Gather {
            prop_assert!(!chain_exists(&view, base.iter().product()), "{:?}", view);
        }
    }
}
