//! Padding with copies of what is inside, and its gradient.

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, one};
use crate::promote::accumulator;
use tpu_runtime::DType;

/// The dtypes that are padded by copying.
const COPIED: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64, DType::C64];

/// A row of a padding.
const fn row(
    schema: &'static str,
    lower: fn(&mut Ctx<'_>) -> Lowered,
    dtypes: &'static [DType],
    examples: &'static [&'static str],
) -> Op {
    Op::new(schema, lower).dtypes(dtypes).examples(examples)
}

/// The rows.
pub const OPS: &[Op] = &[
    row(
        "aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
        |c| pad(c, reflect),
        COPIED,
        &["T[2,4] (1,2)", "T[2,3,5] (-1,2)"],
    ),
    row(
        "aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
        |c| pad(c, reflect),
        COPIED,
        &["T[2,3,4] (1,2,0,1)"],
    ),
    row(
        "aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
        |c| pad(c, reflect),
        COPIED,
        &["T[2,3,4,5] (1,2,0,1,1,0)"],
    ),
    row(
        "aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
        |c| pad(c, replicate),
        COPIED,
        &["T[2,4] (1,2)", "T[2,3,5] (-1,2)"],
    ),
    row(
        "aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
        |c| pad(c, replicate),
        COPIED,
        &["T[2,3,4] (1,2,0,1)"],
    ),
    row(
        "aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
        |c| pad(c, replicate),
        COPIED,
        &["T[2,3,4,5] (1,2,0,1,1,0)"],
    ),
    row(
        "aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
        |c| pad_backward(c, unreflect),
        FLOATS,
        &["T[2,7] T[2,4] (1,2)", "T[2,3,6] T[2,3,5] (-1,2)"],
    ),
    row(
        "aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
        |c| pad_backward(c, unreflect),
        FLOATS,
        &["T[2,4,7] T[2,3,4] (1,2,0,1)"],
    ),
    row(
        "aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
        |c| pad_backward(c, unreflect),
        FLOATS,
        &["T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0)"],
    ),
    row(
        "aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
        |c| pad_backward(c, collect),
        FLOATS,
        &["T[2,7] T[2,4] (1,2)", "T[2,3,6] T[2,3,5] (-1,2)"],
    ),
    row(
        "aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
        |c| pad_backward(c, collect),
        FLOATS,
        &["T[2,4,7] T[2,3,4] (1,2,0,1)"],
    ),
    row(
        "aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
        |c| pad_backward(c, collect),
        FLOATS,
        &["T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0)"],
    ),
];

/// The padding of one dimension; negative amounts crop.
#[derive(Clone, Copy)]
struct Border {
    dim: usize,
    /// The size without padding.
    input: i64,
    low: i64,
    high: i64,
}

/// What a side of one dimension is filled with, given the inside: `low` elements, then `high` elements.
type Fill = fn(&mut Builder, Val, Border) -> [Val; 2];
/// What a side's gradient adds to one dimension of `input` elements.
type Unfill = fn(&mut Builder, [Val; 2], Border) -> [Val; 2];

/// The input with each dimension's sides filled.
fn pad(c: &mut Ctx<'_>, fill: Fill) -> Lowered {
    let mut x = c.tensor("self")?;
    for border in borders(c)? {
        let (cut_low, cut_high) = ((-border.low).max(0), (-border.high).max(0));
        let inside = c.slice_dim(x, border.dim, cut_low, border.input - cut_high);
        let [left, right] = fill(c, x, border);
        let mut parts = vec![left, inside, right];
        parts.retain(|part| c.dims(*part)[border.dim] > 0);
        x = if parts.is_empty() { inside } else { c.concatenate(&parts, border.dim) };
    }
    one(x)
}

/// Each element gets the gradients of its copies.
fn pad_backward(c: &mut Ctx<'_>, unfill: Unfill) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let mut sum = c.convert(grad, accumulator(dtype));
    for border in borders(c)? {
        let (low, high) = (border.low.max(0), border.high.max(0));
        let end = c.dims(sum)[border.dim];
        let inside = c.slice_dim(sum, border.dim, low, end - high);
        let sides = [c.slice_dim(sum, border.dim, 0, low), c.slice_dim(sum, border.dim, end - high, end)];
        let inside = place(c, inside, border, (-border.low).max(0));
        let [left, right] = unfill(c, sides, border);
        let left = c.add(inside, left);
        sum = c.add(left, right);
    }
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// The elements next to the edge element, mirrored at it.
fn reflect(b: &mut Builder, x: Val, border: Border) -> [Val; 2] {
    let Border { dim, input, low, high } = border;
    let (low, high) = (low.max(0), high.max(0));
    let left = b.slice_dim(x, dim, 1.min(input), 1.min(input) + low);
    let right = b.slice_dim(x, dim, input - 1 - high, input - 1);
    [left, right].map(|side| b.reverse(side, &[dim as i64]))
}

fn unreflect(b: &mut Builder, sides: [Val; 2], border: Border) -> [Val; 2] {
    let [left, right] = sides.map(|side| b.reverse(side, &[border.dim as i64]));
    let start = border.input - 1 - border.high.max(0);
    [place(b, left, border, 1), place(b, right, border, start)]
}

/// The edge element again and again.
fn replicate(b: &mut Builder, x: Val, border: Border) -> [Val; 2] {
    let Border { dim, input, low, high } = border;
    [(0, low), (input - 1, high)].map(|(edge, count)| {
        let edge = b.slice_dim(x, dim, edge, edge + 1);
        let mut dims = b.dims(x);
        dims[dim] = count.max(0);
        b.broadcast(edge, &dims)
    })
}

fn collect(b: &mut Builder, sides: [Val; 2], border: Border) -> [Val; 2] {
    let [left, right] = sides.map(|side| {
        let sum = b.sum(side, &[border.dim]);
        b.unsqueeze(sum, border.dim)
    });
    [place(b, left, border, 0), place(b, right, border, border.input - 1)]
}

/// `x` at `start` of a dimension of `input` zeros.
fn place(b: &mut Builder, x: Val, border: Border, start: i64) -> Val {
    let dims = b.dims(x);
    let (mut low, mut high) = (vec![0; dims.len()], vec![0; dims.len()]);
    low[border.dim] = start;
    high[border.dim] = border.input - start - dims[border.dim];
    b.pad_with(x, 0, &low, &high)
}

/// The padded dimensions; torch lists the innermost first.
fn borders(c: &Ctx<'_>) -> Result<Vec<Border>> {
    let dims = c.shape_of("self")?.dims;
    let padding = c.ints("padding")?;
    Ok(padding
        .chunks(2)
        .enumerate()
        .map(|(k, pair)| {
            let dim = dims.len() - 1 - k;
            Border { dim, input: dims[dim], low: pair[0], high: pair[1] }
        })
        .collect())
}
