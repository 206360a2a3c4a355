//! Sampling an image at the places of a grid, and the gradients.
//!
//! Each sample is a sum over taps: per dimension one (nearest), two (linear) or four (cubic) elements with weights.
//! A tap of all samples is read by one gather of rows, a row being the channels of a pixel.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, one};
use crate::ops::index::places::{Combine, Places};

const NEAREST: i64 = 1;
const CUBIC: i64 = 2;
const BORDER: i64 = 1;
const REFLECTION: i64 = 2;
/// The parameter of the cubic kernel. Source: Keys, "Cubic convolution interpolation", IEEE TASSP 29 (1981).
const KEYS: f64 = -0.75;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor", sample)
        .dtypes(FLOATS)
        .examples(&["T[2,3,4,5] T[2,3,2,2] 0 0 false", "T[2,3,4,5] T[2,3,2,2] 1 1 true", "T[2,3,4,5] T[2,3,2,2] 2 2 false"]),
    Op::new("aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)", backward)
        .dtypes(FLOATS)
        .examples(&[
            "T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 0 0 false (true,true)",
            "T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 1 1 true (true,false)",
            "T[2,3,3,2] T[2,3,4,5] T[2,3,2,2] 2 2 false (false,true)",
        ]),
    Op::new("aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor", sample)
        .dtypes(FLOATS)
        .examples(&["T[2,3,3,4,5] T[2,3,2,2,3] 0 2 false"]),
    Op::new("aten::grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)", backward)
        .dtypes(FLOATS)
        .examples(&["T[2,3,3,2,2] T[2,3,3,4,5] T[2,3,2,2,3] 0 1 false (true,true)"]),
];

/// The interpolation that a call asks for.
struct Rule {
    interpolation: i64,
    padding: i64,
    align_corners: bool,
}

/// The taps of one dimension: `[N, taps, samples]` each.
struct Taps {
    /// The elements, as integers in the floats' type; they may lie outside.
    places: Val,
    weights: Val,
    /// The derivatives of the weights by the grid's number.
    slopes: Val,
    size: i64,
}

/// The taps of all dimensions together, `[taps, N * samples]` each.
struct Stencil {
    /// The row of each tap among all pixels of all images.
    rows: Val,
    /// The products of the dimensions' weights; zero outside.
    weights: Val,
    /// By dimension: the derivatives of the weights by its number.
    slopes: Vec<Val>,
}

/// Sums the taps of each sample.
fn sample(c: &mut Ctx<'_>) -> Lowered {
    let (x, grid) = (c.tensor("input")?, c.tensor("grid")?);
    let Shape { dims, dtype } = c.shape(x).clone();
    let out = output_dims(c, x, grid);
    if out.contains(&0) {
        return one(c.full(0, &Shape::new(dtype, out)));
    }
    let wide = c.float_accumulator(dtype)?;
    let (x, grid) = (c.convert(x, wide), c.convert(grid, wide));
    let stencil = stencil(c, &dims, grid)?;
    let pixels = pixels_last(c, x);
    let samples = c.dims(stencil.rows)[1];
    let start = c.full(0, &Shape::new(wide, [samples, dims[1]]));
    let captured = [stencil.rows, stencil.weights, pixels];
    let [sum] = over_taps(c, [start], captured, |b, tap, [sum], [rows, weights, pixels]| {
        let values = places(b, rows, tap, pixels).read(b, pixels);
        let weight = at_tap(b, weights, tap);
        let weight = b.broadcast_missing(weight, &[samples, dims[1]], &[1]);
        let part = b.mul(values, weight);
        [b.add(sum, part)]
    });
    one(restored(c, sum, &out, dtype))
}

/// The gradients of the image, spread over the taps, and of the grid, from the slopes of the weights.
fn backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, x, grid) = (c.tensor("grad_output")?, c.tensor("input")?, c.tensor("grid")?);
    let Shape { dims, dtype } = c.shape(x).clone();
    let grid_shape = c.shape(grid).clone();
    let wants_image = c.bools("output_mask")?[0];
    if c.dims(grad).contains(&0) {
        let image = wants_image.then(|| c.zeros_like(x));
        return Ok(vec![image, Some(c.zeros_like(grid))]);
    }
    let wide = c.float_accumulator(dtype)?;
    let (grad, x, grid) = (c.convert(grad, wide), c.convert(x, wide), c.convert(grid, wide));
    let stencil = stencil(c, &dims, grid)?;
    let (grad, pixels) = (pixels_last(c, grad), pixels_last(c, x));
    let full = c.dims(grad);
    // The image's gradient, and the product of each tap with its sample's gradient.
    let start = [c.zeros_like(pixels), c.zeros_like(stencil.weights)];
    let captured = [stencil.rows, stencil.weights, pixels, grad];
    let [image, products] = over_taps(c, start, captured, |b, tap, [image, products], captured| {
        let [rows, weights, pixels, grad] = captured;
        let places = places(b, rows, tap, pixels);
        let values = places.read(b, pixels);
        let product = b.mul(values, grad);
        let product = b.sum(product, &[1]);
        let product = b.unsqueeze(product, 0);
        let zero = b.zeros_like(tap);
        let products = b.dynamic_update_slice(products, product, &[tap, zero]);
        if !wants_image {
            return [image, products];
        }
        let weight = at_tap(b, weights, tap);
        let weight = b.broadcast_missing(weight, &full, &[1]);
        let update = b.mul(grad, weight);
        [Combine::Sum.into_places(b, &places, image, update), products]
    });
    let image = wants_image.then(|| restored(c, image, &dims, dtype));
    // The grid's innermost numbers are x, y, z: the dimensions from the last.
    let numbers: Vec<_> = stencil
        .slopes
        .iter()
        .rev()
        .map(|slope| {
            let part = c.mul(products, *slope);
            let sum = c.sum(part, &[0]);
            c.unsqueeze(sum, 1)
        })
        .collect();
    let of_grid = c.concatenate(&numbers, 1);
    let of_grid = c.reshape(of_grid, &grid_shape.dims);
    Ok(vec![image, Some(c.convert(of_grid, grid_shape.dtype))])
}

/// Folds `step` over all taps, one at a time: together they would be many times the samples.
fn over_taps<const N: usize, const M: usize>(
    b: &mut Builder,
    start: [Val; N],
    captured: [Val; M],
    step: impl FnOnce(&mut Builder, Val, [Val; N], [Val; M]) -> [Val; N],
) -> [Val; N] {
    let count = b.dims(captured[0])[0];
    let first = b.constant(0, DType::I32);
    if count == 1 {
        return step(b, first, start, captured);
    }
    let end = b.while_loop(
        &[&[first], &start[..], &captured[..]].concat(),
        |b, state| b.compare_to(Cmp::LT, state[0], count),
        |b, state| {
            let values = std::array::from_fn(|k| state[k + 1]);
            let captured = std::array::from_fn(|k| state[k + 1 + N]);
            let next = step(b, state[0], values, captured);
            [&[b.add_to(state[0], 1)], &next[..], &captured[..]].concat()
        },
    );
    std::array::from_fn(|k| end[k + 1])
}

/// One tap of `[taps, samples]`.
fn at_tap(b: &mut Builder, x: Val, tap: Val) -> Val {
    let samples = b.dims(x)[1];
    let zero = b.zeros_like(tap);
    let slice = b.dynamic_slice(x, &[tap, zero], &[1, samples]);
    b.reshape(slice, &[samples])
}

/// Where one tap's pixels are.
fn places(b: &mut Builder, rows: Val, tap: Val, pixels: Val) -> Places {
    let row = at_tap(b, rows, tap);
    let dims = b.dims(pixels);
    Places::along(b, &dims, 0, row)
}

/// Combines the taps of every dimension of an image of `dims`.
fn stencil(c: &mut Ctx<'_>, dims: &[i64], grid: Val) -> Result<Stencil> {
    let rule = Rule {
        interpolation: c.int("interpolation_mode")?,
        padding: c.int("padding_mode")?,
        align_corners: c.bool("align_corners")?,
    };
    let spatial = dims.len() - 2;
    let samples: i64 = c.dims(grid)[1..=spatial].iter().product();
    let grid = c.reshape(grid, &[dims[0], samples, spatial as i64]);
    let each: Vec<Taps> = (0..spatial)
        .map(|dim| {
            let number = c.index_dim(grid, 2, (spatial - 1 - dim) as i64);
            let number = c.unsqueeze(number, 1);
            taps(c, number, dims[dim + 2], &rule)
        })
        .collect();
    // [taps of the first dimension, of the next, .., N, samples]
    let mut full: Vec<_> = each.iter().map(|taps| c.dims(taps.places)[1]).collect();
    full.extend([dims[0], samples]);
    let spread = |b: &mut Builder, x: Val, dim: usize| {
        b.broadcast_in_dim(x, &full, &[spatial as i64, dim as i64, spatial as i64 + 1])
    };
    let index = index_dtype(dims[0] * dims[2..].iter().product::<i64>());
    let mut row = c.iota(&Shape::new(index, full.clone()), spatial);
    let mut inside = c.full(true, &Shape::new(DType::Bool, full.clone()));
    let (mut weights, mut slopes) = (Vec::new(), Vec::new());
    for (dim, taps) in each.iter().enumerate() {
        let low = c.compare_to(Cmp::GE, taps.places, 0);
        let high = c.compare_to(Cmp::LE, taps.places, taps.size - 1);
        let within = c.and(low, high);
        // NaN and what lies outside becomes element 0 with weight 0.
        let zeros = c.zeros_like(taps.places);
        let place = c.select(within, taps.places, zeros);
        let place = c.convert(place, index);
        let (place, within) = (spread(c, place, dim), spread(c, within, dim));
        inside = c.and(inside, within);
        row = c.mul_by(row, taps.size);
        row = c.add(row, place);
        weights.push(spread(c, taps.weights, dim));
        slopes.push(spread(c, taps.slopes, dim));
    }
    let taps: i64 = full[..spatial].iter().product();
    let flat = [taps, dims[0] * samples];
    let mut product = |sloped: Option<usize>| {
        let mut product = c.full_like(1, weights[0]);
        for dim in 0..spatial {
            product = c.mul(product, if sloped == Some(dim) { slopes[dim] } else { weights[dim] });
        }
        let zeros = c.zeros_like(product);
        let product = c.select(inside, product, zeros);
        c.reshape(product, &flat)
    };
    let weights_of_all = product(None);
    let slopes_of_all = (0..spatial).map(|dim| product(Some(dim))).collect();
    Ok(Stencil { rows: c.reshape(row, &flat), weights: weights_of_all, slopes: slopes_of_all })
}

/// The taps around the places that the grid's numbers in `[-1, 1]` name in a dimension of `size`.
fn taps(b: &mut Builder, number: Val, size: i64, rule: &Rule) -> Taps {
    // Aligned, -1 and 1 are the centres of the outer elements, otherwise their outer edges.
    let one = b.add_to(number, 1.0);
    let (place, slope) = if rule.align_corners {
        let half = b.mul_by(one, 0.5);
        (b.mul_by(half, (size - 1) as f64), (size - 1) as f64 / 2.0)
    } else {
        let edges = b.mul_by(one, size as f64);
        let edges = b.add_to(edges, -1.0);
        (b.mul_by(edges, 0.5), size as f64 / 2.0)
    };
    let slope = b.full_like(slope, place);
    if rule.interpolation == CUBIC {
        return cubic_taps(b, place, slope, size, rule);
    }
    let (place, slope) = padded(b, place, slope, size, rule);
    if rule.interpolation == NEAREST {
        let places = b.round_even(place);
        let (weights, slopes) = (b.full_like(1, place), b.zeros_like(place));
        return Taps { places, weights, slopes, size };
    }
    let below = b.floor(place);
    let above = b.add_to(below, 1);
    let (left, right) = (b.sub(above, place), b.sub(place, below));
    let falling = b.neg(slope);
    Taps {
        places: b.concatenate(&[below, above], 1),
        weights: b.concatenate(&[left, right], 1),
        slopes: b.concatenate(&[falling, slope], 1),
        size,
    }
}

/// Four elements weighted by the cubic kernel; each of them is padded on its own.
fn cubic_taps(b: &mut Builder, place: Val, slope: Val, size: i64, rule: &Rule) -> Taps {
    let floor = b.floor(place);
    let t = b.sub(place, floor);
    let (mut places, mut weights, mut slopes) = (Vec::new(), Vec::new(), Vec::new());
    for offset in -1..=2_i64 {
        let element = b.add_to(floor, offset);
        places.push(padded(b, element, slope, size, rule).0);
        // The kernel of the distance |t - offset|: within 1 and between 1 and 2, by falling powers.
        let toward = if offset <= 0 { 1.0 } else { -1.0 };
        let distance = b.add_to(t, -offset);
        let distance = b.mul_by(distance, toward);
        let near = matches!(offset, 0 | 1);
        let kernel = if near {
            [KEYS + 2.0, -(KEYS + 3.0), 0.0, 1.0]
        } else {
            [KEYS, -5.0 * KEYS, 8.0 * KEYS, -4.0 * KEYS]
        };
        weights.push(polynomial(b, distance, &kernel));
        let derivative = [3.0 * kernel[0], 2.0 * kernel[1], kernel[2]].map(|factor| factor * toward);
        let derivative = polynomial(b, distance, &derivative);
        slopes.push(b.mul(derivative, slope));
    }
    Taps {
        places: b.concatenate(&places, 1),
        weights: b.concatenate(&weights, 1),
        slopes: b.concatenate(&slopes, 1),
        size,
    }
}

/// A polynomial by falling powers.
fn polynomial(b: &mut Builder, x: Val, factors: &[f64]) -> Val {
    let mut sum = b.full_like(factors[0], x);
    for factor in &factors[1..] {
        sum = b.mul(sum, x);
        sum = b.add_to(sum, *factor);
    }
    sum
}

/// A place outside, moved to the border or reflected at it, and its slope.
fn padded(b: &mut Builder, place: Val, slope: Val, size: i64, rule: &Rule) -> (Val, Val) {
    match rule.padding {
        BORDER => clipped(b, place, slope, size),
        REFLECTION => {
            let (low, span) = if rule.align_corners { (0.0, size - 1) } else { (-0.5, size) };
            let (place, slope) = reflected(b, place, slope, low, span as f64);
            clipped(b, place, slope, size)
        }
        _ => (place, slope),
    }
}

fn clipped(b: &mut Builder, place: Val, slope: Val, size: i64) -> (Val, Val) {
    let last = (size - 1) as f64;
    let (low, high) = (b.compare_to(Cmp::LE, place, 0.0), b.compare_to(Cmp::GE, place, last));
    let outside = b.or(low, high);
    let zeros = b.zeros_like(place);
    let last = b.full_like(last, place);
    let place = b.select(high, last, place);
    (b.select(low, zeros, place), b.select(outside, zeros, slope))
}

/// Reflected at `low` and `low + span` until inside; each reflection turns the slope around.
fn reflected(b: &mut Builder, place: Val, slope: Val, low: f64, span: f64) -> (Val, Val) {
    let zeros = b.zeros_like(place);
    if span == 0.0 {
        return (zeros, zeros);
    }
    let distance = b.add_to(place, -low);
    let negative = b.compare_to(Cmp::LT, distance, 0.0);
    let distance = b.abs(distance);
    let span = b.full_like(span, distance);
    let rest = b.rem(distance, span);
    let flips = b.div(distance, span);
    let flips = b.floor(flips);
    let two = b.full_like(2, flips);
    let odd = b.rem(flips, two);
    let odd = b.compare_to(Cmp::NE, odd, 0.0);
    let back = b.sub(span, rest);
    let inside = b.select(odd, back, rest);
    let turned = b.xor(odd, negative);
    let against = b.neg(slope);
    (b.add_to(inside, low), b.select(turned, against, slope))
}

/// `[N, C, ..]` as one row of channels a pixel.
fn pixels_last(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let pixels = dims[2..].iter().product();
    let x = b.reshape(x, &[dims[0], dims[1], pixels]);
    let x = b.swap_dims(x, 1, 2);
    b.reshape(x, &[dims[0] * pixels, dims[1]])
}

/// Rows of channels as `[N, C, ..]`.
fn restored(b: &mut Builder, rows: Val, dims: &[i64], dtype: DType) -> Val {
    let pixels = dims[2..].iter().product();
    let rows = b.reshape(rows, &[dims[0], pixels, dims[1]]);
    let x = b.swap_dims(rows, 1, 2);
    let x = b.reshape(x, dims);
    b.convert(x, dtype)
}

fn output_dims(b: &Builder, x: Val, grid: Val) -> Vec<i64> {
    let (x, grid) = (b.dims(x), b.dims(grid));
    [&x[..2], &grid[1..grid.len() - 1]].concat()
}
