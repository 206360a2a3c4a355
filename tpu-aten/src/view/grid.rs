//! The search for a grid in which a view is a slice.
//!
//! A grid is a chain of *units* N = u₀, u₁ … 1, each a divisor of the one before: grid dim k has size uₖ₋₁ / uₖ and moves
//! by uₖ elements. The view's dims, by descending stride, become *runs*; each gets a grid dim of its own whose unit
//! divides its stride. Two facts make a greedy search complete:
//!
//! 1. A run of span `(size - 1)·stride` fits below a unit U exactly when its span is less than U, whichever unit it gets
//!    itself, and so it is for its start at any offset. A larger unit leaves more room to the runs below. So without a wish
//!    to keep the base's boundaries, `gcd(stride, U)` is the best unit, and [`fits`] decides whether there is any grid.
//! 2. Adjacent runs that continue each other, `stride = size'·stride'`, fit as one run wherever they fit as two.

use std::cmp::Reverse;
use std::ops::Range;

use smallvec::SmallVec;
use tpu_runtime::Dims;

use super::{Chain, Fit, Order};

/// One dim of a view, or several that continue each other.
#[derive(Clone, Copy)]
struct Run {
    size: i64,
    stride: i64,
}

impl Run {
    fn span(self) -> i64 {
        (self.size - 1) * self.stride
    }

    /// `self` and `inner` as one, where `inner` continues it.
    fn joined(self, inner: Self) -> Option<Self> {
        let continues = self.stride == inner.size * inner.stride;
        continues.then(|| Self { size: self.size * inner.size, stride: inner.stride })
    }
}

type Runs = SmallVec<[Run; 6]>;

/// The chain for a view that has elements, in a grid of this fit; `None` when there is none at any offset.
pub(super) fn chain(base: &[i64], sizes: &[i64], strides: &[i64], fit: Fit) -> Option<Chain> {
    let broadcast: Order = (0..sizes.len()).filter(|&dim| sizes[dim] > 1 && strides[dim] != 0).collect();
    let mut by_stride: Order = (0..broadcast.len()).collect();
    by_stride.sort_by_key(|&place| Reverse(strides[broadcast[place]]));

    let bounds = Dims::from(base).contiguous_strides();
    let bounds = if fit == Fit::Kept { &bounds[..] } else { &[1] };
    let dims = by_stride.iter().map(|&place| broadcast[place]);
    let runs = runs(dims.clone().map(|dim| Run { size: sizes[dim], stride: strides[dim] }), bounds, fit);

    let mut chain = Chain {
        fit,
        grid: Dims::default(),
        extents: Dims::default(),
        steps: Dims::default(),
        counts: Dims::default(),
        stacked: dims.map(|dim| sizes[dim]).collect(),
        permutation: by_stride.clone(),
        broadcast,
    };
    for (depth, &place) in by_stride.iter().enumerate() {
        chain.permutation[place] = depth;
    }
    chain.place(base.iter().product(), &runs, bounds)?;
    Some(chain)
}

/// Joins dims that continue each other: all, none, or those inside one dim of the base, so that a split of a dim
/// (`x[:, :8].view(4, 2, 4)`) slices the base as it is and splits the slice.
fn runs(dims: impl Iterator<Item = Run>, bounds: &[i64], fit: Fit) -> Runs {
    let crosses_bound = |run: Run| bounds.iter().any(|&bound| run.stride < bound && bound <= run.span());
    let mut runs = Runs::new();
    for dim in dims {
        let joined = runs.last().and_then(|run| run.joined(dim)).filter(|&run| match fit {
            Fit::Kept => !crosses_bound(run),
            Fit::Merged => false,
            Fit::Flat => true,
        });
        match (joined, runs.last_mut()) {
            (Some(joined), Some(run)) => *run = joined,
            _ => runs.push(dim),
        }
    }
    runs
}

impl Chain {
    /// Fills in the grid. `bounds` are the strides of the base's dims, or those of them to keep if possible; the last is 1.
    fn place(&mut self, numel: i64, runs: &[Run], mut bounds: &[i64]) -> Option<()> {
        if numel == 0 {
            return None;
        }
        let mut upper = numel;
        for (index, &run) in runs.iter().enumerate() {
            let (above, unit) = choose(run, &runs[index + 1..], upper, bounds)?;
            for &bound in &bounds[above.clone()] {
                self.push(&mut upper, bound, Run { size: 1, stride: bound });
            }
            self.push(&mut upper, unit, run);
            bounds = &bounds[above.end..];
            bounds = &bounds[bounds.partition_point(|&bound| bound > unit)..];
            bounds = bounds.strip_prefix(&[unit]).unwrap_or(bounds);
        }
        for &bound in bounds {
            if upper % bound == 0 {
                self.push(&mut upper, bound, Run { size: 1, stride: bound });
            }
        }
        Some(())
    }

    fn push(&mut self, upper: &mut i64, unit: i64, run: Run) {
        self.grid.push(*upper / unit);
        self.extents.push(run.span() / unit + 1);
        self.steps.push(run.stride / unit);
        self.counts.push(run.size);
        *upper = unit;
    }
}

/// Which bounds stay between `upper` and the run, and the run's unit: as many bounds as leave room for all runs, then a unit
/// of the base rather than one that splits a dim.
fn choose(run: Run, rest: &[Run], upper: i64, bounds: &[i64]) -> Option<(Range<usize>, i64)> {
    if run.span() >= upper {
        return None;
    }
    // A bound divides those before it, so that both conditions hold from some index on, and up to some index.
    let first = bounds.partition_point(|&bound| upper % bound != 0);
    let last = bounds.partition_point(|&bound| bound > run.span()).max(first);
    (first..=last).rev().find_map(|end| {
        let upper = if end == first { upper } else { bounds[end - 1] };
        let own = bounds[end..].iter().find(|&&bound| run.stride % bound == 0).copied().unwrap_or(1);
        if fits(rest, own) {
            return Some((first..end, own));
        }
        let split = gcd(run.stride, upper);
        fits(rest, split).then_some((first..end, split))
    })
}

/// Whether there is any grid for these runs below a unit.
fn fits(runs: &[Run], mut upper: i64) -> bool {
    runs.iter().all(|run| {
        let fits = run.span() < upper;
        upper = gcd(run.stride, upper);
        fits
    })
}

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
