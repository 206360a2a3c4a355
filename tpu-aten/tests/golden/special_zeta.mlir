// aten::special_zeta(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "chlo.zeta"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.floor"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.and"(%3, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%6, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.compare"(%arg0, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.select"(%10, %11, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %12 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.zeta"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%2, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%2, %6) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.and"(%5, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%8, %9, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%0, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.select"(%12, %13, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %15 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.zeta"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.floor"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%2, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%2, %6) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.and"(%5, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%8, %9, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%0, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.select"(%12, %13, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %15 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "chlo.zeta"(%arg0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.floor"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %6 = "stablehlo.and"(%3, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %7 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.select"(%6, %7, %1) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.compare"(%arg0, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.select"(%10, %11, %8) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %12 : tensor<2x3xf64>
  }
}
