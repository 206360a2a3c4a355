// aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor

// T[2,3,4] T[2,4] 1 2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4xf32>, %s0: tensor<i32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg0, %0, %6, %5, %6) : (tensor<2x3x4xf32>, tensor<2x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
    return %7 : tensor<2x3x4xf32>
  }
}

// T[2,3,4] T[2,4] 1 2, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x4xbf16>, %s0: tensor<i32>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xbf16>) -> tensor<2x1x4xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg0, %0, %6, %5, %6) : (tensor<2x3x4xbf16>, tensor<2x1x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xbf16>
    return %7 : tensor<2x3x4xbf16>
  }
}

// T[2,3,4] T[2,4] 1 2, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xi64>, %arg1: tensor<2x4xi64>, %s0: tensor<i32>) -> (tensor<2x3x4xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xi64>) -> tensor<2x1x4xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg0, %0, %6, %5, %6) : (tensor<2x3x4xi64>, tensor<2x1x4xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi64>
    return %7 : tensor<2x3x4xi64>
  }
}

// T[2,3,4] T[2,4] 1 2, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x4xi1>, %s0: tensor<i32>) -> (tensor<2x3x4xi1>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xi1>) -> tensor<2x1x4xi1>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%s0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.add"(%s0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.select"(%2, %4, %s0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg0, %0, %6, %5, %6) : (tensor<2x3x4xi1>, tensor<2x1x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi1>
    return %7 : tensor<2x3x4xi1>
  }
}
