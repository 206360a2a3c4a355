// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<16777216> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %33 : tensor<2x3xf32>
  }
}

// T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<256> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    return %33 : tensor<2x3xbf16>
  }
}

// T[2,3] seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<9007199254740992> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    return %33 : tensor<2x3xf64>
  }
}

// T[2,3] seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %32 : tensor<2x3xi64>
  }
}

// T[2,3] seed, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<255> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xi64>) -> tensor<2x3xui8>
    return %33 : tensor<2x3xui8>
  }
}

// T[2,3] seed, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %4 = "stablehlo.add"(%s1, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %5 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %6 = "stablehlo.reshape"(%4) : (tensor<ui64>) -> tensor<1xui64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %8:2 = "stablehlo.rng_bit_generator"(%7) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%8#1, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.and"(%10, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%8#1, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%17, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.multiply"(%15, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.and"(%20, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%20, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%13, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_right_logical"(%24, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.multiply"(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.add"(%26, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %28 = "stablehlo.add"(%27, %25) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %30 = "stablehlo.compare"(%10, %29) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %8#1, %28) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %32 = "stablehlo.convert"(%31) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %34 : tensor<2x3xi1>
  }
}
