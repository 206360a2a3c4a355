//! Least squares.

use tpu_runtime::{DType, Dims, Shape};

use super::jacobi::epsilon;
use super::matrix::{adjoint, batch_of, flat, unflat};
use super::products::{scale, solve_upper, squared};
use super::qr::FIELDS;
use super::reflect;
use super::spectral::{Svd, decompose, upper_factor};
use crate::builder::{Builder, Cmp, Val, broadcast_dims};
use crate::error::{Error, Result};
use crate::op::{Ctx, Lowered, Op, many};
use crate::promote::at_name;

/// The ops of least squares.
pub const OPS: &[Op] = &[
    Op::new("aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)", lstsq)
        .dtypes(FIELDS)
        .examples(&["T[4,3] T[4,2]", "T[4,3] T[4,2] none gels", "T[3,4] T[3] none gels", "T[2,4,3] T[2,4] 0.1 gelsd"]),
];

/// What a driver finds for stacked matrices.
struct Found {
    solution: Val,
    /// What no solution reaches, as columns whose lengths are those of the residuals.
    rest: Val,
    rank: Option<Val>,
    values: Option<Val>,
}

/// The `x` of least `|self x - b|`, and of those the shortest.
///
/// `gels` takes the rank for granted and needs a QR decomposition; the other drivers are one, the singular value
/// decomposition. Residuals have a size that depends on the rank in torch, which leaves them out below full rank;
/// here they are there.
fn lstsq(c: &mut Ctx<'_>) -> Lowered {
    let (dims, right) = checked(c)?;
    let rows = dims[dims.len() - 2];
    let is_vector = right.len() > c.shape_of("b")?.dims.len();
    let batch = broadcast_dims(batch_of(&dims), batch_of(&right))?;
    if rows != right[right.len() - 2] {
        let dim = if is_vector { -1 } else { -2 };
        return Err(refusal(&format!("input.size(-2) should match other.size({dim})")));
    }
    let driver = c.opt_str("driver")?.unwrap_or_else(|| "gelsy".to_owned());
    if !["gels", "gelsy", "gelsd", "gelss"].contains(&driver.as_str()) {
        return Err(refusal("parameter `driver` should be one of (gels, gelsy, gelsd, gelss)"));
    }
    let (a, y) = (c.tensor("self")?, c.tensor("b")?);
    let a = batched(c, a, &dims, &batch);
    let y = batched(c, y, &right, &batch);
    let found = if driver == "gels" { by_qr(c, a, y) } else { by_svd(c, a, y)? };

    let mut solution = unflat(c, found.solution, &batch);
    if is_vector {
        solution = c.squeeze(solution, batch.len() + 1);
    }
    let dtype = c.dtype(a).real();
    let nothing = |c: &mut Ctx<'_>, dtype| c.full(0, &Shape::new(dtype, [0]));
    let residuals = if driver == "gelsy" || rows <= dims[dims.len() - 1] {
        nothing(c, dtype)
    } else {
        let squares = squared(c, found.rest);
        let sum = c.sum(squares, &[1]);
        unflat(c, sum, &batch)
    };
    let rank = match found.rank {
        Some(rank) => c.reshape(rank, &batch),
        None => nothing(c, DType::I32),
    };
    let rank = c.convert(rank, DType::I64);
    let values = match found.values {
        Some(values) if driver != "gelsy" => unflat(c, values, &batch),
        _ => nothing(c, dtype),
    };
    many([solution, residuals, rank, values])
}

/// The dims of the matrices and of the right sides, vectors as columns; in torch's words if they do not fit.
fn checked(c: &Ctx<'_>) -> Result<(Dims, Dims)> {
    let (left, right) = (c.shape_of("self")?, c.shape_of("b")?);
    if left.dims.len() < 2 {
        return Err(refusal("input must have at least 2 dimensions."));
    }
    if right.dims.is_empty() {
        return Err(refusal("other must have at least 1 dimension."));
    }
    if left.dtype != right.dtype {
        return Err(refusal(&format!(
            "Expected input and other to have the same dtype, but got input's dtype {} and other's dtype {}",
            at_name(left.dtype),
            at_name(right.dtype)
        )));
    }
    if !matches!(left.dtype.real(), DType::F32 | DType::F64) {
        return Err(Error::Torch(
            "This function doesn't handle types other than float and double".to_owned(),
        ));
    }
    let mut dims = right.dims;
    match left.dims.len().checked_sub(dims.len()) {
        Some(0) => {}
        Some(1) => dims.push(1),
        _ => {
            return Err(refusal(
                "input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1",
            ));
        }
    }
    Ok((left.dims, dims))
}

fn refusal(words: &str) -> Error {
    Error::Torch(format!("torch.linalg.lstsq: {words}"))
}

/// Reshapes to `dims`, broadcasts to the dims of a batch and stacks.
fn batched(b: &mut Builder, x: Val, dims: &[i64], batch: &[i64]) -> Val {
    let x = b.reshape(x, dims);
    let full: Dims = batch.iter().chain(&dims[dims.len() - 2..]).copied().collect();
    let x = b.broadcast(x, &full);
    flat(b, x)
}

/// `A = Q R`: of tall matrices `R x = Q* y`; of others, of `A* = Q R`, `x = Q z` where `R* z = y`.
fn by_qr(b: &mut Builder, a: Val, y: Val) -> Found {
    let (rows, columns) = (b.dims(a)[1], b.dims(a)[2]);
    let (solution, rest) = if rows >= columns {
        let (r, factored, taus) = upper_factor(b, a);
        let y = reflect::apply(b, factored, taus, y, true);
        let top = b.slice_dim(y, 1, 0, columns);
        (solve_upper(b, r, top, false), b.slice_dim(y, 1, columns, rows))
    } else {
        let a = adjoint(b, a);
        let (r, factored, taus) = upper_factor(b, a);
        let z = solve_upper(b, r, y, true);
        let z = b.pad_with(z, 0, &[0, 0, 0], &[0, columns - rows, 0]);
        (reflect::apply(b, factored, taus, z, false), y)
    };
    Found { solution, rest, rank: None, values: None }
}

/// `x = V S⁺ U* y`, without the singular values that are not above `rcond` times the largest.
fn by_svd(c: &mut Ctx<'_>, a: Val, y: Val) -> Result<Found> {
    let dims = c.dims(a);
    let count = dims[1].min(dims[2]);
    let Svd { u, values, vh } = decompose(c, a, false);
    let dtype = c.dtype(values);
    let largest = c.max_over(values, &[1]);
    let part = match c.opt_scalar("rcond", dtype)? {
        Some(part) => part,
        None => c.constant(epsilon(dtype) * dims[1].max(dims[2]) as f64, dtype),
    };
    let part = c.splat(part, largest);
    let bound = c.mul(largest, part);
    let bound = c.unsqueeze(bound, 1);
    let bound = c.broadcast(bound, &[dims[0], count]);
    let counts = c.compare(Cmp::GT, values, bound);
    let (zero, one) = (c.zeros_like(values), c.full_like(1, values));
    let divisor = c.select(counts, values, one);
    let inverse = c.div(one, divisor);
    let inverse = c.select(counts, inverse, zero);
    let uh = adjoint(c, u);
    let components = c.matmul(uh, y);
    let reached = c.matmul(u, components);
    let rest = c.sub(y, reached);
    let components = scale(c, components, inverse, &[2]);
    let v = adjoint(c, vh);
    let counts = c.convert(counts, DType::I32);
    Ok(Found {
        solution: c.matmul(v, components),
        rest,
        rank: Some(c.sum(counts, &[1])),
        values: Some(values),
    })
}
