// aten::hypot(Tensor self, Tensor other) -> Tensor

// T[2,3] T[3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.minimum"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%4, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%3, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%7, %8, %5) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.sqrt"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%3, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.compare"(%1, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%2, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.or"(%16, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.select"(%19, %20, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %21 : tensor<2x3xf32>
  }
}

// T[2,3] T[3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.minimum"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.select"(%9, %10, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.sqrt"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%5, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%3, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.compare"(%4, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = "stablehlo.or"(%18, %20) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.select"(%21, %22, %16) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %24 : tensor<2x3xbf16>
  }
}

// T[2,3] T[3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3xf16>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xf16>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.minimum"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%6, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.select"(%9, %10, %7) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.sqrt"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%5, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%3, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.compare"(%4, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = "stablehlo.or"(%18, %20) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.select"(%21, %22, %16) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %24 : tensor<2x3xf16>
  }
}

// T[2,3] T[3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.minimum"(%1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.divide"(%4, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.compare"(%3, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.select"(%7, %8, %5) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.sqrt"(%12) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%3, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.compare"(%1, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.compare"(%2, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %19 = "stablehlo.or"(%16, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.select"(%19, %20, %14) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %21 : tensor<2x3xf64>
  }
}
