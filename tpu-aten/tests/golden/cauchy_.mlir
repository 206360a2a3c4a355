// aten::cauchy_(Tensor(a!) self, float median=0.0, float sigma=1.0, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 0.0 1.0 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf32>) {
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
    %12 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tan"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %20 : tensor<2x3xf32>
  }
}

// T[2,3] 0.0 1.0 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xbf16>) {
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
    %12 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tan"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %21 : tensor<2x3xbf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf16>) {
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
    %12 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tan"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %21 : tensor<2x3xf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<3.141592653589793> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.tan"(%15) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %18 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %20 : tensor<2x3xf64>
  }
}
