//! Products of groups of rows or columns with matrices of their own, as mixtures of experts need them.
//!
//! Where the groups lie is data: a loop over the groups multiplies everything and keeps the group's part. No call waits
//! for the offsets, and one program serves all of them.

use tpu_runtime::{DType, Shape};

use super::scaled::scale_of_recipe;
use crate::builder::{Builder, Cmp, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, one};
use crate::ops::matmul::contract;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor",
        grouped_mm,
    )
    .dtypes(&[DType::BF16, DType::F16, DType::F32])
    .examples(&["T[4,8] T[2,8,8] i32[2]", "T[2,4,8] T[8,8] i32[2]", "T[4,8] T[8,8] i32[2]", "T[2,4,8] T[2,8,8]"]),
    Op::new(
        "aten::_scaled_grouped_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? offs=None, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor",
        scaled_grouped_mm,
    )
    .dtypes(&[DType::F8E4M3FN])
    .examples(&[
        "T[4,16] T[2,16,16] f32[4] f32[2,16] i32[2] none none @bf16",
        "T[4,16] T[16,16] f32[8] f32[32] i32[2] none none @bf16",
        "T[2,4,16] T[2,16,16] f32[2,4] f32[2,16] none none none @bf16",
    ]),
    Op::new(
        "aten::_scaled_grouped_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor",
        scaled_grouped_mm_by_recipe,
    )
    .dtypes(&[DType::F8E4M3FN])
    .examples(&["T[4,16] T[2,16,16] {f32[4]} (1) (0) {f32[2,16]} (1) (0) i32[2] none @bf16"]),
];

/// The matrices of one group after the other: rows of `self`, columns of `mat2`, or the inner dimension of both.
fn grouped_mm(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("mat2")?);
    let product = product(c, x, y, None)?;
    finish(c, product, "self")
}

/// As [`grouped_mm`], times a scale a row of `self` and one a column of `mat2`, of each group where it has its own.
fn scaled_grouped_mm(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("mat2")?);
    let scales = (c.tensor_as("scale_a", DType::F32)?, c.tensor_as("scale_b", DType::F32)?);
    let product = product(c, x, y, Some(scales))?;
    finish(c, product, "mat2")
}

/// As [`scaled_grouped_mm`], with lists of scales and what each is for.
fn scaled_grouped_mm_by_recipe(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("mat2")?);
    if c.ints("recipe_a")? != [1] || c.ints("recipe_b")? != [1] {
        return Err(Error::Torch(format!("{}: tpu takes a scale a row and column alone", c.name())));
    }
    let numel = |name: &str| -> Result<[i64; 2]> {
        let shapes = c.shapes_of(name)?;
        Ok([shapes.first().map_or(0, |shape| shape.dims.numel()), 1])
    };
    let (of_a, of_b) = (numel("scale_a")?, numel("scale_b")?);
    let scales =
        (scale_of_recipe(c, "scale_a", "recipe_a", of_a)?, scale_of_recipe(c, "scale_b", "recipe_b", of_b)?);
    let product = product(c, x, y, Some(scales))?;
    finish(c, product, "mat2")
}

/// How the groups lie in two factors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layout {
    /// A batch of matrices each.
    Batches,
    /// Rows of the left side, a matrix of the right one a group.
    Rows,
    /// A matrix of the left side a group, columns of the right one.
    Columns,
    /// Parts of the dimension that is summed over.
    Inner,
}

/// The product in the dtype of its sum.
fn product(c: &mut Ctx<'_>, x: Val, y: Val, scales: Option<(Val, Val)>) -> Result<Val> {
    let layout = match (c.rank(x), c.rank(y)) {
        (3, 3) => Layout::Batches,
        (2, 3) => Layout::Rows,
        (3, 2) => Layout::Columns,
        _ => Layout::Inner,
    };
    let (rows, columns) = (c.dims(x)[c.rank(x) - 2], c.dims(y)[c.rank(y) - 1]);
    let ends = if layout == Layout::Batches { None } else { Some(c.tensor_as("offs", DType::I32)?) };
    let groups = ends.map_or_else(|| c.dims(x)[0], |ends| c.dims(ends)[0]);
    let scales = scales.map(|(a, b)| (a_group(c, a, groups, rows), a_group(c, b, groups, columns)));
    let Some(ends) = ends else {
        let product = contract(c, x, y);
        return Ok(match scales {
            Some((a, b)) => scaled(c, product, a, b),
            None => product,
        });
    };
    Ok(loop_over_groups(c, layout, [x, y, ends], scales, &[groups, rows, columns]))
}

/// Scales as `[groups, size]`.
fn a_group(b: &mut Builder, scale: Val, groups: i64, size: i64) -> Val {
    if b.dims(scale).numel() == groups * size {
        return b.reshape(scale, &[groups, size]);
    }
    let scale = b.reshape(scale, &[1, size]);
    b.broadcast(scale, &[groups, size])
}

/// `product[.., m, n] * a[.., m] * b[.., n]`.
fn scaled(b: &mut Builder, product: Val, left: Val, right: Val) -> Val {
    let dims = b.dims(product);
    let last = dims.len() - 1;
    let product = b.convert(product, DType::F32);
    let left = b.broadcast_missing(left, &dims, &[last]);
    let product = b.mul(product, left);
    let right = b.broadcast_missing(right, &dims, &[last - 1]);
    b.mul(product, right)
}

fn loop_over_groups(
    b: &mut Builder,
    layout: Layout,
    [x, y, ends]: [Val; 3],
    scales: Option<(Val, Val)>,
    &[groups, rows, columns]: &[i64; 3],
) -> Val {
    let sizes: &[i64] = if layout == Layout::Inner { &[groups, rows, columns] } else { &[rows, columns] };
    let sums = b.full(0, &Shape::new(DType::F32, sizes));
    if groups == 0 {
        return sums;
    }
    let first = b.constant(0, DType::I32);
    let mut state = vec![first, first, sums, x, y, ends];
    state.extend(scales.iter().flat_map(|(left, right)| [*left, *right]));
    let end = b.while_loop(
        &state,
        |b, state| b.compare_to(Cmp::LT, state[0], groups),
        |b, state| {
            let (group, start, sums) = (state[0], state[1], state[2]);
            let stop = entry(b, state[5], group);
            let stop = b.reshape(stop, &[]);
            let [x, y] = [state[3], state[4]]
                .map(|factor| if b.rank(factor) == 3 { entry(b, factor, group) } else { factor });
            let (x, y) = if layout == Layout::Inner {
                // Both sides, so that no infinity of another group meets a zero.
                (only_members(b, x, 1, start, stop), only_members(b, y, 0, start, stop))
            } else {
                (x, y)
            };
            let product = contract(b, x, y);
            let mut product = b.convert(product, DType::F32);
            if let [left, right] = state[6..] {
                let (left, right) = (entry(b, left, group), entry(b, right, group));
                product = scaled(b, product, left, right);
            }
            let sums = if layout == Layout::Inner {
                let product = b.unsqueeze(product, 0);
                let zero = b.constant(0, DType::I32);
                b.dynamic_update_slice(sums, product, &[group, zero, zero])
            } else {
                let dim = usize::from(layout == Layout::Columns);
                let inside = members(b, product, dim, start, stop);
                b.select(inside, product, sums)
            };
            let next = b.add_to(group, 1);
            [&[next, stop, sums], &state[3..]].concat()
        },
    );
    end[2]
}

/// Entry number `index` of the outermost dimension, without it.
fn entry(b: &mut Builder, x: Val, index: Val) -> Val {
    let mut sizes = b.dims(x).to_vec();
    sizes[0] = 1;
    let zero = b.constant(0, DType::I32);
    let mut starts = vec![zero; sizes.len()];
    starts[0] = index;
    let slice = b.dynamic_slice(x, &starts, &sizes);
    b.reshape(slice, &sizes[1..])
}

/// Whether the position along `dim` of each element of `like` is in `start .. stop`.
fn members(b: &mut Builder, like: Val, dim: usize, start: Val, stop: Val) -> Val {
    let dims = b.dims(like);
    let place = b.iota(&Shape::new(DType::I32, dims), dim);
    let (start, stop) = (b.splat(start, place), b.splat(stop, place));
    let (low, high) = (b.compare(Cmp::GE, place, start), b.compare(Cmp::LT, place, stop));
    b.and(low, high)
}

fn only_members(b: &mut Builder, x: Val, dim: usize, start: Val, stop: Val) -> Val {
    let inside = members(b, x, dim, start, stop);
    let zero = b.zeros_like(x);
    b.select(inside, x, zero)
}

/// Rounds to `out_dtype`; without it to the dtype of `self`, of a scaled product to `BF16`.
fn finish(c: &mut Ctx<'_>, product: Val, factor: &str) -> Lowered {
    let dtype = c.shape_of(factor)?.dtype;
    let result = c.opt_dtype("out_dtype")?.unwrap_or(dtype);
    one(c.convert(product, result))
}
