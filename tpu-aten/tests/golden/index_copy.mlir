// aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

// T[4,5] 1 i64[3] T[4,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4x3xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      "stablehlo.return"(%r2) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<4x3xf32>) -> tensor<4x5xf32>
    %4 = "stablehlo.optimization_barrier"(%3) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[1] T[4,1], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<1xi64>, %arg2: tensor<4x1xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %arg2, %2, %1) : (tensor<4x5xf32>, tensor<4x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    %4 = "stablehlo.optimization_barrier"(%3) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
}

// T[] 0 i64[1] T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<1xi64>, %arg2: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<i32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.dynamic_update_slice"(%0, %2, %3) : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %6 = "stablehlo.optimization_barrier"(%5) : (tensor<1xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
}

// T[4,5] 1 i64[3] T[4,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3xi64>, %arg2: tensor<4x3xbf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<bf16>, %r2: tensor<bf16>):
      "stablehlo.return"(%r2) : (tensor<bf16>) -> ()
    }) : (tensor<4x5xbf16>, tensor<3xi32>, tensor<4x3xbf16>) -> tensor<4x5xbf16>
    %4 = "stablehlo.optimization_barrier"(%3) : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
    return %4 : tensor<4x5xbf16>
  }
}

// T[4,5] 1 i64[3] T[4,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3xi64>, %arg2: tensor<4x3xi64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      "stablehlo.return"(%r2) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<3xi32>, tensor<4x3xi64>) -> tensor<4x5xi64>
    %4 = "stablehlo.optimization_barrier"(%3) : (tensor<4x5xi64>) -> tensor<4x5xi64>
    return %4 : tensor<4x5xi64>
  }
}

// T[4,5] 1 i64[3] T[4,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3xi64>, %arg2: tensor<4x3xi1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<i1>, %r2: tensor<i1>):
      "stablehlo.return"(%r2) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<3xi32>, tensor<4x3xi1>) -> tensor<4x5xi1>
    %4 = "stablehlo.optimization_barrier"(%3) : (tensor<4x5xi1>) -> tensor<4x5xi1>
    return %4 : tensor<4x5xi1>
  }
}
