// aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor

// T[4,5] 1 i64[3,2] 2 multiply, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %s0: tensor<f32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.multiply"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %9 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3x2xi64>, %s0: tensor<bf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x2xbf16>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %11 = "stablehlo.scatter"(%6, %4, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.multiply"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
    return %12 : tensor<4x5xbf16>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf16>, %arg1: tensor<3x2xi64>, %s0: tensor<f16>) -> (tensor<4x5xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<3x2xf16>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %11 = "stablehlo.scatter"(%6, %4, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.multiply"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<4x5xf32>) -> tensor<4x5xf16>
    return %12 : tensor<4x5xf16>
  }
}

// T[4,5] 1 i64[3,2] 2 multiply, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf64>, %arg1: tensor<3x2xi64>, %s0: tensor<f64>) -> (tensor<4x5xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x2xf64>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f64>, %r7: tensor<f64>):
      %8 = "stablehlo.multiply"(%r6, %r7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<4x5xf64>, tensor<2x3x2xi32>, tensor<3x2xf64>) -> tensor<4x5xf64>
    return %9 : tensor<4x5xf64>
  }
}
