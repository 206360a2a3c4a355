//! A row of the table.

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::{Error, Result};
use crate::scalar::{Scalar, overflow};
use crate::schema::{Argument, Type};

pub use crate::ctx::{Ctx, Domain, Source, Value, wrap_dim};

/// What a lowering returns: one entry a result, lists flattened; `None` is an undefined tensor.
pub type Lowered = Result<Vec<Option<Val>>>;

/// A row: one ATen op.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a row is data: each says one thing of the op")]
pub struct Op {
    /// The schema in ATen's words; a bare name has the usual signature of its kernel's kind.
    schema: &'static str,
    /// What the op means.
    pub kernel: Kernel,
    /// Numbers that change the program and are part of its key.
    structural: &'static [&'static str],
    /// Integers and truth values that are run-time operands.
    operands: &'static [&'static str],
    /// Lists of lengths that are run-time operands; the longest is part of the key.
    lengths: &'static [&'static str],
    /// Values of a number that have a program of their own.
    special: Option<(&'static str, &'static [f64])>,
    /// Arguments that the kernel writes though the schema does not say so.
    writes: &'static [&'static str],
    /// What the run-time numbers must be.
    pub demand: Option<Demand>,
    /// Whether the op draws from the default generator without a generator among its arguments.
    pub random: bool,
    /// Whether the op multiplies matrices: how exactly, is passed as a further argument.
    pub precise: bool,
    /// Whether the op takes no complex numbers, though its lowering would.
    real: bool,
    /// Whether the dims of `out` depend on numbers that are operands.
    pub sized: bool,
    /// Whether what is written must share no element with another argument.
    pub apart: bool,
    /// What the dtype of `out` must be, if torch wants more than that it holds the result's.
    pub out: Option<OutDemand>,
    /// The dtypes in which the TPU compiler refuses a program of the op, and why.
    tpu: &'static [(DType, &'static str)],
    /// What the op writes.
    pub contents: Contents,
    /// What becomes of a write to an expanded tensor.
    pub expanded: Expanded,
    /// The dtypes that the op's first tensor may have; golden programs are made for each.
    pub dtypes: &'static [DType],
    /// Calls for golden programs and tests, in the notation of [`crate::table::example`].
    pub examples: &'static [&'static str],
}

/// What the run-time numbers of a call must be: given a number's value by name (NaN if it is a tensor's) and the dtype of the first tensor,
/// torch's words for values that the op does not take. Asked at every call, since a lowering does not see them.
pub type Demand = fn(&dyn Fn(&str) -> Scalar, DType) -> Option<String>;

/// What the dtype of an `out=` must be, beside the call's arguments: an error in torch's words for another.
pub type OutDemand = fn(&Ctx<'_>, DType) -> Result<()>;

/// The number `value` is one that `self` can hold.
pub const VALUE_FITS: Demand = |number, dtype| overflow(number("value"), dtype);

/// What an op writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contents {
    /// What its lowering says.
    Computed,
    /// One number to every element of its first argument: its second argument, or 0.
    Number,
}

/// What becomes of a write to a tensor of which several elements are one in memory, as `expand` makes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expanded {
    /// An error.
    Refused,
    /// The element in memory becomes what one of its elements becomes.
    Taken,
    /// The same, with torch's warning.
    Deprecated,
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
    #[must_use]
    pub const fn host(schema: &'static str, reason: &'static str) -> Self {
        Self::of(schema, Kernel::Host(reason), &[], &[])
    }

    /// Numbers that the lowering reads: they are part of the key. Without this, every argument of type
    /// `Scalar` or `float` is a run-time operand.
    #[must_use]
    pub const fn structural(mut self, names: &'static [&'static str]) -> Self {
        self.structural = names;
        self
    }

    /// Integers and truth values that the lowering does not read: run-time operands.
    #[must_use]
    pub const fn operands(mut self, names: &'static [&'static str]) -> Self {
        self.operands = names;
        self
    }

    /// Lists of lengths that are run-time operands, but for the longest, on which the sizes of results may depend.
    #[must_use]
    pub const fn lengths(mut self, names: &'static [&'static str]) -> Self {
        self.lengths = names;
        self
    }

    /// A run-time operand that is structural when it has one of these values, such as an exponent of 2.
    #[must_use]
    pub const fn special(mut self, name: &'static str, values: &'static [f64]) -> Self {
        self.special = Some((name, values));
        self
    }

    /// What the run-time numbers must be.
    #[must_use]
    pub const fn demand(mut self, demand: Demand) -> Self {
        self.demand = Some(demand);
        self
    }

    /// Arguments that the kernel writes though the schema does not say so: their new values follow the results.
    #[must_use]
    pub const fn writes(mut self, names: &'static [&'static str]) -> Self {
        self.writes = names;
        self
    }

    /// The op draws from the default generator, which its schema does not mention: its state is passed as a
    /// further argument.
    #[must_use]
    pub const fn random(mut self) -> Self {
        self.random = true;
        self
    }

    /// The op multiplies matrices as exactly as the user asks for: the precision is passed as a further argument.
    #[must_use]
    pub const fn precise(mut self) -> Self {
        self.precise = true;
        self
    }

    /// The dims of `out` depend on numbers that are operands, as those of `arange` do: torch's shape function
    /// is asked at every call, and `out` has its new dims when the call is keyed and lowered. An `out` of as many elements
    /// keeps its own dims, and is filled in row-major order.
    #[must_use]
    pub const fn sized(mut self) -> Self {
        self.sized = true;
        self
    }

    /// What is written must share no element with another argument, as torch's kernels of the op want it: they read out of
    /// order. That is what the form in place writes; of an op that has none, `out`.
    #[must_use]
    pub const fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    /// What the dtype of `out` must be.
    #[must_use]
    pub const fn out(mut self, demand: OutDemand) -> Self {
        self.out = Some(demand);
        self
    }

    /// The op gives every element of its first argument one number, its second argument or 0: a fused trace needs no
    /// call for that.
    #[must_use]
    pub const fn fills(mut self) -> Self {
        self.contents = Contents::Number;
        self
    }

    /// Torch lets the op write to expanded tensors.
    #[must_use]
    pub const fn expanded(mut self, expanded: Expanded) -> Self {
        self.expanded = expanded;
        self
    }

    /// The op takes no complex numbers, though its lowering would: torch has no kernel for them.
    #[must_use]
    pub const fn real(mut self) -> Self {
        self.real = true;
        self
    }

    /// Dtypes in which the TPU compiler refuses a program of the op, and why no other lowering helps. The page
    /// `docs/tpu-ops.md` shows the reasons.
    #[must_use]
    pub const fn refused_on_tpu(mut self, reasons: &'static [(DType, &'static str)]) -> Self {
        self.tpu = reasons;
        self
    }

    /// The dtypes of golden programs.
    #[must_use]
    pub const fn dtypes(mut self, dtypes: &'static [DType]) -> Self {
        self.dtypes = dtypes;
        self
    }

    /// Example calls.
    #[must_use]
    pub const fn examples(mut self, examples: &'static [&'static str]) -> Self {
        self.examples = examples;
        self
    }

    /// Why the TPU compiler refuses a program of the op in this dtype, if it does.
    #[must_use]
    pub fn tpu(&self, dtype: DType) -> Option<&'static str> {
        self.tpu.iter().find(|(of, _)| *of == dtype).map(|(_, reason)| *reason)
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
            Type::Scalar | Type::Scalars | Type::Float => !self.structural.contains(&argument.name.as_str()),
            Type::Int | Type::Bool => self.operands.contains(&argument.name.as_str()),
            _ => false,
        }
    }

    /// Whether this argument is a list of lengths that are run-time operands.
    #[must_use]
    pub fn is_lengths(&self, argument: &Argument) -> bool {
        argument.ty == Type::Ints && self.lengths.contains(&argument.name.as_str())
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
        let refused = |got| Err(Error::DType { op: self.name().to_owned(), got });
        if let Some(got) = ctx.complex_argument().filter(|_| self.real) {
            return refused(got);
        }
        let results = match ctx.precision() {
            None => self.lower_unchecked(ctx)?,
            Some(precision) => {
                let before = ctx.set_precision(precision);
                let results = self.lower_unchecked(ctx);
                ctx.set_precision(before);
                results?
            }
        };
        ctx.take_refused().map_or(Ok(results), refused)
    }

    fn lower_unchecked(&self, ctx: &mut Ctx<'_>) -> Lowered {
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
        Self {
            schema,
            kernel,
            structural: &[],
            operands: &[],
            lengths: &[],
            special: None,
            writes: &[],
            demand: None,
            random: false,
            precise: false,
            real: false,
            sized: false,
            apart: false,
            out: None,
            tpu: &[],
            contents: Contents::Computed,
            expanded: Expanded::Refused,
            dtypes,
            examples,
        }
    }
}

const fn default_dtypes(domain: Domain) -> &'static [DType] {
    match domain {
        Domain::Float | Domain::OnlyFloat => FLOATS,
        Domain::OnlyInteger => INTEGERS,
        Domain::OnlyNumber | Domain::ExactNumber | Domain::OnlyReal => NUMBERS,
        Domain::Same | Domain::Exact | Domain::Predicate => ARITHMETIC,
    }
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
