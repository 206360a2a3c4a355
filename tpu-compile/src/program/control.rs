//! Lowers branches and loops: their regions become the regions of one operation.

use tpu_aten::builder::{Builder, Val};
use tpu_aten::op::Value;
use tpu_runtime::{DType, Shape};

use super::{Building, Numbers};
use crate::error::Result;
use crate::region::{Region, Take};
use crate::trace::{Control, ControlKind};

impl Building<'_> {
    /// The results of a branch or a loop.
    ///
    /// # Errors
    /// When an op in a region does not take its arguments.
    pub(super) fn control(
        &mut self,
        b: &mut Builder,
        control: &Control,
        arguments: &[Value],
    ) -> Result<Vec<Option<Val>>> {
        let takes = control.takes();
        let always = match control.kind {
            ControlKind::Branch => 0..1,
            ControlKind::Loop => 0..control.regions[1].results().count(),
        };
        let taken = takes.iter().flatten().map(|take| take.argument);
        let mut values = vec![None; arguments.len()];
        for index in always.clone().chain(taken) {
            if let (None, Value::Tensor { slot, .. }) = (values[index], &arguments[index]) {
                values[index] = Some(self.view(b, *slot));
            }
        }
        let results = match control.kind {
            ControlKind::Branch => branch(b, control, &takes, &values)?,
            ControlKind::Loop => repeat(b, control, &takes, &values)?,
        };
        Ok(results.into_iter().take(control.regions[1].results().count()).map(Some).collect())
    }
}

/// A branch on the first value.
fn branch(
    b: &mut Builder,
    Control { regions, .. }: &Control,
    takes: &[Vec<Take>; 2],
    values: &[Option<Val>],
) -> Result<Vec<Val>> {
    let predicate = truth(b, known(values, 0));
    let mut texts = Vec::new();
    for (region, takes) in regions.iter().zip(takes) {
        texts.push(block(b, &[], |b, _| lower(b, region, takes, values))?);
    }
    Ok(b.ops("if", &[predicate], "", &texts, regions[0].results().collect()))
}

/// A loop. What it only reads goes from round to round as it is.
fn repeat(
    b: &mut Builder,
    Control { regions: [condition, body], .. }: &Control,
    takes: &[Vec<Take>; 2],
    values: &[Option<Val>],
) -> Result<Vec<Val>> {
    let operands: Vec<Val> = values.iter().flatten().copied().collect();
    let shapes: Vec<Shape> = operands.iter().map(|operand| b.shape(*operand).clone()).collect();
    // The values in a round, in the places of those before the loop.
    let inside = |arguments: &[Val]| {
        let mut arguments = arguments.iter();
        values.iter().map(|value| value.and_then(|_| arguments.next().copied())).collect::<Vec<_>>()
    };
    let condition = block(b, &shapes, |b, arguments| {
        let results = lower(b, condition, &takes[0], &inside(arguments))?;
        Ok(vec![truth(b, results[0])])
    })?;
    let body = block(b, &shapes, |b, arguments| {
        let mut results = lower(b, body, &takes[1], &inside(arguments))?;
        results.extend_from_slice(&arguments[results.len()..]);
        Ok(results)
    })?;
    Ok(b.ops("while", &operands, "", &[condition, body], shapes))
}

/// The results of a region whose calls are replayed here.
fn lower(b: &mut Builder, region: &Region, takes: &[Take], values: &[Option<Val>]) -> Result<Vec<Val>> {
    let mut inside = Building::new(Numbers::Constants, region.trace());
    for take in takes {
        let base = b.transpose(known(values, take.argument), &take.order);
        inside.current[take.cell as usize] = Some(base);
    }
    inside.nodes(b, 0..region.trace().nodes.len(), &[])?;
    Ok(region.outputs().iter().map(|slot| inside.view(b, *slot)).collect())
}

fn block(
    b: &mut Builder,
    parameters: &[Shape],
    body: impl FnOnce(&mut Builder, &[Val]) -> Result<Vec<Val>>,
) -> Result<String> {
    let mut done = Ok(());
    let text = b.region(parameters, |b, arguments| {
        body(b, arguments).unwrap_or_else(|error| {
            done = Err(error);
            Vec::new()
        })
    });
    done.map(|()| text)
}

/// Whether the only element of a value is not 0.
fn truth(b: &mut Builder, value: Val) -> Val {
    let value = b.convert(value, DType::Bool);
    b.reshape(value, &[])
}

fn known(values: &[Option<Val>], index: usize) -> Val {
    values[index].unwrap_or_else(|| unreachable!("a region takes what no tensor is: bug in tpu-compile"))
}
