// aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor

// T[2,18,6] (5,6) (2,3) (1,2) (1,0) (2,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x18x6xf32>) -> (tensor<2x3x5x6xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x18x6xf32>) -> tensor<2x3x2x3x3x2xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x3x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 1, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %5 = "stablehlo.pad"(%4, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %8 = "stablehlo.pad"(%7, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %9 = "stablehlo.add"(%5, %8) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
    %10 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 2, 3, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %12 = "stablehlo.pad"(%11, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %13 = "stablehlo.add"(%9, %12) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x3x2x6xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x3x2x6xf32>) -> tensor<2x3x6x6xf32>
    %17 = "stablehlo.slice"(%16) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x6x6xf32>) -> tensor<2x3x5x6xf32>
    return %17 : tensor<2x3x5x6xf32>
  }
}

// T[18,4] (4,6) (2,3) (1,1) (0,0) (2,3), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<18x4xf32>) -> (tensor<3x4x6xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<18x4xf32>) -> tensor<1x18x4xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<18x4xf32>) -> tensor<1x3x2x3x2x2xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<1x3x2x3x2x2xf32>) -> tensor<1x3x2x2x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<1x3x2x2x3x2xf32>) -> tensor<1x3x2x2x2x3xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x3x2x2x2x3xf32>) -> tensor<1x3x2x2x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<1x3x2x2x6xf32>) -> tensor<1x3x2x2x6xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x3x2x2x6xf32>) -> tensor<1x3x4x6xf32>
    %9 = "stablehlo.reshape"(%7) : (tensor<1x3x2x2x6xf32>) -> tensor<3x4x6xf32>
    return %9 : tensor<3x4x6xf32>
  }
}

// T[2,18,6] (5,6) (2,3) (1,2) (1,0) (2,1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x18x6xbf16>) -> (tensor<2x3x5x6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x18x6xbf16>) -> tensor<2x18x6xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x18x6xf32>) -> tensor<2x3x2x3x3x2xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 1, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %6 = "stablehlo.pad"(%5, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %7 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %9 = "stablehlo.pad"(%8, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
    %11 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 2, 3, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf32>) -> tensor<2x3x2x3x1x2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x2x3x1x2xf32>) -> tensor<2x3x2x3x2xf32>
    %13 = "stablehlo.pad"(%12, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf32>, tensor<f32>) -> tensor<2x3x2x3x6xf32>
    %14 = "stablehlo.add"(%10, %13) : (tensor<2x3x2x3x6xf32>, tensor<2x3x2x3x6xf32>) -> tensor<2x3x2x3x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x6xf32>) -> tensor<2x3x3x2x6xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x3x3x2x6xf32>) -> tensor<2x3x6x6xf32>
    %18 = "stablehlo.slice"(%17) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x6x6xf32>) -> tensor<2x3x5x6xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xbf16>
    return %19 : tensor<2x3x5x6xbf16>
  }
}

// T[2,18,6] (5,6) (2,3) (1,2) (1,0) (2,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x18x6xf64>) -> (tensor<2x3x5x6xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x18x6xf64>) -> tensor<2x3x2x3x3x2xf64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x3x2xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 1, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x2x3x1x2xf64>) -> tensor<2x3x2x3x2xf64>
    %5 = "stablehlo.pad"(%4, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf64>, tensor<f64>) -> tensor<2x3x2x3x6xf64>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x1x2xf64>) -> tensor<2x3x2x3x2xf64>
    %8 = "stablehlo.pad"(%7, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf64>, tensor<f64>) -> tensor<2x3x2x3x6xf64>
    %9 = "stablehlo.add"(%5, %8) : (tensor<2x3x2x3x6xf64>, tensor<2x3x2x3x6xf64>) -> tensor<2x3x2x3x6xf64>
    %10 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 2, 3, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xf64>) -> tensor<2x3x2x3x1x2xf64>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x3x1x2xf64>) -> tensor<2x3x2x3x2xf64>
    %12 = "stablehlo.pad"(%11, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xf64>, tensor<f64>) -> tensor<2x3x2x3x6xf64>
    %13 = "stablehlo.add"(%9, %12) : (tensor<2x3x2x3x6xf64>, tensor<2x3x2x3x6xf64>) -> tensor<2x3x2x3x6xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x6xf64>) -> tensor<2x3x3x2x6xf64>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x3x2x6xf64>) -> tensor<2x3x6x6xf64>
    %17 = "stablehlo.slice"(%16) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x6x6xf64>) -> tensor<2x3x5x6xf64>
    return %17 : tensor<2x3x5x6xf64>
  }
}

// T[2,18,6] (5,6) (2,3) (1,2) (1,0) (2,1), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x18x6xcomplex<f32>>) -> (tensor<2x3x5x6xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x18x6xcomplex<f32>>) -> tensor<2x3x2x3x3x2xcomplex<f32>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2, 4, 3, 5>}> : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x3x2x3x3x2xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3, 1, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x2x3x1x2xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %5 = "stablehlo.pad"(%4, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x1x2xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %8 = "stablehlo.pad"(%7, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %9 = "stablehlo.add"(%5, %8) : (tensor<2x3x2x3x6xcomplex<f32>>, tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %10 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 2, 3, 3, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x3x3x2xcomplex<f32>>) -> tensor<2x3x2x3x1x2xcomplex<f32>>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x2x3x1x2xcomplex<f32>>) -> tensor<2x3x2x3x2xcomplex<f32>>
    %12 = "stablehlo.pad"(%11, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %13 = "stablehlo.add"(%9, %12) : (tensor<2x3x2x3x6xcomplex<f32>>, tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x2x3x6xcomplex<f32>>
    %14 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x6xcomplex<f32>>) -> tensor<2x3x3x2x6xcomplex<f32>>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x3x2x6xcomplex<f32>>) -> tensor<2x3x6x6xcomplex<f32>>
    %17 = "stablehlo.slice"(%16) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x6x6xcomplex<f32>>) -> tensor<2x3x5x6xcomplex<f32>>
    return %17 : tensor<2x3x5x6xcomplex<f32>>
  }
}
