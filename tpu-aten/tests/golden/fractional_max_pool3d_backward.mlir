// aten::fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor

// T[2,3,3,2,2] T[2,3,5,6,7] (2,2,2) (3,2,2) i64[2,3,3,2,2], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf32>, %arg1: tensor<2x3x5x6x7xf32>, %arg2: tensor<2x3x3x2x2xi64>) -> (tensor<2x3x5x6x7xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x2x2xi64>) -> tensor<2x3x3x2x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<210> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<630> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x6x7xf32>}> : () -> tensor<2x3x5x6x7xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x5x6x7xf32>) -> tensor<1260xf32>
    %14 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 5>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<1260xf32>, tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xf32>) -> tensor<1260xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1260xf32>) -> tensor<2x3x5x6x7xf32>
    return %15 : tensor<2x3x5x6x7xf32>
  }
}

// T[2,3,3,2,2] T[2,3,5,6,7] (2,2,2) (3,2,2) i64[2,3,3,2,2], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xbf16>, %arg1: tensor<2x3x5x6x7xbf16>, %arg2: tensor<2x3x3x2x2xi64>) -> (tensor<2x3x5x6x7xbf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x2x2xi64>) -> tensor<2x3x3x2x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<210> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<630> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %9 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2x2xbf16>) -> tensor<2x3x3x2x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x6x7xf32>}> : () -> tensor<2x3x5x6x7xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x5x6x7xf32>) -> tensor<1260xf32>
    %15 = "stablehlo.scatter"(%11, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 5>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<1260xf32>, tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xf32>) -> tensor<1260xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1260xf32>) -> tensor<2x3x5x6x7xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xbf16>
    return %17 : tensor<2x3x5x6x7xbf16>
  }
}

// T[2,3,3,2,2] T[2,3,5,6,7] (2,2,2) (3,2,2) i64[2,3,3,2,2], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf16>, %arg1: tensor<2x3x5x6x7xf16>, %arg2: tensor<2x3x3x2x2xi64>) -> (tensor<2x3x5x6x7xf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x2x2xi64>) -> tensor<2x3x3x2x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<210> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<630> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %9 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x2x2xf16>) -> tensor<2x3x3x2x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x6x7xf32>}> : () -> tensor<2x3x5x6x7xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x5x6x7xf32>) -> tensor<1260xf32>
    %15 = "stablehlo.scatter"(%11, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 5>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<1260xf32>, tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xf32>) -> tensor<1260xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1260xf32>) -> tensor<2x3x5x6x7xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf16>
    return %17 : tensor<2x3x5x6x7xf16>
  }
}

// T[2,3,3,2,2] T[2,3,5,6,7] (2,2,2) (3,2,2) i64[2,3,3,2,2], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2x2xf64>, %arg1: tensor<2x3x5x6x7xf64>, %arg2: tensor<2x3x3x2x2xi64>) -> (tensor<2x3x5x6x7xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x3x2x2xi64>) -> tensor<2x3x3x2x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<210> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<630> : tensor<2x3x3x2x2xi32>}> : () -> tensor<2x3x3x2x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xi32>) -> tensor<2x3x3x2x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x5x6x7xf64>}> : () -> tensor<2x3x5x6x7xf64>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x5x6x7xf64>) -> tensor<1260xf64>
    %14 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 5>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<1260xf64>, tensor<2x3x3x2x2xi32>, tensor<2x3x3x2x2xf64>) -> tensor<1260xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<1260xf64>) -> tensor<2x3x5x6x7xf64>
    return %15 : tensor<2x3x5x6x7xf64>
  }
}
