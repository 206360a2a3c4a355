// aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,2,3,4] (4,3,5), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf32>) -> (tensor<2x3x4x3x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x2x3x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x3x4xf32>) -> tensor<2x3x4x3x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x3x1x4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3x1x4xf32>) -> tensor<2x3x4x3x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %5 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3x4xf32>, tensor<5xi32>) -> tensor<2x3x4x3x5xf32>
    return %5 : tensor<2x3x4x3x5xf32>
  }
}

// T[2,3,2,3,4] (4,3,5), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xbf16>) -> (tensor<2x3x4x3x5xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x2x3x4xbf16>) -> tensor<2x3x2x2x3x4xbf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x3x4xbf16>) -> tensor<2x3x4x3x4xbf16>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x4x3x4xbf16>) -> tensor<2x3x4x3x1x4xbf16>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3x1x4xbf16>) -> tensor<2x3x4x3x4xbf16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %5 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3x4xbf16>, tensor<5xi32>) -> tensor<2x3x4x3x5xbf16>
    return %5 : tensor<2x3x4x3x5xbf16>
  }
}

// T[2,3,2,3,4] (4,3,5), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf16>) -> (tensor<2x3x4x3x5xf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x2x3x4xf16>) -> tensor<2x3x2x2x3x4xf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x3x4xf16>) -> tensor<2x3x4x3x4xf16>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x4x3x4xf16>) -> tensor<2x3x4x3x1x4xf16>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3x1x4xf16>) -> tensor<2x3x4x3x4xf16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %5 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3x4xf16>, tensor<5xi32>) -> tensor<2x3x4x3x5xf16>
    return %5 : tensor<2x3x4x3x5xf16>
  }
}

// T[2,3,2,3,4] (4,3,5), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xf64>) -> (tensor<2x3x4x3x5xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x2x3x4xf64>) -> tensor<2x3x2x2x3x4xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x3x4xf64>) -> tensor<2x3x4x3x4xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x4x3x4xf64>) -> tensor<2x3x4x3x1x4xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3x1x4xf64>) -> tensor<2x3x4x3x4xf64>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %5 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3x4xf64>, tensor<5xi32>) -> tensor<2x3x4x3x5xf64>
    return %5 : tensor<2x3x4x3x5xf64>
  }
}

// T[2,3,2,3,4] (4,3,5), T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2x3x4xui8>) -> (tensor<2x3x4x3x5xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x2x3x4xui8>) -> tensor<2x3x2x2x3x4xui8>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x3x4xui8>) -> tensor<2x3x4x3x4xui8>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x4x3x4xui8>) -> tensor<2x3x4x3x1x4xui8>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x3x1x4xui8>) -> tensor<2x3x4x3x4xui8>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %5 = "stablehlo.gather"(%3, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3x4xui8>, tensor<5xi32>) -> tensor<2x3x4x3x5xui8>
    return %5 : tensor<2x3x4x3x5xui8>
  }
}
