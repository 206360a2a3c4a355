// aten::_thnn_fused_gru_cell(Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor)

// T[2,9] T[2,9] T[2,3] T[9] T[9], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<9xf32>, %arg4: tensor<9xf32>) -> (tensor<2x3xf32>, tensor<2x15xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%4, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%5, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.logistic"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.logistic"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%12, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%6, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%arg2, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%13, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.concatenate"(%12, %13, %16, %arg2, %9) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x15xf32>
    return %19, %20 : tensor<2x3xf32>, tensor<2x15xf32>
  }
}

// T[2,9] T[2,9] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x15xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.add"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.logistic"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.logistic"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%8, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%2, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.tanh"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%arg2, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%9, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.concatenate"(%8, %9, %12, %arg2, %5) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x15xf32>
    return %15, %16 : tensor<2x3xf32>, tensor<2x15xf32>
  }
}

// T[2,9] T[2,9] T[2,3] T[9] T[9], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x9xbf16>, %arg1: tensor<2x9xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<9xbf16>, %arg4: tensor<9xbf16>) -> (tensor<2x3xbf16>, tensor<2x15xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x9xbf16>) -> tensor<2x9xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<9xbf16>) -> tensor<9xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x9xbf16>) -> tensor<2x9xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<9xbf16>) -> tensor<9xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%10, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.logistic"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.logistic"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%17, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%11, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.tanh"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%8, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%18, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.concatenate"(%17, %18, %21, %8, %14) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x15xf32>
    %26 = "stablehlo.convert"(%24) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %27 = "stablehlo.convert"(%25) : (tensor<2x15xf32>) -> tensor<2x15xbf16>
    return %26, %27 : tensor<2x3xbf16>, tensor<2x15xbf16>
  }
}

// T[2,9] T[2,9] T[2,3] T[9] T[9], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x9xf16>, %arg1: tensor<2x9xf16>, %arg2: tensor<2x3xf16>, %arg3: tensor<9xf16>, %arg4: tensor<9xf16>) -> (tensor<2x3xf16>, tensor<2x15xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x9xf16>) -> tensor<2x9xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<9xf16>) -> tensor<9xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x9xf16>) -> tensor<2x9xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<9xf16>) -> tensor<9xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%10, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.logistic"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.logistic"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%17, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%11, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.tanh"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%8, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%18, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.concatenate"(%17, %18, %21, %8, %14) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x15xf32>
    %26 = "stablehlo.convert"(%24) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %27 = "stablehlo.convert"(%25) : (tensor<2x15xf32>) -> tensor<2x15xf16>
    return %26, %27 : tensor<2x3xf16>, tensor<2x15xf16>
  }
}

// T[2,9] T[2,9] T[2,3] T[9] T[9], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x9xf64>, %arg1: tensor<2x9xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<9xf64>, %arg4: tensor<9xf64>) -> (tensor<2x3xf64>, tensor<2x15xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf64>) -> tensor<2x9xf64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x9xf64>, tensor<2x9xf64>) -> tensor<2x9xf64>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf64>) -> tensor<2x9xf64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2x9xf64>, tensor<2x9xf64>) -> tensor<2x9xf64>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.add"(%4, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%5, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.logistic"(%10) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.logistic"(%11) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%12, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%6, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.subtract"(%arg2, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%13, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%16, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.concatenate"(%12, %13, %16, %arg2, %9) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x15xf64>
    return %19, %20 : tensor<2x3xf64>, tensor<2x15xf64>
  }
}
