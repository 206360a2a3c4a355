// aten::batch_norm_elemt(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor invstd, float eps) -> Tensor

// T[2,3,4] T[3] T[3] f32[3] f32[3] 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.subtract"(%arg0, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %7 : tensor<2x3x4xf32>
  }
}

// T[2,3] none none f32[3] f32[3] 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// T[2,3,4] T[3] T[3] f32[3] f32[3] 1e-5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %11 : tensor<2x3x4xbf16>
  }
}

// T[2,3,4] T[3] T[3] f32[3] f32[3] 1e-5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<3xf32>) -> tensor<3xf64>
    %1 = "stablehlo.convert"(%arg4) : (tensor<3xf32>) -> tensor<3xf64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %3 = "stablehlo.subtract"(%arg0, %2) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %8 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    return %9 : tensor<2x3x4xf64>
  }
}
