// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)

// T[2,3] seed, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<16777216> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    return %31 : tensor<2x3xf32>
  }
}

// T[2,3] seed, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xbf16>) {
    %0 = "stablehlo.constant"() <{value = dense<256> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    return %31 : tensor<2x3xbf16>
  }
}

// T[2,3] seed, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<9007199254740992> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xf64>
    return %31 : tensor<2x3xf64>
  }
}

// T[2,3] seed, T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi64>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    return %30 : tensor<2x3xi64>
  }
}

// T[2,3] seed, T = uint8
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xui8>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<255> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3xi64>) -> tensor<2x3xui8>
    return %31 : tensor<2x3xui8>
  }
}

// T[2,3] seed, T = bool
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xi1>, %s0: tensor<ui64>, %s1: tensor<ui64>) -> (tensor<2x3xi1>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.add"(%0, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = "stablehlo.reshape"(%s0) : (tensor<ui64>) -> tensor<1xui64>
    %4 = "stablehlo.reshape"(%s1) : (tensor<ui64>) -> tensor<1xui64>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %6:2 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %7 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.constant"() <{value = dense<32> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %10 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %11 = "stablehlo.and"(%6#1, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %12 = "stablehlo.and"(%8, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.shift_right_logical"(%6#1, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %15 = "stablehlo.multiply"(%11, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.shift_right_logical"(%15, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.multiply"(%13, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.add"(%17, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.and"(%18, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20 = "stablehlo.shift_right_logical"(%18, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %21 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.add"(%21, %19) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.shift_right_logical"(%22, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.add"(%24, %20) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.add"(%25, %23) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %28 = "stablehlo.compare"(%8, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %6#1, %26) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %32 : tensor<2x3xi1>
  }
}
