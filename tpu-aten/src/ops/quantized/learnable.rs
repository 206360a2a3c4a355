//! Fake quantization whose scale and zero point are learnt.
//!
//! Source: Esser et al., "Learned step size quantization", ICLR 2020; Jain et al., "Trained quantization
//! thresholds", `MLSys` 2020.

use tpu_runtime::DType;

use super::fake::{Grid, Zero, first, wide};
use crate::builder::{Cmp, Val};
use crate::error::Result;
use crate::op::{Ctx, FLOATS, Lowered, Op, many, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_fake_quantize_learnable_per_tensor_affine(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.) -> Tensor",
        |c| forward(c, false),
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] f32[1] f32[1] -128 127 1.0"]),
    Op::new(
        "aten::_fake_quantize_learnable_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.) -> Tensor",
        |c| forward(c, true),
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] f32[3] f32[3] 1 -128 127 1.0"]),
    Op::new(
        "aten::_fake_quantize_learnable_per_tensor_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.) -> (Tensor, Tensor, Tensor)",
        |c| backward(c, false),
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] T[2,3] f32[1] f32[1] -128 127 1.0"]),
    Op::new(
        "aten::_fake_quantize_learnable_per_channel_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, float grad_factor=1.) -> (Tensor, Tensor, Tensor)",
        |c| backward(c, true),
    )
    .operands(&["quant_min", "quant_max"])
    .dtypes(FLOATS)
    .examples(&["T[2,3] T[2,3] f32[3] f32[3] 1 -128 127 1.0"]),
];

/// The nearest values of the grid, whose zero point is rounded and held within it.
fn forward(c: &mut Ctx<'_>, channels: bool) -> Lowered {
    let (x, grid, _) = grid(c, channels, false)?;
    let place = grid.place(c, x);
    let value = grid.value(c, place);
    let dtype = c.shape_of("self")?.dtype;
    one(c.convert(value, dtype))
}

/// The gradients of input, scale and zero point. Outside of the grid the value is its end, `(end - zero) * scale`,
/// whatever the input; inside, rounding counts as the identity.
fn backward(c: &mut Ctx<'_>, channels: bool) -> Lowered {
    let (x, grid, over) = grid(c, channels, true)?;
    let dtype = c.dtype(x);
    let grad = c.tensor_as("grad", dtype)?;
    let factor = c.scalar_like("grad_factor", x)?;
    let zero = c.zeros_like(x);

    let place = grid.place(c, x);
    let inside = grid.holds(c, place);
    let of_input = c.select(inside, grad, zero);

    let value = grid.value(c, place);
    let moved = c.sub(value, x);
    let by_rounding = c.mul(moved, grid.inverse);
    let below = c.compare(Cmp::LT, place, grid.min);
    let end = c.select(below, grid.min, grid.max);
    let by_end = c.sub(end, grid.zero);
    let of_scale = c.select(inside, by_rounding, by_end);
    let of_scale = c.mul(grad, of_scale);

    let outside = c.mul(grad, grid.scale);
    let outside = c.neg(outside);
    let of_zero = c.select(inside, zero, outside);

    let mut results = vec![of_input];
    for (gradient, name) in [(of_scale, "scale"), (of_zero, "zero_point")] {
        let gradient = c.mul(gradient, factor);
        let sum = c.sum(gradient, &over);
        let dims = if channels { c.shape_of(name)?.dims.to_vec() } else { vec![1] };
        results.push(c.reshape(sum, &dims));
    }
    for (result, name) in results.iter_mut().zip(["self", "scale", "zero_point"]) {
        let dtype = c.shape_of(name)?.dtype;
        *result = c.convert(*result, dtype);
    }
    many(results)
}

/// The input, its grid, and the dimensions that share a scale. The zero point of a tensor's one grid is rounded
/// half up and toward zero in the backward pass, as torch does.
fn grid(c: &mut Ctx<'_>, channels: bool, backward: bool) -> Result<(Val, Grid, Vec<usize>)> {
    let x = wide(c)?;
    let rank = c.rank(x);
    let (scale, zero, along) = if channels {
        let axis = c.dim("axis", rank)?;
        (c.tensor_as("scale", DType::F32)?, c.tensor_as("zero_point", DType::F32)?, vec![axis])
    } else {
        (first(c, "scale")?, first(c, "zero_point")?, Vec::new())
    };
    let half_up = backward && !channels;
    let zero = if half_up { c.add_to(zero, 0.5) } else { c.round_even(zero) };
    let (min, max) = (c.scalar_like("quant_min", zero)?, c.scalar_like("quant_max", zero)?);
    let zero = c.max(zero, min);
    let zero = c.min(zero, max);
    let zero = if half_up { c.trunc(zero) } else { zero };
    let over = (0..rank).filter(|dim| !along.contains(dim)).collect();
    let along: Vec<i64> = along.iter().map(|dim| *dim as i64).collect();
    Ok((x, Grid::new(c, x, scale, zero, Zero::Integer, &along)?, over))
}
