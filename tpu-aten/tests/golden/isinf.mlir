// aten::isinf(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.constant"() <{value = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// T[2,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.real"(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.or"(%4, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %8 : tensor<2x3xi1>
  }
}
