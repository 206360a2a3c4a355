// aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)

// 3 4 T[3,4], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3x4xi1>) -> tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
}

// 3 4 T[3,4], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xi64>) -> (tensor<3x4xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3x4xi1>) -> tensor<3x4xi64>
    return %3 : tensor<3x4xi64>
  }
}

// 3 4 T[3,4], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4xi1>) -> (tensor<3x4xi1>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    return %2 : tensor<3x4xi1>
  }
}
