// aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor

// T[2,2] T[2,4] -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %6 = "stablehlo.subtract"(%5, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.concatenate"(%3, %8) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    return %9 : tensor<2x4xf32>
  }
}

// T[2,2] T[2,4] -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xbf16>, %arg1: tensor<2x4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.logistic"(%3) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.multiply"(%0, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %8 = "stablehlo.subtract"(%7, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.multiply"(%8, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.concatenate"(%5, %10) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %12 : tensor<2x4xbf16>
  }
}

// T[2,2] T[2,4] -1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf16>, %arg1: tensor<2x4xf16>) -> (tensor<2x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x2xf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.logistic"(%3) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.multiply"(%0, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %8 = "stablehlo.subtract"(%7, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.multiply"(%8, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.concatenate"(%5, %10) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    return %12 : tensor<2x4xf16>
  }
}

// T[2,2] T[2,4] -1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf64>, %arg1: tensor<2x4xf64>) -> (tensor<2x4xf64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %4 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
    %6 = "stablehlo.subtract"(%5, %2) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %7 = "stablehlo.multiply"(%6, %2) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %9 = "stablehlo.concatenate"(%3, %8) <{dimension = 1 : i64}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x4xf64>
    return %9 : tensor<2x4xf64>
  }
}
