// aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.select"(%7, %5, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.compare"(%0, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
    %3 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.select"(%9, %7, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%2, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
    %3 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%2, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.select"(%9, %7, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%2, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.select"(%12, %13, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %15 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<3.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %8 = "stablehlo.select"(%7, %5, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.compare"(%0, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.select"(%10, %11, %8) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %12 : tensor<2x3xf64>
  }
}
