// aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)

// 3 T[3,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    return %3 : tensor<3x3xf32>
  }
}

// 3 T[3,3], T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xi64>) -> (tensor<3x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3x3xi1>) -> tensor<3x3xi64>
    return %3 : tensor<3x3xi64>
  }
}

// 3 T[3,3], T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    return %2 : tensor<3x3xi1>
  }
}
