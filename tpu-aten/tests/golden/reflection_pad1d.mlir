// aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor

// T[2,4] (1,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf32>) -> (tensor<2x7xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x7xf32>
    return %4 : tensor<2x7xf32>
  }
}

// T[2,3,5] (-1,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x6xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x3x0xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x0xf32>) -> tensor<2x3x0xf32>
    %4 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %5 = "stablehlo.concatenate"(%0, %4) <{dimension = 2 : i64}> : (tensor<2x3x4xf32>, tensor<2x3x2xf32>) -> tensor<2x3x6xf32>
    return %5 : tensor<2x3x6xf32>
  }
}

// T[2,4] (1,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xbf16>) -> (tensor<2x7xbf16>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xbf16>) -> tensor<2x1xbf16>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xbf16>) -> tensor<2x2xbf16>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x1xbf16>) -> tensor<2x1xbf16>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 1 : i64}> : (tensor<2x1xbf16>, tensor<2x4xbf16>, tensor<2x2xbf16>) -> tensor<2x7xbf16>
    return %4 : tensor<2x7xbf16>
  }
}

// T[2,4] (1,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xf64>) -> (tensor<2x7xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x1xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xf64>) -> tensor<2x2xf64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x1xf64>) -> tensor<2x1xf64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 1 : i64}> : (tensor<2x1xf64>, tensor<2x4xf64>, tensor<2x2xf64>) -> tensor<2x7xf64>
    return %4 : tensor<2x7xf64>
  }
}

// T[2,4] (1,2), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xi64>) -> (tensor<2x7xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xi64>) -> tensor<2x1xi64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xi64>) -> tensor<2x2xi64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x1xi64>) -> tensor<2x1xi64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<2x2xi64>) -> tensor<2x2xi64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 1 : i64}> : (tensor<2x1xi64>, tensor<2x4xi64>, tensor<2x2xi64>) -> tensor<2x7xi64>
    return %4 : tensor<2x7xi64>
  }
}

// T[2,4] (1,2), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4xcomplex<f32>>) -> (tensor<2x7xcomplex<f32>>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 1 : i64}> : (tensor<2x1xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %4 : tensor<2x7xcomplex<f32>>
  }
}
