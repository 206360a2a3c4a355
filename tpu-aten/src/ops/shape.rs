//! Joining, padding and rearranging.

use tpu_runtime::{DType, Dims, Shape};

use super::index::places::{Combine, Places};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{ARITHMETIC, Ctx, Lowered, NUMBERS, Op, VALUE_FITS, one, wrap_dim};
use crate::promote::{self, Rank};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::cat(Tensor[] tensors, int dim=0) -> Tensor", cat)
        .apart()
        .dtypes(ARITHMETIC)
        .examples(&["{T[2,3] T[2,1]} 1", "{T[2,3] f32[0] i64[4,3]} -2"]),
    Op::new("aten::stack(Tensor[] tensors, int dim=0) -> Tensor", stack)
        .dtypes(ARITHMETIC)
        .examples(&["{T[2,3] T[2,3]} -1", "{T[] i64[]} 0"]),
    Op::new("aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor", constant_pad)
        .demand(VALUE_FITS)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] (1,-1) 1", "T[2,3] (0,2,1,0) 0"]),
    Op::new("aten::flip(Tensor self, int[] dims) -> Tensor", flip)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] (0,-1)"]),
    Op::new("aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor", roll)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,5] (-2,1) (1,0)", "T[2,3] (4)"]),
    Op::new("aten::repeat(Tensor self, SymInt[] repeats) -> Tensor", repeat)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] (2,1,2)", "T[] (3)"]),
    Op::host(
        "aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor",
        "how many elements the result has depends on the data",
    ),
    Op::new("aten::tril(Tensor self, SymInt diagonal=0) -> Tensor", tril)
        .operands(&["diagonal"])
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3,4] -1"]),
    Op::new("aten::triu(Tensor self, SymInt diagonal=0) -> Tensor", triu)
        .operands(&["diagonal"])
        .dtypes(ARITHMETIC)
        .examples(&["T[3,4] 1"]),
    Op::new("aten::trace(Tensor self) -> Tensor", trace).dtypes(NUMBERS).examples(&["T[3,4]"]),
    Op::new(
        "aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor",
        unfold_backward,
    )
    .examples(&["T[2,3,2] (2,5) 1 2 1", "T[1] () 0 1 1"]),
];

/// The tensors joined along `dim`. Vectors without elements are skipped, whatever the rank of the others.
fn cat(c: &mut Ctx<'_>) -> Lowered {
    let shapes = c.shapes_of("tensors")?;
    let dtype = common_dtype(&shapes, c.default_float())?;
    let skipped = |shape: &Shape| *shape.dims == [0];
    let Some(rank) = shapes.iter().find(|shape| !skipped(shape)).map(|shape| shape.dims.len()) else {
        return one(c.full(0, &Shape::new(dtype, [0])));
    };
    let dim = wrap_dim(c.int("dim")?, rank)?;
    let parts: Vec<Val> = converted(c, dtype)?
        .into_iter()
        .zip(&shapes)
        .filter(|(_, shape)| rank == 1 || !skipped(shape))
        .map(|(part, _)| part)
        .collect();
    one(c.concatenate(&parts, dim))
}

/// The tensors joined along a new dimension.
fn stack(c: &mut Ctx<'_>) -> Lowered {
    let shapes = c.shapes_of("tensors")?;
    let dim = wrap_dim(c.int("dim")?, shapes[0].dims.len() + 1)?;
    if let Some(other) = shapes.iter().position(|shape| shape.dims != shapes[0].dims) {
        return Err(Error::Torch(format!(
            "stack expects each tensor to be equal size, but got {} at entry 0 and {} at entry {other}",
            shapes[0].dims, shapes[other].dims
        )));
    }
    let parts: Vec<Val> = converted(c, common_dtype(&shapes, c.default_float())?)?
        .into_iter()
        .map(|part| c.unsqueeze(part, dim))
        .collect();
    one(c.concatenate(&parts, dim))
}

fn common_dtype(shapes: &[Shape], default: DType) -> Result<DType> {
    let operands = shapes.iter().map(|shape| {
        let rank = if shape.dims.is_empty() { Rank::Zero } else { Rank::Dimensioned };
        (shape.dtype, rank)
    });
    promote::result_type(operands, default)
}

/// `tensors` as elements of `dtype`.
fn converted(c: &mut Ctx<'_>, dtype: DType) -> Result<Vec<Val>> {
    let tensors = c.tensors("tensors")?;
    Ok(tensors.into_iter().flatten().map(|part| c.convert(part, dtype)).collect())
}

/// `value` around `self`: pairs of amounts, innermost dimension first; negative ones crop.
fn constant_pad(c: &mut Ctx<'_>) -> Lowered {
    let (x, pad) = (c.tensor("self")?, c.ints("pad")?);
    let rank = c.rank(x);
    let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
    if pad.len() > 2 * rank || pad.len() % 2 != 0 {
        return Err(c.wrong("pad", "at most a pair of amounts for each dimension"));
    }
    for (pair, dim) in pad.chunks(2).zip((0..rank).rev()) {
        (low[dim], high[dim]) = (pair[0], pair[1]);
    }
    let value = c.scalar("value", c.dtype(x))?;
    one(c.pad(x, value, &low, &high, &vec![0; rank]))
}

/// The order along `dims` reversed.
fn flip(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let rank = c.rank(x);
    let dims = c.ints("dims")?.into_iter().map(|dim| wrap_dim(dim, rank)).collect::<Result<Vec<_>>>()?;
    let dims: Vec<i64> = dims.into_iter().filter(|dim| *dim < rank).map(|dim| dim as i64).collect();
    one(if dims.is_empty() { x } else { c.reverse(x, &dims) })
}

/// The elements moved on by `shifts` along `dims`, the last becoming the first; without dims in row-major order.
fn roll(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let (shifts, dims) = (c.ints("shifts")?, c.ints("dims")?);
    let shape = c.dims(x);
    if dims.is_empty() {
        let flat = c.flatten(x);
        let rolled = rolled(c, flat, 0, shifts[0]);
        return one(c.reshape(rolled, &shape));
    }
    if shifts.len() != dims.len() {
        return Err(Error::Torch(format!(
            "shifts and dimensions must align. shifts: {}, dims:{}",
            shifts.len(),
            dims.len()
        )));
    }
    let mut result = x;
    for (shift, dim) in shifts.into_iter().zip(dims) {
        let dim = wrap_dim(dim, shape.len())?;
        if dim < shape.len() {
            result = rolled(c, result, dim, shift);
        }
    }
    one(result)
}

fn rolled(b: &mut Builder, x: Val, dim: usize, shift: i64) -> Val {
    let size = b.dims(x)[dim];
    if size == 0 || shift % size == 0 {
        return x;
    }
    let cut = size - shift.rem_euclid(size);
    let (front, back) = (b.slice_dim(x, dim, 0, cut), b.slice_dim(x, dim, cut, size));
    b.concatenate(&[back, front], dim)
}

/// `self` laid out `repeats` times along each dimension.
fn repeat(c: &mut Ctx<'_>) -> Lowered {
    let (x, repeats) = (c.tensor("self")?, c.ints("repeats")?);
    let mut dims = c.dims(x);
    if repeats.len() < dims.len() {
        return Err(Error::Torch(
            "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor"
                .to_owned(),
        ));
    }
    (dims.len()..repeats.len()).for_each(|_| dims.insert(0, 1));
    // Each dimension becomes (repeat, size), and the two are merged.
    let pairs: Dims = repeats.iter().zip(dims.iter()).flat_map(|(repeat, size)| [*repeat, *size]).collect();
    let mapping: Vec<i64> = (0..dims.len() as i64).map(|dim| 2 * dim + 1).collect();
    let x = c.reshape(x, &dims);
    let copies = c.broadcast_in_dim(x, &pairs, &mapping);
    let merged: Dims = repeats.iter().zip(dims.iter()).map(|(repeat, size)| repeat * size).collect();
    one(c.reshape(copies, &merged))
}

/// The elements on and below the diagonal, zeros above.
fn tril(c: &mut Ctx<'_>) -> Lowered {
    triangle(c, Cmp::LE)
}

/// The elements on and above the diagonal, zeros below.
fn triu(c: &mut Ctx<'_>) -> Lowered {
    triangle(c, Cmp::GE)
}

/// The elements for which `column - row` is so to `diagonal`.
fn triangle(c: &mut Ctx<'_>, kept: Cmp) -> Lowered {
    let x = c.tensor("self")?;
    let distance = off_diagonal(c, x);
    let diagonal = c.scalar_like("diagonal", distance)?;
    let kept = c.compare(kept, distance, diagonal);
    let zeros = c.zeros_like(x);
    one(c.select(kept, x, zeros))
}

/// The sum of the diagonal.
fn trace(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dtype = c.dtype(x);
    if dtype == DType::Bool {
        return Err(Error::DType { op: "trace".to_owned(), got: dtype });
    }
    let sum = if dtype.is_integer() { DType::I64 } else { dtype };
    let distance = off_diagonal(c, x);
    let diagonal = c.compare_to(Cmp::EQ, distance, 0);
    let x = c.convert(x, sum);
    let zeros = c.zeros_like(x);
    let kept = c.select(diagonal, x, zeros);
    one(c.sum(kept, &[0, 1]))
}

/// `column - row` of each element's place in its matrix.
fn off_diagonal(b: &mut Builder, x: Val) -> Val {
    let dims = b.dims(x);
    let rank = dims.len();
    let shape = Shape::new(index_dtype(dims[rank - 2].max(dims[rank - 1])), dims);
    let (row, column) = (b.iota(&shape, rank - 2), b.iota(&shape, rank - 1));
    b.sub(column, row)
}

/// The sum of the gradients of all windows that each element was in.
fn unfold_backward(c: &mut Ctx<'_>) -> Lowered {
    let grad = c.tensor("grad_in")?;
    let shape = Shape::new(c.dtype(grad), c.ints("input_sizes")?);
    let (size, step) = (c.int("size")?, c.int("step")?);
    let zeros = c.full(0, &shape);
    if shape.dims.is_empty() {
        return one(c.reshape(grad, &[]));
    }
    let dim = c.dim("dim", shape.dims.len())?;
    // The window's elements come last: beside the windows, the two are one dimension.
    let mut dims = c.dims(grad);
    let rank = dims.len() as i64;
    let windows = dims[dim];
    let mut order: Vec<i64> = (0..rank - 1).collect();
    order.insert(dim + 1, rank - 1);
    let grad = c.transpose(grad, &order);
    dims.remove(rank as usize - 1);
    dims[dim] = windows * size;
    let grad = c.reshape(grad, &dims);
    let place = window_places(c, windows, size, step);
    let places = Places::along(c, &shape.dims, dim, place);
    one(Combine::Sum.into_places(c, &places, zeros, grad))
}

/// For each window and each of its elements the place of the element in the unfolded dimension.
fn window_places(b: &mut Builder, windows: i64, size: i64, step: i64) -> Val {
    let grid = Shape::new(index_dtype((windows - 1) * step + size), [windows, size]);
    let (window, element) = (b.iota(&grid, 0), b.iota(&grid, 1));
    let start = b.mul_by(window, step);
    let place = b.add(start, element);
    b.flatten(place)
}
