// aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)

// T[2,3] 0.5 true seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.subtract"(%10, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%9, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.divide"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.select"(%15, %17, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.convert"(%13) : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%arg0, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %22, %13 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}

// T[2,3] 0.5 false seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    return %arg0, %0 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}

// T[2,3] 0.5 true seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xbf16>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.subtract"(%10, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%9, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.divide"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.select"(%15, %17, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %20 = "stablehlo.convert"(%13) : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %24, %13 : tensor<2x3xbf16>, tensor<2x3xi1>
  }
}

// T[2,3] 0.5 true seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>) -> (tensor<2x3xf16>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %4 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.subtract"(%10, %s2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%9, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.divide"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.select"(%15, %17, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %20 = "stablehlo.convert"(%13) : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %24, %13 : tensor<2x3xf16>, tensor<2x3xi1>
  }
}

// T[2,3] 0.5 true seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f64>) -> (tensor<2x3xf64>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %5 = "stablehlo.shift_right_logical"(%3#1, %4) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.subtract"(%10, %s2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %13 = "stablehlo.compare"(%9, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %16 = "stablehlo.divide"(%10, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %18 = "stablehlo.select"(%15, %17, %16) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %19 = "stablehlo.convert"(%13) : (tensor<2x3xi1>) -> tensor<2x3xf64>
    %20 = "stablehlo.multiply"(%arg0, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %22, %13 : tensor<2x3xf64>, tensor<2x3xi1>
  }
}
