//! Gradient scaling for mixed precision.

use tpu_runtime::DType;

use crate::builder::{Cmp, Val};
use crate::op::{Ctx, Lowered, Op, many};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()",
        unscale,
    )
    .dtypes(&[DType::F32, DType::F16])
    .examples(&["{T[2,3] T[4]} f32[1] f32[]"]),
    Op::new(
        "aten::_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)",
        update_scale,
    )
    .operands(&["growth_interval"])
    .dtypes(&[DType::F32])
    .examples(&["T[] i32[] f32[] 2.0 0.5 2000"]),
];

/// The gradients times `inv_scale`; `found_inf` becomes 1 if any of them was infinite or NaN.
fn unscale(c: &mut Ctx<'_>) -> Lowered {
    let (mut found, inverse) = (c.tensor("found_inf")?, c.tensor("inv_scale")?);
    let inverse = c.reshape(inverse, &[]);
    let mut results = Vec::new();
    for grad in c.tensors("self")?.into_iter().flatten() {
        let dtype = c.dtype(grad);
        let compute = if dtype == DType::F64 { DType::F64 } else { DType::F32 };
        let wide = c.convert(grad, compute);
        let finite = c.is_finite(wide);
        let dims: Vec<usize> = (0..c.rank(finite)).collect();
        let finite = c.all(finite, &dims);
        found = raise_flag(c, found, finite);
        let inverse = c.convert(inverse, compute);
        let inverse = c.splat(inverse, wide);
        let scaled = c.mul(wide, inverse);
        results.push(c.convert(scaled, dtype));
    }
    results.push(found);
    many(results)
}

/// 1 unless `fine`, else the flag as it was.
fn raise_flag(c: &mut Ctx<'_>, flag: Val, fine: Val) -> Val {
    let raised = c.full_like(1, flag);
    let fine = c.splat(fine, flag);
    c.select(fine, flag, raised)
}

/// The scale times its backoff factor if an infinity was found, times its growth factor after enough steps
/// without one, unless it would overflow; and the count of those steps.
fn update_scale(c: &mut Ctx<'_>) -> Lowered {
    let (scale, tracker, found) = (c.tensor("self")?, c.tensor("growth_tracker")?, c.tensor("found_inf")?);
    let (growth, backoff) =
        (c.scalar_like("scale_growth_factor", scale)?, c.scalar_like("scale_backoff_factor", scale)?);
    let counted = c.add_to(tracker, 1);
    let interval = c.scalar_like("growth_interval", counted)?;
    let (found, due) = (c.compare_to(Cmp::NE, found, 0), c.compare(Cmp::EQ, counted, interval));
    let (of_scale, of_tracker) = (c.dims(scale), c.dims(tracker));
    let grown = c.mul(scale, growth);
    let fits = c.is_finite(grown);
    let grown = c.select(fits, grown, scale);
    let due_scale = c.reshape(due, &of_scale);
    let grown = c.select(due_scale, grown, scale);
    let shrunk = c.mul(scale, backoff);
    let found_scale = c.reshape(found, &of_scale);
    let scale = c.select(found_scale, shrunk, grown);
    let zero = c.zeros_like(counted);
    let found_tracker = c.reshape(found, &of_tracker);
    let reset = c.or(found_tracker, due);
    let tracker = c.select(reset, zero, counted);
    many([scale, tracker])
}
