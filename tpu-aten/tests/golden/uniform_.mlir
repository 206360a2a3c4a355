// aten::uniform_(Tensor(a!) self, float from=0.0, float to=1.0, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 0.0 1.0 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf32>) {
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
    %10 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%10, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.compare"(%14, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.select"(%15, %10, %14) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
}

// T[2,3] 0.0 1.0 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xbf16>) {
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
    %10 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%10, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %16 = "stablehlo.convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %17 = "stablehlo.convert"(%11) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %18 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %19 = "stablehlo.select"(%18, %16, %15) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    return %19 : tensor<2x3xbf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf16>) {
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
    %10 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%10, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %16 = "stablehlo.convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %17 = "stablehlo.convert"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %18 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %19 = "stablehlo.select"(%18, %16, %15) : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    return %19 : tensor<2x3xf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<2x3xf64>) {
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
    %10 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %11 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.add"(%10, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.compare"(%14, %11) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %16 = "stablehlo.select"(%15, %10, %14) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %16 : tensor<2x3xf64>
  }
}
