// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 10 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %30 : tensor<2x3xf32>
  }
}

// T[2,3] 10 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    return %30 : tensor<2x3xbf16>
  }
}

// T[2,3] 10 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    return %30 : tensor<2x3xf64>
  }
}

// T[2,3] 10 seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %29 : tensor<2x3xi64>
  }
}

// T[2,3] 10 seed, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xui8>
    return %30 : tensor<2x3xui8>
  }
}

// T[2,3] 10 seed, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %1 = "stablehlo.add"(%s2, %0) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %3 = "stablehlo.reshape"(%1) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %5:2 = "stablehlo.rng_bit_generator"(%4) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %6 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.and"(%5#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%7, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.shift_right_logical"(%5#1, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.shift_right_logical"(%14, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.multiply"(%12, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.and"(%17, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.shift_right_logical"(%17, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.multiply"(%10, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.add"(%20, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.shift_right_logical"(%21, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.multiply"(%12, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.add"(%23, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %27 = "stablehlo.compare"(%7, %26) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %28 = "stablehlo.select"(%27, %5#1, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %31 : tensor<2x3xi1>
  }
}
