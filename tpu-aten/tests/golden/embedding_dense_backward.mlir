// aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor

// T[2,3,4] i64[2,3] 7 -1 false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3xi64>, %s0: tensor<i32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %7 = "stablehlo.select"(%5, %6, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%3, %7, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
    return %11 : tensor<7x4xf32>
  }
}

// T[3,4] i32[3] 7 2 true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi32>, %s0: tensor<i32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7xf32>}> : () -> tensor<7xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %6 = "stablehlo.scatter"(%1, %arg1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<7xf32>
    %7 = "stablehlo.gather"(%6, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<3xi32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x4xf32>
    %9 = "stablehlo.divide"(%arg0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %11 = "stablehlo.compare"(%arg1, %10) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %12 = "stablehlo.constant"() <{value = dense<7> : tensor<3xi32>}> : () -> tensor<3xi32>
    %13 = "stablehlo.select"(%11, %12, %arg1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %17 = "stablehlo.scatter"(%0, %13, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<3xi32>, tensor<3x4xf32>) -> tensor<7x4xf32>
    return %17 : tensor<7x4xf32>
  }
}

// T[2,3,4] i64[2,3] 7 -1 false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x3xi64>, %s0: tensor<i32>) -> (tensor<7x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<6x4xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %4 = "stablehlo.convert"(%2) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %8 = "stablehlo.select"(%6, %7, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %12 = "stablehlo.scatter"(%3, %8, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
    return %13 : tensor<7x4xbf16>
  }
}

// T[2,3,4] i64[2,3] 7 -1 false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x3xi64>, %s0: tensor<i32>) -> (tensor<7x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xf16>) -> tensor<6x4xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %4 = "stablehlo.convert"(%2) : (tensor<6x4xf16>) -> tensor<6x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %8 = "stablehlo.select"(%6, %7, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %12 = "stablehlo.scatter"(%3, %8, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<6xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<7x4xf32>) -> tensor<7x4xf16>
    return %13 : tensor<7x4xf16>
  }
}

// T[2,3,4] i64[2,3] 7 -1 false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3xi64>, %s0: tensor<i32>) -> (tensor<7x4xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi32>) -> tensor<6xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xf64>) -> tensor<6x4xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf64>}> : () -> tensor<7x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = "stablehlo.constant"() <{value = dense<7> : tensor<6xi32>}> : () -> tensor<6xi32>
    %7 = "stablehlo.select"(%5, %6, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%3, %7, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<7x4xf64>, tensor<6xi32>, tensor<6x4xf64>) -> tensor<7x4xf64>
    return %11 : tensor<7x4xf64>
  }
}
