// aten::_foreach_rsqrt(Tensor[] self) -> Tensor[]

// {T[2,3] T[4]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.rsqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.rsqrt"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<4xf32>
  }
}
