// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 2 10 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %31 : tensor<2x3xf32>
  }
}

// T[2,3] 2 none seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<16777216> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.subtract"(%0, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.add"(%1, %2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %7:2 = "stablehlo.rng_bit_generator"(%6) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %8 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<ui64>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%7#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%9, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%7#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%16, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.and"(%19, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%19, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.shift_right_logical"(%23, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.multiply"(%14, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %24) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %29 = "stablehlo.compare"(%9, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %7#1, %27) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %33 = "stablehlo.add"(%32, %31) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %34 : tensor<2x3xf32>
  }
}

// T[2,3] 2 10 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    return %31 : tensor<2x3xbf16>
  }
}

// T[2,3] 2 10 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    return %31 : tensor<2x3xf64>
  }
}

// T[2,3] 2 10 seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %30 : tensor<2x3xi64>
  }
}

// T[2,3] 2 10 seed, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xui8>
    return %31 : tensor<2x3xui8>
  }
}

// T[2,3] 2 10 seed, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i64>, %s1: tensor<i64>, %s2: tensor<ui64>, %s3: tensor<ui64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.subtract"(%s1, %s0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.reshape"(%s3) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %5 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<ui64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%4#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%4#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%6, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.multiply"(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%13, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.add"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.and"(%16, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%16, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%9, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.shift_right_logical"(%20, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %26 = "stablehlo.compare"(%6, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %4#1, %24) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %32 : tensor<2x3xi1>
  }
}
