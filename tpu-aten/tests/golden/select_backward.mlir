// aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor

// T[2,4] (2,3,4) 1 -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %s0: tensor<i32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%s0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.add"(%s0, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.select"(%3, %5, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.dynamic_update_slice"(%0, %1, %7, %6, %7) : (tensor<2x3x4xf32>, tensor<2x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
    return %8 : tensor<2x3x4xf32>
  }
}

// T[2,4] (2,3,4) 1 -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %s0: tensor<i32>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4xbf16>) -> tensor<2x1x4xbf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%s0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.add"(%s0, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.select"(%3, %5, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.dynamic_update_slice"(%0, %1, %7, %6, %7) : (tensor<2x3x4xbf16>, tensor<2x1x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xbf16>
    return %8 : tensor<2x3x4xbf16>
  }
}

// T[2,4] (2,3,4) 1 -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>, %s0: tensor<i32>) -> (tensor<2x3x4xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4xf16>) -> tensor<2x1x4xf16>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%s0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.add"(%s0, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.select"(%3, %5, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.dynamic_update_slice"(%0, %1, %7, %6, %7) : (tensor<2x3x4xf16>, tensor<2x1x4xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf16>
    return %8 : tensor<2x3x4xf16>
  }
}

// T[2,4] (2,3,4) 1 -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>, %s0: tensor<i32>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4xf64>) -> tensor<2x1x4xf64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%s0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.add"(%s0, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.select"(%3, %5, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.dynamic_update_slice"(%0, %1, %7, %6, %7) : (tensor<2x3x4xf64>, tensor<2x1x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf64>
    return %8 : tensor<2x3x4xf64>
  }
}
