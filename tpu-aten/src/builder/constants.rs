//! Arrays that a lowering knows: short ones stand in the text, long ones become parameters.

use tpu_runtime::{DType, Shape};

use super::{Builder, Val, join, literal};
use crate::scalar::Scalar;

/// The size in bytes above which an array is a parameter and no literal. A compiler reads literals as text and folds
/// them one by one; a parameter costs it nothing, and programs that differ only in its elements are one program.
pub const LARGEST_LITERAL: usize = 4096;

/// An array that a program takes as a parameter although a lowering knows its elements.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Constant {
    /// Its dims and dtype.
    pub shape: Shape,
    /// Its elements, row-major, in the byte order of the host.
    pub bytes: Vec<u8>,
}

impl Builder {
    /// A constant vector of integers.
    pub fn ints(&mut self, values: &[i64], dtype: DType) -> Val {
        self.vector(values.iter().map(|value| Scalar::Int(*value)), dtype)
    }

    /// A constant vector of floats.
    pub fn floats(&mut self, values: &[f64], dtype: DType) -> Val {
        self.vector(values.iter().map(|value| Scalar::Float(*value)), dtype)
    }

    fn vector(&mut self, values: impl ExactSizeIterator<Item = Scalar>, dtype: DType) -> Val {
        let shape = Shape::new(dtype, [values.len() as i64]);
        if shape.size_in_bytes() > LARGEST_LITERAL {
            let size = dtype.size_in_bytes();
            let bytes = values.flat_map(|value| value.to_bytes(dtype).into_iter().take(size)).collect();
            return self.parameter_of(Constant { shape, bytes });
        }
        let list = join(values.map(|value| literal(value, dtype)));
        let literal = if list.is_empty() { list } else { format!("[{list}]") };
        let attributes = format!("value = dense<{literal}> : {}", shape.mlir());
        self.op("constant", &[], &attributes, shape)
    }

    /// The parameter that is a constant; one for all uses of the same.
    fn parameter_of(&mut self, constant: Constant) -> Val {
        if let Some((value, _)) = self.constants.iter().find(|(_, known)| *known == constant) {
            return *value;
        }
        let value = self.value(format!("%c{}", self.constants.len()), constant.shape.clone());
        self.constants.push((value, constant));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_vector_is_one_parameter_between_those_by_hand_and_the_numbers() {
        let mut b = Builder::new();
        let number = b.operand(DType::F32);
        let x = b.parameter(Shape::new(DType::F32, [1025]));
        let values: Vec<f64> = (0..1025).map(f64::from).collect();
        let (first, again) = (b.floats(&values, DType::F32), b.floats(&values, DType::F32));
        let short = b.floats(&values[..1024], DType::F32);
        assert_eq!(first, again);
        let module = b.finish(&[x, first, short, number]);
        let vector = Shape::new(DType::F32, [1025]);
        assert_eq!(module.parameters, [vector.clone(), vector.clone(), Shape::scalar(DType::F32)]);
        assert!(
            module.text.contains("@main(%arg0: tensor<1025xf32>, %c0: tensor<1025xf32>, %s0: tensor<f32>)")
        );
        assert_eq!(module.text.matches("dense<").count(), 1, "the short one is a literal");
        let [constant] = &module.constants[..] else { panic!("{} constants", module.constants.len()) };
        assert_eq!((&constant.shape, &constant.bytes[4..8]), (&vector, &1_f32.to_le_bytes()[..]));
    }
}
