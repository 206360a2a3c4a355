// aten::zero_(Tensor(a!) self) -> Tensor(a!)

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
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
  func.func public @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>) {
    %0 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
}
