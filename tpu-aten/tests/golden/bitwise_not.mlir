// aten::bitwise_not(Tensor self) -> Tensor

// T[2,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    return %0 : tensor<2x3xi64>
  }
}

// T[2,3], T = int32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
}

// T[2,3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<2x3xui8>) -> tensor<2x3xui8>
    return %0 : tensor<2x3xui8>
  }
}

// T[2,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}
