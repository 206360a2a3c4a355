// aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]

// {T[2,3] T[4]} {T[2,3] T[4]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.divide"(%arg0, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.divide"(%arg1, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<4xf32>
  }
}
