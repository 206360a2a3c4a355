//! Reading and writing by index.
//!
//! torch raises for an index outside of a tensor. A device program cannot: here such a read gives the nearest
//! element, and such a write is dropped; but the only row of an `index_copy` replaces the nearest.

pub mod bags;
pub mod compressed;
pub mod embedding;
pub mod histogram;
pub mod jagged;
pub mod masked;
pub(crate) mod places;
pub mod scatter;
pub mod search;
pub mod segments;
pub mod slices;

use tpu_runtime::{DType, Dims};

use crate::builder::{Builder, Val, broadcast_dims};
use crate::error::{Error, Result};
use crate::op::{ARITHMETIC, Ctx, Demand, Expanded, Lowered, Op, VALUE_FITS, one};
use crate::promote::at_name;
use crate::scalar::Scalar;
use masked::put_masked;
use places::{Combine, Places, at_least_1d, narrowed, reduce_into, wrapped};

/// As [`VALUE_FITS`], but torch has other words for complex numbers.
const FILL_FITS: Demand = |number, dtype| match number("value") {
    Scalar::Complex(..) if !dtype.is_complex() => {
        Some("index_fill_(): Converting complex Scalar to non-complex type is not supported".into())
    }
    _ => VALUE_FITS(number, dtype),
};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor", index).dtypes(ARITHMETIC).examples(&[
        "T[4,5] {i64[2]}",
        "T[4,5] {none i64[2]}",
        "T[4,5] {i64[3,1] i64[2]}",
        "T[2,3,4] {i64[2] none i64[2]}",
        "T[2,3,4] {none i64[2] i64[2]}",
    ]),
    Op::new(
        "aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)",
        index_put,
    )
    .apart()
    .expanded(Expanded::Deprecated)
    .dtypes(ARITHMETIC)
    .examples(&[
        "T[4,5] {i64[2]} T[2,5] false",
        "T[4,5] {i64[2]} T[] true",
        "T[2,3,4] {i64[2] none i64[2]} T[2,3] true",
        "T[4,5] {bool[4,5]} T[] false",
        "T[4,5] {bool[4]} T[2,5] true",
    ]),
    Op::new("aten::index_select(Tensor self, int dim, Tensor index) -> Tensor", index_select)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3]", "T[] 0 i32[1]"]),
    Op::new("aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor", index_add)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 0 i64[3] T[3,5] 2", "T[] 0 i64[1] T[] 1"]),
    Op::new("aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor", index_copy)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3] T[4,3]", "T[4,5] 1 i64[1] T[4,1]", "T[] 0 i64[1] T[]"]),
    Op::new("aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor", index_fill)
        .apart()
        .demand(FILL_FITS)
        .expanded(Expanded::Deprecated)
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3] 1"]),
    Op::new("aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor", index_fill)
        .apart()
        .demand(FILL_FITS)
        .expanded(Expanded::Deprecated)
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3] T[]"]),
    Op::new(
        "aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
        index_reduce,
    )
    .apart()
    .examples(&["T[4,5] 0 i64[3] T[3,5] prod true", "T[4,5] 0 i64[3] T[3,5] mean false"]),
    Op::new("aten::take(Tensor self, Tensor index) -> Tensor", take)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] i64[2,3]", "T[] i64[1]"]),
    Op::new("aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor", put)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] i64[2,3] T[2,3] false", "T[4,5] i64[6] T[2,3] true"]),
];

/// `self[indices]`.
fn index(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let places = advanced(c, x)?;
    let read = places.read(c, x);
    one(read)
}

/// `self[indices] = values`, or `+=`.
fn index_put(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let accumulate = c.bool("accumulate")?;
    let values = c.tensor("values")?;
    let combine = if accumulate { Combine::Sum } else { Combine::Replace };
    if let Some((dim, mask)) = only_mask(c)? {
        same_dtype(c, x, values)?;
        let put = put_masked(c, x, dim, mask, values, combine)?;
        return one(put);
    }
    let places = advanced(c, x)?;
    let fits = broadcast_dims(&c.dims(values), &places.dims).is_ok_and(|dims| dims == places.dims);
    if !fits {
        return Err(Error::Torch(format!(
            "shape mismatch: value tensor of shape {} cannot be broadcast to indexing result of shape {}",
            c.dims(values),
            places.dims
        )));
    }
    same_dtype(c, x, values)?;
    let values = c.broadcast(values, &places.dims);
    let put = combine.into_places(c, &places, x, values);
    one(put)
}

/// Refuses `values` of another dtype than that of `x`.
fn same_dtype(b: &Builder, x: Val, values: Val) -> Result<()> {
    let (into, from) = (b.dtype(x), b.dtype(values));
    if into == from {
        return Ok(());
    }
    Err(Error::Torch(format!(
        "Index put requires the source and destination dtypes match, got {} for the destination and {} for the source.",
        at_name(into),
        at_name(from)
    )))
}

/// The rows `index` along `dim`.
fn index_select(c: &mut Ctx<'_>) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let Rows { x, places, .. } = rows(c)?;
    let read = places.in_bounds(&c.dims(x))?.read(c, x);
    let selected = if dims.is_empty() { c.reshape(read, &[]) } else { read };
    one(selected)
}

/// `self` with `alpha * source` added to the rows `index`.
fn index_add(c: &mut Ctx<'_>) -> Lowered {
    let rows = rows(c)?;
    let source = rows.source(c)?;
    let alpha = c.scalar_like("alpha", source)?;
    let source = c.mul(source, alpha);
    let sum = Combine::Sum.into_places(c, &rows.places, rows.x, source);
    like_self(c, sum)
}

/// `self` with the rows `index` replaced by `source`.
///
/// One row, such as a token's of a cache of keys, is put where it belongs, in place. A scatter of one would be that too,
/// but the TPU compiler has it read the old row first, in case the index is outside, and fetches the cache for that.
fn index_copy(c: &mut Ctx<'_>) -> Lowered {
    let rows = rows(c)?;
    let source = rows.source(c)?;
    let copied = if c.dims(rows.index)[0] == 1 && c.dims(rows.x).numel() > 0 {
        let first = c.reshape(rows.index, &[]);
        let zero = c.zeros_like(first);
        let starts: Vec<_> =
            (0..c.rank(rows.x)).map(|dim| if dim == rows.dim { first } else { zero }).collect();
        c.dynamic_update_slice(rows.x, source, &starts)
    } else {
        Combine::Replace.into_places(c, &rows.places, rows.x, source)
    };
    // A cache of keys is written so and then read: a compiler that writes it once for each reader copies it each time.
    let copied = c.optimization_barrier(copied);
    like_self(c, copied)
}

/// `self` with the rows `index` filled with `value`; negative indices count from the end.
fn index_fill(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dim = c.dim("dim", c.rank(x))?;
    let x = at_least_1d(c, x);
    let (dims, dtype) = (c.dims(x), c.dtype(x));
    let index = index_vector(c, &dims)?;
    let index = wrapped(c, index, dims[dim]);
    let places = Places::along(c, &dims, dim, index);
    let value = c.scalar("value", dtype)?;
    let values = c.broadcast(value, &places.dims);
    let filled = Combine::Replace.into_places(c, &places, x, values);
    like_self(c, filled)
}

/// `self` with `source` reduced into the rows `index`.
fn index_reduce(c: &mut Ctx<'_>) -> Lowered {
    let reduction = c.opt_str("reduce")?.unwrap_or_default();
    let include_self = c.bool("include_self")?;
    let rows = rows(c)?;
    let source = rows.source(c)?;
    let reduced = reduce_into(c, &rows.places, rows.x, source, &reduction, include_self)?;
    like_self(c, reduced)
}

/// The elements at positions in row-major order.
fn take(c: &mut Ctx<'_>) -> Lowered {
    let (x, places) = positions(c)?;
    let taken = places.read(c, x);
    one(taken)
}

/// `self` with `source` at positions in row-major order.
fn put(c: &mut Ctx<'_>) -> Lowered {
    let (x, places) = positions(c)?;
    let source = c.tensor("source")?;
    let source = c.reshape(source, &places.dims);
    let combine = if c.bool("accumulate")? { Combine::Sum } else { Combine::Replace };
    let result = combine.into_places(c, &places, x, source);
    like_self(c, result)
}

/// Rows of a tensor along `dim`.
struct Rows {
    /// `self`, a scalar as a vector of one.
    x: Val,
    dim: usize,
    /// A vector.
    index: Val,
    places: Places,
}

impl Rows {
    /// `source` in the dims of the rows.
    fn source(&self, c: &mut Ctx<'_>) -> Result<Val> {
        let source = c.tensor("source")?;
        Ok(c.reshape(source, &self.places.dims))
    }
}

/// The rows `index` of `self` along `dim`.
fn rows(c: &mut Ctx<'_>) -> Result<Rows> {
    let x = c.tensor("self")?;
    let dim = c.dim("dim", c.rank(x))?;
    let x = at_least_1d(c, x);
    let dims = c.dims(x);
    let index = index_vector(c, &dims)?;
    let places = Places::along(c, &dims, dim, index);
    Ok(Rows { x, dim, index, places })
}

/// `index`, for an array `of` these dims, a scalar as a vector of one.
fn index_vector(c: &mut Ctx<'_>, of: &[i64]) -> Result<Val> {
    let index = c.tensor("index")?;
    let index = narrowed(c, index, of);
    Ok(at_least_1d(c, index))
}

/// A result in the dims of `self`.
pub(super) fn like_self(c: &mut Ctx<'_>, x: Val) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let result = c.reshape(x, &dims);
    one(result)
}

/// `self`, and the places `index` in it in row-major order; negative ones count from the end.
fn positions(c: &mut Ctx<'_>) -> Result<(Val, Places)> {
    let x = c.tensor("self")?;
    let x = at_least_1d(c, x);
    let dims = c.dims(x);
    let index = c.tensor("index")?;
    let index = wrapped(c, index, dims.numel());
    let places = Places::flat(c, &dims, index);
    Ok((x, places))
}

/// The places `indices` in `x`; negative ones count from the end.
fn advanced(c: &mut Ctx<'_>, x: Val) -> Result<Places> {
    let dims: Dims = c.dims(x);
    let mut indices = c.tensors("indices")?;
    if indices.len() > dims.len() {
        let words =
            format!("too many indices for tensor of dimension {} (got {})", dims.len(), indices.len());
        return Err(Error::Index(words));
    }
    for (dim, index) in indices.iter_mut().enumerate() {
        let Some(value) = *index else { continue };
        if is_mask(c.dtype(value)) {
            return Err(c.wrong("indices", "integers: a mask is expanded by nonzero before the call"));
        }
        *index = Some(wrapped(c, value, dims[dim]));
    }
    Places::new(c, &dims, &indices)?.in_bounds(&dims)
}

/// The dimension and the value of the only index, if that is a mask.
fn only_mask(c: &mut Ctx<'_>) -> Result<Option<(usize, Val)>> {
    let indices = c.tensors("indices")?;
    let mut given = indices.iter().enumerate().filter_map(|(dim, index)| index.map(|index| (dim, index)));
    let (Some((dim, index)), None) = (given.next(), given.next()) else { return Ok(None) };
    if !is_mask(c.dtype(index)) {
        return Ok(None);
    }
    let mask = c.convert(index, DType::Bool);
    Ok(Some((dim, mask)))
}

fn is_mask(dtype: DType) -> bool {
    matches!(dtype, DType::Bool | DType::U8)
}
