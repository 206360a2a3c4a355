// aten::_thnn_fused_lstm_cell(Tensor input_gates, Tensor hidden_gates, Tensor cx, Tensor? input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor, Tensor)

// T[2,12] T[2,12] T[2,3] T[12] T[12], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.logistic"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.logistic"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.tanh"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.logistic"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%10, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%9, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%12, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.concatenate"(%9, %10, %11, %12) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    return %17, %15, %18 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>
  }
}

// T[2,12] T[2,12] T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.logistic"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.logistic"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.logistic"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%6, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%5, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.tanh"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%8, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.concatenate"(%5, %6, %7, %8) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    return %13, %11, %14 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>
  }
}

// T[2,12] T[2,12] T[2,3] T[12] T[12], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x12xbf16>, %arg1: tensor<2x12xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<12xbf16>, %arg4: tensor<12xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x12xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x12xbf16>) -> tensor<2x12xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<12xbf16>) -> tensor<12xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x12xbf16>) -> tensor<2x12xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<12xbf16>) -> tensor<12xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%3, %7) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.logistic"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.logistic"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.logistic"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%15, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%14, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.tanh"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%17, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %25 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %26 = "stablehlo.convert"(%23) : (tensor<2x12xf32>) -> tensor<2x12xbf16>
    return %24, %25, %26 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x12xbf16>
  }
}

// T[2,12] T[2,12] T[2,3] T[12] T[12], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x12xf16>, %arg1: tensor<2x12xf16>, %arg2: tensor<2x3xf16>, %arg3: tensor<12xf16>, %arg4: tensor<12xf16>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x12xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x12xf16>) -> tensor<2x12xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<12xf16>) -> tensor<12xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x12xf16>) -> tensor<2x12xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<12xf16>) -> tensor<12xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%3, %7) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.logistic"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.logistic"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.logistic"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%15, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%14, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.tanh"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%17, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.concatenate"(%14, %15, %16, %17) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %25 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %26 = "stablehlo.convert"(%23) : (tensor<2x12xf32>) -> tensor<2x12xf16>
    return %24, %25, %26 : tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x12xf16>
  }
}

// T[2,12] T[2,12] T[2,3] T[12] T[12], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x12xf64>, %arg1: tensor<2x12xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<12xf64>, %arg4: tensor<12xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x12xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf64>) -> tensor<2x12xf64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xf64>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf64>) -> tensor<2x12xf64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xf64>
    %4 = "stablehlo.add"(%1, %3) : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xf64>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.logistic"(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.logistic"(%6) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.tanh"(%7) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.logistic"(%8) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%10, %arg2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%9, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.multiply"(%12, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.concatenate"(%9, %10, %11, %12) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x12xf64>
    return %17, %15, %18 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x12xf64>
  }
}
