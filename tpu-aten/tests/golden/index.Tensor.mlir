// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor

// T[4,5] {i64[2]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2xi64>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2xi32>) -> tensor<2x5xf32>
    return %6 : tensor<2x5xf32>
  }
}

// T[4,5] {none i64[2]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2xi64>) -> (tensor<4x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2xi32>) -> tensor<4x2xf32>
    return %6 : tensor<4x2xf32>
  }
}

// T[4,5] {i64[3,1] i64[2]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x1xi64>, %arg2: tensor<2xi64>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %11 = "stablehlo.select"(%8, %10, %6) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %12 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<3x2xi32>
    %14 = "stablehlo.reshape"(%12) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %15 = "stablehlo.reshape"(%13) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2x3x2xi32>) -> tensor<3x2xf32>
    return %17 : tensor<3x2xf32>
  }
}

// T[2,3,4] {i64[2] none i64[2]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %9 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %11 = "stablehlo.select"(%8, %10, %6) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %12 = "stablehlo.reshape"(%5) : (tensor<2xi32>) -> tensor<1x2xi32>
    %13 = "stablehlo.reshape"(%11) : (tensor<2xi32>) -> tensor<1x2xi32>
    %14 = "stablehlo.concatenate"(%12, %13) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x3xf32>
    return %15 : tensor<2x3xf32>
  }
}

// T[2,3,4] {none i64[2] i64[2]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %9 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %11 = "stablehlo.select"(%8, %10, %6) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %12 = "stablehlo.reshape"(%5) : (tensor<2xi32>) -> tensor<1x2xi32>
    %13 = "stablehlo.reshape"(%11) : (tensor<2xi32>) -> tensor<1x2xi32>
    %14 = "stablehlo.concatenate"(%12, %13) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>, indices_are_sorted = false}> : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    return %15 : tensor<2x2xf32>
  }
}

// T[4,5] {i64[2]}, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<2xi64>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false}> : (tensor<4x5xbf16>, tensor<2xi32>) -> tensor<2x5xbf16>
    return %6 : tensor<2x5xbf16>
  }
}

// T[4,5] {i64[2]}, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<2xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false}> : (tensor<4x5xi64>, tensor<2xi32>) -> tensor<2x5xi64>
    return %6 : tensor<2x5xi64>
  }
}

// T[4,5] {i64[2]}, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<2xi64>) -> (tensor<2x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false}> : (tensor<4x5xi1>, tensor<2xi32>) -> tensor<2x5xi1>
    return %6 : tensor<2x5xi1>
  }
}
