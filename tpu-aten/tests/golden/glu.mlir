// aten::glu(Tensor self, int dim=-1) -> Tensor

// T[2,4] -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
}

// T[2,4] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>) -> (tensor<1x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    return %3 : tensor<1x4xf32>
  }
}

// T[2,4] -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>) -> (tensor<2x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.logistic"(%2) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    return %5 : tensor<2x2xbf16>
  }
}

// T[2,4] -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>) -> (tensor<2x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.logistic"(%2) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<2x2xf32>) -> tensor<2x2xf16>
    return %5 : tensor<2x2xf16>
  }
}

// T[2,4] -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>) -> (tensor<2x2xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    return %3 : tensor<2x2xf64>
  }
}
