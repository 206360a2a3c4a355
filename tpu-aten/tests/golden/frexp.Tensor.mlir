// aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)

// T[2,3], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %1 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<8388608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = "stablehlo.convert"(%2) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %7 = "stablehlo.xor"(%0, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.select"(%4, %8, %0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %13 = "stablehlo.and"(%11, %12) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %14 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %16 = "stablehlo.convert"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %17 = "stablehlo.constant"() <{value = dense<-149> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %19 = "stablehlo.add"(%15, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %21 = "stablehlo.not"(%20) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %22 = "stablehlo.and"(%9, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %24 = "stablehlo.or"(%22, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.bitcast_convert"(%24) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %26 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %28 = "stablehlo.compare"(%2, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %25, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %32 = "stablehlo.select"(%29, %19, %31) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %30, %32 : tensor<2x3xf32>, tensor<2x3xi32>
  }
}

// T[2,3], T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<8388608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %6 = "stablehlo.convert"(%3) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %8 = "stablehlo.xor"(%1, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.or"(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "stablehlo.select"(%5, %9, %1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %12 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %14 = "stablehlo.and"(%12, %13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %17 = "stablehlo.convert"(%5) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<-149> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %22 = "stablehlo.not"(%21) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.and"(%10, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %25 = "stablehlo.or"(%23, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.bitcast_convert"(%25) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %27 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29 = "stablehlo.compare"(%3, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%27, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %26, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %33 = "stablehlo.select"(%30, %20, %32) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.convert"(%31) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %34, %33 : tensor<2x3xbf16>, tensor<2x3xi32>
  }
}

// T[2,3], T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2x3xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<8388608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %6 = "stablehlo.convert"(%3) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %8 = "stablehlo.xor"(%1, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.or"(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %10 = "stablehlo.select"(%5, %9, %1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<23> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %12 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %13 = "stablehlo.constant"() <{value = dense<255> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %14 = "stablehlo.and"(%12, %13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<-126> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %17 = "stablehlo.convert"(%5) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %18 = "stablehlo.constant"() <{value = dense<-149> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %21 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %22 = "stablehlo.not"(%21) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.and"(%10, %22) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %25 = "stablehlo.or"(%23, %24) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.bitcast_convert"(%25) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %27 = "stablehlo.is_finite"(%0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %29 = "stablehlo.compare"(%3, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%27, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %26, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %33 = "stablehlo.select"(%30, %20, %32) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.convert"(%31) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %34, %33 : tensor<2x3xf16>, tensor<2x3xi32>
  }
}

// T[2,3], T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xi32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %1 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %3 = "stablehlo.constant"() <{value = dense<4503599627370496> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = "stablehlo.convert"(%2) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %7 = "stablehlo.xor"(%0, %2) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %8 = "stablehlo.or"(%6, %7) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %9 = "stablehlo.select"(%4, %8, %0) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %10 = "stablehlo.constant"() <{value = dense<52> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %11 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %12 = "stablehlo.constant"() <{value = dense<2047> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %13 = "stablehlo.and"(%11, %12) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %14 = "stablehlo.constant"() <{value = dense<-1022> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %15 = "stablehlo.add"(%13, %14) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %16 = "stablehlo.convert"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %17 = "stablehlo.constant"() <{value = dense<-1074> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %19 = "stablehlo.add"(%15, %18) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %20 = "stablehlo.constant"() <{value = dense<9218868437227405312> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %21 = "stablehlo.not"(%20) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %22 = "stablehlo.and"(%9, %21) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %23 = "stablehlo.constant"() <{value = dense<4602678819172646912> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %24 = "stablehlo.or"(%22, %23) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %25 = "stablehlo.bitcast_convert"(%24) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %26 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %28 = "stablehlo.compare"(%2, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %25, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %32 = "stablehlo.select"(%29, %19, %31) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    return %30, %33 : tensor<2x3xf64>, tensor<2x3xi32>
  }
}
