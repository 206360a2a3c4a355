//! Inverse functions of complex numbers, with the branch cuts and signs of C.
//!
//! Source: W. Kahan, "Branch cuts for complex elementary functions" (1987).

use super::asinh as real_asinh;
use crate::builder::{Builder, Val};

/// An op of complex numbers.
pub(super) fn decompose(op: &str) -> Option<fn(&mut Builder, Val) -> Val> {
    Some(match op {
        "chlo.acos" => acos,
        "chlo.acosh" => acosh,
        "chlo.asin" => asin,
        "chlo.asinh" => asinh,
        "chlo.atan" => atan,
        "chlo.atanh" => atanh,
        _ => return None,
    })
}

/// The conjugate; a real number is its own.
pub(super) fn conjugate(b: &mut Builder, z: Val) -> Val {
    if !b.dtype(z).is_complex() {
        return z;
    }
    let (re, im) = (b.real(z), b.imag(z));
    let im = b.neg(im);
    b.complex(re, im)
}

/// The roots of `1 - z` and `1 + z`.
fn roots(b: &mut Builder, z: Val) -> (Val, Val) {
    let (re, im) = (b.real(z), b.imag(z));
    let (minus, opposite) = (b.neg(re), b.neg(im));
    let (below, above) = (b.add_to(minus, 1), b.add_to(re, 1));
    let (below, above) = (b.complex(below, opposite), b.complex(above, im));
    (b.sqrt(below), b.sqrt(above))
}

fn acos(b: &mut Builder, z: Val) -> Val {
    let (below, above) = roots(b, z);
    let (down, up) = (b.real(below), b.real(above));
    let half = b.atan2(down, up);
    let re = b.mul_by(half, 2);
    let mirrored = conjugate(b, above);
    let product = b.mul(mirrored, below);
    let im = b.imag(product);
    let im = real_asinh(b, im);
    b.complex(re, im)
}

fn asin(b: &mut Builder, z: Val) -> Val {
    let (below, above) = roots(b, z);
    let product = b.mul(below, above);
    let (re, leg) = (b.real(z), b.real(product));
    let re = b.atan2(re, leg);
    let mirrored = conjugate(b, below);
    let product = b.mul(mirrored, above);
    let im = b.imag(product);
    let im = real_asinh(b, im);
    b.complex(re, im)
}

fn acosh(b: &mut Builder, z: Val) -> Val {
    let (re, im) = (b.real(z), b.imag(z));
    let (below, above) = (b.add_to(re, -1), b.add_to(re, 1));
    let (below, above) = (b.complex(below, im), b.complex(above, im));
    let (below, above) = (b.sqrt(below), b.sqrt(above));
    let mirrored = conjugate(b, below);
    let product = b.mul(mirrored, above);
    let re = b.real(product);
    let re = real_asinh(b, re);
    let (down, up) = (b.imag(below), b.real(above));
    let half = b.atan2(down, up);
    let im = b.mul_by(half, 2);
    b.complex(re, im)
}

/// `asinh z = i·asin(-iz)`
fn asinh(b: &mut Builder, z: Val) -> Val {
    let turned = turn_back(b, z);
    let y = asin(b, turned);
    turn(b, y)
}

/// `atan z = -i·atanh(iz)`
fn atan(b: &mut Builder, z: Val) -> Val {
    let turned = turn(b, z);
    let y = atanh(b, turned);
    turn_back(b, y)
}

/// Half the logarithm of `(1 + z) / (1 - z)`.
fn atanh(b: &mut Builder, z: Val) -> Val {
    let (x, y) = (b.real(z), b.imag(z));
    let minus = b.neg(x);
    let (below, above) = (b.add_to(minus, 1), b.add_to(x, 1));
    let height = b.mul(y, y);
    let square = b.mul(below, below);
    let distance = b.add(square, height);
    let excess = b.div(x, distance);
    let excess = b.mul_by(excess, 4);
    let log = b.log1p(excess);
    let re = b.mul_by(log, 0.25);
    let product = b.mul(below, above);
    let width = b.sub(product, height);
    let twice = b.mul_by(y, 2);
    let angle = b.atan2(twice, width);
    let im = b.mul_by(angle, 0.5);
    b.complex(re, im)
}

/// `iz`
fn turn(b: &mut Builder, z: Val) -> Val {
    let (re, im) = (b.real(z), b.imag(z));
    let im = b.neg(im);
    b.complex(im, re)
}

/// `-iz`
fn turn_back(b: &mut Builder, z: Val) -> Val {
    let (re, im) = (b.real(z), b.imag(z));
    let re = b.neg(re);
    b.complex(im, re)
}
