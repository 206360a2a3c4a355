//! Copies and casts.

use crate::op::{ARITHMETIC, Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] =
    &[Op::new("aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)", copy)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] T[3]", "T[2,3] f32[2,3]", "T[2] c64[2]"])];

/// `src` in the shape and dtype of `self`.
fn copy(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let value = c.tensor_as("src", shape.dtype)?;
    // Leading dimensions of size 1 may be dropped by a copy.
    let value = c.drop_leading(value, shape.dims.len());
    let value = c.broadcast(value, &shape.dims);
    one(value)
}
