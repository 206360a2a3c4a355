//! Observation of ranges for quantization-aware training, and the grid that follows from a range.

use tpu_runtime::DType;

use super::fake::{Grid, Zero, first, only_if, wide};
use crate::builder::{Builder, Cmp, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many};

/// Below this the compiler of an 8-bit backend cannot represent a scale. Source: torch's `quant_utils.h`.
const SMALLEST_SCALE: f64 = 6.1e-5;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)",
        observe,
    )
    .dtypes(&[DType::F32, DType::BF16])
    .examples(&[
        "T[2,3] i64[1] i64[1] f32[1] f32[1] f32[1] i32[1] 0.01 0 255 -1 false false",
        "T[2,3] i64[1] i64[1] f32[2] f32[2] f32[2] i32[2] 0.01 -128 127 0 true true",
    ]),
];

/// Where `observer_on`, the running range moves toward the input's and the grid follows; where `fake_quant_on`, the
/// input is put on the grid. Both are data, so that one program serves all phases of a training.
fn observe(c: &mut Ctx<'_>) -> Lowered {
    let x = wide(c)?;
    let rank = c.rank(x);
    let along = if c.bool("per_row_fake_quant")? { vec![c.dim("ch_axis", rank)?] } else { Vec::new() };
    let over: Vec<usize> = (0..rank).filter(|dim| !along.contains(dim)).collect();
    let symmetric = c.bool("symmetric_quant")?;

    let observing = first(c, "observer_on")?;
    let observing = c.compare_to(Cmp::NE, observing, 0);
    let (low, high) = (c.min_over(x, &over), c.max_over(x, &over));
    let (low, high) = (moved(c, "running_min", low)?, moved(c, "running_max", high)?);
    let (quant_min, quant_max) = (c.int("quant_min")?, c.int("quant_max")?);
    let (scale, zero) = grid_of(c, low, high, quant_min, quant_max, symmetric);

    let mut written = Vec::new();
    for (name, new) in [("running_min", low), ("running_max", high), ("scale", scale), ("zero_point", zero)] {
        let old = c.tensor(name)?;
        let shape = c.shape(old).clone();
        let new = c.convert(new, shape.dtype);
        let new = c.reshape(new, &shape.dims);
        let chosen = c.splat(observing, new);
        written.push(c.select(chosen, new, old));
    }

    let dims: Vec<i64> = along.iter().map(|dim| c.dims(x)[*dim]).collect();
    let [scale, zero] = [written[2], written[3]].map(|value| {
        let value = c.reshape(value, &dims);
        c.convert(value, DType::F32)
    });
    let along: Vec<i64> = along.iter().map(|dim| *dim as i64).collect();
    let grid = Grid::new(c, x, scale, zero, Zero::Integer, &along)?;
    let place = grid.place(c, x);
    let (value, mask) = (grid.value(c, place), grid.holds(c, place));
    let enabled = first(c, "fake_quant_on")?;
    let (value, mask) = only_if(c, enabled, x, value, mask);
    let dtype = c.shape_of("self")?.dtype;
    let value = c.convert(value, dtype);
    many([value, mask].into_iter().chain(written))
}

/// The running bound `name` moved toward `current`; `current` itself the first time, when the bound is infinite.
fn moved(c: &mut Ctx<'_>, name: &str, current: Val) -> Result<Val> {
    let (bound, dims) = (c.tensor_as(name, DType::F32)?, c.dims(current));
    if c.dims(bound).numel() != dims.numel() {
        return Err(Error::Torch(format!(
            "{}: {name} has {} elements, want {}\nhint: give the observer's buffers the size of dimension ch_axis, or none",
            c.name(),
            c.dims(bound).numel(),
            dims.numel()
        )));
    }
    let bound = c.reshape(bound, &dims);
    let current = c.convert(current, DType::F32);
    let step = c.sub(current, bound);
    let rate = c.scalar_like("averaging_const", step)?;
    let step = c.mul(rate, step);
    let next = c.add(bound, step);
    let size = c.abs(bound);
    let fresh = c.compare_to(Cmp::EQ, size, f64::INFINITY);
    Ok(c.select(fresh, current, next))
}

/// The scale and the zero point with which the integers `quant_min ..= quant_max` reach from `low` to `high`. Zero is
/// always on the grid, and in its middle if `symmetric`. Source: `ChooseQuantizationParams` of torch's `quant_utils.h`.
fn grid_of(
    b: &mut Builder,
    low: Val,
    high: Val,
    quant_min: i64,
    quant_max: i64,
    symmetric: bool,
) -> (Val, Val) {
    let steps = (quant_max - quant_min) as f64;
    let zero = b.zeros_like(low);
    let spans = {
        let (below, above) = (b.compare(Cmp::LT, low, zero), b.compare(Cmp::GT, high, zero));
        b.and(below, above)
    };
    let (mut low, mut high) = (low, high);
    if symmetric {
        let half = (quant_max - quant_min) / 2;
        let (down, up) = (-(half + 1) as f64, half as f64);
        let (of_low, of_high) = (b.mul_by(low, 1.0 / down), b.mul_by(high, 1.0 / up));
        let (of_low, of_high) = (b.abs(of_low), b.abs(of_high));
        let scale = b.max(of_low, of_high);
        let (even_low, even_high) = (b.mul_by(scale, down), b.mul_by(scale, up));
        low = b.select(spans, even_low, low);
        high = b.select(spans, even_high, high);
    }
    let (low, high) = (b.min(low, zero), b.max(high, zero));
    let range = b.sub(high, low);
    let scale = b.mul_by(range, 1.0 / steps);
    let one = b.full_like(1, scale);
    let inverse = b.div(one, scale);
    let usable = b.is_finite(inverse);
    let tenth = b.full_like(0.1, scale);
    let scale = b.select(usable, scale, tenth);

    // A scale that is too small is raised, and the range with it.
    let small = b.compare_to(Cmp::LT, scale, SMALLEST_SCALE);
    let smallest = b.full_like(SMALLEST_SCALE, scale);
    let raise = b.div(smallest, scale);
    let raise = b.select(small, raise, one);
    let (low, high) = (b.mul(low, raise), b.mul(high, raise));
    let scale = b.select(small, smallest, scale);

    // Of the two ends, the one whose place is the more exact gives the zero point.
    let (places_low, places_high) = (b.div(low, scale), b.div(high, scale));
    let from_low = {
        let minus = b.neg(places_low);
        b.add_to(minus, quant_min as f64)
    };
    let from_high = {
        let minus = b.neg(places_high);
        b.add_to(minus, quant_max as f64)
    };
    let error = |b: &mut Builder, places: Val, end: i64| {
        let size = b.abs(places);
        let minus = b.neg(size);
        b.add_to(minus, end.abs() as f64)
    };
    let (error_low, error_high) = (error(b, places_low, quant_min), error(b, places_high, quant_max));
    let nearer = b.compare(Cmp::LT, error_low, error_high);
    let mut place = b.select(nearer, from_low, from_high);
    if symmetric {
        let middle = b.full_like((quant_min + quant_max) as f64 / 2.0, place);
        place = b.select(spans, middle, place);
    }
    let (min, max) = (b.full_like(quant_min as f64, place), b.full_like(quant_max as f64, place));
    let place = b.max(place, min);
    let place = b.min(place, max);
    (scale, b.round_even(place))
}
