// aten::uniform_(Tensor(a!) self, float from=0.0, float to=1.0, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 0.0 1.0 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %6 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%16, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.select"(%17, %12, %16) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %18 : tensor<2x3xf32>
  }
}

// T[2,3] 0.0 1.0 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %6 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %18 = "stablehlo.convert"(%12) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %19 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %21 = "stablehlo.select"(%20, %18, %17) : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    return %21 : tensor<2x3xbf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f32>, %s3: tensor<f32>) -> (tensor<2x3xf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %6 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.960464477539063e-8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %18 = "stablehlo.convert"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %19 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %21 = "stablehlo.select"(%20, %18, %17) : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    return %21 : tensor<2x3xf16>
  }
}

// T[2,3] 0.0 1.0 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>, %s2: tensor<f64>, %s3: tensor<f64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s1, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.shift_right_logical"(%5#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() <{value = dense<1.1102230246251565e-16> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %13 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.add"(%12, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.compare"(%16, %13) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %18 = "stablehlo.select"(%17, %12, %16) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %18 : tensor<2x3xf64>
  }
}
