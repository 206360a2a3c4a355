// aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor

// T[3,3] T[3,2] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %3 : tensor<3x2xf32>
  }
}

// T[2,3,3] T[2,3] false false true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
    %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}

// T[0,0] T[0,2] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<0x0xf32>, %arg1: tensor<0x2xf32>) -> (tensor<0x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<0x0xf32>) -> tensor<1x0x0xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<0x2xf32>) -> tensor<1x0x2xf32>
    return %arg1 : tensor<0x2xf32>
  }
}

// T[3,3] T[3,2] true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %3 : tensor<3x2xf64>
  }
}

// T[3,3] T[3,2] true, T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %3 : tensor<3x2xcomplex<f32>>
  }
}
