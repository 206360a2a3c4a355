//! Products with weights of 8 and 4 bits, and how torch packs the latter.

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};
use crate::ops::matmul::contract;

const FLOATS: &[DType] = &[DType::BF16, DType::F16, DType::F32];
/// Rows of a weight whose halves share bytes in the packed form of the CPU.
const CPU_ROWS: i64 = 64;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor", int8_product)
        .dtypes(FLOATS)
        .examples(&["T[2,8] i8[4,8] T[4]"]),
    Op::new("aten::_convert_weight_to_int4pack(Tensor self, int innerKTiles) -> Tensor", pack)
        .dtypes(&[DType::U8])
        .examples(&["T[16,32] 2"]),
    Op::new("aten::_weight_int4pack_mm(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor", |c| {
        int4_product(c, unpacked)
    })
    .dtypes(FLOATS)
    .examples(&["T[2,64] i32[2,2,32,1] 32 T[2,16,2]"]),
    Op::new("aten::_convert_weight_to_int4pack_for_cpu(Tensor self, int innerKTiles) -> Tensor", pack_as_cpu)
        .dtypes(&[DType::I32])
        .examples(&["T[80,32] 2"]),
    Op::new("aten::_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor", |c| {
        int4_product(c, unpacked_as_cpu)
    })
    .dtypes(FLOATS)
    .examples(&["T[2,32] u8[80,16] 32 T[1,80,2]"]),
];

/// `self @ mat2.T`, each column times its scale.
fn int8_product(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let (x, weight) = (c.tensor_as("self", DType::F32)?, c.tensor_as("mat2", DType::F32)?);
    let weight = c.transpose_last(weight);
    let product = contract(c, x, weight);
    let scales = c.tensor_as("scales", DType::F32)?;
    let dims = c.dims(product);
    let scales = c.broadcast_missing(scales, &dims, &[0]);
    let product = c.mul(product, scales);
    one(c.convert(product, dtype))
}

/// `self @ w.T` of `w[n, k] = (q[n, k] - 8) * scale[k / group, n] + zero[k / group, n]`.
fn int4_product(c: &mut Ctx<'_>, unpack: fn(&mut Builder, Val) -> Val) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let (x, packed) = (c.tensor_as("self", DType::F32)?, c.tensor("mat2")?);
    let places = unpack(c, packed);
    let places = c.convert(places, DType::F32);
    let places = c.add_to(places, -8);
    let (scale, zero) = (grid_of(c, places, 0)?, grid_of(c, places, 1)?);
    let weight = c.mul(places, scale);
    let weight = c.add(weight, zero);
    let weight = c.transpose_last(weight);
    let product = contract(c, x, weight);
    one(c.convert(product, dtype))
}

/// Part 0 (scales) or 1 (zero points) of `qScaleAndZeros`, of dims `[k / group, n, 2]`, for every weight `[n, k]`.
fn grid_of(c: &mut Ctx<'_>, weight: Val, part: i64) -> Result<Val> {
    let grid = c.tensor_as("qScaleAndZeros", DType::F32)?;
    let grid = c.index_dim(grid, 2, part);
    let grid = c.transpose_last(grid);
    let dims = c.dims(weight);
    let (groups, size) = (c.dims(grid)[1], c.int("qGroupSize")?);
    let grid = c.broadcast_missing(grid, &[dims[0], groups, size], &[2]);
    Ok(c.reshape(grid, &dims))
}

// The layout of tensor cores, which checkpoints have: `[n / 8][k / (tiles * 16)][32][tiles / 2]` words of eight weights.
// A word's nibbles, lowest first, are (k parity, tile of 16, half of the tile); lane `t` holds row `t / 4` and the pair
// of columns `t % 4` of each half. Source: `aten/src/ATen/native/cuda/int4mm.cu`.

/// Packs bytes `[n, k / 2]`, whose higher half is the earlier weight.
fn pack(c: &mut Ctx<'_>) -> Lowered {
    let bytes = c.tensor_as("self", DType::I32)?;
    let (rows, columns, tiles) = (c.dims(bytes)[0], c.dims(bytes)[1] * 2, c.int("innerKTiles")?);
    let (early, late) = {
        let four = c.full_like(4, bytes);
        (c.shift_right_logical(bytes, four), low_nibble(c, bytes))
    };
    let (early, late) = (c.unsqueeze(early, 2), c.unsqueeze(late, 2));
    let weights = c.concatenate(&[early, late], 2);
    let [row_tiles, outer] = [rows / 8, columns / (tiles * 16)];
    // n = (tile, row); k = (outer, inner pair, tile of 16, half, column pair, parity).
    let split = c.reshape(weights, &[row_tiles, 8, outer, tiles / 2, 2, 2, 4, 2]);
    let words = c.transpose(split, &[0, 2, 1, 6, 3, 7, 4, 5]);
    let words = c.reshape(words, &[row_tiles, outer, 32, tiles / 2, 8]);
    one(joined(c, words))
}

/// The weights `[n, k]` of what [`pack`] gives.
fn unpacked(b: &mut Builder, packed: Val) -> Val {
    let dims = b.dims(packed);
    let [row_tiles, outer, inner] = [dims[0], dims[1], dims[3]];
    let nibbles = nibbles(b, packed, 8);
    let split = b.reshape(nibbles, &[row_tiles, outer, 8, 4, inner, 2, 2, 2]);
    let weights = b.transpose(split, &[0, 2, 1, 4, 6, 7, 3, 5]);
    b.reshape(weights, &[row_tiles * 8, outer * inner * 32])
}

// The layout of the CPU's 512-bit kernels: of each 64 rows, column by column, a byte holds rows `r` and `r + 32`; of the
// rows left over, a byte holds two neighbours. Source: `aten/src/ATen/native/cpu/int4mm_kernel.cpp`.

/// Packs numbers `[n, k]`.
fn pack_as_cpu(c: &mut Ctx<'_>) -> Lowered {
    let weights = c.tensor_as("self", DType::I32)?;
    let dims = c.dims(weights);
    let mut parts = Vec::new();
    for (from, to, apart) in blocks(dims[0]) {
        let block = c.slice_dim(weights, 0, from, to);
        let split = c.reshape(block, &split_rows(to - from, apart, dims[1]));
        let order: [i64; 4] = if apart { [0, 3, 2, 1] } else { [0, 3, 1, 2] };
        let pairs = c.transpose(split, &order);
        let bytes = joined(c, pairs);
        parts.push(c.flatten(bytes));
    }
    let bytes = c.concatenate(&parts, 0);
    let bytes = c.reshape(bytes, &[dims[0], dims[1] / 2]);
    one(c.convert(bytes, DType::U8))
}

/// The weights `[n, k]` of what [`pack_as_cpu`] gives.
fn unpacked_as_cpu(b: &mut Builder, packed: Val) -> Val {
    let (rows, columns) = (b.dims(packed)[0], b.dims(packed)[1] * 2);
    let packed = b.convert(packed, DType::I32);
    let flat = b.flatten(packed);
    let mut parts = Vec::new();
    for (from, to, apart) in blocks(rows) {
        let block = b.slice_dim(flat, 0, from * columns / 2, to * columns / 2);
        let nibbles = nibbles(b, block, 2);
        let pairs = if apart { CPU_ROWS / 2 } else { (to - from) / 2 };
        let order: [i64; 4] = if apart { [0, 3, 2, 1] } else { [0, 2, 3, 1] };
        let pairs = b.reshape(nibbles, &[(to - from) / (2 * pairs), columns, pairs, 2]);
        let weights = b.transpose(pairs, &order);
        parts.push(b.reshape(weights, &[to - from, columns]));
    }
    b.concatenate(&parts, 0)
}

/// Ranges of rows that are packed in one way, and whether a byte holds rows that are apart.
fn blocks(rows: i64) -> Vec<(i64, i64, bool)> {
    let whole = rows / CPU_ROWS * CPU_ROWS;
    [(0, whole, true), (whole, rows, false)].into_iter().filter(|(from, to, _)| from < to).collect()
}

/// A block `[rows, columns]` with the two rows of a byte apart: `[block, which, row, column]`, or `[1, row, which, column]`
/// where they are neighbours.
fn split_rows(rows: i64, apart: bool, columns: i64) -> [i64; 4] {
    if apart { [rows / CPU_ROWS, 2, CPU_ROWS / 2, columns] } else { [1, rows / 2, 2, columns] }
}

/// The innermost dimension as the nibbles of one number, lowest first.
fn joined(b: &mut Builder, nibbles: Val) -> Val {
    let last = b.rank(nibbles) - 1;
    let shift = shifts(b, nibbles);
    let moved = b.shift_left(nibbles, shift);
    // No two of them share a bit.
    b.sum(moved, &[last])
}

/// The `count` lower nibbles of each number, in a new innermost dimension.
fn nibbles(b: &mut Builder, packed: Val, count: i64) -> Val {
    let mut dims = b.dims(packed).to_vec();
    dims.push(count);
    let wide = b.broadcast_missing(packed, &dims, &[dims.len() - 1]);
    let shift = shifts(b, wide);
    let moved = b.shift_right_logical(wide, shift);
    low_nibble(b, moved)
}

/// Four bits for each step along the innermost dimension.
fn shifts(b: &mut Builder, like: Val) -> Val {
    let shape = b.shape(like).clone();
    let place = b.iota(&shape, shape.dims.len() - 1);
    b.mul_by(place, 4)
}

fn low_nibble(b: &mut Builder, x: Val) -> Val {
    let mask = b.full_like(15, x);
    b.and(x, mask)
}
