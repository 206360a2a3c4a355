// aten::_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor

// T[2,8] i8[4,8] T[4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<4x8xi8>, %arg2: tensor<4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x8xi8>) -> tensor<4x8xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %3 = "stablehlo.dot_general"(%0, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<4xbf16>) -> tensor<4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %7 : tensor<2x4xbf16>
  }
}

// T[2,8] i8[4,8] T[4], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8xf16>, %arg1: tensor<4x8xi8>, %arg2: tensor<4xf16>) -> (tensor<2x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x8xf16>) -> tensor<2x8xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x8xi8>) -> tensor<4x8xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %3 = "stablehlo.dot_general"(%0, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<4xf16>) -> tensor<4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    return %7 : tensor<2x4xf16>
  }
}

// T[2,8] i8[4,8] T[4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x8xf32>, %arg1: tensor<4x8xi8>, %arg2: tensor<4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x8xi8>) -> tensor<4x8xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %2 = "stablehlo.dot_general"(%arg0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}
