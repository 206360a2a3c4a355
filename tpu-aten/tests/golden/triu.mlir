// aten::triu(Tensor self, SymInt diagonal=0) -> Tensor

// T[3,4] 1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>, %s0: tensor<i32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %6 : tensor<3x4xf32>
  }
}

// T[3,4] 1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xbf16>, %s0: tensor<i32>) -> (tensor<3x4xbf16>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    return %6 : tensor<3x4xbf16>
  }
}

// T[3,4] 1, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xi64>, %s0: tensor<i32>) -> (tensor<3x4xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    return %6 : tensor<3x4xi64>
  }
}

// T[3,4] 1, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xi1>, %s0: tensor<i32>) -> (tensor<3x4xi1>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = "stablehlo.constant"() <{value = dense<false> : tensor<3x4xi1>}> : () -> tensor<3x4xi1>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    return %6 : tensor<3x4xi1>
  }
}
