// aten::_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor

// T[2,4] i64[5] i64[2] i64[5] i64[2] i64[0] 7 false 0 false none -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<2xi64>, %arg5: tensor<0xi64>, %s0: tensor<i32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg3) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %6 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.select"(%5, %6, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %11 = "stablehlo.scatter"(%0, %7, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    return %11 : tensor<7x4xf32>
  }
}

// T[2,4] i64[5] i64[2] i64[5] i64[2] i64[0] 7 false 0 false none -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<2xi64>, %arg5: tensor<0xi64>, %s0: tensor<i32>) -> (tensor<7x4xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<5xi64>) -> tensor<5xi32>
    %4 = "stablehlo.gather"(%1, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %7 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %8 = "stablehlo.select"(%6, %7, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %12 = "stablehlo.scatter"(%0, %8, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
    return %13 : tensor<7x4xbf16>
  }
}

// T[2,4] i64[5] i64[2] i64[5] i64[2] i64[0] 7 false 0 false none -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<2xi64>, %arg5: tensor<0xi64>, %s0: tensor<i32>) -> (tensor<7x4xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<5xi64>) -> tensor<5xi32>
    %4 = "stablehlo.gather"(%1, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %7 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %8 = "stablehlo.select"(%6, %7, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %12 = "stablehlo.scatter"(%0, %8, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<7x4xf32>) -> tensor<7x4xf16>
    return %13 : tensor<7x4xf16>
  }
}

// T[2,4] i64[5] i64[2] i64[5] i64[2] i64[0] 7 false 0 false none -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<2xi64>, %arg5: tensor<0xi64>, %s0: tensor<i32>) -> (tensor<7x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf64>}> : () -> tensor<7x4xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg3) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %6 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.select"(%5, %6, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %11 = "stablehlo.scatter"(%0, %7, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<7x4xf64>, tensor<5xi32>, tensor<5x4xf64>) -> tensor<7x4xf64>
    return %11 : tensor<7x4xf64>
  }
}
