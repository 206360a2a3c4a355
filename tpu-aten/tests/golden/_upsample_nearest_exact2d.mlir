// aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,4,6] (12,3), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf32>) -> (tensor<2x3x12x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x3x6xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x6xf32>) -> tensor<2x3x12x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 12, 1>, indices_are_sorted = false}> : (tensor<2x3x12x6xf32>, tensor<3xi32>) -> tensor<2x3x12x3xf32>
    return %3 : tensor<2x3x12x3xf32>
  }
}

// T[2,3,4,6] (12,3), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xbf16>) -> (tensor<2x3x12x3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x4x6xbf16>) -> tensor<2x3x4x3x6xbf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x6xbf16>) -> tensor<2x3x12x6xbf16>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 12, 1>, indices_are_sorted = false}> : (tensor<2x3x12x6xbf16>, tensor<3xi32>) -> tensor<2x3x12x3xbf16>
    return %3 : tensor<2x3x12x3xbf16>
  }
}

// T[2,3,4,6] (12,3), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf16>) -> (tensor<2x3x12x3xf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x4x6xf16>) -> tensor<2x3x4x3x6xf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x6xf16>) -> tensor<2x3x12x6xf16>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 12, 1>, indices_are_sorted = false}> : (tensor<2x3x12x6xf16>, tensor<3xi32>) -> tensor<2x3x12x3xf16>
    return %3 : tensor<2x3x12x3xf16>
  }
}

// T[2,3,4,6] (12,3), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xf64>) -> (tensor<2x3x12x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x4x6xf64>) -> tensor<2x3x4x3x6xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x6xf64>) -> tensor<2x3x12x6xf64>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 12, 1>, indices_are_sorted = false}> : (tensor<2x3x12x6xf64>, tensor<3xi32>) -> tensor<2x3x12x3xf64>
    return %3 : tensor<2x3x12x3xf64>
  }
}

// T[2,3,4,6] (12,3), T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x6xui8>) -> (tensor<2x3x12x3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x4x6xui8>) -> tensor<2x3x4x3x6xui8>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x6xui8>) -> tensor<2x3x12x6xui8>
    %2 = "stablehlo.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 12, 1>, indices_are_sorted = false}> : (tensor<2x3x12x6xui8>, tensor<3xi32>) -> tensor<2x3x12x3xui8>
    return %3 : tensor<2x3x12x3xui8>
  }
}
