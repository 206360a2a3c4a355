// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)

// T[2,3] f32[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// T[2,3] f32[], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<f32>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x3xbf16>
    return %1 : tensor<2x3xbf16>
  }
}

// T[2,3] f32[], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<f32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// T[2,3] f32[], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<f32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg1, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}
