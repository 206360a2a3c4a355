//! Elements that change places between channels and space.

use tpu_runtime::DType;

use crate::builder::{Builder, Sliding, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};
use crate::promote::accumulator;

/// The dtypes of programs that only move elements.
const MOVED: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::Bool];
/// The dtypes that patches are summed in.
const SUMMED: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor", pixel_shuffle)
        .dtypes(MOVED)
        .examples(&["T[2,8,3,4] 2"]),
    Op::new("aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor", pixel_unshuffle)
        .dtypes(MOVED)
        .examples(&["T[2,3,4,6] 2"]),
    Op::new("aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor", channel_shuffle)
        .dtypes(MOVED)
        .examples(&["T[2,6,3,4] 3"]),
    Op::new("aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor", im2col)
        .dtypes(SUMMED)
        .examples(&["T[2,3,5,6] (2,3) (1,2) (1,0) (2,1)", "T[3,4,6] (2,3) (1,1) (0,0) (2,3)"]),
    Op::new("aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor", col2im)
        .dtypes(SUMMED)
        .examples(&["T[2,18,6] (5,6) (2,3) (1,2) (1,0) (2,1)", "T[18,4] (4,6) (2,3) (1,1) (0,0) (2,3)"]),
];

/// `[.., C·r·r, H, W]` as `[.., C, H·r, W·r]`.
fn pixel_shuffle(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let r = c.int("upscale_factor")?;
    let dims = c.dims(x);
    let lead = dims.len() - 3;
    let (channels, h, w) = (dims[lead] / (r * r), dims[lead + 1], dims[lead + 2]);
    let x = c.reshape(x, &[&dims[..lead], &[channels, r, r, h, w]].concat());
    let x = transpose_after(c, x, lead, &[0, 3, 1, 4, 2]);
    let x = c.reshape(x, &[&dims[..lead], &[channels, h * r, w * r]].concat());
    one(x)
}

/// The inverse of `pixel_shuffle`.
fn pixel_unshuffle(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let r = c.int("downscale_factor")?;
    let dims = c.dims(x);
    let lead = dims.len() - 3;
    let (channels, h, w) = (dims[lead], dims[lead + 1] / r, dims[lead + 2] / r);
    let x = c.reshape(x, &[&dims[..lead], &[channels, h, r, w, r]].concat());
    let x = transpose_after(c, x, lead, &[0, 2, 4, 1, 3]);
    let x = c.reshape(x, &[&dims[..lead], &[channels * r * r, h, w]].concat());
    one(x)
}

/// Channels `[g, C / g]` as `[C / g, g]`.
fn channel_shuffle(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let groups = c.int("groups")?;
    let dims = c.dims(x);
    let split = c.reshape(x, &[&[dims[0], groups, dims[1] / groups], &dims[2..]].concat());
    let swapped = c.swap_dims(split, 1, 2);
    let y = c.reshape(swapped, &dims);
    one(y)
}

/// The patches of `[N, C, H, W]` as columns: `[N, C·kh·kw, patches]`.
fn im2col(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let (x, batched) = batch(c, x, 4);
    let dims = c.dims(x);
    let windows = patches(c, &dims[2..])?;
    let (mut low, mut high) = (vec![0; 4], vec![0; 4]);
    for w in &windows {
        low[w.dim] = w.low;
        high[w.dim] = w.high();
    }
    let x = c.pad_with(x, 0, &low, &high);
    let [h, w] = windows;
    let x = c.unfold(x, &h);
    let x = c.unfold(x, &Sliding { dim: w.dim + 1, ..w });
    let x = c.transpose(x, &[0, 1, 2, 4, 3, 5]);
    let x = c.reshape(x, &[dims[0], dims[1] * h.size * w.size, h.count * w.count]);
    let x = unbatch(c, x, batched);
    one(x)
}

/// The transpose of `im2col`: sums columns into `[N, C, H, W]`.
fn col2im(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dtype = c.dtype(x);
    let (x, batched) = batch(c, x, 3);
    let dims = c.dims(x);
    let [h, w] = patches(c, &c.ints("output_size")?)?;
    let x = c.convert(x, accumulator(dtype));
    let x = c.reshape(x, &[dims[0], dims[1] / (h.size * w.size), h.size, w.size, h.count, w.count]);
    let x = c.transpose(x, &[0, 1, 2, 4, 3, 5]);
    let x = c.fold(x, &Sliding { dim: w.dim + 1, ..w });
    let mut x = c.fold(x, &h);
    for w in [h, w] {
        x = c.slice_dim(x, w.dim, w.low, w.low + w.input);
    }
    let x = unbatch(c, x, batched);
    let x = c.convert(x, dtype);
    one(x)
}

/// The windows over dimensions 2 and 3 of an image of these sizes.
fn patches(c: &Ctx<'_>, sizes: &[i64]) -> Result<[Sliding; 2]> {
    let pair = |name| -> Result<[i64; 2]> {
        let list = c.ints(name)?;
        Ok(if list.len() == 1 { [list[0]; 2] } else { [list[0], list[1]] })
    };
    let (kernel, dilation) = (pair("kernel_size")?, pair("dilation")?);
    let (padding, stride) = (pair("padding")?, pair("stride")?);
    let window = |k: usize| {
        let free = sizes[k] + 2 * padding[k] - dilation[k] * (kernel[k] - 1) - 1;
        Sliding {
            dim: k + 2,
            input: sizes[k],
            size: kernel[k],
            stride: stride[k],
            dilation: dilation[k],
            low: padding[k],
            count: free / stride[k] + 1,
        }
    };
    Ok([window(0), window(1)])
}

/// Adds a batch dimension when it is missing.
fn batch(b: &mut Builder, x: Val, rank: usize) -> (Val, bool) {
    let batched = b.rank(x) == rank;
    (if batched { x } else { b.unsqueeze(x, 0) }, batched)
}

fn unbatch(b: &mut Builder, x: Val, batched: bool) -> Val {
    if batched { x } else { b.squeeze(x, 0) }
}

/// Permutes the dimensions after the first `lead`.
fn transpose_after(b: &mut Builder, x: Val, lead: usize, permutation: &[usize]) -> Val {
    let permutation: Vec<_> =
        (0..lead).chain(permutation.iter().map(|dim| lead + dim)).map(|dim| dim as i64).collect();
    b.transpose(x, &permutation)
}
