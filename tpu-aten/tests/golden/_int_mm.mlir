// aten::_int_mm(Tensor self, Tensor mat2) -> Tensor

// T[2,3] T[3,4], T = int8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<3x4xi8>) -> (tensor<2x4xi32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
}
