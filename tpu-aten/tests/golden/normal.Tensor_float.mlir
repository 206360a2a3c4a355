// aten::normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor

// T[2,3] 1.0 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "chlo.erf_inv"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%arg0, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %19 : tensor<2x3xf32>
  }
}

// T[2,3] 1.0 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "chlo.erf_inv"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %21 : tensor<2x3xbf16>
  }
}

// T[2,3] 1.0 seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.constant"() <{value = dense<-16777215> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "chlo.erf_inv"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %21 : tensor<2x3xf16>
  }
}

// T[2,3] 1.0 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %9 = "stablehlo.constant"() <{value = dense<-9007199254740991> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "chlo.erf_inv"(%13) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<1.4142135623730951> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%arg0, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %19 : tensor<2x3xf64>
  }
}
