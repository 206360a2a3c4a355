//! Elementwise calls: in which dtype they compute, and how their operands broadcast.

use tpu_runtime::{DType, Dims};

use super::{Ctx, Value};
use crate::builder::{Builder, Val, broadcast_dims};
use crate::error::{Error, Result};
use crate::promote::{self, Rank};

/// The dtypes in which an elementwise op computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// The promoted dtype.
    Same,
    /// As `Same`, for one operation that is correctly rounded: tensors of `BF16` alone are computed as they are, for
    /// the result of `F32` rounded once more would be the same, and a TPU computes `BF16`.
    Exact,
    /// A float: integers become torch's default dtype, 16-bit floats are computed in `F32` and rounded once.
    Float,
    /// The promoted dtype, and the result is `Bool`.
    Predicate,
    /// As `Exact`, for anything but `Bool`.
    ExactNumber,
    /// As `Same`, for floats and complex numbers alone.
    OnlyFloat,
    /// As `Same`, for integers and `Bool` alone.
    OnlyInteger,
    /// As `Same`, for anything but `Bool`.
    OnlyNumber,
    /// As `Same`, for floats and integers.
    OnlyReal,
}

impl<'a> Ctx<'a> {
    /// The dtype that these tensors and numbers promote to.
    ///
    /// # Errors
    /// When torch does not promote them.
    pub fn result_type(&self, names: &[&str]) -> Result<DType> {
        let mut operands = Vec::new();
        for name in names {
            match self.value(name)? {
                Value::None => {}
                Value::Tensor { shape, .. } => {
                    let rank = if shape.dims.is_empty() { Rank::Zero } else { Rank::Dimensioned };
                    operands.push((shape.dtype, rank));
                }
                Value::Host { dtype, wrapped, .. } => {
                    operands.push((dtype, if wrapped { Rank::Wrapped } else { Rank::Zero }));
                }
                Value::Scalar(scalar) => operands.push((scalar.dtype(), Rank::Wrapped)),
                Value::Operand { kind, .. } => operands.push((kind, Rank::Wrapped)),
                Value::DType(dtype) => operands.push((dtype, Rank::Dimensioned)),
                _ => return Err(self.wrong(name, "a tensor or a number")),
            }
        }
        promote::result_type(operands, self.default_float())
    }

    /// The dtype to compute in and the dtype of the result, for these tensors and numbers.
    ///
    /// # Errors
    /// When torch does not promote them, or the domain does not take what they promote to.
    pub fn dtypes_in(&self, domain: Domain, names: &[&str]) -> Result<(DType, DType)> {
        let dtype = self.result_type(names)?;
        if domain.takes(dtype) {
            return Ok(domain.dtypes(dtype, self.default_float()));
        }
        Err(Error::DType { op: self.name().to_owned(), got: dtype })
    }

    /// The dtype in which an op of real floats alone computes `dtype`: [`promote::accumulator`].
    ///
    /// # Errors
    /// For any other dtype, in torch's words.
    pub fn float_accumulator(&self, dtype: DType) -> Result<DType> {
        if dtype.is_float() {
            return Ok(promote::accumulator(dtype));
        }
        Err(Error::DType { op: self.name().to_owned(), got: dtype })
    }

    /// The tensors and numbers `names`, converted to `dtype` and broadcast together.
    ///
    /// # Errors
    /// When an argument holds neither, or the shapes do not fit.
    pub fn broadcast_all<const N: usize>(&mut self, names: [&str; N], dtype: DType) -> Result<[Val; N]> {
        let mut dims = Dims::scalar();
        for name in names {
            dims = broadcast_dims(&dims, &self.shape_of(name)?.dims)?;
        }
        let mut values = Vec::with_capacity(N);
        for name in names {
            let value = self.tensor_as(name, dtype)?;
            values.push(self.b.broadcast(value, &dims));
        }
        Ok(values.try_into().unwrap_or_else(|_| unreachable!("as many values as names")))
    }

    /// Computes one tensor's elements in `domain`.
    ///
    /// # Errors
    /// When the argument holds no tensor.
    pub fn unary(
        &mut self,
        name: &str,
        domain: Domain,
        f: impl FnOnce(&mut Builder, Val) -> Val,
    ) -> Result<Val> {
        let (compute, result) = self.dtypes_in(domain, &[name])?;
        let compute = if self.is_exact(domain, &[name])? { result } else { compute };
        let x = self.tensor_as(name, compute)?;
        let y = f(self.b, x);
        Ok(if domain == Domain::Predicate { y } else { self.rounded(y, result) })
    }

    /// Computes the elements of two tensors or numbers that broadcast in `domain`.
    ///
    /// # Errors
    /// When an argument holds neither, or the shapes do not fit.
    pub fn binary(
        &mut self,
        left: &str,
        right: &str,
        domain: Domain,
        f: impl FnOnce(&mut Builder, Val, Val) -> Val,
    ) -> Result<Val> {
        let (compute, result) = self.dtypes_in(domain, &[left, right])?;
        let compute = if self.is_exact(domain, &[left, right])? { result } else { compute };
        let [x, y] = self.broadcast_all([left, right], compute)?;
        let z = f(self.b, x, y);
        Ok(if domain == Domain::Predicate { z } else { self.rounded(z, result) })
    }

    /// The names of the first arguments.
    pub(crate) fn first_arguments<const N: usize>(&self) -> [&'a str; N] {
        let schema = self.schema;
        std::array::from_fn(|position| schema.arguments[position].name.as_str())
    }

    /// Whether these are tensors of `BF16` that are computed as they are. A number would be rounded before its use.
    fn is_exact(&self, domain: Domain, names: &[&str]) -> Result<bool> {
        let mut exact = matches!(domain, Domain::Exact | Domain::ExactNumber);
        for name in names {
            exact &= matches!(self.value(name)?, Value::Tensor { shape, .. } if shape.dtype == DType::BF16);
        }
        Ok(exact)
    }

    /// Converts a result that was computed in a wider type; an op that turns complex into real keeps that.
    fn rounded(&mut self, value: Val, dtype: DType) -> Val {
        let real = dtype.is_complex() && !self.b.dtype(value).is_complex();
        self.b.convert(value, if real { dtype.real() } else { dtype })
    }
}

impl Domain {
    /// The dtype to compute in and the dtype of the result, for operands that promote to `dtype`; integers become the
    /// `default` dtype where the domain is of floats.
    fn dtypes(self, dtype: DType, default: DType) -> (DType, DType) {
        let is_small = |dtype: DType| dtype.is_float() && dtype.size_in_bytes() < 4;
        match self {
            Self::Float => {
                let float = promote::to_float(dtype, default);
                (if is_small(float) { DType::F32 } else { float }, float)
            }
            Self::Same
            | Self::Exact
            | Self::ExactNumber
            | Self::OnlyFloat
            | Self::OnlyInteger
            | Self::OnlyNumber
            | Self::OnlyReal => (if is_small(dtype) { DType::F32 } else { dtype }, dtype),
            Self::Predicate => (dtype, DType::Bool),
        }
    }

    /// Whether operands may promote to `dtype`.
    fn takes(self, dtype: DType) -> bool {
        match self {
            Self::OnlyFloat => dtype.is_float() || dtype.is_complex(),
            Self::OnlyInteger => dtype.is_integer() || dtype == DType::Bool,
            Self::OnlyNumber | Self::ExactNumber => dtype != DType::Bool,
            Self::OnlyReal => dtype.is_float() || dtype.is_integer(),
            Self::Same | Self::Exact | Self::Float | Self::Predicate => true,
        }
    }
}
