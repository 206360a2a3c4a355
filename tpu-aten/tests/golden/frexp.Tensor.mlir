// aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<16777216.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %1, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.and"(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %13 = "stablehlo.convert"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<-24> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %17 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %18 = "stablehlo.not"(%17) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %19 = "stablehlo.and"(%6, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %21 = "stablehlo.or"(%19, %20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %22 = "stablehlo.bitcast_convert"(%21) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %23 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.compare"(%arg0, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = "stablehlo.and"(%23, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %22, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29 = "stablehlo.select"(%26, %16, %28) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %27, %29 : tensor<2x3xf32>, tensor<2x3xi32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<16777216.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.select"(%5, %2, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.and"(%9, %10) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %14 = "stablehlo.convert"(%5) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<-24> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.not"(%18) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.and"(%7, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %22 = "stablehlo.or"(%20, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %24 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.compare"(%0, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = "stablehlo.and"(%24, %26) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %23, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %30 = "stablehlo.select"(%27, %17, %29) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %31 = "stablehlo.convert"(%28) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %31, %30 : tensor<2x3xbf16>, tensor<2x3xi32>
  }
}

// T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2x3xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<16777216.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.1754943508222875e-38> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.select"(%5, %2, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.and"(%9, %10) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %14 = "stablehlo.convert"(%5) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<-24> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %17 = "stablehlo.add"(%13, %16) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.not"(%18) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.and"(%7, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %22 = "stablehlo.or"(%20, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.bitcast_convert"(%22) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %24 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.compare"(%0, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = "stablehlo.and"(%24, %26) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %23, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %30 = "stablehlo.select"(%27, %17, %29) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %31 = "stablehlo.convert"(%28) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %31, %30 : tensor<2x3xf16>, tensor<2x3xi32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<9007199254740992.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.abs"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<2.2250738585072014e-308> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %5 = "stablehlo.select"(%4, %1, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<52> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %8 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %9 = "stablehlo.constant"() <{value = dense<2047> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %10 = "stablehlo.and"(%8, %9) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %11 = "stablehlo.constant"() <{value = dense<-1022> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %12 = "stablehlo.add"(%10, %11) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %13 = "stablehlo.convert"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %14 = "stablehlo.constant"() <{value = dense<-53> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %17 = "stablehlo.constant"() <{value = dense<9218868437227405312> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %18 = "stablehlo.not"(%17) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %19 = "stablehlo.and"(%6, %18) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %20 = "stablehlo.constant"() <{value = dense<4602678819172646912> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %21 = "stablehlo.or"(%19, %20) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %22 = "stablehlo.bitcast_convert"(%21) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %23 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.compare"(%arg0, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %26 = "stablehlo.and"(%23, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %22, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %29 = "stablehlo.select"(%26, %16, %28) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    return %27, %30 : tensor<2x3xf64>, tensor<2x3xi32>
  }
}
