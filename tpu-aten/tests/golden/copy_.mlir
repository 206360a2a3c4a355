// aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// T[2,3] f32[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    return %arg1 : tensor<2x3xf32>
  }
}

// T[2] c64[2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2xcomplex<f32>>) -> (tensor<2xf32>) {
    %0 = "stablehlo.real"(%arg1) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>) -> tensor<2x3xbf16>
    return %0 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    return %0 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}
