// aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor

// T[2,3,4,5] (1,2,0,1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x4x5x8xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x2xf32>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) <{dimension = 3 : i64}> : (tensor<2x3x4x1xf32>, tensor<2x3x4x5xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x8xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf32>) -> tensor<2x3x1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x0x8xf32>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 2, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf32>) -> tensor<2x3x1x8xf32>
    %7 = "stablehlo.concatenate"(%3, %6) <{dimension = 2 : i64}> : (tensor<2x3x4x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x5x8xf32>
    %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf32>) -> tensor<2x1x5x8xf32>
    %9 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf32>) -> tensor<2x1x5x8xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x8xf32>) -> tensor<2x0x5x8xf32>
    %11 = "stablehlo.concatenate"(%8, %7) <{dimension = 1 : i64}> : (tensor<2x1x5x8xf32>, tensor<2x3x5x8xf32>) -> tensor<2x4x5x8xf32>
    return %11 : tensor<2x4x5x8xf32>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xbf16>) -> (tensor<2x4x5x8xbf16>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x1xbf16>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x1xbf16>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x1xbf16>) -> tensor<2x3x4x2xbf16>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) <{dimension = 3 : i64}> : (tensor<2x3x4x1xbf16>, tensor<2x3x4x5xbf16>, tensor<2x3x4x2xbf16>) -> tensor<2x3x4x8xbf16>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xbf16>) -> tensor<2x3x1x8xbf16>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xbf16>) -> tensor<2x3x0x8xbf16>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 2, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xbf16>) -> tensor<2x3x1x8xbf16>
    %7 = "stablehlo.concatenate"(%3, %6) <{dimension = 2 : i64}> : (tensor<2x3x4x8xbf16>, tensor<2x3x1x8xbf16>) -> tensor<2x3x5x8xbf16>
    %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %9 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x8xbf16>) -> tensor<2x0x5x8xbf16>
    %11 = "stablehlo.concatenate"(%8, %7) <{dimension = 1 : i64}> : (tensor<2x1x5x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    return %11 : tensor<2x4x5x8xbf16>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xf64>) -> (tensor<2x4x5x8xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x1xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x1xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x1xf64>) -> tensor<2x3x4x2xf64>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) <{dimension = 3 : i64}> : (tensor<2x3x4x1xf64>, tensor<2x3x4x5xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x8xf64>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf64>) -> tensor<2x3x1x8xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf64>) -> tensor<2x3x0x8xf64>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 2, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xf64>) -> tensor<2x3x1x8xf64>
    %7 = "stablehlo.concatenate"(%3, %6) <{dimension = 2 : i64}> : (tensor<2x3x4x8xf64>, tensor<2x3x1x8xf64>) -> tensor<2x3x5x8xf64>
    %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf64>) -> tensor<2x1x5x8xf64>
    %9 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xf64>) -> tensor<2x1x5x8xf64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x8xf64>) -> tensor<2x0x5x8xf64>
    %11 = "stablehlo.concatenate"(%8, %7) <{dimension = 1 : i64}> : (tensor<2x1x5x8xf64>, tensor<2x3x5x8xf64>) -> tensor<2x4x5x8xf64>
    return %11 : tensor<2x4x5x8xf64>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xi64>) -> (tensor<2x4x5x8xi64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x1xi64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x1xi64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x1xi64>) -> tensor<2x3x4x2xi64>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) <{dimension = 3 : i64}> : (tensor<2x3x4x1xi64>, tensor<2x3x4x5xi64>, tensor<2x3x4x2xi64>) -> tensor<2x3x4x8xi64>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xi64>) -> tensor<2x3x1x8xi64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xi64>) -> tensor<2x3x0x8xi64>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 2, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xi64>) -> tensor<2x3x1x8xi64>
    %7 = "stablehlo.concatenate"(%3, %6) <{dimension = 2 : i64}> : (tensor<2x3x4x8xi64>, tensor<2x3x1x8xi64>) -> tensor<2x3x5x8xi64>
    %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xi64>) -> tensor<2x1x5x8xi64>
    %9 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xi64>) -> tensor<2x1x5x8xi64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x8xi64>) -> tensor<2x0x5x8xi64>
    %11 = "stablehlo.concatenate"(%8, %7) <{dimension = 1 : i64}> : (tensor<2x1x5x8xi64>, tensor<2x3x5x8xi64>) -> tensor<2x4x5x8xi64>
    return %11 : tensor<2x4x5x8xi64>
  }
}

// T[2,3,4,5] (1,2,0,1,1,0), T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5xcomplex<f32>>) -> (tensor<2x4x5x8xcomplex<f32>>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x1xcomplex<f32>>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 2, 3, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x1xcomplex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x1xcomplex<f32>>) -> tensor<2x3x4x2xcomplex<f32>>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) <{dimension = 3 : i64}> : (tensor<2x3x4x1xcomplex<f32>>, tensor<2x3x4x5xcomplex<f32>>, tensor<2x3x4x2xcomplex<f32>>) -> tensor<2x3x4x8xcomplex<f32>>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x0x8xcomplex<f32>>
    %6 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 2, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x8xcomplex<f32>>) -> tensor<2x3x1x8xcomplex<f32>>
    %7 = "stablehlo.concatenate"(%3, %6) <{dimension = 2 : i64}> : (tensor<2x3x4x8xcomplex<f32>>, tensor<2x3x1x8xcomplex<f32>>) -> tensor<2x3x5x8xcomplex<f32>>
    %8 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x1x5x8xcomplex<f32>>
    %9 = "stablehlo.slice"(%7) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x1x5x8xcomplex<f32>>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x8xcomplex<f32>>) -> tensor<2x0x5x8xcomplex<f32>>
    %11 = "stablehlo.concatenate"(%8, %7) <{dimension = 1 : i64}> : (tensor<2x1x5x8xcomplex<f32>>, tensor<2x3x5x8xcomplex<f32>>) -> tensor<2x4x5x8xcomplex<f32>>
    return %11 : tensor<2x4x5x8xcomplex<f32>>
  }
}
