//! Eigenvalues and singular values, and the functions of a matrix that they give.

use tpu_runtime::{DType, Shape};

use super::matrix::{adjoint, batch_of, conjugate, flat, identity, triangle, unflat};
use super::products::{line, scale, upper};
use super::qr::{FIELDS, check_matrix};
use super::{jacobi, reflect, schur};
use crate::builder::{Builder, Cmp, Val};
use crate::error::Error;
use crate::op::{Ctx, Lowered, Op, many, one};

/// The spectral ops.
pub const OPS: &[Op] = &[
    Op::new("aten::_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)", eigh)
        .dtypes(FIELDS)
        .examples(&["T[3,3]", "T[2,2,2] U false", "T[0,0]"]),
    Op::new("aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)", svd)
        .dtypes(FIELDS)
        .examples(&["T[3,2]", "T[3,2] true", "T[2,2,3] false false", "T[0,2] true"]),
    Op::new("aten::linalg_polar(Tensor A) -> (Tensor U, Tensor H)", polar).dtypes(FIELDS).examples(&["T[3,2]"]),
    Op::new("aten::linalg_matrix_sqrth(Tensor self) -> Tensor", matrix_sqrth).dtypes(FIELDS).examples(&["T[3,3]"]),
    Op::new("aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)", eig)
        .dtypes(FIELDS)
        .examples(&["T[3,3]", "T[0,0]"]),
    Op::new("aten::_linalg_eigvals(Tensor self) -> Tensor", eigvals).dtypes(FIELDS).examples(&["T[2,3,3]"]),
    // Torch makes the function of the row above, but not its `out=`.
    Op::new("aten::linalg_eigvals(Tensor self) -> Tensor", eigvals).dtypes(FIELDS).examples(&["T[3,3]"]),
];

/// Matrices `[batch, rows, columns]` as `u diag(values) v*`.
pub(super) struct Svd {
    pub u: Val,
    /// Descending; real, `[batch, min(rows, columns)]`.
    pub values: Val,
    pub vh: Val,
}

/// Eigenvalues, ascending, and eigenvectors, the columns, of the Hermitian matrix in one triangle of `A`.
fn eigh(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "A", "linalg.eigh", "linalg_eigh_cpu")?;
    let a = c.tensor("A")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    let lower = c.opt_str("UPLO")?.is_none_or(|triangle| triangle.eq_ignore_ascii_case("L"));
    let a = hermitian(c, a, lower);
    let with_vectors = c.bool("compute_v")?;
    let (values, rows) = jacobi::hermitian(c, a, with_vectors);
    let values = unflat(c, values, batch_of(&dims));
    let vectors = match rows {
        Some(rows) => {
            let columns = c.transpose_last(rows);
            unflat(c, columns, batch_of(&dims))
        }
        None => none(c, a),
    };
    many([values, vectors])
}

/// Eigenvalues and eigenvectors, the columns, of any square matrix: complex.
fn eig(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "self", "linalg.eig", "linalg_eig_out_cpu")?;
    let a = c.tensor("self")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    let (values, vectors) = schur::eigen(c, a, true);
    many([values, vectors.unwrap_or(values)].map(|x| unflat(c, x, batch_of(&dims))))
}

/// The eigenvalues of any square matrix: complex.
fn eigvals(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "self", "linalg.eig", "linalg_eig_out_cpu")?;
    let a = c.tensor("self")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    let (values, _) = schur::eigen(c, a, false);
    one(unflat(c, values, batch_of(&dims)))
}

/// `A = U diag(S) Vh`.
fn svd(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "A", "linalg.svd", "linalg_svd_cpu")?;
    if c.has("driver")? {
        return Err(Error::Torch(
            "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend."
                .to_owned(),
        ));
    }
    let a = c.tensor("A")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    if !c.bool("compute_uv")? {
        let values = singular_values(c, a);
        let nothing = none(c, a);
        return many([nothing, unflat(c, values, batch_of(&dims)), nothing]);
    }
    let full = c.bool("full_matrices")?;
    let Svd { u, values, vh } = decompose(c, a, full);
    many([u, values, vh].map(|x| unflat(c, x, batch_of(&dims))))
}

/// `A = U H` with orthonormal columns in `U` and a Hermitian `H` that is not negative: of `A = W S Vh` these are
/// `W Vh` and `V S Vh`.
fn polar(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "A", "linalg.polar", "linalg_svd_cpu")?;
    let a = c.tensor("A")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    let Svd { u: w, values, vh } = decompose(c, a, false);
    let u = c.matmul(w, vh);
    let v = adjoint(c, vh);
    let v = scale(c, v, values, &[1]);
    let h = c.matmul(v, vh);
    many([u, h].map(|x| unflat(c, x, batch_of(&dims))))
}

/// The square root of a Hermitian matrix that is not negative: `V sqrt(L) V*` of its eigenvalues and eigenvectors.
fn matrix_sqrth(c: &mut Ctx<'_>) -> Lowered {
    check_matrix(c, "self", "linalg.matrix_sqrth", "linalg_eigh_cpu")?;
    let a = c.tensor("self")?;
    let dims = c.dims(a);
    let a = flat(c, a);
    let a = hermitian(c, a, true);
    let (values, rows) = jacobi::hermitian(c, a, true);
    let rows = rows.unwrap_or(a);
    let roots = c.sqrt(values);
    let columns = c.transpose_last(rows);
    let scaled = scale(c, columns, roots, &[1]);
    let conjugated = conjugate(c, rows);
    let root = c.matmul(scaled, conjugated);
    one(unflat(c, root, batch_of(&dims)))
}

/// The Hermitian matrix of which one triangle is given; the diagonal is taken as real.
fn hermitian(b: &mut Builder, a: Val, lower: bool) -> Val {
    let side = if lower { Cmp::LT } else { Cmp::GT };
    let given = triangle(b, a, side, 0);
    let other = adjoint(b, given);
    let on_diagonal = triangle(b, a, Cmp::EQ, 0);
    let real = b.real(on_diagonal);
    let real = b.convert(real, b.dtype(a));
    let sum = b.add(given, other);
    b.add(sum, real)
}

/// Singular values, and vectors as columns of `u` and rows of `vh`: as many as there are values, or all.
///
/// `A = Q R`, then the rows of `R` are rotated until they are orthogonal: `R = w* diag(values) vh`.
pub(super) fn decompose(b: &mut Builder, a: Val, full: bool) -> Svd {
    let (dims, dtype) = (b.dims(a), b.dtype(a));
    let (batch, rows, columns) = (dims[0], dims[1], dims[2]);
    if rows < columns {
        let a = adjoint(b, a);
        let Svd { u, values, vh } = decompose(b, a, full);
        return Svd { u: adjoint(b, vh), values, vh: adjoint(b, u) };
    }
    let width = if full { rows } else { columns };
    if dims.numel() == 0 {
        let square = |b: &mut Builder, rows, columns| identity(b, &Shape::new(dtype, [batch, rows, columns]));
        let values = b.full(0, &Shape::new(dtype.real(), [batch, columns]));
        return Svd { u: square(b, rows, width), values, vh: square(b, columns, columns) };
    }
    let (r, factored, taus) = upper_factor(b, a);
    let singular = jacobi::singular(b, r, true);
    let vh = completed(b, singular.vectors);
    let w = singular.w.unwrap_or(vh);
    let w = adjoint(b, w);
    // The identity in the columns that `w` does not have.
    let w = b.pad_with(w, 0, &[0, 0, 0], &[0, rows - columns, width - columns]);
    let rest = identity(b, &Shape::new(dtype, [batch, rows, width]));
    let beyond = beyond(b, rest, columns);
    let w = b.add(w, beyond);
    let u = reflect::apply(b, factored, taus, w, false);
    Svd { u, values: singular.values, vh }
}

/// The singular values of matrices `[batch, rows, columns]`.
pub(super) fn singular_values(b: &mut Builder, a: Val) -> Val {
    let dims = b.dims(a);
    let count = dims[1].min(dims[2]);
    if dims.numel() == 0 {
        let dtype = b.dtype(a).real();
        return b.full(0, &Shape::new(dtype, [dims[0], count]));
    }
    let a = if dims[1] < dims[2] { adjoint(b, a) } else { a };
    let (r, ..) = upper_factor(b, a);
    jacobi::singular(b, r, false).values
}

/// `R` of `A = QR`, and the factors as they are stored.
pub(super) fn upper_factor(b: &mut Builder, a: Val) -> (Val, Val, Val) {
    let columns = b.dims(a)[2];
    let (factored, taus) = reflect::factor(b, a);
    let r = b.slice_dim(factored, 1, 0, columns);
    (upper(b, r), factored, taus)
}

/// Square matrices whose rows are orthonormal, or 0 from some row on, with rows that are orthonormal to the others in
/// place of 0: those of a QR decomposition, whose reflections are the identity where nothing is left to reflect.
fn completed(b: &mut Builder, rows: Val) -> Val {
    let count = b.dims(rows)[1];
    let columns = b.transpose_last(rows);
    let (factored, taus) = reflect::factor(b, columns);
    let q = reflect::product(b, factored, taus, count);
    let phase = line(b, factored, 0, count);
    let size = b.abs(phase);
    let nothing = b.compare_to(Cmp::LT, size, 0.5);
    let one = b.full_like(1, phase);
    let phase = b.select(nothing, one, phase);
    let size = b.abs(phase);
    let size = b.convert(size, b.dtype(phase));
    let phase = b.div(phase, size);
    let q = scale(b, q, phase, &[1]);
    b.transpose_last(q)
}

/// `x` in the columns from `first` on, else 0.
fn beyond(b: &mut Builder, x: Val, first: i64) -> Val {
    let place = b.iota(&Shape::new(DType::I32, b.dims(x)), 2);
    let mask = b.compare_to(Cmp::GE, place, first);
    let zero = b.zeros_like(x);
    b.select(mask, x, zero)
}

/// The tensor that torch returns where there is nothing to return.
fn none(b: &mut Builder, like: Val) -> Val {
    let dtype = b.dtype(like);
    b.full(0, &Shape::new(dtype, [0]))
}
