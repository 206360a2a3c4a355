//! Views: how to read and to write a strided view of a dense array as StableHLO ops.
//!
//! A device array, the *base*, is dense, row-major and immutable. A torch view of it is (sizes, strides, offset)
//! in elements of the base. Plans are pure data; lowering turns them into ops. They depend on the base's dims,
//! the sizes and the strides, and on the offset at most in *which* of a view's few plans is taken, so that `x[i]` in a
//! loop is one program with the starts as operands.
//!
//! | op | what it makes |
//! |---|---|
//! | `reshape` | the base in the dims of the *grid* |
//! | `dynamic_slice` | `extents` of it, from `starts(offset)` |
//! | `slice` | every `steps`-th element of that: `counts` of them |
//! | `reshape` | `stacked`: the view's dims by descending stride, without those of size 1 or stride 0 |
//! | `transpose` | the same in the view's order, by `permutation` |
//! | `broadcast_in_dim` | the view's sizes, by `broadcast` |
//!
//! Lowering leaves out an op that would change nothing: where the grid is the base there is nothing to reshape.

mod grid;
mod overlap;

use smallvec::SmallVec;
use tpu_runtime::Dims;

pub use overlap::{Overlap, has_internal_overlap, is_non_overlapping_and_dense, stride_order};

/// Dims by number, in some order: a permutation or a selection.
pub type Order = SmallVec<[usize; 6]>;

/// How to read a view from its base.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::large_enum_variant, reason = "plans are made on the hot path and must not allocate")]
pub enum Read {
    /// The view is the base.
    Dense,
    /// The view has no elements: any array of its sizes will do.
    Empty,
    /// Slice, reshape, transpose and broadcast; the starts come from [`Chain::starts`].
    Chain(Chain),
    /// Gather from the flat base at `offset + Σ i_k·stride_k`.
    Gather,
}

/// How to write a value of the view's sizes through the view.
///
/// The view has no [internal overlap](has_internal_overlap): torch refuses most others before it comes to writing, and
/// [`write_view`](crate::builder::Builder::write_view) makes the rest such views.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Write {
    /// The view has no elements: the base stays.
    Nothing,
    /// The view is the base up to a reshape: the new base is the value in the base's dims.
    Whole,
    /// The view is the base up to a reshape and this permutation: the new base is the value, transposed by it, in the base's dims.
    Permuted(Order),
    /// Every step is 1: the [stacked](Chain) value in the dims `counts` goes into the grid by `dynamic_update_slice` at the starts.
    Box(Chain),
    /// Some step is not 1: a read-modify-write of the enclosing box. In order: `dynamic_slice` of `extents`; `select` by
    /// "every index is a multiple of its step" (iotas, so it costs no memory) between the value padded to `extents` with
    /// `steps - 1` inside and the slice; `dynamic_update_slice`. No scatter is needed.
    Strided(Chain),
    /// Scatter into the flat base at `offset + Σ i_k·stride_k`.
    Scatter,
}

/// The ops between a base and a view of it; the table of this module says how they use the fields.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// How the grid was found. Base, sizes, strides and fit determine all else, so that these four are enough for a key.
    pub fit: Fit,
    /// The dims to which the base is reshaped; the base's own where possible.
    pub grid: Dims,
    /// Per grid dim: the size of the box that encloses the view's elements, `(count - 1)·step + 1`.
    pub extents: Dims,
    /// Per grid dim: every how many elements one belongs to the view.
    pub steps: Dims,
    /// Per grid dim: how many elements of it belong to the view.
    pub counts: Dims,
    /// The sizes of the view's dims by descending stride, without those of size 1 or stride 0.
    pub stacked: Dims,
    /// For each of these dims in the view's order, which of `stacked` it is: the permutation of a `transpose`.
    pub permutation: Order,
    /// For each of these dims in the view's order, which of the view's dims it is: the dims of a `broadcast_in_dim`.
    pub broadcast: Order,
}

/// How much of the base's shape a grid keeps: the first that serves is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fit {
    /// Every boundary between dims of the base that no dim of the view has to cross: what slices, `select`, `permute` make.
    Kept,
    /// Only boundaries between dims of the view: `x.view(24)[3:9]` of a base `[4, 6]`, whose elements cross a row.
    Merged,
    /// As few boundaries as there can be: `x.view(24)[3:15].view(3, 4)`. When this does not serve, no chain does.
    Flat,
}

impl Fit {
    /// In the order of preference.
    pub const ALL: [Self; 3] = [Self::Kept, Self::Merged, Self::Flat];
}

/// How to read the view, whatever its offset: [`Chain::starts`] may still find none.
///
/// ```
/// use tpu_aten::view::{Read, read};
/// use tpu_runtime::Dims;
///
/// // x[i] of a base [8, 4, 6].
/// let Read::Chain(chain) = read(&[8, 4, 6], &[4, 6], &[6, 1]) else { panic!() };
/// assert_eq!(chain.grid, Dims::from([8, 4, 6]));
/// assert_eq!(chain.extents, Dims::from([1, 4, 6]));
/// assert_eq!(chain.starts(3 * 24), Some(Dims::from([3, 0, 0])));
/// ```
#[must_use]
pub fn read(base: &[i64], sizes: &[i64], strides: &[i64]) -> Read {
    read_if(base, sizes, strides, |_| true)
}

/// How to read the view at this offset: [`read`]'s plan, or when its slice would not fit there, one with a coarser [`Fit`].
/// [`Chain::starts`] of the offset is then always found.
///
/// A gather is left for overlapping windows (`unfold`, some `as_strided`) and for a slice of a split of a slice whose rows
/// are not those of any grid, such as `x[:9].view(3, 3)[:, :2]` of a base `[10]`.
#[must_use]
pub fn read_at(base: &[i64], sizes: &[i64], strides: &[i64], offset: i64) -> Read {
    read_if(base, sizes, strides, |chain| chain.starts(offset).is_some())
}

fn read_if(base: &[i64], sizes: &[i64], strides: &[i64], accept: impl Fn(&Chain) -> bool) -> Read {
    if sizes == base && overlap::is_contiguous(sizes, strides) {
        return Read::Dense;
    }
    if sizes.contains(&0) {
        return Read::Empty;
    }
    match chain_if(base, sizes, strides, accept) {
        Some(chain) => Read::Chain(chain),
        None => Read::Gather,
    }
}

/// How to write through the view, whatever its offset: [`Chain::starts`] may still find none.
#[must_use]
pub fn write(base: &[i64], sizes: &[i64], strides: &[i64]) -> Write {
    write_if(base, sizes, strides, |_| true)
}

/// How to write through the view at this offset; see [`read_at`].
#[must_use]
pub fn write_at(base: &[i64], sizes: &[i64], strides: &[i64], offset: i64) -> Write {
    write_if(base, sizes, strides, |chain| chain.starts(offset).is_some())
}

fn write_if(base: &[i64], sizes: &[i64], strides: &[i64], accept: impl Fn(&Chain) -> bool) -> Write {
    if sizes.contains(&0) {
        return Write::Nothing;
    }
    let covers_base = sizes.iter().product::<i64>() == base.iter().product::<i64>();
    if covers_base && is_non_overlapping_and_dense(sizes, strides) {
        let order = stride_order(sizes, strides);
        return if order.is_sorted() { Write::Whole } else { Write::Permuted(order) };
    }
    let repeats = sizes.iter().zip(strides).any(|(&size, &stride)| size > 1 && stride == 0);
    match chain_if(base, sizes, strides, accept).filter(|_| !repeats) {
        Some(chain) if chain.steps.iter().all(|&step| step == 1) => Write::Box(chain),
        Some(chain) => Write::Strided(chain),
        None => Write::Scatter,
    }
}

fn chain_if(base: &[i64], sizes: &[i64], strides: &[i64], accept: impl Fn(&Chain) -> bool) -> Option<Chain> {
    Fit::ALL.into_iter().find_map(|fit| grid::chain(base, sizes, strides, fit).filter(&accept))
}

impl Chain {
    /// Where the slice starts in the grid, or `None` where it does not fit: the digits of the offset in the mixed radix of
    /// the grid's dims.
    #[must_use]
    pub fn starts(&self, offset: i64) -> Option<Dims> {
        let mut starts = self.grid.clone();
        let mut rest = offset;
        for ((start, &size), &extent) in starts.iter_mut().zip(self.grid.iter()).zip(&*self.extents).rev() {
            *start = rest.rem_euclid(size);
            rest = rest.div_euclid(size);
            if *start + extent > size {
                return None;
            }
        }
        (rest == 0).then_some(starts)
    }

    /// Whether the view takes in all of the grid: a reshape and perhaps a transpose or a broadcast, with nothing to slice.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.counts == self.grid
    }

    /// The permutation from the view's order to the stacked one, for writing: the value without its dims of size 1 is
    /// transposed by this and reshaped to `counts`.
    #[must_use]
    pub fn inverse_permutation(&self) -> Order {
        let mut inverse = self.permutation.clone();
        for (place, &dim) in self.permutation.iter().enumerate() {
            inverse[dim] = place;
        }
        inverse
    }
}
