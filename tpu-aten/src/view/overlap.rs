//! Torch's rules on strides: overlap, density and order.

use std::cmp::Reverse;

use super::Order;

/// Whether two indices of a view lead to the same element; torch's `at::MemOverlap`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overlap {
    /// None do.
    No,
    /// Some do: a write is an error.
    Yes,
    /// Not worth finding out: a write is allowed, and which of two values stays is not defined.
    TooHard,
}

/// Whether the view overlaps itself.
///
/// Source: `at::has_internal_overlap` in `aten/src/ATen/MemoryOverlap.cpp`.
#[must_use]
pub fn has_internal_overlap(sizes: &[i64], strides: &[i64]) -> Overlap {
    if is_non_overlapping_and_dense(sizes, strides) {
        Overlap::No
    } else if sizes.iter().zip(strides).any(|(&size, &stride)| size > 1 && stride == 0) {
        Overlap::Yes
    } else {
        Overlap::TooHard
    }
}

/// Whether the view is a dense array up to a permutation of its dims. Dims of size 1 may have any stride, and a view
/// without elements any strides.
///
/// Source: `c10::_compute_non_overlapping_and_dense` in `c10/core/Contiguity.h`.
#[must_use]
pub fn is_non_overlapping_and_dense(sizes: &[i64], strides: &[i64]) -> bool {
    if sizes.contains(&0) {
        return true;
    }
    let order = by_stride(sizes, strides);
    is_packed(order.iter().map(|&dim| (sizes[dim], strides[dim])))
}

/// The dims by descending stride. Dims of size 1, whose strides mean nothing, do not move unless others do.
#[must_use]
pub fn stride_order(sizes: &[i64], strides: &[i64]) -> Order {
    let order = by_stride(sizes, strides);
    let moving = order.iter().filter(|&&dim| sizes[dim] != 1);
    if moving.is_sorted() { (0..sizes.len()).collect() } else { order }
}

/// Whether the view is a dense row-major array of its sizes.
pub(super) fn is_contiguous(sizes: &[i64], strides: &[i64]) -> bool {
    sizes.contains(&0) || is_packed(sizes.iter().copied().zip(strides.iter().copied()))
}

fn by_stride(sizes: &[i64], strides: &[i64]) -> Order {
    let mut order: Order = (0..sizes.len()).collect();
    order.sort_by_key(|&dim| Reverse(strides[dim]));
    order
}

/// Whether the strides of (size, stride) pairs, outermost first, leave no gap.
fn is_packed(dims: impl DoubleEndedIterator<Item = (i64, i64)>) -> bool {
    let mut packed = 1;
    dims.rev().filter(|&(size, _)| size != 1).all(|(size, stride)| {
        let fits = stride == packed;
        packed *= size;
        fits
    })
}
