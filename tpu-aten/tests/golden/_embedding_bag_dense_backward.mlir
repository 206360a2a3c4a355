// aten::_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor

// T[2,4] i64[5] i64[5] i64[2] i64[0] 7 true 0 T[5] -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<0xi64>, %arg5: tensor<5xf32>, %s0: tensor<i32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7xf32>}> : () -> tensor<7xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %11 = "stablehlo.scatter"(%6, %1, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<7xf32>
    %12 = "stablehlo.gather"(%11, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<5xi32>) -> tensor<5xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %14 = "stablehlo.divide"(%5, %13) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %16 = "stablehlo.compare"(%1, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %17 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %18 = "stablehlo.select"(%16, %17, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %22 = "stablehlo.scatter"(%0, %18, %14) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    return %22 : tensor<7x4xf32>
  }
}

// T[2,4] i64[5] i64[5] i64[2] i64[0] 7 false 1 none -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<0xi64>, %s0: tensor<i32>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<2xi64>) -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<2xi32>) -> tensor<2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.divide"(%arg0, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.gather"(%8, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %11 = "stablehlo.compare"(%1, %10) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %12 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %13 = "stablehlo.select"(%11, %12, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%0, %13, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    return %17 : tensor<7x4xf32>
  }
}

// T[2,4] i64[5] i64[5] i64[2] i64[2,4] 7 false 2 none -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<2x4xi64>) -> (tensor<7x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<2x4xi32>) -> tensor<1x2x4xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<2x4xi32>) -> tensor<1x2x4xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<2x2x4xi32>
    %9 = "stablehlo.scatter"(%0, %5, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<2x2x4xi32>, tensor<2x4xf32>) -> tensor<7x4xf32>
    return %9 : tensor<7x4xf32>
  }
}

// T[2,4] i64[5] i64[5] i64[2] i64[0] 7 true 0 T[5] -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<0xi64>, %arg5: tensor<5xbf16>, %s0: tensor<i32>) -> (tensor<7x4xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %4 = "stablehlo.gather"(%1, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %5 = "stablehlo.convert"(%arg5) : (tensor<5xbf16>) -> tensor<5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7xf32>}> : () -> tensor<7xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %13 = "stablehlo.scatter"(%8, %2, %9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<7xf32>
    %14 = "stablehlo.gather"(%13, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<5xi32>) -> tensor<5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %16 = "stablehlo.divide"(%7, %15) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %18 = "stablehlo.compare"(%2, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %19 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %20 = "stablehlo.select"(%18, %19, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %24 = "stablehlo.scatter"(%0, %20, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
    return %25 : tensor<7x4xbf16>
  }
}

// T[2,4] i64[5] i64[5] i64[2] i64[0] 7 true 0 T[5] -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<0xi64>, %arg5: tensor<5xf16>, %s0: tensor<i32>) -> (tensor<7x4xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf32>}> : () -> tensor<7x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %4 = "stablehlo.gather"(%1, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %5 = "stablehlo.convert"(%arg5) : (tensor<5xf16>) -> tensor<5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7xf32>}> : () -> tensor<7xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf32>}> : () -> tensor<5xf32>
    %13 = "stablehlo.scatter"(%8, %2, %9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<7xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<7xf32>
    %14 = "stablehlo.gather"(%13, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf32>, tensor<5xi32>) -> tensor<5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x4xf32>
    %16 = "stablehlo.divide"(%7, %15) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %18 = "stablehlo.compare"(%2, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %19 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %20 = "stablehlo.select"(%18, %19, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %24 = "stablehlo.scatter"(%0, %20, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<5xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<7x4xf32>) -> tensor<7x4xf16>
    return %25 : tensor<7x4xf16>
  }
}

// T[2,4] i64[5] i64[5] i64[2] i64[0] 7 true 0 T[5] -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>, %arg3: tensor<2xi64>, %arg4: tensor<0xi64>, %arg5: tensor<5xf64>, %s0: tensor<i32>) -> (tensor<7x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7x4xf64>}> : () -> tensor<7x4xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi64>) -> tensor<5xi32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<2x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf64>) -> tensor<5x4xf64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<7xf64>}> : () -> tensor<7xf64>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<5xf64>}> : () -> tensor<5xf64>
    %11 = "stablehlo.scatter"(%6, %1, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<7xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<7xf64>
    %12 = "stablehlo.gather"(%11, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<7xf64>, tensor<5xi32>) -> tensor<5xf64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf64>) -> tensor<5x4xf64>
    %14 = "stablehlo.divide"(%5, %13) : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
    %15 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %16 = "stablehlo.compare"(%1, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %17 = "stablehlo.constant"() <{value = dense<7> : tensor<5xi32>}> : () -> tensor<5xi32>
    %18 = "stablehlo.select"(%16, %17, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %22 = "stablehlo.scatter"(%0, %18, %14) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r19: tensor<f64>, %r20: tensor<f64>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%21) : (tensor<f64>) -> ()
    }) : (tensor<7x4xf64>, tensor<5xi32>, tensor<5x4xf64>) -> tensor<7x4xf64>
    return %22 : tensor<7x4xf64>
  }
}
