//! Element by element: every element of a result depends on the elements at its place.

pub mod activation;
pub mod arithmetic;
pub mod bits;
pub mod compare;
pub mod complex;
pub mod extremes;
pub mod fill;
pub mod gated;
pub mod rounding;
pub mod transcendental;

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Domain, Lowered, Value, one};

/// Computes three tensors or numbers that broadcast, in `domain`.
fn ternary(
    c: &mut Ctx<'_>,
    names: [&str; 3],
    domain: Domain,
    f: impl FnOnce(&mut Builder, [Val; 3]) -> Val,
) -> Lowered {
    let (compute, result) = c.dtypes_in(domain, &names)?;
    let values = c.broadcast_all(names, compute)?;
    let y = f(c, values);
    one(c.convert(y, result))
}

/// The number `name` in `dtype`, or nothing when the program has a 1 in its place.
fn unless_one(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Option<Val>> {
    match c.value(name)? {
        Value::Scalar(number) if number.to_f64() == 1.0 => Ok(None),
        _ => c.scalar(name, dtype).map(Some),
    }
}
