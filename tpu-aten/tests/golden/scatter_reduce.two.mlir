// aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor

// T[4,5] 1 i64[3,2] T[3,4] sum true, T = float32
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

// T[4,5] 1 i64[3,2] T[3,4] prod false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %4, %6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      "stablehlo.return"(%r8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.scatter"(%9, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.multiply"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %13 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] T[3,4] mean false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %4, %6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      "stablehlo.return"(%r8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.scatter"(%9, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %19 = "stablehlo.scatter"(%14, %4, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
    %21 = "stablehlo.maximum"(%19, %20) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %22 = "stablehlo.divide"(%13, %21) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    return %22 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] T[3,4] amax false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf32>) -> (tensor<4x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %4, %6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      "stablehlo.return"(%r8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %13 = "stablehlo.scatter"(%9, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.maximum"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %13 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] T[3,4] amin true, T = float32
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
      %8 = "stablehlo.minimum"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    return %9 : tensor<4x5xf32>
  }
}

// T[4,5] 1 i64[3,2] T[3,4] sum true, T = bfloat16
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

// T[4,5] 1 i64[3,2] T[3,4] sum true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf16>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf16>) -> (tensor<4x5xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf16>) -> tensor<3x2xf16>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %7 = "stablehlo.convert"(%5) : (tensor<3x2xf16>) -> tensor<3x2xf32>
    %11 = "stablehlo.scatter"(%6, %4, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<2x3x2xi32>, tensor<3x2xf32>) -> tensor<4x5xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<4x5xf32>) -> tensor<4x5xf16>
    return %12 : tensor<4x5xf16>
  }
}

// T[4,5] 1 i64[3,2] T[3,4] sum true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x5xf64>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x4xf64>) -> (tensor<4x5xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %3 = "stablehlo.reshape"(%0) : (tensor<3x2xi32>) -> tensor<1x3x2xi32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<2x3x2xi32>
    %5 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %9 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r6: tensor<f64>, %r7: tensor<f64>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<4x5xf64>, tensor<2x3x2xi32>, tensor<3x2xf64>) -> tensor<4x5xf64>
    return %9 : tensor<4x5xf64>
  }
}
