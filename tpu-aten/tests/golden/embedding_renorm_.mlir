// aten::embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)

// T[7,4] i64[2,3] 1.0 2.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<2x3xi64>, %s0: tensor<f32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<6xi32>) -> tensor<6x4xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
    %5 = "stablehlo.power"(%3, %4) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<6xf32>}> : () -> tensor<6xf32>
    %12 = "stablehlo.power"(%10, %11) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.0e-7> : tensor<6xf32>}> : () -> tensor<6xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %17 = "stablehlo.divide"(%13, %16) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %19 = "stablehlo.select"(%14, %17, %18) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x4xf32>
    %21 = "stablehlo.multiply"(%2, %20) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %24 = "stablehlo.scatter"(%arg0, %1, %21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      "stablehlo.return"(%r23) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
    return %24 : tensor<7x4xf32>
  }
}

// T[7,4] i64[3] 1.0 1.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf32>, %arg1: tensor<3xi64>, %s0: tensor<f32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
    %4 = "stablehlo.power"(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %11 = "stablehlo.power"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = "stablehlo.constant"() <{value = dense<1.0e-7> : tensor<3xf32>}> : () -> tensor<3xf32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.divide"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %18 = "stablehlo.select"(%13, %16, %17) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x4xf32>
    %20 = "stablehlo.multiply"(%1, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %23 = "stablehlo.scatter"(%arg0, %0, %20) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      "stablehlo.return"(%r22) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<3xi32>, tensor<3x4xf32>) -> tensor<7x4xf32>
    return %23 : tensor<7x4xf32>
  }
}

// T[7,4] i64[2,3] 1.0 2.0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xbf16>, %arg1: tensor<2x3xi64>, %s0: tensor<f32>) -> (tensor<7x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xbf16>, tensor<6xi32>) -> tensor<6x4xbf16>
    %3 = "stablehlo.convert"(%2) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
    %4 = "stablehlo.abs"(%3) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
    %6 = "stablehlo.power"(%4, %5) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.5> : tensor<6xf32>}> : () -> tensor<6xf32>
    %13 = "stablehlo.power"(%11, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = "stablehlo.constant"() <{value = dense<1.0e-7> : tensor<6xf32>}> : () -> tensor<6xf32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %18 = "stablehlo.divide"(%14, %17) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %20 = "stablehlo.select"(%15, %18, %19) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x4xf32>
    %22 = "stablehlo.multiply"(%3, %21) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<6x4xf32>) -> tensor<6x4xbf16>
    %26 = "stablehlo.scatter"(%arg0, %1, %23) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r24: tensor<bf16>, %r25: tensor<bf16>):
      "stablehlo.return"(%r25) : (tensor<bf16>) -> ()
    }) : (tensor<7x4xbf16>, tensor<6xi32>, tensor<6x4xbf16>) -> tensor<7x4xbf16>
    return %26 : tensor<7x4xbf16>
  }
}

// T[7,4] i64[2,3] 1.0 2.0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf16>, %arg1: tensor<2x3xi64>, %s0: tensor<f32>) -> (tensor<7x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf16>, tensor<6xi32>) -> tensor<6x4xf16>
    %3 = "stablehlo.convert"(%2) : (tensor<6x4xf16>) -> tensor<6x4xf32>
    %4 = "stablehlo.abs"(%3) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
    %6 = "stablehlo.power"(%4, %5) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.5> : tensor<6xf32>}> : () -> tensor<6xf32>
    %13 = "stablehlo.power"(%11, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = "stablehlo.constant"() <{value = dense<1.0e-7> : tensor<6xf32>}> : () -> tensor<6xf32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %18 = "stablehlo.divide"(%14, %17) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf32>}> : () -> tensor<6xf32>
    %20 = "stablehlo.select"(%15, %18, %19) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x4xf32>
    %22 = "stablehlo.multiply"(%3, %21) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<6x4xf32>) -> tensor<6x4xf16>
    %26 = "stablehlo.scatter"(%arg0, %1, %23) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r24: tensor<f16>, %r25: tensor<f16>):
      "stablehlo.return"(%r25) : (tensor<f16>) -> ()
    }) : (tensor<7x4xf16>, tensor<6xi32>, tensor<6x4xf16>) -> tensor<7x4xf16>
    return %26 : tensor<7x4xf16>
  }
}

// T[7,4] i64[2,3] 1.0 2.0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<7x4xf64>, %arg1: tensor<2x3xi64>, %s0: tensor<f64>) -> (tensor<7x4xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<7x4xf64>, tensor<6xi32>) -> tensor<6x4xf64>
    %3 = "stablehlo.abs"(%2) : (tensor<6x4xf64>) -> tensor<6x4xf64>
    %4 = "stablehlo.constant"() <{value = dense<2.0> : tensor<6x4xf64>}> : () -> tensor<6x4xf64>
    %5 = "stablehlo.power"(%3, %4) : (tensor<6x4xf64>, tensor<6x4xf64>) -> tensor<6x4xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r7: tensor<f64>, %r8: tensor<f64>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%9) : (tensor<f64>) -> ()
    }) : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.5> : tensor<6xf64>}> : () -> tensor<6xf64>
    %12 = "stablehlo.power"(%10, %11) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.0e-7> : tensor<6xf64>}> : () -> tensor<6xf64>
    %16 = "stablehlo.add"(%12, %15) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %17 = "stablehlo.divide"(%13, %16) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<6xf64>}> : () -> tensor<6xf64>
    %19 = "stablehlo.select"(%14, %17, %18) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x4xf64>
    %21 = "stablehlo.multiply"(%2, %20) : (tensor<6x4xf64>, tensor<6x4xf64>) -> tensor<6x4xf64>
    %24 = "stablehlo.scatter"(%arg0, %1, %21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r22: tensor<f64>, %r23: tensor<f64>):
      "stablehlo.return"(%r23) : (tensor<f64>) -> ()
    }) : (tensor<7x4xf64>, tensor<6xi32>, tensor<6x4xf64>) -> tensor<7x4xf64>
    return %24 : tensor<7x4xf64>
  }
}
