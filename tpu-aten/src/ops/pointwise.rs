//! Elementwise arithmetic.

use crate::op::{Ctx, Domain, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", add)
        .examples(&["T[2,3] T[3]", "T[2,3] T[2,1] 2"]),
    Op::binary("aten::mul.Tensor", Domain::Same, |b, x, y| b.mul(x, y)),
    Op::unary("aten::exp", Domain::Float, |b, x| b.exp(x)),
    Op::new("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)", fill)
        .examples(&["T[2,3] 1.5"]),
];

fn add(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.result_type(&["self", "other"])?;
    let alpha = if c.has("alpha")? { Some(c.scalar("alpha", dtype)?) } else { None };
    let sum = c.binary("self", "other", Domain::Same, |b, x, y| {
        let y = match alpha {
            Some(alpha) => {
                let alpha = b.splat(alpha, y);
                b.mul(y, alpha)
            }
            None => y,
        };
        b.add(x, y)
    })?;
    one(sum)
}

fn fill(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let value = c.scalar("value", shape.dtype)?;
    let filled = c.broadcast(value, &shape.dims);
    one(filled)
}
