// aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor

// T[4,5] 1 i64[4,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x2xi64>) -> (tensor<4x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x2xi64>) -> tensor<4x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<2x4x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2x4x2xi32>) -> tensor<4x2xf32>
    return %5 : tensor<4x2xf32>
  }
}

// T[4,5] 0 i64[3,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2x3x2xi32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}

// T[] 0 i64[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i64>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %2 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.gather"(%0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
}

// T[4,5] 1 i64[4,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<4x2xi64>) -> (tensor<4x2xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x2xi64>) -> tensor<4x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<2x4x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xbf16>, tensor<2x4x2xi32>) -> tensor<4x2xbf16>
    return %5 : tensor<4x2xbf16>
  }
}

// T[4,5] 1 i64[4,2], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<4x2xi64>) -> (tensor<4x2xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x2xi64>) -> tensor<4x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<2x4x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xi64>, tensor<2x4x2xi32>) -> tensor<4x2xi64>
    return %5 : tensor<4x2xi64>
  }
}

// T[4,5] 1 i64[4,2], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<4x2xi64>) -> (tensor<4x2xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x2xi64>) -> tensor<4x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<4x2xi32>) -> tensor<1x4x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<2x4x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xi1>, tensor<2x4x2xi32>) -> tensor<4x2xi1>
    return %5 : tensor<4x2xi1>
  }
}
