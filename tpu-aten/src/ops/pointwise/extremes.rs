//! Larger, smaller, bounds and choice.

use std::iter;

use tpu_runtime::{DType, Dims};

use crate::builder::{Builder, Cmp, Val, broadcast_dims};
use crate::error::Result;
use crate::op::{ARITHMETIC, Ctx, Domain, Lowered, NUMBERS, Op, Value, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::binary("aten::maximum", Domain::Same, Builder::max),
    Op::binary("aten::minimum", Domain::Same, Builder::min),
    Op::binary("aten::fmax", Domain::Same, |b, x, y| without_nan(b, x, y, Builder::max)),
    Op::binary("aten::fmin", Domain::Same, |b, x, y| without_nan(b, x, y, Builder::min)),
    Op::new("aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor", clamp)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] -1 1", "T[2,3] 0.5 none", "T[2,3] none 2"]),
    Op::new("aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor", clamp)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] T[3] T[2,1]", "T[2,3] T[3] none", "T[2,3] none T[3]"]),
    Op::new("aten::clamp_min(Tensor self, Scalar min) -> Tensor", |c| clamp_to(c, &[LOW]))
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 1"]),
    Op::binary("aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor", Domain::Same, Builder::max),
    Op::new("aten::clamp_max(Tensor self, Scalar max) -> Tensor", |c| clamp_to(c, &[HIGH]))
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 1"]),
    Op::binary("aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor", Domain::Same, Builder::min),
    Op::new("aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor", choose)
        .dtypes(ARITHMETIC)
        .examples(&["bool[2,3] T[3] T[2,1]", "u8[2,3] T[3] f32[]"]),
    Op::new(
        "aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
        nan_to_num,
    )
    .dtypes(&[DType::F32, DType::BF16, DType::F16, DType::F64, DType::I64, DType::C64])
    .examples(&["T[2,3] none none none", "T[2,3] 1.5 2.5 -2.5"]),
];

/// The larger or smaller of two, or the one that is a number.
fn without_nan(b: &mut Builder, x: Val, y: Val, f: fn(&mut Builder, Val, Val) -> Val) -> Val {
    let extreme = f(b, x, y);
    if !b.dtype(x).is_float() {
        return extreme;
    }
    let y_is_nan = b.is_nan(y);
    let rest = b.select(y_is_nan, x, extreme);
    let x_is_nan = b.is_nan(x);
    b.select(x_is_nan, y, rest)
}

/// An argument that bounds others, and how.
type Bound = (&'static str, fn(&mut Builder, Val, Val) -> Val);
const LOW: Bound = ("min", Builder::max);
const HIGH: Bound = ("max", Builder::min);

/// `min(max(self, min), max)`; a bound may be left out, NaN anywhere wins.
fn clamp(c: &mut Ctx<'_>) -> Lowered {
    let mut bounds = Vec::with_capacity(2);
    for bound in [LOW, HIGH] {
        if c.has(bound.0)? {
            bounds.push(bound);
        }
    }
    clamp_to(c, &bounds)
}

/// `self` within `bounds`, in the dtype that all promote to.
fn clamp_to(c: &mut Ctx<'_>, bounds: &[Bound]) -> Lowered {
    let names: Vec<_> = iter::once("self").chain(bounds.iter().map(|(name, _)| *name)).collect();
    let (compute, result) = c.dtypes_in(Domain::Same, &names)?;
    let mut dims = Dims::scalar();
    for name in names {
        dims = broadcast_dims(&dims, &c.shape_of(name)?.dims)?;
    }
    let x = c.tensor_as("self", compute)?;
    let mut x = c.broadcast(x, &dims);
    for (name, extreme) in bounds {
        let bound = bound(c, name, compute)?;
        let bound = c.broadcast(bound, &dims);
        x = extreme(c, x, bound);
    }
    one(c.convert(x, result))
}

/// The number or tensor `name` in `dtype`. A number beyond the integers of `dtype` is the nearest of them: it does
/// not wrap, as operands of arithmetic do.
pub(super) fn bound(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Val> {
    let is_number = matches!(c.value(name)?, Value::Scalar(_) | Value::Operand { .. });
    if !is_number || !dtype.is_integer() || dtype == DType::I64 {
        return c.tensor_as(name, dtype);
    }
    let wide = c.scalar(name, DType::I64)?;
    let ones = i64::MAX >> (64 - 8 * dtype.size_in_bytes()); // Of a signed integer of that size.
    let (low, high) = match dtype {
        DType::U64 => (0, i64::MAX),
        _ if dtype.is_unsigned_integer() => (0, 2 * ones + 1),
        _ => (-ones - 1, ones),
    };
    let (low, high) = (c.full_like(low, wide), c.full_like(high, wide));
    let wide = c.max(wide, low);
    let wide = c.min(wide, high);
    Ok(c.convert(wide, dtype))
}

/// `self` where `condition` holds, else `other`.
fn choose(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.result_type(&["self", "other"])?;
    let [x, y] = c.broadcast_all(["self", "other"], dtype)?;
    let condition = c.tensor_as("condition", DType::Bool)?;
    let dims = broadcast_dims(&c.dims(condition), &c.dims(x))?;
    let [condition, x, y] = [condition, x, y].map(|value| c.broadcast(value, &dims));
    one(c.select(condition, x, y))
}

/// NaN and infinities replaced: by 0 and the largest finite numbers unless told.
fn nan_to_num(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let x = c.tensor("self")?;
    if !shape.dtype.is_float() && !shape.dtype.is_complex() {
        return one(x);
    }
    let real = shape.dtype.real();
    let largest = largest_finite(real);
    let mut replacements = Vec::new();
    for (name, default) in [("nan", 0.0), ("posinf", largest), ("neginf", -largest)] {
        replacements.push(match c.opt_scalar(name, real)? {
            Some(number) => number,
            None => c.constant(default, real),
        });
    }
    let b = c.builder();
    if shape.dtype.is_complex() {
        let (re, im) = (b.real(x), b.imag(x));
        let (re, im) = (with_replacements(b, re, &replacements), with_replacements(b, im, &replacements));
        return one(b.complex(re, im));
    }
    one(with_replacements(b, x, &replacements))
}

/// `x` with NaN, infinity and minus infinity replaced by these, in this order.
fn with_replacements(b: &mut Builder, x: Val, replacements: &[Val]) -> Val {
    let tests =
        [b.is_nan(x), b.compare_to(Cmp::EQ, x, f64::INFINITY), b.compare_to(Cmp::EQ, x, f64::NEG_INFINITY)];
    tests.into_iter().zip(replacements).fold(x, |result, (test, number)| {
        let number = b.splat(*number, x);
        b.select(test, number, result)
    })
}

fn largest_finite(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => f64::MAX,
        DType::F16 => half::f16::MAX.to_f64(),
        DType::BF16 => half::bf16::MAX.to_f64(),
        _ => f64::from(f32::MAX),
    }
}
