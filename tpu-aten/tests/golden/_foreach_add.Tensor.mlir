// aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]

// {T[2,3] T[4]} T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> (tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1, %3 : tensor<2x3xf32>, tensor<4xf32>
  }
}
