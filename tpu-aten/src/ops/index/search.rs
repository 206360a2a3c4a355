//! Searching in sorted sequences, membership, and the ops that look for distinct values.

use tpu_runtime::{DType, Dims, Shape};

use super::places::{Combine, Places};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Error;
use crate::op::{Ctx, Lowered, Op, one};
use crate::promote::at_name;

const DISTINCT: &str = "how many values the result has depends on the data";
const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        searchsorted,
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,5] T[2,3] false true", "T[5] T[2,3] true false right", "T[5] T[2,3] false false none i64[5]"]),
    Op::new(
        "aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        searchsorted,
    )
    .dtypes(NUMBERS)
    .examples(&["T[5] 2 false false"]),
    Op::new(
        "aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
        bucketize,
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,3] T[5] false true"]),
    Op::new(
        "aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
        bucketize,
    )
    .dtypes(NUMBERS)
    .examples(&["2 T[5] false false"]),
    Op::new(
        "aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        |c| is_in(c, "elements", "test_elements"),
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,3] T[4] false true", "T[2,3] T[40] false false", "T[2,3] T[0]"]),
    Op::new(
        "aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor",
        |c| is_in(c, "elements", "test_element"),
    )
    .dtypes(NUMBERS)
    .examples(&["T[2,3] 2"]),
    Op::new(
        "aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        |c| is_in(c, "element", "test_elements"),
    )
    .dtypes(NUMBERS)
    .examples(&["2 T[4]"]),
    Op::new("aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor", histc)
        .dtypes(&[DType::F32, DType::BF16, DType::F64])
        .examples(&["T[2,3] 4 0 1"]),
    Op::host(
        "aten::_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)",
        DISTINCT,
    ),
    Op::host(
        "aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        DISTINCT,
    ),
    Op::host(
        "aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        DISTINCT,
    ),
    Op::host(
        "aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)",
        DISTINCT,
    ),
    Op::host(
        "aten::unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        DISTINCT,
    ),
    Op::host(
        "aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor",
        "how many bins the result has depends on the data",
    ),
];

/// Where each value of `self` would be inserted into the sorted innermost dimension of `sorted_sequence`: before
/// its equals, on the right after them.
fn searchsorted(c: &mut Ctx<'_>) -> Lowered {
    let right = c.bool("right")? || c.opt_str("side")?.as_deref() == Some("right");
    let sorter = c.opt_tensor("sorter")?;
    search(c, "sorted_sequence", sorter, right)
}

/// The bucket between `boundaries` that each value of `self` falls into.
fn bucketize(c: &mut Ctx<'_>) -> Lowered {
    let right = c.bool("right")?;
    let boundaries = c.tensor("boundaries")?;
    let rank = c.rank(boundaries);
    if rank != 1 {
        return Err(Error::Torch(format!("boundaries tensor must be 1 dimension, but got dim({rank})")));
    }
    search(c, "boundaries", None, right)
}

fn search(c: &mut Ctx<'_>, sequence: &str, sorter: Option<Val>, right: bool) -> Lowered {
    let dtype = c.result_type(&[sequence, "self"])?;
    let sequence = c.tensor_as(sequence, dtype)?;
    let value = c.scalar("self", dtype)?;
    let sequence = match sorter {
        Some(sorter) => at_last_dim(c, sequence, sorter),
        None => sequence,
    };
    let size = c.dims(sequence).last().copied().unwrap_or(0);
    let dims = c.dims(value);
    let after = if right { Cmp::GT } else { Cmp::GE };
    let found = bisect(c, &dims, size, &[sequence, value], |b, middle, captured| {
        let candidate = at_last_dim(b, captured[0], middle);
        b.compare(after, candidate, captured[1])
    });
    let result = if c.bool("out_int32")? { DType::I32 } else { DType::I64 };
    let found = c.convert(found, result);
    one(found)
}

/// Which of `elements` are equal to one of `tests`: compared with each of a few, else with the one at their place
/// among the sorted.
fn is_in(c: &mut Ctx<'_>, elements: &str, tests: &str) -> Lowered {
    const FEW: i64 = 32;
    let dtype = c.result_type(&[elements, tests])?;
    let (elements, tests) = (c.tensor_as(elements, dtype)?, c.tensor_as(tests, dtype)?);
    let (tests, dims) = (c.flatten(tests), c.dims(elements));
    let count = c.dims(tests)[0];
    let found = if count <= FEW {
        let mut pairs = dims.clone();
        pairs.push(count);
        let mapping: Vec<i64> = (0..dims.len() as i64).collect();
        let left = c.broadcast_in_dim(elements, &pairs, &mapping);
        let right = c.broadcast(tests, &pairs);
        let equal = c.compare(Cmp::EQ, left, right);
        c.any(equal, &[dims.len()])
    } else {
        let sorted = c.sort(&[tests], 0, false, |b, left, right| {
            // NaN comes last.
            let reaches = b.compare(Cmp::GE, left[0], right[0]);
            let (below, number) = (b.not(reaches), b.compare(Cmp::EQ, left[0], left[0]));
            b.and(below, number)
        })[0];
        let place = bisect(c, &dims, count, &[sorted, elements], |b, middle, captured| {
            let candidate = at_last_dim(b, captured[0], middle);
            b.compare(Cmp::GE, candidate, captured[1])
        });
        let candidate = at_last_dim(c, sorted, place);
        c.compare(Cmp::EQ, candidate, elements)
    };
    let found = if c.bool("invert")? { c.not(found) } else { found };
    one(found)
}

/// How many elements fall into each of `bins` equal parts of `[min, max]`, or of the range of the elements if the
/// two are equal. Elements outside do not count.
fn histc(c: &mut Ctx<'_>) -> Lowered {
    let (x, bins) = (c.tensor("self")?, c.int("bins")?);
    let dtype = c.dtype(x);
    if !dtype.is_float() {
        return Err(Error::Torch(format!("\"histogram_cpu\" not implemented for '{}'", at_name(dtype))));
    }
    let compute = if dtype == DType::F64 { DType::F64 } else { DType::F32 };
    let x = c.convert(x, compute);
    let x = c.flatten(x);
    let counts = c.full(0, &Shape::new(compute, [bins]));
    if c.dims(x)[0] == 0 {
        return one(c.convert(counts, dtype));
    }
    let (low, high) = (c.scalar("min", compute)?, c.scalar("max", compute)?);
    let (least, most) = (c.min_over(x, &[0]), c.max_over(x, &[0]));
    let (low, high) = where_equal(c, (low, high), (least, most));
    let (below, above) = (c.add_to(low, -1), c.add_to(high, 1));
    let (low, high) = where_equal(c, (low, high), (below, above));
    let range = c.sub(high, low);
    let [low, high, range] = [low, high, range].map(|value| c.splat(value, x));
    let (reaches, ends) = (c.compare(Cmp::GE, x, low), c.compare(Cmp::LE, x, high));
    let inside = c.and(reaches, ends);
    let distance = c.sub(x, low);
    let part = c.div(distance, range);
    let place = c.mul_by(part, bins);
    let bin = c.convert(place, index_dtype(bins));
    let (last, outside) = (c.full_like(bins - 1, bin), c.full_like(bins, bin));
    let bin = c.min(bin, last);
    let bin = c.select(inside, bin, outside);
    let places = Places::along(c, &[bins], 0, bin);
    let ones = c.full_like(1, x);
    let counts = Combine::Sum.into_places(c, &places, counts, ones);
    one(c.convert(counts, dtype))
}

/// The bounds, or `others` where the bounds are equal.
fn where_equal(b: &mut Builder, (low, high): (Val, Val), others: (Val, Val)) -> (Val, Val) {
    let equal = b.compare(Cmp::EQ, low, high);
    (b.select(equal, others.0, low), b.select(equal, others.1, high))
}

/// The elements of `x` at `index` along its innermost dimension. A vector may have an index of any dims.
pub(super) fn at_last_dim(b: &mut Builder, x: Val, index: Val) -> Val {
    let dims: Dims = b.dims(x);
    let last = dims.len() - 1;
    let places = if last == 0 {
        Places::new(b, &dims, &[Some(index)])
            .unwrap_or_else(|_| unreachable!("one index broadcasts: bug in tpu-aten"))
    } else {
        Places::each(b, &dims, last, index)
    };
    places.read(b, x)
}

/// For each element the first of `0..size` at which `after` holds, or `size`. `after` gets the candidates and
/// `captured`; where it holds once, it holds for all that follow.
///
/// The loop ends when no element is open any more: on a counted one of a single round XLA's CPU compiler aborts
/// (`WhileLoopTripCountAnnotator`).
pub(crate) fn bisect(
    b: &mut Builder,
    dims: &[i64],
    size: i64,
    captured: &[Val],
    after: impl FnOnce(&mut Builder, Val, &[Val]) -> Val,
) -> Val {
    // The sum of two candidates must fit.
    let shape = Shape::new(index_dtype(size.saturating_mul(2)), dims);
    let low = b.full(0, &shape);
    if size == 0 || shape.dims.numel() == 0 {
        return low;
    }
    let high = b.full(size, &shape);
    let all: Vec<usize> = (0..dims.len()).collect();
    let end = b.while_loop(
        &[&[low, high], captured].concat(),
        |b, state| {
            let open = b.compare(Cmp::LT, state[0], state[1]);
            b.any(open, &all)
        },
        |b, state| {
            let (low, high, captured) = (state[0], state[1], &state[2..]);
            let sum = b.add(low, high);
            let two = b.full_like(2, sum);
            let middle = b.div(sum, two);
            let after = after(b, middle, captured);
            let open = b.compare(Cmp::LT, low, high);
            let up = b.not(after);
            let (up, down) = (b.and(up, open), b.and(after, open));
            let next = b.add_to(middle, 1);
            [&[b.select(up, next, low), b.select(down, middle, high)], captured].concat()
        },
    );
    end[0]
}
