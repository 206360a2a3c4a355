//! Products of 8-bit floats with scales.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, Value, one};
use crate::ops::matmul::contract;

/// The 8-bit floats that matrix products take.
const SHORT: &[DType] = &[DType::F8E4M3FN, DType::F8E5M2];
/// How many elements may share a scale along a blocked dimension.
const BLOCKS: [i64; 2] = [32, 128];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor",
        scaled_mm,
    )
    .dtypes(SHORT)
    .examples(&[
        "T[2,16] T[16,4] f32[] f32[] none none @f32",
        "T[2,16] T[16,4] f32[2,1] f32[1,4] bf16[4] none @bf16",
        "T[2,256] T[256,4] f32[2,2] f32[2,1] none none @f32",
        "T[2,64] T[64,4] f8e8m0[512] f8e8m0[512] none none @bf16",
        "T[2,16] T[16,4] f32[] f32[]",
    ]),
    Op::new(
        "aten::_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor",
        scaled_mm_by_recipe,
    )
    .dtypes(SHORT)
    .examples(&[
        "T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) none @bf16",
        "T[2,16] T[16,4] {f32[2,1]} (1) (0) {f32[1,4]} (1) (0) bf16[4] @bf16",
        "T[2,64] T[64,4] {f8e8m0[512]} (3) (1) {f8e8m0[512]} (3) (1) none @bf16",
    ]),
    Op::new(
        "aten::_scaled_addmm(Tensor self, Tensor mat1, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, int[] contraction_dim=[], *, Scalar beta=1, Scalar alpha=1, bool use_fast_accum=False) -> Tensor",
        scaled_addmm,
    )
    .special("beta", &[0.0])
    .dtypes(SHORT)
    .examples(&[
        "bf16[2,4] T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) () 2 0.5",
        "bf16[2,4] T[2,16] T[16,4] {f32[]} (0) (0) {f32[]} (0) (0) () 0 0.5",
    ]),
];

/// `(self * scale_a) @ (mat2 * scale_b) + bias`, the scales one for all, one a row or column, or one a block: of 128
/// elements, or of 32 where they are powers of two.
fn scaled_mm(c: &mut Ctx<'_>) -> Lowered {
    if c.has("scale_result")? {
        return Err(Error::Torch("Scale result tensor provided, but it is not supported yet.".to_owned()));
    }
    let (scale_a, scale_b) = (c.tensor_as("scale_a", DType::F32)?, c.tensor_as("scale_b", DType::F32)?);
    let powers = |name: &str| c.shape_of(name).is_ok_and(|shape| shape.dtype == DType::F8E8M0FNU);
    let (scale_a, scale_b) = if powers("scale_a") && powers("scale_b") {
        of_blocks(c, "self", scale_a, scale_b)?
    } else {
        (as_matrix(c, scale_a), as_matrix(c, scale_b))
    };
    let product = scaled_product(c, "self", "mat2", scale_a, scale_b)?;
    finish(c, product)
}

/// As [`scaled_mm`], with lists of scales and what each is for.
fn scaled_mm_by_recipe(c: &mut Ctx<'_>) -> Lowered {
    let product = product_by_recipe(c, "self")?;
    finish(c, product)
}

/// `beta * self + alpha * (mat1 * scale_a) @ (mat2 * scale_b)`; `self` is left out when `beta` is 0.
fn scaled_addmm(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let product = product_by_recipe(c, "mat1")?;
    let alpha = c.scalar_like("alpha", product)?;
    let mut sum = c.mul(product, alpha);
    if !matches!(c.value("beta")?, Value::Scalar(_)) {
        let (beta, input) = (c.scalar_like("beta", sum)?, c.tensor_as("self", DType::F32)?);
        let input = c.mul(input, beta);
        sum = c.add(input, sum);
    }
    one(c.convert(sum, dtype))
}

fn product_by_recipe(c: &mut Ctx<'_>, left: &str) -> Result<Val> {
    if c.ints("recipe_a")? == [3] && c.ints("recipe_b")? == [3] {
        let (scale_a, scale_b) = (c.tensors("scale_a")?, c.tensors("scale_b")?);
        let (&[Some(scale_a)], &[Some(scale_b)]) = (scale_a.as_slice(), scale_b.as_slice()) else {
            return Err(unsupported(c, "several scales a block"));
        };
        let (scale_a, scale_b) = (c.convert(scale_a, DType::F32), c.convert(scale_b, DType::F32));
        let (scale_a, scale_b) = of_blocks(c, left, scale_a, scale_b)?;
        return scaled_product(c, left, "mat2", scale_a, scale_b);
    }
    let (rows, columns) = (c.shape_of(left)?.dims[0], c.shape_of("mat2")?.dims[1]);
    let scale_a = scale_of_recipe(c, "scale_a", "recipe_a", [rows, 1])?;
    let scale_b = scale_of_recipe(c, "scale_b", "recipe_b", [1, columns])?;
    scaled_product(c, left, "mat2", scale_a, scale_b)
}

/// The one scale of the list `name`, as a matrix; `dims` are those of a scale a row or column.
/// The numbers are torch's `ScalingType`.
pub(super) fn scale_of_recipe(c: &mut Ctx<'_>, name: &str, recipe: &str, dims: [i64; 2]) -> Result<Val> {
    let (recipes, scales) = (c.ints(recipe)?, c.tensors(name)?);
    let (&[recipe], &[Some(scale)]) = (recipes.as_slice(), scales.as_slice()) else {
        return Err(unsupported(c, &format!("{name} of {} levels", recipes.len())));
    };
    let scale = c.convert(scale, DType::F32);
    match recipe {
        0 => Ok(c.reshape(scale, &[1, 1])),
        1 if c.dims(scale).numel() == dims[0] * dims[1] => Ok(c.reshape(scale, &dims)),
        4 | 5 if c.rank(scale) == 2 => Ok(scale),
        1 | 4 | 5 => Err(unsupported(c, &format!("{name} of dims {:?}", &*c.dims(scale)))),
        other => Err(unsupported(c, &format!("recipe {other} of {name}"))),
    }
}

fn unsupported(c: &Ctx<'_>, what: &str) -> Error {
    Error::Torch(format!("{}: {what} is not supported on tpu", c.name()))
}

/// The product in `F32`. Scales that are the same along the contraction are multiplied into the result, so that the
/// factors stay in 8 bits.
fn scaled_product(c: &mut Ctx<'_>, left: &str, right: &str, scale_a: Val, scale_b: Val) -> Result<Val> {
    let (x, y) = (c.tensor(left)?, c.tensor(right)?);
    if c.dims(scale_a)[1] == 1 && c.dims(scale_b)[0] == 1 {
        let product = contract(c, x, y);
        let product = c.convert(product, DType::F32);
        let product = times_blocks(c, product, scale_a);
        return Ok(times_blocks(c, product, scale_b));
    }
    let (x, y) = (c.convert(x, DType::F32), c.convert(y, DType::F32));
    let (x, y) = (times_blocks(c, x, scale_a), times_blocks(c, y, scale_b));
    Ok(contract(c, x, y))
}

/// `x * scale`, where a dimension of `scale` has one element for all, for each, or for each block of that of `x`.
fn times_blocks(b: &mut Builder, x: Val, scale: Val) -> Val {
    let dims = b.dims(x);
    let mut scale = scale;
    for dim in 0..2 {
        let size = b.dims(scale)[dim];
        if size == 1 || size == dims[dim] {
            continue;
        }
        let mut repeated = b.dims(scale).to_vec();
        let block = BLOCKS.into_iter().find(|block| size * block >= dims[dim]).unwrap_or(BLOCKS[1]);
        repeated.insert(dim + 1, block);
        let spread = b.broadcast_missing(scale, &repeated, &[dim + 1]);
        repeated.remove(dim + 1);
        repeated[dim] *= block;
        let spread = b.reshape(spread, &repeated);
        scale = b.slice_dim(spread, dim, 0, dims[dim]);
    }
    let scale = b.broadcast(scale, &dims);
    b.mul(x, scale)
}

/// Scales of blocks of 32 elements as matrices beside the factors.
fn of_blocks(c: &mut Ctx<'_>, left: &str, scale_a: Val, scale_b: Val) -> Result<(Val, Val)> {
    let (left, right) = (c.shape_of(left)?.dims, c.shape_of("mat2")?.dims);
    let blocks = upward(left[1], BLOCKS[0]);
    let scale_b = in_rows(c, scale_b, right[1], blocks)?;
    Ok((in_rows(c, scale_a, left[0], blocks)?, c.swap_dims(scale_b, 0, 1)))
}

/// Scales of blocks of each row as `[rows, blocks]`. Torch has them as tiles of 128 by 4, of which row `r` lies at
/// `[r % 32, r / 32]`. Source: cuBLAS, "1D block scaling factors layout".
fn in_rows(c: &mut Ctx<'_>, scale: Val, rows: i64, blocks: i64) -> Result<Val> {
    let (down, right) = (upward(rows, 128), upward(blocks, 4));
    if c.dims(scale).numel() != down * right * 512 {
        return Err(unsupported(c, &format!("{} scales of {rows} rows of {blocks}", c.dims(scale).numel())));
    }
    let tiles = c.reshape(scale, &[down, right, 32, 4, 4]);
    let tiles = c.transpose(tiles, &[0, 3, 2, 1, 4]);
    let all = c.reshape(tiles, &[down * 128, right * 4]);
    let all = c.slice_dim(all, 0, 0, rows);
    Ok(c.slice_dim(all, 1, 0, blocks))
}

/// How many parts of a size hold everything.
const fn upward(all: i64, part: i64) -> i64 {
    (all + part - 1) / part
}

fn as_matrix(b: &mut Builder, scale: Val) -> Val {
    if b.rank(scale) == 2 { scale } else { b.reshape(scale, &[1, 1]) }
}

/// Adds the bias, and rounds to `out_dtype`, or else to the dtype of the factors.
fn finish(c: &mut Ctx<'_>, product: Val) -> Lowered {
    let Shape { dims, dtype } = c.shape(product).clone();
    let mut sum = product;
    if c.has("bias")? {
        let bias = c.tensor_as("bias", dtype)?;
        let bias = c.reshape(bias, &[1, dims[1]]);
        let bias = c.broadcast(bias, &dims);
        sum = c.add(sum, bias);
    }
    let result = c.opt_dtype("out_dtype")?.unwrap_or(c.shape_of("self")?.dtype);
    one(c.convert(sum, result))
}
