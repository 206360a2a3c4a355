//! Activations made of straight pieces, and their gradients.

use super::extremes::bound;
use super::{elementwise, keep, of_result};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Expanded, Lowered, NUMBERS, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::unary("aten::relu", Domain::Same, |b, x| {
        let zero = b.zeros_like(x);
        b.max(x, zero)
    })
    .dtypes(NUMBERS),
    Op::new("aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor", threshold)
        .expanded(Expanded::Taken)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 1 20"]),
    Op::new(
        "aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
        threshold_backward,
    )
    .special("threshold", &[0.0])
    .dtypes(NUMBERS)
    .examples(&["T[2,3] T[2,3] 0", "T[2,3] T[2,3] 1"]),
    Op::new("aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor", hardtanh)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] 0 6"]),
    Op::new(
        "aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor",
        hardtanh_backward,
    )
    .examples(&["T[2,3] T[2,3] -1 1"]),
    Op::new("aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor", leaky_relu)
        .examples(&["T[2,3] 0.1"]),
    Op::new(
        "aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor",
        leaky_relu_backward,
    )
    .demand(|number, _| of_result("leakyReLu", number("self_is_result"), number("negative_slope")))
    .examples(&["T[2,3] T[2,3] 0.1 false"]),
    Op::binary("aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor", Domain::OnlyFloat, sloped),
    Op::new(
        "aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)",
        prelu_backward,
    )
    .examples(&["T[2,3] T[2,3] T[1,3]"]),
    Op::unary("aten::hardsigmoid", Domain::OnlyFloat, hardsigmoid),
    Op::binary(
        "aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor",
        Domain::OnlyFloat,
        hardsigmoid_backward,
    ),
    Op::unary("aten::hardswish", Domain::OnlyFloat, |b, x| {
        let gate = hardsigmoid(b, x);
        b.mul(x, gate)
    }),
    Op::binary(
        "aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor",
        Domain::OnlyFloat,
        hardswish_backward,
    ),
    Op::new("aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor", |c| {
        elementwise(c, Domain::OnlyFloat, ["self"], ["lambd"], |b, [x], [width]| outside(b, x, width, x))
    })
    .real()
    .examples(&["T[2,3] 0.5"]),
    Op::new("aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor", |c| {
        shrink_backward(c, "grad_out")
    })
    .examples(&["T[2,3] T[2,3] 0.5"]),
    Op::new("aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor", softshrink)
        .real()
        .examples(&["T[2,3] 0.5"]),
    Op::new("aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor", |c| {
        shrink_backward(c, "grad_output")
    })
    .examples(&["T[2,3] T[2,3] 0.5"]),
];

/// `value` where `self` is at most `threshold`, else `self`.
fn threshold(c: &mut Ctx<'_>) -> Lowered {
    elementwise(c, Domain::Same, ["self"], ["threshold", "value"], |b, [x], [threshold, value]| {
        let below = b.compare(Cmp::LE, x, threshold);
        b.select(below, value, x)
    })
}

/// The gradient passes where `self` is above `threshold`, or NaN.
fn threshold_backward(c: &mut Ctx<'_>) -> Lowered {
    let names = ["grad_output", "self"];
    elementwise(c, Domain::Same, names, ["threshold"], |b, [grad, x], [threshold]| {
        let below = b.compare(Cmp::LE, x, threshold);
        let zero = b.zeros_like(grad);
        b.select(below, zero, grad)
    })
}

/// `self` clamped.
fn hardtanh(c: &mut Ctx<'_>) -> Lowered {
    let (compute, result) = c.dtypes_in(Domain::Same, &["self"])?;
    let x = c.tensor_as("self", compute)?;
    let [low, high] =
        [bound(c, "min_val", compute)?, bound(c, "max_val", compute)?].map(|bound| c.splat(bound, x));
    let x = c.max(x, low);
    let x = c.min(x, high);
    one(c.convert(x, result))
}

/// The gradient passes strictly between the bounds.
fn hardtanh_backward(c: &mut Ctx<'_>) -> Lowered {
    let names = ["grad_output", "self"];
    elementwise(c, Domain::Same, names, ["min_val", "max_val"], |b, [grad, x], [low, high]| {
        let below = b.compare(Cmp::LE, x, low);
        let above = b.compare(Cmp::GE, x, high);
        let flat = b.or(below, above);
        let zero = b.zeros_like(grad);
        b.select(flat, zero, grad)
    })
}

/// `x` above 0, `slope·x` below.
fn sloped(b: &mut Builder, x: Val, slope: Val) -> Val {
    sloped_by(b, x, x, slope)
}

/// `y` where `x` is above 0, else `slope·y`.
fn sloped_by(b: &mut Builder, x: Val, y: Val, slope: Val) -> Val {
    let above = b.compare_to(Cmp::GT, x, 0);
    let flat = b.mul(y, slope);
    b.select(above, y, flat)
}

/// `self`, times a slope where it is below 0.
fn leaky_relu(c: &mut Ctx<'_>) -> Lowered {
    elementwise(c, Domain::OnlyFloat, ["self"], ["negative_slope"], |b, [x], [slope]| sloped(b, x, slope))
}

/// The gradient, times the slope where `self` is below 0. The result has the sign of the input.
fn leaky_relu_backward(c: &mut Ctx<'_>) -> Lowered {
    let names = ["grad_output", "self"];
    elementwise(c, Domain::OnlyFloat, names, ["negative_slope"], |b, [grad, x], [slope]| {
        sloped_by(b, x, grad, slope)
    })
}

/// The gradients of input and weight, the latter not yet summed.
fn prelu_backward(c: &mut Ctx<'_>) -> Lowered {
    let names = ["grad_output", "self", "weight"];
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &names)?;
    let [grad, x, weight] = c.broadcast_all(names, compute)?;
    let b = c.builder();
    let of_input = sloped_by(b, x, grad, weight);
    let above = b.compare_to(Cmp::GT, x, 0);
    let product = b.mul(x, grad);
    let zero = b.zeros_like(x);
    let of_weight = b.select(above, zero, product);
    many([b.convert(of_input, result), b.convert(of_weight, result)])
}

/// `min(max(x + 3, 0), 6) / 6`.
fn hardsigmoid(b: &mut Builder, x: Val) -> Val {
    let moved = b.add_to(x, 3);
    let (low, high) = (b.zeros_like(x), b.full_like(6, x));
    let moved = b.max(moved, low);
    let moved = b.min(moved, high);
    b.div(moved, high)
}

/// A sixth of the gradient strictly between -3 and 3.
fn hardsigmoid_backward(b: &mut Builder, grad: Val, x: Val) -> Val {
    let size = b.abs(x);
    let inside = b.compare_to(Cmp::LT, size, 3);
    let slope = b.mul_by(grad, 1.0 / 6.0);
    keep(b, inside, slope)
}

/// 0 up to -3, the gradient from 3, and `grad·(x/3 + 1/2)` between.
fn hardswish_backward(b: &mut Builder, grad: Val, x: Val) -> Val {
    let third = b.mul_by(x, 1.0 / 3.0);
    let slope = b.add_to(third, 0.5);
    let inner = b.mul(grad, slope);
    let inside = b.compare_to(Cmp::LT, x, 3);
    let rest = b.select(inside, inner, grad);
    let flat = b.compare_to(Cmp::LE, x, -3);
    let zero = b.zeros_like(grad);
    b.select(flat, zero, rest)
}

/// `value` where `x` is outside of `[-width, width]`, or NaN; else 0.
fn outside(b: &mut Builder, x: Val, width: Val, value: Val) -> Val {
    let size = b.abs(x);
    let inside = b.compare(Cmp::LE, size, width);
    let zero = b.zeros_like(value);
    b.select(inside, zero, value)
}

/// `self` moved towards 0 by `lambd`.
fn softshrink(c: &mut Ctx<'_>) -> Lowered {
    elementwise(c, Domain::OnlyFloat, ["self"], ["lambd"], |b, [x], [width]| {
        let (down, up) = (b.sub(x, width), b.add(x, width));
        let below = b.compare_to(Cmp::LT, x, 0);
        let moved = b.select(below, up, down);
        outside(b, x, width, moved)
    })
}

/// The gradient passes outside of `[-lambd, lambd]`.
fn shrink_backward(c: &mut Ctx<'_>, grad: &str) -> Lowered {
    elementwise(c, Domain::OnlyFloat, [grad, "self"], ["lambd"], |b, [grad, x], [width]| {
        outside(b, x, width, grad)
    })
}
