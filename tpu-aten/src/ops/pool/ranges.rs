//! Windows of different sizes: the ranges of adaptive pools.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Val};

/// Elements `start .. end` of a dimension.
type Range = (i64, i64);

/// The ranges that cover `input` elements with `output` windows.
pub(in crate::ops) fn adaptive_ranges(input: i64, output: i64) -> Vec<Range> {
    (0..output).map(|i| (i * input / output, ((i + 1) * input + output - 1) / output)).collect()
}

/// `x` with `dim` replaced by two: the range, and the element within it. Short ranges repeat their last element.
pub(in crate::ops) fn take_ranges(b: &mut Builder, x: Val, dim: usize, ranges: &[Range]) -> Val {
    let mut dims = b.dims(x);
    let longest = longest(ranges);
    dims[dim] = ranges.len() as i64;
    dims.insert(dim + 1, longest);
    if tile(ranges) == Some(b.dims(x)[dim]) {
        return b.reshape(x, &dims);
    }
    let elements: Vec<_> =
        ranges.iter().flat_map(|(start, end)| (0..longest).map(move |k| (start + k).min(end - 1))).collect();
    let elements = b.ints(&elements, DType::I32);
    let taken = b.take_dim(x, dim, elements);
    b.reshape(taken, &dims)
}

/// The mean of each range of `dim`.
pub(in crate::ops) fn mean_of_ranges(b: &mut Builder, x: Val, dim: usize, ranges: &[Range]) -> Val {
    let sum = sum_of_ranges(b, x, dim, ranges);
    let lengths = lengths(b, sum, dim, ranges);
    b.div(sum, lengths)
}

/// The transpose of [`mean_of_ranges`]: each of `input` elements gets its share of the ranges that hold it.
pub(in crate::ops) fn share_of_ranges(
    b: &mut Builder,
    x: Val,
    dim: usize,
    ranges: &[Range],
    input: i64,
) -> Val {
    let lengths = lengths(b, x, dim, ranges);
    let shares = b.div(x, lengths);
    if tile(ranges) == Some(input) {
        let mut dims = b.dims(x);
        dims.insert(dim + 1, longest(ranges));
        let spread = b.broadcast_missing(shares, &dims, &[dim + 1]);
        dims.remove(dim + 1);
        dims[dim] = input;
        return b.reshape(spread, &dims);
    }
    let holders: Vec<_> = (0..input)
        .map(|element| {
            let before = ranges.iter().filter(|range| range.1 <= element).count() as i64;
            let until = ranges.iter().filter(|range| range.0 <= element).count() as i64;
            (before, until)
        })
        .collect();
    sum_of_ranges(b, shares, dim, &holders)
}

/// The sum of each range of `dim`; a range may be empty.
pub(in crate::ops) fn sum_of_ranges(b: &mut Builder, x: Val, dim: usize, ranges: &[Range]) -> Val {
    let taken = take_ranges(b, x, dim, ranges);
    let longest = longest(ranges);
    if ranges.iter().all(|(start, end)| end - start == longest) {
        return b.sum(taken, &[dim + 1]);
    }
    let Shape { dims, dtype } = b.shape(taken).clone();
    let sizes: Vec<_> = ranges.iter().map(|(start, end)| end - start).collect();
    let sizes = b.ints(&sizes, DType::I32);
    let sizes = b.broadcast_in_dim(sizes, &dims, &[dim as i64]);
    let element = b.iota(&Shape::new(DType::I32, dims.clone()), dim + 1);
    let inside = b.compare(Cmp::LT, element, sizes);
    let zero = b.full(0, &Shape::new(dtype, dims));
    let kept = b.select(inside, taken, zero);
    b.sum(kept, &[dim + 1])
}

/// The length of each range, in the shape of `like`.
fn lengths(b: &mut Builder, like: Val, dim: usize, ranges: &[Range]) -> Val {
    let Shape { dims, dtype } = b.shape(like).clone();
    if ranges.iter().all(|(start, end)| end - start == longest(ranges)) {
        return b.full_like(longest(ranges), like);
    }
    let sizes: Vec<_> = ranges.iter().map(|(start, end)| end - start).collect();
    let sizes = b.ints(&sizes, DType::I32);
    let sizes = b.convert(sizes, dtype);
    b.broadcast_in_dim(sizes, &dims, &[dim as i64])
}

/// The number of elements that the ranges cover, if they are equally long and follow each other.
fn tile(ranges: &[Range]) -> Option<i64> {
    let longest = longest(ranges);
    let even =
        ranges.iter().enumerate().all(|(i, range)| *range == (i as i64 * longest, (i as i64 + 1) * longest));
    even.then_some(ranges.len() as i64 * longest)
}

fn longest(ranges: &[Range]) -> i64 {
    ranges.iter().map(|(start, end)| end - start).max().unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_overlap_where_sizes_do_not_divide() {
        assert_eq!(adaptive_ranges(7, 3), [(0, 3), (2, 5), (4, 7)]);
        assert_eq!(adaptive_ranges(2, 3), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(tile(&adaptive_ranges(6, 3)), Some(6));
        assert_eq!(tile(&adaptive_ranges(7, 3)), None);
    }
}
