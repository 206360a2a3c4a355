// aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor

// T[2,3,2] (2,5) 1 2 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3x2xi32>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%0, %7, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<6xi32>, tensor<2x6xf32>) -> tensor<2x5xf32>
    return %11 : tensor<2x5xf32>
  }
}

// T[1] () 0 1 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// T[2,3,2] (2,5) 1 2 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2xbf16>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xbf16>}> : () -> tensor<2x5xbf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2xbf16>) -> tensor<2x6xbf16>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3x2xi32>) -> tensor<6xi32>
    %8 = "stablehlo.convert"(%0) : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %9 = "stablehlo.convert"(%1) : (tensor<2x6xbf16>) -> tensor<2x6xf32>
    %13 = "stablehlo.scatter"(%8, %7, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<6xi32>, tensor<2x6xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x5xf32>) -> tensor<2x5xbf16>
    return %14 : tensor<2x5xbf16>
  }
}

// T[2,3,2] (2,5) 1 2 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2xf16>) -> (tensor<2x5xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf16>}> : () -> tensor<2x5xf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2xf16>) -> tensor<2x6xf16>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3x2xi32>) -> tensor<6xi32>
    %8 = "stablehlo.convert"(%0) : (tensor<2x5xf16>) -> tensor<2x5xf32>
    %9 = "stablehlo.convert"(%1) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %13 = "stablehlo.scatter"(%8, %7, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<6xi32>, tensor<2x6xf32>) -> tensor<2x5xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x5xf32>) -> tensor<2x5xf16>
    return %14 : tensor<2x5xf16>
  }
}

// T[2,3,2] (2,5) 1 2 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x2xf64>) -> (tensor<2x5xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3x2xi32>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%0, %7, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<2x5xf64>, tensor<6xi32>, tensor<2x6xf64>) -> tensor<2x5xf64>
    return %11 : tensor<2x5xf64>
  }
}
