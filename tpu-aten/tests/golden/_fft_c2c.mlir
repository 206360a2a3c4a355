// aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor

// T[3,4] (1) 0 true, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
}

// T[3,4] (0) 1 false, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3>}> : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(1.7320508075688772, 0.0)> : tensor<3x4xcomplex<f32>>}> : () -> tensor<3x4xcomplex<f32>>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %4 : tensor<3x4xcomplex<f32>>
  }
}

// T[2,3,2,4] (0,1,2,3) 2 true, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x4xcomplex<f32>>) -> (tensor<2x3x2x4xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3, 2, 4>}> : (tensor<2x3x2x4xcomplex<f32>>) -> tensor<2x3x2x4xcomplex<f32>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 3, 0>}> : (tensor<2x3x2x4xcomplex<f32>>) -> tensor<3x2x4x2xcomplex<f32>>
    %2 = "stablehlo.fft"(%1) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<3x2x4x2xcomplex<f32>>) -> tensor<3x2x4x2xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<3x2x4x2xcomplex<f32>>) -> tensor<2x3x2x4xcomplex<f32>>
    %4 = "stablehlo.constant"() <{value = dense<(0.020833333333333332, 0.0)> : tensor<2x3x2x4xcomplex<f32>>}> : () -> tensor<2x3x2x4xcomplex<f32>>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x4xcomplex<f32>>, tensor<2x3x2x4xcomplex<f32>>) -> tensor<2x3x2x4xcomplex<f32>>
    return %5 : tensor<2x3x2x4xcomplex<f32>>
  }
}

// T[3] (0) 2 false, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// T[0,4] (1) 0 true, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<0x4xcomplex<f32>>) -> (tensor<0x4xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<0x4xcomplex<f32>>}> : () -> tensor<0x4xcomplex<f32>>
    return %1 : tensor<0x4xcomplex<f32>>
  }
}

// T[3] () 0 true, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
    return %arg0 : tensor<3xcomplex<f32>>
  }
}
