// aten::deg2rad(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.017453292519943295> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.017453292519943295> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %3 : tensor<2x3xbf16>
  }
}

// T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.017453292519943295> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %3 : tensor<2x3xf16>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.017453292519943295> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %1 : tensor<2x3xf64>
  }
}
