// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor

// bool[2,3] T[3] T[2,1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// u8[2,3] T[3] f32[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %2 = "stablehlo.compare"(%arg0, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%2, %3, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// bool[2,3] T[3] T[2,1], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xbf16>, %arg2: tensor<2x1xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xbf16>) -> tensor<2x3xbf16>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    return %2 : tensor<2x3xbf16>
  }
}

// bool[2,3] T[3] T[2,1], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xi64>, %arg2: tensor<2x1xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %2 : tensor<2x3xi64>
  }
}

// bool[2,3] T[3] T[2,1], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<2x1xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}
