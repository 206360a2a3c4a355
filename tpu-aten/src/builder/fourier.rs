//! Discrete Fourier transforms.

use tpu_runtime::{DType, Shape};

use super::{Builder, Val, array};

/// The kind of a transform; the names are StableHLO's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fft {
    /// Complex to complex, not scaled.
    Fft,
    /// Complex to complex with the other sign, divided by the number of points.
    Ifft,
    /// Real to the first half of the complex result, not scaled.
    Rfft,
    /// The inverse of `Rfft`, divided by the number of points.
    Irfft,
}

impl Builder {
    /// Transforms the innermost dimensions, at most three, which have these `lengths` in the wider of operand and
    /// result: the last one is halved in the complex array of `Rfft` and `Irfft`.
    pub fn fft(&mut self, x: Val, kind: Fft, lengths: &[i64]) -> Val {
        let Shape { mut dims, dtype } = self.shape(x).clone();
        let innermost = dims.len() - 1;
        let dtype = match kind {
            Fft::Rfft if dtype == DType::F64 => DType::C128,
            Fft::Rfft => DType::C64,
            Fft::Irfft => dtype.real(),
            Fft::Fft | Fft::Ifft => dtype,
        };
        match kind {
            Fft::Rfft => dims[innermost] = dims[innermost] / 2 + 1,
            Fft::Irfft => dims[innermost] = lengths[lengths.len() - 1],
            Fft::Fft | Fft::Ifft => {}
        }
        let name = format!("{kind:?}").to_uppercase();
        let attributes = format!(
            "fft_type = #stablehlo<fft_type {name}>, fft_length = {}",
            array(lengths.iter().copied())
        );
        self.op("fft", &[x], &attributes, Shape::new(dtype, dims))
    }
}
