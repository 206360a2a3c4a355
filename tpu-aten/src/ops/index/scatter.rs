//! Gather and scatter along a dimension, with an index for every element.

use tpu_runtime::Shape;

use crate::builder::Val;
use crate::error::Result;
use crate::op::{ARITHMETIC, Ctx, Lowered, Op, VALUE_FITS, one};

use super::like_self;
use super::places::{Combine, Places, at_least_1d, narrowed, reduce_into};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor", gather)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[4,2]", "T[4,5] 0 i64[3,2]", "T[] 0 i64[]"]),
    Op::new("aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor", scatter)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3,2] T[3,4]"]),
    Op::new("aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor", scatter_value)
        .apart()
        .demand(VALUE_FITS)
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 0 i64[3,2] 1"]),
    Op::new(
        "aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
        scatter_source_reduce,
    )
    .apart()
    .examples(&["T[4,5] 1 i64[3,2] T[3,4] add", "T[4,5] 1 i64[3,2] T[3,4] multiply"]),
    Op::new(
        "aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor",
        scatter_value_reduce,
    )
    .apart()
    .examples(&["T[4,5] 1 i64[3,2] 2 multiply"]),
    Op::new("aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor", scatter_add)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["T[4,5] 1 i64[3,2] T[3,4]", "T[] 0 i64[] T[]"]),
    Op::new(
        "aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
        scatter_reduce,
    )
    .apart()
    .examples(&[
        "T[4,5] 1 i64[3,2] T[3,4] sum true",
        "T[4,5] 1 i64[3,2] T[3,4] prod false",
        "T[4,5] 1 i64[3,2] T[3,4] mean false",
        "T[4,5] 1 i64[3,2] T[3,4] amax false",
        "T[4,5] 1 i64[3,2] T[3,4] amin true",
    ]),
];

/// `self[index]` along `dim`, at each element's own place in the other dimensions.
fn gather(c: &mut Ctx<'_>) -> Lowered {
    let dims = c.shape_of("index")?.dims;
    let Target { x, places } = target(c)?;
    let read = places.in_bounds(&c.dims(x))?.read(c, x);
    let gathered = c.reshape(read, &dims);
    one(gathered)
}

/// `self` with the elements of `src` at `index` along `dim`.
fn scatter(c: &mut Ctx<'_>) -> Lowered {
    combined(c, Combine::Replace)
}

/// `self` with the elements of `src` added at `index` along `dim`.
fn scatter_add(c: &mut Ctx<'_>) -> Lowered {
    combined(c, Combine::Sum)
}

/// `self` with `value` at `index` along `dim`.
fn scatter_value(c: &mut Ctx<'_>) -> Lowered {
    let target = target(c)?;
    let value = target.value(c)?;
    let scattered = Combine::Replace.into_places(c, &target.places, target.x, value);
    like_self(c, scattered)
}

/// `self` with `src` reduced into it at `index` along `dim`.
fn scatter_reduce(c: &mut Ctx<'_>) -> Lowered {
    let include_self = c.bool("include_self")?;
    let target = target(c)?;
    let source = target.source(c)?;
    reduced(c, &target, source, include_self)
}

/// `self` with `src` added or multiplied into it at `index` along `dim`.
fn scatter_source_reduce(c: &mut Ctx<'_>) -> Lowered {
    let target = target(c)?;
    let source = target.source(c)?;
    reduced(c, &target, source, true)
}

/// `self` with `value` reduced into it at `index` along `dim`.
fn scatter_value_reduce(c: &mut Ctx<'_>) -> Lowered {
    let target = target(c)?;
    let value = target.value(c)?;
    reduced(c, &target, value, true)
}

fn combined(c: &mut Ctx<'_>, combine: Combine) -> Lowered {
    let target = target(c)?;
    let source = target.source(c)?;
    let result = combine.into_places(c, &target.places, target.x, source);
    like_self(c, result)
}

fn reduced(c: &mut Ctx<'_>, target: &Target, updates: Val, include_self: bool) -> Lowered {
    let reduction = c.opt_str("reduce")?.unwrap_or_default();
    let result = reduce_into(c, &target.places, target.x, updates, &reduction, include_self)?;
    like_self(c, result)
}

/// What is read or written.
struct Target {
    /// `self`, a scalar as a vector of one.
    x: Val,
    places: Places,
}

impl Target {
    /// The part of `src` that the index covers.
    fn source(&self, c: &mut Ctx<'_>) -> Result<Val> {
        let source = c.tensor("src")?;
        let source = at_least_1d(c, source);
        let dims = &self.places.dims;
        if dims.numel() == 0 {
            let nothing = Shape::new(c.dtype(self.x), dims.clone());
            return Ok(c.full(0, &nothing));
        }
        Ok(c.slice(source, &vec![0; dims.len()], dims, &vec![1; dims.len()]))
    }

    /// `value` for each element of the index.
    fn value(&self, c: &mut Ctx<'_>) -> Result<Val> {
        let dtype = c.dtype(self.x);
        let value = c.scalar("value", dtype)?;
        Ok(c.broadcast(value, &self.places.dims))
    }
}

fn target(c: &mut Ctx<'_>) -> Result<Target> {
    let (x, index) = (c.tensor("self")?, c.tensor("index")?);
    let dim = c.dim("dim", c.rank(x))?;
    let x = at_least_1d(c, x);
    let dims = c.dims(x);
    let index = narrowed(c, index, &dims);
    let mut index = at_least_1d(c, index);
    if c.rank(index) != dims.len() {
        // An empty index of one dimension stands for nothing, whatever the rank.
        index = c.reshape(index, &vec![0; dims.len()]);
    }
    let places = Places::each(c, &dims, dim, index);
    Ok(Target { x, places })
}
