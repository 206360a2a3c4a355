// aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor

// T[] T[2,3] T[2,3] none 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%5, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.maximum"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.divide"(%4, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %10 : tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] T[2,3] T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%3, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.maximum"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%1, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %9 : tensor<2x3xf32>
  }
}

// T[] T[2,3] T[2,3] none 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<bf16>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%8, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.maximum"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.divide"(%7, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %14 : tensor<2x3xbf16>
  }
}

// T[] T[2,3] T[2,3] none 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<2x3xf16>, %arg2: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f16>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%8, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e-12> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.maximum"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.divide"(%7, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %14 : tensor<2x3xf16>
  }
}

// T[] T[2,3] T[2,3] none 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<2x3xf64>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<6.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %6 = "stablehlo.subtract"(%5, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%6, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<1.0e-12> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.maximum"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.divide"(%4, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %10 : tensor<2x3xf64>
  }
}
