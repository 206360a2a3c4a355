//! The exponential of matrices, and the product of vectors in three dimensions.

use tpu_runtime::{DType, Shape};

use super::matrix::{batch_of, flat, identity, spread, unflat};
use crate::builder::{Builder, Cmp, Val};
use crate::op::{Ctx, Domain, Lowered, NUMBERS, Op, one};
use crate::promote::accumulator;

/// The rows.
pub const OPS: &[Op] = &[
    Op::new("aten::linalg_matrix_exp(Tensor self) -> Tensor", matrix_exp)
        .dtypes(&[DType::F32, DType::F64, DType::C64, DType::BF16])
        .examples(&["T[2,3,3]", "T[1,1]", "T[0,0]"]),
    Op::new("aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor", cross)
        .dtypes(NUMBERS)
        .examples(&["T[2,3] T[2,3]", "T[3,2] T[3,1] 0"]),
];

/// The products `(i, j)` whose difference is element `k`: those of the other two dimensions, in cyclic order.
const CYCLIC: [(i64, i64); 3] = [(1, 2), (2, 0), (0, 1)];

/// The vector product along `dim`.
fn cross(c: &mut Ctx<'_>) -> Lowered {
    let rank = c.shape_of("self")?.dims.len();
    let dim = c.dim("dim", rank)?;
    let product = c.binary("self", "other", Domain::OnlyNumber, |b, x, y| {
        let parts = CYCLIC.map(|(i, j)| {
            let mut product = |i, j| {
                let (x, y) = (b.slice_dim(x, dim, i, i + 1), b.slice_dim(y, dim, j, j + 1));
                b.mul(x, y)
            };
            let (plus, minus) = (product(i, j), product(j, i));
            b.sub(plus, minus)
        });
        b.concatenate(&parts, dim)
    })?;
    one(product)
}

/// `exp(self) = Σ selfᵏ / k!`, by scaling and squaring: `exp(self / 2ˢ)` to the power `2ˢ`.
fn matrix_exp(c: &mut Ctx<'_>) -> Lowered {
    let x = c.tensor("self")?;
    let (dims, dtype) = (c.dims(x), c.dtype(x));
    if dims.contains(&0) {
        return one(x);
    }
    let n = dims[dims.len() - 1];
    let x = c.convert(x, accumulator(dtype));
    if n == 1 {
        let result = c.exp(x);
        return one(c.convert(result, dtype));
    }
    let x = flat(c, x);
    let (scale, squarings) = scaling(c, x);
    let scale = c.convert(scale, accumulator(dtype));
    let scale = spread(c, scale, x);
    let x = c.mul(x, scale);
    let x = taylor(c, x);
    let x = square(c, x, squarings);
    let x = unflat(c, x, batch_of(&dims));
    one(c.convert(x, dtype))
}

/// For each matrix the power of two that brings its 1-norm to where [`taylor`] is exact, and how often it was halved.
fn scaling(b: &mut Builder, x: Val) -> (Val, Val) {
    // The bounds of the 1-norm for which the backward error is below the unit roundoff.
    // Source: as for `COEFFICIENTS`, table 4.
    let bound = if b.dtype(x).real() == DType::F64 { 1.090_863_719_290_036 } else { 3.010_066_362_817_634 };
    let size = b.abs(x);
    let columns = b.sum(size, &[1]);
    let norm = b.max_over(columns, &[1]);
    let scale = b.full_like(1, norm);
    let count = b.full(0, &Shape::new(DType::I32, b.dims(norm)));
    let too_large = move |b: &mut Builder, norm| {
        let large = b.compare_to(Cmp::GT, norm, bound);
        let finite = b.is_finite(norm);
        b.and(large, finite)
    };
    // Halved by ones, as no power function is exact everywhere; a norm has few binary digits before its point.
    let end = b.while_loop(
        &[norm, scale, count],
        |b, state| {
            let open = too_large(b, state[0]);
            b.any(open, &[0])
        },
        |b, state| {
            let open = too_large(b, state[0]);
            let halved = [b.mul_by(state[0], 0.5), b.mul_by(state[1], 0.5), b.add_to(state[2], 1)];
            halved.iter().zip(state).map(|(next, now)| b.select(open, *next, *now)).collect()
        },
    );
    (end[1], end[2])
}

/// What each factor of [`taylor`] takes of `1, x, x², x³, x⁶`.
///
/// Source: Bader, Blanes & Casas, "Computing the matrix exponential with an optimized Taylor polynomial
/// approximation", Mathematics 7 (2019), the polynomial of degree 18; their product is `Σ xᵏ / k!` to 1e-15.
const COEFFICIENTS: [[f64; 5]; 5] = [
    [0.0, -0.100_365_581_030_144_62, -0.008_029_246_482_411_57, -0.000_892_138_498_045_73, 0.0],
    [
        0.0,
        0.397_849_749_499_645_1,
        1.367_837_784_604_117_2,
        0.498_289_622_525_382_65,
        -0.000_637_898_194_594_723_3,
    ],
    [
        -10.967_639_605_296_206,
        1.680_158_138_789_062,
        0.057_177_984_647_886_55,
        -0.006_982_101_224_880_521,
        0.000_033_497_501_708_607_05,
    ],
    [
        -0.090_431_683_239_081_06,
        -0.067_640_451_907_138_19,
        0.067_596_130_177_045_97,
        0.029_555_257_042_931_552,
        -0.000_013_918_025_751_606_07,
    ],
    [0.0, 0.0, -0.092_336_461_936_711_86, -0.016_936_493_900_208_172, -0.000_014_008_679_818_203_61],
];

/// The Taylor polynomial of degree 18 of the exponential, in five products.
fn taylor(b: &mut Builder, x: Val) -> Val {
    let shape = b.shape(x).clone();
    let unit = identity(b, &shape);
    let second = b.matmul(x, x);
    let third = b.matmul(x, second);
    let sixth = b.matmul(third, third);
    let powers = [unit, x, second, third, sixth];
    let [b1, b2, b3, b4, b5] = COEFFICIENTS.map(|coefficients| combine(b, &powers, &coefficients));
    let product = b.matmul(b1, b5);
    let ninth = b.add(product, b4);
    let sum = b.add(b3, ninth);
    let product = b.matmul(sum, ninth);
    b.add(b2, product)
}

/// `Σ coefficient · power`.
fn combine(b: &mut Builder, powers: &[Val], coefficients: &[f64]) -> Val {
    let terms = powers.iter().zip(coefficients).filter(|(_, coefficient)| **coefficient != 0.0);
    let terms: Vec<_> = terms.map(|(power, coefficient)| b.mul_by(*power, *coefficient)).collect();
    terms.into_iter().reduce(|sum, term| b.add(sum, term)).unwrap_or_else(|| b.zeros_like(powers[0]))
}

/// Each matrix squared as often as its number says.
fn square(b: &mut Builder, x: Val, times: Val) -> Val {
    let end = b.while_loop(
        &[x, times],
        |b, state| {
            let open = b.compare_to(Cmp::GT, state[1], 0);
            b.any(open, &[0])
        },
        |b, state| {
            let open = b.compare_to(Cmp::GT, state[1], 0);
            let open = spread(b, open, state[0]);
            let squared = b.matmul(state[0], state[0]);
            vec![b.select(open, squared, state[0]), b.add_to(state[1], -1)]
        },
    );
    end[0]
}
