// aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor

// T[2,3] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<1xi64>) -> (tensor<2x3xi64>) {
    %s0_v = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<1xi64>) -> tensor<1xi64>
    %s0 = "stablehlo.reshape"(%s0_v) : (tensor<1xi64>) -> tensor<i64>
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1 = "stablehlo.shift_right_arithmetic"(%arg0, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// T[2,3] 2, T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<1xi32>) -> (tensor<2x3xi32>) {
    %s0_v = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1xi32>
    %s0 = "stablehlo.reshape"(%s0_v) : (tensor<1xi32>) -> tensor<i32>
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %1 = "stablehlo.shift_right_arithmetic"(%arg0, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
}

// T[2,3] 2, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<1xui8>) -> (tensor<2x3xui8>) {
    %s0_v = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<1xui8>) -> tensor<1xui8>
    %s0 = "stablehlo.reshape"(%s0_v) : (tensor<1xui8>) -> tensor<ui8>
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<2x3xui8>
    %1 = "stablehlo.shift_right_logical"(%arg0, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    return %1 : tensor<2x3xui8>
  }
}
