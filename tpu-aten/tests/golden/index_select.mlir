// aten::index_select(Tensor self, int dim, Tensor index) -> Tensor

// T[4,5] 1 i64[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<3xi32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// T[] 0 i32[1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<1xi32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.gather"(%0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// T[4,5] 1 i64[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3xi64>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>, indices_are_sorted = false}> : (tensor<4x5xbf16>, tensor<3xi32>) -> tensor<4x3xbf16>
    return %1 : tensor<4x3xbf16>
  }
}

// T[4,5] 1 i64[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3xi64>) -> (tensor<4x3xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>, indices_are_sorted = false}> : (tensor<4x5xi64>, tensor<3xi32>) -> tensor<4x3xi64>
    return %1 : tensor<4x3xi64>
  }
}

// T[4,5] 1 i64[3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3xi64>) -> (tensor<4x3xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>, indices_are_sorted = false}> : (tensor<4x5xi1>, tensor<3xi32>) -> tensor<4x3xi1>
    return %1 : tensor<4x3xi1>
  }
}
