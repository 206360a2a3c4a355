// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] 10 seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %28 : tensor<2x3xf32>
  }
}

// T[2,3] 10 seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    return %28 : tensor<2x3xbf16>
  }
}

// T[2,3] 10 seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    return %28 : tensor<2x3xf64>
  }
}

// T[2,3] 10 seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %27 : tensor<2x3xi64>
  }
}

// T[2,3] 10 seed, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xi64>) -> tensor<2x3xui8>
    return %28 : tensor<2x3xui8>
  }
}

// T[2,3] 10 seed, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<i64>, %s1: tensor<ui64>, %s2: tensor<ui64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %1 = "stablehlo.reshape"(%s2) : (tensor<ui64>) -> tensor<1xui64>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %4 = "stablehlo.convert"(%s0) : (tensor<i64>) -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %7 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %8 = "stablehlo.and"(%3#1, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.and"(%5, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %10 = "stablehlo.shift_right_logical"(%3#1, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %11 = "stablehlo.shift_right_logical"(%5, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.multiply"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%12, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.multiply"(%10, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.and"(%15, %7) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.shift_right_logical"(%15, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.add"(%18, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%19, %6) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%10, %11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.add"(%22, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %25 = "stablehlo.compare"(%5, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %26 = "stablehlo.select"(%25, %3#1, %23) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %29 : tensor<2x3xi1>
  }
}
