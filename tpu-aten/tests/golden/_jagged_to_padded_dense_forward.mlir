// aten::_jagged_to_padded_dense_forward(Tensor values, Tensor[] offsets, SymInt[] max_lengths, float padding_value=0.) -> Tensor

// T[5,2] {i64[4]} (3) 0.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<3x3x2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x2xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %7 = "stablehlo.compare"(%6, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3x2xi32>}> : () -> tensor<3x3x2xi32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x3x2xi32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x2xf32>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<5x2xf32>) -> tensor<10xf32>
    %14 = "stablehlo.gather"(%13, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<10xf32>, tensor<3x3x2xi32>) -> tensor<3x3x2xf32>
    %15 = "stablehlo.select"(%7, %14, %12) : (tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %15 : tensor<3x3x2xf32>
  }
}

// T[5,2] {i64[4]} (3) 0.5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xbf16>, %arg1: tensor<4xi64>, %s0: tensor<bf16>) -> (tensor<3x3x2xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x2xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %7 = "stablehlo.compare"(%6, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3x2xi32>}> : () -> tensor<3x3x2xi32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x3x2xi32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x3x2xbf16>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<5x2xbf16>) -> tensor<10xbf16>
    %14 = "stablehlo.gather"(%13, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<10xbf16>, tensor<3x3x2xi32>) -> tensor<3x3x2xbf16>
    %15 = "stablehlo.select"(%7, %14, %12) : (tensor<3x3x2xi1>, tensor<3x3x2xbf16>, tensor<3x3x2xbf16>) -> tensor<3x3x2xbf16>
    return %15 : tensor<3x3x2xbf16>
  }
}

// T[5,2] {i64[4]} (3) 0.5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<5x2xf64>, %arg1: tensor<4xi64>, %s0: tensor<f64>) -> (tensor<3x3x2xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x2xi32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %7 = "stablehlo.compare"(%6, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<3x3x2xi32>}> : () -> tensor<3x3x2xi32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x3x2xi32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x3x2xf64>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<5x2xf64>) -> tensor<10xf64>
    %14 = "stablehlo.gather"(%13, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<10xf64>, tensor<3x3x2xi32>) -> tensor<3x3x2xf64>
    %15 = "stablehlo.select"(%7, %14, %12) : (tensor<3x3x2xi1>, tensor<3x3x2xf64>, tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
    return %15 : tensor<3x3x2xf64>
  }
}
