//! Matrix products.

use tpu_runtime::DType;

use crate::builder::{Builder, DotDims, Val};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, Value, one};
use crate::ops::pointwise::smooth::normal_cdf;
use crate::promote::accumulator;

/// The dtypes that have a matrix product.
const NUMBERS: &[DType] =
    &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::I64, DType::I32, DType::C64];
/// The dtypes whose product may be returned unrounded.
const SHORT: &[DType] = &[DType::BF16, DType::F16];

/// Numbers by which a term is left out: torch does not look at `self` when `beta` is 0, so NaN is not propagated.
const PLAIN: &[f64] = &[0.0, 1.0];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::mm(Tensor self, Tensor mat2) -> Tensor", mm)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[2,3] T[3,4]", "T[2,0] T[0,4]", "T[2,3] T[3,4] HIGH", "T[2,3] T[3,4] DEFAULT"]),
    Op::new("aten::bmm(Tensor self, Tensor mat2) -> Tensor", mm)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[2,3,4] T[2,4,5]"]),
    Op::new("aten::mv(Tensor self, Tensor vec) -> Tensor", mv).dtypes(NUMBERS).precise().examples(&["T[2,3] T[3]"]),
    Op::new("aten::dot(Tensor self, Tensor tensor) -> Tensor", dot).dtypes(NUMBERS).precise().examples(&["T[3] T[3]"]),
    Op::new("aten::vdot(Tensor self, Tensor other) -> Tensor", vdot).dtypes(NUMBERS).precise().examples(&["T[3] T[3]"]),
    Op::new("aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor", addmm)
        .special("beta", PLAIN)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[4] T[2,3] T[3,4]", "T[2,4] T[2,3] T[3,4] 0 1", "T[2,1] T[2,3] T[3,4] 3 2"]),
    Op::new("aten::_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor", addmm_activation)
        .special("beta", PLAIN)
        .precise()
        .examples(&["T[4] T[2,3] T[3,4]", "T[4] T[2,3] T[3,4] 1 1 true"]),
    Op::new("aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor", baddbmm)
        .special("beta", PLAIN)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[5] T[2,3,4] T[2,4,5]", "T[2,3,5] T[2,3,4] T[2,4,5] 0 1", "T[3,1] T[2,3,4] T[2,4,5] 3 2"]),
    Op::new("aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor", addbmm)
        .special("beta", PLAIN)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[5] T[2,3,4] T[2,4,5]"]),
    Op::new("aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor", addmv)
        .special("beta", PLAIN)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[2] T[2,3] T[3]", "T[1] T[2,3] T[3] 0 1"]),
    Op::new("aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor", addr)
        .special("beta", PLAIN)
        .dtypes(&[DType::F32, DType::BF16, DType::I64, DType::Bool])
        .examples(&["T[2,3] T[2] T[3]", "T[1,3] T[2] T[3] 0 1"]),
    Op::new("aten::mm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor", mm_as)
        .dtypes(SHORT)
        .examples(&["T[2,3] T[3,4] @f32"]),
    Op::new("aten::bmm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor", mm_as)
        .dtypes(SHORT)
        .examples(&["T[2,3,4] T[2,4,5] @f32"]),
    Op::new("aten::addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor", addmm_as)
        .special("beta", PLAIN)
        .dtypes(SHORT)
        .examples(&["f32[4] T[2,3] T[3,4] @f32"]),
    Op::new("aten::baddbmm.dtype(Tensor self, Tensor batch1, Tensor batch2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor", baddbmm_as)
        .special("beta", PLAIN)
        .dtypes(SHORT)
        .examples(&["f32[2,3,5] T[2,3,4] T[2,4,5] @f32"]),
    Op::new("aten::_compute_linear_combination(Tensor input, Tensor coefficients) -> Tensor", linear_combination)
        .dtypes(NUMBERS)
        .precise()
        .examples(&["T[3,2,2] T[4,3]"]),
    Op::new("aten::_int_mm(Tensor self, Tensor mat2) -> Tensor", int_mm)
        .dtypes(&[DType::I8])
        .examples(&["T[2,3] T[3,4]"]),
];

/// `self @ mat2`, for one matrix or a batch of them.
fn mm(c: &mut Ctx<'_>) -> Lowered {
    supported(c, "self")?;
    let (x, y) = (c.tensor("self")?, c.tensor("mat2")?);
    let product = if c.dtype(x) == DType::BF16 { c.matmul(x, y) } else { contract(c, x, y) };
    rounded_like(c, product, "self")
}

/// `self @ mat2` in `out_dtype`, with no rounding in between.
fn mm_as(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "self", "mat2")?;
    rounded_as_asked(c, product)
}

/// `self @ vec`.
fn mv(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply_vector(c, "self", "vec")?;
    rounded_like(c, product, "self")
}

/// The sum of the products of two vectors' elements.
fn dot(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("tensor")?);
    inner(c, x, y)
}

/// `dot` with the conjugate of `self`.
fn vdot(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("other")?);
    let x = conjugate(c, x);
    inner(c, x, y)
}

/// `beta * self + alpha * (mat1 @ mat2)`.
fn addmm(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "mat1", "mat2")?;
    let sum = add_input(c, product)?;
    rounded_like(c, sum, "mat1")
}

/// `addmm` in `out_dtype`, with no rounding in between.
fn addmm_as(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "mat1", "mat2")?;
    let sum = add_input(c, product)?;
    rounded_as_asked(c, sum)
}

/// `relu` or exact `gelu` of `addmm`.
fn addmm_activation(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "mat1", "mat2")?;
    let sum = add_input(c, product)?;
    let active = if c.bool("use_gelu")? {
        let gate = normal_cdf(c, sum);
        c.mul(sum, gate)
    } else {
        let zero = c.zeros_like(sum);
        c.max(sum, zero)
    };
    rounded_like(c, active, "mat1")
}

/// `beta * self + alpha * (batch1 @ batch2)`, a matrix a batch.
fn baddbmm(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "batch1", "batch2")?;
    let sum = add_input(c, product)?;
    rounded_like(c, sum, "batch1")
}

/// `baddbmm` in `out_dtype`, with no rounding in between.
fn baddbmm_as(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply(c, "batch1", "batch2")?;
    let sum = add_input(c, product)?;
    rounded_as_asked(c, sum)
}

/// `beta * self + alpha * Σ batch1[i] @ batch2[i]`: one product over batch and inner dimension together.
fn addbmm(c: &mut Ctx<'_>) -> Lowered {
    supported(c, "batch1")?;
    let (x, y) = (c.tensor("batch1")?, c.tensor("batch2")?);
    let (left, right) = (c.dims(x), c.dims(y));
    let x = c.swap_dims(x, 0, 1);
    let x = c.reshape(x, &[left[1], left[0] * left[2]]);
    let y = c.reshape(y, &[right[0] * right[1], right[2]]);
    let product = contract(c, x, y);
    let sum = add_input(c, product)?;
    rounded_like(c, sum, "batch1")
}

/// `beta * self + alpha * (mat @ vec)`.
fn addmv(c: &mut Ctx<'_>) -> Lowered {
    let product = multiply_vector(c, "mat", "vec")?;
    let sum = add_input(c, product)?;
    rounded_like(c, sum, "mat")
}

/// `beta * self + alpha * outer(vec1, vec2)`, in the dtype that the three promote to.
fn addr(c: &mut Ctx<'_>) -> Lowered {
    let dtype = c.result_type(&["self", "vec1", "vec2"])?;
    let (x, y) = (c.tensor_as("vec1", accumulator(dtype))?, c.tensor_as("vec2", accumulator(dtype))?);
    let dims = [c.dims(x)[0], c.dims(y)[0]];
    let x = c.broadcast_in_dim(x, &dims, &[0]);
    let y = c.broadcast_in_dim(y, &dims, &[1]);
    let product = c.mul(x, y);
    let sum = add_input(c, product)?;
    let sum = c.convert(sum, dtype);
    one(sum)
}

/// A product of 8-bit integers, summed as `I32`.
fn int_mm(c: &mut Ctx<'_>) -> Lowered {
    let (x, y) = (c.tensor("self")?, c.tensor("mat2")?);
    let dims = DotDims { batch: Vec::new(), contracting: vec![(1, 0)] };
    let product = c.dot_general(x, y, &dims, DType::I32);
    one(product)
}

/// `out[i] = Σ coefficients[i, j] * input[j]`.
fn linear_combination(c: &mut Ctx<'_>) -> Lowered {
    let (x, coefficients) = (c.tensor("input")?, c.tensor("coefficients")?);
    let mut dims = c.dims(x).to_vec();
    let flat = c.reshape(x, &[dims[0], dims[1..].iter().product()]);
    let sums = contract(c, coefficients, flat);
    dims[0] = c.dims(coefficients)[0];
    let sums = c.reshape(sums, &dims);
    rounded_like(c, sums, "input")
}

/// The product of two matrices or batches of them, not yet rounded.
fn multiply(c: &mut Ctx<'_>, left: &str, right: &str) -> Result<Val> {
    supported(c, left)?;
    let (x, y) = (c.tensor(left)?, c.tensor(right)?);
    Ok(contract(c, x, y))
}

/// The product of a matrix and a vector, not yet rounded.
fn multiply_vector(c: &mut Ctx<'_>, matrix: &str, vector: &str) -> Result<Val> {
    supported(c, matrix)?;
    let (x, y) = (c.tensor(matrix)?, c.tensor(vector)?);
    let y = c.unsqueeze(y, 1);
    let product = contract(c, x, y);
    Ok(c.squeeze(product, 1))
}

fn inner(c: &mut Ctx<'_>, x: Val, y: Val) -> Lowered {
    supported(c, "self")?;
    let (x, y) = (c.unsqueeze(x, 0), c.unsqueeze(y, 1));
    let product = contract(c, x, y);
    let product = c.reshape(product, &[]);
    rounded_like(c, product, "self")
}

/// The matrix product of the two innermost dimensions, in the dtype of the sum.
pub(super) fn contract(b: &mut Builder, x: Val, y: Val) -> Val {
    let (rank, dtype) = (b.rank(x), b.dtype(x));
    let dims = DotDims {
        batch: (0..rank as i64 - 2).map(|dim| (dim, dim)).collect(),
        contracting: vec![(rank as i64 - 1, rank as i64 - 2)],
    };
    if !matches!(dtype, DType::I64 | DType::U64) {
        return b.dot_general(x, y, &dims, accumulator(dtype));
    }
    // The TPU compiler has no product of 64-bit integers: multiply and sum.
    let mut sizes = b.dims(x);
    sizes.push(b.dims(y)[rank - 1]);
    let x = b.broadcast_missing(x, &sizes, &[rank]);
    let y = b.broadcast_missing(y, &sizes, &[rank - 2]);
    let products = b.mul(x, y);
    b.sum(products, &[rank - 1])
}

/// `beta * self + alpha * product`; `self` is left out when `beta` is 0.
fn add_input(c: &mut Ctx<'_>, product: Val) -> Result<Val> {
    let (dtype, dims) = (c.dtype(product), c.dims(product));
    let alpha = c.scalar_like("alpha", product)?;
    let product = c.mul(product, alpha);
    let beta = match c.value("beta")? {
        Value::Scalar(beta) if !beta.to_bool() => return Ok(product),
        // The special values are 0 and 1.
        Value::Scalar(_) => None,
        _ => Some(c.scalar_like("beta", product)?),
    };
    let input = c.tensor_as("self", dtype)?;
    let input = c.broadcast(input, &dims);
    let input = match beta {
        Some(beta) => c.mul(input, beta),
        None => input,
    };
    Ok(c.add(input, product))
}

fn conjugate(b: &mut Builder, x: Val) -> Val {
    if !b.dtype(x).is_complex() {
        return x;
    }
    let (re, im) = (b.real(x), b.imag(x));
    let im = b.neg(im);
    b.complex(re, im)
}

/// Refuses the tensor `name` when its dtype has no matrix product.
fn supported(c: &Ctx<'_>, name: &str) -> Result<()> {
    if c.shape_of(name)?.dtype == DType::Bool {
        let op = c.name().trim_start_matches("aten::");
        return Err(Error::Torch(format!("\"{op}\" not implemented for 'Bool'")));
    }
    Ok(())
}

/// The result in the dtype of the tensor `name`.
fn rounded_like(c: &mut Ctx<'_>, value: Val, name: &str) -> Lowered {
    let dtype = c.shape_of(name)?.dtype;
    let value = c.convert(value, dtype);
    one(value)
}

/// The result in the argument `out_dtype`.
fn rounded_as_asked(c: &mut Ctx<'_>, value: Val) -> Lowered {
    let dtype = c.opt_dtype("out_dtype")?.ok_or_else(|| c.wrong("out_dtype", "a dtype"))?;
    let value = c.convert(value, dtype);
    one(value)
}
