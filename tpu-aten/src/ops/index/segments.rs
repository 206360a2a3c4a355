//! Reductions of the segments that a dimension is cut into, and their gradients.

use tpu_runtime::{DType, Shape};

use super::places::{Combine, Places, narrowed};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, one, wrap_dim};
use crate::scalar::Scalar;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor", reduce)
        .examples(&[
            "T[5,2] sum i64[3]",
            "T[5,2] mean i64[3] none none 0 false 1.0",
            "T[5,2] max none none i64[4]",
            "T[2,5] min i64[2,3] none none 1",
            "T[5] prod i64[3]",
        ]),
    Op::new("aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor", backward)
        .examples(&[
            "T[3,2] T[3,2] T[5,2] sum i64[3]",
            "T[3,2] T[3,2] T[5,2] mean i64[3]",
            "T[3,2] T[3,2] T[5,2] max none i64[4]",
            "T[3,2] T[3,2] T[5,2] prod i64[3] none 0 2.0",
        ]),
];

/// The data as `[outer * elements, inner]` rows, and the segment's row that each belongs to.
struct Segments {
    /// The row of each element's segment among `[outer * count]`; outside of them if it has none.
    of_each: Val,
    /// How many elements each segment has, `[outer * count]`.
    lengths: Val,
    outer: i64,
    elements: i64,
    count: i64,
    inner: i64,
}

/// The sum, mean, product or extreme of each segment; of one without elements what the reduction starts from.
fn reduce(c: &mut Ctx<'_>) -> Lowered {
    let data = c.tensor("data")?;
    let Shape { dims, dtype } = c.shape(data).clone();
    let wide = c.float_accumulator(dtype)?;
    let s = segments(c, &dims)?;
    let data = c.convert(data, wide);
    let data = c.reshape(data, &[s.outer * s.elements, s.inner]);
    let reduction = c.opt_str("reduce")?.unwrap_or_default();
    let (combine, neutral) = combination(&reduction)?;
    let shape = Shape::new(wide, [s.outer * s.count, s.inner]);
    let initial = c.opt_scalar("initial", wide)?;
    let start = match initial {
        Some(initial) => c.broadcast(initial, &shape.dims),
        None => c.full(neutral, &shape),
    };
    let places = s.places(c);
    let mut result = combine.into_places(c, &places, start, data);
    if reduction == "mean" {
        let lengths = s.spread_lengths(c, wide);
        let empty = c.compare_to(Cmp::EQ, lengths, 0);
        let mean = c.div(result, lengths);
        let nothing = if initial.is_some() { start } else { c.full(f64::NAN, &shape) };
        result = c.select(empty, nothing, mean);
    }
    let result = c.convert(result, dtype);
    let axis = wrap_dim(c.int("axis")?, dims.len())?;
    let mut out = dims;
    out[axis] = s.count;
    one(c.reshape(result, &out))
}

/// The gradient of each element: its segment's, shared by the rule of the reduction.
fn backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, output, data) = (c.tensor("grad")?, c.tensor("output")?, c.tensor("data")?);
    let Shape { dims, dtype } = c.shape(data).clone();
    let wide = c.float_accumulator(dtype)?;
    let s = segments(c, &dims)?;
    let rows = [s.outer * s.count, s.inner];
    let mut flat = |x: Val, dims: &[i64]| {
        let x = c.convert(x, wide);
        c.reshape(x, dims)
    };
    let (mut grad, output) = (flat(grad, &rows), flat(output, &rows));
    let data = flat(data, &[s.outer * s.elements, s.inner]);
    let reduction = c.opt_str("reduce")?.unwrap_or_default();
    if reduction == "mean" {
        let lengths = s.spread_lengths(c, wide);
        grad = c.div(grad, lengths);
    }
    // A row of zeros stands for the elements of no segment.
    let places = s.places(c);
    let zeros = c.zeros_like(data);
    let inside = s.inside(c, data);
    let each = places.read(c, grad);
    let gradient = match reduction.as_str() {
        "max" | "min" => {
            let back = places.read(c, output);
            let (equal, nan) = (c.compare(Cmp::EQ, data, back), c.is_nan(data));
            let wins = c.or(equal, nan);
            let won = c.convert(wins, wide);
            let nobody = c.full(0, &Shape::new(wide, rows));
            let count = Combine::Sum.into_places(c, &places, nobody, won);
            let count = places.read(c, count);
            let share = c.div(each, count);
            c.select(wins, share, zeros)
        }
        "prod" => {
            let others = product_of_others(c, &s, data, wide)?;
            c.mul(each, others)
        }
        _ => each,
    };
    let gradient = c.select(inside, gradient, zeros);
    let gradient = c.reshape(gradient, &dims);
    one(c.convert(gradient, dtype))
}

/// For each element the product of the others in its segment, from the product and the number of zeros.
fn product_of_others(c: &mut Ctx<'_>, s: &Segments, data: Val, wide: DType) -> Result<Val> {
    let places = s.places(c);
    let shape = Shape::new(wide, [s.outer * s.count, s.inner]);
    let zero = c.compare_to(Cmp::EQ, data, 0);
    let ones = c.full_like(1, data);
    let nonzero = c.select(zero, ones, data);
    let start = match c.opt_scalar("initial", wide)? {
        Some(initial) => c.broadcast(initial, &shape.dims),
        None => c.full(1, &shape),
    };
    let product = Combine::Product.into_places(c, &places, start, nonzero);
    let nothing = c.full(0, &shape);
    let is_zero = c.convert(zero, wide);
    let zeros = Combine::Sum.into_places(c, &places, nothing, is_zero);
    let (product, zeros) = (places.read(c, product), places.read(c, zeros));
    let others = c.div(product, nonzero);
    let other_zeros = c.sub(zeros, is_zero);
    let vanishes = c.compare_to(Cmp::GT, other_zeros, 0);
    let none = c.zeros_like(others);
    Ok(c.select(vanishes, none, others))
}

impl Segments {
    fn places(&self, b: &mut Builder) -> Places {
        Places::along(b, &[self.outer * self.count, self.inner], 0, self.of_each)
    }

    /// Which elements, of the dims of `like`, are in a segment.
    fn inside(&self, b: &mut Builder, like: Val) -> Val {
        let dims = b.dims(like);
        let inside = b.compare_to(Cmp::LT, self.of_each, self.outer * self.count);
        b.broadcast_in_dim(inside, &dims, &[0])
    }

    fn spread_lengths(&self, b: &mut Builder, dtype: DType) -> Val {
        let lengths = b.convert(self.lengths, dtype);
        b.broadcast_in_dim(lengths, &[self.outer * self.count, self.inner], &[0])
    }
}

/// The segments of `data` along `axis`, from lengths or offsets.
fn segments(c: &mut Ctx<'_>, dims: &[i64]) -> Result<Segments> {
    let axis = wrap_dim(c.int("axis")?, dims.len())?;
    let outer: i64 = dims[..axis].iter().product();
    let inner: i64 = dims[axis + 1..].iter().product();
    let elements = dims[axis];
    let (starts, ends) = bounds(c, outer, axis, elements)?;
    let segments = c.dims(ends)[1];
    let lengths = c.sub(ends, starts);
    let lengths = c.flatten(lengths);
    // The number of segments that end at or before an element is the number of its own.
    let full = Shape::new(c.dtype(ends), [outer, segments, elements]);
    let element = c.iota(&full, 2);
    let ends = c.broadcast_in_dim(ends, &full.dims, &[0, 1]);
    let behind = c.compare(Cmp::LE, ends, element);
    let rows = index_dtype(outer * segments);
    let behind = c.convert(behind, rows);
    let segment = c.sum(behind, &[1]);
    let inside = c.compare_to(Cmp::LT, segment, segments);
    let image = c.iota(&Shape::new(rows, [outer, elements]), 0);
    let first = c.mul_by(image, segments);
    let row = c.add(first, segment);
    let outside = c.full_like(outer * segments, row);
    let row = c.select(inside, row, outside);
    let of_each = c.flatten(row);
    Ok(Segments { of_each, lengths, outer, elements, count: segments, inner })
}

/// Where each segment starts and ends among the `elements` of its row, `[outer, count]` each.
fn bounds(c: &mut Ctx<'_>, outer: i64, axis: usize, elements: i64) -> Result<(Val, Val)> {
    if let Some(lengths) = c.opt_tensor("lengths")? {
        let count = c.dims(lengths)[axis];
        let lengths = narrowed(c, lengths, &[elements]);
        let lengths = c.reshape(lengths, &[outer, count]);
        let ends = sums_up_to(c, lengths);
        return Ok((c.sub(ends, lengths), ends));
    }
    let offsets = c.tensor("offsets")?;
    let count = c.dims(offsets)[axis] - 1;
    let offsets = narrowed(c, offsets, &[elements]);
    let offsets = c.reshape(offsets, &[outer, count + 1]);
    Ok((c.slice_dim(offsets, 1, 0, count), c.slice_dim(offsets, 1, 1, count + 1)))
}

/// The sums of all elements up to each, of rows that are short.
fn sums_up_to(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let full = Shape::new(b.dtype(x), [dims[0], dims[1], dims[1]]);
    let (element, up_to) = (b.iota(&full, 1), b.iota(&full, 2));
    let counts = b.compare(Cmp::LE, element, up_to);
    let each = b.broadcast_in_dim(x, &full.dims, &[0, 1]);
    let zeros = b.zeros_like(each);
    let each = b.select(counts, each, zeros);
    b.sum(each, &[1])
}

fn combination(reduction: &str) -> Result<(Combine, Scalar)> {
    Ok(match reduction {
        "sum" | "mean" => (Combine::Sum, 0.into()),
        "max" => (Combine::Largest, f64::NEG_INFINITY.into()),
        "min" => (Combine::Smallest, f64::INFINITY.into()),
        "prod" => (Combine::Product, 1.into()),
        _ => return Err(Error::Torch(format!("unsupported reduction given! {reduction}"))),
    })
}
