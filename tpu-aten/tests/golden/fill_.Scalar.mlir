// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)

// T[2,3] 1.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// T[2,3] 1.5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<bf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x3xbf16>
    return %0 : tensor<2x3xbf16>
  }
}

// T[2,3] 1.5, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    return %0 : tensor<2x3xi64>
  }
}

// T[2,3] 1.5, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}
