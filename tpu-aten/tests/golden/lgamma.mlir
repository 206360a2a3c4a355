// aten::lgamma(Tensor self) -> Tensor

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "chlo.lgamma"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "chlo.lgamma"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %2 : tensor<2x3xbf16>
  }
}

// T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "chlo.lgamma"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %2 : tensor<2x3xf16>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "chlo.lgamma"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
}
