// aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor

// T[4,5] 0 i64[3] T[3,5] prod true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %4 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.multiply"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
}

// T[4,5] 0 i64[3] T[3,5] mean false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
    %4 = "stablehlo.scatter"(%arg0, %0, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      "stablehlo.return"(%r3) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %8 = "stablehlo.scatter"(%4, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
    %14 = "stablehlo.scatter"(%9, %0, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %16 = "stablehlo.maximum"(%14, %15) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %17 = "stablehlo.divide"(%8, %16) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    return %17 : tensor<4x5xf32>
  }
}

// T[4,5] 0 i64[3] T[3,5] prod true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xbf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %6 = "stablehlo.scatter"(%1, %0, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.multiply"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
    return %7 : tensor<4x5xbf16>
  }
}

// T[4,5] 0 i64[3] T[3,5] prod true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf16>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xf16>) -> (tensor<4x5xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %6 = "stablehlo.scatter"(%1, %0, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.multiply"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<4x5xf32>) -> tensor<4x5xf16>
    return %7 : tensor<4x5xf16>
  }
}

// T[4,5] 0 i64[3] T[3,5] prod true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf64>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xf64>) -> (tensor<4x5xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %4 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.multiply"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<4x5xf64>, tensor<3xi32>, tensor<3x5xf64>) -> tensor<4x5xf64>
    return %4 : tensor<4x5xf64>
  }
}
