// aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor

// T[2,3,3,2] i64[2,3,3,2] (6,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<2x3x3x2xi64>) -> (tensor<2x3x6x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x2xi64>) -> tensor<2x3x3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<72> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x6x4xf32>}> : () -> tensor<2x3x6x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x6x4xf32>) -> tensor<144xf32>
    %13 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      "stablehlo.return"(%r12) : (tensor<f32>) -> ()
    }) : (tensor<144xf32>, tensor<2x3x3x2xi32>, tensor<2x3x3x2xf32>) -> tensor<144xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<144xf32>) -> tensor<2x3x6x4xf32>
    return %14 : tensor<2x3x6x4xf32>
  }
}

// T[2,3,3,2] i64[2,3,3,2] (6,4), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xbf16>, %arg1: tensor<2x3x3x2xi64>) -> (tensor<2x3x6x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x2xi64>) -> tensor<2x3x3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<72> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x6x4xbf16>}> : () -> tensor<2x3x6x4xbf16>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x6x4xbf16>) -> tensor<144xbf16>
    %13 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<bf16>, %r12: tensor<bf16>):
      "stablehlo.return"(%r12) : (tensor<bf16>) -> ()
    }) : (tensor<144xbf16>, tensor<2x3x3x2xi32>, tensor<2x3x3x2xbf16>) -> tensor<144xbf16>
    %14 = "stablehlo.reshape"(%13) : (tensor<144xbf16>) -> tensor<2x3x6x4xbf16>
    return %14 : tensor<2x3x6x4xbf16>
  }
}

// T[2,3,3,2] i64[2,3,3,2] (6,4), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf16>, %arg1: tensor<2x3x3x2xi64>) -> (tensor<2x3x6x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x2xi64>) -> tensor<2x3x3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<72> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x6x4xf16>}> : () -> tensor<2x3x6x4xf16>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x6x4xf16>) -> tensor<144xf16>
    %13 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f16>, %r12: tensor<f16>):
      "stablehlo.return"(%r12) : (tensor<f16>) -> ()
    }) : (tensor<144xf16>, tensor<2x3x3x2xi32>, tensor<2x3x3x2xf16>) -> tensor<144xf16>
    %14 = "stablehlo.reshape"(%13) : (tensor<144xf16>) -> tensor<2x3x6x4xf16>
    return %14 : tensor<2x3x6x4xf16>
  }
}

// T[2,3,3,2] i64[2,3,3,2] (6,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x2xf64>, %arg1: tensor<2x3x3x2xi64>) -> (tensor<2x3x6x4xf64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x3x2xi64>) -> tensor<2x3x3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3x2xi32>
    %2 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x3x2xi32>
    %6 = "stablehlo.constant"() <{value = dense<72> : tensor<2x3x3x2xi32>}> : () -> tensor<2x3x3x2xi32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> tensor<2x3x3x2xi32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x6x4xf64>}> : () -> tensor<2x3x6x4xf64>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x6x4xf64>) -> tensor<144xf64>
    %13 = "stablehlo.scatter"(%10, %8, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      "stablehlo.return"(%r12) : (tensor<f64>) -> ()
    }) : (tensor<144xf64>, tensor<2x3x3x2xi32>, tensor<2x3x3x2xf64>) -> tensor<144xf64>
    %14 = "stablehlo.reshape"(%13) : (tensor<144xf64>) -> tensor<2x3x6x4xf64>
    return %14 : tensor<2x3x6x4xf64>
  }
}
