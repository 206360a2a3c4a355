// aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

// T[4,5] 1 i64[3,2] T[3,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %9 : tensor<4x5xf32>
  }
}

// T[] 0 i64[] T[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %2 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.scatter"(%0, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
    return %8 : tensor<f32>
  }
}

// T[4,5] 1 i64[3,2] T[3,4], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xbf16>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xbf16>) -> (tensor<4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xbf16>) -> tensor<3x2xbf16>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<3x2xbf16>) -> tensor<3x2xf32>
    %11 = "stablehlo.scatter"(%6, %4, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
    return %12 : tensor<4x5xbf16>
  }
}

// T[4,5] 1 i64[3,2] T[3,4], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi64>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xi64>) -> (tensor<4x5xi64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xi64>) -> tensor<3x2xi64>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i64>, %r7: tensor<i64>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%8) : (tensor<i64>) -> ()
    }) : (tensor<4x5xi64>, tensor<2x3x2xi32>, tensor<3x2xi64>) -> tensor<4x5xi64>
    return %9 : tensor<4x5xi64>
  }
}

// T[4,5] 1 i64[3,2] T[3,4], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xi1>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xi1>) -> (tensor<4x5xi1>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xi1>) -> tensor<3x2xi1>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<i1>, %r7: tensor<i1>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<2x3x2xi32>, tensor<3x2xi1>) -> tensor<4x5xi1>
    return %9 : tensor<4x5xi1>
  }
}
