//! A row of the table, and what its lowering sees of a call.

use std::ops::{Deref, DerefMut};

use tpu_runtime::{DType, Dims, Shape};

use crate::builder::{Builder, Val, broadcast_dims};
use crate::error::{Error, Result};
use crate::promote::{self, Rank};
use crate::scalar::Scalar;
use crate::schema::{Argument, Default, Schema, Type};
use crate::table::OpId;

/// What a lowering returns: one entry a result, lists flattened; `None` is an undefined tensor.
pub type Lowered = Result<Vec<Option<Val>>>;

/// A row: one ATen op.
#[derive(Clone, Copy, Debug)]
pub struct Op {
    /// The schema in ATen's words; a bare name has the usual signature of its kernel's kind.
    schema: &'static str,
    /// What the op means.
    pub kernel: Kernel,
    /// Numbers that change the program and are part of its key.
    structural: &'static [&'static str],
    /// Integers that are run-time operands.
    operands: &'static [&'static str],
    /// Values of a number that have a program of their own.
    special: Option<(&'static str, &'static [f64])>,
    /// Arguments that the kernel writes though the schema does not say so.
    writes: &'static [&'static str],
    /// Whether the op draws from the default generator without a generator among its arguments.
    pub random: bool,
    /// Whether the dims of `out` depend on numbers that are operands.
    pub sized: bool,
    /// The dtypes that the op's first tensor may have; golden programs are made for each.
    pub dtypes: &'static [DType],
    /// Calls for golden programs and tests, in the notation of [`crate::table::example`].
    pub examples: &'static [&'static str],
}

/// How an op is computed.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// Element by element of one tensor, the first argument: `name(Tensor self) -> Tensor`.
    Unary(Domain, fn(&mut Builder, Val) -> Val),
    /// Element by element of the first two arguments, tensors or numbers that broadcast:
    /// `name(Tensor self, Tensor other) -> Tensor`.
    Binary(Domain, fn(&mut Builder, Val, Val) -> Val),
    /// Any other program.
    Lower(fn(&mut Ctx<'_>) -> Lowered),
    /// On the host: the reason says what about the result depends on data.
    Host(&'static str),
}

/// The dtypes in which an elementwise op computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// The promoted dtype.
    Same,
    /// A float: integers become torch's default dtype, 16-bit floats are computed in `F32` and rounded once.
    Float,
    /// The promoted dtype, and the result is `Bool`.
    Predicate,
    /// As `Same`, for floats and complex numbers alone.
    OnlyFloat,
    /// As `Same`, for integers and `Bool` alone.
    OnlyInteger,
    /// As `Same`, for anything but `Bool`.
    OnlyNumber,
    /// As `Same`, for floats and integers.
    OnlyReal,
}

/// Every dtype of torch's usual arithmetic.
pub const ARITHMETIC: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::Bool];
/// Dtypes of the ops that do not take `Bool`.
pub const NUMBERS: &[DType] = &[DType::F32, DType::BF16, DType::I64, DType::U8];
/// Floats.
pub const FLOATS: &[DType] = &[DType::F32, DType::BF16, DType::F16, DType::F64];
/// Integers and `Bool`.
pub const INTEGERS: &[DType] = &[DType::I64, DType::I32, DType::U8, DType::Bool];

impl Op {
    /// A row with a lowering of its own.
    pub const fn new(schema: &'static str, lower: fn(&mut Ctx<'_>) -> Lowered) -> Self {
        Self::of(schema, Kernel::Lower(lower), FLOATS, &[])
    }

    /// An elementwise op of one tensor.
    pub const fn unary(name: &'static str, domain: Domain, f: fn(&mut Builder, Val) -> Val) -> Self {
        Self::of(name, Kernel::Unary(domain, f), default_dtypes(domain), &["T[2,3]"])
    }

    /// An elementwise op of two tensors that broadcast.
    pub const fn binary(name: &'static str, domain: Domain, f: fn(&mut Builder, Val, Val) -> Val) -> Self {
        Self::of(name, Kernel::Binary(domain, f), default_dtypes(domain), &["T[2,3] T[3]"])
    }

    /// An op that runs on the host, for this reason.
    pub const fn host(schema: &'static str, reason: &'static str) -> Self {
        Self::of(schema, Kernel::Host(reason), &[], &[])
    }

    /// Numbers that the lowering reads: they are part of the key. Without this, every argument of type
    /// `Scalar` or `float` is a run-time operand.
    pub const fn structural(mut self, names: &'static [&'static str]) -> Self {
        self.structural = names;
        self
    }

    /// Integers that the lowering does not read: run-time operands.
    pub const fn operands(mut self, names: &'static [&'static str]) -> Self {
        self.operands = names;
        self
    }

    /// A run-time operand that is structural when it has one of these values, such as an exponent of 2.
    pub const fn special(mut self, name: &'static str, values: &'static [f64]) -> Self {
        self.special = Some((name, values));
        self
    }

    /// Arguments that the kernel writes though the schema does not say so: their new values follow the results.
    pub const fn writes(mut self, names: &'static [&'static str]) -> Self {
        self.writes = names;
        self
    }

    /// The op draws from the default generator, which its schema does not mention: its state is passed as a
    /// further argument.
    pub const fn random(mut self) -> Self {
        self.random = true;
        self
    }

    /// The dims of `out` depend on numbers that are operands, as those of `arange` do: torch's shape function
    /// is asked at every call, and `out` has its new dims when the call is keyed and lowered.
    pub const fn sized(mut self) -> Self {
        self.sized = true;
        self
    }

    /// The dtypes of golden programs.
    pub const fn dtypes(mut self, dtypes: &'static [DType]) -> Self {
        self.dtypes = dtypes;
        self
    }

    /// Example calls.
    pub const fn examples(mut self, examples: &'static [&'static str]) -> Self {
        self.examples = examples;
        self
    }

    /// The schema in ATen's words.
    #[must_use]
    pub fn schema_text(&self) -> String {
        match self.kernel {
            _ if self.schema.contains('(') => self.schema.to_owned(),
            Kernel::Unary(..) => format!("{}(Tensor self) -> Tensor", self.schema),
            _ => format!("{}(Tensor self, Tensor other) -> Tensor", self.schema),
        }
    }

    /// `aten::name.overload`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.schema.split('(').next().unwrap_or(self.schema)
    }

    /// Whether the number in this argument is a run-time operand rather than part of the key.
    #[must_use]
    pub fn is_operand(&self, argument: &Argument) -> bool {
        match argument.ty {
            Type::Scalar | Type::Scalars | Type::Float => {
                !self.structural.contains(&argument.name.as_str())
            }
            Type::Int => self.operands.contains(&argument.name.as_str()),
            _ => false,
        }
    }

    /// The values of an operand that are part of the key after all.
    #[must_use]
    pub fn special_values(&self, argument: &Argument) -> &'static [f64] {
        self.special.filter(|(name, _)| *name == argument.name).map_or(&[], |(_, values)| values)
    }

    /// Whether the kernel writes to this argument.
    #[must_use]
    pub fn is_written(&self, argument: &Argument) -> bool {
        argument.mutable || self.writes.contains(&argument.name.as_str())
    }

    /// Lowers one call.
    ///
    /// # Errors
    /// When the op does not take these arguments.
    pub fn lower(&self, ctx: &mut Ctx<'_>) -> Lowered {
        match self.kernel {
            Kernel::Unary(domain, f) => {
                let [x] = ctx.first_arguments();
                ctx.unary(x, domain, f).and_then(one)
            }
            Kernel::Binary(domain, f) => {
                let [x, y] = ctx.first_arguments();
                ctx.binary(x, y, domain, f).and_then(one)
            }
            Kernel::Lower(f) => f(ctx),
            Kernel::Host(_) => unreachable!("{}: lowered a host op: bug in tpu-aten", self.name()),
        }
    }

    const fn of(
        schema: &'static str,
        kernel: Kernel,
        dtypes: &'static [DType],
        examples: &'static [&'static str],
    ) -> Self {
        Self { schema, kernel, structural: &[], operands: &[], special: None, writes: &[], random: false, sized: false, dtypes, examples }
    }
}

const fn default_dtypes(domain: Domain) -> &'static [DType] {
    match domain {
        Domain::Float | Domain::OnlyFloat => FLOATS,
        Domain::OnlyInteger => INTEGERS,
        Domain::OnlyNumber | Domain::OnlyReal => NUMBERS,
        Domain::Same | Domain::Predicate => ARITHMETIC,
    }
}

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
        /// `Bool`, `I64`, `F64` or `C128`.
        kind: DType,
    },
    /// A list of integers.
    Ints(Dims),
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
}

/// Where a lowering's data comes from: the program that the call is part of.
pub trait Source {
    /// The value of device tensor number `slot`.
    fn tensor(&mut self, b: &mut Builder, slot: u32) -> Val;
    /// Operand number `operand`, a zero-dimensional value of `dtype`.
    fn operand(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val;
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

    // Numbers.

    /// The number `name` as a zero-dimensional value of `dtype`: an operand, or a constant if structural.
    ///
    /// # Errors
    /// When the argument holds no number.
    pub fn scalar(&mut self, name: &str, dtype: DType) -> Result<Val> {
        let value = self.value(name)?;
        self.number(name, &value, dtype)
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

    /// The kind of the number `name`: `Bool`, `I64`, `F64` or `C128`.
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
                unreachable!("{}: {name} is an operand, a lowering cannot read it: bug in tpu-aten", self.name())
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
        if let Some(pair) = dims.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Error::Torch(format!("dim {} appears multiple times in the list of dims", pair[0])));
        }
        // A scalar has no dimension to reduce, yet torch lets `dim=0` and `dim=-1` name it.
        dims.retain(|dim| *dim < rank);
        Ok(dims)
    }

    // Elementwise.

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
        promote::result_type(operands)
    }

    /// The dtype to compute in and the dtype of the result, for these tensors and numbers.
    ///
    /// # Errors
    /// When torch does not promote them, or the domain does not take what they promote to.
    pub fn dtypes_in(&self, domain: Domain, names: &[&str]) -> Result<(DType, DType)> {
        let dtype = self.result_type(names)?;
        if domain.takes(dtype) {
            return Ok(domain.dtypes(dtype));
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
        let [x, y] = self.broadcast_all([left, right], compute)?;
        let z = f(self.b, x, y);
        Ok(if domain == Domain::Predicate { z } else { self.rounded(z, result) })
    }

    /// The names of the first arguments.
    fn first_arguments<const N: usize>(&self) -> [&'a str; N] {
        let schema = self.schema;
        std::array::from_fn(|position| schema.arguments[position].name.as_str())
    }

    /// Converts a result that was computed in a wider type; an op that turns complex into real keeps that.
    fn rounded(&mut self, value: Val, dtype: DType) -> Val {
        let real = dtype.is_complex() && !self.b.dtype(value).is_complex();
        self.b.convert(value, if real { dtype.real() } else { dtype })
    }

    // Randomness.

    /// Random bits of `dtype` from the call's generator, which is advanced.
    ///
    /// # Errors
    /// When the call carries no generator.
    pub fn random_bits(&mut self, dtype: DType, dims: &[i64]) -> Result<Val> {
        let Some(Value::Seed(slot)) = self.arguments.iter().find(|v| matches!(v, Value::Seed(_))) else {
            return Err(self.wrong("generator", "a generator"));
        };
        let seed = self.source.operand(self.b, *slot, DType::U64);
        let offset = self.source.operand(self.b, *slot + 1, DType::U64);
        let offset = self.b.add_to(offset, self.advance as i64);
        let parts = [self.b.reshape(seed, &[1]), self.b.reshape(offset, &[1])];
        let state = self.b.concatenate(&parts, 0);
        let (_, bits) = self.b.random_bits(state, dtype, dims);
        let bytes = Shape::new(dtype, dims).size_in_bytes() as u64;
        self.advance += bytes.div_ceil(8).max(1);
        Ok(bits)
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
        let mut inner = Ctx {
            b: &mut *self.b,
            op: row.op,
            schema: &row.schema,
            arguments,
            source: &mut *self.source,
            advance: self.advance,
        };
        let results = row.op.lower(&mut inner);
        self.advance = inner.advance;
        results
    }

    // Access.

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
        Error::Argument {
            op: self.name().to_owned(),
            argument: name.to_owned(),
            got,
            want: want.to_owned(),
        }
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

impl Domain {
    /// The dtype to compute in and the dtype of the result, for operands that promote to `dtype`.
    fn dtypes(self, dtype: DType) -> (DType, DType) {
        let small = dtype.is_float() && dtype.size_in_bytes() < 4;
        match self {
            Self::Float => {
                let float = promote::to_float(dtype);
                (if small { DType::F32 } else { float }, float)
            }
            Self::Same | Self::OnlyFloat | Self::OnlyInteger | Self::OnlyNumber | Self::OnlyReal => {
                (if small { DType::F32 } else { dtype }, dtype)
            }
            Self::Predicate => (dtype, DType::Bool),
        }
    }

    /// Whether operands may promote to `dtype`.
    fn takes(self, dtype: DType) -> bool {
        match self {
            Self::OnlyFloat => dtype.is_float() || dtype.is_complex(),
            Self::OnlyInteger => dtype.is_integer() || dtype == DType::Bool,
            Self::OnlyNumber => dtype != DType::Bool,
            Self::OnlyReal => dtype.is_float() || dtype.is_integer(),
            Self::Same | Self::Float | Self::Predicate => true,
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

/// One result.
///
/// # Errors
/// None: it has the type of a lowering's end.
pub fn one(value: Val) -> Lowered {
    Ok(vec![Some(value)])
}

/// Several results.
///
/// # Errors
/// None: it has the type of a lowering's end.
pub fn many(values: impl IntoIterator<Item = Val>) -> Lowered {
    Ok(values.into_iter().map(Some).collect())
}
