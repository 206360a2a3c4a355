//! Discrete Fourier transforms.

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Fft, Val};
use crate::error::Result;
use crate::op::{Ctx, Lowered, Op, one, wrap_dim};

const COMPLEX: &[DType] = &[DType::C64];
const REAL: &[DType] = &[DType::F32, DType::F64];

/// How many dimensions one transform takes.
const AT_ONCE: usize = 3;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor", c2c)
        .dtypes(COMPLEX)
        .examples(&[
            "T[3,4] (1) 0 true",
            "T[3,4] (0) 1 false",
            "T[2,3,2,4] (0,1,2,3) 2 true",
            "T[3] (0) 2 false",
            "T[0,4] (1) 0 true",
            "T[3] () 0 true",
        ]),
    Op::new("aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor", r2c)
        .dtypes(REAL)
        .refused_on_tpu(&[(DType::F64, "a TPU has no Fourier transform of float64")])
        .examples(&[
            "T[3,4] (1) 0 true",
            "T[4,3] (1,0) 1 true",
            "T[3,4] (1) 2 false",
            "T[2,3,2,5] (0,1,2,3) 0 true",
        ]),
    Op::new("aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor", c2r)
        .dtypes(COMPLEX)
        .examples(&["T[2,3] (1) 2 4", "T[3,2] (1,0) 0 5", "T[2,3,2,3] (0,1,2,3) 1 5", "T[2,4] (1) 2 3"]),
];

/// `Σ x[k]·e^(∓2πijk/n)` along each of `dim`, scaled.
fn c2c(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dims = dims(c)?;
    let forward = c.bool("forward")?;
    let sizes = sizes(c, x, &dims);
    let y = complex_to_complex(c, x, &dims, forward);
    scaled(c, y, &sizes, !forward)
}

/// The transform of a real array: the first half of the last of `dim`, or all of it.
fn r2c(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dims = dims(c)?;
    let sizes = sizes(c, x, &dims);
    let y = if c.bool("onesided")? {
        let (first, rest) = with_last(&dims);
        let halved = innermost(c, x, &first, |b, x, lengths| transform(b, x, Fft::Rfft, lengths));
        complex_to_complex(c, halved, &rest, true)
    } else {
        let complex = if c.dtype(x) == DType::F64 { DType::C128 } else { DType::C64 };
        let x = c.convert(x, complex);
        complex_to_complex(c, x, &dims, true)
    };
    scaled(c, y, &sizes, false)
}

/// The inverse transform to a real array, of which the last of `dim` holds the first half and has `last_dim_size`
/// points in the result.
fn c2r(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let dims = dims(c)?;
    let points = c.int("last_dim_size")?;
    let (last, rest) = with_last(&dims);
    let half = last[last.len() - 1];
    let x = c.slice_dim(x, half, 0, points / 2 + 1);
    let x = complex_to_complex(c, x, &rest, false);
    let y = innermost(c, x, &last, |b, x, lengths| {
        let (_, others) = lengths.split_last().unwrap_or_else(|| unreachable!("the halved dimension"));
        transform(b, x, Fft::Irfft, &[others, &[points]].concat())
    });
    let sizes = sizes(c, y, &dims);
    scaled(c, y, &sizes, true)
}

/// The argument `dim`, in its order.
fn dims(c: &Ctx<'_>) -> Result<Vec<usize>> {
    let rank = c.shape_of("self")?.dims.len();
    c.ints("dim")?.into_iter().map(|dim| wrap_dim(dim, rank)).collect()
}

fn sizes(b: &Builder, x: Val, dims: &[usize]) -> Vec<i64> {
    dims.iter().map(|dim| b.shape(x).dims[*dim]).collect()
}

/// The last dimension together with as many others as one transform takes, and the rest.
fn with_last(dims: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let (last, others) = dims.split_last().unwrap_or_else(|| unreachable!("torch refuses no dimension"));
    let mut others = others.to_vec();
    others.sort_unstable();
    let mut together = others.split_off((others.len() + 1).saturating_sub(AT_ONCE));
    together.push(*last);
    (together, others)
}

/// The transform along each of `dims`, in the scale of StableHLO: the inverse is divided by the number of points.
fn complex_to_complex(b: &mut Builder, x: Val, dims: &[usize], forward: bool) -> Val {
    let kind = if forward { Fft::Fft } else { Fft::Ifft };
    let mut dims = dims.to_vec();
    dims.sort_unstable();
    dims.rchunks(AT_ONCE)
        .fold(x, |x, dims| innermost(b, x, dims, |b, x, lengths| transform(b, x, kind, lengths)))
}

/// Applies `f` to `x` with `dims` as innermost dimensions, of these sizes, and puts them back.
fn innermost(
    b: &mut Builder,
    x: Val,
    dims: &[usize],
    f: impl FnOnce(&mut Builder, Val, &[i64]) -> Val,
) -> Val {
    let lengths = sizes(b, x, dims);
    let others = (0..b.rank(x)).filter(|dim| !dims.contains(dim));
    let order: Vec<i64> = others.chain(dims.iter().copied()).map(|dim| dim as i64).collect();
    let mut back = vec![0; order.len()];
    for (position, dim) in order.iter().enumerate() {
        back[*dim as usize] = position as i64;
    }
    let x = b.transpose(x, &order);
    let y = f(b, x, &lengths);
    b.transpose(y, &back)
}

/// [`Builder::fft`], which no compiler needs to know for a batch of none.
fn transform(b: &mut Builder, x: Val, kind: Fft, lengths: &[i64]) -> Val {
    let y = b.fft(x, kind, lengths);
    let Shape { dims, dtype } = b.shape(y).clone();
    if dims.numel() == 0 { b.full(0, &Shape::new(dtype, dims)) } else { y }
}

/// The argument `normalization`: 0 as it is, 1 divided by the root of the number of points, 2 by their number.
/// `divided` tells that it has been divided.
fn scaled(c: &mut Ctx<'_>, y: Val, sizes: &[i64], divided: bool) -> Lowered {
    let points = sizes.iter().product::<i64>() as f64;
    let scale = match (c.int("normalization")?, divided) {
        (0, true) => points,
        (1, true) => points.sqrt(),
        (1, false) => points.sqrt().recip(),
        (2, false) => points.recip(),
        _ => return one(y),
    };
    one(c.mul_by(y, scale))
}
