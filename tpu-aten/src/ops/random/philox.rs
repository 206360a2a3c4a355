//! Random numbers of keys that the caller holds: `torch.func._random`.
//!
//! A key is a seed and an offset. Numbers are those of every other device, word for word.
//! Source: Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011; Box & Muller, "A note on the
//! generation of random normal deviates", 1958.

use std::f64::consts::TAU;

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, one};
use crate::promote::accumulator;

const KEYS: &[DType] = &[DType::U64];
const ROUNDS: usize = 10;
const MULTIPLIERS: [i64; 2] = [0xD251_1F53, 0xCD9E_8D57];
const STEPS: [i64; 2] = [0x9E37_79B9, 0xBB67_AE85];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_philox_key_split(Tensor key, int num_splits) -> Tensor", split)
        .dtypes(KEYS)
        .examples(&["T[2] 3", "T[4,2] 3"]),
    Op::new("aten::_philox_key_fold_in(Tensor key, int data) -> Tensor", fold_in)
        .operands(&["data"])
        .dtypes(KEYS)
        .examples(&["T[4,2] 3"]),
    Op::new("aten::_philox_key_fold_in.Tensor(Tensor key, Tensor data) -> Tensor", fold_in)
        .dtypes(KEYS)
        .examples(&["T[2] T[]"]),
    Op::new(
        "aten::_philox_uniform_(Tensor(a!) self, Tensor key, float low=0., float high=1.) -> Tensor(a!)",
        uniform,
    )
    .dtypes(FLOATS)
    .examples(&["T[2,3] u64[2] 0.0 1.0", "T[2,3] u64[2,1,2] 0.0 1.0"]),
    Op::new(
        "aten::_philox_normal_(Tensor(a!) self, Tensor key, float mean=0., float std=1.) -> Tensor(a!)",
        normal,
    )
    .dtypes(FLOATS)
    .examples(&["T[2,3] u64[2] 0.0 1.0"]),
    Op::new(
        "aten::_philox_randint_(Tensor(a!) self, Tensor key, int? low=None, int? high=None) -> Tensor(a!)",
        integers,
    )
    .operands(&["low", "high"])
    .dtypes(&[DType::I64, DType::I32, DType::U8])
    .examples(&["T[2,3] u64[2] 0 10", "T[2,3] u64[2]", "T[2,3] u64[1,3,2] none 10"]),
];

/// The keys at the next `num_splits` offsets, which come first.
fn split(c: &mut Ctx<'_>) -> Lowered {
    let (seed, offset) = key(c)?;
    let mut dims = c.dims(seed).to_vec();
    dims.insert(0, c.int("num_splits")?);
    let (seed, offset) = (c.broadcast(seed, &dims), c.broadcast(offset, &dims));
    let place = c.iota(&Shape::new(DType::U64, dims), 0);
    let offset = c.add(offset, place);
    new_key(c, seed, offset)
}

/// The key at the offset `data` further on.
fn fold_in(c: &mut Ctx<'_>) -> Lowered {
    let (seed, offset) = key(c)?;
    let data = if c.kind("data").is_ok() {
        let data = c.scalar("data", DType::I64)?;
        c.bitcast(data, DType::U64)
    } else {
        let data = c.tensor("data")?;
        c.reshape(data, &[])
    };
    let data = c.splat(data, offset);
    let offset = c.add(offset, data);
    new_key(c, seed, offset)
}

/// Numbers in `[low, high)`: as many of a word's lowest bits as the dtype has digits.
fn uniform(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let compute = accumulator(shape.dtype);
    let words = words(c, &shape)?;
    let bits = in_order(c, &words, &shape);
    let digits = match shape.dtype {
        DType::F64 => 53,
        DType::F32 => 24,
        DType::F16 => 11,
        _ => 8,
    };
    let mask = c.full_like((1_i64 << digits) - 1, bits);
    let count = c.and(bits, mask);
    let count = c.convert(count, compute);
    let unit = c.mul_by(count, (-f64::from(digits)).exp2());
    let (low, high) = (c.scalar("low", compute)?, c.scalar("high", compute)?);
    let range = c.sub(high, low);
    finish(c, unit, range, low, shape.dtype)
}

/// Numbers of a normal distribution, two of each two words.
fn normal(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let compute = accumulator(shape.dtype);
    let words = words(c, &shape)?;
    let pairs: Vec<Val> = words.chunks(2).flat_map(|pair| box_muller(c, pair[0], pair[1], compute)).collect();
    let values = in_order(c, &pairs, &shape);
    let (mean, std) = (c.scalar("mean", compute)?, c.scalar("std", compute)?);
    finish(c, values, std, mean, shape.dtype)
}

/// Integers in `low .. high`: the remainder of a word. Without either, all that the dtype has.
fn integers(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    let words = words(c, &shape)?;
    let bits = in_order(c, &words, &shape);
    let bits = c.convert(bits, DType::U64);
    if !c.has("low")? && !c.has("high")? {
        return one(c.convert(bits, shape.dtype));
    }
    let width = 8 * shape.dtype.size_in_bytes() as u32;
    let lowest = if shape.dtype.is_unsigned_integer() { 0 } else { -1_i64 << (width - 1) };
    let low = bound(c, "low", lowest)?;
    let high = bound(c, "high", lowest.wrapping_add(1_i64.checked_shl(width).unwrap_or(0)))?;
    let mut range = c.sub(high, low);
    if width <= 32 {
        let mask = c.constant(i64::from(u32::MAX), DType::U64);
        range = c.and(range, mask);
    }
    // A range of nothing is that of all words.
    let all = c.compare_to(Cmp::EQ, range, 0);
    let least = c.constant(1, DType::U64);
    let divisor = c.max(range, least);
    let (all, divisor, low) = (c.splat(all, bits), c.splat(divisor, bits), c.splat(low, bits));
    let rest = c.rem(bits, divisor);
    let number = c.add(low, rest);
    let number = c.select(all, bits, number);
    one(c.convert(number, shape.dtype))
}

fn bound(c: &mut Ctx<'_>, name: &str, otherwise: i64) -> Result<Val> {
    let bound = match c.opt_scalar(name, DType::I64)? {
        Some(bound) => bound,
        None => c.constant(otherwise, DType::I64),
    };
    Ok(c.bitcast(bound, DType::U64))
}

/// `x * scale + shift` in `dtype`.
fn finish(c: &mut Ctx<'_>, x: Val, scale: Val, shift: Val, dtype: DType) -> Lowered {
    let (scale, shift) = (c.splat(scale, x), c.splat(shift, x));
    let scaled = c.mul(x, scale);
    let moved = c.add(scaled, shift);
    one(c.convert(moved, dtype))
}

/// Seeds and offsets of the argument `key`.
fn key(c: &mut Ctx<'_>) -> Result<(Val, Val)> {
    let key = c.tensor("key")?;
    let last = c.rank(key) - 1;
    Ok((c.index_dim(key, last, 0), c.index_dim(key, last, 1)))
}

/// The words at an offset, as a key.
fn new_key(c: &mut Ctx<'_>, seed: Val, offset: Val) -> Lowered {
    let [w0, w1, w2, w3] = philox(c, seed, offset);
    let rank = c.rank(seed);
    let parts = [joined(c, w1, w0), joined(c, w3, w2)].map(|part| c.unsqueeze(part, rank));
    one(c.concatenate(&parts, rank))
}

/// The words for a tensor of `shape`, `[stream, call]` each: of every call four words of 32 bits, or two of 64 where the
/// dtype has as many. A stream is what one key fills: the dimensions after the last in which there are several keys.
fn words(c: &mut Ctx<'_>, shape: &Shape) -> Result<Vec<Val>> {
    let (seed, offset) = key(c)?;
    let keys = c.dims(seed);
    let several = keys.iter().rposition(|size| *size != 1).map_or(0, |dim| dim + 1);
    let streams: i64 = shape.dims[..several].iter().product();
    let size: i64 = shape.dims[several..].iter().product();
    let wide = shape.dtype.size_in_bytes() == 8;
    let calls = if wide { (size + 1) / 2 } else { (size + 3) / 4 };
    let [seed, offset] = [seed, offset].map(|value| {
        let value = c.reshape(value, &keys[..several]);
        let value = c.broadcast(value, &shape.dims[..several]);
        let value = c.reshape(value, &[streams, 1]);
        c.broadcast(value, &[streams, calls])
    });
    let place = c.iota(&Shape::new(DType::U64, [streams, calls]), 1);
    let offset = c.add(offset, place);
    let words = philox(c, seed, offset);
    if !wide {
        return Ok(words.to_vec());
    }
    let [w0, w1, w2, w3] = words;
    Ok(vec![joined(c, w0, w1), joined(c, w2, w3)])
}

/// The values of each call one after the other, in the dims of `shape`.
fn in_order(b: &mut Builder, values: &[Val], shape: &Shape) -> Val {
    let dims = b.dims(values[0]);
    let apart: Vec<Val> = values.iter().map(|value| b.unsqueeze(*value, 2)).collect();
    let all = b.concatenate(&apart, 2);
    let all = b.reshape(all, &[dims[0], dims[1] * values.len() as i64]);
    let size = if dims[0] == 0 { 0 } else { shape.dims.numel() / dims[0] };
    let all = b.slice_dim(all, 1, 0, size);
    b.reshape(all, &shape.dims)
}

/// The four words of the counter `offset` under the key `seed`.
fn philox(b: &mut Builder, seed: Val, offset: Val) -> [Val; 4] {
    let ((mut k1, mut k0), (c1, c0)) = (halves(b, seed), halves(b, offset));
    let zero = b.zeros_like(c0);
    let mut words = [c0, c1, zero, zero];
    for round in 0..ROUNDS {
        let (high0, low0) = product(b, words[0], MULTIPLIERS[0]);
        let (high1, low1) = product(b, words[2], MULTIPLIERS[1]);
        let first = b.xor(high1, words[1]);
        let third = b.xor(high0, words[3]);
        words = [b.xor(first, k0), low1, b.xor(third, k1), low0];
        if round + 1 < ROUNDS {
            (k0, k1) = (b.add_to(k0, STEPS[0]), b.add_to(k1, STEPS[1]));
        }
    }
    words
}

/// The higher and the lower half of a product of 64 bits.
fn product(b: &mut Builder, x: Val, factor: i64) -> (Val, Val) {
    let wide = b.convert(x, DType::U64);
    let product = b.mul_by(wide, factor);
    halves(b, product)
}

/// The higher and the lower word.
fn halves(b: &mut Builder, x: Val) -> (Val, Val) {
    let shift = b.full_like(32, x);
    let high = b.shift_right_logical(x, shift);
    (b.convert(high, DType::U32), b.convert(x, DType::U32))
}

fn joined(b: &mut Builder, high: Val, low: Val) -> Val {
    let (high, low) = (b.convert(high, DType::U64), b.convert(low, DType::U64));
    let shift = b.full_like(32, high);
    let high = b.shift_left(high, shift);
    b.or(high, low)
}

/// Two normal numbers of two words: `sqrt(-2 log u) (cos 2πv, sin 2πv)`, with `u` and `v` the middles of a word's parts.
fn box_muller(b: &mut Builder, first: Val, second: Val, compute: DType) -> [Val; 2] {
    let part = if b.dtype(first) == DType::U64 { (-64_f64).exp2() } else { (-32_f64).exp2() };
    let [u, v] = [first, second].map(|word| {
        let count = b.convert(word, compute);
        let lower = b.mul_by(count, part);
        b.add_to(lower, part / 2.0)
    });
    let log = b.log(u);
    let square = b.mul_by(log, -2);
    let radius = b.sqrt(square);
    let angle = b.mul_by(v, TAU);
    let (cos, sin) = (b.cos(angle), b.sin(angle));
    [b.mul(radius, cos), b.mul(radius, sin)]
}
