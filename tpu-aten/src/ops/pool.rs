//! Pooling over fixed and adaptive windows, and the gradients.

pub mod fractional;
pub(super) mod ranges;

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Cmp, Sliding, Val, Window, index_dtype, lowest};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many, one};
use crate::promote::accumulator;
use ranges::{adaptive_ranges, mean_of_ranges, share_of_ranges, take_ranges};

/// The dtypes of pools that also take integers.
const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::I64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)", |c| max_pool(c, 2))
        .dtypes(NUMBERS)
        .examples(&["T[2,3,6,7] (2,2)", "T[3,6,7] (3,2) (2,1) (1,1) (1,2) true"]),
    Op::new("aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor", |c| max_pool_backward(c, 2))
        .examples(&[
            "T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) (1,1) false i64[2,3,3,3]",
            "T[3,4,7] T[3,6,7] (3,2) (2,1) (1,1) (1,2) true i64[3,4,7]",
        ]),
    Op::new("aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)", |c| max_pool(c, 3))
        .examples(&["T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0)"]),
    Op::new("aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor", |c| max_pool_backward(c, 3))
        .examples(&["T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) (1,1,1) false i64[2,3,5,3,3]"]),
    Op::new("aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor", |c| avg_pool(c, 2))
        .real()
        .dtypes(NUMBERS)
        .examples(&[
            "T[2,3,6,7] (2,2)",
            "T[3,6,7] (3,2) (2,1) (1,1) true false",
            "T[3,6,7] (3,2) (2,1) (1,1) true true 5",
        ]),
    Op::new("aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor", |c| avg_pool_backward(c, 2))
        .real()
        .examples(&[
            "T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) false true none",
            "T[3,4,8] T[3,6,7] (3,2) (2,1) (1,1) true false none",
        ]),
    Op::new("aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor", |c| avg_pool(c, 3))
        .real()
        .examples(&["T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0)"]),
    Op::new("aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor", |c| avg_pool_backward(c, 3))
        .real()
        .examples(&["T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) false true none"]),
    Op::new("aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor", |c| adaptive_avg_pool(c, 2))
        .real()
        .examples(&["T[2,3,6,4] (3,2)", "T[3,7,5] (3,2)"]),
    Op::new("aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor", |c| adaptive_avg_pool_backward(c, 2))
        .real()
        .examples(&["T[2,3,3,2] T[2,3,6,4]", "T[3,3,2] T[3,7,5]"]),
    Op::new("aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor", |c| adaptive_avg_pool(c, 3))
        .real()
        .examples(&["T[2,3,5,6,4] (2,3,2)"]),
    Op::new("aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor", |c| adaptive_avg_pool_backward(c, 3))
        .real()
        .examples(&["T[2,3,2,3,2] T[2,3,5,6,4]"]),
    // Torch composes the functional forms, and asks a backend for these.
    Op::new("aten::adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)", |c| adaptive_avg_pool(c, 2))
        .real()
        .examples(&["T[2,3,6,4] (3,2) T[2,3,3,2]"]),
    Op::new("aten::adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)", |c| adaptive_avg_pool(c, 3))
        .real()
        .examples(&["T[2,3,5,6,4] (2,3,2) T[2,3,2,3,2]"]),
    Op::new("aten::adaptive_avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)", |c| adaptive_avg_pool_backward(c, 3))
        .real()
        .examples(&["T[2,3,2,3,2] T[2,3,5,6,4] T[2,3,5,6,4]"]),
    Op::new("aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)", |c| adaptive_max_pool(c, 2))
        .examples(&["T[2,3,6,4] (3,2)", "T[3,7,5] (3,2)"]),
    Op::new("aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor", |c| scatter_planes(c, 2))
        .examples(&["T[2,3,3,2] T[2,3,6,4] i64[2,3,3,2]"]),
    Op::new("aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)", |c| adaptive_max_pool(c, 3))
        .examples(&["T[2,3,5,6,4] (2,3,2)"]),
    Op::new("aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor", |c| scatter_planes(c, 3))
        .examples(&["T[2,3,2,3,2] T[2,3,5,6,4] i64[2,3,2,3,2]"]),
    Op::new("aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor", |c| max_unpool(c, 2))
        .real()
        .examples(&["T[2,3,3,2] i64[2,3,3,2] (6,4)"]),
    Op::new("aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor", |c| max_unpool(c, 3))
        .real()
        .examples(&["T[2,3,2,3,2] i64[2,3,2,3,2] (4,6,4) (2,2,2) (0,0,0)"]),
];

/// The largest element of each window, and its flat index in the plane: the first of equals, the last NaN.
///
/// These are two reductions: a program that does not read the indices does not compute them, and to a TPU they cost
/// several times what the elements do.
fn max_pool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let x = c.tensor("self")?;
    refuse_bool(c, x)?;
    let windows = windows(c, spatial, true)?;
    let index = plane_index(c, x, spatial);
    let window = sliding_window(c.rank(x), &windows);
    let initial = first_of_nothing(c, x, index);
    let results = c.reduce_window(&[x, index], &initial, &window, larger);
    let indices = c.convert(results[1], DType::I64);
    let largest = c.reduce_window(&[x], &initial[..1], &window, |b, x, y| vec![b.max(x[0], y[0])])[0];
    many([largest, indices])
}

/// Adds each gradient to the element that won its window.
fn max_pool_backward(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let windows = windows(c, spatial, true)?;
    let grad = c.convert(grad, accumulator(dtype));
    let is_selectable = |w: &Sliding| w.dilation == 1 && w.count <= w.input;
    let sum = if dtype != DType::F64 && windows.iter().all(is_selectable) {
        scatter_to_selected(c, grad, &windows)?
    } else {
        scatter_to_indices(c, grad, &windows)?
    };
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// [`max_pool_backward`] that finds the winners again: the first of equals, the last NaN.
///
/// The TPU compiler has an instruction for this, which reads images as the convolutions around it leave them: with
/// indices, the pool of a `ResNet` took a sixth of the step's memory traffic. Nothing reads the indices any more, so the
/// forward pass within the same program does not compute them. StableHLO has no dilation here, and leaves the order
/// of a window's elements open: with more windows than elements the CPU's is another than torch's. The TPU compiler
/// cannot split one of `F64`.
fn scatter_to_selected(c: &mut Ctx<'_>, grad: Val, windows: &[Sliding]) -> Result<Val> {
    let x = c.tensor_as("self", c.dtype(grad))?;
    let window = sliding_window(c.rank(x), windows);
    Ok(c.select_and_scatter(x, grad, &window, |b, kept, next| {
        let above = b.compare(Cmp::GE, kept, next);
        let (kept_nan, next_nan) = (b.is_nan(kept), b.is_nan(next));
        let number = b.not(next_nan);
        let nan = b.and(kept_nan, number);
        b.or(above, nan)
    }))
}

/// [`max_pool_backward`] of any windows, with the winners' indices.
///
/// A window's gradient is laid over the window's elements and kept where the index is the element's: no scatter.
fn scatter_to_indices(c: &mut Ctx<'_>, grad: Val, windows: &[Sliding]) -> Result<Val> {
    let spatial = windows.len();
    let indices = c.tensor("indices")?;
    let winner = padded_index(c, indices, windows);

    // [.., element, window, element, window ..]
    let rank = c.rank(grad);
    let lead = rank - spatial;
    let mut dims = c.dims(grad)[..lead].to_vec();
    dims.extend(windows.iter().flat_map(|w| [w.size, w.count]));
    let elements: Vec<_> = (0..spatial).map(|k| lead + 2 * k).collect();
    let shape = Shape::new(DType::I32, dims);
    let mut position = c.full(0, &shape);
    for (k, w) in windows.iter().enumerate() {
        let plane: i64 = windows[k + 1..].iter().map(Sliding::padded).product();
        for (dim, step) in [(lead + 2 * k, w.dilation), (lead + 2 * k + 1, w.stride)] {
            let index = c.iota(&shape, dim);
            let index = c.mul_by(index, step * plane);
            position = c.add(position, index);
        }
    }
    let winner = c.broadcast_missing(winner, &shape.dims, &elements);
    let grad = c.broadcast_missing(grad, &shape.dims, &elements);
    let won = c.compare(Cmp::EQ, winner, position);
    let zero = c.zeros_like(grad);
    let mut sum = c.select(won, grad, zero);
    for (k, w) in windows.iter().enumerate().rev() {
        sum = c.fold(sum, &Sliding { dim: lead + 2 * k, ..*w });
    }
    Ok(unpad(c, sum, windows))
}

/// The sum of each window over its divisor.
fn avg_pool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let x = c.tensor("self")?;
    refuse_bool(c, x)?;
    let dtype = c.dtype(x);
    let windows = windows(c, spatial, false)?;
    let x = c.convert(x, accumulator(dtype));
    let zero = c.constant(0, accumulator(dtype));
    let window = sliding_window(c.rank(x), &windows);
    let sum = c.reduce_window(&[x], &[zero], &window, |b, x, y| vec![b.add(x[0], y[0])])[0];
    let divisor = divisor(c, sum, &windows)?;
    let mean = c.div(sum, divisor);
    let mean = c.convert(mean, dtype);
    one(mean)
}

/// Adds each gradient over its divisor to all elements of its window.
fn avg_pool_backward(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let windows = windows(c, spatial, false)?;
    let grad = c.convert(grad, accumulator(dtype));
    let divisor = divisor(c, grad, &windows)?;
    let mut sum = c.div(grad, divisor);
    for w in &windows {
        let mut dims = c.dims(sum);
        dims.insert(w.dim, w.size);
        let spread = c.broadcast_missing(sum, &dims, &[w.dim]);
        sum = c.fold(spread, w);
    }
    let sum = unpad(c, sum, &windows);
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// The mean of each adaptive window: window `i` of `n` over a dimension of size `s` is `⌊i·s/n⌋ .. ⌈(i+1)·s/n⌉`.
fn adaptive_avg_pool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let x = c.tensor("self")?;
    let dtype = c.dtype(x);
    let outputs = c.ints("output_size")?;
    let mut mean = c.convert(x, accumulator(dtype));
    for (dim, output) in spatial_dims(c.rank(x), spatial).zip(outputs) {
        let ranges = adaptive_ranges(c.dims(x)[dim], output);
        mean = mean_of_ranges(c, mean, dim, &ranges);
    }
    let mean = c.convert(mean, dtype);
    one(mean)
}

/// The transpose of `adaptive_avg_pool`: each element gets its share of the windows that hold it.
fn adaptive_avg_pool_backward(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let grad = c.tensor("grad_output")?;
    let dtype = c.dtype(grad);
    let input = c.shape_of("self")?.dims;
    let mut sum = c.convert(grad, accumulator(dtype));
    for dim in spatial_dims(input.len(), spatial) {
        let ranges = adaptive_ranges(input[dim], c.dims(grad)[dim]);
        sum = share_of_ranges(c, sum, dim, &ranges, input[dim]);
    }
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// The largest element of each adaptive window, and its flat index in the plane.
fn adaptive_max_pool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let x = c.tensor("self")?;
    let outputs = c.ints("output_size")?;
    let rank = c.rank(x);
    let mut pair = [x, plane_index(c, x, spatial)];
    for (k, dim) in spatial_dims(rank, spatial).enumerate() {
        let ranges = adaptive_ranges(c.dims(x)[dim], outputs[k]);
        pair = pair.map(|value| take_ranges(c, value, dim + k, &ranges));
    }
    let initial = first_of_nothing(c, x, pair[1]);
    let elements: Vec<_> = (0..spatial).map(|k| rank - spatial + 2 * k + 1).collect();
    let results = c.reduce_many(&pair, &initial, &elements, larger);
    let indices = c.convert(results[1], DType::I64);
    many([results[0], indices])
}

/// Adds each gradient to the element of `self`'s plane that its index names.
fn scatter_planes(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let (grad, indices) = (c.tensor("grad_output")?, c.tensor("indices")?);
    let dtype = c.dtype(grad);
    let shape = Shape::new(accumulator(dtype), c.shape_of("self")?.dims);
    let positions = flat_positions(c, indices, &shape.dims, spatial);
    let grad = c.convert(grad, shape.dtype);
    let zeros = c.full(0, &shape);
    let sum = c.put(zeros, positions, grad, false, Builder::add);
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// Puts each element at its index in a plane of zeros.
fn max_unpool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let (x, indices) = (c.tensor("self")?, c.tensor("indices")?);
    let mut dims = c.dims(x);
    let lead = dims.len() - spatial;
    dims[lead..].copy_from_slice(&c.ints("output_size")?);
    let positions = flat_positions(c, indices, &dims, spatial);
    let shape = Shape::new(c.dtype(x), dims);
    let zeros = c.full(0, &shape);
    let placed = c.put(zeros, positions, x, false, |_, _, new| new);
    one(placed)
}

/// The windows of a pool over the innermost `spatial` dimensions of `self`.
fn windows(c: &Ctx<'_>, spatial: usize, dilated: bool) -> Result<Vec<Sliding>> {
    let dims = c.shape_of("self")?.dims;
    let kernel = expand(c.ints("kernel_size")?, spatial);
    let stride = match c.ints("stride")? {
        list if list.is_empty() => kernel.clone(),
        list => expand(list, spatial),
    };
    let padding = expand(c.ints("padding")?, spatial);
    let dilation = expand(if dilated { c.ints("dilation")? } else { vec![1] }, spatial);
    let ceil = c.bool("ceil_mode")?;
    Ok(spatial_dims(dims.len(), spatial)
        .enumerate()
        .map(|(k, dim)| {
            let input = dims[dim];
            let free = input + 2 * padding[k] - dilation[k] * (kernel[k] - 1) - 1;
            let mut count = (free + if ceil { stride[k] - 1 } else { 0 }) / stride[k] + 1;
            // The last window starts inside of the input or its left padding.
            if ceil && (count - 1) * stride[k] >= input + padding[k] {
                count -= 1;
            }
            Sliding {
                dim,
                input,
                size: kernel[k],
                stride: stride[k],
                dilation: dilation[k],
                low: padding[k],
                count,
            }
        })
        .collect())
}

fn sliding_window(rank: usize, windows: &[Sliding]) -> Window {
    let mut window = Window {
        sizes: vec![1; rank],
        strides: vec![1; rank],
        dilations: vec![1; rank],
        padding: vec![(0, 0); rank],
    };
    for w in windows {
        window.sizes[w.dim] = w.size;
        window.strides[w.dim] = w.stride;
        window.dilations[w.dim] = w.dilation;
        window.padding[w.dim] = (w.low, w.high());
    }
    window
}

/// How many elements each window averages, in the shape of `like`; torch counts padding up to the stated
/// amount, or not at all.
fn divisor(c: &mut Ctx<'_>, like: Val, windows: &[Sliding]) -> Result<Val> {
    if let Some(divisor) = c.opt_int("divisor_override")? {
        return Ok(c.full_like(divisor, like));
    }
    let include = c.bool("count_include_pad")?;
    let Shape { dims, dtype } = c.shape(like).clone();
    let mut divisor = None;
    for w in windows {
        let counts: Vec<_> = (0..w.count)
            .map(|position| {
                let start = position * w.stride - w.low;
                let end = (start + w.size).min(w.input + w.low);
                let count = if include { end - start } else { end.min(w.input) - start.max(0) };
                count.max(1)
            })
            .collect();
        let counts = c.builder().ints(&counts, DType::I32);
        let counts = c.convert(counts, dtype);
        let counts = c.broadcast_in_dim(counts, &dims, &[w.dim as i64]);
        divisor = Some(divisor.map_or(counts, |divisor| c.mul(divisor, counts)));
    }
    Ok(divisor.unwrap_or_else(|| unreachable!("a pool without windows: bug in tpu-aten")))
}

/// The flat index of every element in its plane.
fn plane_index(b: &mut Builder, x: Val, spatial: usize) -> Val {
    let dims = b.dims(x);
    let shape = Shape::new(DType::I32, dims.clone());
    let strides = dims.contiguous_strides();
    let mut index = None;
    for dim in spatial_dims(dims.len(), spatial) {
        let along = b.iota(&shape, dim);
        let along = b.mul_by(along, strides[dim]);
        index = Some(index.map_or(along, |index| b.add(index, along)));
    }
    index.unwrap_or_else(|| unreachable!("a plane without dimensions: bug in tpu-aten"))
}

/// Indices in the plane as indices in the padded plane, where every element of a window has one of its own.
fn padded_index(b: &mut Builder, indices: Val, windows: &[Sliding]) -> Val {
    let mut rest = b.convert(indices, DType::I32);
    let mut index = b.zeros_like(rest);
    let mut plane = 1;
    for w in windows.iter().rev() {
        let size = b.full_like(w.input.max(1), rest);
        let along = b.rem(rest, size);
        rest = b.div(rest, size);
        let along = b.add_to(along, w.low);
        let along = b.mul_by(along, plane);
        index = b.add(index, along);
        plane *= w.padded();
    }
    index
}

/// Indices in planes of `dims` as indices in the whole flat array.
fn flat_positions(b: &mut Builder, indices: Val, dims: &[i64], spatial: usize) -> Val {
    let lead = dims.len() - spatial;
    let plane: i64 = dims[lead..].iter().product();
    let index = index_dtype(dims.iter().product());
    let shape = Shape::new(index, b.dims(indices));
    let mut positions = b.convert(indices, index);
    let mut step = plane;
    for dim in (0..lead).rev() {
        let along = b.iota(&shape, dim);
        let along = b.mul_by(along, step);
        positions = b.add(positions, along);
        step *= dims[dim];
    }
    positions
}

/// Removes the padding.
fn unpad(b: &mut Builder, mut x: Val, windows: &[Sliding]) -> Val {
    for w in windows {
        x = b.slice_dim(x, w.dim, w.low, w.low + w.input);
    }
    x
}

/// The start of a search for the largest: below every element, and after it.
fn first_of_nothing(b: &mut Builder, x: Val, index: Val) -> [Val; 2] {
    let (value, place) = (b.dtype(x), b.dtype(index));
    [b.constant(lowest(value), value), b.constant(i64::from(i32::MAX), place)]
}

/// The larger of two (element, index) pairs: the first of equals, NaN over numbers, the last NaN.
fn larger(b: &mut Builder, left: &[Val], right: &[Val]) -> Vec<Val> {
    let above = b.compare(Cmp::GT, left[0], right[0]);
    let equal = b.compare(Cmp::EQ, left[0], right[0]);
    let earlier = b.compare(Cmp::LT, left[1], right[1]);
    let tie = b.and(equal, earlier);
    let mut wins = b.or(above, tie);
    if b.dtype(left[0]).is_float() {
        let (left_nan, right_nan) = (b.is_nan(left[0]), b.is_nan(right[0]));
        let later_nan = b.and(right_nan, earlier);
        let last_nan = b.not(later_nan);
        let nan = b.and(left_nan, last_nan);
        wins = b.or(wins, nan);
    }
    vec![b.select(wins, left[0], right[0]), b.select(wins, left[1], right[1])]
}

fn refuse_bool(c: &Ctx<'_>, x: Val) -> Result<()> {
    if c.dtype(x) != DType::Bool {
        return Ok(());
    }
    let op = c.name().trim_start_matches("aten::").trim_end_matches("_with_indices");
    Err(Error::Torch(format!("\"{op}\" not implemented for 'Bool'")))
}

fn spatial_dims(rank: usize, spatial: usize) -> std::ops::Range<usize> {
    rank - spatial..rank
}

/// One number for every spatial dimension.
fn expand(list: Vec<i64>, spatial: usize) -> Vec<i64> {
    if list.len() == 1 { vec![list[0]; spatial] } else { list }
}
