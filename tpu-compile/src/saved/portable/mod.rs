//! The portable form of a program: an artifact that any StableHLO of the coming years reads.
//!
//! It is MLIR bytecode of VHLO, the dialect whose ops are never changed but get a new number instead. It needs no
//! MLIR to write: the text of a program is regular and our own, and each of its ops is one of VHLO.
//!
//! Source: StableHLO, `docs/compatibility.md`.

mod bytecode;
mod composite;
mod text;
mod vhlo;

use std::collections::HashMap;

use tpu_runtime::Shape;

use bytecode::{Bytecode, Dialect, Entry, varint};
use composite::Composites;
use text::{Function, Op, Parameter};
use vhlo::{Value, Version};

/// The portable artifact of a program that [`tpu_aten::builder`] has printed. Its version is the first that has all
/// of the program's ops, and at least 1.0.
///
/// # Errors
/// What of the program has no portable form.
pub fn portable(text: &str) -> Result<Vec<u8>, String> {
    let main = text::parse(text)?;
    let composites = Composites::of(&main.ops)?;
    let functions = composites.texts.iter().map(|text| text::parse(text)).collect::<Result<Vec<_>, _>>()?;
    let mut writer = Writer {
        code: Bytecode::default(),
        version: vhlo::FIRST,
        location: 0,
        values: HashMap::new(),
        composites: &composites,
    };
    let ir = writer.module(&main, &functions)?;
    let (major, minor) = writer.version;
    Ok(writer.code.finish(&format!("StableHLO_v{major}.{minor}.0"), &ir))
}

/// The parts of an op that are there.
mod parts {
    pub(super) const ATTRIBUTES: u8 = 1;
    pub(super) const RESULTS: u8 = 2;
    pub(super) const OPERANDS: u8 = 4;
    pub(super) const REGIONS: u8 = 16;
}

struct Writer<'a> {
    code: Bytecode,
    /// The first version that has what was written.
    version: Version,
    /// The attribute of a place that is not known.
    location: u64,
    /// The numbers of a function's values.
    values: HashMap<&'a str, u64>,
    composites: &'a Composites,
}

impl<'a> Writer<'a> {
    fn module(&mut self, main: &'a Function<'a>, others: &'a [Function<'a>]) -> Result<Vec<u8>, String> {
        self.location = self.builtin(15, &[]);
        let mut ir = Vec::new();
        block(&mut ir, 1, false);
        let name = self.builtin_string("torchtpu");
        let attributes = self.builtin_dictionary(vec![("sym_name".to_owned(), name)]);
        self.start(&mut ir, Dialect::Builtin, "module", parts::ATTRIBUTES | parts::REGIONS);
        varint(&mut ir, attributes);
        one_region(&mut ir);
        region(&mut ir, 0);
        block(&mut ir, 1 + others.len(), false);
        self.function(&mut ir, "main", "public", main)?;
        for (place, function) in others.iter().enumerate() {
            self.function(&mut ir, &composite::symbol(place), "private", function)?;
        }
        Ok(ir)
    }

    fn function(
        &mut self,
        ir: &mut Vec<u8>,
        name: &str,
        visibility: &str,
        function: &'a Function<'a>,
    ) -> Result<(), String> {
        let Function { parameters, results, ops } = function;
        let shapes = parameters.iter().map(|parameter| parameter.shape.clone()).collect();
        let attributes = vec![
            ("arg_attrs".to_owned(), of_parameters(parameters)?),
            ("function_type".to_owned(), Value::Function(shapes, results.clone())),
            ("res_attrs".to_owned(), Value::Array(Vec::new())),
            ("sym_name".to_owned(), Value::String(name.to_owned())),
            ("sym_visibility".to_owned(), Value::String(visibility.to_owned())),
        ];
        let attributes = self.dictionary(&attributes);
        self.start(ir, Dialect::Vhlo, "func_v1", parts::ATTRIBUTES | parts::REGIONS);
        varint(ir, attributes);
        one_region(ir);
        self.values.clear();
        self.block(ir, parameters, ops, 0)
    }

    /// A region of one block, whose values have numbers from `first` on.
    fn block(
        &mut self,
        ir: &mut Vec<u8>,
        parameters: &'a [Parameter<'a>],
        ops: &'a [Op<'a>],
        first: u64,
    ) -> Result<(), String> {
        let results: usize = ops.iter().map(|op| op.results.len()).sum();
        let count = (parameters.len() + results) as u64;
        region(ir, count);
        block(ir, ops.len(), !parameters.is_empty());
        let mut next = first;
        if !parameters.is_empty() {
            varint(ir, parameters.len() as u64);
            for parameter in parameters {
                varint(ir, self.shape(&parameter.shape));
                varint(ir, self.location);
                self.values.insert(parameter.name, next);
                next += 1;
            }
        }
        for op in ops {
            for (name, _) in &op.results {
                self.values.insert(name, next);
                next += 1;
            }
            self.op(ir, op, first + count)?;
        }
        Ok(())
    }

    /// An op; the values of its regions have numbers from `inner` on.
    fn op(&mut self, ir: &mut Vec<u8>, op: &'a Op<'a>, inner: u64) -> Result<(), String> {
        let (name, since) = vhlo::op(op);
        self.version = self.version.max(since);
        let attributes =
            if composite::is_composite(op) { self.composites.attributes(op)? } else { vhlo::attributes(op)? };
        let attributes = (!attributes.is_empty()).then(|| self.dictionary(&attributes));
        let mut has = 0;
        for (part, there) in [
            (parts::ATTRIBUTES, attributes.is_some()),
            (parts::RESULTS, !op.results.is_empty()),
            (parts::OPERANDS, !op.operands.is_empty()),
            (parts::REGIONS, !op.regions.is_empty()),
        ] {
            has |= if there { part } else { 0 };
        }
        self.start(ir, Dialect::Vhlo, &name, has);
        if let Some(attributes) = attributes {
            varint(ir, attributes);
        }
        if !op.results.is_empty() {
            let types: Vec<u64> = op.results.iter().map(|(_, shape)| self.shape(shape)).collect();
            vhlo::list(ir, &types);
        }
        if !op.operands.is_empty() {
            let number =
                |name: &&str| self.values.get(*name).copied().ok_or_else(|| format!("no value {name}"));
            let operands = op.operands.iter().map(number).collect::<Result<Vec<u64>, String>>()?;
            vhlo::list(ir, &operands);
        }
        if !op.regions.is_empty() {
            varint(ir, (op.regions.len() as u64) << 1);
        }
        for region in &op.regions {
            self.block(ir, &region.parameters, &region.ops, inner)?;
        }
        Ok(())
    }

    fn start(&mut self, ir: &mut Vec<u8>, dialect: Dialect, name: &str, has: u8) {
        varint(ir, self.code.op(dialect, name));
        ir.push(has);
        varint(ir, self.location);
    }

    fn shape(&mut self, shape: &Shape) -> u64 {
        self.version = self.version.max(vhlo::dtype_since(shape.dtype));
        vhlo::shape_number(&mut self.code, shape)
    }

    /// The attributes of an op.
    fn dictionary(&mut self, attributes: &[(String, Value)]) -> u64 {
        let numbers = attributes.iter().map(|(name, value)| (name.clone(), value.number(&mut self.code)));
        let numbers = numbers.collect();
        self.builtin_dictionary(numbers)
    }

    fn builtin_dictionary(&mut self, mut attributes: Vec<(String, u64)>) -> u64 {
        attributes.sort_unstable();
        let mut bytes = Vec::new();
        varint(&mut bytes, attributes.len() as u64);
        for (name, number) in attributes {
            varint(&mut bytes, self.builtin_string(&name));
            varint(&mut bytes, number);
        }
        self.builtin(1, &bytes)
    }

    fn builtin_string(&mut self, string: &str) -> u64 {
        let mut bytes = Vec::new();
        varint(&mut bytes, self.code.string(string));
        self.builtin(2, &bytes)
    }

    /// An attribute of MLIR itself, by its code.
    fn builtin(&mut self, kind: u64, rest: &[u8]) -> u64 {
        let mut bytes = Vec::new();
        varint(&mut bytes, kind);
        bytes.extend(rest);
        self.code.attribute(Entry { dialect: Dialect::Builtin, encoded: true, bytes })
    }
}

/// The attributes of a function's parameters: a dictionary for each, or nothing when none has any.
fn of_parameters(parameters: &[Parameter<'_>]) -> Result<Value, String> {
    if parameters.iter().all(|parameter| parameter.attributes.is_empty()) {
        return Ok(Value::Array(Vec::new()));
    }
    let of = |parameter: &Parameter<'_>| {
        let attributes = parameter.attributes.iter();
        let values = attributes.map(|(name, attribute)| Ok(((*name).to_owned(), vhlo::value(attribute)?)));
        Ok(Value::Dictionary(values.collect::<Result<_, String>>()?))
    };
    Ok(Value::Array(parameters.iter().map(of).collect::<Result<_, String>>()?))
}

/// That an op has one region, which sees no values from outside.
fn one_region(ir: &mut Vec<u8>) {
    varint(ir, 1 << 1 | 1);
}

/// Starts a region of one block that defines this many values.
fn region(ir: &mut Vec<u8>, values: u64) {
    varint(ir, 1);
    varint(ir, values);
}

/// Starts a block.
fn block(ir: &mut Vec<u8>, ops: usize, has_parameters: bool) {
    varint(ir, (ops as u64) << 1 | u64::from(has_parameters));
}
