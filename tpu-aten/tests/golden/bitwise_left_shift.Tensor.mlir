// aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.shift_left"(%arg0, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<2x3xi32>
    %1 = "stablehlo.shift_left"(%arg0, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
}

// T[2,3] T[3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
    %1 = "stablehlo.shift_left"(%arg0, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    return %1 : tensor<2x3xui8>
  }
}
