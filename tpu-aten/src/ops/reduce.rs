//! Reductions: sums, extremes, truth, moments and norms.

mod extreme;
pub mod hash;
mod moments;
mod norms;
pub mod sort;

use tpu_runtime::{DType, Dims};

use crate::builder::{Builder, Val, index_dtype};
use crate::error::{Error, Result};
use crate::op::{ARITHMETIC, Ctx, FLOATS, Lowered, Op, one};

const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::U8, DType::Bool, DType::C64];
const FLOATS_AND_COMPLEX: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64, DType::C64];

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", sum)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] none", "T[2,3] (-1)", "T[2,3] (0) true @f32", "T[0,3] (0)", "T[] none"]),
    Op::new("aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", nansum)
        .real()
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] (1) true"]),
    Op::new("aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", mean)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3] none", "T[2,3] (1) true", "T[0] none"]),
    Op::new("aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor", prod).dtypes(NUMBERS).examples(&["T[2,3]"]),
    Op::new("aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", prod_dim)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1", "T[2,0] 1 true", "T[] 0"]),
    Op::new("aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor", count_nonzero)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] ()", "T[2,3] (0)"]),
    Op::new("aten::any(Tensor self) -> Tensor", any).dtypes(NUMBERS).examples(&["T[2,3]"]),
    Op::new("aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor", any_dim)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1", "T[2,3] 0 true"]),
    Op::new("aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor", any_dims)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] (0,1)", "T[2,3] ()", "T[2,3] none true"]),
    Op::new("aten::all(Tensor self) -> Tensor", all).dtypes(NUMBERS).examples(&["T[2,3]"]),
    Op::new("aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor", all_dim)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1", "T[2,3] 0 true"]),
    Op::new("aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor", all_dims)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] (0,1)", "T[2,3] ()", "T[2,3] none true"]),
    Op::new("aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor", extreme::amax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] (1) true", "T[] ()"]),
    Op::new("aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor", extreme::amin)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] (1) true"]),
    Op::new("aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)", extreme::aminmax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] 1 true"]),
    Op::new("aten::_aminmax(Tensor self) -> (Tensor, Tensor)", extreme::aminmax_of_all)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]"]),
    Op::new("aten::_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)", extreme::aminmax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1 true"]),
    Op::new("aten::max(Tensor self) -> Tensor", extreme::max).dtypes(ARITHMETIC).examples(&["T[2,3]"]),
    Op::new("aten::min(Tensor self) -> Tensor", extreme::min).dtypes(ARITHMETIC).examples(&["T[2,3]"]),
    Op::new("aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)", extreme::max_dim)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1", "T[2,3] 0 true", "T[] 0"]),
    Op::new("aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)", extreme::min_dim)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3] 1", "T[2,3] 0 true"]),
    Op::new("aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor", extreme::argmax)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] 1 true", "T[2,3] none true", "T[] 0"]),
    Op::new("aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor", extreme::argmin)
        .dtypes(ARITHMETIC)
        .examples(&["T[2,3]", "T[2,3] 1 true"]),
    Op::new("aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor", moments::var)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3]", "T[2,3] (1) 0 true"]),
    Op::new("aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor", moments::std)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3]", "T[2,3] (1) 0 true"]),
    Op::new("aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)", moments::var_mean)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3]", "T[2,3] (1) 0 true"]),
    Op::new("aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)", moments::std_mean)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3]", "T[2,3] (1) 0 true"]),
    Op::new("aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor", norms::logsumexp)
        .dtypes(&[DType::F32, DType::BF16, DType::I64])
        .examples(&["T[2,3] (1)", "T[2,3] (0,1) true"]),
    Op::new("aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", norms::vector_norm)
        .special("ord", norms::ORDERS)
        .dtypes(FLOATS_AND_COMPLEX)
        .examples(&["T[2,3]", "T[2,3] 0 (1)", "T[2,3] 1 (1) true", "T[2,3] 3.5 (1)", "T[2,3] inf", "T[2,3] -inf", "T[1] 2"]),
    Op::new("aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor", norms::norm)
        .special("p", norms::ORDERS)
        .examples(&["T[2,3] none (1)", "T[2,3] 3 (1) true"]),
    Op::new("aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor", norms::norm_dtype)
        .special("p", norms::ORDERS)
        .dtypes(&[DType::BF16])
        .examples(&["T[2,3] 2 (1) false @f32"]),
    Op::new("aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor", norms::renorm)
        .special("p", norms::ORDERS)
        .dtypes(FLOATS)
        .examples(&["T[2,3] 2 0 1.5", "T[2,3,2] 3 1 1.5"]),
];

/// The dimensions that a reduction removes, and the dims of its result.
struct Over {
    dims: Vec<usize>,
    kept: Dims,
}

impl Over {
    /// Over `dims` of an array of these sizes, which stay with size 1 if `keepdim`.
    fn new(sizes: &[i64], dims: Vec<usize>, keepdim: bool) -> Self {
        let kept = (0..sizes.len())
            .filter(|dim| keepdim || !dims.contains(dim))
            .map(|dim| if dims.contains(&dim) { 1 } else { sizes[dim] })
            .collect();
        Self { dims, kept }
    }

    /// The arguments `dim` and `keepdim` of a reduction of `self`; without dimensions it is over all.
    fn arguments(c: &Ctx<'_>) -> Result<Self> {
        let sizes = c.shape_of("self")?.dims;
        Ok(Self::new(&sizes, c.dims_or_all("dim", sizes.len())?, c.bool("keepdim")?))
    }

    /// Every dimension of `self`.
    fn all(c: &Ctx<'_>) -> Result<Self> {
        let sizes = c.shape_of("self")?.dims;
        Ok(Self::new(&sizes, (0..sizes.len()).collect(), false))
    }

    /// A reduced value with the dims of the result.
    fn keep(&self, b: &mut Builder, value: Val) -> Val {
        b.reshape(value, &self.kept)
    }
}

/// The tensor `self` and its dimension `dim`; a scalar is a vector of one element.
pub(super) fn along(c: &mut Ctx<'_>) -> Result<(Val, usize)> {
    let x = c.tensor("self")?;
    let dim = c.dim("dim", c.rank(x))?;
    let lifted = if c.rank(x) == 0 { c.reshape(x, &[1]) } else { x };
    Ok((lifted, dim))
}

/// Refuses to reduce nothing with an operation that gives nothing a value, as torch's kernels do; its meta functions do
/// not. Without `dim` the reduction is over all.
fn check_not_empty(c: &Ctx<'_>, dim: Option<usize>) -> Result<()> {
    let sizes = c.shape_of("self")?.dims;
    let name = c.name().trim_start_matches("aten::").split('.').next().unwrap_or_default();
    match dim {
        Some(dim) if sizes.get(dim) == Some(&0) => {
            Err(Error::Index(format!("{name}(): Expected reduction dim {dim} to have non-zero size.")))
        }
        None if sizes.numel() == 0 => Err(Error::Torch(format!(
            "{name}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."
        ))),
        _ => Ok(()),
    }
}

/// The dtype of a sum or a product: the argument `dtype`; of integers without it `I64`.
pub(super) fn sum_dtype(c: &Ctx<'_>) -> Result<DType> {
    let dtype = c.shape_of("self")?.dtype;
    let exact = if dtype.is_float() || dtype.is_complex() { dtype } else { DType::I64 };
    Ok(c.opt_dtype("dtype")?.unwrap_or(exact))
}

/// The sum.
fn sum(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let x = c.tensor_as("self", sum_dtype(c)?)?;
    let sum = c.sum(x, &over.dims);
    one(over.keep(c, sum))
}

/// The sum of the elements that are not NaN.
fn nansum(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let x = c.tensor_as("self", sum_dtype(c)?)?;
    let numbers = if c.dtype(x).is_float() {
        let nan = c.is_nan(x);
        let zero = c.zeros_like(x);
        c.select(nan, zero, x)
    } else {
        x
    };
    let sum = c.sum(numbers, &over.dims);
    one(over.keep(c, sum))
}

/// The mean; NaN over nothing.
fn mean(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    let dtype = c.opt_dtype("dtype")?.unwrap_or(c.shape_of("self")?.dtype);
    let x = c.tensor_as("self", dtype)?;
    let mean = c.mean(x, &over.dims);
    one(over.keep(c, mean))
}

/// The product of all elements.
fn prod(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::all(c)?;
    product(c, &over)
}

/// The product over one dimension.
fn prod_dim(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    product(c, &over)
}

fn product(c: &mut Ctx<'_>, over: &Over) -> Lowered {
    let x = c.tensor_as("self", sum_dtype(c)?)?;
    let product = c.prod(x, &over.dims);
    one(over.keep(c, product))
}

/// How many elements are not zero; NaN is not.
fn count_nonzero(c: &mut Ctx<'_>) -> Lowered {
    let sizes = c.shape_of("self")?.dims;
    let dims = c.dims_or_all("dim", sizes.len())?;
    let nonzero = c.tensor_as("self", DType::Bool)?;
    let ones = c.convert(nonzero, index_dtype(sizes.numel()));
    let count = c.sum(ones, &dims);
    one(c.convert(count, DType::I64))
}

/// Whether any element is not zero.
fn any(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::all(c)?;
    truth(c, &over, Builder::any)
}

/// Whether any element is not zero, over one dimension.
fn any_dim(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    truth(c, &over, Builder::any)
}

/// Whether any element is not zero, over these dimensions; over none of them for an empty list.
fn any_dims(c: &mut Ctx<'_>) -> Lowered {
    let over = exactly(c)?;
    truth(c, &over, Builder::any)
}

/// Whether no element is zero.
fn all(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::all(c)?;
    truth(c, &over, Builder::all)
}

/// Whether no element is zero, over one dimension.
fn all_dim(c: &mut Ctx<'_>) -> Lowered {
    let over = Over::arguments(c)?;
    truth(c, &over, Builder::all)
}

/// Whether no element is zero, over these dimensions; over none of them for an empty list.
fn all_dims(c: &mut Ctx<'_>) -> Lowered {
    let over = exactly(c)?;
    truth(c, &over, Builder::all)
}

/// As [`Over::arguments`], but an empty list of dimensions names none.
fn exactly(c: &Ctx<'_>) -> Result<Over> {
    if c.opt_ints("dim")?.is_some_and(|list| list.is_empty()) {
        let sizes = c.shape_of("self")?.dims;
        return Ok(Over::new(&sizes, Vec::new(), c.bool("keepdim")?));
    }
    Over::arguments(c)
}

/// A reduction of truth values; of `U8` it is again `U8`, as torch has it from before there was `Bool`.
fn truth(c: &mut Ctx<'_>, over: &Over, reduce: fn(&mut Builder, Val, &[usize]) -> Val) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let nonzero = c.tensor_as("self", DType::Bool)?;
    let holds = reduce(c, nonzero, &over.dims);
    let kept = over.keep(c, holds);
    one(if dtype == DType::U8 { c.convert(kept, DType::U8) } else { kept })
}
