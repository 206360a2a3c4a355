// aten::cat(Tensor[] tensors, int dim=0) -> Tensor

// {T[2,3] T[2,1]} 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// {T[2,3] f32[0] i64[4,3]} -2, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<0xf32>, %arg2: tensor<4x3xi64>) -> (tensor<6x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4x3xi64>) -> tensor<4x3xf32>
    %1 = "stablehlo.concatenate"(%arg0, %0) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// {T[2,3] T[2,1]} 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x1xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xbf16>, tensor<2x1xbf16>) -> tensor<2x4xbf16>
    return %0 : tensor<2x4xbf16>
  }
}

// {T[2,3] T[2,1]} 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x1xi64>) -> (tensor<2x4xi64>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x4xi64>
    return %0 : tensor<2x4xi64>
  }
}

// {T[2,3] T[2,1]} 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x1xi1>) -> (tensor<2x4xi1>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xi1>, tensor<2x1xi1>) -> tensor<2x4xi1>
    return %0 : tensor<2x4xi1>
  }
}
