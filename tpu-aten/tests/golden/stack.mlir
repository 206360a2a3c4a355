// aten::stack(Tensor[] tensors, int dim=0) -> Tensor

// {T[2,3] T[2,3]} -1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 2 : i64}> : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
    return %2 : tensor<2x3x2xf32>
  }
}

// {T[] i64[]} 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i64>) -> (tensor<2xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    return %3 : tensor<2xf32>
  }
}

// {T[2,3] T[2,3]} -1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<2x3x2xbf16>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3x1xbf16>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 2 : i64}> : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> tensor<2x3x2xbf16>
    return %2 : tensor<2x3x2xbf16>
  }
}

// {T[2,3] T[2,3]} -1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3x2xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 2 : i64}> : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
    return %2 : tensor<2x3x2xi64>
  }
}

// {T[2,3] T[2,3]} -1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> (tensor<2x3x2xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 2 : i64}> : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x2xi1>
    return %2 : tensor<2x3x2xi1>
  }
}
