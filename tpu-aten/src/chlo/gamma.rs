//! The Gamma function's logarithm and its derivative, by Lanczos' approximation.

use std::f64::consts::PI;

use crate::builder::{Builder, Cmp, Val};
use crate::ops::special::over;

/// `Γ(z + 1) = √2π·t^(z + ½)·e^-t·(a₀ + a₁/(z + 1) + a₂/(z + 2) + …)` with `t = z + G + ½`.
///
/// Source: C. Lanczos, J. SIAM Numer. Anal. B 1 (1964), with P. Godfrey's coefficients for `G = 7`.
const G: f64 = 7.0;
const A0: f64 = 0.999_999_999_999_809_9;
const A: [f64; 8] = [
    676.520_368_121_885_1,
    -1_259.139_216_722_402_8,
    771.323_428_777_653_1,
    -176.615_029_162_140_6,
    12.507_343_278_686_905,
    -0.138_571_095_265_720_12,
    9.984_369_578_019_572e-6,
    1.505_632_735_149_311_6e-7,
];

/// What the approximation has of an argument above ½, or of its mirror image.
struct Lanczos {
    /// Whether the argument is below ½.
    is_mirrored: Val,
    z: Val,
    t: Val,
    log_t: Val,
    /// The sum.
    sum: Val,
    /// Its derivative, negative.
    slope: Val,
}

fn lanczos(b: &mut Builder, x: Val) -> Lanczos {
    let is_mirrored = b.compare_to(Cmp::LT, x, 0.5);
    let (mirrored, below) = (b.neg(x), b.add_to(x, -1));
    let z = b.select(is_mirrored, mirrored, below);
    let t = b.add_to(z, G + 0.5);
    let ratio = b.mul_by(z, 1.0 / (G + 0.5));
    let log_t = b.log1p(ratio);
    let log_t = b.add_to(log_t, (G + 0.5).ln());
    let (mut sum, mut slope) = (b.full_like(A0, x), b.zeros_like(x));
    for (k, coefficient) in A.iter().enumerate() {
        let place = b.add_to(z, (k + 1) as f64);
        let term = over(b, *coefficient, place);
        sum = b.add(sum, term);
        let change = b.div(term, place);
        slope = b.add(slope, change);
    }
    Lanczos { is_mirrored, z, t, log_t, sum, slope }
}

pub(super) fn lgamma(b: &mut Builder, x: Val) -> Val {
    let Lanczos { is_mirrored, z, t, log_t, sum, .. } = lanczos(b, x);
    // `(z + ½)·log t - t`, in an order in which it does not overflow.
    let power = b.add_to(z, 0.5);
    let quotient = b.div(t, log_t);
    let power = b.sub(power, quotient);
    let power = b.mul(power, log_t);
    let log_sum = b.log(sum);
    let above = b.add(power, log_sum);
    let above = b.add_to(above, (2.0 * PI).ln() / 2.0);

    // `Γ(x)·Γ(1 - x) = π / sin πx`; the sine's sign is no matter.
    let size = b.abs(x);
    let floor = b.floor(size);
    let fraction = b.sub(size, floor);
    let rest = b.neg(fraction);
    let rest = b.add_to(rest, 1);
    let fraction = b.min(fraction, rest);
    let angle = b.mul_by(fraction, PI);
    let sine = b.sin(angle);
    let log_sine = b.log(sine);
    let minus = b.add(log_sine, above);
    let minus = b.neg(minus);
    let below = b.add_to(minus, PI.ln());
    let y = b.select(is_mirrored, below, above);

    let is_infinite = b.compare_to(Cmp::EQ, size, f64::INFINITY);
    b.select(is_infinite, size, y)
}

pub(super) fn digamma(b: &mut Builder, x: Val) -> Val {
    let Lanczos { is_mirrored, t, log_t, sum, slope, .. } = lanczos(b, x);
    let logarithmic = b.div(slope, sum);
    let rest = over(b, G, t);
    let above = b.sub(log_t, logarithmic);
    let above = b.sub(above, rest);

    // `ψ(x) = ψ(1 - x) - π / tan πx`
    let nearest = b.add_to(x, 0.5);
    let nearest = b.floor(nearest);
    let fraction = b.sub(x, nearest);
    let angle = b.mul_by(fraction, PI);
    let (sine, cosine) = (b.sin(angle), b.cos(angle));
    let cosine = b.mul_by(cosine, PI);
    let cotangent = b.div(cosine, sine);
    let below = b.sub(above, cotangent);
    // The poles are at 0 and at negative integers.
    let is_pole = b.compare_to(Cmp::EQ, fraction, 0);
    let nan = b.full_like(f64::NAN, x);
    let below = b.select(is_pole, nan, below);
    b.select(is_mirrored, below, above)
}
