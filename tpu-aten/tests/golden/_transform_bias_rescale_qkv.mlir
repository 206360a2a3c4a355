// aten::_transform_bias_rescale_qkv(Tensor qkv, Tensor qkv_bias, int num_heads) -> (Tensor, Tensor, Tensor)

// T[2,3,24] T[24] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x24xf32>, %arg1: tensor<24xf32>) -> (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<24xf32>) -> tensor<2x3x24xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x3x24xf32>, tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 2, 3, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %8 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 16>, limit_indices = array<i64: 2, 3, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x2x3x4xf32>}> : () -> tensor<2x2x3x4xf32>
    %12 = "stablehlo.multiply"(%4, %11) : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    return %12, %7, %10 : tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>
  }
}

// T[2,3,24] T[24] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x24xbf16>, %arg1: tensor<24xbf16>) -> (tensor<2x2x3x4xbf16>, tensor<2x2x3x4xbf16>, tensor<2x2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x24xbf16>) -> tensor<2x3x24xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<24xbf16>) -> tensor<24xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<24xf32>) -> tensor<2x3x24xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x3x24xf32>, tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 2, 3, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %10 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 16>, limit_indices = array<i64: 2, 3, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x2x3x4xf32>}> : () -> tensor<2x2x3x4xf32>
    %14 = "stablehlo.multiply"(%6, %13) : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
    %16 = "stablehlo.convert"(%9) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
    %17 = "stablehlo.convert"(%12) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
    return %15, %16, %17 : tensor<2x2x3x4xbf16>, tensor<2x2x3x4xbf16>, tensor<2x2x3x4xbf16>
  }
}

// T[2,3,24] T[24] 2, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x24xf16>, %arg1: tensor<24xf16>) -> (tensor<2x2x3x4xf16>, tensor<2x2x3x4xf16>, tensor<2x2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x24xf16>) -> tensor<2x3x24xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<24xf16>) -> tensor<24xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<24xf32>) -> tensor<2x3x24xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x3x24xf32>, tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 2, 3, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %10 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 16>, limit_indices = array<i64: 2, 3, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %12 = "stablehlo.transpose"(%11) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x2x3x4xf32>}> : () -> tensor<2x2x3x4xf32>
    %14 = "stablehlo.multiply"(%6, %13) : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf16>
    %16 = "stablehlo.convert"(%9) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf16>
    %17 = "stablehlo.convert"(%12) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf16>
    return %15, %16, %17 : tensor<2x2x3x4xf16>, tensor<2x2x3x4xf16>, tensor<2x2x3x4xf16>
  }
}

// T[2,3,24] T[24] 2, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x24xf64>, %arg1: tensor<24xf64>) -> (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<24xf64>) -> tensor<2x3x24xf64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x3x24xf64>, tensor<2x3x24xf64>) -> tensor<2x3x24xf64>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf64>) -> tensor<2x3x8xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 2, 3, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf64>) -> tensor<2x3x8xf64>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %8 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 16>, limit_indices = array<i64: 2, 3, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf64>) -> tensor<2x3x8xf64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x8xf64>) -> tensor<2x3x2x4xf64>
    %10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf64>) -> tensor<2x2x3x4xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x2x3x4xf64>}> : () -> tensor<2x2x3x4xf64>
    %12 = "stablehlo.multiply"(%4, %11) : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xf64>
    return %12, %7, %10 : tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>
  }
}
