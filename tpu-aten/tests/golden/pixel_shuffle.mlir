// aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor

// T[2,8,3,4] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8x3x4xf32>) -> (tensor<2x2x6x8xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x8x3x4xf32>) -> tensor<2x2x2x2x3x4xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x2x2x2x3x4xf32>) -> tensor<2x2x3x2x4x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x2x4x2xf32>) -> tensor<2x2x6x8xf32>
    return %2 : tensor<2x2x6x8xf32>
  }
}

// T[2,8,3,4] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8x3x4xbf16>) -> (tensor<2x2x6x8xbf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x8x3x4xbf16>) -> tensor<2x2x2x2x3x4xbf16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x2x2x2x3x4xbf16>) -> tensor<2x2x3x2x4x2xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x2x4x2xbf16>) -> tensor<2x2x6x8xbf16>
    return %2 : tensor<2x2x6x8xbf16>
  }
}

// T[2,8,3,4] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8x3x4xi64>) -> (tensor<2x2x6x8xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x8x3x4xi64>) -> tensor<2x2x2x2x3x4xi64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x2x2x2x3x4xi64>) -> tensor<2x2x3x2x4x2xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x2x4x2xi64>) -> tensor<2x2x6x8xi64>
    return %2 : tensor<2x2x6x8xi64>
  }
}

// T[2,8,3,4] 2, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8x3x4xi1>) -> (tensor<2x2x6x8xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x8x3x4xi1>) -> tensor<2x2x2x2x3x4xi1>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 4, 2, 5, 3>}> : (tensor<2x2x2x2x3x4xi1>) -> tensor<2x2x3x2x4x2xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x2x4x2xi1>) -> tensor<2x2x6x8xi1>
    return %2 : tensor<2x2x6x8xi1>
  }
}
