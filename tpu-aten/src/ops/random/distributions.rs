//! Distributions that are drawn by trial, until every element has accepted a draw.

use std::f64::consts::TAU;

use tpu_runtime::{DType, Shape};

use super::draws::{open_unit, open_unit_of, standard_normal_of, word};
use crate::builder::{Builder, Cmp, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, FLOATS, Lowered, Op, one};
use crate::promote::{accumulator, at_name};

const SERIES: &str = "how many terms its series need depends on the data";
/// The mean from which on trials are better than the search for the smallest count.
const LARGE: f64 = 10.0;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_standard_gamma(Tensor self, Generator? generator=None) -> Tensor", standard_gamma)
        .dtypes(FLOATS)
        .examples(&["T[2,3] seed"]),
    Op::host("aten::_standard_gamma_grad(Tensor self, Tensor output) -> Tensor", SERIES),
    Op::new("aten::_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor", dirichlet)
        .dtypes(FLOATS)
        .examples(&["T[2,3] seed"]),
    Op::host("aten::_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor", SERIES),
    Op::new("aten::poisson(Tensor self, Generator? generator=None) -> Tensor", poisson)
        .dtypes(FLOATS)
        .examples(&["T[2,3] seed"]),
    Op::new("aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor", binomial)
        .dtypes(FLOATS)
        .examples(&["T[2,3] T[2,3] seed"]),
];

/// Numbers of the gamma distribution of shape `self` and scale 1.
fn standard_gamma(c: &mut Ctx<'_>) -> Lowered {
    let shape = floats(c, "self")?;
    let sample = gamma(c)?;
    one(c.convert(sample, shape.dtype))
}

/// Points of the simplex: gamma numbers divided by their sum.
fn dirichlet(c: &mut Ctx<'_>) -> Lowered {
    let shape = floats(c, "self")?;
    let sample = gamma(c)?;
    let last = shape.dims.len() - 1;
    let sum = c.sum(sample, &[last]);
    let sum = c.broadcast_missing(sum, &shape.dims, &[last]);
    let point = c.div(sample, sum);
    one(c.convert(point, shape.dtype))
}

/// Gamma numbers in `F32` or `F64`: `d v` for `v = (1 + x / sqrt(9 d))^3`, `d = alpha - 1/3` and a normal `x`, where
/// `log u < x^2/2 + d - d v + d log v`. A shape below 1 is raised by 1 and the draw scaled by `u^(1/alpha)`.
/// Source: Marsaglia & Tsang, "A simple method for generating gamma variables", ACM TOMS 26 (2000).
fn gamma(c: &mut Ctx<'_>) -> Result<Val> {
    let shape = c.shape_of("self")?;
    let compute = accumulator(shape.dtype);
    let alpha = c.tensor_as("self", compute)?;
    let small = c.compare_to(Cmp::LT, alpha, 1);
    let raised = c.add_to(alpha, 1);
    let raised = c.select(small, raised, alpha);
    let d = c.add_to(raised, -1.0 / 3.0);
    let sample = by_trial(c, d, &[d], |b, words, captured| {
        let (d, x) = (captured[0], standard_normal_of(b, words[0]));
        let width = b.mul_by(d, 9);
        let width = b.rsqrt(width);
        let root = b.mul(width, x);
        let root = b.add_to(root, 1);
        let square = b.mul(root, root);
        let v = b.mul(square, root);
        let positive = b.compare_to(Cmp::GT, v, 0);
        let ones = b.full_like(1, v);
        let safe = b.select(positive, v, ones);
        let log_v = b.log(safe);
        let inner = b.sub(log_v, v);
        let inner = b.add_to(inner, 1);
        let limit = b.mul(d, inner);
        let half = b.mul(x, x);
        let half = b.mul_by(half, 0.5);
        let limit = b.add(limit, half);
        let u = open_unit_of(b, words[1]);
        let log_u = b.log(u);
        let below = b.compare(Cmp::LT, log_u, limit);
        (b.and(below, positive), b.mul(d, v))
    })?;
    let u = open_unit(c, &Shape::new(compute, shape.dims))?;
    let ones = c.full_like(1, alpha);
    let inverse = c.div(ones, alpha);
    let factor = c.pow(u, inverse);
    let factor = c.select(small, factor, ones);
    let sample = c.mul(sample, factor);
    // Never 0, so that it has a logarithm.
    let least = if compute == DType::F64 { f64::MIN_POSITIVE } else { f64::from(f32::MIN_POSITIVE) };
    let least = c.full_like(least, sample);
    Ok(c.max(sample, least))
}

/// Counts of mean `self`. Source of the trials for a large mean: Hörmann, "The transformed rejection method for
/// generating Poisson random variables", Insurance: Mathematics and Economics 12 (1993).
fn poisson(c: &mut Ctx<'_>) -> Lowered {
    let shape = floats(c, "self")?;
    let mean = c.tensor_as("self", accumulator(shape.dtype))?;
    let large = c.compare_to(Cmp::GE, mean, LARGE);
    let least = c.full_like(LARGE, mean);
    let (few, many) = (c.select(large, least, mean), c.select(large, mean, least));
    let negative = c.neg(few);
    let none = c.exp(negative);
    let searched = by_search(c, none, &[few], |b, k, captured| b.div(captured[0], k))?;

    let root = c.sqrt(many);
    let width = linear(c, root, 2.53, 0.931);
    let hat = Hat {
        slope: linear(c, width, 0.024_83, -0.059),
        width,
        centre: c.add_to(many, 0.43),
        squeeze: inverse(c, width, (0.927_7, -3.622_4, -2.0)),
        scale: inverse(c, width, (1.123_9, 1.132_8, -3.4)),
        top: c.full_like(f64::INFINITY, many),
    };
    // With `z = k + 1`, of log(mean^k e^-mean / k!), whose terms are far larger than their sum:
    // -k log(z / mean) + (z - mean) - log(z) / 2 - log(2 pi) / 2 - remainder(k).
    let drawn = transformed(c, hat, &[many], |b, k, captured| {
        let mean = captured[0];
        let next = b.add_to(k, 1);
        let distance = b.sub(next, mean);
        let relative = b.div(distance, mean);
        let log = b.log1p(relative);
        let power = b.mul(k, log);
        let sum = b.sub(distance, power);
        let log = b.log(next);
        let log = linear(b, log, 0.5, 0.5 * TAU.ln());
        let sum = b.sub(sum, log);
        let rest = remainder(b, k);
        b.sub(sum, rest)
    })?;
    let sample = c.select(large, drawn, searched);
    one(c.convert(sample, shape.dtype))
}

/// Counts of successes in `count` trials of probability `prob`. Source of the trials for a large mean: Hörmann, "The
/// generation of binomial random variates", J. Stat. Comput. Simul. 46 (1993).
fn binomial(c: &mut Ctx<'_>) -> Lowered {
    let shape = floats(c, "count")?;
    let [n, prob] = c.broadcast_all(["count", "prob"], accumulator(shape.dtype))?;
    // Of the two outcomes the rarer is counted.
    let flipped = c.compare_to(Cmp::GT, prob, 0.5);
    let rest = linear(c, prob, -1.0, 1.0);
    let (p, q) = (c.select(flipped, rest, prob), c.select(flipped, prob, rest));
    let mean = c.mul(n, p);
    let large = c.compare_to(Cmp::GE, mean, LARGE);
    let odds = c.div(p, q);

    let zero = c.zeros_like(n);
    let few = c.select(large, zero, n);
    let negative = c.neg(p);
    let log = c.log1p(negative);
    let none = c.mul(few, log);
    let none = c.exp(none);
    let searched = by_search(c, none, &[few, odds], |b, k, captured| {
        let left = b.sub(captured[0], k);
        let left = b.add_to(left, 1);
        let ratio = b.div(left, k);
        b.mul(ratio, captured[1])
    })?;

    let (least, half, even) = (c.full_like(2.0 * LARGE, n), c.full_like(0.5, n), c.full_like(1, n));
    let (n_many, p) = (c.select(large, n, least), c.select(large, p, half));
    let odds = c.select(large, odds, even);
    let drawn = binomial_trials(c, n_many, p, odds)?;

    let counted = c.select(large, drawn, searched);
    let others = c.sub(n, counted);
    let sample = c.select(flipped, others, counted);
    one(c.convert(sample, shape.dtype))
}

/// Counts of successes where their mean is large, and the probability `p` at most a half.
fn binomial_trials(c: &mut Ctx<'_>, n: Val, p: Val, odds: Val) -> Result<Val> {
    let q = linear(c, p, -1.0, 1.0);
    let mean = c.mul(n, p);
    let variance = c.mul(mean, q);
    let deviation = c.sqrt(variance);
    let width = linear(c, deviation, 2.53, 1.15);
    let slope = linear(c, width, 0.024_8, -0.087_3);
    let correction = c.mul_by(p, 0.01);
    let scale = inverse(c, width, (2.83, 5.1, 0.0));
    let hat = Hat {
        slope: c.add(slope, correction),
        width,
        centre: c.add_to(mean, 0.5),
        squeeze: inverse(c, width, (0.92, -4.2, 0.0)),
        scale: c.mul(scale, deviation),
        top: n,
    };
    let trials = c.add_to(n, 1);
    let mode = c.mul(trials, p);
    let mode = c.floor(mode);
    let left = c.sub(n, mode);
    let (at_mode, at_left) = (remainder(c, mode), remainder(c, left));
    let height = c.add(at_mode, at_left);
    let (next, rest) = (c.add_to(mode, 1), c.add_to(left, 1));
    let tilt = c.div(rest, next);
    let tilt = c.mul(tilt, odds);
    let tilt = c.log(tilt);
    // With `d = k - mode`, `a = mode + 1`, `b = n - mode + 1` and the tilt log(odds b / a), of the logarithm of a
    // frequency over that of the mode, whose terms are far larger than their sum:
    // d tilt - (k + 1/2) log(1 + d / a) - (n - k + 1/2) log(1 - d / b), and the remainders.
    transformed(c, hat, &[n, mode, next, rest, height, tilt], |b, k, captured| {
        let [n, mode, next, rest, height, tilt] = captured[..] else { unreachable!("six were captured") };
        let distance = b.sub(k, mode);
        let power = b.mul(distance, tilt);
        let ratio = b.add(height, power);
        let left = b.sub(n, k);
        let opposite = b.neg(distance);
        let ratio = less_side(b, ratio, k, distance, next);
        less_side(b, ratio, left, opposite, rest)
    })
}

/// `ratio - (k + 1/2) log(1 + distance / of) - remainder(k)`.
fn less_side(b: &mut Builder, ratio: Val, k: Val, distance: Val, of: Val) -> Val {
    let relative = b.div(distance, of);
    let log = b.log1p(relative);
    let half_more = b.add_to(k, 0.5);
    let power = b.mul(half_more, log);
    let rest = remainder(b, k);
    let less = b.add(power, rest);
    b.sub(ratio, less)
}

/// The hat of a transformed rejection: `k = floor((2 slope / s + width) u + centre)` for `u` in `(-1/2, 1/2)` and
/// `s = 1/2 - |u|`.
#[derive(Clone, Copy)]
struct Hat {
    slope: Val,
    width: Val,
    centre: Val,
    /// A height below which the middle of the hat accepts at once.
    squeeze: Val,
    /// The hat's height over that of the distribution.
    scale: Val,
    /// The largest count.
    top: Val,
}

/// Counts whose logarithm of relative frequency is `log_ratio`, by trial under the hat.
fn transformed(
    c: &mut Ctx<'_>,
    hat: Hat,
    captured: &[Val],
    log_ratio: impl FnOnce(&mut Builder, Val, &[Val]) -> Val,
) -> Result<Val> {
    let Hat { slope, width, centre, squeeze, scale, top } = hat;
    let captured = [&[slope, width, centre, squeeze, scale, top], captured].concat();
    by_trial(c, centre, &captured, |b, words, captured| {
        let [slope, width, centre, squeeze, scale, top] = captured[..6] else {
            unreachable!("six were captured")
        };
        let (u, height) = (open_unit_of(b, words[0]), open_unit_of(b, words[1]));
        let u = b.add_to(u, -0.5);
        let distance = b.abs(u);
        let s = linear(b, distance, -1.0, 0.5);
        let steep = b.div(slope, s);
        let doubled = b.mul_by(steep, 2);
        let line = b.add(doubled, width);
        let place = b.mul(line, u);
        let place = b.add(place, centre);
        let k = b.floor(place);
        let (natural, small) = (b.compare_to(Cmp::GE, k, 0), b.compare(Cmp::LE, k, top));
        let possible = b.and(natural, small);
        let k = b.select(possible, k, centre);

        let middle = b.compare_to(Cmp::GE, s, 0.07);
        let low = b.compare(Cmp::LE, height, squeeze);
        let at_once = b.and(middle, low);
        let steep = b.div(steep, s);
        let density = b.add(steep, width);
        let height = b.mul(height, scale);
        let height = b.div(height, density);
        let height = b.log(height);
        let ratio = log_ratio(b, k, &captured[6..]);
        let below = b.compare(Cmp::LE, height, ratio);
        let accepted = b.or(at_once, below);
        (b.and(accepted, possible), k)
    })
}

/// Counts by search: the first whose running sum of frequencies reaches a uniform number. `none` is the frequency
/// of 0, `ratio(k)` that of `k` over that of `k - 1`.
fn by_search(
    c: &mut Ctx<'_>,
    none: Val,
    captured: &[Val],
    ratio: impl FnOnce(&mut Builder, Val, &[Val]) -> Val,
) -> Result<Val> {
    let shape = c.shape(none).clone();
    let u = open_unit(c, &shape)?;
    let start = c.zeros_like(none);
    let all: Vec<usize> = (0..shape.dims.len()).collect();
    let end = c.while_loop(
        &[&[start, none, none, u], captured].concat(),
        |b, state| {
            let open = is_open(b, state);
            b.any(open, &all)
        },
        |b, state| {
            let open = is_open(b, state);
            let (k, frequency, sum, u, captured) = (state[0], state[1], state[2], state[3], &state[4..]);
            let next = b.add_to(k, 1);
            let ratio = ratio(b, next, captured);
            let frequency = b.mul(frequency, ratio);
            let more = b.add(sum, frequency);
            [&[b.select(open, next, k), frequency, b.select(open, more, sum), u], captured].concat()
        },
    );
    Ok(end[0])
}

/// Where a search goes on: the sum may stay below a number near 1 by its rounding.
fn is_open(b: &mut Builder, state: &[Val]) -> Val {
    let below = b.compare(Cmp::LT, state[2], state[3]);
    let sensible = b.compare_to(Cmp::LT, state[0], 20.0 * LARGE);
    b.and(below, sensible)
}

/// The first value that `attempt` accepts for each element of `like`. It gets two arrays of random words and
/// `captured`, and says which elements accept and what. After many rounds, which only impossible parameters
/// need, the rest is NaN.
fn by_trial(
    c: &mut Ctx<'_>,
    like: Val,
    captured: &[Val],
    attempt: impl FnOnce(&mut Builder, &[Val], &[Val]) -> (Val, Val),
) -> Result<Val> {
    const ROUNDS: i64 = 1000;
    let shape = c.shape(like).clone();
    if shape.dims.numel() == 0 {
        return Ok(like);
    }
    // The rounds have a stream of their own, whose key is drawn.
    let key = c.random_bits(DType::U64, &[1])?;
    let zero = c.zeros_like(key);
    let stream = c.concatenate(&[key, zero], 0);
    let (round, done) = (c.constant(0, DType::I32), c.is_nan(like));
    let nothing = c.full_like(f64::NAN, like);
    let all: Vec<usize> = (0..shape.dims.len()).collect();
    let end = c.while_loop(
        &[&[round, stream, done, nothing], captured].concat(),
        |b, state| {
            let open = b.not(state[2]);
            let open = b.any(open, &all);
            let early = b.compare_to(Cmp::LT, state[0], ROUNDS);
            b.and(open, early)
        },
        |b, state| {
            let (round, stream, done, value, captured) =
                (state[0], state[1], state[2], state[3], &state[4..]);
            let word = word(shape.dtype);
            let (stream, first) = b.random_bits(stream, word, &shape.dims);
            let (stream, second) = b.random_bits(stream, word, &shape.dims);
            let (accepted, candidate) = attempt(b, &[first, second], captured);
            let open = b.not(done);
            let taken = b.and(accepted, open);
            let round = b.add_to(round, 1);
            [&[round, stream, b.or(done, taken), b.select(taken, candidate, value)], captured].concat()
        },
    );
    Ok(end[3])
}

/// `factor x + offset`.
fn linear(b: &mut Builder, x: Val, factor: f64, offset: f64) -> Val {
    let scaled = b.mul_by(x, factor);
    b.add_to(scaled, offset)
}

/// `offset + factor / (x + shift)`.
fn inverse(b: &mut Builder, x: Val, (offset, factor, shift): (f64, f64, f64)) -> Val {
    let shifted = b.add_to(x, shift);
    let factor = b.full_like(factor, shifted);
    let quotient = b.div(factor, shifted);
    b.add_to(quotient, offset)
}

/// What Stirling's formula lacks of `log(k!)`: of `(k + 1/2) log(z) - z + log(2 pi) / 2` with `z = k + 1`. To 3e-4
/// at 0 and to 1e-10 from 9 on, in relative frequencies.
fn remainder(b: &mut Builder, k: Val) -> Val {
    let next = b.add_to(k, 1);
    let ones = b.full_like(1, next);
    let inverse = b.div(ones, next);
    let square = b.mul(inverse, inverse);
    let series = linear(b, square, 1.0 / 1260.0, -1.0 / 360.0);
    let series = b.mul(series, square);
    let series = b.add_to(series, 1.0 / 12.0);
    b.mul(series, inverse)
}

/// The shape of `name`, if it holds floats.
fn floats(c: &Ctx<'_>, name: &str) -> Result<Shape> {
    let shape = c.shape_of(name)?;
    if shape.dtype.is_float() {
        return Ok(shape);
    }
    Err(Error::Torch(format!(
        "\"{}\" not implemented for '{}'",
        &c.name()["aten::".len()..],
        at_name(shape.dtype)
    )))
}
