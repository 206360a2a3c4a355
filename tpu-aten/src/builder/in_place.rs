//! Writing a result over a parameter only after all has been read of it.
//!
//! A step of training reads a weight for the gradient of a layer's input, and writes it with its own gradient, which does
//! not need the former. XLA's compiler for CPUs takes the order of the two as open, and copies the weight first, whole. So
//! the new contents are made to depend on that product: they are chosen by a number that is never 0, of which the compiler
//! knows that only after it has looked for the copies. The compiler for TPUs orders them by itself, and merges less when
//! it is told: by its estimate a transformer's step would take 9 % longer.

use smallvec::SmallVec;
use tpu_runtime::DType;

use super::elementwise::Cmp;
use super::{Builder, Reuse, Val};

/// An array of fewer bytes is copied sooner than the choice is made.
const LARGE: usize = 1 << 16;

/// What an operation does with an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reads {
    /// Nothing: the compiler makes it a part of what reads it next.
    Later,
    /// It multiplies matrices.
    Product,
    /// Anything else.
    Other,
}

impl Reads {
    pub(super) fn of(name: &str) -> Self {
        match name {
            "reshape" | "transpose" | "reverse" => Self::Later,
            "dot_general" | "convolution" => Self::Product,
            _ => Self::Other,
        }
    }
}

impl Builder {
    /// The results, those that take over the memory of a parameter after the products of it.
    pub(super) fn after_products(&mut self, results: &[Val]) -> Vec<Val> {
        let mut ordered = results.to_vec();
        for index in 0..self.parameters.len() {
            let parameter = &self.parameters[index];
            if let Reuse::Result(result) = parameter.reuse
                && self.shape(parameter.value).size_in_bytes() >= LARGE
            {
                ordered[result] = self.after_products_of(parameter.value, results[result]);
            }
        }
        ordered
    }

    /// `result`, after all products of `parameter`; as it is, where that is not enough to order them.
    fn after_products_of(&mut self, parameter: Val, result: Val) -> Val {
        let Some(unordered) = self.unordered(parameter, result) else { return result };
        unordered.into_iter().fold(result, |result, product| {
            let rank = self.rank(product);
            let (start, limit) = (vec![0; rank], vec![1; rank]);
            let first = self.slice(product, &start, &limit, &limit);
            let first = self.reshape(first, &[]);
            let bits = self.bitcast(first, bits_of(self.dtype(first)));
            let one = self.constant(1, self.dtype(bits));
            let bits = self.or(bits, one);
            let never_0 = self.compare_to(Cmp::NE, bits, 0);
            self.select(never_0, result, parameter)
        })
    }

    /// The products of `parameter` on which `result` does not depend. `None` if something else of it has no order, or if
    /// more is made of `result`: there is a copy in any case.
    fn unordered(&self, parameter: Val, result: Val) -> Option<SmallVec<[Val; 2]>> {
        let mut needed = vec![false; self.values.len()];
        needed[result.0 as usize] = true;
        for at in (parameter.0 as usize..=result.0 as usize).rev() {
            if needed[at] {
                self.values[at].operands.iter().for_each(|operand| needed[operand.0 as usize] = true);
            }
        }
        // The parameter, and what is only it in another order.
        let mut same = vec![false; self.values.len()];
        same[parameter.0 as usize] = true;
        let mut unordered = SmallVec::new();
        for (at, value) in self.values.iter().enumerate().skip(parameter.0 as usize + 1) {
            if value.operands.contains(&result) {
                return None;
            }
            if !value.operands.iter().any(|operand| same[operand.0 as usize]) {
                continue;
            }
            match value.reads {
                _ if value.inside => return None,
                Reads::Later => same[at] = true,
                _ if needed[at] => {}
                Reads::Product if can_choose(value.shape.dtype) && value.shape.dims.numel() > 0 => {
                    unordered.push(Val(at as u32));
                }
                _ => return None,
            }
        }
        Some(unordered)
    }
}

fn can_choose(dtype: DType) -> bool {
    matches!(dtype, DType::F16 | DType::BF16 | DType::F32 | DType::F64)
}

/// The integers as wide as these floats.
fn bits_of(dtype: DType) -> DType {
    match dtype.size_in_bytes() {
        2 => DType::U16,
        4 => DType::U32,
        _ => DType::U64,
    }
}

#[cfg(test)]
mod tests {
    use tpu_runtime::Shape;

    use super::*;

    /// A step of one layer: the gradient of its input, and the weight after the step.
    fn step(finish: impl FnOnce(&mut Builder, [Val; 3]) -> Val) -> Option<String> {
        let mut b = Builder::new();
        let weight = b.parameter(Shape::new(DType::F32, [128, 128]));
        let gradient = b.parameter(Shape::new(DType::F32, [8, 128]));
        let by_input = b.matmul(gradient, weight);
        let transposed = b.transpose(gradient, &[1, 0]);
        let by_weight = b.matmul(transposed, gradient);
        let result = finish(&mut b, [weight, by_input, by_weight]);
        b.donate(0, 0);
        b.finish(&[result, by_input]).cpu_text
    }

    #[test]
    fn a_weight_is_written_after_the_product_of_it() {
        let text = step(|b, [weight, _, by_weight]| b.sub(weight, by_weight)).unwrap();
        assert!(text.contains("stablehlo.or") && text.contains("stablehlo.select"));
    }

    #[test]
    fn what_needs_the_product_is_after_it_anyhow() {
        let text = step(|b, [weight, by_input, by_weight]| {
            let transposed = b.transpose(by_input, &[1, 0]);
            let more = b.matmul(transposed, by_input);
            let gradient = b.add(by_weight, more);
            b.sub(weight, gradient)
        });
        assert_eq!(text, None);
    }

    #[test]
    fn other_readers_leave_it_as_it_is() {
        let text = step(|b, [weight, _, by_weight]| {
            b.exp(weight);
            b.sub(weight, by_weight)
        });
        assert_eq!(text, None);
    }
}
