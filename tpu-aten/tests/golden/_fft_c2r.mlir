// aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor

// T[2,3] (1) 2 4, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// T[3,2] (1,0) 0 5, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xcomplex<f32>>) -> (tensor<5x2xf32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 5>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x5xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<2x5xf32>) -> tensor<5x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<10.0> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %4 : tensor<5x2xf32>
  }
}

// T[2,3,2,3] (0,1,2,3) 1 5, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3xcomplex<f32>>) -> (tensor<2x3x2x5xf32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 2, 3, 0>}> : (tensor<2x3x2x3xcomplex<f32>>) -> tensor<3x2x3x2xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 2>}> : (tensor<3x2x3x2xcomplex<f32>>) -> tensor<3x2x3x2xcomplex<f32>>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<3x2x3x2xcomplex<f32>>) -> tensor<2x3x2x3xcomplex<f32>>
    %3 = "stablehlo.fft"(%2) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3, 2, 5>}> : (tensor<2x3x2x3xcomplex<f32>>) -> tensor<2x3x2x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<7.745966692414834> : tensor<2x3x2x5xf32>}> : () -> tensor<2x3x2x5xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x5xf32>, tensor<2x3x2x5xf32>) -> tensor<2x3x2x5xf32>
    return %5 : tensor<2x3x2x5xf32>
  }
}

// T[2,4] (1) 2 3, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xcomplex<f32>>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}
