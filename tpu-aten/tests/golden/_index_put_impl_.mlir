// aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)

// T[4,5] {i64[2]} T[2,5] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x5xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      "stablehlo.return"(%r7) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<2x5xf32>) -> tensor<4x5xf32>
    return %8 : tensor<4x5xf32>
  }
}

// T[4,5] {i64[2]} T[] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<2xi64>, %arg2: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %10 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<2x5xf32>) -> tensor<4x5xf32>
    return %10 : tensor<4x5xf32>
  }
}

// T[2,3,4] {i64[2] none i64[2]} T[2,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>, %arg3: tensor<2x3xf32>) -> (tensor<2x3x4xf32>) {
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
    %18 = "stablehlo.scatter"(%arg0, %14, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
    return %18 : tensor<2x3x4xf32>
  }
}

// T[4,5] {bool[4,5]} T[] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xi1>, %arg2: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %1 = "stablehlo.select"(%arg1, %0, %arg0) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}

// T[4,5] {bool[4]} T[2,5] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4xi1>, %arg2: tensor<2x5xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi1>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19:2 = "stablehlo.while"(%1, %0) ({
    ^bb0(%r2: tensor<i32>, %r3: tensor<4xi32>):
      %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.compare"(%r2, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%r6: tensor<i32>, %r7: tensor<4xi32>):
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.shift_left"(%8, %r6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.pad"(%r7, %10) <{edge_padding_low = array<i64: 4>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.subtract"(%13, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%11, %14) <{slice_sizes = array<i64: 4>}> : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%r6, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.add"(%15, %r7) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "stablehlo.return"(%17, %18) : (tensor<i32>, tensor<4xi32>) -> ()
    }) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
    %20 = "stablehlo.subtract"(%19#1, %0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false}> : (tensor<2x5xf32>, tensor<4xi32>) -> tensor<4x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4x5xi1>
    %23 = "stablehlo.add"(%arg0, %21) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %24 = "stablehlo.select"(%22, %23, %arg0) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    return %24 : tensor<4x5xf32>
  }
}

// T[4,5] {i64[2]} T[2,5] false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<2xi64>, %arg2: tensor<2x5xbf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<bf16>, %r7: tensor<bf16>):
      "stablehlo.return"(%r7) : (tensor<bf16>) -> ()
    }) : (tensor<4x5xbf16>, tensor<2xi32>, tensor<2x5xbf16>) -> tensor<4x5xbf16>
    return %8 : tensor<4x5xbf16>
  }
}

// T[4,5] {i64[2]} T[2,5] false, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<2xi64>, %arg2: tensor<2x5xi64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i64>, %r7: tensor<i64>):
      "stablehlo.return"(%r7) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<2xi32>, tensor<2x5xi64>) -> tensor<4x5xi64>
    return %8 : tensor<4x5xi64>
  }
}

// T[4,5] {i64[2]} T[2,5] false, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<2xi64>, %arg2: tensor<2x5xi1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i1>, %r7: tensor<i1>):
      "stablehlo.return"(%r7) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<2xi32>, tensor<2x5xi1>) -> tensor<4x5xi1>
    return %8 : tensor<4x5xi1>
  }
}
