// aten::signbit(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
}
