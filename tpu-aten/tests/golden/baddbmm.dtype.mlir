// aten::baddbmm.dtype(Tensor self, Tensor batch1, Tensor batch2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor

// f32[2,3,5] T[2,3,4] T[2,4,5] @f32, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<2x4x5xbf16>) -> (tensor<2x3x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x4x5xbf16>) -> tensor<2x4x5xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x5xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %6 = "stablehlo.add"(%arg0, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %6 : tensor<2x3x5xf32>
  }
}

// f32[2,3,5] T[2,3,4] T[2,4,5] @f32, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x4x5xf16>) -> (tensor<2x3x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x4x5xf16>) -> tensor<2x4x5xf32>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x5xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %6 = "stablehlo.add"(%arg0, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %6 : tensor<2x3x5xf32>
  }
}
