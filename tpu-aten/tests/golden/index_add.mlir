// aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

// T[4,5] 0 i64[3] T[3,5] 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xf32>, %s0: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2 = "stablehlo.multiply"(%arg2, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.scatter"(%arg0, %0, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    return %6 : tensor<4x5xf32>
  }
}

// T[] 0 i64[1] T[] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<1xi64>, %arg2: tensor<f32>, %s0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "stablehlo.scatter"(%0, %1, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
    return %9 : tensor<f32>
  }
}

// T[4,5] 0 i64[3] T[3,5] 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xbf16>, %s0: tensor<bf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x5xbf16>
    %2 = "stablehlo.multiply"(%arg2, %1) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %3 = "stablehlo.convert"(%arg0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %4 = "stablehlo.convert"(%2) : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %8 = "stablehlo.scatter"(%3, %0, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<3xi32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
    return %9 : tensor<4x5xbf16>
  }
}

// T[4,5] 0 i64[3] T[3,5] 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xi64>, %s0: tensor<i64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x5xi64>
    %2 = "stablehlo.multiply"(%arg2, %1) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    %6 = "stablehlo.scatter"(%arg0, %0, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<i64>, %r4: tensor<i64>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%5) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<3xi32>, tensor<3x5xi64>) -> tensor<4x5xi64>
    return %6 : tensor<4x5xi64>
  }
}

// T[4,5] 0 i64[3] T[3,5] 2, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3xi64>, %arg2: tensor<3x5xi1>, %s0: tensor<i1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3x5xi1>
    %2 = "stablehlo.multiply"(%arg2, %1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %6 = "stablehlo.scatter"(%arg0, %0, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r3: tensor<i1>, %r4: tensor<i1>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<3xi32>, tensor<3x5xi1>) -> tensor<4x5xi1>
    return %6 : tensor<4x5xi1>
  }
}
