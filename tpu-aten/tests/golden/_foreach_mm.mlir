// aten::_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]

// {T[2,3] T[4,5]} {T[3,2] T[5,1]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<5x1xf32>) -> (tensor<2x2xf32>, tensor<4x1xf32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.dot_general"(%arg1, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x5xf32>, tensor<5x1xf32>) -> tensor<4x1xf32>
    return %0, %1 : tensor<2x2xf32>, tensor<4x1xf32>
  }
}
