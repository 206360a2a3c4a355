// aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor

// 7 T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1 = "stablehlo.remainder"(%0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %7 = "stablehlo.compare"(%arg0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %8 = "stablehlo.xor"(%5, %7) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %9 = "stablehlo.and"(%3, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %10 = "stablehlo.add"(%1, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %11 : tensor<3xf32>
  }
}

// 7 T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3xbf16>, %s0: tensor<f32>) -> (tensor<3xbf16>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.remainder"(%0, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %9 = "stablehlo.xor"(%6, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %10 = "stablehlo.and"(%4, %9) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %11 = "stablehlo.add"(%2, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.select"(%10, %11, %2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<3xf32>) -> tensor<3xbf16>
    return %13 : tensor<3xbf16>
  }
}

// 7 T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3xi64>, %s0: tensor<i64>) -> (tensor<3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %1 = "stablehlo.remainder"(%0, %arg0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %7 = "stablehlo.compare"(%arg0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %8 = "stablehlo.xor"(%5, %7) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %9 = "stablehlo.and"(%3, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %10 = "stablehlo.add"(%1, %arg0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    return %11 : tensor<3xi64>
  }
}

// 7 T[3], T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<3xui8>, %s0: tensor<ui8>) -> (tensor<3xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<3xui8>
    %1 = "stablehlo.remainder"(%0, %arg0) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    return %1 : tensor<3xui8>
  }
}
