//! Comparisons, tests and logic: results are `Bool`.

use tpu_runtime::{DType, Shape};

use super::bits::sign_bit;
use crate::builder::{Builder, Cmp, Val};
use crate::op::{ARITHMETIC, Ctx, Domain, Lowered, Op, one};

const WITH_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::Bool, DType::C64];
const NUMBER: &[&str] = &["T[2,3] 2", "T[2,3] 0.5"];

/// The rows.
pub const OPS: &[Op] = &[
    Op::binary("aten::eq.Tensor", Domain::Predicate, eq).dtypes(WITH_COMPLEX),
    Op::binary("aten::ne.Tensor", Domain::Predicate, ne).dtypes(WITH_COMPLEX),
    Op::binary("aten::lt.Tensor", Domain::Predicate, lt),
    Op::binary("aten::le.Tensor", Domain::Predicate, le),
    Op::binary("aten::gt.Tensor", Domain::Predicate, gt),
    Op::binary("aten::ge.Tensor", Domain::Predicate, ge),
    Op::binary("aten::eq.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, eq)
        .examples(NUMBER),
    Op::binary("aten::ne.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, ne)
        .examples(NUMBER),
    Op::binary("aten::lt.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, lt)
        .examples(NUMBER),
    Op::binary("aten::le.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, le)
        .examples(NUMBER),
    Op::binary("aten::gt.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, gt)
        .examples(NUMBER),
    Op::binary("aten::ge.Scalar(Tensor self, Scalar other) -> Tensor", Domain::Predicate, ge)
        .examples(NUMBER),
    Op::unary("aten::isnan", Domain::Predicate, Builder::is_nan).dtypes(WITH_COMPLEX),
    Op::unary("aten::isinf", Domain::Predicate, is_infinite).dtypes(WITH_COMPLEX),
    Op::unary("aten::isposinf", Domain::Predicate, |b, x| equals_float(b, x, f64::INFINITY)),
    Op::unary("aten::isneginf", Domain::Predicate, |b, x| equals_float(b, x, f64::NEG_INFINITY)),
    Op::unary("aten::signbit", Domain::Predicate, sign_bit),
    Op::new("aten::logical_and(Tensor self, Tensor other) -> Tensor", |c| logical(c, Builder::and))
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] T[3]", "T[2,3] bool[3]"]),
    Op::new("aten::logical_or(Tensor self, Tensor other) -> Tensor", |c| logical(c, Builder::or))
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] T[3]"]),
    Op::new("aten::logical_xor(Tensor self, Tensor other) -> Tensor", |c| logical(c, Builder::xor))
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] T[3]"]),
    Op::unary("aten::logical_not", Domain::Predicate, |b, x| b.compare_to(Cmp::EQ, x, 0)),
];

fn eq(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::EQ, x, y)
}

fn ne(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::NE, x, y)
}

fn lt(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::LT, x, y)
}

fn le(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::LE, x, y)
}

fn gt(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::GT, x, y)
}

fn ge(b: &mut Builder, x: Val, y: Val) -> Val {
    b.compare(Cmp::GE, x, y)
}

/// Whether a part of `x` is infinite.
fn is_infinite(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() {
        let (re, im) = (b.real(x), b.imag(x));
        let (re, im) = (is_infinite(b, re), is_infinite(b, im));
        return b.or(re, im);
    }
    let size = b.abs(x);
    equals_float(b, size, f64::INFINITY)
}

/// Whether a float is `value`; an integer never is.
fn equals_float(b: &mut Builder, x: Val, value: f64) -> Val {
    if b.dtype(x).is_float() {
        return b.compare_to(Cmp::EQ, x, value);
    }
    let shape = Shape::new(DType::Bool, b.dims(x));
    b.full(false, &shape)
}

/// `f` of whether the elements are not zero, each in its own dtype.
fn logical(c: &mut Ctx<'_>, f: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let [x, y] = c.broadcast_all(["self", "other"], DType::Bool)?;
    one(f(c, x, y))
}
