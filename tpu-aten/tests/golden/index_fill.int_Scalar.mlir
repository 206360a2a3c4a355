// aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

// T[4,5] 1 i64[3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>, %s0: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %9 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      "stablehlo.return"(%r8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<4x3xf32>) -> tensor<4x5xf32>
    return %9 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3xi64>, %s0: tensor<bf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x3xbf16>
    %9 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<bf16>, %r8: tensor<bf16>):
      "stablehlo.return"(%r8) : (tensor<bf16>) -> ()
    }) : (tensor<4x5xbf16>, tensor<3xi32>, tensor<4x3xbf16>) -> tensor<4x5xbf16>
    return %9 : tensor<4x5xbf16>
  }
}

// T[4,5] 1 i64[3] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3xi64>, %s0: tensor<i64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x3xi64>
    %9 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<i64>, %r8: tensor<i64>):
      "stablehlo.return"(%r8) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<3xi32>, tensor<4x3xi64>) -> tensor<4x5xi64>
    return %9 : tensor<4x5xi64>
  }
}

// T[4,5] 1 i64[3] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3xi64>, %s0: tensor<i1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %5 = "stablehlo.select"(%2, %4, %0) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4x3xi1>
    %9 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<i1>, %r8: tensor<i1>):
      "stablehlo.return"(%r8) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<3xi32>, tensor<4x3xi1>) -> tensor<4x5xi1>
    return %9 : tensor<4x5xi1>
  }
}
