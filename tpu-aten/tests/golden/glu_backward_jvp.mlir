// aten::glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor

// T[2,4] T[2,2] T[2,4] T[2,2] T[2,4] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.logistic"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.multiply"(%arg1, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%6, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.multiply"(%arg3, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%11, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.multiply"(%7, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.multiply"(%14, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %16 = "stablehlo.multiply"(%7, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.multiply"(%16, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.multiply"(%17, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = "stablehlo.subtract"(%15, %18) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = "stablehlo.concatenate"(%11, %19) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    return %20 : tensor<2x4xf32>
  }
}

// T[2,4] T[2,2] T[2,4] T[2,2] T[2,4] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x2xbf16>, %arg2: tensor<2x4xbf16>, %arg3: tensor<2x2xbf16>, %arg4: tensor<2x4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %3 = "stablehlo.convert"(%arg4) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.logistic"(%5) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.multiply"(%0, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%10, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.multiply"(%1, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %16 = "stablehlo.multiply"(%15, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.multiply"(%11, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = "stablehlo.multiply"(%11, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %21 = "stablehlo.multiply"(%20, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %22 = "stablehlo.multiply"(%21, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %23 = "stablehlo.subtract"(%19, %22) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %24 = "stablehlo.concatenate"(%15, %23) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %25 : tensor<2x4xbf16>
  }
}

// T[2,4] T[2,2] T[2,4] T[2,2] T[2,4] 1, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf16>, %arg1: tensor<2x2xf16>, %arg2: tensor<2x4xf16>, %arg3: tensor<2x2xf16>, %arg4: tensor<2x4xf16>) -> (tensor<2x4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x2xf16>) -> tensor<2x2xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<2x2xf16>) -> tensor<2x2xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %3 = "stablehlo.convert"(%arg4) : (tensor<2x4xf16>) -> tensor<2x4xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.logistic"(%5) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.multiply"(%0, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%10, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.multiply"(%1, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %16 = "stablehlo.multiply"(%15, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.multiply"(%11, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = "stablehlo.multiply"(%18, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = "stablehlo.multiply"(%11, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %21 = "stablehlo.multiply"(%20, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %22 = "stablehlo.multiply"(%21, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %23 = "stablehlo.subtract"(%19, %22) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %24 = "stablehlo.concatenate"(%15, %23) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    return %25 : tensor<2x4xf16>
  }
}

// T[2,4] T[2,2] T[2,4] T[2,2] T[2,4] 1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>, %arg1: tensor<2x2xf64>, %arg2: tensor<2x4xf64>, %arg3: tensor<2x2xf64>, %arg4: tensor<2x4xf64>) -> (tensor<2x4xf64>) {
    %0 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %1 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %3 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %4 = "stablehlo.logistic"(%1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %5 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %7 = "stablehlo.multiply"(%arg1, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %8 = "stablehlo.multiply"(%6, %3) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %10 = "stablehlo.multiply"(%arg3, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %12 = "stablehlo.multiply"(%11, %0) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %13 = "stablehlo.multiply"(%7, %2) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %15 = "stablehlo.multiply"(%14, %6) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %16 = "stablehlo.multiply"(%7, %0) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %17 = "stablehlo.multiply"(%16, %4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %18 = "stablehlo.multiply"(%17, %8) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %19 = "stablehlo.subtract"(%15, %18) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    %20 = "stablehlo.concatenate"(%11, %19) <{dimension = 1 : i64}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x4xf64>
    return %20 : tensor<2x4xf64>
  }
}
