//! Complex numbers and their parts.

use tpu_runtime::DType;

use super::{conjugate, keep};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Lowered, Op, one};

const WITH_COMPLEX: &[DType] = &[DType::F32, DType::I64, DType::C64];
const COMPLEX: &[DType] = &[DType::C64];
const PARTS: &[DType] = &[DType::F32, DType::F64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::angle", Domain::Float, angle).dtypes(WITH_COMPLEX),
    Op::new("aten::complex(Tensor real, Tensor imag) -> Tensor", complex)
        .dtypes(PARTS)
        .examples(&["T[2,3] T[3]"]),
    Op::new("aten::polar(Tensor abs, Tensor angle) -> Tensor", polar)
        .dtypes(PARTS)
        .examples(&["T[2,3] T[3]"]),
    Op::unary("aten::_conj_physical", Domain::Same, conjugate).dtypes(COMPLEX),
    Op::unary("aten::conj_physical_(Tensor(a!) self) -> Tensor(a!)", Domain::Same, conjugate).dtypes(COMPLEX),
];

/// The angle in the complex plane: of a real number 0 or π.
fn angle(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        let (re, im) = (b.real(x), b.imag(x));
        return b.atan2(im, re);
    }
    let below = b.compare_to(Cmp::LT, x, 0);
    let half_turn = b.full_like(std::f64::consts::PI, x);
    let angle = keep(b, below, half_turn);
    let is_nan = b.is_nan(x);
    b.select(is_nan, x, angle)
}

/// `real + i·imag`.
fn complex(c: &mut Ctx<'_>) -> Lowered {
    from_parts(c, ["real", "imag"], |_, re, im| (re, im))
}

/// `abs·e^(i·angle)`.
fn polar(c: &mut Ctx<'_>) -> Lowered {
    from_parts(c, ["abs", "angle"], |b, size, angle| {
        let (cos, sin) = (b.cos(angle), b.sin(angle));
        (b.mul(size, cos), b.mul(size, sin))
    })
}

fn from_parts(
    c: &mut Ctx<'_>,
    names: [&str; 2],
    parts: impl FnOnce(&mut Builder, Val, Val) -> (Val, Val),
) -> Lowered {
    let dtype = c.result_type(&names)?;
    let [x, y] = c.broadcast_all(names, dtype)?;
    let (re, im) = parts(c, x, y);
    one(c.complex(re, im))
}
