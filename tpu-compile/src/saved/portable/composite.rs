//! Ops of CHLO, which VHLO has not: calls of functions that compute them, under the names of the ops.
//!
//! A compiler that knows an op by its name takes its own form of it, any other one the function.

use tpu_aten::chlo::decompose;
use tpu_runtime::DType;

use super::text::{Attribute, Op};
use super::vhlo::{self, Value};

/// The functions of a program's ops of CHLO.
#[derive(Debug, Default)]
pub(super) struct Composites {
    /// What each computes: the op, its attributes and the shapes of its operands.
    keys: Vec<String>,
    /// Their texts.
    pub(super) texts: Vec<String>,
}

impl Composites {
    /// Those of these ops and of the ops in their regions.
    pub(super) fn of(ops: &[Op<'_>]) -> Result<Self, String> {
        let mut composites = Self::default();
        composites.collect(ops)?;
        Ok(composites)
    }

    fn collect(&mut self, ops: &[Op<'_>]) -> Result<(), String> {
        for op in ops {
            for region in &op.regions {
                self.collect(&region.ops)?;
            }
            if is_composite(op) && !self.keys.contains(&key(op)) {
                let module = decompose(op.name, &op.takes, elements(op)).ok_or_else(|| key(op))?;
                self.keys.push(key(op));
                self.texts.push(module.text);
            }
        }
        Ok(())
    }

    /// The attributes of the call.
    pub(super) fn attributes(&self, op: &Op<'_>) -> Result<Vec<(String, Value)>, String> {
        let place = self.keys.iter().position(|known| *known == key(op)).ok_or_else(|| key(op))?;
        let own = Value::Dictionary(vhlo::attributes(op)?);
        Ok(vec![
            ("composite_attributes".to_owned(), own),
            ("decomposition".to_owned(), Value::String(symbol(place))),
            ("name".to_owned(), Value::String(op.name.to_owned())),
            ("version".to_owned(), Value::Integer(1, DType::I32)),
        ])
    }
}

/// Whether an op becomes a call.
pub(super) fn is_composite(op: &Op<'_>) -> bool {
    op.name.starts_with("chlo.")
}

/// The name of a function.
pub(super) fn symbol(place: usize) -> String {
    format!("composite_{place}")
}

fn key(op: &Op<'_>) -> String {
    let shapes: Vec<_> = op.takes.iter().map(ToString::to_string).collect();
    format!("{} {} of {}", op.name, elements(op), shapes.join(", "))
}

/// How many elements `chlo.top_k` takes, the only attribute that an op of CHLO has.
fn elements(op: &Op<'_>) -> i64 {
    match op.attributes.first() {
        Some((_, Attribute::Integer(k, _))) => *k,
        _ => 0,
    }
}
