// aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)

// T[2,3] f32[1] i32[1] i64[1] -128 127, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi64>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1xf32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<1xi32>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<1xi64>) -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
    %5 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.compare"(%2, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = "stablehlo.select"(%8, %5, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.divide"(%10, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%arg0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.round_nearest_even"(%17) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%18, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.compare"(%19, %19) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.select"(%20, %21, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.maximum"(%22, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.minimum"(%23, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.subtract"(%24, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%25, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.compare"(%22, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = "stablehlo.compare"(%22, %16) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.and"(%27, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.compare"(%4, %30) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %33 = "stablehlo.not"(%32) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %34 = "stablehlo.select"(%32, %26, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.or"(%29, %33) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %34, %35 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}

// T[2,3] f32[1] i32[1] i64[1] -128 127, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<1xf32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi64>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x3xbf16>, tensor<2x3xi1>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<1xi32>) -> tensor<1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
    %4 = "stablehlo.convert"(%arg3) : (tensor<1xi64>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.ceil"(%3) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = "stablehlo.select"(%9, %6, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%11, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%0, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.round_nearest_even"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%19, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.compare"(%20, %20) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.select"(%21, %22, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.maximum"(%23, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.minimum"(%24, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.compare"(%23, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.compare"(%23, %17) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%28, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.compare"(%5, %31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %34 = "stablehlo.not"(%33) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %35 = "stablehlo.select"(%33, %27, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.or"(%30, %34) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %37 = "stablehlo.convert"(%35) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %37, %36 : tensor<2x3xbf16>, tensor<2x3xi1>
  }
}

// T[2,3] f32[1] i32[1] i64[1] -128 127, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<1xf32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi64>, %s0: tensor<f32>, %s1: tensor<f32>) -> (tensor<2x3xf16>, tensor<2x3xi1>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<1xi32>) -> tensor<1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
    %4 = "stablehlo.convert"(%arg3) : (tensor<1xi64>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    %6 = "stablehlo.ceil"(%3) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = "stablehlo.select"(%9, %6, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%11, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%0, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.round_nearest_even"(%18) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%19, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.compare"(%20, %20) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.select"(%21, %22, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.maximum"(%23, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.minimum"(%24, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.compare"(%23, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.compare"(%23, %17) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%28, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.compare"(%5, %31) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %34 = "stablehlo.not"(%33) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %35 = "stablehlo.select"(%33, %27, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.or"(%30, %34) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %37 = "stablehlo.convert"(%35) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %37, %36 : tensor<2x3xf16>, tensor<2x3xi1>
  }
}

// T[2,3] f32[1] i32[1] i64[1] -128 127, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<1xf32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi64>, %s0: tensor<f64>, %s1: tensor<f64>) -> (tensor<2x3xf64>, tensor<2x3xi1>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1xf32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<1xi32>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<1xi64>) -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
    %5 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.compare"(%2, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = "stablehlo.select"(%8, %5, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.divide"(%10, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.convert"(%0) : (tensor<f32>) -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %14 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %16 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %19 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %20 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.round_nearest_even"(%20) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.add"(%21, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.compare"(%22, %22) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.select"(%23, %24, %22) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.maximum"(%25, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.minimum"(%26, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.subtract"(%27, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.multiply"(%28, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.compare"(%25, %18) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %31 = "stablehlo.compare"(%25, %19) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %32 = "stablehlo.and"(%30, %31) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.compare"(%4, %33) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %36 = "stablehlo.not"(%35) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %37 = "stablehlo.select"(%35, %29, %arg0) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.or"(%32, %36) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %37, %38 : tensor<2x3xf64>, tensor<2x3xi1>
  }
}
