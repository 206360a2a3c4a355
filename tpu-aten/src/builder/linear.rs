//! Matrix products and convolutions.

use tpu_runtime::{DType, Dims, Shape};

use super::{Builder, Val, array, join};
use crate::promote::accumulator;

/// The dimension numbers of a `dot_general`.
#[derive(Clone, Debug, Default)]
pub struct DotDims {
    /// Pairs of dimensions that both sides share and the result keeps, first.
    pub batch: Vec<(i64, i64)>,
    /// Pairs of dimensions that are summed over.
    pub contracting: Vec<(i64, i64)>,
}

/// How exactly a product of `F32` is computed; the names are StableHLO's. A TPU multiplies `BF16`: it makes such a
/// product of six (`HIGHEST`: exact to `F32`), three (`HIGH`) or one (`DEFAULT`) of those. A CPU is always exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[expect(missing_docs, reason = "the variants are StableHLO's names")]
pub enum Precision {
    #[default]
    HIGHEST,
    HIGH,
    DEFAULT,
}

/// A convolution's attributes; the spatial lists are outermost first.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are StableHLO's attributes")]
pub struct Convolution {
    pub window_strides: Vec<i64>,
    /// Low and high padding of each spatial dimension; may be negative.
    pub padding: Vec<(i64, i64)>,
    pub lhs_dilation: Vec<i64>,
    pub rhs_dilation: Vec<i64>,
    pub feature_group_count: i64,
    pub batch_group_count: i64,
    /// Positions of batch and feature in the left side; the others are spatial, in order.
    pub lhs: (usize, usize),
    /// Positions of input and output feature in the right side.
    pub rhs: (usize, usize),
    /// Positions of batch and feature in the result.
    pub result: (usize, usize),
}

/// The attributes of a `triangular_solve`; the names are StableHLO's.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are StableHLO's attributes")]
pub struct TriangularSolve {
    pub left_side: bool,
    pub lower: bool,
    pub unit_diagonal: bool,
    pub transpose_a: Transpose,
}

/// What a `triangular_solve` makes of its matrix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are StableHLO's names")]
pub enum Transpose {
    NoTranspose,
    Transpose,
    Adjoint,
}

impl Builder {
    /// `stablehlo.triangular_solve`: the solution `x` of `op(a) x = y`, or of `x op(a) = y` when `a` is not on the
    /// left side; leading dimensions are batches and equal. The other triangle of `a` is not looked at.
    pub fn triangular_solve(&mut self, a: Val, y: Val, how: TriangularSolve) -> Val {
        let result = self.shape(y).clone();
        let transpose = match how.transpose_a {
            Transpose::NoTranspose => "NO_TRANSPOSE",
            Transpose::Transpose => "TRANSPOSE",
            Transpose::Adjoint => "ADJOINT",
        };
        let attributes = format!(
            "left_side = {}, lower = {}, unit_diagonal = {}, transpose_a = #stablehlo<transpose {transpose}>",
            how.left_side, how.lower, how.unit_diagonal
        );
        self.op("triangular_solve", &[a, y], &attributes, result)
    }

    /// `stablehlo.dot_general`: batch, then left free, then right free dimensions; `result` is the dtype of the
    /// sum. Products of floats are as exact as [`Builder::set_precision`] says. What was merged for the product is
    /// [apart](super::apart) in it.
    pub fn dot_general(&mut self, x: Val, y: Val, dims: &DotDims, result: DType) -> Val {
        if let Some(product) = self.row_times_matrix(x, y, dims, result) {
            return product;
        }
        let (x, y, precision) = self.factors(x, y, result);
        let sizes = self.product_dims(x, y, dims);
        let (x, y, dims) = self.product_apart(x, y, dims);
        let list = |pairs: &[(i64, i64)], side: fn(&(i64, i64)) -> i64| {
            join(pairs.iter().map(side).map(|dim| dim.to_string()))
        };
        let attributes = format!(
            "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [{}], rhs_batching_dimensions = [{}], lhs_contracting_dimensions = [{}], rhs_contracting_dimensions = [{}]>, {precision}",
            list(&dims.batch, |pair| pair.0),
            list(&dims.batch, |pair| pair.1),
            list(&dims.contracting, |pair| pair.0),
            list(&dims.contracting, |pair| pair.1),
        );
        let shape = Shape::new(result, self.product_dims(x, y, &dims));
        let product = self.op("dot_general", &[x, y], &attributes, shape);
        self.set_product(product);
        self.reshape(product, &sizes)
    }

    /// The dims of a product.
    fn product_dims(&self, x: Val, y: Val, dims: &DotDims) -> Dims {
        let (left, right) = (self.dims(x), self.dims(y));
        let pairs = || dims.batch.iter().chain(&dims.contracting);
        let free = |sizes: &Dims, taken: &dyn Fn(i64) -> bool| -> Vec<i64> {
            (0..sizes.len()).filter(|dim| !taken(*dim as i64)).map(|dim| sizes[dim]).collect()
        };
        let batch = dims.batch.iter().map(|(dim, _)| left[*dim as usize]);
        batch
            .chain(free(&left, &|dim| pairs().any(|pair| pair.0 == dim)))
            .chain(free(&right, &|dim| pairs().any(|pair| pair.1 == dim)))
            .collect()
    }

    /// A product whose sums, those of 16-bit floats in `F32`, are rounded to the operands' dtype.
    ///
    /// A product of `BF16` says so itself: the TPU compiler merges into it what is made of its result, for all that read
    /// that at once, and would not go beyond a conversion. The CPU's compiler makes the same of both.
    pub fn dot_rounded(&mut self, x: Val, y: Val, dims: &DotDims) -> Val {
        let dtype = self.dtype(x);
        if dtype == DType::BF16 {
            let product = self.product_of_one(x, y, dims);
            return product.unwrap_or_else(|| self.dot_general(x, y, dims, dtype));
        }
        let product = self.dot_general(x, y, dims, accumulator(dtype));
        self.convert(product, dtype)
    }

    /// The product of one row, or a batch of them, with matrices that lie in memory as their transpose, as a linear
    /// layer's weight does: the other way around, each element is a product of two vectors without gaps. XLA's CPU
    /// compiler multiplies a row so at the speed of memory, and a transposed matrix four times slower.
    fn row_times_matrix(&mut self, x: Val, y: Val, dims: &DotDims, result: DType) -> Option<Val> {
        let (left, last) = (self.dims(x), self.rank(y) as i64 - 1);
        let [(summed, of_matrix)] = dims.contracting[..] else { return None };
        let rows: i64 = left.iter().product();
        let kept: i64 = dims.batch.iter().map(|(dim, _)| left[*dim as usize]).product();
        if rows != kept * left[summed as usize] || rows == 0 || self.rank(y) != dims.batch.len() + 2 {
            return None;
        }
        let matrix = if of_matrix == last { y } else { self.transpose_of(y)? };
        let batch: Vec<_> = dims.batch.iter().map(|(row, matrix)| (*matrix, *row)).collect();
        if batch.iter().any(|(matrix, _)| *matrix >= last - 1) {
            return None;
        }
        // A single element, or one column, is already a product of vectors.
        if self.dims(matrix)[last as usize - 1] <= 1 {
            return None;
        }
        let sizes = self.product_dims(x, y, dims);
        let dims = DotDims { batch, contracting: vec![(last, summed)] };
        let product = self.dot_general(matrix, x, &dims, result);
        Some(self.reshape(product, &sizes))
    }

    /// The product of a batch of one, without its batch dimensions: XLA's CPU compiler would sum in `BF16` if the left
    /// matrix lies transposed.
    fn product_of_one(&mut self, x: Val, y: Val, dims: &DotDims) -> Option<Val> {
        let (left, right) = (self.dims(x), self.dims(y));
        if dims.batch.is_empty() || dims.batch.iter().any(|(dim, _)| left[*dim as usize] != 1) {
            return None;
        }
        let (ones, others): (Vec<_>, Vec<_>) = dims.batch.iter().copied().unzip();
        let without = |sizes: &[i64], ones: &[i64]| -> Vec<i64> {
            (0..).zip(sizes).filter(|(dim, _)| !ones.contains(dim)).map(|(_, size)| *size).collect()
        };
        let place = |dim: i64, ones: &[i64]| dim - ones.iter().filter(|one| **one < dim).count() as i64;
        let contracting = dims.contracting.iter();
        let contracting = contracting.map(|(i, j)| (place(*i, &ones), place(*j, &others))).collect();
        let matrix = self.reshape(x, &without(&left, &ones));
        let other = self.reshape(y, &without(&right, &others));
        let product = self.dot_general(matrix, other, &DotDims { batch: vec![], contracting }, self.dtype(x));
        Some(self.reshape(product, &self.product_dims(x, y, dims)))
    }

    /// The matrix product of the two innermost dimensions; leading dimensions are batches and equal.
    /// 16-bit floats are accumulated in `F32` and rounded once.
    pub fn matmul(&mut self, x: Val, y: Val) -> Val {
        let rank = self.rank(x) as i64;
        let batch = (0..rank - 2).map(|dim| (dim, dim)).collect();
        self.dot_rounded(x, y, &DotDims { batch, contracting: vec![(rank - 1, rank - 2)] })
    }

    /// `stablehlo.convolution`; `result` is the dtype of the sum. Products of floats are as exact as
    /// [`Builder::set_precision`] says.
    pub fn convolution(&mut self, x: Val, kernel: Val, c: &Convolution, result: DType) -> Val {
        let (x, kernel, precision) = self.factors(x, kernel, result);
        let (left, right) = (self.dims(x), self.dims(kernel));
        let spatial = |rank: usize, taken: (usize, usize)| -> Vec<usize> {
            (0..rank).filter(|dim| *dim != taken.0 && *dim != taken.1).collect()
        };
        let (left_spatial, right_spatial) = (spatial(left.len(), c.lhs), spatial(right.len(), c.rhs));
        let mut sizes: Dims = left.iter().map(|_| 0).collect();
        sizes[c.result.0] = left[c.lhs.0] / c.batch_group_count;
        sizes[c.result.1] = right[c.rhs.1];
        for (k, dim) in spatial(left.len(), c.result).into_iter().enumerate() {
            let dilate = |size: i64, by: i64| if size == 0 { 0 } else { (size - 1) * by + 1 };
            let input = dilate(left[left_spatial[k]], c.lhs_dilation[k]) + c.padding[k].0 + c.padding[k].1;
            let window = dilate(right[right_spatial[k]], c.rhs_dilation[k]);
            sizes[dim] = if input < window { 0 } else { (input - window) / c.window_strides[k] + 1 };
        }
        let layout = |rank: usize, taken: (usize, usize), names: (&str, &str)| {
            let mut next = 0;
            join((0..rank).map(|dim| {
                if dim == taken.0 {
                    names.0.to_owned()
                } else if dim == taken.1 {
                    names.1.to_owned()
                } else {
                    next += 1;
                    (next - 1).to_string()
                }
            }))
        };
        let rank = left.len();
        let padding = join(c.padding.iter().map(|(low, high)| format!("[{low}, {high}]")));
        let attributes = format!(
            "dimension_numbers = #stablehlo.conv<[{}]x[{}]->[{}]>, window_strides = {}, padding = dense<{}> : tensor<{}x2xi64>, lhs_dilation = {}, rhs_dilation = {}, feature_group_count = {} : i64, batch_group_count = {} : i64, {precision}",
            layout(rank, c.lhs, ("b", "f")),
            layout(rank, c.rhs, ("i", "o")),
            layout(rank, c.result, ("b", "f")),
            array(c.window_strides.iter().copied()),
            if padding.is_empty() { String::new() } else { format!("[{padding}]") },
            c.padding.len(),
            array(c.lhs_dilation.iter().copied()),
            array(c.rhs_dilation.iter().copied()),
            c.feature_group_count,
            c.batch_group_count,
        );
        self.op("convolution", &[x, kernel], &attributes, Shape::new(result, sizes))
    }

    /// From here on products of `F32` and `C64` are computed at `precision`, at first `HIGHEST`; gives the one before.
    pub fn set_precision(&mut self, precision: Precision) -> Precision {
        std::mem::replace(&mut self.precision, precision)
    }

    /// The two sides of a product that is summed in `result`, and the precision to ask for.
    ///
    /// Numbers that were `BF16` are multiplied exactly at `DEFAULT` precision. If the sums are `F32`, the TPU compiler drops their
    /// conversion and multiplies `BF16`, at the same estimate as without it. A product of `BF16` that is summed in
    /// `F32` would say the same, but the CPU plugin cannot run all of those.
    fn factors(&mut self, x: Val, y: Val, result: DType) -> (Val, Val, String) {
        let from = self.dtype(x);
        let (mut factors, mut precision) = ((x, y), Precision::HIGHEST);
        if matches!(from, DType::F32 | DType::C64) {
            precision = self.precision;
        } else if from == result && from == DType::BF16 {
            precision = Precision::DEFAULT;
        } else if result == DType::F32 {
            if from.size_in_bytes() == 1 || from == DType::BF16 {
                precision = Precision::DEFAULT;
            }
            factors = (self.convert_apart(x, result), self.convert_apart(y, result));
        }
        let precision = format!(
            "precision_config = [#stablehlo<precision {precision:?}>, #stablehlo<precision {precision:?}>]"
        );
        (factors.0, factors.1, precision)
    }
}

#[cfg(test)]
mod tests {
    use tpu_runtime::{DType, Shape};

    use super::Builder;

    /// The program of `[rows, 3]` times the transpose of `[4, 3]`.
    fn linear(rows: i64) -> String {
        let mut b = Builder::new();
        let x = b.parameter(Shape::new(DType::F32, [rows, 3]));
        let weight = b.parameter(Shape::new(DType::F32, [4, 3]));
        let weight = b.transpose_last(weight);
        let product = b.matmul(x, weight);
        assert_eq!(*b.shape(product), Shape::new(DType::F32, [rows, 4]));
        b.finish(&[product]).text
    }

    #[test]
    fn a_row_meets_the_matrix_as_it_lies_in_memory() {
        assert!(linear(1).contains(r#""stablehlo.dot_general"(%arg1, %arg0)"#), "{}", linear(1));
        assert!(linear(2).contains(r#""stablehlo.dot_general"(%arg0, %0)"#), "{}", linear(2));
    }
}
