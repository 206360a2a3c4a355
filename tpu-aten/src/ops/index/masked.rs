//! Reading and writing where a mask holds.
//!
//! Whether as many elements are given as the mask holds is not checked: a device program cannot raise.

use tpu_runtime::{DType, Dims, Shape};

use super::places::{Combine, Places};
use crate::builder::{Builder, Cmp, Val, broadcast_dims, index_dtype};
use crate::error::{Error, Result};
use crate::op::{ARITHMETIC, Ctx, Expanded, INTEGERS, Lowered, Op, VALUE_FITS, Value, one};
use crate::ops::scan::scan;
use crate::promote::at_name;
use crate::scalar::{Scalar, overflow};

const SIZE: &str = "how many elements the result has depends on the data";

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor", masked_fill)
        .demand(VALUE_FITS)
        .expanded(Expanded::Deprecated)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] bool[3] 1", "T[3] bool[2,3] 1"]),
    Op::new("aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor", masked_fill)
        .demand(VALUE_FITS)
        .expanded(Expanded::Deprecated)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] bool[2,1] T[]"]),
    Op::new("aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor", masked_scatter)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] bool[2,3] T[6]", "T[2,3] bool[3] T[0]"]),
    Op::new(
        "aten::masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor",
        masked_scatter_backward,
    )
    .examples(&["T[2,3] bool[2,3] (3,4)"]),
    Op::new("aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor", nonzero_static)
        .operands(&["fill_value"])
        .dtypes(INTEGERS)
        .examples(&["T[2,3] 4 -1", "T[] 2 0"]),
    Op::host("aten::masked_select(Tensor self, Tensor mask) -> Tensor", SIZE).apart(),
    Op::host("aten::nonzero(Tensor self) -> Tensor", SIZE),
];

/// `self` with `value` where the mask holds.
fn masked_fill(c: &mut Ctx<'_>) -> Lowered {
    let (x, mask) = with_mask(c, "self")?;
    if let Value::Tensor { shape, .. } = c.value("value")?
        && shape.dtype.is_complex()
        && let Some(words) = overflow(Scalar::Complex(0.0, 1.0), c.dtype(x))
    {
        // Torch reads the number, and takes one whose imaginary part is 0.
        return Err(Error::Torch(words));
    }
    let value = c.scalar_like("value", x)?;
    let filled = c.select(mask, value, x);
    one(filled)
}

/// `self` with the elements of `source`, in order, where the mask holds.
fn masked_scatter(c: &mut Ctx<'_>) -> Lowered {
    let mask = c.tensor("mask")?;
    if c.dtype(mask) != DType::Bool {
        let got = at_name(c.dtype(mask));
        let words = format!("masked_scatter_ only supports boolean masks, but got mask with dtype {got}");
        return Err(Error::Torch(words));
    }
    let (x, mask) = with_mask(c, "self")?;
    let source = c.tensor("source")?;
    let source = c.flatten(source);
    let spread = spread(c, mask, source, 0);
    let scattered = spread.map_or(x, |spread| c.select(mask, spread, x));
    one(scattered)
}

/// The elements of the gradient where the mask holds, in order, then zeros.
fn masked_scatter_backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, mask) = with_mask(c, "grad_output")?;
    let result = Shape::new(c.dtype(grad), c.ints("sizes")?);
    let zeros = c.full(0, &Shape::new(result.dtype, [result.dims.numel()]));
    let grad = c.flatten(grad);
    let packed = pack(c, mask, grad, zeros);
    let packed = c.reshape(packed, &result.dims);
    one(packed)
}

/// The indices of the first `size` elements that are not zero, `fill_value` where there are fewer.
fn nonzero_static(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let (dims, size) = (c.dims(x), c.int("size")?);
    let result = Shape::new(DType::I64, [size, dims.len() as i64]);
    if result.dims.numel() == 0 {
        let empty = c.full(0, &result);
        return one(empty);
    }
    let mask = c.convert(x, DType::Bool);
    let index = index_dtype(dims.numel());
    let position = c.iota(&Shape::new(index, [dims.numel()]), 0);
    let nowhere = c.full(-1, &Shape::new(index, [size]));
    let found = pack(c, mask, position, nowhere);
    let fill = c.scalar("fill_value", DType::I64)?;
    let fill = c.broadcast(fill, &[size]);
    let missing = c.compare_to(Cmp::LT, found, 0);
    let strides = dims.contiguous_strides();
    let columns: Vec<Val> = (0..dims.len())
        .map(|dim| {
            let (stride, extent) = (c.full_like(strides[dim], found), c.full_like(dims[dim].max(1), found));
            let row = c.div(found, stride);
            let row = c.rem(row, extent);
            let row = c.convert(row, DType::I64);
            let index = c.select(missing, fill, row);
            c.unsqueeze(index, 1)
        })
        .collect();
    let indices = c.concatenate(&columns, 1);
    one(indices)
}

/// `x` with `values` where `mask`, which spans dimensions of `x` from `dim` on, holds. `values` broadcasts to
/// the dims of `x` with one dimension in the mask's place, of as many elements as the mask holds.
pub(super) fn put_masked(
    c: &mut Ctx<'_>,
    x: Val,
    dim: usize,
    mask: Val,
    values: Val,
    combine: Combine,
) -> Result<Val> {
    let (dims, spanned) = (c.dims(x), c.dims(mask));
    let end = dim + spanned.len();
    if dims.get(dim..end) != Some(&spanned[..]) {
        let at = (0..spanned.len()).find(|k| dims.get(dim + k) != Some(&spanned[*k])).unwrap_or(0);
        return Err(Error::Torch(format!(
            "The shape of the mask {spanned} at index {at} does not match the shape of the indexed tensor {dims} at index {}",
            dim + at
        )));
    }
    let inner = dims.len() - end;
    let mut given = c.dims(values);
    if !fits(&given, &dims[..dim], &dims[end..]) {
        let sizes = |dims: &[i64]| dims.iter().map(i64::to_string).collect::<Vec<_>>();
        let result = [sizes(&dims[..dim]), vec!["n".into()], sizes(&dims[end..])].concat();
        return Err(Error::Torch(format!(
            "shape mismatch: value tensor of shape {given} cannot be broadcast to indexing result of shape [{}]",
            result.join(", ")
        )));
    }
    let values = match given.len().checked_sub(inner + 1) {
        Some(axis) if given[axis] != 1 => match spread(c, mask, values, axis) {
            Some(spread) => spread,
            None => return Ok(x),
        },
        Some(axis) => {
            given.remove(axis);
            (0..spanned.len()).for_each(|_| given.insert(axis, 1));
            c.reshape(values, &given)
        }
        None => values,
    };
    let values = c.broadcast(values, &dims);
    let mapping: Vec<i64> = (dim as i64..end as i64).collect();
    let mask = c.broadcast_in_dim(mask, &dims, &mapping);
    let new = match combine {
        Combine::Sum => c.add(x, values),
        _ => values,
    };
    Ok(c.select(mask, new, x))
}

/// Whether values of the dims `given` broadcast to the dims `before`, those of as many rows as a mask holds, and `after`.
fn fits(given: &[i64], before: &[i64], after: &[i64]) -> bool {
    let ends = |given: &[i64], dims: &[i64]| {
        given.len() <= dims.len()
            && given.iter().rev().zip(dims.iter().rev()).all(|(size, of)| size == of || *size == 1)
    };
    match given.len().checked_sub(after.len()) {
        None | Some(0) => ends(given, after),
        Some(rows) => ends(&given[rows..], after) && ends(&given[..rows - 1], before),
    }
}

/// `name` and `mask`, broadcast together.
fn with_mask(c: &mut Ctx<'_>, name: &str) -> Result<(Val, Val)> {
    let (x, mask) = (c.tensor(name)?, c.tensor("mask")?);
    let dims: Dims = broadcast_dims(&c.dims(x), &c.dims(mask))?;
    let mask = c.convert(mask, DType::Bool);
    Ok((c.broadcast(x, &dims), c.broadcast(mask, &dims)))
}

/// The elements of `source` along `axis`, in order, at the places where the mask holds; the mask's dims replace
/// the axis. `None` when there are none.
fn spread(b: &mut Builder, mask: Val, source: Val, axis: usize) -> Option<Val> {
    let (of, spanned) = (b.dims(source), b.dims(mask));
    if of[axis] == 0 {
        return None;
    }
    let ordinals = ordinals(b, mask);
    let places = Places::along(b, &of, axis, ordinals);
    let read = places.read(b, source);
    let dims: Dims = of[..axis].iter().chain(spanned.iter()).chain(&of[axis + 1..]).copied().collect();
    Some(b.reshape(read, &dims))
}

/// `into`, a vector, with the elements of the vector `values` where the mask holds, from the first place on.
fn pack(b: &mut Builder, mask: Val, values: Val, into: Val) -> Val {
    let size = b.dims(into)[0];
    let flat = b.flatten(mask);
    let ordinals = ordinals(b, mask);
    let outside = b.full_like(size, ordinals);
    let index = b.select(flat, ordinals, outside);
    let places = Places::along(b, &[size], 0, index);
    Combine::Replace.into_places(b, &places, into, values)
}

/// For each element of the mask, in row-major order, how many before it hold.
fn ordinals(b: &mut Builder, mask: Val) -> Val {
    let flat = b.flatten(mask);
    let most = b.dims(flat)[0];
    let count = b.convert(flat, index_dtype(most));
    let running = scan(b, &[count], &[0.into()], 0, |b, left, right| vec![b.add(left[0], right[0])])[0];
    b.sub(running, count)
}
