//! Embedding bags: the sum, mean or maximum of the rows that each bag of indices names.

use tpu_runtime::{DType, Shape};

use super::embedding::{frequency, is_padding, unless_padding, wide};
use super::places::{Combine, Places, narrowed};
use super::search::bisect;
use crate::builder::{Builder, Cmp, Val, index_dtype, lowest};
use crate::error::{Error, Result};
use crate::op::{Ctx, FLOATS, Lowered, Op, many, one};

const SUM: i64 = 0;
const MEAN: i64 = 1;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)",
        embedding_bag,
    )
    .operands(&["padding_idx"])
    .dtypes(FLOATS)
    .examples(BAGS),
    Op::new(
        "aten::_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)",
        embedding_bag,
    )
    .operands(&["padding_idx"])
    .dtypes(FLOATS)
    .examples(BAGS),
    Op::new(
        "aten::_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor",
        dense_backward,
    )
    .operands(&["padding_idx"])
    .examples(&[
        "T[2,4] i64[5] i64[5] i64[2] i64[0] 7 true 0 T[5] -1",
        "T[2,4] i64[5] i64[5] i64[2] i64[0] 7 false 1 none -1",
        "T[2,4] i64[5] i64[5] i64[2] i64[2,4] 7 false 2 none -1",
    ]),
    Op::new(
        "aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor",
        per_sample_weights_backward,
    )
    .operands(&["padding_idx"])
    .examples(&["T[2,4] T[7,4] i64[5] i64[2] i64[5] 0 -1"]),
];

const BAGS: &[&str] = &[
    "T[7,4] i64[5] i64[2] false 0",
    "T[7,4] i64[5] i64[3] false 0 false T[5] true 2",
    "T[7,4] i64[5] i64[2] false 1",
    "T[7,4] i64[5] i64[2] false 2",
];

/// Refuses tensors of other ranks than torch does.
fn check_ranks(c: &Ctx<'_>) -> Result<()> {
    let rank = |name| Ok::<_, Error>(c.shape_of(name)?.dims.len());
    let (indices, offsets, weight) = (rank("indices")?, rank("offsets")?, rank("weight")?);
    let refused = |what: &str, got: usize| {
        Err(Error::Torch(format!("{what} Tensor, but got Tensor of dimension {got}")))
    };
    match (indices, offsets, weight) {
        (1, 1, 2) => Ok(()),
        (1, 1, _) => refused("weight has to be a 2D", weight),
        (1, ..) => refused("offsets has to be a 1D", offsets),
        _ => refused("input has to be a 1D or 2D", indices),
    }
}

/// Each bag's reduction; then the bag of each index, the bags' sizes without padding, and for maxima which rows
/// they are from.
fn embedding_bag(c: &mut Ctx<'_>) -> Lowered {
    check_ranks(c)?;
    let (weight, indices, offsets) = (c.tensor("weight")?, c.tensor("indices")?, c.tensor("offsets")?);
    let (table, mode) = (c.shape(weight).clone(), c.int("mode")?);
    let result_dtype = c.dtype(indices);
    let indices = narrowed(c, indices, &table.dims);
    let (lookups, starts, width) = (c.dims(indices)[0], c.dims(offsets)[0], table.dims[1]);
    let bags = starts - i64::from(c.bool("include_last_offset")?);
    let bag = bag_of_each(c, offsets, lookups, bags);
    let counted = unless_padding(c, indices, bag, bags)?;
    let rows = Places::along(c, &table.dims, 0, indices).in_bounds(&table.dims)?.read(c, weight);
    let rows = c.convert(rows, wide(table.dtype));
    let into = Places::along(c, &[bags, width], 0, counted);
    let sizes = sizes(c, counted, bags);
    let (result, winners) = if mode == SUM || mode == MEAN {
        let rows = weighted(c, rows)?;
        let zeros = c.full(0, &Shape::new(wide(table.dtype), [bags, width]));
        let sum = Combine::Sum.into_places(c, &into, zeros, rows);
        let result = if mode == MEAN { divided(c, sum, sizes) } else { sum };
        (result, c.full(0, &Shape::new(DType::I32, [0])))
    } else {
        maxima(c, &into, rows, indices, bags)
    };
    let result = c.convert(result, table.dtype);
    let sizes = c.pad_with(sizes, 0, &[0], &[starts - bags]);
    many([
        result,
        c.convert(bag, result_dtype),
        c.convert(sizes, result_dtype),
        c.convert(winners, result_dtype),
    ])
}

/// The largest element of each bag and the row that it is from; 0 and -1 for a bag without elements.
fn maxima(b: &mut Builder, into: &Places, rows: Val, indices: Val, bags: i64) -> (Val, Val) {
    let shape = b.shape(rows).clone();
    let (lookups, width) = (shape.dims[0], shape.dims[1]);
    let start = b.full(lowest(shape.dtype), &Shape::new(shape.dtype, [bags, width]));
    let largest = Combine::Largest.into_places(b, into, start, rows);
    // The first lookup of each bag that has the largest element.
    let back = into.read(b, largest);
    let equal = b.compare(Cmp::EQ, rows, back);
    let lookup = b.iota(&Shape::new(index_dtype(lookups), shape.dims.clone()), 0);
    let never = b.full_like(lookups, lookup);
    let candidate = b.select(equal, lookup, never);
    let first = b.full(lookups, &Shape::new(index_dtype(lookups), [bags, width]));
    let first = Combine::Smallest.into_places(b, into, first, candidate);
    let found = b.compare_to(Cmp::LT, first, lookups);
    let none = b.full(-1, &Shape::new(b.dtype(indices), [1]));
    let indices = b.concatenate(&[indices, none], 0);
    let winners = b.take(indices, first);
    let zeros = b.zeros_like(largest);
    (b.select(found, largest, zeros), winners)
}

/// The sum of the gradients of each row's lookups.
fn dense_backward(c: &mut Ctx<'_>) -> Lowered {
    let grad = c.tensor("grad")?;
    let (shape, mode) = (c.shape(grad).clone(), c.int("mode")?);
    let table = Shape::new(wide(shape.dtype), [c.int("num_weights")?, shape.dims[1]]);
    let zeros = c.full(0, &table);
    let grad = c.convert(grad, table.dtype);
    let sum = if mode == SUM || mode == MEAN {
        let (indices, bag) = (c.tensor("indices")?, c.tensor("offset2bag")?);
        let (indices, bag) = (narrowed(c, indices, &table.dims), narrowed(c, bag, &shape.dims));
        let grad = if mode == MEAN {
            let (sizes, lookups) = (c.tensor("bag_size")?, c.dims(indices));
            let sizes = narrowed(c, sizes, &lookups);
            let sizes = c.slice_dim(sizes, 0, 0, shape.dims[0]);
            divided(c, grad, sizes)
        } else {
            grad
        };
        let each = Places::along(c, &shape.dims, 0, bag).read(c, grad);
        let each = weighted(c, each)?;
        let each = if c.bool("scale_grad_by_freq")? {
            let count = frequency(c, indices, table.dims[0], table.dtype);
            let dims = c.dims(each);
            let count = c.broadcast_in_dim(count, &dims, &[0]);
            c.div(each, count)
        } else {
            each
        };
        let index = unless_padding(c, indices, indices, table.dims[0])?;
        let places = Places::along(c, &table.dims, 0, index);
        Combine::Sum.into_places(c, &places, zeros, each)
    } else {
        let winners = c.tensor("maximum_indices")?;
        let places = Places::each(c, &table.dims, 0, winners);
        Combine::Sum.into_places(c, &places, zeros, grad)
    };
    one(c.convert(sum, shape.dtype))
}

/// The product of each lookup's row with its bag's gradient.
fn per_sample_weights_backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, weight) = (c.tensor("grad")?, c.tensor("weight")?);
    let (indices, bag) = (c.tensor("indices")?, c.tensor("offset2bag")?);
    let (of_grad, table) = (c.shape(grad).clone(), c.shape(weight).clone());
    let indices = narrowed(c, indices, &table.dims);
    let each = Places::along(c, &of_grad.dims, 0, bag).read(c, grad);
    let rows = Places::along(c, &table.dims, 0, indices).read(c, weight);
    let (each, rows) = (c.convert(each, wide(table.dtype)), c.convert(rows, wide(table.dtype)));
    let product = c.mul(each, rows);
    let product = c.sum(product, &[1]);
    let is_padding = is_padding(c, indices)?;
    let zeros = c.zeros_like(product);
    let product = c.select(is_padding, zeros, product);
    one(c.convert(product, table.dtype))
}

/// The number of the bag that each lookup is in: of the last offset that is not behind it.
fn bag_of_each(b: &mut Builder, offsets: Val, lookups: i64, bags: i64) -> Val {
    let place = b.iota(&Shape::new(index_dtype(lookups), [lookups]), 0);
    let offsets = narrowed(b, offsets, &[lookups]);
    let next = bisect(b, &[lookups], bags, &[offsets, place], |b, bag, captured| {
        let offset = b.take(captured[0], bag);
        b.compare(Cmp::GT, offset, captured[1])
    });
    b.add_to(next, -1)
}

/// How many of `bag` name each bag.
fn sizes(b: &mut Builder, bag: Val, bags: i64) -> Val {
    let places = Places::along(b, &[bags], 0, bag);
    let count = index_dtype(places.dims.numel());
    let zeros = b.full(0, &Shape::new(count, [bags]));
    let ones = b.full(1, &Shape::new(count, places.dims.clone()));
    Combine::Sum.into_places(b, &places, zeros, ones)
}

/// Rows times `per_sample_weights`, if there are any.
fn weighted(c: &mut Ctx<'_>, rows: Val) -> Result<Val> {
    let Some(weights) = c.opt_tensor("per_sample_weights")? else { return Ok(rows) };
    let (dims, dtype) = (c.dims(rows), c.dtype(rows));
    let weights = c.convert(weights, dtype);
    let weights = c.broadcast_in_dim(weights, &dims, &[0]);
    Ok(c.mul(rows, weights))
}

/// Each row of `x` divided by its count, or by 1.
fn divided(b: &mut Builder, x: Val, counts: Val) -> Val {
    let (dims, dtype) = (b.dims(x), b.dtype(x));
    let one = b.full_like(1, counts);
    let counts = b.max(counts, one);
    let counts = b.convert(counts, dtype);
    let counts = b.broadcast_in_dim(counts, &dims, &[0]);
    b.div(x, counts)
}
