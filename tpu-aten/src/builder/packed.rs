//! Complex numbers of 16-bit parts, which are `U32` to a program: to such as it can compute, and back.

use tpu_runtime::DType;

use super::{Builder, Val};

/// The bits of a part.
const PART: i64 = 16;

impl Builder {
    /// `C32` or `BC32` as `C64`. By shifts, not as pairs of a bitcast: an innermost dimension of 2 is mostly padding on
    /// a TPU.
    pub(super) fn unpacked(&mut self, x: Val) -> Val {
        let part = self.dtype(x).real();
        let bits = self.bitcast(x, DType::U32);
        let places = self.full_like(PART, bits);
        let upper = self.shift_right_logical(bits, places);
        let [re, im] = [bits, upper].map(|half| {
            let half = self.convert(half, DType::U16);
            let half = self.bitcast(half, part);
            self.convert(half, DType::F32)
        });
        self.complex(re, im)
    }

    /// `C64` as `dtype`, `C32` or `BC32`: both parts are rounded.
    pub(super) fn packed(&mut self, x: Val, dtype: DType) -> Val {
        let parts = [self.real(x), self.imag(x)];
        let [lower, upper] = parts.map(|part| {
            let half = self.convert(part, dtype.real());
            let half = self.bitcast(half, DType::U16);
            self.convert(half, DType::U32)
        });
        let places = self.full_like(PART, upper);
        let upper = self.shift_left(upper, places);
        let bits = self.or(upper, lower);
        self.bitcast(bits, dtype)
    }
}

#[cfg(test)]
mod tests {
    use tpu_runtime::Shape;

    use super::*;

    const DOUBLED: &str = r#"module @torchtpu {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<2xui32>) {
    %0 = "stablehlo.constant"() <{value = dense<16> : tensor<2xui32>}> : () -> tensor<2xui32>
    %1 = "stablehlo.shift_right_logical"(%arg0, %0) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2xui32>) -> tensor<2xui16>
    %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2xui16>) -> tensor<2xf16>
    %4 = "stablehlo.convert"(%3) : (tensor<2xf16>) -> tensor<2xf32>
    %5 = "stablehlo.convert"(%1) : (tensor<2xui32>) -> tensor<2xui16>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2xui16>) -> tensor<2xf16>
    %7 = "stablehlo.convert"(%6) : (tensor<2xf16>) -> tensor<2xf32>
    %8 = "stablehlo.complex"(%4, %7) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %9 = "stablehlo.add"(%8, %8) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %10 = "stablehlo.real"(%9) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %11 = "stablehlo.imag"(%9) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %12 = "stablehlo.convert"(%10) : (tensor<2xf32>) -> tensor<2xf16>
    %13 = "stablehlo.bitcast_convert"(%12) : (tensor<2xf16>) -> tensor<2xui16>
    %14 = "stablehlo.convert"(%13) : (tensor<2xui16>) -> tensor<2xui32>
    %15 = "stablehlo.convert"(%11) : (tensor<2xf32>) -> tensor<2xf16>
    %16 = "stablehlo.bitcast_convert"(%15) : (tensor<2xf16>) -> tensor<2xui16>
    %17 = "stablehlo.convert"(%16) : (tensor<2xui16>) -> tensor<2xui32>
    %18 = "stablehlo.constant"() <{value = dense<16> : tensor<2xui32>}> : () -> tensor<2xui32>
    %19 = "stablehlo.shift_left"(%17, %18) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %20 = "stablehlo.or"(%19, %14) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    return %20 : tensor<2xui32>
  }
}
"#;

    #[test]
    fn a_program_stores_bits_and_computes_in_floats() {
        let mut b = Builder::new();
        let x = b.parameter(Shape::new(DType::C32, [2]));
        let wide = b.convert(x, DType::C64);
        let doubled = b.add(wide, wide);
        let result = b.convert(doubled, DType::C32);
        assert_eq!(b.finish(&[result]).text, DOUBLED);
    }
}
