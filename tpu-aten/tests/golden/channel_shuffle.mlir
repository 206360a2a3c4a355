// aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor

// T[2,6,3,4] 3, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x3x4xf32>) -> (tensor<2x6x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x3x4xf32>) -> tensor<2x3x2x3x4xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x3x2x3x4xf32>) -> tensor<2x2x3x3x4xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x3x4xf32>) -> tensor<2x6x3x4xf32>
    return %2 : tensor<2x6x3x4xf32>
  }
}

// T[2,6,3,4] 3, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x3x4xbf16>) -> (tensor<2x6x3x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x3x4xbf16>) -> tensor<2x3x2x3x4xbf16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x3x2x3x4xbf16>) -> tensor<2x2x3x3x4xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x3x4xbf16>) -> tensor<2x6x3x4xbf16>
    return %2 : tensor<2x6x3x4xbf16>
  }
}

// T[2,6,3,4] 3, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x3x4xi64>) -> (tensor<2x6x3x4xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x3x4xi64>) -> tensor<2x3x2x3x4xi64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x3x2x3x4xi64>) -> tensor<2x2x3x3x4xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x3x4xi64>) -> tensor<2x6x3x4xi64>
    return %2 : tensor<2x6x3x4xi64>
  }
}

// T[2,6,3,4] 3, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x3x4xi1>) -> (tensor<2x6x3x4xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x3x4xi1>) -> tensor<2x3x2x3x4xi1>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x3x2x3x4xi1>) -> tensor<2x2x3x3x4xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x3x4xi1>) -> tensor<2x6x3x4xi1>
    return %2 : tensor<2x6x3x4xi1>
  }
}
