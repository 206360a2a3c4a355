// aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor

// T[2,3,4] (6), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 1, 2, 3, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6xf32>
    return %1 : tensor<2x3x6xf32>
  }
}

// T[2,3,4] (6), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>) -> (tensor<2x3x6xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 1, 2, 3, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xbf16>, tensor<6xi32>) -> tensor<2x3x6xbf16>
    return %1 : tensor<2x3x6xbf16>
  }
}

// T[2,3,4] (6), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>) -> (tensor<2x3x6xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 1, 2, 3, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xf16>, tensor<6xi32>) -> tensor<2x3x6xf16>
    return %1 : tensor<2x3x6xf16>
  }
}

// T[2,3,4] (6), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>) -> (tensor<2x3x6xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 1, 2, 3, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xf64>, tensor<6xi32>) -> tensor<2x3x6xf64>
    return %1 : tensor<2x3x6xf64>
  }
}

// T[2,3,4] (6), T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xui8>) -> (tensor<2x3x6xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 1, 2, 3, 3]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xui8>, tensor<6xi32>) -> tensor<2x3x6xui8>
    return %1 : tensor<2x3x6xui8>
  }
}
