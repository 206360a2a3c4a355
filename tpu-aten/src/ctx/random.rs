//! Random numbers of a call.

use tpu_runtime::{DType, Shape};

use super::{Ctx, Value};
use crate::builder::Val;
use crate::error::Result;

impl Ctx<'_> {
    /// Random bits of `dtype` from the call's generator, which is advanced.
    ///
    /// # Errors
    /// When the call carries no generator.
    pub fn random_bits(&mut self, dtype: DType, dims: &[i64]) -> Result<Val> {
        let bytes = Shape::new(dtype, dims).size_in_bytes() as u64;
        let state = self.random_state(bytes.div_ceil(8).max(1))?;
        let (_, bits) = self.b.random_bits(state, dtype, dims);
        Ok(bits)
    }

    /// Two `U64` from which [`Builder::random_bits`] draws up to `draws` words of 64 bits; the call's generator
    /// is advanced by as many.
    ///
    /// # Errors
    /// When the call carries no generator.
    pub fn random_state(&mut self, draws: u64) -> Result<Val> {
        let Some(Value::Seed(slot)) = self.arguments.iter().find(|v| matches!(v, Value::Seed(_))) else {
            return Err(self.wrong("generator", "a generator"));
        };
        let seed = self.source.operand(self.b, *slot, DType::U64);
        let offset = self.source.operand(self.b, *slot + 1, DType::U64);
        let offset = if self.advance == 0 { offset } else { self.b.add_to(offset, self.advance as i64) };
        let parts = [self.b.reshape(seed, &[1]), self.b.reshape(offset, &[1])];
        self.advance += draws;
        Ok(self.b.concatenate(&parts, 0))
    }
}
