// aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor

// T[2,3,4,6] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf32>) -> (tensor<2x12x2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x6xf32>) -> tensor<2x3x2x2x3x2xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<2x3x2x2x3x2xf32>) -> tensor<2x3x2x2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x2x3xf32>) -> tensor<2x12x2x3xf32>
    return %2 : tensor<2x12x2x3xf32>
  }
}

// T[2,3,4,6] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xbf16>) -> (tensor<2x12x2x3xbf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x6xbf16>) -> tensor<2x3x2x2x3x2xbf16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<2x3x2x2x3x2xbf16>) -> tensor<2x3x2x2x2x3xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x2x3xbf16>) -> tensor<2x12x2x3xbf16>
    return %2 : tensor<2x12x2x3xbf16>
  }
}

// T[2,3,4,6] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xi64>) -> (tensor<2x12x2x3xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x6xi64>) -> tensor<2x3x2x2x3x2xi64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<2x3x2x2x3x2xi64>) -> tensor<2x3x2x2x2x3xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x2x3xi64>) -> tensor<2x12x2x3xi64>
    return %2 : tensor<2x12x2x3xi64>
  }
}

// T[2,3,4,6] 2, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xi1>) -> (tensor<2x12x2x3xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x6xi1>) -> tensor<2x3x2x2x3x2xi1>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<2x3x2x2x3x2xi1>) -> tensor<2x3x2x2x2x3xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x2x2x2x3xi1>) -> tensor<2x12x2x3xi1>
    return %2 : tensor<2x12x2x3xi1>
  }
}
