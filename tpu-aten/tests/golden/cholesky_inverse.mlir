// aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor

// T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %7 = "stablehlo.convert"(%6) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %8 = "stablehlo.triangular_solve"(%0, %7) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %10 : tensor<3x3xf32>
  }
}

// T[2,3,3] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi32>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi32>}> : () -> tensor<2x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    %7 = "stablehlo.triangular_solve"(%arg0, %6) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %8 = "stablehlo.triangular_solve"(%arg0, %7) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %8 : tensor<2x3x3xf32>
  }
}

// T[3,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3x3xf64>}> : () -> tensor<1x3x3xf64>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %7 = "stablehlo.convert"(%6) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf64>
    %8 = "stablehlo.triangular_solve"(%0, %7) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    return %10 : tensor<3x3xf64>
  }
}

// T[3,3], T = complex64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<1x3x3xcomplex<f32>>}> : () -> tensor<1x3x3xcomplex<f32>>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi32>}> : () -> tensor<1x3x3xi32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %7 = "stablehlo.convert"(%6) : (tensor<1x3x3xi1>) -> tensor<1x3x3xcomplex<f32>>
    %8 = "stablehlo.triangular_solve"(%0, %7) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %10 : tensor<3x3xcomplex<f32>>
  }
}
