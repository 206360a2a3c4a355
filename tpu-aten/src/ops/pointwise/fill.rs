//! Filling a tensor with one number.

use tpu_runtime::DType;

use crate::op::{ARITHMETIC, Ctx, Demand, Expanded, Lowered, Op, VALUE_FITS, one};
use crate::scalar::Scalar;

/// As [`VALUE_FITS`], but floats of 16 bits become infinite: torch has them filled for `x[0] = 1e9`, too, which the
/// CPU does not refuse.
const FILL_FITS: Demand = |number, dtype| match (dtype, number("value")) {
    (DType::F16 | DType::BF16, Scalar::Bool(_) | Scalar::Int(_) | Scalar::Float(_)) => None,
    _ => VALUE_FITS(number, dtype),
};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)", fill)
        .demand(FILL_FITS)
        .fills()
        .expanded(Expanded::Taken)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1.5"]),
    Op::new("aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)", fill)
        .expanded(Expanded::Taken)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] f32[]"]),
    Op::new("aten::zero_(Tensor(a!) self) -> Tensor(a!)", zero)
        .fills()
        .expanded(Expanded::Taken)
        .dtypes(&[DType::F32, DType::Bool, DType::C64])
        .examples(&["T[2,3]"]),
];

/// Every element is `value`.
fn fill(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let value = c.tensor_as("value", shape.dtype)?;
    one(c.broadcast(value, &shape.dims))
}

/// Every element is 0.
fn zero(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    one(c.full(0, &shape))
}
