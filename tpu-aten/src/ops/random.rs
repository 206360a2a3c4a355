//! Random fills.
//!
//! The bits are Threefry's, counted from the generator's offset: the same seed and offset give the same numbers on
//! every device. Source: Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011.

pub mod distributions;
mod draws;
pub mod dropout;
pub mod philox;
pub mod sampling;

use tpu_runtime::{DType, Shape};

use self::draws::{bits, open_unit, standard_exponential, standard_normal, unit};
use crate::builder::{Builder, Cmp, Val, broadcast_dims, highest};
use crate::error::{Error, Result};
use crate::op::{Ctx, Demand, FLOATS, INTEGERS, Lowered, Op, one};
use crate::promote::at_name;
use crate::scalar::{self, Scalar};

const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::I64, DType::U8, DType::Bool];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::uniform_(Tensor(a!) self, float from=0.0, float to=1.0, *, Generator? generator=None) -> Tensor(a!)",
        uniform_fill,
    )
    .demand(|number, dtype| {
        let (from, to) = (number("from").to_f64(), number("to").to_f64());
        let words = || format!("uniform_ expects to return a [from, to) range, but found from={from} > to={to}");
        let fits = |value: f64| value.abs() <= scalar::largest(dtype);
        if !fits(from) || !fits(to) {
            let name = if fits(from) { "to" } else { "from" };
            return Some(format!("{name} is out of bounds for {}", type_name(dtype)));
        }
        let wide = || {
            format!(
                "uniform_ expects to-from <= std::numeric_limits<{}>::max(), but found to={to} and from={from} which \
                 result in to-from to exceed the limit",
                at_name(dtype)
            )
        };
        if from > to { Some(words()) } else { (!fits(to - from)).then(wide) }
    })
    .examples(&["T[2,3] 0.0 1.0 seed"]),
    Op::new(
        "aten::normal_(Tensor(a!) self, float mean=0.0, float std=1.0, *, Generator? generator=None) -> Tensor(a!)",
        normal_fill,
    )
    .demand(NOT_BELOW_ZERO)
    .dtypes(&[DType::F32, DType::BF16, DType::F16, DType::F64, DType::C64])
    .examples(&["T[2,3] 0.0 1.0 seed"]),
    Op::new("aten::normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor", |c| normal(c, &["mean"]))
        .demand(NOT_BELOW_ZERO)
        .examples(&["T[2,3] 1.0 seed"]),
    Op::new("aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor", |c| normal(c, &["std"]))
        .examples(&["1.0 T[2,3] seed"]),
    Op::new(
        "aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
        |c| normal(c, &["mean", "std"]),
    )
    .examples(&["T[2,3] T[3] seed"]),
    Op::new("aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)", random_fill)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] seed"]),
    Op::new("aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)", random_to)
        .demand(|number, dtype| undrawable(Scalar::Int(0), number("to"), dtype))
        .operands(&["to"])
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 10 seed"]),
    Op::new(
        "aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)",
        random_from,
    )
    .demand(|number, dtype| undrawable(number("from"), number("to"), dtype))
    .operands(&["from", "to"])
    .dtypes(NUMBERS)
    .examples(&["T[2,3] 2 10 seed", "T[2,3] 2 none seed"]),
    Op::new(
        "aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)",
        bernoulli_number,
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,3] 0.5 seed"]),
    Op::new(
        "aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)",
        bernoulli_tensor,
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,3] f32[3] seed"]),
    Op::new("aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor", bernoulli)
        .dtypes(FLOATS)
        .examples(&["T[2,3] seed"]),
    Op::new("aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor", bernoulli_number)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 0.5 seed"]),
    Op::new(
        "aten::exponential_(Tensor(a!) self, float lambd=1.0, *, Generator? generator=None) -> Tensor(a!)",
        exponential,
    )
    .demand(|number, _| above_zero("exponential_", "lambda", number("lambd").to_f64()))
    .examples(&["T[2,3] 1.0 seed"]),
    Op::new(
        "aten::log_normal_(Tensor(a!) self, float mean=1.0, float std=2.0, *, Generator? generator=None) -> Tensor(a!)",
        log_normal,
    )
    .demand(|number, _| above_zero("log_normal_", "std", number("std").to_f64()))
    .examples(&["T[2,3] 1.0 2.0 seed"]),
    Op::new(
        "aten::cauchy_(Tensor(a!) self, float median=0.0, float sigma=1.0, *, Generator? generator=None) -> Tensor(a!)",
        cauchy,
    )
    .demand(|number, _| above_zero("cauchy_", "sigma", number("sigma").to_f64()))
    .examples(&["T[2,3] 0.0 1.0 seed"]),
    Op::new("aten::geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)", geometric)
        .demand(|number, _| {
            let p = number("p").to_f64();
            let words = || format!("geometric_ expects p to be in (0, 1), but got p={p}");
            (p <= 0.0 || p >= 1.0).then(words)
        })
        .dtypes(&[DType::F32, DType::BF16, DType::I64])
        .examples(&["T[2,3] 0.5 seed"]),
];

/// A standard deviation that is a number is not negative.
const NOT_BELOW_ZERO: Demand = |number, _| {
    let std = number("std").to_f64();
    (std < 0.0).then(|| format!("normal expects std >= 0.0, but found std {std}"))
};

/// The name of a dtype in torch's words for numbers outside of it.
fn type_name(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "bool",
        DType::U8 => "unsigned char",
        DType::U16 => "unsigned short",
        DType::U32 => "unsigned int",
        DType::U64 => "unsigned long",
        DType::I8 => "signed char",
        DType::I16 => "short",
        DType::I32 => "int",
        DType::F16 => "c10::Half",
        DType::BF16 => "c10::BFloat16",
        DType::F32 | DType::C64 => "float",
        DType::F64 | DType::C128 => "double",
        _ => "long",
    }
}

/// Torch's words for a range of integers that is empty, or reaches beyond what `dtype` holds. The upper end, which may
/// be left out, is no part of it.
fn undrawable(from: Scalar, to: Scalar, dtype: DType) -> Option<String> {
    let (largest, name) = (scalar::largest(dtype), type_name(dtype));
    let least = match dtype {
        DType::Bool => 0.0,
        _ if dtype.is_unsigned_integer() => 0.0,
        _ if dtype.is_integer() => -largest - 1.0,
        _ => -largest,
    };
    let fits = |value: i64| (least..=largest).contains(&(value as f64));
    let refused = |what: &str| Some(format!("{what} is out of bounds for {name}"));
    let from = from.to_i64();
    let Scalar::Int(to) = to else {
        return if fits(from) { None } else { refused("from") };
    };
    if from >= to {
        return Some(format!("random_ expects 'from' to be less than 'to', but got from={from} >= to={to}"));
    }
    match (fits(from), fits(to - 1)) {
        (false, _) => refused("from"),
        (_, false) => refused("to - 1"),
        _ => None,
    }
}

/// Torch's words for a parameter that is not positive.
fn above_zero(op: &str, name: &str, value: f64) -> Option<String> {
    (value <= 0.0).then(|| format!("{op} expects {name} > 0.0, but found {name}={value}"))
}

/// Uniform numbers in `[from, to)`; of a complex number both parts.
fn uniform_fill(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    if shape.dtype.is_complex() {
        let part = Shape::new(shape.dtype.real(), shape.dims);
        let (re, im) = (uniform_part(c, &part)?, uniform_part(c, &part)?);
        return one(c.complex(re, im));
    }
    let shape = float_shape(c, "check_uniform_bounds")?;
    uniform_part(c, &shape).and_then(one)
}

/// Uniform numbers in `[from, to)`. One that rounding has brought to `to` becomes `from`.
fn uniform_part(c: &mut Ctx<'_>, shape: &Shape) -> Result<Val> {
    let unit = unit(c, shape)?;
    let (from, to) = (c.scalar_like("from", unit)?, c.scalar_like("to", unit)?);
    let range = c.sub(to, from);
    let scaled = c.mul(unit, range);
    let value = c.add(from, scaled);
    let [value, from, to] = [value, from, to].map(|value| c.convert(value, shape.dtype));
    let reached = c.compare(Cmp::GE, value, to);
    Ok(c.select(reached, from, value))
}

/// `mean + std * normal`; of a complex number both parts have half the variance.
fn normal_fill(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let parts = Shape::new(shape.dtype.real(), shape.dims.clone());
    if !parts.dtype.is_float() {
        return Err(Error::DType { op: "normal_kernel_cpu".to_owned(), got: shape.dtype });
    }
    if !shape.dtype.is_complex() {
        let value = normal_part(c, &parts, 1.0)?;
        return one(c.convert(value, shape.dtype));
    }
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let (re, im) = (normal_part(c, &parts, half)?, normal_part(c, &parts, half)?);
    one(c.complex(re, im))
}

/// `mean + std * scale * normal`.
fn normal_part(c: &mut Ctx<'_>, shape: &Shape, scale: f64) -> Result<Val> {
    let value = standard_normal(c, shape)?;
    let value = if scale < 1.0 { c.mul_by(value, scale) } else { value };
    let (mean, std) = (c.scalar_like("mean", value)?, c.scalar_like("std", value)?);
    let value = c.mul(value, std);
    Ok(c.add(mean, value))
}

/// `mean + std * normal`, where the arguments `tensors` are tensors and the other, if any, is a number.
fn normal(c: &mut Ctx<'_>, tensors: &[&str]) -> Lowered {
    let Shape { mut dims, dtype } = c.shape_of(tensors[0])?;
    for other in &tensors[1..] {
        dims = broadcast_dims(&dims, &c.shape_of(other)?.dims)?;
    }
    let value = standard_normal(c, &Shape::new(dtype, dims.clone()))?;
    let compute = c.dtype(value);
    let (mean, std) = (c.tensor_as("mean", compute)?, c.tensor_as("std", compute)?);
    let (mean, std) = (c.broadcast(mean, &dims), c.broadcast(std, &dims));
    let value = c.mul(value, std);
    let value = c.add(mean, value);
    one(c.convert(value, dtype))
}

/// Integers in `[0, m]`: `m` is an integer dtype's largest value, or how far a float dtype counts exactly.
fn random_fill(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let largest = largest(c, shape.dtype);
    let range = c.add_to(largest, 1);
    integers(c, &shape, None, range)
}

/// Integers in `[0, to)`.
fn random_to(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let to = c.scalar("to", DType::I64)?;
    integers(c, &shape, None, to)
}

/// Integers in `[from, to)`, or from `from` to the dtype's largest.
fn random_from(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let from = c.scalar("from", DType::I64)?;
    let range = if let Some(to) = c.opt_scalar("to", DType::I64)? {
        c.sub(to, from)
    } else {
        let largest = largest(c, shape.dtype);
        let span = c.sub(largest, from);
        c.add_to(span, 1)
    };
    integers(c, &shape, Some(from), range)
}

/// `from` and a uniform integer below `range`, which counts modulo 2^64; 0 is all of it.
fn integers(c: &mut Ctx<'_>, shape: &Shape, from: Option<Val>, range: Val) -> Lowered {
    if shape.dtype.is_complex() {
        return Err(Error::DType { op: c.name().to_owned(), got: shape.dtype });
    }
    let bits = bits(c, DType::U64, shape)?;
    let range = c.convert(range, DType::U64);
    let range = c.splat(range, bits);
    let scaled = high_product(c, bits, range);
    let everything = c.compare_to(Cmp::EQ, range, 0);
    let below = c.select(everything, bits, scaled);
    let below = c.convert(below, DType::I64);
    let value = match from {
        Some(from) => {
            let from = c.splat(from, below);
            c.add(from, below)
        }
        None => below,
    };
    one(c.convert(value, shape.dtype))
}

/// The upper 64 bits of the product of two `U64`, from the products of their halves: a division-free `x mod y` for
/// random `x`. Source: Lemire, "Fast random integer generation in an interval", ACM TOMACS 29 (2019).
fn high_product(b: &mut Builder, x: Val, y: Val) -> Val {
    let shift = b.full_like(32, x);
    let mask = b.full_like(i64::from(u32::MAX), x);
    let (x_low, y_low) = (b.and(x, mask), b.and(y, mask));
    let (x_high, y_high) = (b.shift_right_logical(x, shift), b.shift_right_logical(y, shift));
    let low = b.mul(x_low, y_low);
    let carry = b.shift_right_logical(low, shift);
    let cross = b.mul(x_high, y_low);
    let cross = b.add(cross, carry);
    let cross_low = b.and(cross, mask);
    let cross_high = b.shift_right_logical(cross, shift);
    let other = b.mul(x_low, y_high);
    let middle = b.add(other, cross_low);
    let middle_high = b.shift_right_logical(middle, shift);
    let high = b.mul(x_high, y_high);
    let high = b.add(high, cross_high);
    b.add(high, middle_high)
}

/// The largest value that `random_` draws, as `I64`.
fn largest(b: &mut Builder, dtype: DType) -> Val {
    let value = match dtype {
        DType::F64 => 1 << 53,
        DType::F32 => 1 << 24,
        DType::F16 => 1 << 11,
        DType::BF16 => 1 << 8,
        DType::Bool => 1,
        _ if INTEGERS.contains(&dtype) || dtype.is_signed_integer() => highest(dtype).to_i64(),
        _ => -1,
    };
    let value = if value == -1 { (1_i64 << (8 * dtype.size_in_bytes()).min(63)) - 1 } else { value };
    b.constant(value, DType::I64)
}

/// 1 with probability `p`, a number.
fn bernoulli_number(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let unit = unit(c, &shape)?;
    let p = c.scalar_like("p", unit)?;
    let hit = c.compare(Cmp::LT, unit, p);
    one(c.convert(hit, shape.dtype))
}

/// 1 with probability `p`, a tensor that broadcasts.
fn bernoulli_tensor(c: &mut Ctx<'_>) -> Lowered {
    bernoulli_of(c, "p")
}

/// 1 with the probabilities in `self`.
fn bernoulli(c: &mut Ctx<'_>) -> Lowered {
    float_shape(c, "bernoulli_tensor_cpu_p_")?;
    bernoulli_of(c, "self")
}

fn bernoulli_of(c: &mut Ctx<'_>, p: &str) -> Lowered {
    let shape = c.shape_of("self")?;
    let unit = unit(c, &Shape::new(c.shape_of(p)?.dtype, shape.dims.clone()))?;
    let p = c.tensor_as(p, c.dtype(unit))?;
    let p = c.broadcast(p, &shape.dims);
    let hit = c.compare(Cmp::LT, unit, p);
    one(c.convert(hit, shape.dtype))
}

/// `-log(u) / lambd`.
fn exponential(c: &mut Ctx<'_>) -> Lowered {
    let shape = float_shape(c, "exponential_cpu")?;
    let value = standard_exponential(c, &shape)?;
    let lambd = c.scalar_like("lambd", value)?;
    let value = c.div(value, lambd);
    one(c.convert(value, shape.dtype))
}

/// `exp(mean + std * normal)`.
fn log_normal(c: &mut Ctx<'_>) -> Lowered {
    let shape = float_shape(c, "log_normal_cpu")?;
    let value = normal_part(c, &shape, 1.0)?;
    let value = c.exp(value);
    one(c.convert(value, shape.dtype))
}

/// `median + sigma * tan(pi * (u - 1/2))`.
fn cauchy(c: &mut Ctx<'_>) -> Lowered {
    let shape = float_shape(c, "cauchy_cpu")?;
    let open = open_unit(c, &shape)?;
    let centred = c.add_to(open, -0.5);
    let angle = c.mul_by(centred, std::f64::consts::PI);
    let value = c.tan(angle);
    let (median, sigma) = (c.scalar_like("median", value)?, c.scalar_like("sigma", value)?);
    let value = c.mul(value, sigma);
    let value = c.add(median, value);
    one(c.convert(value, shape.dtype))
}

/// How many trials of probability `p` until the first success: `ceil(log(u) / log(1 - p))`, at least 1.
fn geometric(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    if shape.dtype == DType::Bool || shape.dtype.is_complex() {
        return Err(Error::DType { op: "geometric_cpu".to_owned(), got: shape.dtype });
    }
    let open = open_unit(c, &shape)?;
    let log = c.log(open);
    let p = c.scalar_like("p", log)?;
    let negative = c.neg(p);
    let rate = c.log1p(negative);
    let trials = c.div(log, rate);
    let trials = c.ceil(trials);
    let first = c.full_like(1, trials);
    let trials = c.max(trials, first);
    one(c.convert(trials, shape.dtype))
}

/// The shape of `self`, if it holds floats; `kernel` is torch's name in the error.
fn float_shape(c: &Ctx<'_>, kernel: &str) -> Result<Shape> {
    let shape = c.shape_of("self")?;
    if shape.dtype.is_float() {
        return Ok(shape);
    }
    Err(Error::Torch(format!("\"{kernel}\" not implemented for '{}'", at_name(shape.dtype))))
}
