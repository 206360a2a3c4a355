//! QR factors and products of Householder reflections.

use tpu_runtime::DType;

use super::matrix::{adjoint, batch_of, flat, unflat};
use super::products::upper;
use super::reflect;
use crate::builder::Val;
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many, one};

/// The dtypes that have a decomposition.
pub(super) const FIELDS: &[DType] = &[DType::F32, DType::F64, DType::C64];

/// The ops of QR.
pub const OPS: &[Op] = &[
    Op::new("aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)", geqrf)
        .dtypes(FIELDS)
        .examples(&["T[2,4,3]", "T[0,3]"]),
    Op::new("aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor", householder_product)
        .dtypes(FIELDS)
        .examples(&["T[2,4,3] T[2,3]", "T[4,3] T[0]"]),
    Op::new("aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor", ormqr)
        .dtypes(FIELDS)
        .examples(&["T[4,3] T[3] T[4,2]", "T[4,3] T[3] T[2,4] false true"]),
    Op::new("aten::linalg_qr(Tensor A, str mode=\"reduced\") -> (Tensor Q, Tensor R)", qr)
        .dtypes(FIELDS)
        .examples(&["T[4,3]", "T[4,3] complete", "T[2,3,4] r"]),
];

/// The factors `R` and, below the diagonal, the reflections of `Q`.
fn geqrf(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "self", "torch.geqrf", "geqrf_cpu")?;
    let x = c.tensor("self")?;
    let dims = c.dims(x);
    let x = flat(c, x);
    let (a, tau) = reflect::factor(c, x);
    many([unflat(c, a, batch_of(&dims)), unflat(c, tau, batch_of(&dims))])
}

/// The first columns of the product of reflections `H1 H2 …`.
fn householder_product(c: &mut Ctx<'_>) -> Lowered {
    let (a, tau) = reflections(c, "input", "tau")?;
    let dims = c.shape_of("input")?.dims;
    let q = reflect::product(c, a, tau, dims[dims.len() - 1]);
    one(unflat(c, q, batch_of(&dims)))
}

/// The product of reflections, or its adjoint, times `input3`; from the right it is the adjoint of a product from
/// the left.
fn ormqr(c: &mut Ctx<'_>) -> Lowered {
    let (a, tau) = reflections(c, "self", "input2")?;
    let other = c.tensor("input3")?;
    let dims = c.dims(other);
    let other = flat(c, other);
    let transpose = c.bool("transpose")?;
    let product = if c.bool("left")? {
        reflect::apply(c, a, tau, other, transpose)
    } else {
        let other = adjoint(c, other);
        let product = reflect::apply(c, a, tau, other, !transpose);
        adjoint(c, product)
    };
    one(unflat(c, product, batch_of(&dims)))
}

/// `A = QR`, with as many columns of `Q` as `mode` says.
fn qr(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "A", "linalg.qr", "geqrf_cpu")?;
    let mode = c.opt_str("mode")?.unwrap_or_default();
    let a = c.tensor("A")?;
    let (dims, dtype) = (c.dims(a), c.dtype(a));
    let a = flat(c, a);
    let (rows, columns) = (c.dims(a)[1], c.dims(a)[2]);
    let (factored, tau) = reflect::factor(c, a);
    let width = if mode == "complete" { rows } else { rows.min(columns) };
    let r = c.slice_dim(factored, 1, 0, width);
    let r = upper(c, r);
    let q = if mode == "r" {
        c.full(0, &tpu_runtime::Shape::new(dtype, [0]))
    } else {
        let q = reflect::product(c, factored, tau, width);
        unflat(c, q, batch_of(&dims))
    };
    many([q, unflat(c, r, batch_of(&dims))])
}

/// Matrices of reflections and their `tau`, stacked.
fn reflections(c: &mut Ctx<'_>, matrix: &str, tau: &str) -> Result<(Val, Val)> {
    check_matrix(c, matrix, c.name(), "orgqr_cpu")?;
    let (a, tau) = (c.tensor(matrix)?, c.tensor(tau)?);
    let a = flat(c, a);
    let count = c.dims(tau).last().copied().unwrap_or(0);
    let batch = c.dims(a)[0];
    let tau = c.reshape(tau, &[batch, count]);
    Ok((a, tau))
}

/// Refuses a tensor that is no matrix or batch of them, and a dtype that torch's kernel `kernel` does not have; in
/// torch's words, for what its shape functions let through or do not exist for.
pub(super) fn check_matrix(c: &Ctx<'_>, name: &str, function: &str, kernel: &str) -> Result<()> {
    let shape = c.shape_of(name)?;
    if shape.dims.len() < 2 {
        return Err(Error::Torch(format!("{function}: input must have at least 2 dimensions.")));
    }
    let dtype = shape.dtype;
    if !matches!(dtype.real(), DType::F32 | DType::F64) {
        return Err(Error::DType { op: kernel.to_owned(), got: dtype });
    }
    Ok(())
}
