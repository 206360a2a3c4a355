// aten::logical_or(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    %5 = "stablehlo.or"(%1, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %5 : tensor<2x3xi1>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    %5 = "stablehlo.or"(%1, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %5 : tensor<2x3xi1>
  }
}

// T[2,3] T[3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    %5 = "stablehlo.or"(%1, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %5 : tensor<2x3xi1>
  }
}

// T[2,3] T[3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<3xi1>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi1>) -> tensor<2x3xi1>
    %1 = "stablehlo.or"(%arg0, %0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
}
