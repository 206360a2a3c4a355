// aten::repeat(Tensor self, SymInt[] repeats) -> Tensor

// T[2,3] (2,1,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x2x6xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 3, 5>}> : (tensor<1x2x3xf32>) -> tensor<2x1x1x2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1x1x2x2x3xf32>) -> tensor<2x2x6xf32>
    return %2 : tensor<2x2x6xf32>
  }
}

// T[] (3), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x1xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// T[2,3] (2,1,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x2x6xbf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xbf16>) -> tensor<1x2x3xbf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 3, 5>}> : (tensor<1x2x3xbf16>) -> tensor<2x1x1x2x2x3xbf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1x1x2x2x3xbf16>) -> tensor<2x2x6xbf16>
    return %2 : tensor<2x2x6xbf16>
  }
}

// T[2,3] (2,1,2), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x2x6xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi64>) -> tensor<1x2x3xi64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 3, 5>}> : (tensor<1x2x3xi64>) -> tensor<2x1x1x2x2x3xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1x1x2x2x3xi64>) -> tensor<2x2x6xi64>
    return %2 : tensor<2x2x6xi64>
  }
}

// T[2,3] (2,1,2), T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x2x6xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi1>) -> tensor<1x2x3xi1>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 3, 5>}> : (tensor<1x2x3xi1>) -> tensor<2x1x1x2x2x3xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x1x1x2x2x3xi1>) -> tensor<2x2x6xi1>
    return %2 : tensor<2x2x6xi1>
  }
}
