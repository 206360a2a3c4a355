//! Histograms over one or several dimensions.

use tpu_runtime::{DType, Shape};

use super::places::{Combine, Places};
use super::search::bisect;
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Result;
use crate::op::{Ctx, Op, many, one};

const DTYPES: &[DType] = &[DType::F32, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)", |c| {
        let edges = c.tensor("bins")?;
        let histogram = histogram(c, &[edges])?;
        many([histogram, edges])
    })
    .dtypes(DTYPES)
    .examples(&["T[2,3] T[4]", "T[2,3] T[4] T[2,3] true"]),
    Op::new("aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)", |c| {
        let bins = c.int("bins")?;
        let edges = even_edges(c, &[bins])?;
        let histogram = histogram(c, &edges)?;
        many([histogram, edges[0]])
    })
    .dtypes(DTYPES)
    .examples(&["T[2,3] 4", "T[2,3] 4 (0.0,1.0) T[2,3] true"]),
    Op::new("aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]", |c| {
        let bins = c.ints("bins")?;
        let edges = even_edges(c, &bins)?;
        many(edges)
    })
    .dtypes(DTYPES)
    .examples(&["T[5,2] (3,4)", "T[5,2] (3,4) (0.0,1.0,0.0,2.0)"]),
    Op::new("aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor", |c| {
        let bins = c.ints("bins")?;
        let edges = even_edges(c, &bins)?;
        histogram(c, &edges).and_then(one)
    })
    .dtypes(DTYPES)
    .examples(&["T[5,2] (3,4)", "T[5,2] (3,4) (0.0,1.0,0.0,2.0) T[5] true"]),
    Op::new("aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor", |c| {
        let edges: Vec<_> = c.tensors("bins")?.into_iter().flatten().collect();
        histogram(c, &edges).and_then(one)
    })
    .dtypes(DTYPES)
    .examples(&["T[5,2] {T[3] T[4]}", "T[5,2] {T[3] T[4]} T[5] true"]),
];

/// The weights of the points in each cell between `edges`, one vector a dimension; a cell has its lower edge, the
/// last its upper edge too.
fn histogram(c: &mut Ctx<'_>, edges: &[Val]) -> Result<Val> {
    let points = points(c, edges.len())?;
    let Shape { dims, dtype } = c.shape(points).clone();
    let count = dims[0];
    let cells: Vec<i64> = edges.iter().map(|edges| c.dims(*edges)[0] - 1).collect();
    let total = cells.iter().product();
    let index = Shape::new(index_dtype(total), [count]);
    let mut cell = c.full(0, &index);
    let mut inside = c.full(true, &Shape::new(DType::Bool, [count]));
    for (dim, edges) in edges.iter().enumerate() {
        let x = c.index_dim(points, 1, dim as i64);
        let (lowest, highest) = (c.index_dim(*edges, 0, 0), c.index_dim(*edges, 0, cells[dim]));
        let (lowest, highest) = (c.splat(lowest, x), c.splat(highest, x));
        let (low, high) = (c.compare(Cmp::GE, x, lowest), c.compare(Cmp::LE, x, highest));
        inside = c.and(inside, low);
        inside = c.and(inside, high);
        let next = bisect(c, &[count], cells[dim] + 1, &[*edges, x], |b, middle, captured| {
            let edge = b.take(captured[0], middle);
            b.compare(Cmp::GT, edge, captured[1])
        });
        let at = c.add_to(next, -1);
        let at = c.convert(at, index.dtype);
        let last = c.full_like(cells[dim] - 1, at);
        let at = c.min(at, last);
        cell = c.mul_by(cell, cells[dim]);
        cell = c.add(cell, at);
    }
    let outside = c.full_like(total, cell);
    let cell = c.select(inside, cell, outside);
    let weight = match c.opt_tensor("weight")? {
        Some(weight) => {
            let weight = c.convert(weight, dtype);
            c.reshape(weight, &[count])
        }
        None => c.full(1, &Shape::new(dtype, [count])),
    };
    let places = Places::along(c, &[total], 0, cell);
    let zeros = c.full(0, &Shape::new(dtype, [total]));
    let sums = Combine::Sum.into_places(c, &places, zeros, weight);
    let sums = c.reshape(sums, &cells);
    Ok(if c.bool("density")? { density(c, sums, edges) } else { sums })
}

/// Each cell's share of the sum over its volume.
fn density(b: &mut Builder, sums: Val, edges: &[Val]) -> Val {
    let dims = b.dims(sums);
    let all: Vec<_> = (0..dims.len()).collect();
    let total = b.sum(sums, &all);
    let total = b.splat(total, sums);
    let mut result = b.div(sums, total);
    for (dim, edges) in edges.iter().enumerate() {
        let cells = dims[dim];
        let (lower, upper) = (b.slice_dim(*edges, 0, 0, cells), b.slice_dim(*edges, 0, 1, cells + 1));
        let width = b.sub(upper, lower);
        let width = b.broadcast_in_dim(width, &dims, &[dim as i64]);
        result = b.div(result, width);
    }
    result
}

/// The points as rows of coordinates: `[M, D]`.
fn points(c: &mut Ctx<'_>, dimensions: usize) -> Result<Val> {
    let x = c.tensor("self")?;
    c.float_accumulator(c.dtype(x))?;
    let count = c.dims(x).numel() / dimensions.max(1) as i64;
    Ok(c.reshape(x, &[count, dimensions as i64]))
}

/// The edges of evenly spaced cells over `range`, or over the range of the points.
fn even_edges(c: &mut Ctx<'_>, bins: &[i64]) -> Result<Vec<Val>> {
    let points = points(c, bins.len())?;
    let Shape { dims, dtype } = c.shape(points).clone();
    let range = c.opt_floats("range")?;
    let mut edges = Vec::new();
    for (dim, bins) in bins.iter().enumerate() {
        let (low, high) = match &range {
            Some(range) => (c.constant(range[2 * dim], dtype), c.constant(range[2 * dim + 1], dtype)),
            None if dims[0] == 0 => (c.constant(0, dtype), c.constant(1, dtype)),
            None => {
                let x = c.index_dim(points, 1, dim as i64);
                (c.min_over(x, &[0]), c.max_over(x, &[0]))
            }
        };
        let equal = c.compare(Cmp::EQ, low, high);
        let (below, above) = (c.add_to(low, -0.5), c.add_to(high, 0.5));
        let (low, high) = (c.select(equal, below, low), c.select(equal, above, high));
        edges.push(even(c, low, high, *bins));
    }
    Ok(edges)
}

/// `bins + 1` numbers from `low` to `high`, counted from the nearer end, as torch does.
fn even(b: &mut Builder, low: Val, high: Val, bins: i64) -> Val {
    let shape = Shape::new(b.dtype(low), [bins + 1]);
    let range = b.sub(high, low);
    let cells = b.full_like(bins, range);
    let step = b.div(range, cells);
    let [low, high, step] = [low, high, step].map(|x| b.broadcast(x, &shape.dims));
    let place = b.iota(&shape, 0);
    let up = b.mul(step, place);
    let up = b.add(low, up);
    let against = b.neg(place);
    let left = b.add_to(against, bins);
    let down = b.mul(step, left);
    let down = b.sub(high, down);
    let early = b.compare_to(Cmp::LT, place, (bins + 1) / 2);
    b.select(early, up, down)
}
