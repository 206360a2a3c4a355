//! What a lowering sees of a call: its arguments by name, and the builder of its program.

mod elementwise;
mod random;

use std::ops::{Deref, DerefMut};

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{Builder, Precision, Val};
use crate::error::{Error, Result};
use crate::op::{Lowered, Op};
use crate::scalar::Scalar;
use crate::schema::{Default, Schema};
use crate::table::OpId;

pub use elementwise::Domain;

/// An argument as a lowering sees it: shapes and structural values, no data.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Left out, or an undefined tensor.
    None,
    /// A device tensor; `slot` names it to the [`Source`].
    Tensor {
        /// Its number.
        slot: u32,
        /// Its dims and dtype.
        shape: Shape,
        /// Whether it is dense and row-major in torch's eyes; what a lowering reads always is.
        contiguous: bool,
    },
    /// A zero-dimensional host tensor, or a Python number that torch wrapped as one: a run-time operand.
    Host {
        /// Its number among the operands.
        operand: u32,
        /// Its dtype.
        dtype: DType,
        /// Whether torch made it from a Python number.
        wrapped: bool,
    },
    /// A number whose value is part of the program.
    Scalar(Scalar),
    /// A number that is a run-time operand; only its kind is known.
    Operand {
        /// Its number among the operands.
        operand: u32,
        /// `Bool`, `I64`, `U64`, `F64` or `C128`.
        kind: DType,
    },
    /// A list of integers.
    Ints(Dims),
    /// A list of lengths, which are run-time operands.
    Lengths {
        /// Their numbers among the operands.
        operands: Vec<u32>,
        /// The longest; 0 of none.
        longest: i64,
    },
    /// A list of floats.
    Floats(Vec<f64>),
    /// A list of truth values.
    Bools(Vec<bool>),
    /// A list of tensors or numbers.
    List(Vec<Value>),
    /// A dtype.
    DType(DType),
    /// A word.
    Str(String),
    /// The state of a generator: `slot` names two `U64` operands, seed and offset.
    Seed(u32),
    /// How exactly products of `F32` are to be computed.
    Precision(Precision),
    /// Torch's default dtype, if it is not `F32`.
    DefaultFloat(DType),
}

impl Value {
    /// Lengths that are these operands.
    #[must_use]
    pub fn lengths(list: &[i64], operands: Vec<u32>) -> Self {
        Self::Lengths { operands, longest: list.iter().copied().max().unwrap_or(0) }
    }
}

/// Where a lowering's data comes from: the program that the call is part of.
pub trait Source {
    /// The value of device tensor number `slot`.
    fn tensor(&mut self, b: &mut Builder, slot: u32) -> Val;
    /// Operand number `operand`, a zero-dimensional value of `dtype`.
    fn operand(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val;
    /// One less operand number `operand`, subtracted in `F64` before the program is called.
    fn complement(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val;
}

/// One call while it is lowered: its arguments by name, and the [`Builder`] of its program.
pub struct Ctx<'a> {
    b: &'a mut Builder,
    op: &'a Op,
    schema: &'a Schema,
    arguments: &'a [Value],
    source: &'a mut dyn Source,
    /// How far the generator has advanced, in draws of 64 bits.
    advance: u64,
}

impl Deref for Ctx<'_> {
    type Target = Builder;
    fn deref(&self) -> &Builder {
        self.b
    }
}

impl DerefMut for Ctx<'_> {
    fn deref_mut(&mut self) -> &mut Builder {
        self.b
    }
}

impl<'a> Ctx<'a> {
    /// A call of `op`; `arguments` are in the schema's order, and may be fewer: defaults stand in.
    pub fn new(
        b: &'a mut Builder,
        op: &'a Op,
        schema: &'a Schema,
        arguments: &'a [Value],
        source: &'a mut dyn Source,
    ) -> Self {
        Self { b, op, schema, arguments, source, advance: 0 }
    }

    /// The op's name, for errors.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.op.name()
    }

    /// How far the generator moves, in draws of 64 bits.
    #[must_use]
    pub fn advance(&self) -> u64 {
        self.advance
    }

    /// The builder alone, where a borrow of `self` would be too wide.
    pub fn builder(&mut self) -> &mut Builder {
        self.b
    }

    // Tensors.

    /// The tensor `name`, read.
    ///
    /// # Errors
    /// When the argument holds no tensor.
    pub fn tensor(&mut self, name: &str) -> Result<Val> {
        let value = self.value(name)?;
        self.read(name, &value)
    }

    /// The tensor `name`, or `None` when it was left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_tensor(&mut self, name: &str) -> Result<Option<Val>> {
        match self.value(name)? {
            Value::None => Ok(None),
            value => self.read(name, &value).map(Some),
        }
    }

    /// The tensor or number `name`, converted to `dtype`.
    ///
    /// # Errors
    /// When the argument holds neither.
    pub fn tensor_as(&mut self, name: &str, dtype: DType) -> Result<Val> {
        let value = self.value(name)?;
        self.number(name, &value, dtype)
    }

    /// The tensors of the list `name`; `None` where an entry is undefined.
    ///
    /// # Errors
    /// When the argument holds no list of tensors.
    pub fn tensors(&mut self, name: &str) -> Result<Vec<Option<Val>>> {
        let Value::List(list) = self.value(name)? else { return Err(self.wrong(name, "tensors")) };
        list.iter()
            .map(|entry| match entry {
                Value::None => Ok(None),
                entry => self.read(name, entry).map(Some),
            })
            .collect()
    }

    /// The shape of the tensor `name`, without reading it.
    ///
    /// # Errors
    /// When the argument holds no tensor.
    pub fn shape_of(&self, name: &str) -> Result<Shape> {
        self.shape_of_value(name, &self.value(name)?)
    }

    /// The shapes of the tensors of the list `name`.
    ///
    /// # Errors
    /// When the argument holds no list of tensors.
    pub fn shapes_of(&self, name: &str) -> Result<Vec<Shape>> {
        let Value::List(list) = self.value(name)? else { return Err(self.wrong(name, "tensors")) };
        list.iter().map(|entry| self.shape_of_value(name, entry)).collect()
    }

    /// Whether the argument is there.
    ///
    /// # Errors
    /// When the schema has no such argument.
    pub fn has(&self, name: &str) -> Result<bool> {
        Ok(self.value(name)? != Value::None)
    }

    /// What `Tensor.is_contiguous()` says of the tensor `name`: for results whose meaning torch lets depend on it.
    ///
    /// # Errors
    /// When the argument holds no tensor.
    pub fn is_contiguous(&self, name: &str) -> Result<bool> {
        match self.value(name)? {
            Value::Tensor { contiguous, .. } => Ok(contiguous),
            Value::Host { .. } => Ok(true),
            _ => Err(self.wrong(name, "a tensor")),
        }
    }

    // Numbers.

    /// The number `name` as a zero-dimensional value of `dtype`: an operand, or a constant if structural.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn scalar(&mut self, name: &str, dtype: DType) -> Result<Val> {
        let value = self.value(name)?;
        self.number(name, &value, dtype)
    }

    /// `1 - name` as [`Ctx::scalar`] gives `name`; subtracted in `F64`: a factor near 1 has few digits to spare.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn complement(&mut self, name: &str, dtype: DType) -> Result<Val> {
        match self.value(name)? {
            Value::Scalar(scalar) => Ok(self.b.constant(1.0 - scalar.to_f64(), dtype)),
            Value::Operand { operand, .. } | Value::Host { operand, .. } => {
                Ok(self.source.complement(self.b, operand, dtype))
            }
            _ => Err(self.wrong(name, "a number")),
        }
    }

    /// As [`Ctx::scalar`]; `None` when it was left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_scalar(&mut self, name: &str, dtype: DType) -> Result<Option<Val>> {
        match self.value(name)? {
            Value::None => Ok(None),
            value => self.number(name, &value, dtype).map(Some),
        }
    }

    /// The numbers of the list `name`.
    ///
    /// # Errors
    /// When the argument holds no list of numbers.
    pub fn scalars(&mut self, name: &str, dtype: DType) -> Result<Vec<Val>> {
        let Value::List(list) = self.value(name)? else { return Err(self.wrong(name, "numbers")) };
        list.iter().map(|entry| self.number(name, entry, dtype)).collect()
    }

    /// The number `name` broadcast to the shape and dtype of `like`.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn scalar_like(&mut self, name: &str, like: Val) -> Result<Val> {
        let dtype = self.b.dtype(like);
        let scalar = self.scalar(name, dtype)?;
        Ok(self.b.splat(scalar, like))
    }

    /// The kind of the number `name`: `Bool`, `I64`, `U64`, `F64` or `C128`.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn kind(&self, name: &str) -> Result<DType> {
        match self.value(name)? {
            Value::Scalar(scalar) => Ok(scalar.dtype()),
            Value::Operand { kind, .. } => Ok(kind),
            _ => Err(self.wrong(name, "a number")),
        }
    }

    /// The value of the structural number `name`.
    ///
    /// # Errors
    /// When the argument holds no number.
    ///
    /// # Panics
    /// When the row does not list the argument as structural: a lowering must not read an operand.
    pub fn structural(&self, name: &str) -> Result<Option<Scalar>> {
        match self.value(name)? {
            Value::None => Ok(None),
            Value::Scalar(scalar) => Ok(Some(scalar)),
            Value::Operand { .. } => {
                unreachable!(
                    "{}: {name} is an operand, a lowering cannot read it: bug in tpu-aten",
                    self.name()
                )
            }
            _ => Err(self.wrong(name, "a number")),
        }
    }

    /// The structural integer `name`.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn int(&self, name: &str) -> Result<i64> {
        self.opt_int(name)?.ok_or_else(|| self.wrong(name, "an int"))
    }

    /// The structural integer `name`; `None` when it was left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_int(&self, name: &str) -> Result<Option<i64>> {
        Ok(self.structural(name)?.map(Scalar::to_i64))
    }

    /// The structural float `name`.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn float(&self, name: &str) -> Result<f64> {
        self.structural(name)?.map(Scalar::to_f64).ok_or_else(|| self.wrong(name, "a float"))
    }

    /// The flag `name`.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn bool(&self, name: &str) -> Result<bool> {
        self.structural(name)?.map(Scalar::to_bool).ok_or_else(|| self.wrong(name, "a bool"))
    }

    /// The integers `name`.
    ///
    /// # Errors
    /// When the argument holds no integers.
    pub fn ints(&self, name: &str) -> Result<Vec<i64>> {
        self.opt_ints(name)?.ok_or_else(|| self.wrong(name, "ints"))
    }

    /// The integers `name`; `None` when they were left out. A single integer is a list of one.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_ints(&self, name: &str) -> Result<Option<Vec<i64>>> {
        match self.value(name)? {
            Value::None => Ok(None),
            Value::Ints(list) => Ok(Some(list.to_vec())),
            Value::Scalar(scalar) => Ok(Some(vec![scalar.to_i64()])),
            Value::List(list) if list.is_empty() => Ok(Some(Vec::new())),
            _ => Err(self.wrong(name, "ints")),
        }
    }

    /// The lengths `name` as an `I32[n]`, and the longest.
    ///
    /// # Errors
    /// When the argument holds no lengths.
    pub fn lengths(&mut self, name: &str) -> Result<(Val, i64)> {
        let Value::Lengths { operands, longest } = self.value(name)? else {
            return Err(self.wrong(name, "lengths"));
        };
        if operands.is_empty() {
            return Ok((self.b.full(0, &Shape::new(DType::I32, [0])), longest));
        }
        let mut entries = Vec::with_capacity(operands.len());
        for operand in operands {
            let entry = self.source.operand(self.b, operand, DType::I32);
            entries.push(self.b.reshape(entry, &[1]));
        }
        Ok((self.b.concatenate(&entries, 0), longest))
    }

    /// The floats `name`; `None` when they were left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_floats(&self, name: &str) -> Result<Option<Vec<f64>>> {
        match self.value(name)? {
            Value::None => Ok(None),
            Value::Floats(list) => Ok(Some(list)),
            Value::Ints(list) => Ok(Some(list.iter().map(|value| *value as f64).collect())),
            _ => Err(self.wrong(name, "floats")),
        }
    }

    /// The truth values `name`.
    ///
    /// # Errors
    /// When the argument holds none.
    pub fn bools(&self, name: &str) -> Result<Vec<bool>> {
        match self.value(name)? {
            Value::Bools(list) => Ok(list),
            _ => Err(self.wrong(name, "bools")),
        }
    }

    /// The dtype `name`; `None` when it was left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_dtype(&self, name: &str) -> Result<Option<DType>> {
        match self.value(name)? {
            Value::None => Ok(None),
            Value::DType(dtype) => Ok(Some(dtype)),
            _ => Err(self.wrong(name, "a dtype")),
        }
    }

    /// The word `name`; `None` when it was left out.
    ///
    /// # Errors
    /// When the argument holds something else.
    pub fn opt_str(&self, name: &str) -> Result<Option<String>> {
        match self.value(name)? {
            Value::None => Ok(None),
            Value::Str(word) => Ok(Some(word)),
            _ => Err(self.wrong(name, "a str")),
        }
    }

    // Dimensions.

    /// The dimension `name` of a tensor of this rank, negative ones counted from the end.
    ///
    /// # Errors
    /// When it is outside; in torch's words.
    pub fn dim(&self, name: &str, rank: usize) -> Result<usize> {
        wrap_dim(self.int(name)?, rank)
    }

    /// The dimensions `name`, sorted; all of them when the list is empty or left out.
    ///
    /// # Errors
    /// When one is outside, or named twice; in torch's words.
    pub fn dims_or_all(&self, name: &str, rank: usize) -> Result<Vec<usize>> {
        let list = self.opt_ints(name)?.unwrap_or_default();
        if list.is_empty() {
            return Ok((0..rank).collect());
        }
        let mut dims: Vec<_> = list.iter().map(|dim| wrap_dim(*dim, rank)).collect::<Result<_>>()?;
        dims.sort_unstable();
        if let Some((_, twice)) = dims.iter().zip(&dims[1..]).find(|(dim, next)| dim == next) {
            return Err(Error::Torch(format!("dim {twice} appears multiple times in the list of dims")));
        }
        // A scalar has no dimension to reduce, yet torch lets `dim=0` and `dim=-1` name it.
        dims.retain(|dim| *dim < rank);
        Ok(dims)
    }

    // Other rows.

    /// Lowers a call of the row `name` within this one's program.
    ///
    /// # Errors
    /// When that op does not take these arguments.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn call(&mut self, name: &str, arguments: &[Value]) -> Lowered {
        let row = OpId::find(name).unwrap_or_else(|| unreachable!("no row {name}: bug in tpu-aten")).row();
        let default = self.arguments.iter().filter(|value| matches!(value, Value::DefaultFloat(_)));
        let arguments: Vec<Value> = arguments.iter().chain(default).cloned().collect();
        let mut inner = Ctx {
            b: &mut *self.b,
            op: row.op,
            schema: &row.schema,
            arguments: &arguments,
            source: &mut *self.source,
            advance: self.advance,
        };
        let results = row.op.lower(&mut inner);
        self.advance = inner.advance;
        results
    }

    // Access.

    /// How exactly the call's products are to be computed, if that is asked for.
    pub(crate) fn precision(&self) -> Option<Precision> {
        self.arguments.iter().find_map(|value| match value {
            Value::Precision(precision) => Some(*precision),
            _ => None,
        })
    }

    /// The dtype that Python floats have, and that integers become where floats are computed.
    pub(crate) fn default_float(&self) -> DType {
        let default = self.arguments.iter().rev().find_map(|value| match value {
            Value::DefaultFloat(dtype) => Some(*dtype),
            _ => None,
        });
        default.unwrap_or(DType::F32)
    }

    /// The dtype of the first tensor that is complex.
    pub(crate) fn complex_argument(&self) -> Option<DType> {
        let dtypes = self.arguments.iter().filter_map(|value| match value {
            Value::Tensor { shape, .. } => Some(shape.dtype),
            _ => None,
        });
        dtypes.into_iter().find(|dtype| dtype.is_complex())
    }

    /// The argument `name` as it was passed; the schema's default when it was left out.
    ///
    /// # Errors
    /// When a required argument is missing.
    pub fn value(&self, name: &str) -> Result<Value> {
        let position = self
            .schema
            .position(name)
            .unwrap_or_else(|| unreachable!("{}: no argument {name}: bug in tpu-aten", self.op.name()));
        if let Some(value) = self.arguments.get(position) {
            return Ok(value.clone());
        }
        match &self.schema.arguments[position].default {
            Some(Default::None) => Ok(Value::None),
            Some(Default::Scalar(scalar)) => Ok(Value::Scalar(*scalar)),
            Some(Default::Ints(list)) => Ok(Value::Ints(list.as_slice().into())),
            Some(Default::Word(word)) => Ok(Value::Str(word.clone())),
            None => Err(self.wrong(name, "a value")),
        }
    }

    /// An error about the argument `name`.
    #[must_use]
    pub fn wrong(&self, name: &str, want: &str) -> Error {
        let got = self
            .schema
            .position(name)
            .and_then(|position| self.arguments.get(position))
            .map_or_else(|| "nothing".to_owned(), |value| format!("{value:?}"));
        Error::Argument { op: self.name().to_owned(), argument: name.to_owned(), got, want: want.to_owned() }
    }

    fn read(&mut self, name: &str, value: &Value) -> Result<Val> {
        match value {
            Value::Tensor { slot, .. } => Ok(self.source.tensor(self.b, *slot)),
            Value::Host { operand, dtype, .. } => Ok(self.source.operand(self.b, *operand, *dtype)),
            _ => Err(self.wrong(name, "a tensor")),
        }
    }

    fn number(&mut self, name: &str, value: &Value, dtype: DType) -> Result<Val> {
        match value {
            Value::Scalar(scalar) => Ok(self.b.constant(*scalar, dtype)),
            Value::Operand { operand, .. } | Value::Host { operand, .. } => {
                Ok(self.source.operand(self.b, *operand, dtype))
            }
            Value::Tensor { slot, .. } => {
                let value = self.source.tensor(self.b, *slot);
                Ok(self.b.convert(value, dtype))
            }
            _ => Err(self.wrong(name, "a number")),
        }
    }

    fn shape_of_value(&self, name: &str, value: &Value) -> Result<Shape> {
        match value {
            Value::Tensor { shape, .. } => Ok(shape.clone()),
            Value::Host { dtype, .. } | Value::Operand { kind: dtype, .. } => Ok(Shape::scalar(*dtype)),
            Value::Scalar(scalar) => Ok(Shape::scalar(scalar.dtype())),
            _ => Err(self.wrong(name, "a tensor")),
        }
    }
}

/// A dimension of a tensor of this rank; negative ones are counted from the end.
///
/// # Errors
/// When it is outside; in torch's words.
pub fn wrap_dim(dim: i64, rank: usize) -> Result<usize> {
    let rank = rank as i64;
    let bound = rank.max(1);
    if dim < -bound || dim >= bound {
        return Err(Error::Dim { got: dim, rank });
    }
    Ok(if dim < 0 { dim + bound } else { dim } as usize)
}
