// aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor

// T[2,3,6] (6) (2,3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3, 3, 4, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<8xi32>) -> tensor<2x3x8xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<[1, 2, 1, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2x3x4x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x2xi32>
    %6 = "stablehlo.compare"(%5, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x2xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %8 = "stablehlo.select"(%6, %2, %7) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    return %13 : tensor<2x3x4xf32>
  }
}

// T[2,3,6] (6) (2,3,4), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xbf16>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6xbf16>) -> tensor<2x3x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3, 3, 4, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<8xi32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<[1, 2, 1, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2x3x4x2xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x2xi32>
    %7 = "stablehlo.compare"(%6, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x2xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %9 = "stablehlo.select"(%7, %3, %8) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %15 : tensor<2x3x4xbf16>
  }
}

// T[2,3,6] (6) (2,3,4), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf16>) -> (tensor<2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6xf16>) -> tensor<2x3x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3, 3, 4, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<8xi32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<[1, 2, 1, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2x3x4x2xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x2xi32>
    %7 = "stablehlo.compare"(%6, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x2xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %9 = "stablehlo.select"(%7, %3, %8) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    return %15 : tensor<2x3x4xf16>
  }
}

// T[2,3,6] (6) (2,3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf64>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 3, 3, 4, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x6xf64>, tensor<8xi32>) -> tensor<2x3x8xf64>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x8xf64>) -> tensor<2x3x4x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<[1, 2, 1, 2]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2x3x4x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x2xi32>
    %6 = "stablehlo.compare"(%5, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x2xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x2xf64>}> : () -> tensor<2x3x4x2xf64>
    %8 = "stablehlo.select"(%6, %2, %7) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r10: tensor<f64>, %r11: tensor<f64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x2xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    return %13 : tensor<2x3x4xf64>
  }
}
