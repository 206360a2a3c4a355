// aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor

// T[2,3,4] (1,2,0,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x4x7xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 2 : i64}> : (tensor<2x3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x2xf32>) -> tensor<2x3x7xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 1, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xf32>) -> tensor<2x0x7xf32>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xf32>) -> tensor<2x1x7xf32>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<2x0x7xf32>) -> tensor<2x0x7xf32>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<2x1x7xf32>) -> tensor<2x1x7xf32>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 1 : i64}> : (tensor<2x3x7xf32>, tensor<2x1x7xf32>) -> tensor<2x4x7xf32>
    return %9 : tensor<2x4x7xf32>
  }
}

// T[2,3,4] (1,2,0,1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>) -> (tensor<2x4x7xbf16>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xbf16>) -> tensor<2x3x1xbf16>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xbf16>) -> tensor<2x3x2xbf16>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3x1xbf16>) -> tensor<2x3x1xbf16>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xbf16>) -> tensor<2x3x2xbf16>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 2 : i64}> : (tensor<2x3x1xbf16>, tensor<2x3x4xbf16>, tensor<2x3x2xbf16>) -> tensor<2x3x7xbf16>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 1, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xbf16>) -> tensor<2x0x7xbf16>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xbf16>) -> tensor<2x1x7xbf16>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<2x0x7xbf16>) -> tensor<2x0x7xbf16>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<2x1x7xbf16>) -> tensor<2x1x7xbf16>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 1 : i64}> : (tensor<2x3x7xbf16>, tensor<2x1x7xbf16>) -> tensor<2x4x7xbf16>
    return %9 : tensor<2x4x7xbf16>
  }
}

// T[2,3,4] (1,2,0,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>) -> (tensor<2x4x7xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf64>) -> tensor<2x3x1xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf64>) -> tensor<2x3x2xf64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 2 : i64}> : (tensor<2x3x1xf64>, tensor<2x3x4xf64>, tensor<2x3x2xf64>) -> tensor<2x3x7xf64>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 1, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xf64>) -> tensor<2x0x7xf64>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xf64>) -> tensor<2x1x7xf64>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<2x0x7xf64>) -> tensor<2x0x7xf64>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<2x1x7xf64>) -> tensor<2x1x7xf64>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 1 : i64}> : (tensor<2x3x7xf64>, tensor<2x1x7xf64>) -> tensor<2x4x7xf64>
    return %9 : tensor<2x4x7xf64>
  }
}

// T[2,3,4] (1,2,0,1), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xi64>) -> (tensor<2x4x7xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xi64>) -> tensor<2x3x1xi64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xi64>) -> tensor<2x3x2xi64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 2 : i64}> : (tensor<2x3x1xi64>, tensor<2x3x4xi64>, tensor<2x3x2xi64>) -> tensor<2x3x7xi64>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 1, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xi64>) -> tensor<2x0x7xi64>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xi64>) -> tensor<2x1x7xi64>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<2x0x7xi64>) -> tensor<2x0x7xi64>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<2x1x7xi64>) -> tensor<2x1x7xi64>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 1 : i64}> : (tensor<2x3x7xi64>, tensor<2x1x7xi64>) -> tensor<2x4x7xi64>
    return %9 : tensor<2x4x7xi64>
  }
}

// T[2,3,4] (1,2,0,1), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xcomplex<f32>>) -> (tensor<2x4x7xcomplex<f32>>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 2 : i64}> : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x7xcomplex<f32>>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 1, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xcomplex<f32>>) -> tensor<2x0x7xcomplex<f32>>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 2, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x7xcomplex<f32>>) -> tensor<2x1x7xcomplex<f32>>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<2x0x7xcomplex<f32>>) -> tensor<2x0x7xcomplex<f32>>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 1>}> : (tensor<2x1x7xcomplex<f32>>) -> tensor<2x1x7xcomplex<f32>>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 1 : i64}> : (tensor<2x3x7xcomplex<f32>>, tensor<2x1x7xcomplex<f32>>) -> tensor<2x4x7xcomplex<f32>>
    return %9 : tensor<2x4x7xcomplex<f32>>
  }
}
