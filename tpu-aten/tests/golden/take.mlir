// aten::take(Tensor self, Tensor index) -> Tensor

// T[4,5] i64[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xf32>, tensor<2x2x3xi32>) -> tensor<2x3xf32>
    return %14 : tensor<2x3xf32>
  }
}

// T[] i64[1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> (tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %6 = "stablehlo.select"(%3, %5, %1) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %8 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    return %8 : tensor<1xf32>
  }
}

// T[4,5] i64[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xbf16>, tensor<2x2x3xi32>) -> tensor<2x3xbf16>
    return %14 : tensor<2x3xbf16>
  }
}

// T[4,5] i64[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xi64>, tensor<2x2x3xi32>) -> tensor<2x3xi64>
    return %14 : tensor<2x3xi64>
  }
}

// T[4,5] i64[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() <{value = dense<20> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.remainder"(%5, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.reshape"(%7) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 0 : i64}> : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}> : (tensor<4x5xi1>, tensor<2x2x3xi32>) -> tensor<2x3xi1>
    return %14 : tensor<2x3xi1>
  }
}
