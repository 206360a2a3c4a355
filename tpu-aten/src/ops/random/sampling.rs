//! Samples: permutations and draws of categories.

use tpu_runtime::{DType, Shape};

use super::draws::{bits, open_unit, standard_exponential};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, one};
use crate::ops::index::places::Places;
use crate::ops::index::search::bisect;
use crate::ops::scan::scan;
use crate::promote::at_name;
use crate::scalar::{Scalar, overflow};

/// As many as `F32` has consecutive integers.
const MOST_CATEGORIES: i64 = 1 << 24;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)", randperm)
        .dtypes(&[DType::I64, DType::I32, DType::F32])
        .examples(&["5 seed T[5]"]),
    Op::new(
        "aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
        multinomial,
    )
    .out(|_, got| match got {
        DType::I64 => Ok(()),
        got => Err(Error::Torch(format!("multinomial expects Long tensor out, got: {}", at_name(got)))),
    })
    .examples(&["T[2,5] 3 false seed", "T[5] 1 false seed", "T[2,5] 3 true seed"]),
];

/// A random order of `0..n`: the order of random keys.
fn randperm(c: &mut Ctx<'_>) -> Lowered {
    let n = c.int("n")?;
    let dtype = c.shape_of("out")?.dtype;
    check_length(n, dtype)?;
    let shape = Shape::new(index_dtype(n), [n]);
    let keys = bits(c, DType::U64, &shape)?;
    let order = c.iota(&shape, 0);
    let sorted = c.sort(&[keys, order], 0, true, |b, left, right| b.compare(Cmp::LT, left[0], right[0]));
    one(c.convert(sorted[1], dtype))
}

/// Refuses a length whose places `dtype` does not hold.
fn check_length(n: i64, dtype: DType) -> Result<()> {
    let refused = |words: String| Err(Error::Torch(words));
    match dtype {
        DType::F16 if n > (1 << 11) + 1 => refused("n cannot be greater than 2049 for Half type.".into()),
        DType::F32 if n > (1 << 24) + 1 => refused("n cannot be greater than 2^24+1 for Float type.".into()),
        DType::F64 if n > (1 << 53) + 1 => refused("n cannot be greater than 2^53+1 for Double type.".into()),
        _ => overflow(Scalar::Int(n - 1), dtype).map_or(Ok(()), refused),
    }
}

/// Categories drawn with probabilities in proportion to the rows of `self`. That those are finite, not negative and
/// not all zero is not checked: a device program cannot raise.
fn multinomial(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let (dims, dtype) = (c.dims(x), c.dtype(x));
    let samples = c.int("num_samples")?;
    let categories = dims.last().copied().unwrap_or(1);
    check_draws(c, dtype, samples, categories)?;
    let rows = if dims.len() == 2 { dims[0] } else { 1 };
    let weights = c.reshape(x, &[rows, categories]);
    let weights = c.convert(weights, if dtype == DType::F64 { DType::F64 } else { DType::F32 });
    let drawn = if c.bool("replacement")? && samples > 1 {
        with_replacement(c, weights, samples)?
    } else {
        without_replacement(c, weights, samples)?
    };
    let mut result = dims;
    if let Some(last) = result.last_mut() {
        *last = samples;
    }
    let drawn = c.reshape(drawn, &result);
    one(c.convert(drawn, DType::I64))
}

/// What torch checks of the numbers of samples and categories.
fn check_draws(c: &Ctx<'_>, dtype: DType, samples: i64, categories: i64) -> Result<()> {
    let refused = |words: &str| Err(Error::Torch(words.to_owned()));
    if !dtype.is_float() {
        let got = at_name(dtype);
        return refused(&format!("multinomial only supports floating-point dtypes for input, got: {got}"));
    }
    if samples <= 0 {
        return refused("cannot sample n_sample <= 0 samples");
    }
    if samples > categories && !c.bool("replacement")? {
        return refused("cannot sample n_sample > prob_dist.size(-1) samples without replacement");
    }
    if categories > MOST_CATEGORIES {
        return refused("number of categories cannot exceed 2^24");
    }
    Ok(())
}

/// The winners of a race: each category arrives after an exponential time of its rate.
/// Source: Efraimidis & Spirakis, "Weighted random sampling with a reservoir", IPL 97 (2006).
fn without_replacement(c: &mut Ctx<'_>, weights: Val, samples: i64) -> Result<Val> {
    let shape = c.shape(weights).clone();
    let times = standard_exponential(c, &shape)?;
    let speed = c.div(weights, times);
    if samples == 1 {
        let (winner, _) = c.arg_extreme(speed, 1, true);
        return Ok(winner);
    }
    let index = c.iota(&Shape::new(index_dtype(shape.dims[1]), shape.dims), 1);
    let sorted = c.sort(&[speed, index], 1, true, |b, left, right| b.compare(Cmp::GT, left[0], right[0]));
    Ok(c.slice_dim(sorted[1], 1, 0, samples))
}

/// The categories in whose part of the running sum of weights a uniform number falls.
fn with_replacement(c: &mut Ctx<'_>, weights: Val, samples: i64) -> Result<Val> {
    let shape = c.shape(weights).clone();
    let (rows, categories) = (shape.dims[0], shape.dims[1]);
    let sums = scan(c, &[weights], &[0.into()], 1, |b, left, right| vec![b.add(left[0], right[0])])[0];
    let total = c.slice_dim(sums, 1, categories - 1, categories);
    let drawn = Shape::new(shape.dtype, [rows, samples]);
    let total = c.broadcast_in_dim(total, &drawn.dims, &[0, 1]);
    // Below the total also after rounding, so that a last category of weight 0 is never drawn.
    let open = open_unit(c, &drawn)?;
    let point = c.mul(open, total);
    let before = before(c, total);
    let point = c.min(point, before);
    Ok(bisect(c, &drawn.dims, categories, &[sums, point], |b, category, captured| {
        let places = Places::each(b, &[rows, categories], 1, category);
        let sum = places.read(b, captured[0]);
        b.compare(Cmp::GT, sum, captured[1])
    }))
}

/// The next smaller float of a positive one.
fn before(b: &mut Builder, x: Val) -> Val {
    let dtype = b.dtype(x);
    let integer = if dtype == DType::F64 { DType::I64 } else { DType::I32 };
    let bits = b.bitcast(x, integer);
    let bits = b.add_to(bits, -1);
    b.bitcast(bits, dtype)
}
