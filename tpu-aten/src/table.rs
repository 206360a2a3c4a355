//! The table: every row, found by name.

use std::collections::HashMap;
use std::sync::LazyLock;

use tpu_runtime::{DType, Shape};

use crate::builder::{Builder, Module, Precision, Val};
use crate::error::Result;
use crate::op::{Ctx, Kernel, Op, Source, Value};
use crate::ops;
use crate::scalar::Scalar;
use crate::schema::{Schema, Type};

/// Where a row stands in the table; stable within a process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct OpId(pub u32);

/// A row with its parsed schema.
#[derive(Debug)]
pub struct Row {
    /// The row.
    pub op: &'static Op,
    /// Its schema.
    pub schema: Schema,
    /// What the engine does with each argument of the schema.
    pub rules: Vec<Rule>,
}

/// What the engine does with an argument.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rule {
    /// A number here is a run-time operand …
    pub operand: bool,
    /// … unless it has one of these values.
    pub special: &'static [f64],
    /// A list of lengths here is run-time operands, but for the longest.
    pub lengths: bool,
    /// The kernel writes to a tensor here.
    pub written: bool,
}

impl Rule {
    /// Whether this number is a run-time operand.
    #[must_use]
    pub fn is_operand(&self, value: Scalar) -> bool {
        let ordinary = matches!(value, Scalar::Complex(..)) || !self.special.contains(&value.to_f64());
        self.operand && ordinary
    }
}

/// Every row, in the order of the families.
pub static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    ops::FAMILIES
        .iter()
        .flat_map(|(_, rows)| rows.iter())
        .map(|op| {
            let schema = Schema::parse(&op.schema_text());
            let rules = schema
                .arguments
                .iter()
                .map(|argument| Rule {
                    operand: op.is_operand(argument),
                    special: op.special_values(argument),
                    lengths: op.is_lengths(argument),
                    written: op.is_written(argument),
                })
                .collect();
            Row { op, schema, rules }
        })
        .collect()
});

static BY_NAME: LazyLock<HashMap<&'static str, OpId>> = LazyLock::new(|| {
    ROWS.iter().enumerate().map(|(index, row)| (row.op.name(), OpId(index as u32))).collect()
});

impl OpId {
    /// The row called `name`, such as `aten::add.Tensor`.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        BY_NAME.get(name).copied()
    }

    /// The row.
    #[must_use]
    pub fn row(self) -> &'static Row {
        &ROWS[self.0 as usize]
    }
}

/// Reads an example call: arguments in the schema's order, separated by spaces. `T[2,3]` is a tensor of the
/// dtype under test, `i64[4]` one of its own dtype, `(1,2)` integers, `{T[2] T[3]}` a list, `@f32` a dtype,
/// `none`, `true`, `seed`, a precision such as `HIGH`, words and numbers are themselves.
///
/// # Panics
/// On a malformed text: examples are constants of this crate.
#[must_use]
pub fn example(op: &Op, schema: &Schema, text: &str, dtype: DType) -> Vec<Value> {
    let mut slots = 0;
    let tokens = tokens(text);
    tokens
        .iter()
        .enumerate()
        .map(|(position, token)| {
            let argument = schema.arguments.get(position);
            match example_value(token, dtype, &mut slots) {
                Value::Scalar(scalar)
                    if argument.is_some_and(|a| {
                        op.is_operand(a) && !op.special_values(a).contains(&scalar.to_f64())
                    }) =>
                {
                    slots += 1;
                    Value::Operand { operand: slots - 1, kind: scalar.dtype() }
                }
                Value::Scalar(scalar) if argument.is_some_and(|a| a.ty == Type::Ints) => {
                    Value::Ints([scalar.to_i64()].into())
                }
                Value::Ints(list) if argument.is_some_and(|a| op.is_lengths(a)) => {
                    let first = slots;
                    slots += list.len() as u32;
                    Value::lengths(&list, (first..slots).collect())
                }
                Value::List(list) if argument.is_some_and(|a| op.is_operand(a)) => {
                    Value::List(list.into_iter().map(|entry| as_operand(entry, &mut slots)).collect())
                }
                value => value,
            }
        })
        .collect()
}

fn as_operand(value: Value, slots: &mut u32) -> Value {
    let Value::Scalar(scalar) = value else { return value };
    *slots += 1;
    Value::Operand { operand: *slots - 1, kind: scalar.dtype() }
}

/// The golden file of a row: its programs for every example in its first dtype, and for the first example in the
/// others. Rows that run on the host have none.
///
/// # Panics
/// When an example is not lowered: examples are constants of this crate.
#[must_use]
pub fn golden(row: &Row) -> Option<String> {
    use std::fmt::Write;
    if matches!(row.op.kernel, Kernel::Host(_)) {
        return None;
    }
    let mut file = format!("// {}\n", row.op.schema_text());
    for (call, dtype) in example_calls(row.op) {
        let module = example_program(row, call, dtype).unwrap_or_else(|error| {
            unreachable!("{} {call} {dtype}: {error}: bug in tpu-aten", row.op.name())
        });
        write!(file, "\n// {call}, T = {dtype}\n{}", module.text).expect("a string");
    }
    Some(file)
}

/// The example calls of a row with the dtypes to try them in.
pub fn example_calls(op: &'static Op) -> impl Iterator<Item = (&'static str, DType)> {
    let first = op.dtypes.iter().take(1).flat_map(|dtype| op.examples.iter().map(|call| (*call, *dtype)));
    let others =
        op.dtypes.iter().skip(1).flat_map(|dtype| op.examples.iter().take(1).map(|call| (*call, *dtype)));
    first.chain(others)
}

/// The program of an example call: what a golden file shows, and what the compilers are given.
///
/// # Errors
/// When the op does not take the call's arguments in this dtype.
pub fn example_program(row: &Row, call: &str, dtype: DType) -> Result<Module> {
    program(row, &example(row.op, &row.schema, call, dtype))
}

/// The program of one call alone: every tensor a parameter.
///
/// # Errors
/// When the op does not take these arguments.
pub fn program(row: &Row, arguments: &[Value]) -> Result<Module> {
    let mut parameters = Parameters::default();
    let mut b = Builder::new();
    parameters.declare(&mut b, arguments);
    let results = row.op.lower(&mut Ctx::new(&mut b, row.op, &row.schema, arguments, &mut parameters))?;
    let results: Vec<_> = results.into_iter().flatten().collect();
    Ok(b.finish(&results))
}

#[derive(Default)]
struct Parameters {
    tensors: HashMap<u32, Val>,
    operands: HashMap<(u32, DType), Val>,
    complements: HashMap<(u32, DType), Val>,
}

impl Parameters {
    fn declare(&mut self, b: &mut Builder, arguments: &[Value]) {
        for argument in arguments {
            match argument {
                Value::Tensor { slot, shape, .. } => {
                    self.tensors.insert(*slot, b.parameter(shape.clone()));
                }
                Value::List(list) => self.declare(b, list),
                _ => {}
            }
        }
    }
}

impl Source for Parameters {
    fn tensor(&mut self, _: &mut Builder, slot: u32) -> Val {
        self.tensors[&slot]
    }

    fn operand(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        *self.operands.entry((operand, dtype)).or_insert_with(|| b.operand(dtype))
    }

    fn complement(&mut self, b: &mut Builder, operand: u32, dtype: DType) -> Val {
        *self.complements.entry((operand, dtype)).or_insert_with(|| b.operand(dtype))
    }
}

/// Splits at spaces outside of brackets.
fn tokens(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(move |c: char| {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        c == ' ' && depth == 0
    })
    .filter(|token| !token.is_empty())
    .collect()
}

fn example_value(token: &str, dtype: DType, slots: &mut u32) -> Value {
    if let Some(list) = token.strip_prefix('{') {
        let list = list.trim_end_matches('}');
        return Value::List(tokens(list).iter().map(|t| example_value(t, dtype, slots)).collect());
    }
    if let Some(list) = token.strip_prefix('(') {
        let list = list.trim_end_matches(')').split(',').filter(|item| !item.is_empty());
        let items: Vec<&str> = list.collect();
        if items.iter().any(|item| matches!(*item, "true" | "false")) {
            return Value::Bools(items.iter().map(|item| *item == "true").collect());
        }
        if items.iter().any(|item| item.contains('.')) {
            return Value::Floats(items.iter().map(|item| item.parse().expect("a float")).collect());
        }
        return Value::Ints(items.iter().map(|item| item.parse().expect("an int")).collect());
    }
    if let Some(name) = token.strip_prefix('@') {
        return Value::DType(dtype_named(name, dtype));
    }
    if let Some((name, dims)) = token.split_once('[') {
        let dims: Vec<i64> = dims
            .trim_end_matches(']')
            .split(',')
            .filter(|size| !size.is_empty())
            .map(|size| size.parse().expect("a size"))
            .collect();
        *slots += 1;
        let shape = Shape::new(dtype_named(name, dtype), dims);
        return Value::Tensor { slot: *slots - 1, shape, contiguous: true };
    }
    match token {
        "none" => Value::None,
        "true" => Value::Scalar(Scalar::Bool(true)),
        "false" => Value::Scalar(Scalar::Bool(false)),
        "seed" => {
            *slots += 2;
            Value::Seed(*slots - 2)
        }
        "HIGHEST" => Value::Precision(Precision::HIGHEST),
        "HIGH" => Value::Precision(Precision::HIGH),
        "DEFAULT" => Value::Precision(Precision::DEFAULT),
        _ => match (token.parse::<i64>(), token.parse::<f64>()) {
            (Ok(value), _) => Value::Scalar(Scalar::Int(value)),
            (_, Ok(value)) => Value::Scalar(Scalar::Float(value)),
            _ => Value::Str(token.to_owned()),
        },
    }
}

fn dtype_named(name: &str, dtype: DType) -> DType {
    match name {
        "T" => dtype,
        "f32" => DType::F32,
        "bf16" => DType::BF16,
        "f64" => DType::F64,
        "i64" => DType::I64,
        "i32" => DType::I32,
        "i8" => DType::I8,
        "u8" => DType::U8,
        "u64" => DType::U64,
        "bool" => DType::Bool,
        "c64" => DType::C64,
        "f8e8m0" => DType::F8E8M0FNU,
        _ => unreachable!("example dtype {name}: bug in tpu-aten"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        assert_eq!(BY_NAME.len(), ROWS.len(), "two rows have one name");
    }

    #[test]
    fn every_lowered_row_has_an_example() {
        for row in ROWS.iter().filter(|row| !matches!(row.op.kernel, Kernel::Host(_))) {
            assert!(!row.op.examples.is_empty(), "{}: no example call", row.op.name());
            assert!(!row.op.dtypes.is_empty(), "{}: no dtypes", row.op.name());
        }
    }
}
