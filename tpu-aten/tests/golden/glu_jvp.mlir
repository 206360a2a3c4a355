// aten::glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor

// T[2,2] T[2,4] T[2,4] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.logistic"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %7 = "stablehlo.subtract"(%6, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.multiply"(%8, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.add"(%5, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return %10 : tensor<2x2xf32>
  }
}

// T[2,2] T[2,4] T[2,4] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xbf16>, %arg1: tensor<2x4xbf16>, %arg2: tensor<2x4xbf16>) -> (tensor<2x2xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.logistic"(%4) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %10 = "stablehlo.subtract"(%9, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.multiply"(%0, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%11, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.add"(%8, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    return %14 : tensor<2x2xbf16>
  }
}

// T[2,2] T[2,4] T[2,4] 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf16>, %arg1: tensor<2x4xf16>, %arg2: tensor<2x4xf16>) -> (tensor<2x2xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x2xf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.logistic"(%4) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %10 = "stablehlo.subtract"(%9, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.multiply"(%0, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%11, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.add"(%8, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x2xf32>) -> tensor<2x2xf16>
    return %14 : tensor<2x2xf16>
  }
}

// T[2,2] T[2,4] T[2,4] 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x2xf64>, %arg1: tensor<2x4xf64>, %arg2: tensor<2x4xf64>) -> (tensor<2x2xf64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %2 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %3 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %4 = "stablehlo.logistic"(%1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %6 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
    %7 = "stablehlo.subtract"(%6, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %9 = "stablehlo.multiply"(%8, %3) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %10 = "stablehlo.add"(%5, %9) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    return %10 : tensor<2x2xf64>
  }
}
