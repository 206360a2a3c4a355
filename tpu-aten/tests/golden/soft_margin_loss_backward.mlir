// aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor

// T[] T[2,3] T[2,3] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%arg1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.logistic"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] T[2,3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.negate"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// T[] T[2,3] T[2,3] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<bf16>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.logistic"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %11 : tensor<2x3xbf16>
  }
}

// T[] T[2,3] T[2,3] 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<2x3xf16>, %arg2: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f16>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.logistic"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %11 : tensor<2x3xf16>
  }
}

// T[] T[2,3] T[2,3] 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<2x3xf64>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.negate"(%arg2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.multiply"(%arg1, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.logistic"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %7 : tensor<2x3xf64>
  }
}
