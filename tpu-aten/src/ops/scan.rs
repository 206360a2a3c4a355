//! Running reductions along a dimension.

use tpu_runtime::{DType, Shape};

use super::reduce::{along, sum_dtype};
use crate::builder::{Builder, Cmp, Val, highest, lowest};
use crate::error::Error;
use crate::op::{ARITHMETIC, Ctx, Lowered, Op, many, one};
use crate::ops::pointwise::complex::complex_log_add_exp;
use crate::scalar::Scalar;

const FLOATS_AND_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor", cumsum)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1", "T[2,5] 0 @f32", "T[] 0"]),
    Op::new("aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor", cumprod)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1"]),
    Op::new("aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)", cummax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1", "T[] 0"]),
    Op::new("aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)", cummin)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1"]),
    Op::new(
        "aten::_cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()",
        cummax,
    )
    .dtypes(ARITHMETIC)
    .examples(&["T[2,5] T[2,5] i64[2,5] 1"]),
    Op::new(
        "aten::_cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()",
        cummin,
    )
    .dtypes(ARITHMETIC)
    .examples(&["T[2,5] T[2,5] i64[2,5] 1"]),
    Op::new("aten::_logcumsumexp(Tensor self, int dim) -> Tensor", logcumsumexp)
        .dtypes(&[DType::F32, DType::BF16])
        .examples(&["T[2,5] 1"]),
    Op::new("aten::logcumsumexp(Tensor self, int dim) -> Tensor", logcumsumexp)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,5] 1", "T[] 0"]),
];

/// The sums of all elements up to each.
fn cumsum(c: &mut Ctx<'_>) -> Lowered {
    running(c, 0, Builder::add)
}

/// The products of all elements up to each.
fn cumprod(c: &mut Ctx<'_>) -> Lowered {
    running(c, 1, Builder::mul)
}

/// The largest element up to each, and where it was last; NaN wins.
fn cummax(c: &mut Ctx<'_>) -> Lowered {
    running_extreme(c, Cmp::GE)
}

/// The smallest element up to each, and where it was last; NaN wins.
fn cummin(c: &mut Ctx<'_>) -> Lowered {
    running_extreme(c, Cmp::LE)
}

/// `log(cumsum(exp(x)))`, each step as `max + log1p(exp(min - max))`.
fn logcumsumexp(c: &mut Ctx<'_>) -> Lowered {
    let shape = c.shape_of("self")?;
    if shape.dtype.is_complex() {
        return complex_logcumsumexp(c);
    }
    c.float_accumulator(shape.dtype)?;
    let (x, dim) = along(c)?;
    let sums = c.in_f32(x, |b, x| {
        let none = f64::NEG_INFINITY.into();
        scan(b, &[x], &[none], dim, |b, left, right| vec![log_add_exp(b, left[0], right[0])])[0]
    });
    one(c.reshape(sums, &shape.dims))
}

/// As [`logcumsumexp`], one element after another: which of the logarithms, 2πi apart, a sum has depends on the order.
fn complex_logcumsumexp(c: &mut Ctx<'_>) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let (x, dim) = along(c)?;
    if dims.numel() == 0 {
        return one(x);
    }
    let mut slice = c.dims(x);
    let size = std::mem::replace(&mut slice[dim], 1);
    let counter = c.constant(0, DType::I32);
    let first = Shape::new(c.dtype(x), slice.clone());
    let none = c.full(f64::NEG_INFINITY, &first);
    let results = c.while_loop(
        &[counter, x, none],
        |b, state| b.compare_to(Cmp::LT, state[0], size),
        |b, state| {
            let [step, x, sum] = *state else { unreachable!("as many as there are above") };
            let zero = b.constant(0, DType::I32);
            let mut starts = vec![zero; slice.len()];
            starts[dim] = step;
            let element = b.dynamic_slice(x, &starts, &slice);
            let sum = complex_log_add_exp(b, element, sum);
            vec![b.add_to(step, 1), b.dynamic_update_slice(x, sum, &starts), sum]
        },
    );
    one(c.reshape(results[1], &dims))
}

fn running(c: &mut Ctx<'_>, identity: i64, combine: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let dims = c.shape_of("self")?.dims;
    let dtype = sum_dtype(c)?;
    let (x, dim) = along(c)?;
    let x = c.convert(x, dtype);
    let results = c.in_f32(x, |b, x| {
        scan(b, &[x], &[identity.into()], dim, |b, left, right| vec![combine(b, left[0], right[0])])[0]
    });
    one(c.reshape(results, &dims))
}

fn running_extreme(c: &mut Ctx<'_>, at_least: Cmp) -> Lowered {
    let shape = c.shape_of("self")?;
    if shape.dtype.is_complex() {
        return Err(Error::DType { op: c.name().to_owned(), got: shape.dtype });
    }
    let (x, dim) = along(c)?;
    let positions = Shape::new(DType::I32, c.dims(x));
    let index = c.iota(&positions, dim);
    let worst = if at_least == Cmp::GE { lowest(shape.dtype) } else { highest(shape.dtype) };
    let results = scan(c, &[x, index], &[worst, 0.into()], dim, |b, left, right| {
        // A later element wins by being as good, or NaN; a number never wins over NaN.
        let as_good = b.compare(at_least, right[0], left[0]);
        let nan = b.is_nan(right[0]);
        let later = b.or(as_good, nan);
        vec![b.select(later, right[0], left[0]), b.select(later, right[1], left[1])]
    });
    let index = c.reshape(results[1], &shape.dims);
    many([c.reshape(results[0], &shape.dims), c.convert(index, DType::I64)])
}

/// `log(exp(x) + exp(y))`; of two equal infinities it is the infinity.
fn log_add_exp(b: &mut Builder, x: Val, y: Val) -> Val {
    let (large, small) = (b.max(x, y), b.min(x, y));
    let difference = b.sub(small, large);
    let exp = b.exp(difference);
    let log = b.log1p(exp);
    let sum = b.add(large, log);
    let finite = b.is_finite(large);
    let differ = b.compare(Cmp::NE, small, large);
    let usual = b.or(finite, differ);
    b.select(usual, sum, large)
}

/// The inclusive scan of several arrays together along `dim`: element `k` of the result combines elements `0..=k`
/// in order. `combine(left, right)` is associative; it gets whole arrays, of which `left` is earlier, and leaves
/// `right` as it is when `left` is `identity`, one constant an array.
///
/// Log-step doubling: after `s` steps each element covers the `2^s` before it. The steps are a loop, because a
/// compiler needs a second for the dozen kernels of an unrolled one.
/// Source: Hillis & Steele, "Data parallel algorithms", CACM 29 (1986).
pub(super) fn scan(
    b: &mut Builder,
    values: &[Val],
    identity: &[Scalar],
    dim: usize,
    combine: impl Fn(&mut Builder, &[Val], &[Val]) -> Vec<Val>,
) -> Vec<Val> {
    let dims = b.dims(values[0]);
    let size = dims[dim];
    if size < 2 || dims.contains(&0) {
        return values.to_vec();
    }
    let steps = i64::from(i64::BITS - (size - 1).leading_zeros());
    // Counted by ones: XLA's CPU compiler aborts on a counter that doubles (`WhileLoopTripCountAnnotator`).
    let counter = b.constant(0, DType::I32);
    let results = b.while_loop(
        &[&[counter], values].concat(),
        |b, state| b.compare_to(Cmp::LT, state[0], steps),
        |b, state| {
            let (step, right) = (state[0], &state[1..]);
            let one = b.constant(1, DType::I32);
            let reach = b.shift_left(one, step);
            let left: Vec<_> = right
                .iter()
                .zip(identity)
                .map(|(x, identity)| shifted(b, *x, *identity, dim, reach))
                .collect();
            [vec![b.add_to(step, 1)], combine(b, &left, right)].concat()
        },
    );
    results[1..].to_vec()
}

/// `x` moved by `distance` places along `dim`, behind copies of `identity`.
fn shifted(b: &mut Builder, x: Val, identity: Scalar, dim: usize, distance: Val) -> Val {
    let dims = b.dims(x);
    let none = vec![0; dims.len()];
    let mut before = none.clone();
    before[dim] = dims[dim];
    let padded = b.pad_with(x, identity, &before, &none);
    let zero = b.constant(0, DType::I32);
    let size = b.constant(dims[dim], DType::I32);
    let mut starts = vec![zero; dims.len()];
    starts[dim] = b.sub(size, distance);
    b.dynamic_slice(padded, &starts, &dims)
}
