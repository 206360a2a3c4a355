// aten::_foreach_log10(Tensor[] self) -> Tensor[]

// {T[2,3] T[4]}, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.log"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.302585092994046> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.round_nearest_even"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.power"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.compare"(%5, %arg0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.select"(%6, %3, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.log"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.302585092994046> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.round_nearest_even"(%10) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.constant"() <{value = dense<10.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %13 = "stablehlo.power"(%12, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.compare"(%13, %arg1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %15 = "stablehlo.select"(%14, %11, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %7, %15 : tensor<2x3xf32>, tensor<4xf32>
  }
}
