// aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

// T[3,2] T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x2xf32>, tensor<3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    return %3, %arg1 : tensor<3x2xf32>, tensor<3x3xf32>
  }
}

// T[3,2] T[2,3,3] false true true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.triangular_solve"(%arg1, %0) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %1, %arg1 : tensor<2x3x2xf32>, tensor<2x3x3xf32>
  }
}

// T[3,2] T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x3xf64>) -> (tensor<3x2xf64>, tensor<3x3xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x2xf64>) -> tensor<1x3x2xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xf64>) -> tensor<3x2xf64>
    return %3, %arg1 : tensor<3x2xf64>, tensor<3x3xf64>
  }
}

// T[3,2] T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x2xcomplex<f32>>, %arg1: tensor<3x3xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %3, %arg1 : tensor<3x2xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}
