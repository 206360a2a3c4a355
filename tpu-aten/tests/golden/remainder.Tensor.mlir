// aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.xor"(%5, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.and"(%3, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %10 = "stablehlo.add"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %11 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.remainder"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%3, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.xor"(%7, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %11 = "stablehlo.and"(%5, %10) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = "stablehlo.add"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.select"(%11, %12, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %14 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %8 = "stablehlo.xor"(%5, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.and"(%3, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %10 = "stablehlo.add"(%1, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %11 : tensor<2x3xi64>
  }
}

// T[2,3] T[3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3xui8>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui8>) -> tensor<2x3xui8>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    return %1 : tensor<2x3xui8>
  }
}
