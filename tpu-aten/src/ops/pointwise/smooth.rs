//! Smooth activations and gates, and their gradients.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, PI, SQRT_2};

use tpu_runtime::DType;

use super::{complement, conjugate, elementwise, of_result};
use crate::builder::{Builder, Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, Domain, Lowered, Op, many, one};

const FLOAT_OR_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::binary(
        "aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
        Domain::OnlyFloat,
        sigmoid_backward,
    )
    .dtypes(FLOAT_OR_COMPLEX),
    Op::binary(
        "aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
        Domain::OnlyFloat,
        tanh_backward,
    )
    .dtypes(FLOAT_OR_COMPLEX),
    Op::new("aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor", logit_backward)
        .examples(&["T[2,3] T[2,3] none", "T[2,3] T[2,3] 1e-6"]),
    Op::new("aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor", elu)
        .examples(&["T[2,3] 1 1.5 1"]),
    Op::new(
        "aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor",
        elu_backward,
    )
    .demand(|number, _| of_result("elu", number("is_result"), number("alpha")))
    .examples(&["T[2,3] 1 1.5 1 false T[2,3]", "T[2,3] 1 1.5 1 true T[2,3]"]),
    Op::new("aten::gelu(Tensor self, *, str approximate='none') -> Tensor", gelu)
        .examples(&["T[2,3] none", "T[2,3] tanh"]),
    Op::new(
        "aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor",
        gelu_backward,
    )
    .examples(&["T[2,3] T[2,3] none", "T[2,3] T[2,3] tanh"]),
    Op::unary("aten::silu", Domain::OnlyFloat, |b, x| {
        let gate = b.logistic(x);
        b.mul(x, gate)
    })
    .dtypes(FLOAT_OR_COMPLEX),
    Op::binary(
        "aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor",
        Domain::OnlyFloat,
        silu_backward,
    ),
    Op::unary("aten::mish", Domain::OnlyFloat, |b, x| {
        let gate = mish_gate(b, x);
        b.mul(x, gate)
    })
    .real(),
    Op::binary(
        "aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor",
        Domain::OnlyFloat,
        mish_backward,
    ),
    Op::new("aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor", softplus)
        .examples(&["T[2,3] 2 20"]),
    Op::new(
        "aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor",
        softplus_backward,
    )
    .examples(&["T[2,3] T[2,3] 2 20"]),
    Op::new("aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)", log_sigmoid)
        .real()
        .examples(&["T[2,3]"]),
    Op::binary(
        "aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor",
        Domain::OnlyFloat,
        log_sigmoid_backward,
    )
    .examples(&["T[2,3] T[2,3] T[2,3]"]),
    Op::new("aten::glu(Tensor self, int dim=-1) -> Tensor", glu).real().examples(&["T[2,4] -1", "T[2,4] 0"]),
    Op::new("aten::glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor", glu_jvp)
        .examples(&["T[2,2] T[2,4] T[2,4] 1"]),
    Op::new("aten::glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor", glu_backward_jvp)
        .examples(&["T[2,4] T[2,2] T[2,4] T[2,2] T[2,4] 1"]),
    Op::new("aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor", glu_backward)
        .examples(&["T[2,2] T[2,4] -1"]),
];

/// `grad·y·(1 - y)`, where `y` is the sigmoid.
fn sigmoid_backward(b: &mut Builder, grad: Val, y: Val) -> Val {
    let rest = complement(b, y);
    let slope = b.mul(rest, y);
    let slope = conjugate(b, slope);
    b.mul(grad, slope)
}

/// `grad·(1 - y²)`, where `y` is the tanh.
fn tanh_backward(b: &mut Builder, grad: Val, y: Val) -> Val {
    let square = b.mul(y, y);
    let slope = complement(b, square);
    let slope = conjugate(b, slope);
    b.mul(grad, slope)
}

/// `grad / (x·(1 - x))`: 0 outside of `[eps, 1 - eps]`, or NaN outside of `[0, 1]` without `eps`.
fn logit_backward(c: &mut Ctx<'_>) -> Lowered {
    let (compute, _) = c.dtypes_in(Domain::OnlyFloat, &["grad_output", "self"])?;
    let eps = c.opt_scalar("eps", compute)?;
    c.binary("grad_output", "self", Domain::OnlyFloat, |b, grad, x| {
        let low = match eps {
            Some(eps) => b.splat(eps, x),
            None => b.zeros_like(x),
        };
        let high = complement(b, low);
        let rest = complement(b, x);
        let product = b.mul(x, rest);
        let slope = b.div(grad, product);
        let from_low = b.compare(Cmp::GE, x, low);
        let to_high = b.compare(Cmp::LE, x, high);
        let inside = b.and(from_low, to_high);
        let otherwise = b.full_like(if eps.is_some() { 0.0 } else { f64::NAN }, x);
        b.select(inside, slope, otherwise)
    })
    .and_then(one)
}

/// `scale·x` above 0, `scale·alpha·(e^(input_scale·x) - 1)` below.
fn elu(c: &mut Ctx<'_>) -> Lowered {
    let numbers = ["alpha", "scale", "input_scale"];
    elementwise(c, Domain::OnlyFloat, ["self"], numbers, |b, [x], [alpha, scale, input_scale]| {
        let inner = b.mul(x, input_scale);
        let inner = b.expm1(inner);
        let below = b.mul(inner, alpha);
        let is_below = b.compare_to(Cmp::LT, x, 0);
        let y = b.select(is_below, below, x);
        b.mul(y, scale)
    })
}

/// The gradient of [`elu`], from its input or its result.
fn elu_backward(c: &mut Ctx<'_>) -> Lowered {
    let is_result = c.bool("is_result")?;
    let (tensors, numbers) = (["grad_output", "self_or_result"], ["alpha", "scale", "input_scale"]);
    elementwise(c, Domain::OnlyFloat, tensors, numbers, |b, [grad, x], [alpha, scale, input_scale]| {
        let height = b.mul(alpha, scale);
        let curve = if is_result {
            b.add(x, height)
        } else {
            let inner = b.mul(x, input_scale);
            let inner = b.exp(inner);
            b.mul(inner, height)
        };
        let below = b.mul(curve, input_scale);
        let is_below = b.compare_to(Cmp::LE, x, 0);
        let slope = b.select(is_below, below, scale);
        b.mul(grad, slope)
    })
}

/// Whether the tanh approximation is asked for.
fn approximate(c: &Ctx<'_>) -> Result<bool> {
    match c.opt_str("approximate")?.as_deref() {
        Some("tanh") => Ok(true),
        // The examples' `none` is no word.
        Some("none") | None => Ok(false),
        Some(_) => Err(c.wrong("approximate", "none or tanh")),
    }
}

/// `x·Φ(x)`, where Φ is the normal distribution.
///
/// Source: <https://arxiv.org/abs/1606.08415>.
fn gelu(c: &mut Ctx<'_>) -> Lowered {
    let gate = if approximate(c)? { gelu_tanh_gate } else { normal_cdf };
    c.unary("self", Domain::OnlyFloat, |b, x| {
        let gate = gate(b, x);
        b.mul(x, gate)
    })
    .and_then(one)
}

/// `grad·(Φ(x) + x·Φ'(x))`.
fn gelu_backward(c: &mut Ctx<'_>) -> Lowered {
    let tanh = approximate(c)?;
    c.binary("grad_output", "self", Domain::OnlyFloat, |b, grad, x| {
        let (gate, slope) = if tanh {
            let gate = gelu_tanh_gate(b, x);
            (gate, gelu_tanh_gate_slope(b, x, gate))
        } else {
            (normal_cdf(b, x), normal_pdf(b, x))
        };
        let way = b.mul(x, slope);
        let slope = b.add(gate, way);
        b.mul(grad, slope)
    })
    .and_then(one)
}

/// `(1 + erf(x/√2)) / 2`.
pub(in crate::ops) fn normal_cdf(b: &mut Builder, x: Val) -> Val {
    let scaled = b.mul_by(x, FRAC_1_SQRT_2);
    let erf = b.erf(scaled);
    let sum = b.add_to(erf, 1);
    b.mul_by(sum, 0.5)
}

/// `e^(-x²/2) / √(2π)`.
fn normal_pdf(b: &mut Builder, x: Val) -> Val {
    let square = b.mul(x, x);
    let exponent = b.mul_by(square, -0.5);
    let exp = b.exp(exponent);
    b.mul_by(exp, 1.0 / (2.0 * PI).sqrt())
}

/// √(2/π).
const GELU_SCALE: f64 = FRAC_2_SQRT_PI / SQRT_2;
/// The weight of the cube in the tanh approximation.
const GELU_CUBE: f64 = 0.044_715;

/// `(1 + tanh(√(2/π)·(x + 0.044715·x³))) / 2`.
fn gelu_tanh_gate(b: &mut Builder, x: Val) -> Val {
    let square = b.mul(x, x);
    let cube = b.mul(square, x);
    let cube = b.mul_by(cube, GELU_CUBE);
    let inner = b.add(x, cube);
    let inner = b.mul_by(inner, GELU_SCALE);
    let tanh = b.tanh(inner);
    let sum = b.add_to(tanh, 1);
    b.mul_by(sum, 0.5)
}

/// The derivative of [`gelu_tanh_gate`], whose value is `gate`: `2·gate·(1 - gate)·√(2/π)·(1 + 3·0.044715·x²)`.
fn gelu_tanh_gate_slope(b: &mut Builder, x: Val, gate: Val) -> Val {
    let rest = complement(b, gate);
    let bell = b.mul(gate, rest);
    let square = b.mul(x, x);
    let inner = b.mul_by(square, 3.0 * GELU_CUBE);
    let inner = b.add_to(inner, 1);
    let inner = b.mul_by(inner, 2.0 * GELU_SCALE);
    b.mul(bell, inner)
}

/// `grad·s·(1 + x·(1 - s))`, where `s` is the sigmoid.
fn silu_backward(b: &mut Builder, grad: Val, x: Val) -> Val {
    let gate = b.logistic(x);
    let rest = complement(b, gate);
    let way = b.mul(x, rest);
    let inner = b.add_to(way, 1);
    let slope = b.mul(gate, inner);
    b.mul(grad, slope)
}

/// `tanh(log(1 + e^x))`.
///
/// Source: <https://arxiv.org/abs/1908.08681>.
fn mish_gate(b: &mut Builder, x: Val) -> Val {
    let exp = b.exp(x);
    let softplus = b.log1p(exp);
    b.tanh(softplus)
}

/// `grad·(gate + x·sigmoid(x)·(1 - gate²))`.
fn mish_backward(b: &mut Builder, grad: Val, x: Val) -> Val {
    let gate = mish_gate(b, x);
    let sigmoid = b.logistic(x);
    let square = b.mul(gate, gate);
    let rest = complement(b, square);
    let slope = b.mul(sigmoid, rest);
    let way = b.mul(x, slope);
    let slope = b.add(gate, way);
    b.mul(grad, slope)
}

/// `log(1 + e^(beta·x)) / beta`, and `x` itself where `beta·x` is above `threshold`.
fn softplus(c: &mut Ctx<'_>) -> Lowered {
    elementwise(c, Domain::OnlyFloat, ["self"], ["beta", "threshold"], |b, [x], [beta, threshold]| {
        let scaled = b.mul(x, beta);
        let exp = b.exp(scaled);
        let log = b.log1p(exp);
        let curve = b.div(log, beta);
        let straight = b.compare(Cmp::GT, scaled, threshold);
        b.select(straight, x, curve)
    })
}

/// `grad·sigmoid(beta·x)`, and the gradient itself where `beta·x` is above `threshold`.
fn softplus_backward(c: &mut Ctx<'_>) -> Lowered {
    let (tensors, numbers) = (["grad_output", "self"], ["beta", "threshold"]);
    elementwise(c, Domain::OnlyFloat, tensors, numbers, |b, [grad, x], [beta, threshold]| {
        let scaled = b.mul(x, beta);
        let sigmoid = b.logistic(scaled);
        let curve = b.mul(grad, sigmoid);
        let straight = b.compare(Cmp::GT, scaled, threshold);
        b.select(straight, grad, curve)
    })
}

/// `min(x, 0) - log(1 + e^(-|x|))`, and `e^(-|x|)`.
fn log_sigmoid(c: &mut Ctx<'_>) -> Lowered {
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &["self"])?;
    let x = c.tensor_as("self", compute)?;
    let b = c.builder();
    let size = b.abs(x);
    let negative = b.neg(size);
    let buffer = b.exp(negative);
    let log = b.log1p(buffer);
    let zero = b.zeros_like(x);
    let bound = b.min(x, zero);
    let y = b.sub(bound, log);
    many([b.convert(y, result), b.convert(buffer, result)])
}

/// `grad·(1 - sigmoid(x))`.
fn log_sigmoid_backward(b: &mut Builder, grad: Val, x: Val) -> Val {
    let negative = b.neg(x);
    let slope = b.logistic(negative);
    b.mul(grad, slope)
}

/// The first half along a dimension times the sigmoid of the second.
fn glu(c: &mut Ctx<'_>) -> Lowered {
    let dim = c.dim("dim", c.shape_of("self")?.dims.len())?;
    c.unary("self", Domain::OnlyFloat, |b, x| {
        let (value, gate) = halves(b, x, dim);
        let gate = b.logistic(gate);
        b.mul(value, gate)
    })
    .and_then(one)
}

/// The gradients of both halves: `grad·s` and `grad·value·s·(1 - s)`.
fn glu_backward(c: &mut Ctx<'_>) -> Lowered {
    let dim = c.dim("dim", c.shape_of("self")?.dims.len())?;
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &["grad_output", "self"])?;
    let (grad, x) = (c.tensor_as("grad_output", compute)?, c.tensor_as("self", compute)?);
    let b = c.builder();
    let (value, gate) = halves(b, x, dim);
    let gate = b.logistic(gate);
    let of_value = b.mul(grad, gate);
    let weighted = b.mul(grad, value);
    let of_gate = sigmoid_backward(b, weighted, gate);
    let both = b.concatenate(&[of_value, of_gate], dim);
    one(b.convert(both, result))
}

/// How `glu` moves with `x`: `da·s + glu·(1 - s)·db`, `s` the sigmoid of the second half.
fn glu_jvp(c: &mut Ctx<'_>) -> Lowered {
    let dim = c.dim("dim", c.shape_of("x")?.dims.len())?;
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &["x", "dx"])?;
    let [y, x, dx] = [c.tensor_as("glu", compute)?, c.tensor_as("x", compute)?, c.tensor_as("dx", compute)?];
    let ((_, gate), (da, db)) = (halves(c, x, dim), halves(c, dx, dim));
    let gate = c.logistic(gate);
    let by_value = c.mul(da, gate);
    let by_gate = {
        let rest = one_minus(c, gate);
        let product = c.mul(y, rest);
        c.mul(product, db)
    };
    let sum = c.add(by_value, by_gate);
    one(c.convert(sum, result))
}

/// How the gradient of `glu` moves with its own gradient and with `x`. With `g` the gradient and `s` the sigmoid of the
/// second half `b`, its halves are `g·s` and `g·s·(1 - s)·a`.
fn glu_backward_jvp(c: &mut Ctx<'_>) -> Lowered {
    let dim = c.dim("dim", c.shape_of("x")?.dims.len())?;
    let (compute, result) = c.dtypes_in(Domain::OnlyFloat, &["x", "dx"])?;
    let [g, dg] = [c.tensor_as("grad_glu", compute)?, c.tensor_as("dgrad_glu", compute)?];
    let [x, dx] = [c.tensor_as("x", compute)?, c.tensor_as("dx", compute)?];
    let b = c.builder();
    let ((a, gate), (da, db)) = (halves(b, x, dim), halves(b, dx, dim));
    let s = b.logistic(gate);
    let rest = one_minus(b, s);
    let of_value = b.mul(g, s);
    // The move of `g·s`.
    let slope = b.mul(rest, db);
    let by_gate = b.mul(of_value, slope);
    let by_grad = b.mul(dg, s);
    let moved = b.add(by_gate, by_grad);
    // The move of `(g·s)·a·(1 - s)`.
    let first = b.mul(moved, a);
    let second = b.mul(of_value, da);
    let both = b.add(first, second);
    let both = b.mul(both, rest);
    let third = {
        let product = b.mul(of_value, a);
        let product = b.mul(product, s);
        b.mul(product, slope)
    };
    let gate_moved = b.sub(both, third);
    let halves = b.concatenate(&[moved, gate_moved], dim);
    one(b.convert(halves, result))
}

fn one_minus(b: &mut Builder, x: Val) -> Val {
    let one = b.full_like(1, x);
    b.sub(one, x)
}

fn halves(b: &mut Builder, x: Val, dim: usize) -> (Val, Val) {
    let size = b.dims(x)[dim];
    (b.slice_dim(x, dim, 0, size / 2), b.slice_dim(x, dim, size / 2, size))
}
