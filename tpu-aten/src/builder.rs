//! Builds StableHLO programs: typed values in, stable text out.
//!
//! A [`Builder`] appends operations to one function. Values are typed; every method computes the type of
//! its result, so that a lowering never spells a type. Two runs that make the same calls print the same text.

mod apart;
mod constants;
pub(crate) mod elementwise;
mod fourier;
mod in_place;
mod linear;
mod movement;
mod packed;
pub(crate) mod reduction;
mod strided;
mod windows;

use std::fmt::Write;

use smallvec::SmallVec;
use tpu_runtime::{DType, Dims, Shape};

pub use constants::{Constant, LARGEST_LITERAL};
pub use elementwise::{Cmp, broadcast_dims};
pub use fourier::Fft;
pub use linear::{Convolution, DotDims, Precision, Transpose, TriangularSolve};
pub use movement::{GatherDims, ScatterDims, index_dtype};
pub use reduction::{highest, lowest};
pub use strided::{Strided, dims_as, plan};
pub use windows::{Sliding, Window};

use self::apart::Moved;
use self::in_place::Reads;
use crate::scalar::Scalar;

/// A value of the program under construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Val(u32);

/// The text of a finished program and the shapes at its border.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// StableHLO text: one module with the function `main`.
    pub text: String,
    /// The same for XLA's compiler for CPUs, where that would copy a parameter before a result takes over its memory.
    pub cpu_text: Option<String>,
    /// The shapes of the parameters: those appended by hand, then the constants, then the run-time numbers in the order
    /// of the calls of [`Builder::operand`].
    pub parameters: Vec<Shape>,
    /// The parameters whose contents the lowerings know.
    pub constants: Vec<Constant>,
    /// How many of the parameters are run-time numbers.
    pub operands: usize,
    /// The shapes of the results.
    pub results: Vec<Shape>,
}

/// A StableHLO function under construction.
#[derive(Debug, Default)]
pub struct Builder {
    values: Vec<Value>,
    parameters: Vec<Parameter>,
    /// Arrays that are too long for the text, and the parameters that they are.
    constants: Vec<(Val, Constant)>,
    /// The names and dtypes of run-time numbers.
    operands: Vec<Val>,
    /// The open blocks: the function's body, then the regions inside.
    blocks: Vec<String>,
    next_name: u32,
    /// The dtype of the first operand that an operation does not take.
    refused: Option<DType>,
    /// How exact products of `F32` are.
    precision: Precision,
}

/// Operations that take no complex numbers; XLA's compiler aborts on some of them.
const REAL: &[&str] = &[
    "maximum",
    "minimum",
    "remainder",
    "atan2",
    "and",
    "or",
    "xor",
    "not",
    "popcnt",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "floor",
    "ceil",
    "round_nearest_even",
    "is_finite",
    "chlo.erf",
    "chlo.erfc",
    "chlo.erf_inv",
    "chlo.lgamma",
    "chlo.digamma",
    "chlo.next_after",
    "chlo.zeta",
    "chlo.polygamma",
    "chlo.top_k",
];

#[derive(Debug)]
struct Value {
    name: String,
    shape: Shape,
    /// Whether it is another value's elements, moved.
    moved: Option<Moved>,
    /// Whether it is a product of matrices, or a part of one, in whatever dtype.
    is_product: bool,
    /// What it is computed of, and how; nothing for parameters.
    operands: SmallVec<[Val; 3]>,
    reads: Reads,
    /// Whether it is inside of a region.
    inside: bool,
}

#[derive(Debug)]
struct Parameter {
    value: Val,
    reuse: Reuse,
}

/// What becomes of a parameter's memory.
#[derive(Clone, Copy, Debug)]
enum Reuse {
    /// It stays the caller's.
    Never,
    /// Any result may take it over.
    Anything,
    /// This result takes it over.
    Result(usize),
}

impl Builder {
    /// An empty function.
    #[must_use]
    pub fn new() -> Self {
        Self { blocks: vec![String::new()], ..Self::default() }
    }

    /// Appends a parameter to the function.
    pub fn parameter(&mut self, shape: Shape) -> Val {
        let name = format!("%arg{}", self.parameters.len());
        let value = self.value(name, shape);
        self.parameters.push(Parameter { value, reuse: Reuse::Never });
        value
    }

    /// Lets result number `result` reuse the memory of parameter number `parameter`.
    pub fn donate(&mut self, parameter: usize, result: usize) {
        self.parameters[parameter].reuse = Reuse::Result(result);
    }

    /// Lets the program use the memory of parameter number `parameter` for anything.
    pub fn give_up(&mut self, parameter: usize) {
        self.parameters[parameter].reuse = Reuse::Anything;
    }

    /// A run-time number: a zero-dimensional value that is known when the program is called.
    pub fn operand(&mut self, dtype: DType) -> Val {
        if dtype.is_float() && dtype.size_in_bytes() == 1 {
            let wide = self.operand(DType::F32);
            return self.convert(wide, dtype);
        }
        let value = self.value(format!("%s{}", self.operands.len()), Shape::scalar(dtype));
        self.operands.push(value);
        value
    }

    /// Ends the function with these results and prints it.
    #[must_use]
    pub fn finish(mut self, results: &[Val]) -> Module {
        // Each has a parameter of its own: taken out of a vector, they double the time that XLA compiles for.
        let operands = std::mem::take(&mut self.operands);
        let constants = std::mem::take(&mut self.constants);
        let known = constants.iter().map(|(value, _)| value).chain(&operands);
        self.parameters.extend(known.map(|value| Parameter { value: *value, reuse: Reuse::Never }));
        let text = self.print(results);
        let ordered = self.after_products(results);
        Module {
            text,
            cpu_text: (ordered != results).then(|| self.print(&ordered)),
            parameters: self.parameters.iter().map(|p| self.shape(p.value).clone()).collect(),
            constants: constants.into_iter().map(|(_, constant)| constant).collect(),
            operands: operands.len(),
            results: results.iter().map(|result| self.shape(*result).clone()).collect(),
        }
    }

    fn print(&self, results: &[Val]) -> String {
        let parameters = self.parameters.iter().map(|parameter| {
            let mut text = self.typed(parameter.value);
            match parameter.reuse {
                Reuse::Never => {}
                Reuse::Anything => text.push_str(" {jax.buffer_donor = true}"),
                Reuse::Result(result) => {
                    write!(text, " {{tf.aliasing_output = {result} : i32}}").expect("a string");
                }
            }
            text
        });
        let types = join(results.iter().map(|result| self.shape(*result).mlir()));
        format!(
            "module @torchtpu {{\n  func.func public @main({}) -> ({types}) {{\n{}    return{}{}{}{types}\n  }}\n}}\n",
            join(parameters),
            self.blocks.last().map_or("", String::as_str),
            if results.is_empty() { "" } else { " " },
            join(results.iter().map(|result| self.name(*result).to_owned())),
            if results.is_empty() { "" } else { " : " },
        )
    }

    /// The shape of a value.
    #[must_use]
    pub fn shape(&self, value: Val) -> &Shape {
        &self.values[value.0 as usize].shape
    }

    /// The dims of a value.
    #[must_use]
    pub fn dims(&self, value: Val) -> Dims {
        self.shape(value).dims.clone()
    }

    /// The element type of a value.
    #[must_use]
    pub fn dtype(&self, value: Val) -> DType {
        self.shape(value).dtype
    }

    /// The number of dimensions of a value.
    #[must_use]
    pub fn rank(&self, value: Val) -> usize {
        self.shape(value).dims.len()
    }

    /// A zero-dimensional constant.
    pub fn constant(&mut self, value: impl Into<Scalar>, dtype: DType) -> Val {
        self.full(value, &Shape::scalar(dtype))
    }

    /// A constant of `shape` whose elements are all `value`.
    pub fn full(&mut self, value: impl Into<Scalar>, shape: &Shape) -> Val {
        let literal = literal(value.into(), shape.dtype);
        let attributes = format!("value = dense<{literal}> : {}", shape.mlir());
        self.op("constant", &[], &attributes, shape.clone())
    }

    /// A constant like `x` whose elements are all `value`.
    pub fn full_like(&mut self, value: impl Into<Scalar>, x: Val) -> Val {
        let shape = self.shape(x).clone();
        self.full(value, &shape)
    }

    /// Zeros of the shape of `x`.
    pub fn zeros_like(&mut self, x: Val) -> Val {
        self.full_like(0, x)
    }

    /// Appends an operation with one result. `attributes` is the text between the braces.
    pub fn op(&mut self, name: &str, operands: &[Val], attributes: &str, result: Shape) -> Val {
        self.ops(name, operands, attributes, &[], vec![result])[0]
    }

    /// Appends an operation with regions and any number of results.
    pub fn ops(
        &mut self,
        name: &str,
        operands: &[Val],
        attributes: &str,
        regions: &[String],
        results: Vec<Shape>,
    ) -> Vec<Val> {
        if REAL.contains(&name) {
            self.refuse_complex(operands[0]);
        }
        let number = self.next_name;
        self.next_name += 1;
        let indent = "  ".repeat(self.blocks.len() + 1);
        let mut line = format!("{indent}%{number}");
        if results.len() > 1 {
            write!(line, ":{}", results.len()).expect("a string");
        }
        let namespace = if name.contains('.') { "" } else { "stablehlo." };
        write!(line, " = \"{namespace}{name}\"({})", join(operands.iter().map(|v| self.name(*v).to_owned())))
            .expect("a string");
        if !attributes.is_empty() {
            write!(line, " <{{{attributes}}}>").expect("a string");
        }
        if !regions.is_empty() {
            write!(line, " ({})", join(regions.iter().cloned())).expect("a string");
        }
        let result_types = join(results.iter().map(Shape::mlir));
        let operand_types = join(operands.iter().map(|v| self.shape(*v).mlir()));
        if results.len() == 1 {
            writeln!(line, " : ({operand_types}) -> {result_types}").expect("a string");
        } else {
            writeln!(line, " : ({operand_types}) -> ({result_types})").expect("a string");
        }
        self.block().push_str(&line);
        let many = results.len() > 1;
        results
            .into_iter()
            .enumerate()
            .map(|(k, shape)| {
                let result = if many { format!("%{number}#{k}") } else { format!("%{number}") };
                let value = self.value(result, shape);
                let made = &mut self.values[value.0 as usize];
                (made.operands, made.reads) = (operands.into(), Reads::of(name));
                value
            })
            .collect()
    }

    /// Prints a region whose block takes `parameters` and returns what `body` gives.
    pub fn region(
        &mut self,
        parameters: &[Shape],
        body: impl FnOnce(&mut Self, &[Val]) -> Vec<Val>,
    ) -> String {
        let arguments: Vec<_> = parameters
            .iter()
            .map(|shape| {
                let name = format!("%r{}", self.next_name);
                self.next_name += 1;
                self.value(name, shape.clone())
            })
            .collect();
        self.blocks.push(String::new());
        let results = body(self, &arguments);
        let block = self.blocks.pop().unwrap_or_default();
        let indent = "  ".repeat(self.blocks.len() + 1);
        let header = if arguments.is_empty() {
            String::new()
        } else {
            format!("\n{indent}^bb0({}):", join(arguments.iter().map(|v| self.typed(*v))))
        };
        format!(
            "{{{header}\n{block}{indent}  \"stablehlo.return\"({}) : ({}) -> ()\n{indent}}}",
            join(results.iter().map(|v| self.name(*v).to_owned())),
            join(results.iter().map(|v| self.shape(*v).mlir())),
        )
    }

    /// Notes that the operation about to be appended does not take `x` if it is complex.
    fn refuse_complex(&mut self, x: Val) {
        if self.dtype(x).is_complex() {
            self.refused = self.refused.or(Some(self.dtype(x)));
        }
    }

    /// The dtype that an operation since the last call did not take: the program is none.
    pub(crate) fn take_refused(&mut self) -> Option<DType> {
        self.refused.take()
    }

    fn value(&mut self, name: String, shape: Shape) -> Val {
        let value = Val(self.values.len() as u32);
        self.values.push(Value {
            name,
            shape,
            moved: None,
            is_product: false,
            operands: SmallVec::new(),
            reads: Reads::Other,
            inside: self.blocks.len() > 1,
        });
        value
    }

    /// Notes what `value` is made of.
    fn set_moved(&mut self, value: Val, moved: Moved) -> Val {
        self.values[value.0 as usize].moved = Some(moved);
        value
    }

    fn name(&self, value: Val) -> &str {
        &self.values[value.0 as usize].name
    }

    fn typed(&self, value: Val) -> String {
        format!("{}: {}", self.name(value), self.shape(value).mlir())
    }

    fn block(&mut self) -> &mut String {
        self.blocks.last_mut().unwrap_or_else(|| unreachable!("builder without a block: bug in tpu-aten"))
    }
}

/// The literal of a number in a `dense<…>` attribute.
fn literal(value: Scalar, dtype: DType) -> String {
    match dtype {
        DType::Bool => value.to_bool().to_string(),
        DType::C32 | DType::BC32 => {
            let [a, b, c, d, ..] = value.to_bytes(dtype);
            u32::from_le_bytes([a, b, c, d]).to_string()
        }
        DType::C64 | DType::C128 => {
            let (re, im) = value.to_parts();
            format!("({}, {})", float_literal(re, dtype), float_literal(im, dtype))
        }
        _ if dtype.is_float() => float_literal(value.to_f64(), dtype),
        _ if dtype.is_unsigned_integer() => {
            let bits = 8 * dtype.size_in_bytes() as u32;
            let mask = u64::MAX >> (64 - bits);
            (value.to_i64() as u64 & mask).to_string()
        }
        DType::I8 => (value.to_i64() as i8).to_string(),
        DType::I16 => (value.to_i64() as i16).to_string(),
        DType::I32 => (value.to_i64() as i32).to_string(),
        _ => value.to_i64().to_string(),
    }
}

/// Infinities and NaN are written as bits: StableHLO text has no words for them.
fn float_literal(value: f64, dtype: DType) -> String {
    if dtype == DType::F8E8M0FNU {
        return format!("0x{:02X}", elementwise::power_of_two(value as f32));
    }
    if value.is_finite() {
        return match dtype {
            DType::F32 | DType::C64 if (value as f32).is_infinite() => {
                float_literal(f64::from(value as f32), dtype)
            }
            DType::F16 if half::f16::from_f64(value).is_infinite() => {
                float_literal(half::f16::from_f64(value).to_f64(), dtype)
            }
            _ => format!("{value:?}")
                .replace('e', if format!("{value:?}").contains('.') { "e" } else { ".0e" }),
        };
    }
    let pick = |inf: &str, negative: &str, nan: &str| {
        if value.is_nan() {
            nan
        } else if value > 0.0 {
            inf
        } else {
            negative
        }
        .to_owned()
    };
    match dtype {
        DType::F64 | DType::C128 => pick("0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000"),
        DType::F16 => pick("0x7C00", "0xFC00", "0x7E00"),
        DType::BF16 => pick("0x7F80", "0xFF80", "0x7FC0"),
        DType::F8E5M2 => pick("0x7C", "0xFC", "0x7E"),
        DType::F8E4M3FN => pick("0x7F", "0xFF", "0x7F"),
        DType::F8E5M2FNUZ | DType::F8E4M3FNUZ => pick("0x80", "0x80", "0x80"),
        _ => pick("0x7F800000", "0xFF800000", "0x7FC00000"),
    }
}

fn join(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

/// `array<i64: 1, 2>`, the attribute of a list of integers.
fn array(values: impl IntoIterator<Item = i64>) -> String {
    let list = join(values.into_iter().map(|value| value.to_string()));
    if list.is_empty() { "array<i64>".to_owned() } else { format!("array<i64: {list}>") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_always_have_a_point() {
        assert_eq!(literal(Scalar::Float(1e30), DType::F32), "1.0e30");
        assert_eq!(literal(Scalar::Float(1.5e-7), DType::F32), "1.5e-7");
        assert_eq!(literal(Scalar::Int(2), DType::F32), "2.0");
        assert_eq!(literal(Scalar::Float(f64::NEG_INFINITY), DType::BF16), "0xFF80");
        assert_eq!(literal(Scalar::Float(1e300), DType::F32), "0x7F800000");
    }

    #[test]
    fn integers_wrap_as_in_torch() {
        assert_eq!(literal(Scalar::Int(-1), DType::U8), "255");
        assert_eq!(literal(Scalar::Int(300), DType::I8), "44");
    }

    #[test]
    fn prints_a_function() {
        let mut b = Builder::new();
        let x = b.parameter(Shape::new(DType::F32, [2, 3]));
        let y = b.add(x, x);
        b.donate(0, 0);
        assert_eq!(
            b.finish(&[y]).text,
            "module @torchtpu {\n  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<2x3xf32>) {\n    %0 = \"stablehlo.add\"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>\n    return %0 : tensor<2x3xf32>\n  }\n}\n"
        );
    }
}
