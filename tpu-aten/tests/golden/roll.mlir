// aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor

// T[2,5] (-2,1) (1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.concatenate"(%1, %0) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<2x5xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %5 = "stablehlo.concatenate"(%4, %3) <{dimension = 0 : i64}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    return %5 : tensor<2x5xf32>
  }
}

// T[2,3] (4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<6xf32>) -> tensor<4xf32>
    %3 = "stablehlo.concatenate"(%2, %1) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<6xf32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// T[2,5] (-2,1) (1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xbf16>) -> (tensor<2x5xbf16>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xbf16>) -> tensor<2x2xbf16>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xbf16>) -> tensor<2x3xbf16>
    %2 = "stablehlo.concatenate"(%1, %0) <{dimension = 1 : i64}> : (tensor<2x3xbf16>, tensor<2x2xbf16>) -> tensor<2x5xbf16>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xbf16>) -> tensor<1x5xbf16>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xbf16>) -> tensor<1x5xbf16>
    %5 = "stablehlo.concatenate"(%4, %3) <{dimension = 0 : i64}> : (tensor<1x5xbf16>, tensor<1x5xbf16>) -> tensor<2x5xbf16>
    return %5 : tensor<2x5xbf16>
  }
}

// T[2,5] (-2,1) (1,0), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi64>) -> (tensor<2x5xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x2xi64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.concatenate"(%1, %0) <{dimension = 1 : i64}> : (tensor<2x3xi64>, tensor<2x2xi64>) -> tensor<2x5xi64>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<1x5xi64>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi64>) -> tensor<1x5xi64>
    %5 = "stablehlo.concatenate"(%4, %3) <{dimension = 0 : i64}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
    return %5 : tensor<2x5xi64>
  }
}

// T[2,5] (-2,1) (1,0), T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x5xi1>) -> (tensor<2x5xi1>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x5xi1>) -> tensor<2x2xi1>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi1>) -> tensor<2x3xi1>
    %2 = "stablehlo.concatenate"(%1, %0) <{dimension = 1 : i64}> : (tensor<2x3xi1>, tensor<2x2xi1>) -> tensor<2x5xi1>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi1>) -> tensor<1x5xi1>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x5xi1>) -> tensor<1x5xi1>
    %5 = "stablehlo.concatenate"(%4, %3) <{dimension = 0 : i64}> : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
}
