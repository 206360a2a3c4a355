//! Interpolation to another size, and its gradient.
//!
//! Torch's interpolations are separable and their weights depend on sizes alone, so each dimension is one
//! product with a constant matrix, and the gradient is the product with its transpose.

pub mod border;
pub mod rearrange;
mod weights;

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, DotDims, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, one};
use crate::ops::pool::ranges::sum_of_ranges;
use crate::promote::accumulator;
use crate::scalar::Scalar;
use weights::{Filter, Geometry, Nearest, Taps, nearest, taps};

/// The dtypes of forward programs: images may be bytes.
const IMAGES: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::U8];
/// The scale factors, which decide the weights.
const SCALES: &[&str] = &["scales", "scales_d", "scales_h", "scales_w"];

/// A row of an interpolation.
const fn resize(
    schema: &'static str,
    lower: fn(&mut Ctx<'_>) -> Lowered,
    dtypes: &'static [DType],
    examples: &'static [&'static str],
) -> Op {
    Op::new(schema, lower).real().structural(SCALES).dtypes(dtypes).examples(examples)
}

/// The rows.
pub const OPS: &[Op] = &[
    resize(
        "aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
        |c| near(c, Nearest::Floor),
        IMAGES,
        &["T[2,3,4] (8)", "T[2,3,4] (6) 1.7"],
    ),
    resize(
        "aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near(c, Nearest::Floor),
        IMAGES,
        &["T[2,3,4,6] (12,3)"],
    ),
    resize(
        "aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near(c, Nearest::Floor),
        IMAGES,
        &["T[2,3,2,3,4] (4,3,5)"],
    ),
    resize(
        "aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor",
        |c| near(c, Nearest::Round),
        IMAGES,
        &["T[2,3,4] (6)"],
    ),
    resize(
        "aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near(c, Nearest::Round),
        IMAGES,
        &["T[2,3,4,6] (12,3)"],
    ),
    resize(
        "aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near(c, Nearest::Round),
        IMAGES,
        &["T[2,3,2,3,4] (4,3,5)"],
    ),
    resize(
        "aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
        |c| near_backward(c, Nearest::Floor),
        FLOATS,
        &["T[2,3,8] (8) (2,3,4)", "T[2,3,6] (6) (2,3,4) 1.7"],
    ),
    resize(
        "aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near_backward(c, Nearest::Floor),
        FLOATS,
        &["T[2,3,12,3] (12,3) (2,3,4,6)"],
    ),
    resize(
        "aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near_backward(c, Nearest::Floor),
        FLOATS,
        &["T[2,3,4,3,5] (4,3,5) (2,3,2,3,4)"],
    ),
    resize(
        "aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor",
        |c| near_backward(c, Nearest::Round),
        FLOATS,
        &["T[2,3,6] (6) (2,3,4)"],
    ),
    resize(
        "aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near_backward(c, Nearest::Round),
        FLOATS,
        &["T[2,3,12,3] (12,3) (2,3,4,6)"],
    ),
    resize(
        "aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| near_backward(c, Nearest::Round),
        FLOATS,
        &["T[2,3,4,3,5] (4,3,5) (2,3,2,3,4)"],
    ),
    resize(
        "aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor",
        |c| weighted(c, Filter::Linear),
        FLOATS,
        &["T[2,3,4] (6) false", "T[2,3,4] (6) true"],
    ),
    resize(
        "aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::Linear),
        IMAGES,
        &["T[2,3,4,6] (8,3) false", "T[2,3,4,6] (8,3) true"],
    ),
    resize(
        "aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::Linear),
        FLOATS,
        &["T[2,3,2,3,4] (4,3,5) false"],
    ),
    resize(
        "aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::Cubic),
        IMAGES,
        &["T[2,3,4,6] (8,3) false 2.0 0.5"],
    ),
    resize(
        "aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::LinearWide),
        IMAGES,
        &["T[2,3,4,6] (8,3) false"],
    ),
    resize(
        "aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::CubicWide),
        IMAGES,
        &["T[2,3,4,6] (8,3) false"],
    ),
    resize(
        "aten::_upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted(c, Filter::LanczosWide),
        IMAGES,
        &["T[2,3,4,6] (8,3) false"],
    ),
    resize(
        "aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor",
        |c| weighted_backward(c, Filter::Linear),
        FLOATS,
        &["T[2,3,6] (6) (2,3,4) false"],
    ),
    resize(
        "aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::Linear),
        FLOATS,
        &["T[2,3,8,3] (8,3) (2,3,4,6) false"],
    ),
    resize(
        "aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::Linear),
        FLOATS,
        &["T[2,3,4,3,5] (4,3,5) (2,3,2,3,4) true"],
    ),
    resize(
        "aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::Cubic),
        FLOATS,
        &["T[2,3,8,3] (8,3) (2,3,4,6) false"],
    ),
    resize(
        "aten::_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::LinearWide),
        FLOATS,
        &["T[2,3,8,3] (8,3) (2,3,4,6) false"],
    ),
    resize(
        "aten::_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::CubicWide),
        FLOATS,
        &["T[2,3,8,3] (8,3) (2,3,4,6) false"],
    ),
    resize(
        "aten::_upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        |c| weighted_backward(c, Filter::LanczosWide),
        FLOATS,
        &["T[2,3,8,3] (8,3) (2,3,4,6) false"],
    ),
];

/// Each output element is the input element at its place.
fn near(c: &mut Ctx<'_>, rule: Nearest) -> Lowered {
    let mut x = c.tensor("self")?;
    let (input, dtype) = (c.dims(x), c.dtype(x));
    for axis in axes(c, &input)? {
        let sources = nearest(&axis.geometry(dtype, false), rule);
        x = pick(c, x, axis.dim, &sources);
    }
    one(x)
}

/// Each input element gets the gradients of the outputs that took it.
fn near_backward(c: &mut Ctx<'_>, rule: Nearest) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let input = c.ints("input_size")?;
    let mut sum = c.convert(grad, accumulator(dtype));
    for axis in axes(c, &input)? {
        let sources = nearest(&axis.geometry(dtype, false), rule);
        let takers: Vec<_> = (0..axis.input)
            .map(|element| {
                let before = sources.partition_point(|source| *source < element) as i64;
                let until = sources.partition_point(|source| *source <= element) as i64;
                (before, until)
            })
            .collect();
        sum = sum_of_ranges(c, sum, axis.dim, &takers);
    }
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// Each output element is a weighted sum of input elements.
fn weighted(c: &mut Ctx<'_>, filter: Filter) -> Lowered {
    let x = c.tensor("self")?;
    let dtype = c.dtype(x);
    let input = c.dims(x);
    let align = c.bool("align_corners")?;
    let mut y = c.convert(x, compute_dtype(dtype));
    for axis in axes(c, &input)?.iter().rev() {
        let taps = taps(&axis.geometry(dtype, align), filter);
        y = mix(c, y, axis, &taps, false);
        if dtype == DType::U8 {
            y = to_byte(c, y);
        }
    }
    let y = c.convert(y, dtype);
    one(y)
}

/// The transpose of `weighted`.
fn weighted_backward(c: &mut Ctx<'_>, filter: Filter) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let input = c.ints("input_size")?;
    let align = c.bool("align_corners")?;
    let mut sum = c.convert(grad, compute_dtype(dtype));
    for axis in axes(c, &input)? {
        let taps = taps(&axis.geometry(dtype, align), filter);
        sum = mix(c, sum, &axis, &taps, true);
    }
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// A dimension that changes its size.
struct Axis {
    dim: usize,
    input: i64,
    output: i64,
    scale: Option<f64>,
}

impl Axis {
    /// The sizes, and the number format in which torch computes places from them.
    fn geometry(&self, dtype: DType, align_corners: bool) -> Geometry {
        let double = dtype == DType::F64;
        Geometry { input: self.input, output: self.output, scale: self.scale, align_corners, double }
    }
}

fn axes(c: &Ctx<'_>, input: &[i64]) -> Result<Vec<Axis>> {
    let output = c.ints("output_size")?;
    let spatial = output.len();
    let names: &[&str] = if spatial == 1 { &SCALES[..1] } else { &SCALES[4 - spatial..] };
    let lead = input.len() - spatial;
    (0..spatial)
        .map(|k| {
            let scale = c.structural(names[k])?.map(Scalar::to_f64);
            Ok(Axis { dim: lead + k, input: input[lead + k], output: output[k], scale })
        })
        .collect()
}

/// The elements `sources` of `dim`, by repetition where every element is taken equally often.
fn pick(b: &mut Builder, x: Val, dim: usize, sources: &[i64]) -> Val {
    let mut dims = b.dims(x);
    let repeats = sources.iter().take_while(|source| **source == 0).count() as i64;
    let even = repeats > 0 && sources.iter().enumerate().all(|(k, source)| *source == k as i64 / repeats);
    if even && sources.len() as i64 == dims[dim] * repeats {
        dims.insert(dim + 1, repeats);
        let repeated = b.broadcast_missing(x, &dims, &[dim + 1]);
        dims.remove(dim + 1);
        dims[dim] *= repeats;
        return b.reshape(repeated, &dims);
    }
    let sources = b.ints(sources, DType::I32);
    b.take_dim(x, dim, sources)
}

/// The product of one dimension with the matrix of `taps`, or with its transpose.
fn mix(b: &mut Builder, x: Val, axis: &Axis, taps: &Taps, transposed: bool) -> Val {
    let dtype = b.dtype(x);
    let shape = Shape::new(dtype, [axis.output, taps.width, axis.input]);
    let places = b.ints(&taps.places, DType::I32);
    let places = b.reshape(places, &shape.dims[..2]);
    let places = b.broadcast_in_dim(places, &shape.dims, &[0, 1]);
    let weights = b.floats(&taps.weights, dtype);
    let weights = b.reshape(weights, &shape.dims[..2]);
    let weights = b.broadcast_in_dim(weights, &shape.dims, &[0, 1]);
    let element = b.iota(&Shape::new(DType::I32, shape.dims.clone()), 2);
    let here = b.compare(Cmp::EQ, element, places);
    let zero = b.full(0, &shape);
    let kept = b.select(here, weights, zero);
    let matrix = b.sum(kept, &[1]);

    let contracting = vec![(axis.dim as i64, i64::from(!transposed))];
    let product = b.dot_general(x, matrix, &DotDims { batch: Vec::new(), contracting }, dtype);
    // The new dimension comes out innermost.
    let last = b.rank(x) as i64 - 1;
    let permutation: Vec<_> = (0..=last)
        .map(|dim| match dim.cmp(&(axis.dim as i64)) {
            std::cmp::Ordering::Less => dim,
            std::cmp::Ordering::Equal => last,
            std::cmp::Ordering::Greater => dim - 1,
        })
        .collect();
    b.transpose(product, &permutation)
}

/// Rounds to the nearest byte, half up, saturating: torch keeps bytes between the dimensions.
fn to_byte(b: &mut Builder, x: Val) -> Val {
    let shifted = b.add_to(x, 0.5);
    let rounded = b.floor(shifted);
    let (low, high) = (b.zeros_like(x), b.full_like(255, x));
    let low = b.max(rounded, low);
    b.min(low, high)
}

fn compute_dtype(dtype: DType) -> DType {
    if dtype == DType::U8 { DType::F32 } else { accumulator(dtype) }
}
