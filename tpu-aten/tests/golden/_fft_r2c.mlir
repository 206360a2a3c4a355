// aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor

// T[3,4] (1) 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
}

// T[4,3] (1,0) 1 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3, 4>}> : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(0.2886751345948129, 0.0)> : tensor<3x3xcomplex<f32>>}> : () -> tensor<3x3xcomplex<f32>>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %4 : tensor<3x3xcomplex<f32>>
  }
}

// T[3,4] (1) 2 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xcomplex<f32>>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(0.25, 0.0)> : tensor<3x4xcomplex<f32>>}> : () -> tensor<3x4xcomplex<f32>>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %3 : tensor<3x4xcomplex<f32>>
  }
}

// T[2,3,2,5] (0,1,2,3) 0 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x5xf32>) -> (tensor<2x3x2x3xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3, 2, 5>}> : (tensor<2x3x2x5xf32>) -> tensor<2x3x2x3xcomplex<f32>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 3, 0>}> : (tensor<2x3x2x3xcomplex<f32>>) -> tensor<3x2x3x2xcomplex<f32>>
    %2 = "stablehlo.fft"(%1) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<3x2x3x2xcomplex<f32>>) -> tensor<3x2x3x2xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<3x2x3x2xcomplex<f32>>) -> tensor<2x3x2x3xcomplex<f32>>
    return %3 : tensor<2x3x2x3xcomplex<f32>>
  }
}

// T[3,4] (1) 0 true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf64>) -> (tensor<3x3xcomplex<f64>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<3x4xf64>) -> tensor<3x3xcomplex<f64>>
    return %0 : tensor<3x3xcomplex<f64>>
  }
}
