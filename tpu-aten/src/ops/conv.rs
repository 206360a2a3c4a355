//! Convolutions of any number of spatial dimensions, and their gradients.
//!
//! `aten::convolution` and its backward reach a backend out of torch's tree as the two ops here: torch has
//! checked the shapes, made the batch explicit and turned one spatial dimension into two.

use tpu_runtime::DType;

use crate::builder::{Builder, Convolution, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one};
use crate::promote::accumulator;

/// The dtypes of forward programs; integers have no gradient.
const FORWARD: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::I32];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor", convolution)
        .dtypes(FORWARD)
        .precise()
        .examples(&[
            "T[2,3,5,6] T[4,3,3,2] T[4] (2,1) (1,0) (1,2) false (0,0) 1",
            "T[2,4,5] T[6,2,3] none (1) (1) (1) false (0) 2",
            "T[2,4,5] T[6,2,3] none (1) (1) (1) false (0) 2 HIGH",
            "T[1,2,3,4,5] T[3,2,2,2,2] none (1,1,1) (0,0,0) (1,1,1) false (0,0,0) 1",
            "T[2,4,3,4] T[4,3,3,2] T[6] (2,1) (1,0) (1,2) true (1,0) 2",
        ]),
    Op::new("aten::convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)", convolution_backward)
        .precise()
        .examples(&[
            "T[2,4,3,4] T[2,3,5,6] T[4,3,3,2] (2,1) (1,0) (1,2) false (0,0) 1 (true,true,true)",
            "T[2,6,5] T[2,4,5] T[6,2,3] (1) (1) (1) false (0) 2 (false,true,false)",
            "T[2,6,6,6] T[2,4,3,4] T[4,3,3,2] (2,1) (1,0) (1,2) true (1,0) 2 (true,true,false)",
        ]),
];

/// How a kernel slides over the larger of two arrays, the input of a plain convolution.
struct Slide {
    stride: Vec<i64>,
    padding: Vec<i64>,
    dilation: Vec<i64>,
    groups: i64,
}

/// `input ∗ weight + bias`; the bias is added before the result is rounded.
fn convolution(c: &mut Ctx<'_>) -> Lowered {
    let (x, weight) = (c.tensor("input")?, c.tensor("weight")?);
    let dtype = c.dtype(x);
    let slide = slide(c)?;
    let transposed = c.bool("transposed")?;
    let spatial = c.rank(x) - 2;
    let extra = expand(c.ints("output_padding")?, spatial);
    let (input, kernel) = (c.dims(x), c.dims(weight));
    let sizes: Vec<_> = (0..spatial)
        .map(|k| {
            let (size, window) = (input[k + 2], slide.dilation[k] * (kernel[k + 2] - 1));
            let (stride, padding) = (slide.stride[k], slide.padding[k]);
            if transposed {
                (size - 1) * stride - 2 * padding + window + extra[k] + 1
            } else {
                (size + 2 * padding - window - 1) / stride + 1
            }
        })
        .collect();
    let mut y = if transposed {
        spread(c, x, weight, &slide, &sizes)
    } else {
        convolve(c, x, weight, &slide, &sizes)
    };
    if let Some(bias) = c.opt_tensor("bias")? {
        let bias = c.convert(bias, accumulator(dtype));
        let dims = c.dims(y);
        let bias = c.broadcast_in_dim(bias, &dims, &[1]);
        y = c.add(y, bias);
    }
    let y = c.convert(y, dtype);
    one(y)
}

/// The gradients of `convolution` with respect to input, weight and bias, as far as `output_mask` asks.
///
/// A plain and a transposed convolution are each other's gradient with respect to the input; in the gradient
/// of the weight, input and gradient change places.
fn convolution_backward(c: &mut Ctx<'_>) -> Lowered {
    let (grad, x, weight) = (c.tensor("grad_output")?, c.tensor("input")?, c.tensor("weight")?);
    let dtype = c.dtype(grad);
    let slide = slide(c)?;
    let transposed = c.bool("transposed")?;
    let mask = c.bools("output_mask")?;
    let mut results = vec![None; 3];
    if mask[0] {
        let sizes = c.dims(x)[2..].to_vec();
        results[0] = Some(if transposed {
            convolve(c, grad, weight, &slide, &sizes)
        } else {
            spread(c, grad, weight, &slide, &sizes)
        });
    }
    if mask[1] {
        let (large, small) = if transposed { (grad, x) } else { (x, grad) };
        let sizes = c.dims(weight)[2..].to_vec();
        results[1] = Some(correlate(c, large, small, &slide, &sizes));
    }
    if mask[2] {
        let dims: Vec<_> = (0..c.rank(grad)).filter(|dim| *dim != 1).collect();
        results[2] = Some(c.sum(grad, &dims));
    }
    Ok(results.into_iter().map(|result| result.map(|value| c.convert(value, dtype))).collect())
}

/// The convolution of `x[N, C, …]` with `weight[O, C / groups, …]`: a result of `sizes`.
fn convolve(b: &mut Builder, x: Val, weight: Val, slide: &Slide, sizes: &[i64]) -> Val {
    let (input, kernel) = (b.dims(x), b.dims(weight));
    let padding = (0..sizes.len())
        .map(|k| {
            let reach = (sizes[k] - 1) * slide.stride[k] + slide.dilation[k] * (kernel[k + 2] - 1) + 1;
            (slide.padding[k], reach - input[k + 2] - slide.padding[k])
        })
        .collect();
    let dims = Convolution {
        window_strides: slide.stride.clone(),
        padding,
        lhs_dilation: vec![1; sizes.len()],
        rhs_dilation: slide.dilation.clone(),
        feature_group_count: slide.groups,
        batch_group_count: 1,
        lhs: (0, 1),
        rhs: (1, 0),
        result: (0, 1),
    };
    let sum = accumulator(b.dtype(x));
    b.convolution(x, weight, &dims, sum)
}

/// The transpose of [`convolve`]: every element of `x[N, O, …]` adds the kernel to a result of `sizes`.
fn spread(b: &mut Builder, x: Val, weight: Val, slide: &Slide, sizes: &[i64]) -> Val {
    let (input, kernel) = (b.dims(x), b.dims(weight));
    let padding = (0..sizes.len())
        .map(|k| {
            let window = slide.dilation[k] * (kernel[k + 2] - 1);
            let low = window - slide.padding[k];
            let dilated = (input[k + 2] - 1) * slide.stride[k] + 1;
            (low, sizes[k] + window - low - dilated)
        })
        .collect();
    let dims = Convolution {
        window_strides: vec![1; sizes.len()],
        padding,
        lhs_dilation: slide.stride.clone(),
        rhs_dilation: slide.dilation.clone(),
        feature_group_count: slide.groups,
        batch_group_count: 1,
        lhs: (0, 1),
        rhs: (0, 1),
        result: (0, 1),
    };
    let flipped: Vec<_> = (2..kernel.len() as i64).collect();
    let weight = b.reverse(weight, &flipped);
    let weight = regroup(b, weight, slide.groups);
    let sum = accumulator(b.dtype(x));
    b.convolution(x, weight, &dims, sum)
}

/// The gradient of the weight of [`convolve`]: `large[N, C, …]` against `small[N, O, …]`, for a kernel of `sizes`.
fn correlate(b: &mut Builder, large: Val, small: Val, slide: &Slide, sizes: &[i64]) -> Val {
    let (input, output) = (b.dims(large), b.dims(small));
    let padding = (0..sizes.len())
        .map(|k| {
            let reach = (sizes[k] - 1) * slide.dilation[k] + (output[k + 2] - 1) * slide.stride[k] + 1;
            (slide.padding[k], reach - input[k + 2] - slide.padding[k])
        })
        .collect();
    let dims = Convolution {
        window_strides: slide.dilation.clone(),
        padding,
        lhs_dilation: vec![1; sizes.len()],
        rhs_dilation: slide.stride.clone(),
        feature_group_count: 1,
        batch_group_count: slide.groups,
        // Channels take the place of the batch, and the batch is summed over.
        lhs: (1, 0),
        rhs: (0, 1),
        result: (1, 0),
    };
    let sum = accumulator(b.dtype(large));
    b.convolution(large, small, &dims, sum)
}

/// `weight[groups · I, O, …]` as `[I, groups · O, …]`.
fn regroup(b: &mut Builder, weight: Val, groups: i64) -> Val {
    if groups == 1 {
        return weight;
    }
    let dims = b.dims(weight);
    let spatial = &dims[2..];
    let (inputs, outputs) = (dims[0] / groups, dims[1]);
    let split = b.reshape(weight, &[&[groups, inputs, outputs], spatial].concat());
    let moved = b.swap_dims(split, 0, 1);
    b.reshape(moved, &[&[inputs, groups * outputs], spatial].concat())
}

fn slide(c: &Ctx<'_>) -> Result<Slide> {
    let spatial = c.shape_of("input")?.dims.len() - 2;
    Ok(Slide {
        stride: expand(c.ints("stride")?, spatial),
        padding: expand(c.ints("padding")?, spatial),
        dilation: expand(c.ints("dilation")?, spatial),
        groups: c.int("groups")?,
    })
}

/// One number for every spatial dimension.
fn expand(list: Vec<i64>, spatial: usize) -> Vec<i64> {
    if list.len() == 1 { vec![list[0]; spatial] } else { list }
}
