//! Keeping the outermost dimensions apart that torch merges for a product.
//!
//! Torch multiplies matrices: `x` of `[B, T, D]` is viewed as `[B·T, D]`, multiplied, and the result viewed as `[B, T, N]`.
//! The TPU compiler would lay the merged array out by itself, with `B·T` innermost, and copy it wherever `B` and `T` are
//! told apart again: at each head of an attention, forward and backward. So a product is made of what its factors were before
//! they were merged, and merged afterwards; the next reshape takes that back, also of a conversion or a slice of it.

use std::ops::Range;

use tpu_runtime::{DType, Dims};

use super::{Builder, DotDims, Val};

/// What a value is made of, without any computation.
#[derive(Debug)]
pub(super) enum Moved {
    /// The elements of another value in the same order.
    Reshaped(Val),
    /// The dimensions of another value in this order.
    Transposed(Val, Dims),
}

/// A side of a product as it is multiplied: the operand, or what it was before its outermost dimension was merged.
struct Side {
    value: Val,
    /// Dimension `k` of the operand is dimension `order[k]` of `value` with its outermost dimensions merged.
    order: Dims,
    /// How many outermost dimensions of `value` are one of the operand.
    outer: usize,
}

impl Builder {
    /// What `x` was before it was reshaped, or itself.
    pub(super) fn unreshaped(&self, x: Val) -> Val {
        match self.moved(x) {
            Some(Moved::Reshaped(from)) => *from,
            _ => x,
        }
    }

    /// If the outermost dimension of `x` is several of the value that was reshaped to it: `x` with these, and how many
    /// there are.
    pub(super) fn apart(&mut self, x: Val) -> Option<(Val, usize)> {
        let Some(Moved::Reshaped(from)) = self.moved(x) else { return None };
        let (from, dims, before) = (*from, self.dims(x), self.dims(*from));
        if dims.numel() == 0 {
            return None;
        }
        let merged = *dims.first()?;
        // Dimensions of size 1 are dropped and not merged, and they are easily mistaken for those of `x`.
        let is_merged = |outer: &usize| {
            let these = &before[..*outer];
            let several = these.iter().filter(|size| **size != 1).count() > 1;
            several && these.iter().product::<i64>() == merged && !dims.starts_with(these)
        };
        let outer = (2..=before.len()).rev().find(is_merged)?;
        let apart = [&before[..outer], &dims[1..]].concat();
        Some((self.reshape(from, &apart), outer))
    }

    /// The same, if it is of a product.
    pub(super) fn product_before(&mut self, x: Val) -> Option<(Val, usize)> {
        let is_product = self.values[self.unreshaped(x).0 as usize].is_product;
        if is_product { self.apart(x) } else { None }
    }

    /// Notes that `x` is a product, or made of one element by element.
    pub(super) fn set_product(&mut self, x: Val) {
        self.values[x.0 as usize].is_product = true;
    }

    /// A factor in another dtype, converted before its outermost dimension is merged.
    pub(super) fn convert_apart(&mut self, x: Val, dtype: DType) -> Val {
        if let Some(Moved::Transposed(from, order)) = self.moved(x) {
            let (from, order) = (*from, order.clone());
            if let Some((apart, _)) = self.apart(from) {
                let converted = self.convert(apart, dtype);
                let merged = self.reshape(converted, &self.dims(from));
                return self.transpose(merged, &order);
            }
        }
        let Some((apart, _)) = self.apart(x) else { return self.convert(x, dtype) };
        let converted = self.convert(apart, dtype);
        self.reshape(converted, &self.dims(x))
    }

    /// The two sides of a product and its dimension numbers: what was merged on one side, or of the same dimensions on
    /// both, is apart.
    pub(super) fn product_apart(&mut self, x: Val, y: Val, dims: &DotDims) -> (Val, Val, DotDims) {
        let pairs = [&dims.batch[..], &dims.contracting[..]].concat();
        let taken: [Vec<i64>; 2] =
            [pairs.iter().map(|pair| pair.0).collect(), pairs.iter().map(|pair| pair.1).collect()];
        let mut left = self.side(x, &taken[0]);
        let mut right = self.side(y, &taken[1]);
        for (i, j) in pairs {
            let (i, j) = (i as usize, j as usize);
            if self.dims(left.value)[left.places(i)] != self.dims(right.value)[right.places(j)] {
                if left.order[i] == 0 {
                    left = Side::whole(x, left.order.len());
                }
                if right.order[j] == 0 {
                    right = Side::whole(y, right.order.len());
                }
            }
        }
        let apart = |pairs: &[(i64, i64)]| {
            let places = |(i, j): &(i64, i64)| left.places(*i as usize).zip(right.places(*j as usize));
            pairs.iter().flat_map(places).map(|(i, j)| (i as i64, j as i64)).collect()
        };
        let dims = DotDims { batch: apart(&dims.batch), contracting: apart(&dims.contracting) };
        (left.value, right.value, dims)
    }

    /// One side, apart if the dimensions that the product keeps, those not `taken`, stay in their order.
    fn side(&mut self, x: Val, taken: &[i64]) -> Side {
        let rank = self.rank(x);
        let (from, order) = match self.moved(x) {
            Some(Moved::Transposed(from, order)) => (*from, order.clone()),
            _ => (x, (0..rank as i64).collect()),
        };
        let kept: Vec<_> = (0..rank).filter(|dim| !taken.contains(&(*dim as i64))).collect();
        if !kept.is_sorted_by_key(|dim| order[*dim]) {
            return Side::whole(x, rank);
        }
        match self.apart(from) {
            Some((value, outer)) => Side { value, order, outer },
            None => Side::whole(x, rank),
        }
    }

    pub(super) fn moved(&self, x: Val) -> Option<&Moved> {
        self.values[x.0 as usize].moved.as_ref()
    }
}

impl Side {
    /// The operand as it is.
    fn whole(value: Val, rank: usize) -> Self {
        Self { value, order: (0..rank as i64).collect(), outer: 1 }
    }

    /// Which dimensions of `value` a dimension of the operand is.
    fn places(&self, dim: usize) -> Range<usize> {
        match self.order[dim] as usize {
            0 => 0..self.outer,
            inner => inner + self.outer - 1..inner + self.outer,
        }
    }
}

#[cfg(test)]
mod tests {
    use tpu_runtime::Shape;

    use super::*;

    /// The dims of `x`, and of what was merged to it.
    fn dims_before(b: &mut Builder, x: Val) -> (Dims, Option<Dims>) {
        let before = b.apart(x).map(|(before, _)| b.dims(before));
        (b.dims(x), before)
    }

    fn parameter<const N: usize>(b: &mut Builder, dims: [i64; N]) -> Val {
        b.parameter(Shape::new(DType::F32, dims))
    }

    #[test]
    fn a_merged_dimension_is_apart_in_a_product_and_in_parts_of_it() {
        let mut b = Builder::new();
        let (x, weight) = (parameter(&mut b, [4, 3, 8]), parameter(&mut b, [8, 10]));
        let merged = b.reshape(x, &[12, 8]);
        let product = b.matmul(merged, weight);
        assert_eq!(dims_before(&mut b, product), (Dims::from([12, 10]), Some(Dims::from([4, 3, 10]))));
        let rounded = b.convert(product, DType::BF16);
        let heads = b.reshape(rounded, &[12, 5, 2]);
        let part = b.slice_dim(heads, 1, 0, 4);
        assert_eq!(dims_before(&mut b, part), (Dims::from([12, 4, 2]), Some(Dims::from([4, 3, 4, 2]))));
        let again = b.reshape(part, &[4, 3, 4, 2]);
        assert!(b.moved(again).is_none(), "the slice itself");
    }

    #[test]
    fn a_sum_over_a_merged_dimension_is_one_over_both() {
        let mut b = Builder::new();
        let (x, grad) = (parameter(&mut b, [4, 3, 8]), parameter(&mut b, [4, 3, 10]));
        let (x, grad) = (b.reshape(x, &[12, 8]), b.reshape(grad, &[12, 10]));
        let grad = b.transpose(grad, &[1, 0]);
        let dims = DotDims { batch: Vec::new(), contracting: vec![(1, 0)] };
        let (left, right, dims) = b.product_apart(grad, x, &dims);
        assert_eq!((b.dims(left), b.dims(right)), (Dims::from([4, 3, 10]), Dims::from([4, 3, 8])));
        assert_eq!(dims.contracting, [(0, 0), (1, 1)]);
    }

    #[test]
    fn sides_that_were_merged_otherwise_stay_as_they_are() {
        let mut b = Builder::new();
        let (x, y) = (parameter(&mut b, [4, 3, 8]), parameter(&mut b, [2, 6, 10]));
        let (x, y) = (b.reshape(x, &[12, 8]), b.reshape(y, &[12, 10]));
        let dims = DotDims { batch: Vec::new(), contracting: vec![(0, 0)] };
        let (left, right, dims) = b.product_apart(x, y, &dims);
        assert_eq!((left, right), (x, y));
        assert_eq!(dims.contracting, [(0, 0)]);
    }

    #[test]
    fn dimensions_of_size_one_are_not_mistaken_for_merged_ones() {
        let mut b = Builder::new();
        let x = parameter(&mut b, [1, 1, 8]);
        let split = b.reshape(x, &[1, 1, 2, 4]);
        assert_eq!(dims_before(&mut b, split).1, None);
        let dropped = b.reshape(x, &[1, 8]);
        assert_eq!(dims_before(&mut b, dropped).1, None);
    }
}
