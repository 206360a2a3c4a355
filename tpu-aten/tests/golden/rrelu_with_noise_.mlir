// aten::rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)

// T[2,3] T[2,3] 0.1 0.3 true seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %6 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%s1, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.select"(%1, %16, %17) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %19, %18 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] 0.1 0.3 true seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %7 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %8 = "stablehlo.shift_right_logical"(%6#1, %7) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%s1, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.select"(%2, %17, %18) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%0, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %22 = "stablehlo.convert"(%19) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %21, %22 : tensor<2x3xbf16>, tensor<2x3xbf16>
  }
}

// T[2,3] T[2,3] 0.1 0.3 true seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xf16>, tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %7 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %8 = "stablehlo.shift_right_logical"(%6#1, %7) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%s1, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.select"(%2, %17, %18) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%0, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %22 = "stablehlo.convert"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %21, %22 : tensor<2x3xf16>, tensor<2x3xf16>
  }
}

// T[2,3] T[2,3] 0.1 0.3 true seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>, %s0: tensor<f64>, %s1: tensor<f64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xf64>, tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.subtract"(%s1, %s0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %18 = "stablehlo.select"(%1, %16, %17) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %19, %18 : tensor<2x3xf64>, tensor<2x3xf64>
  }
}
