// aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor

// T[2,3,5,6] (2,3) (1,2) (1,0) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>) -> (tensor<2x18x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x5x6xf32>, tensor<f32>) -> tensor<2x3x6x6xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6xf32>) -> tensor<2x3x3x2x6xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x3x2x6xf32>) -> tensor<2x3x2x3x6xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 3, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %10 = "stablehlo.concatenate"(%5, %7, %9) <{dimension = 4 : i64}> : (tensor<2x3x2x3x1x2xf32>, tensor<2x3x2x3x1x2xf32>, tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x3x2xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x3x2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x18x6xf32>
    return %12 : tensor<2x18x6xf32>
  }
}

// T[3,4,6] (2,3) (1,1) (0,0) (2,3), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x6xf32>) -> (tensor<18x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4x6xf32>) -> tensor<1x3x4x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<3x4x6xf32>) -> tensor<1x3x2x2x6xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<1x3x2x2x6xf32>) -> tensor<1x3x2x2x6xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x3x2x2x6xf32>) -> tensor<1x3x2x2x2x3xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<1x3x2x2x2x3xf32>) -> tensor<1x3x2x2x3x2xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<1x3x2x2x3x2xf32>) -> tensor<1x3x2x3x2x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x3x2x3x2x2xf32>) -> tensor<1x18x4xf32>
    %8 = "stablehlo.reshape"(%6) : (tensor<1x3x2x3x2x2xf32>) -> tensor<18x4xf32>
    return %8 : tensor<18x4xf32>
  }
}

// T[2,3,5,6] (2,3) (1,2) (1,0) (2,1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xbf16>) -> (tensor<2x18x6xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x5x6xbf16>, tensor<bf16>) -> tensor<2x3x6x6xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6xbf16>) -> tensor<2x3x3x2x6xbf16>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x3x2x6xbf16>) -> tensor<2x3x2x3x6xbf16>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xbf16>) -> tensor<2x3x2x3x2xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x3x2xbf16>) -> tensor<2x3x2x3x1x2xbf16>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 3, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xbf16>) -> tensor<2x3x2x3x2xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x2xbf16>) -> tensor<2x3x2x3x1x2xbf16>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xbf16>) -> tensor<2x3x2x3x2xbf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x3x2xbf16>) -> tensor<2x3x2x3x1x2xbf16>
    %10 = "stablehlo.concatenate"(%5, %7, %9) <{dimension = 4 : i64}> : (tensor<2x3x2x3x1x2xbf16>, tensor<2x3x2x3x1x2xbf16>, tensor<2x3x2x3x1x2xbf16>) -> tensor<2x3x2x3x3x2xbf16>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xbf16>) -> tensor<2x3x2x3x3x2xbf16>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x3x3x2xbf16>) -> tensor<2x18x6xbf16>
    return %12 : tensor<2x18x6xbf16>
  }
}

// T[2,3,5,6] (2,3) (1,2) (1,0) (2,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xf64>) -> (tensor<2x18x6xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x5x6xf64>, tensor<f64>) -> tensor<2x3x6x6xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6xf64>) -> tensor<2x3x3x2x6xf64>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x3x2x6xf64>) -> tensor<2x3x2x3x6xf64>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf64>) -> tensor<2x3x2x3x2xf64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 3, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf64>) -> tensor<2x3x2x3x2xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xf64>) -> tensor<2x3x2x3x2xf64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %10 = "stablehlo.concatenate"(%5, %7, %9) <{dimension = 4 : i64}> : (tensor<2x3x2x3x1x2xf64>, tensor<2x3x2x3x1x2xf64>, tensor<2x3x2x3x1x2xf64>) -> tensor<2x3x2x3x3x2xf64>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x3x2xf64>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x18x6xf64>
    return %12 : tensor<2x18x6xf64>
  }
}

// T[2,3,5,6] (2,3) (1,2) (1,0) (2,1), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x6xcomplex<f32>>) -> (tensor<2x18x6xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x6x6xcomplex<f32>>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x6x6xcomplex<f32>>) -> tensor<2x3x3x2x6xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x3x2x6xcomplex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 3, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 2, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %10 = "stablehlo.concatenate"(%5, %7, %9) <{dimension = 4 : i64}> : (tensor<2x3x2x3x1x2xcomplex<f32>>, tensor<2x3x2x3x1x2xcomplex<f32>>, tensor<2x3x2x3x1x2xcomplex<f32>>) -> tensor<2x3x2x3x3x2xcomplex<f32>>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x3x2x3x3x2xcomplex<f32>>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x18x6xcomplex<f32>>
    return %12 : tensor<2x18x6xcomplex<f32>>
  }
}
