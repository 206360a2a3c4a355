// aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

// T[4,5] 0 i64[3,2] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %s0: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %8 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      "stablehlo.return"(%r7) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %8 : tensor<4x5xf32>
  }
}

// T[4,5] 0 i64[3,2] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3x2xi64>, %s0: tensor<bf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x2xbf16>
    %8 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<bf16>, %r7: tensor<bf16>):
      "stablehlo.return"(%r7) : (tensor<bf16>) -> ()
    }) : (tensor<4x5xbf16>, tensor<2x3x2xi32>, tensor<3x2xbf16>) -> tensor<4x5xbf16>
    return %8 : tensor<4x5xbf16>
  }
}

// T[4,5] 0 i64[3,2] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3x2xi64>, %s0: tensor<i64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x2xi64>
    %8 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i64>, %r7: tensor<i64>):
      "stablehlo.return"(%r7) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<2x3x2xi32>, tensor<3x2xi64>) -> tensor<4x5xi64>
    return %8 : tensor<4x5xi64>
  }
}

// T[4,5] 0 i64[3,2] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3x2xi64>, %s0: tensor<i1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3x2xi1>
    %8 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i1>, %r7: tensor<i1>):
      "stablehlo.return"(%r7) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<2x3x2xi32>, tensor<3x2xi1>) -> tensor<4x5xi1>
    return %8 : tensor<4x5xi1>
  }
}
