//! Element by element: every element of a result depends on the elements at its place.

pub mod arithmetic;
pub mod bits;
pub mod compare;
pub mod complex;
pub mod extremes;
pub mod fill;
pub mod piecewise;
pub mod rounding;
pub mod smooth;
pub mod transcendental;

use tpu_runtime::DType;

use crate::builder::{Builder, Val};
use crate::error::Result;
use crate::op::{Ctx, Domain, Lowered, Value, one};
use crate::scalar::Scalar;

/// Computes `tensors`, which broadcast, with `numbers` splat to their dims, in `domain`.
fn elementwise<const T: usize, const N: usize>(
    c: &mut Ctx<'_>,
    domain: Domain,
    tensors: [&str; T],
    numbers: [&str; N],
    f: impl FnOnce(&mut Builder, [Val; T], [Val; N]) -> Val,
) -> Lowered {
    let (compute, result) = c.dtypes_in(domain, &tensors)?;
    let values = c.broadcast_all(tensors, compute)?;
    let mut splats = Vec::with_capacity(N);
    for name in numbers {
        splats.push(c.scalar_like(name, values[0])?);
    }
    let splats = splats.try_into().unwrap_or_else(|_| unreachable!("as many numbers as names"));
    let y = f(c, values, splats);
    one(c.convert(y, result))
}

/// Computes `self` and `other` in `domain`; the result replaces `self`.
fn replaced(c: &mut Ctx<'_>, domain: Domain, f: fn(&mut Builder, Val, Val) -> Val) -> Lowered {
    let dtype = c.shape_of("self")?.dtype;
    let y = c.binary("self", "other", domain, f)?;
    one(c.convert(y, dtype))
}

/// The number `name` in `dtype`, or nothing when the program has a 1 in its place.
fn unless_one(c: &mut Ctx<'_>, name: &str, dtype: DType) -> Result<Option<Val>> {
    match c.value(name)? {
        Value::Scalar(number) if number == Scalar::Int(1) || number == Scalar::Float(1.0) => Ok(None),
        _ => c.scalar(name, dtype).map(Some),
    }
}

/// Torch's words for a gradient that is asked for of a result, when no input can be told from it: the slope below 0
/// is negative.
fn of_result(activation: &str, is_result: Scalar, slope: Scalar) -> Option<String> {
    (is_result == Scalar::Bool(true) && slope.to_f64() < 0.0).then(|| {
        format!(
            "In-place {activation} backward calculation is triggered with a negative slope which is not supported. \
             This is caused by calling in-place forward function with a negative slope, please call out-of-place \
             version instead."
        )
    })
}

/// `1 - x`.
fn complement(b: &mut Builder, x: Val) -> Val {
    let ones = b.full_like(1, x);
    b.sub(ones, x)
}

/// `1 / x`.
fn reciprocal(b: &mut Builder, x: Val) -> Val {
    let ones = b.full_like(1, x);
    b.div(ones, x)
}

/// The conjugate; a real number is its own.
fn conjugate(b: &mut Builder, x: Val) -> Val {
    if b.dtype(x).is_complex() { b.conj(x) } else { x }
}

/// `x` where `predicate` holds, else 0.
fn keep(b: &mut Builder, predicate: Val, x: Val) -> Val {
    let zero = b.zeros_like(x);
    b.select(predicate, x, zero)
}

#[cfg(test)]
mod tests {
    use crate::builder::Module;
    use crate::table::{OpId, example, program};
    use tpu_runtime::DType;

    fn module(name: &str, call: &str) -> Module {
        let row = OpId::find(name).expect("a row").row();
        program(row, &example(row.op, &row.schema, call, DType::F32)).expect("a program")
    }

    #[test]
    fn special_numbers_are_part_of_the_program() {
        let sum = module("aten::add.Tensor", "T[2] T[2] 1");
        assert!(sum.operands == 0 && !sum.text.contains("multiply"));
        let square = module("aten::pow.Tensor_Scalar", "T[2] 2");
        assert!(square.operands == 0 && !square.text.contains("power"));
    }

    #[test]
    fn other_numbers_are_operands() {
        for exponent in ["2.5", "-3", "4"] {
            let power = module("aten::pow.Tensor_Scalar", &format!("T[2] {exponent}"));
            assert_eq!(power.operands, 1, "{exponent}");
        }
        let slopes = ["0.1", "0.2"].map(|slope| module("aten::leaky_relu", &format!("T[2] {slope}")));
        assert_eq!(slopes[0], slopes[1]);
    }
}
