// aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.select"(%3, %5, %6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%5, %7, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %10 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%5, %7, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %10 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.16666666666666666> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.select"(%3, %5, %6) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %7 : tensor<2x3xf64>
  }
}
