//! Slices of tensors without a view: at places that are run-time numbers.

use tpu_runtime::Shape;

use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::Result;
use crate::op::{ARITHMETIC, Ctx, Lowered, Op, one};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new(
        "aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor",
        select_backward,
    )
    .operands(&["index"])
    .examples(&["T[2,4] (2,3,4) 1 -1"]),
    Op::new(
        "aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor",
        slice_backward,
    )
    .operands(&["start", "end"])
    .examples(&["T[2,2] (2,5) 1 1 3 1", "T[2,2] (2,5) 1 1 5 2"]),
    Op::new("aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor", select_scatter)
        .operands(&["index"])
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3,4] T[2,4] 1 2"]),
    Op::new(
        "aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
        slice_scatter,
    )
    .operands(&["start", "end"])
    .dtypes(ARITHMETIC)
    .examples(&["T[2,5] T[2,2] 1 1 3 1", "T[2,5] T[2,2] 1 1 5 2", "T[2,5] T[1,5] 0 none 1 1"]),
    Op::new("aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor", narrow_copy)
        .operands(&["start"])
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] 1 1 3"]),
];

/// Zeros with the gradient at `index` along `dim`.
fn select_backward(c: &mut Ctx<'_>) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let zeros = zeros(c, grad)?;
    let result = put_row(c, zeros, grad)?;
    one(result)
}

/// Zeros with the gradient at `start:end:step` along `dim`.
fn slice_backward(c: &mut Ctx<'_>) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let zeros = zeros(c, grad)?;
    let result = put_slice(c, zeros, grad)?;
    one(result)
}

/// `self` with `src` at `index` along `dim`.
fn select_scatter(c: &mut Ctx<'_>) -> Lowered {
    let (x, source) = (c.tensor("self")?, c.tensor("src")?);
    let result = put_row(c, x, source)?;
    one(result)
}

/// `self` with `src` at `start:end:step` along `dim`.
fn slice_scatter(c: &mut Ctx<'_>) -> Lowered {
    let (x, source) = (c.tensor("self")?, c.tensor("src")?);
    let result = put_slice(c, x, source)?;
    one(result)
}

/// `length` elements of `self` from `start` on along `dim`.
fn narrow_copy(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let mut dims = c.dims(x);
    let dim = c.dim("dim", dims.len())?;
    let start = c.scalar("start", index_dtype(dims[dim]))?;
    let start = from_end(c, start, dims[dim]);
    dims[dim] = c.int("length")?;
    let zero = c.zeros_like(start);
    let starts: Vec<Val> = (0..dims.len()).map(|k| if k == dim { start } else { zero }).collect();
    one(c.dynamic_slice(x, &starts, &dims))
}

fn zeros(c: &mut Ctx<'_>, grad: Val) -> Result<Val> {
    let shape = Shape::new(c.dtype(grad), c.ints("input_sizes")?);
    Ok(c.full(0, &shape))
}

fn put_row(c: &mut Ctx<'_>, x: Val, source: Val) -> Result<Val> {
    let mut dims = c.dims(x);
    let dim = c.dim("dim", dims.len())?;
    let size = dims[dim];
    dims[dim] = 1;
    let source = c.reshape(source, &dims);
    let source = as_elements_of(c, source, x);
    let index = c.scalar("index", index_dtype(size))?;
    let index = from_end(c, index, size);
    Ok(put_box(c, x, source, dim, index))
}

fn put_slice(c: &mut Ctx<'_>, x: Val, source: Val) -> Result<Val> {
    let dims = c.dims(x);
    let dim = c.dim("dim", dims.len())?;
    let count = c.dims(source)[dim];
    let step = c.int("step")?;
    let source = as_elements_of(c, source, x);
    let dtype = index_dtype(dims[dim].saturating_add(step));
    let start = match c.opt_scalar("start", dtype)? {
        Some(start) => clamped(c, start, dims[dim]),
        None => c.constant(0, dtype),
    };
    if count == 0 || dims.numel() == 0 {
        return Ok(x);
    }
    if step == 1 || count == 1 {
        return Ok(put_box(c, x, source, dim, start));
    }
    // The box from the first to the last place, and which of its places are written.
    let spaced = space_out(c, source, dim, step);
    let spread = c.zeros_like(x);
    let spread = put_box(c, spread, spaced, dim, start);
    let written = written(c, &dims, dim, start, (count, step));
    Ok(c.select(written, spread, x))
}

/// `source` with `step - 1` zeros between its elements along `dim`.
fn space_out(b: &mut Builder, source: Val, dim: usize, step: i64) -> Val {
    let zero = b.constant(0, b.dtype(source));
    let none = vec![0; b.rank(source)];
    let mut interior = none.clone();
    interior[dim] = step - 1;
    b.pad(source, zero, &none, &none, &interior)
}

/// Which places along `dim` are one of the `count` from `start` on, `step` apart.
fn written(b: &mut Builder, dims: &[i64], dim: usize, start: Val, (count, step): (i64, i64)) -> Val {
    let place = b.iota(&Shape::new(b.dtype(start), dims), dim);
    let start = b.splat(start, place);
    let distance = b.sub(place, start);
    let after = b.compare_to(Cmp::GE, distance, 0);
    let before = b.compare_to(Cmp::LT, distance, count * step);
    let step = b.full_like(step, distance);
    let remainder = b.rem(distance, step);
    let on_step = b.compare_to(Cmp::EQ, remainder, 0);
    let inside = b.and(after, before);
    b.and(inside, on_step)
}

/// `x` with `source` in it from `start` on along `dim`.
fn put_box(b: &mut Builder, x: Val, source: Val, dim: usize, start: Val) -> Val {
    if b.dims(x).numel() == 0 {
        return x;
    }
    let zero = b.zeros_like(start);
    let starts: Vec<Val> = (0..b.rank(x)).map(|k| if k == dim { start } else { zero }).collect();
    b.dynamic_update_slice(x, source, &starts)
}

fn as_elements_of(b: &mut Builder, source: Val, x: Val) -> Val {
    let dtype = b.dtype(x);
    b.convert(source, dtype)
}

/// A run-time index into a dimension of `size`, a negative one counted from its end.
fn from_end(b: &mut Builder, index: Val, size: i64) -> Val {
    let negative = b.compare_to(Cmp::LT, index, 0);
    let wrapped = b.add_to(index, size);
    b.select(negative, wrapped, index)
}

/// As [`from_end`], within the dimension.
fn clamped(b: &mut Builder, index: Val, size: i64) -> Val {
    let index = from_end(b, index, size);
    let (low, high) = (b.full_like(0, index), b.full_like(size, index));
    let index = b.max(index, low);
    b.min(index, high)
}

#[cfg(test)]
mod tests {
    use tpu_runtime::DType;

    use crate::op::Value;
    use crate::table::{OpId, example, program};

    #[test]
    fn a_start_is_no_part_of_the_program() {
        let row = OpId::find("aten::slice_scatter").expect("a row").row();
        let text = |call: &str| {
            let arguments: Vec<Value> = example(row.op, &row.schema, call, DType::F32);
            program(row, &arguments).expect("it lowers").text
        };
        assert_eq!(text("T[2,5] T[2,2] 1 1 3 1"), text("T[2,5] T[2,2] 1 -4 -2 1"));
    }
}
