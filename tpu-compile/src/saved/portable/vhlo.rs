//! What StableHLO's ops, attributes and types are in VHLO, and how VHLO encodes the latter.
//!
//! The codes are part of the promise of VHLO: they never change.
//!
//! Source: StableHLO, `docs/vhlo.md`, and the encodings in `stablehlo/dialect/VhloBytecode.cpp`.

use half::{bf16, f16};
use tpu_runtime::{DType, Dims, Shape};

use super::bytecode::{Bytecode, Dialect, Entry, signed, varint};
use super::text::{Attribute, Op};

/// Major and minor version of VHLO.
pub(super) type Version = (u32, u32);

/// The first version that is read for years after it was written.
pub(super) const FIRST: Version = (1, 0);

/// An attribute of VHLO.
#[derive(Debug)]
pub(super) enum Value {
    Array(Vec<Value>),
    Bool(bool),
    /// The code of an enumeration, and one of its values.
    Choice(u64, u64),
    Dictionary(Vec<(String, Value)>),
    Function(Vec<Shape>, Vec<Shape>),
    Integer(i64, DType),
    String(String),
    /// Elements in row-major order; one element stands for all.
    Tensor(Shape, Vec<u8>),
    /// What has no encoding here, as MLIR's text.
    Text(String),
}

/// The name of an op in VHLO without `vhlo.`, and the version that has it.
pub(super) fn op(op: &Op<'_>) -> (String, Version) {
    let (dialect, name) = op.name.split_once('.').unwrap_or(("", op.name));
    let name = if dialect == "chlo" { "composite" } else { name };
    match name {
        "gather" if has(op, "operand_batching_dims") => ("gather_v2".to_owned(), (1, 1)),
        "tan" => ("tan_v1".to_owned(), (1, 4)),
        _ => (format!("{name}_v1"), FIRST),
    }
}

fn has(op: &Op<'_>, field: &str) -> bool {
    op.attributes.iter().any(|(_, value)| match value {
        Attribute::Fields(fields) => fields.iter().any(|(name, _)| *name == field),
        _ => false,
    })
}

/// The version that has a dtype.
pub(super) fn dtype_since(dtype: DType) -> Version {
    if dtype == DType::F8E8M0FNU { (1, 8) } else { FIRST }
}

/// The attributes of an op: VHLO has no structures and no defaults.
pub(super) fn attributes(op: &Op<'_>) -> Result<Vec<(String, Value)>, String> {
    let mut values = Vec::new();
    for (name, attribute) in &op.attributes {
        match attribute {
            Attribute::Fields(fields) => {
                for (field, attribute) in fields {
                    values.push(((*field).to_owned(), value(attribute)?));
                }
            }
            _ => values.push(((*name).to_owned(), value(attribute)?)),
        }
    }
    let window = |dims: usize| Value::Tensor(Shape::new(DType::Bool, [dims as i64]), vec![0]);
    let defaults: Vec<(&str, Value)> = match op.name {
        "stablehlo.gather" => vec![("offset_dims", integers(&[])), ("collapsed_slice_dims", integers(&[]))],
        "stablehlo.scatter" => {
            vec![("update_window_dims", integers(&[])), ("inserted_window_dims", integers(&[]))]
        }
        "stablehlo.dot_general" => vec![("precision_config", Value::Array(Vec::new()))],
        "stablehlo.convolution" => vec![
            ("precision_config", Value::Array(Vec::new())),
            ("window_reversal", window(op.takes[0].dims.len() - 2)),
        ],
        _ => Vec::new(),
    };
    for (name, value) in defaults {
        if values.iter().all(|(known, _)| known != name) {
            values.push((name.to_owned(), value));
        }
    }
    Ok(values)
}

/// The value of an attribute.
pub(super) fn value(attribute: &Attribute<'_>) -> Result<Value, String> {
    Ok(match attribute {
        Attribute::Dense { text, elements, shape } => dense(text, elements, shape)?,
        Attribute::Integers(values) => integers(values),
        Attribute::Integer(value, dtype) => Value::Integer(*value, *dtype),
        Attribute::Bool(value) => Value::Bool(*value),
        Attribute::List(items) => Value::Array(items.iter().map(value).collect::<Result<_, _>>()?),
        Attribute::Choice(kind, value) => choice(kind, value).ok_or_else(|| format!("{kind} {value}"))?,
        Attribute::Fields(_) => return Err("a structure".to_owned()),
    })
}

fn integers(values: &[i64]) -> Value {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    Value::Tensor(Shape::new(DType::I64, [values.len() as i64]), bytes)
}

fn choice(kind: &str, value: &str) -> Option<Value> {
    let (code, values): (u64, &[&str]) = match kind {
        "comparison_direction" => (3, &["EQ", "NE", "GE", "GT", "LE", "LT"]),
        "comparison_type" => (4, &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]),
        "fft_type" => (7, &["FFT", "IFFT", "RFFT", "IRFFT"]),
        "precision" => (11, &["DEFAULT", "HIGH", "HIGHEST"]),
        "rng_algorithm" => (12, &["DEFAULT", "THREE_FRY", "PHILOX"]),
        "transpose" => (16, &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]),
        _ => return None,
    };
    let number = values.iter().position(|known| *known == value)?;
    Some(Value::Choice(code, number as u64))
}

fn dense(text: &str, elements: &[&str], shape: &Shape) -> Result<Value, String> {
    let count: i64 = shape.dims.iter().product();
    let is_splat = elements.len() == 1 && count > 1;
    if shape.dtype == DType::Bool {
        let bits: Vec<bool> = elements.iter().map(|element| *element == "true").collect();
        let pack = |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
        let bytes =
            if is_splat { vec![if bits[0] { 0xFF } else { 0 }] } else { bits.chunks(8).map(pack).collect() };
        return Ok(Value::Tensor(shape.clone(), bytes));
    }
    if shape.dtype.is_float() && shape.dtype.size_in_bytes() == 1 {
        return Ok(Value::Text(format!("#vhlo.tensor_v1<{text}>")));
    }
    let mut bytes = Vec::new();
    for literal in elements.iter().flat_map(|element| element.split(", ")) {
        append(&mut bytes, literal, shape.dtype.real()).ok_or_else(|| text.to_owned())?;
    }
    Ok(Value::Tensor(shape.clone(), bytes))
}

/// Appends a number that is no complex one.
fn append(bytes: &mut Vec<u8>, literal: &str, dtype: DType) -> Option<()> {
    let size = dtype.size_in_bytes();
    if let Some(bits) = literal.strip_prefix("0x") {
        bytes.extend(&u64::from_str_radix(bits, 16).ok()?.to_le_bytes()[..size]);
    } else if dtype.is_float() {
        let value: f64 = literal.parse().ok()?;
        match dtype {
            DType::BF16 => bytes.extend(bf16::from_f64(value).to_le_bytes()),
            DType::F16 => bytes.extend(f16::from_f64(value).to_le_bytes()),
            DType::F32 => bytes.extend((value as f32).to_le_bytes()),
            _ => bytes.extend(value.to_le_bytes()),
        }
    } else {
        bytes.extend(&literal.parse::<i128>().ok()?.to_le_bytes()[..size]);
    }
    Some(())
}

impl Value {
    /// The number of this attribute.
    pub(super) fn number(&self, code: &mut Bytecode) -> u64 {
        let mut bytes = Vec::new();
        match self {
            Self::Array(items) => {
                let items: Vec<u64> = items.iter().map(|item| item.number(code)).collect();
                varint(&mut bytes, 1);
                list(&mut bytes, &items);
            }
            Self::Bool(value) => {
                varint(&mut bytes, 2);
                varint(&mut bytes, u64::from(*value));
            }
            Self::Choice(kind, value) => {
                varint(&mut bytes, *kind);
                varint(&mut bytes, *value);
            }
            Self::Dictionary(items) => {
                varint(&mut bytes, 6);
                varint(&mut bytes, items.len() as u64);
                for (name, item) in items {
                    varint(&mut bytes, Self::String(name.clone()).number(code));
                    varint(&mut bytes, item.number(code));
                }
            }
            Self::Integer(value, dtype) => {
                varint(&mut bytes, 9);
                varint(&mut bytes, dtype_number(code, *dtype));
                signed(&mut bytes, *value);
            }
            Self::String(string) => {
                varint(&mut bytes, 14);
                varint(&mut bytes, code.string(string));
            }
            Self::Tensor(shape, elements) => {
                varint(&mut bytes, 15);
                varint(&mut bytes, shape_number(code, shape));
                varint(&mut bytes, elements.len() as u64);
                bytes.extend(elements);
            }
            Self::Function(takes, returns) => {
                varint(&mut bytes, 17);
                varint(&mut bytes, function_number(code, takes, returns));
            }
            Self::Text(text) => bytes.extend(text.bytes()),
        }
        let encoded = !matches!(self, Self::Text(_));
        code.attribute(Entry { dialect: Dialect::Vhlo, encoded, bytes })
    }
}

/// The number of the type of an array.
pub(super) fn shape_number(code: &mut Bytecode, shape: &Shape) -> u64 {
    let Shape { dtype, dims } = shape;
    let element = dtype_number(code, *dtype);
    let mut bytes = vec![];
    varint(&mut bytes, 20);
    dimensions(&mut bytes, dims);
    varint(&mut bytes, element);
    type_number(code, bytes)
}

fn dimensions(bytes: &mut Vec<u8>, dims: &Dims) {
    varint(bytes, dims.len() as u64);
    for size in dims.iter() {
        signed(bytes, *size);
    }
}

fn dtype_number(code: &mut Bytecode, dtype: DType) -> u64 {
    let mut bytes = Vec::new();
    if dtype.stored().is_complex() {
        let part = dtype_number(code, dtype.real());
        varint(&mut bytes, 1);
        varint(&mut bytes, part);
    } else {
        varint(&mut bytes, dtype_code(dtype));
    }
    type_number(code, bytes)
}

fn dtype_code(dtype: DType) -> u64 {
    match dtype {
        DType::Bool => 0,
        DType::BF16 => 2,
        DType::F16 => 3,
        DType::F32 => 4,
        DType::F64 => 5,
        DType::F8E4M3FN => 6,
        DType::F8E5M2 => 7,
        DType::I8 => 11,
        DType::I16 => 12,
        DType::I32 => 13,
        DType::I64 => 14,
        DType::U8 => 16,
        DType::U16 => 17,
        DType::U32 | DType::C32 | DType::BC32 => 18,
        DType::U64 => 19,
        DType::F8E4M3FNUZ => 27,
        DType::F8E5M2FNUZ => 28,
        DType::F8E8M0FNU => 40,
        DType::C64 | DType::C128 => {
            unreachable!("vhlo: a complex type is one of two parts: bug in tpu-compile")
        }
    }
}

fn function_number(code: &mut Bytecode, takes: &[Shape], returns: &[Shape]) -> u64 {
    let [takes, returns] = [takes, returns]
        .map(|shapes| shapes.iter().map(|shape| shape_number(code, shape)).collect::<Vec<_>>());
    let mut bytes = Vec::new();
    varint(&mut bytes, 8);
    list(&mut bytes, &takes);
    list(&mut bytes, &returns);
    type_number(code, bytes)
}

fn type_number(code: &mut Bytecode, bytes: Vec<u8>) -> u64 {
    code.r#type(Entry { dialect: Dialect::Vhlo, encoded: true, bytes })
}

/// Appends numbers with their count before them.
pub(super) fn list(bytes: &mut Vec<u8>, numbers: &[u64]) {
    varint(bytes, numbers.len() as u64);
    for number in numbers {
        varint(bytes, *number);
    }
}
