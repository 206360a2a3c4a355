//! Pooling over windows whose places are drawn: fractional maximum pooling.
//!
//! Source: Graham, "Fractional max-pooling", arXiv:1412.6071 (2014).

use tpu_runtime::{DType, Shape};

use super::{expand, first_of_nothing, larger, scatter_planes};
use crate::builder::{Builder, Cmp, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many};

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)", |c| pool(c, 2))
        .examples(&["T[2,3,6,7] (2,2) (3,1) T[2,3,2]", "T[3,6,7] (2,3) (3,3) T[1,3,2]"]),
    Op::new("aten::fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor", |c| scatter_planes(c, 2))
        .examples(&["T[2,3,3,2] T[2,3,6,7] (2,2) (3,2) i64[2,3,3,2]"]),
    Op::new("aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)", |c| pool(c, 3))
        .examples(&["T[2,3,5,6,7] (2,2,2) (3,2,2) T[2,3,3]"]),
    Op::new("aten::fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor", |c| scatter_planes(c, 3))
        .examples(&["T[2,3,3,2,2] T[2,3,5,6,7] (2,2,2) (3,2,2) i64[2,3,3,2,2]"]),
];

/// Refuses draws for fewer planes than there are, or for another number of dimensions.
fn check_samples(samples: &[i64], lead: &[i64], spatial: i64) -> Result<()> {
    let refused = |what: String| Err(Error::Torch(format!("Expect _random_samples{what}")));
    let [batch, channels, dims] = samples[..] else {
        return refused(format!(" to have 3 dimensions, got {}", samples.len()));
    };
    let (most, of) = match lead {
        [batch, channels] => (*batch, *channels),
        _ => (1, lead[0]),
    };
    if batch < most {
        return refused(".size(0) no less then input batch size.".into());
    }
    if channels != of {
        return refused(".size(1) equals to input channel size.".into());
    }
    if dims != spatial {
        return refused(format!(".size(2) equals to {spatial}; got {dims}."));
    }
    Ok(())
}

/// The largest element of each window, and its flat index in the plane: the first of equals, the last NaN.
fn pool(c: &mut Ctx<'_>, spatial: usize) -> Lowered {
    let (x, samples) = (c.tensor("self")?, c.tensor("random_samples")?);
    let dims = c.dims(x);
    let lead = dims.len() - spatial;
    let (kernel, output) = (expand(c.ints("kernel_size")?, spatial), expand(c.ints("output_size")?, spatial));
    let planes: i64 = dims[..lead].iter().product();
    let out = [&dims[..lead], &output].concat();
    if out.contains(&0) {
        let dtype = c.dtype(x);
        return many([c.full(0, &Shape::new(dtype, out.clone())), c.full(0, &Shape::new(DType::I64, out))]);
    }
    check_samples(&c.dims(samples), &dims[..lead], spatial as i64)?;
    // An input without a batch may come with the draws of one: the first ones are its own.
    let samples = c.flatten(samples);
    let samples = c.slice_dim(samples, 0, 0, planes * spatial as i64);
    let samples = c.reshape(samples, &[planes, spatial as i64]);
    // [planes, windows .., elements ..]
    let full = [&[planes], &*output, &*kernel].concat();
    let plane: i64 = dims[lead..].iter().product();
    let shape = Shape::new(index_dtype(planes * plane), full.clone());
    let mut index = c.full(0, &shape);
    for dim in 0..spatial {
        // Torch draws the width first in two dimensions, the depth first in three.
        let draw = if spatial == 2 { 1 - dim } else { dim };
        let sample = c.index_dim(samples, 1, draw as i64);
        let start = starts(c, sample, dims[lead + dim], output[dim], kernel[dim]);
        let start = c.convert(start, shape.dtype);
        let start = c.broadcast_in_dim(start, &full, &[0, dim as i64 + 1]);
        let element = c.iota(&shape, 1 + spatial + dim);
        index = c.mul_by(index, dims[lead + dim]);
        index = c.add(index, start);
        index = c.add(index, element);
    }
    let base = c.iota(&shape, 0);
    let base = c.mul_by(base, plane);
    let place = c.add(base, index);
    let values = c.take(x, place);
    let initial = first_of_nothing(c, values, index);
    let elements: Vec<_> = (1 + spatial..=2 * spatial).collect();
    let results = c.reduce_many(&[values, index], &initial, &elements, larger);
    let places = c.reshape(results[1], &out);
    many([c.reshape(results[0], &out), c.convert(places, DType::I64)])
}

/// Where the windows along a dimension start, `[planes, windows]`: `⌊(k + u) α⌋ - ⌊u α⌋`, the last at the end.
fn starts(b: &mut Builder, sample: Val, input: i64, output: i64, size: i64) -> Val {
    let planes = b.dims(sample)[0];
    let shape = Shape::new(index_dtype(input), [planes, output]);
    let last = b.full(input - size, &shape);
    if output == 1 {
        return last;
    }
    let wide = if b.dtype(sample) == DType::F64 { DType::F64 } else { DType::F32 };
    let sample = b.convert(sample, wide);
    let sample = b.broadcast_in_dim(sample, &shape.dims, &[0]);
    // The quotient is rounded in the dtype, as torch has it.
    let (free, steps) = (b.full_like(input - size, sample), b.full_like(output - 1, sample));
    let alpha = b.div(free, steps);
    let window = b.iota(&shape, 1);
    let k = b.convert(window, wide);
    let shifted = b.add(k, sample);
    let [far, near] = [shifted, sample].map(|place| {
        let place = b.mul(place, alpha);
        b.convert(place, shape.dtype)
    });
    let start = b.sub(far, near);
    let is_last = b.compare_to(Cmp::EQ, window, output - 1);
    b.select(is_last, last, start)
}
