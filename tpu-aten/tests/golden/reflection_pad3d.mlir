// aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor

// T[2,3,4,5] (1,2,0,1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x4x5x8xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x2xf32>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 3 : i64}> : (tensor<2x3x4x1xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x8xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf32>) -> tensor<2x3x0x8xf32>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 3, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf32>) -> tensor<2x3x1x8xf32>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2>}> : (tensor<2x3x0x8xf32>) -> tensor<2x3x0x8xf32>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 2>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 2 : i64}> : (tensor<2x3x4x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x5x8xf32>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf32>) -> tensor<2x1x5x8xf32>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf32>) -> tensor<2x0x5x8xf32>
    %12 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<2x1x5x8xf32>) -> tensor<2x1x5x8xf32>
    %13 = "stablehlo.reverse"(%11) <{dimensions = array<i64: 1>}> : (tensor<2x0x5x8xf32>) -> tensor<2x0x5x8xf32>
    %14 = "stablehlo.concatenate"(%12, %9) <{dimension = 1 : i64}> : (tensor<2x1x5x8xf32>, tensor<2x3x5x8xf32>) -> tensor<2x4x5x8xf32>
    return %14 : tensor<2x4x5x8xf32>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xbf16>) -> (tensor<2x4x5x8xbf16>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x1xbf16>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x2xbf16>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x1xbf16>) -> tensor<2x3x4x1xbf16>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x2xbf16>) -> tensor<2x3x4x2xbf16>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 3 : i64}> : (tensor<2x3x4x1xbf16>, tensor<2x3x4x5xbf16>, tensor<2x3x4x2xbf16>) -> tensor<2x3x4x8xbf16>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xbf16>) -> tensor<2x3x0x8xbf16>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 3, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xbf16>) -> tensor<2x3x1x8xbf16>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2>}> : (tensor<2x3x0x8xbf16>) -> tensor<2x3x0x8xbf16>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 2>}> : (tensor<2x3x1x8xbf16>) -> tensor<2x3x1x8xbf16>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 2 : i64}> : (tensor<2x3x4x8xbf16>, tensor<2x3x1x8xbf16>) -> tensor<2x3x5x8xbf16>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xbf16>) -> tensor<2x0x5x8xbf16>
    %12 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<2x1x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %13 = "stablehlo.reverse"(%11) <{dimensions = array<i64: 1>}> : (tensor<2x0x5x8xbf16>) -> tensor<2x0x5x8xbf16>
    %14 = "stablehlo.concatenate"(%12, %9) <{dimension = 1 : i64}> : (tensor<2x1x5x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    return %14 : tensor<2x4x5x8xbf16>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xf64>) -> (tensor<2x4x5x8xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x1xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x2xf64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x1xf64>) -> tensor<2x3x4x1xf64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 3 : i64}> : (tensor<2x3x4x1xf64>, tensor<2x3x4x5xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x8xf64>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf64>) -> tensor<2x3x0x8xf64>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 3, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf64>) -> tensor<2x3x1x8xf64>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2>}> : (tensor<2x3x0x8xf64>) -> tensor<2x3x0x8xf64>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 2>}> : (tensor<2x3x1x8xf64>) -> tensor<2x3x1x8xf64>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 2 : i64}> : (tensor<2x3x4x8xf64>, tensor<2x3x1x8xf64>) -> tensor<2x3x5x8xf64>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf64>) -> tensor<2x1x5x8xf64>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf64>) -> tensor<2x0x5x8xf64>
    %12 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<2x1x5x8xf64>) -> tensor<2x1x5x8xf64>
    %13 = "stablehlo.reverse"(%11) <{dimensions = array<i64: 1>}> : (tensor<2x0x5x8xf64>) -> tensor<2x0x5x8xf64>
    %14 = "stablehlo.concatenate"(%12, %9) <{dimension = 1 : i64}> : (tensor<2x1x5x8xf64>, tensor<2x3x5x8xf64>) -> tensor<2x4x5x8xf64>
    return %14 : tensor<2x4x5x8xf64>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xi64>) -> (tensor<2x4x5x8xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x1xi64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x2xi64>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x1xi64>) -> tensor<2x3x4x1xi64>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x2xi64>) -> tensor<2x3x4x2xi64>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 3 : i64}> : (tensor<2x3x4x1xi64>, tensor<2x3x4x5xi64>, tensor<2x3x4x2xi64>) -> tensor<2x3x4x8xi64>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xi64>) -> tensor<2x3x0x8xi64>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 3, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xi64>) -> tensor<2x3x1x8xi64>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2>}> : (tensor<2x3x0x8xi64>) -> tensor<2x3x0x8xi64>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 2>}> : (tensor<2x3x1x8xi64>) -> tensor<2x3x1x8xi64>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 2 : i64}> : (tensor<2x3x4x8xi64>, tensor<2x3x1x8xi64>) -> tensor<2x3x5x8xi64>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xi64>) -> tensor<2x1x5x8xi64>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xi64>) -> tensor<2x0x5x8xi64>
    %12 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<2x1x5x8xi64>) -> tensor<2x1x5x8xi64>
    %13 = "stablehlo.reverse"(%11) <{dimensions = array<i64: 1>}> : (tensor<2x0x5x8xi64>) -> tensor<2x0x5x8xi64>
    %14 = "stablehlo.concatenate"(%12, %9) <{dimension = 1 : i64}> : (tensor<2x1x5x8xi64>, tensor<2x3x5x8xi64>) -> tensor<2x4x5x8xi64>
    return %14 : tensor<2x4x5x8xi64>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xcomplex<f32>>) -> (tensor<2x4x5x8xcomplex<f32>>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x1xcomplex<f32>>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
    %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x1xcomplex<f32>>) -> tensor<2x3x4x1xcomplex<f32>>
    %3 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x3x4x2xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) <{dimension = 3 : i64}> : (tensor<2x3x4x1xcomplex<f32>>, tensor<2x3x4x5xcomplex<f32>>, tensor<2x3x4x2xcomplex<f32>>) -> tensor<2x3x4x8xcomplex<f32>>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xcomplex<f32>>) -> tensor<2x3x0x8xcomplex<f32>>
    %6 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 3, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
    %7 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 2>}> : (tensor<2x3x0x8xcomplex<f32>>) -> tensor<2x3x0x8xcomplex<f32>>
    %8 = "stablehlo.reverse"(%6) <{dimensions = array<i64: 2>}> : (tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
    %9 = "stablehlo.concatenate"(%4, %8) <{dimension = 2 : i64}> : (tensor<2x3x4x8xcomplex<f32>>, tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x5x8xcomplex<f32>>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x1x5x8xcomplex<f32>>
    %11 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 2, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x0x5x8xcomplex<f32>>
    %12 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<2x1x5x8xcomplex<f32>>) -> tensor<2x1x5x8xcomplex<f32>>
    %13 = "stablehlo.reverse"(%11) <{dimensions = array<i64: 1>}> : (tensor<2x0x5x8xcomplex<f32>>) -> tensor<2x0x5x8xcomplex<f32>>
    %14 = "stablehlo.concatenate"(%12, %9) <{dimension = 1 : i64}> : (tensor<2x1x5x8xcomplex<f32>>, tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x4x5x8xcomplex<f32>>
    return %14 : tensor<2x4x5x8xcomplex<f32>>
  }
}
