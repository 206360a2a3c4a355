//! The largest and the smallest element, and where they are. NaN wins over numbers, the first of equals over others.

use tpu_runtime::DType;

use super::{Over, along, check_not_empty};
use crate::builder::{Builder, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, many, one};

/// The largest element over dimensions.
pub(super) fn amax(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    extreme(c, &over, true).and_then(one)
}

/// The smallest element over dimensions.
pub(super) fn amin(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    extreme(c, &over, false).and_then(one)
}

/// The smallest and the largest element.
pub(super) fn aminmax(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let smallest = extreme(c, &over, false)?;
    let largest = extreme(c, &over, true)?;
    many([smallest, largest])
}

/// The smallest and the largest element of all.
pub(super) fn aminmax_of_all(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::all(c)?;
    let smallest = extreme(c, &over, false)?;
    let largest = extreme(c, &over, true)?;
    many([smallest, largest])
}

/// The largest element of all.
pub(super) fn max(c: &mut Ctx<'_>) -> Lowered {
    check_not_empty(c, None)?;
    let over = Over::all(c)?;
    extreme(c, &over, true).and_then(one)
}

/// The smallest element of all.
pub(super) fn min(c: &mut Ctx<'_>) -> Lowered {
    check_not_empty(c, None)?;
    let over = Over::all(c)?;
    extreme(c, &over, false).and_then(one)
}

/// The largest element over one dimension, and its index.
pub(super) fn max_dim(c: &mut Ctx<'_>) -> Lowered {
    with_index(c, true)
}

/// The smallest element over one dimension, and its index.
pub(super) fn min_dim(c: &mut Ctx<'_>) -> Lowered {
    with_index(c, false)
}

/// The index of the largest element.
pub(super) fn argmax(c: &mut Ctx<'_>) -> Lowered {
    index(c, true)
}

/// The index of the smallest element.
pub(super) fn argmin(c: &mut Ctx<'_>) -> Lowered {
    index(c, false)
}

fn extreme(c: &mut Ctx<'_>, over: &Over, largest: bool) -> Result<Val> {
    let x = ordered(c)?;
    let reduce = if largest { Builder::max_over } else { Builder::min_over };
    let value = reduce(c, x, &over.dims);
    Ok(over.keep(c, value))
}

fn with_index(c: &mut Ctx<'_>, largest: bool) -> Lowered {
    ordered(c)?;
    let over = Over::arguments(c)?;
    let (x, dim) = along(c)?;
    check_not_empty(c, Some(dim))?;
    let (index, value) = c.arg_extreme(x, dim, largest);
    let index = over.keep(c, index);
    many([over.keep(c, value), c.convert(index, DType::I64)])
}

/// Over one dimension, or over the flattened tensor without it.
fn index(c: &mut Ctx<'_>, largest: bool) -> Lowered {
    let x = ordered(c)?;
    let over = Over::arguments(c)?;
    let (x, dim) = if c.has("dim")? { along(c)? } else { (c.flatten(x), 0) };
    let (index, _) = c.arg_extreme(x, dim, largest);
    let index = over.keep(c, index);
    one(c.convert(index, DType::I64))
}

/// The tensor `self`, whose elements have an order.
fn ordered(c: &mut Ctx<'_>) -> Result<Val> {
    let x = c.tensor("self")?;
    match c.dtype(x) {
        got @ (DType::C64 | DType::C128) => Err(Error::DType { op: c.name().to_owned(), got }),
        _ => Ok(x),
    }
}
