// aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor

// T[4,5] 1 i64[3,2] 2 multiply, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %s0: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %10 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.multiply"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %10 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3x2xi64>, %s0: tensor<bf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x2xbf16>
    %7 = "stablehlo.convert"(%arg0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %12 = "stablehlo.scatter"(%7, %5, %8) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.multiply"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
    return %13 : tensor<4x5xbf16>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf16>, %arg1: tensor<3x2xi64>, %s0: tensor<f16>) -> (tensor<4x5xf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<3x2xf16>
    %7 = "stablehlo.convert"(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %12 = "stablehlo.scatter"(%7, %5, %8) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.multiply"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<4x5xf32>) -> tensor<4x5xf16>
    return %13 : tensor<4x5xf16>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf64>, %arg1: tensor<3x2xi64>, %s0: tensor<f64>) -> (tensor<4x5xf64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %3 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.reshape"(%2) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %6 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x2xf64>
    %10 = "stablehlo.scatter"(%arg0, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f64>, %r8: tensor<f64>):
      %9 = "stablehlo.multiply"(%r7, %r8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%9) : (tensor<f64>) -> ()
    }) : (tensor<4x5xf64>, tensor<2x3x2xi32>, tensor<3x2xf64>) -> tensor<4x5xf64>
    return %10 : tensor<4x5xf64>
  }
}
