//! Functions around the Gamma function: its logarithm's derivatives, Hurwitz's zeta function, incomplete integrals.

use std::f64::consts::PI;

use tpu_runtime::{DType, Shape};

use super::{horner, one_minus, over, pinned, tables};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::lgamma", Domain::Float, Builder::lgamma),
    Op::unary("aten::digamma", Domain::Float, digamma),
    Op::new("aten::polygamma(int n, Tensor self) -> Tensor", polygamma)
        .examples(&["0 T[2,3]", "1 T[2,3]", "2 T[2,3]"]),
    Op::new("aten::mvlgamma(Tensor self, int p) -> Tensor", mvlgamma).examples(&["T[2,3] 1", "T[2,3] 3"]),
    Op::binary("aten::special_zeta", Domain::Float, zeta),
    Op::binary("aten::igamma", Domain::OnlyFloat, |b, a, x| incomplete(b, a, x, false)),
    Op::binary("aten::igammac", Domain::OnlyFloat, |b, a, x| incomplete(b, a, x, true)),
];

/// The derivative of `lgamma`, with the poles at 0 and -0.
fn digamma(b: &mut Builder, x: Val) -> Val {
    let y = b.digamma(x);
    let pole = over(b, -1.0, x);
    let is_zero = b.compare_to(Cmp::EQ, x, 0);
    b.select(is_zero, pole, y)
}

/// The logarithm of the Gamma function of `p` dimensions: `p·(p - 1)/4·log π + Σ lgamma(x - k/2)` over `k` below `p`.
fn mvlgamma(c: &mut Ctx<'_>) -> Lowered {
    let p = c.int("p")?;
    c.unary("self", Domain::Float, |b, x| {
        let mut dims = b.dims(x).to_vec();
        dims.insert(0, p);
        let shape = Shape::new(b.dtype(x), dims);
        let k = b.iota(&shape, 0);
        let halves = b.mul_by(k, -0.5);
        let mapping: Vec<i64> = (1..shape.dims.len() as i64).collect();
        let spread = b.broadcast_in_dim(x, &shape.dims, &mapping);
        let places = b.add(spread, halves);
        let logs = b.lgamma(places);
        let sum = b.sum(logs, &[0]);
        b.add_to(sum, (p * (p - 1)) as f64 / 4.0 * PI.ln())
    })
    .and_then(one)
}

/// The `n`-th derivative of `digamma`: `(-1)^(n+1)·n!·ζ(n + 1, x)`.
fn polygamma(c: &mut Ctx<'_>) -> Lowered {
    let n = c.int("n")?;
    c.unary("self", Domain::Float, |b, x| match n {
        0 => digamma(b, x),
        1 => trigamma(b, x),
        _ => {
            let order = b.full_like(n + 1, x);
            let sum = zeta(b, order, x);
            let factorial: f64 = (2..=n).map(|k| k as f64).product();
            b.mul_by(sum, if n % 2 == 0 { -factorial } else { factorial })
        }
    })
    .and_then(one)
}

/// The derivative of `digamma`, reflected below ½: `(π / sin πx)² - ψ'(1 - x)`.
fn trigamma(b: &mut Builder, x: Val) -> Val {
    let is_low = b.compare_to(Cmp::LT, x, 0.5);
    let mirrored = one_minus(b, x);
    let place = b.select(is_low, mirrored, x);
    let two = b.full_like(2, x);
    let high = zeta(b, two, place);
    // The sine of the distance to the nearest integer has no rounding error of a large angle.
    let nearest = b.round_even(x);
    let distance = b.sub(x, nearest);
    let angle = b.mul_by(distance, PI);
    let sine = b.sin(angle);
    let ratio = over(b, PI, sine);
    let square = b.mul(ratio, ratio);
    let low = b.sub(square, high);
    let y = b.select(is_low, low, high);
    pinned(b, x, f64::INFINITY, 0.0, y)
}

/// `(2j)! / B_2j` for `j` from 1.
const ZETA: [f64; 12] = [
    12.0,
    -720.0,
    30_240.0,
    -1_209_600.0,
    47_900_160.0,
    -1_307_674_368_000.0 / 691.0,
    74_724_249_600.0,
    -10_670_622_842_880_000.0 / 3617.0,
    5_109_094_217_170_944_000.0 / 43_867.0,
    -802_857_662_698_291_200_000.0 / 174_611.0,
    14_101_100_039_391_805_440_000.0 / 77_683.0,
    -1_693_824_136_731_743_669_452_800_000.0 / 236_364_091.0,
];

/// The sum of `(q + k)^-x` over all `k` from 0: terms up to `q + k > 9`, then the formula of Euler and Maclaurin.
/// Infinite at the poles, undefined for `x` below 1 and where a power is.
///
/// Source: `zeta` of Cephes; <https://dlmf.nist.gov/25.11.E6>.
fn zeta(b: &mut Builder, x: Val, q: Val) -> Val {
    let all: Vec<usize> = (0..b.rank(x)).collect();
    let exponent = b.neg(x);
    let first = b.pow(q, exponent);
    let start = b.constant(0, b.dtype(x));
    let end = b.while_loop(
        &[start, q, first, first, exponent],
        |b, state| {
            let open = zeta_is_open(b, state);
            b.any(open, &all)
        },
        |b, state| {
            let (k, place, term, sum, exponent) = (state[0], state[1], state[2], state[3], state[4]);
            let open = zeta_is_open(b, state);
            let next = b.add_to(place, 1);
            let power = b.pow(next, exponent);
            let more = b.add(sum, power);
            let k = b.add_to(k, 1);
            vec![
                k,
                b.select(open, next, place),
                b.select(open, power, term),
                b.select(open, more, sum),
                exponent,
            ]
        },
    );
    let (place, term, sum) = (end[1], end[2], end[3]);

    // term·(w/(x-1) - ½ + x/w·(1/A1 + (x+1)(x+2)/w²·(1/A2 + …)))
    let square = b.mul(place, place);
    let terms = if b.dtype(x) == DType::F64 { ZETA.len() } else { 6 };
    let mut tail = b.full_like(1.0 / ZETA[terms - 1], x);
    for j in (1..terms).rev() {
        let (left, right) = (b.add_to(x, (2 * j - 1) as f64), b.add_to(x, (2 * j) as f64));
        let factor = b.mul(left, right);
        let factor = b.div(factor, square);
        let product = b.mul(factor, tail);
        tail = b.add_to(product, 1.0 / ZETA[j - 1]);
    }
    let slope = b.div(x, place);
    let tail = b.mul(slope, tail);
    let tail = b.add_to(tail, -0.5);
    let order = b.add_to(x, -1);
    let integral = b.div(place, order);
    let tail = b.add(integral, tail);
    let tail = b.mul(tail, term);
    // Of terms that do not count, so of a high order, the tail may be 0 times infinity.
    let counts = zeta_counts(b, Cmp::GE, term, sum);
    let zero = b.zeros_like(x);
    let tail = b.select(counts, tail, zero);
    let y = b.add(sum, tail);

    let not_positive = b.compare_to(Cmp::LE, q, 0);
    let (q_floor, x_floor) = (b.floor(q), b.floor(x));
    let q_whole = b.compare(Cmp::EQ, q, q_floor);
    let x_broken = b.compare(Cmp::NE, x, x_floor);
    let is_pole = b.and(q_whole, not_positive);
    let no_power = b.and(x_broken, not_positive);
    let nan = b.full_like(f64::NAN, x);
    let infinity = b.full_like(f64::INFINITY, x);
    let y = b.select(no_power, nan, y);
    let y = b.select(is_pole, infinity, y);
    let undefined = b.compare_to(Cmp::LT, x, 1);
    let y = b.select(undefined, nan, y);
    pinned(b, x, 1.0, f64::INFINITY, y)
}

/// Where the sum goes on: 9 terms at least, up to places above 9, while terms count.
fn zeta_is_open(b: &mut Builder, state: &[Val]) -> Val {
    let k = b.splat(state[0], state[1]);
    let few = b.compare_to(Cmp::LT, k, 9);
    let low = b.compare_to(Cmp::LE, state[1], 9);
    let wanted = b.or(few, low);
    let counts = zeta_counts(b, Cmp::GT, state[2], state[3]);
    b.and(wanted, counts)
}

/// Whether a term is beyond the rounding error of the sum.
fn zeta_counts(b: &mut Builder, direction: Cmp, term: Val, sum: Val) -> Val {
    let (term, sum) = (b.abs(term), b.abs(sum));
    let bound = b.mul_by(sum, epsilon(b.dtype(term)) / 2.0);
    b.compare(direction, term, bound)
}

/// The distance from 1 to the next number.
fn epsilon(dtype: DType) -> f64 {
    if dtype == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) }
}

// Incomplete Gamma functions.

/// Iterations after which a loop ends at the latest.
const ROUNDS: i64 = 2000;

/// The regularised incomplete Gamma function, `P(a, x)` or, `upper`, `Q(a, x)`.
///
/// Around the transition of a large `a` it is Temme's expansion; below it and for small `x` the series of `P`; above it
/// the continued fraction of `Q`; and for small `a` and `x` the series of `Q`.
///
/// Source: <https://dlmf.nist.gov/8.7.E1>, 8.9.E2, 8.12.E3; the regions are those of `igam` in Cephes.
fn incomplete(b: &mut Builder, a: Val, x: Val, upper: bool) -> Val {
    let ones = b.full_like(1, a);
    let zero = b.zeros_like(a);
    let large = b.compare_to(Cmp::GT, a, if b.dtype(a) == DType::F64 { 200.0 } else { 20.0 });
    let difference = b.sub(x, a);
    let excess = b.div(difference, a);
    let distance = b.abs(excess);
    let close = b.compare_to(Cmp::LT, distance, 0.3);
    let is_transition = b.and(large, close);
    let not_transition = b.not(is_transition);
    let small = b.compare_to(Cmp::LE, x, 1.1);
    let below = b.compare(Cmp::LE, x, a);
    let is_lower = b.or(small, below);
    let finite = b.is_finite(x);
    let loops = b.and(not_transition, finite);

    let factor = power_over_gamma(b, a, x, excess);
    let use_lower = b.and(is_lower, loops);
    let x_lower = b.select(use_lower, x, zero);
    let p = lower_series(b, a, x_lower);
    let p = b.mul(p, factor);
    let is_higher = b.not(is_lower);
    let use_higher = b.and(is_higher, loops);
    let (a_higher, x_higher) = (b.select(use_higher, a, ones), b.select(use_higher, x, ones));
    let q = upper_fraction(b, a_higher, x_higher);
    let q = b.mul(q, a);
    let q = b.mul(q, factor);
    let transition = temme(b, a, excess, upper);

    let y = if upper {
        let rest = one_minus(b, p);
        let few = upper_series(b, a, x);
        // -0.4 / log x < a up to ½, 1.1x < a above.
        let log = b.log(x);
        let bound = over(b, -0.4, log);
        let line = b.mul_by(x, 1.1);
        let half = b.compare_to(Cmp::LE, x, 0.5);
        let bound = b.select(half, bound, line);
        let is_few = b.compare(Cmp::GE, bound, a);
        let is_few = b.and(is_few, small);
        let rest = b.select(is_few, few, rest);
        b.select(is_lower, rest, q)
    } else {
        let rest = one_minus(b, q);
        b.select(is_lower, p, rest)
    };
    let y = b.select(is_transition, transition, y);
    at_bounds(b, a, x, upper, y)
}

/// The values at 0 and infinity, and NaN for negative numbers.
fn at_bounds(b: &mut Builder, a: Val, x: Val, upper: bool, y: Val) -> Val {
    let (none, whole) = if upper { (1.0, 0.0) } else { (0.0, 1.0) };
    let y = pinned(b, x, f64::INFINITY, whole, y);
    let y = pinned(b, a, f64::INFINITY, none, y);
    let y = pinned(b, x, 0.0, none, y);
    let y = pinned(b, a, 0.0, whole, y);
    let (a_zero, a_infinite) = (b.compare_to(Cmp::EQ, a, 0), b.compare_to(Cmp::EQ, a, f64::INFINITY));
    let (x_positive, x_infinite) = (b.compare_to(Cmp::GT, x, 0), b.compare_to(Cmp::EQ, x, f64::INFINITY));
    let (a_negative, x_negative) = (b.compare_to(Cmp::LT, a, 0), b.compare_to(Cmp::LT, x, 0));
    let x_not_positive = b.not(x_positive);
    let no_power = b.and(a_zero, x_not_positive);
    let no_limit = b.and(a_infinite, x_infinite);
    let undefined =
        [a_negative, x_negative, no_limit].into_iter().fold(no_power, |sum, next| b.or(sum, next));
    let nan = b.full_like(f64::NAN, a);
    b.select(undefined, nan, y)
}

/// `x^a·e^-x / Γ(a + 1)`, of a large `a` by Stirling's series around `x = a`.
fn power_over_gamma(b: &mut Builder, a: Val, x: Val, excess: Val) -> Val {
    /// `B_2j / (2j·(2j - 1))`, the highest first.
    const STIRLING: [f64; 8] = [
        -3617.0 / 122_400.0,
        1.0 / 156.0,
        -691.0 / 360_360.0,
        1.0 / 1188.0,
        -1.0 / 1680.0,
        1.0 / 1260.0,
        -1.0 / 360.0,
        1.0 / 12.0,
    ];
    let log = b.log(x);
    let log = b.mul(a, log);
    let above = b.add_to(a, 1);
    let gamma = b.lgamma(above);
    let exponent = b.sub(log, x);
    let small = b.sub(exponent, gamma);

    let bend = log_excess(b, excess);
    let bend = b.mul(a, bend);
    let inverse = over(b, 1.0, a);
    let square = b.mul(inverse, inverse);
    let correction = horner(b, square, &STIRLING);
    let correction = b.mul(correction, inverse);
    let large = b.sub(bend, correction);
    let scale = b.mul_by(a, 2.0 * PI);
    let scale = b.rsqrt(scale);

    let is_large = b.compare_to(Cmp::GT, a, 10);
    let exponent = b.select(is_large, large, small);
    let y = b.exp(exponent);
    let ones = b.full_like(1, a);
    let scale = b.select(is_large, scale, ones);
    b.mul(y, scale)
}

/// `log(1 + x) - x` without loss of digits around 0: with `r = x / (2 + x)` it is
/// `2r³·(1/3 + r²/5 + r⁴/7 + …) - r·x`.
fn log_excess(b: &mut Builder, x: Val) -> Val {
    let terms = if b.dtype(x) == DType::F64 { 10 } else { 5 };
    let odd: Vec<f64> = (0..terms).rev().map(|k| 1.0 / f64::from(2 * k + 3)).collect();
    let sum = b.add_to(x, 2);
    let r = b.div(x, sum);
    let square = b.mul(r, r);
    let series = horner(b, square, &odd);
    let series = b.mul(series, square);
    let series = b.mul_by(series, 2);
    let series = b.sub(series, x);
    let near = b.mul(series, r);
    let log = b.log1p(x);
    let far = b.sub(log, x);
    let size = b.abs(x);
    let is_near = b.compare_to(Cmp::LT, size, 0.3);
    b.select(is_near, near, far)
}

/// `1 + x/(a + 1) + x²/((a + 1)(a + 2)) + …`
fn lower_series(b: &mut Builder, a: Val, x: Val) -> Val {
    let ones = b.full_like(1, a);
    let end = rounds(
        b,
        &[ones, ones, a, x],
        |b, state| {
            let bound = b.mul_by(state[1], epsilon(b.dtype(state[1])) / 2.0);
            b.compare(Cmp::GT, state[0], bound)
        },
        |b, k, state| {
            let (term, sum, a, x) = (state[0], state[1], state[2], state[3]);
            let k = b.splat(k, a);
            let below = b.add(a, k);
            let factor = b.div(x, below);
            let term = b.mul(term, factor);
            vec![term, b.add(sum, term), a, x]
        },
    );
    end[1]
}

/// `Γ(a, x)·e^x / x^a` as a continued fraction, by Lentz's method.
fn upper_fraction(b: &mut Builder, a: Val, x: Val) -> Val {
    let difference = b.sub(x, a);
    let first = b.add_to(difference, 1);
    let inverse = over(b, 1.0, first);
    let huge = b.full_like(1e30, a);
    let end = rounds(
        b,
        &[huge, inverse, inverse, first, a],
        |b, state| {
            let change = b.mul(state[0], state[1]);
            let distance = b.add_to(change, -1);
            let distance = b.abs(distance);
            b.compare_to(Cmp::GT, distance, 4.0 * epsilon(b.dtype(distance)))
        },
        |b, k, state| {
            let (c, d, value, first, a) = (state[0], state[1], state[2], state[3], state[4]);
            let k = b.splat(k, a);
            let rest = b.sub(a, k);
            let numerator = b.mul(k, rest);
            let twice = b.mul_by(k, 2);
            let place = b.add(first, twice);
            let product = b.mul(numerator, d);
            let sum = b.add(product, place);
            let d = over(b, 1.0, sum);
            let quotient = b.div(numerator, c);
            let c = b.add(place, quotient);
            let change = b.mul(c, d);
            vec![c, d, b.mul(value, change), first, a]
        },
    );
    end[2]
}

/// `Q` of small numbers: `1 - x^a/Γ(a + 1)·(1 + a·Σ (-x)^n / (n!·(a + n)))`.
fn upper_series(b: &mut Builder, a: Val, x: Val) -> Val {
    let ones = b.full_like(1, a);
    let zero = b.zeros_like(a);
    let end = rounds(
        b,
        &[ones, zero, a, x],
        |b, state| {
            let size = b.abs(state[0]);
            let far = b.compare_to(Cmp::LE, state[3], 1.1);
            let counts = b.compare_to(Cmp::GT, size, epsilon(b.dtype(size)) / 16.0);
            b.and(counts, far)
        },
        |b, k, state| {
            let (power, sum, a, x) = (state[0], state[1], state[2], state[3]);
            let k = b.splat(k, a);
            let factor = b.div(x, k);
            let product = b.mul(power, factor);
            let power = b.neg(product);
            let below = b.add(a, k);
            let term = b.div(power, below);
            vec![power, b.add(sum, term), a, x]
        },
    );
    let log = b.log(x);
    let log = b.mul(a, log);
    let above = b.add_to(a, 1);
    let gamma = b.lgamma(above);
    let exponent = b.sub(log, gamma);
    let without = b.expm1(exponent);
    let scale = b.exp(exponent);
    let sum = b.mul(end[1], a);
    let sum = b.mul(sum, scale);
    let sum = b.add(without, sum);
    b.neg(sum)
}

/// Temme's expansion: `½·erfc(±η·√(a/2)) ± e^(-aη²/2)/√(2πa)·Σ a^-k·C_k(η)` with `½η² = excess - log(1 + excess)`.
fn temme(b: &mut Builder, a: Val, excess: Val, upper: bool) -> Val {
    let half = log_excess(b, excess);
    let half = b.neg(half);
    let square = b.mul_by(half, 2);
    let eta = b.sqrt(square);
    let negative = b.neg(eta);
    let is_negative = b.compare_to(Cmp::LT, excess, 0);
    let eta = b.select(is_negative, negative, eta);

    let inverse = over(b, 1.0, a);
    let mut sum = b.zeros_like(a);
    for term in tables::TEMME.iter().rev() {
        let product = b.mul(sum, inverse);
        let term = horner(b, eta, term);
        sum = b.add(product, term);
    }
    let exponent = b.mul(a, half);
    let negative = b.neg(exponent);
    let exp = b.exp(negative);
    let scale = b.mul_by(a, 2.0 * PI);
    let scale = b.rsqrt(scale);
    let rest = b.mul(sum, exp);
    let rest = b.mul(rest, scale);

    let root = b.mul_by(a, 0.5);
    let root = b.sqrt(root);
    let place = b.mul(eta, root);
    let (place, rest) = if upper { (place, rest) } else { (b.neg(place), b.neg(rest)) };
    let tail = b.erfc(place);
    let tail = b.mul_by(tail, 0.5);
    b.add(tail, rest)
}

/// A loop whose rounds count from 1, while any element is open.
fn rounds(
    b: &mut Builder,
    state: &[Val],
    is_open: impl FnOnce(&mut Builder, &[Val]) -> Val,
    body: impl FnOnce(&mut Builder, Val, &[Val]) -> Vec<Val>,
) -> Vec<Val> {
    let dtype = b.dtype(state[0]);
    let all: Vec<usize> = (0..b.rank(state[0])).collect();
    let start = b.constant(1, dtype);
    let end = b.while_loop(
        &[&[start], state].concat(),
        |b, state| {
            let open = is_open(b, &state[1..]);
            let open = b.any(open, &all);
            let early = b.compare_to(Cmp::LT, state[0], ROUNDS);
            b.and(open, early)
        },
        |b, state| {
            let next = b.add_to(state[0], 1);
            let values = body(b, state[0], &state[1..]);
            [vec![next], values].concat()
        },
    );
    end[1..].to_vec()
}
