// aten::geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 0.5 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.log"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.ceil"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.maximum"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %19 : tensor<2x3xf32>
  }
}

// T[2,3] 0.5 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.log"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.ceil"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.maximum"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %20 : tensor<2x3xbf16>
  }
}

// T[2,3] 0.5 seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<9> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.log"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.ceil"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.maximum"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<2x3xf32>) -> tensor<2x3xi64>
    return %20 : tensor<2x3xi64>
  }
}
