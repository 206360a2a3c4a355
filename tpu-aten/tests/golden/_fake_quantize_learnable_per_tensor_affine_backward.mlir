// aten::_fake_quantize_learnable_per_tensor_affine_backward(Tensor grad, Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max, float grad_factor=1.) -> (Tensor, Tensor, Tensor)

// T[2,3] T[2,3] f32[1] f32[1] -128 127 1.0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.maximum"(%3, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.minimum"(%4, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.ceil"(%5) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.floor"(%5) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = "stablehlo.select"(%9, %6, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%11, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%arg1, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.round_nearest_even"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%21, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.compare"(%22, %22) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.select"(%23, %24, %22) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.compare"(%25, %16) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = "stablehlo.compare"(%25, %17) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = "stablehlo.and"(%26, %27) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %29 = "stablehlo.select"(%28, %arg0, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.maximum"(%25, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.minimum"(%30, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.subtract"(%31, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.compare"(%25, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %37 = "stablehlo.select"(%36, %16, %17) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.subtract"(%37, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.select"(%28, %35, %38) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%arg0, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%arg0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.negate"(%41) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.select"(%28, %19, %42) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%40, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r46: tensor<f32>, %r47: tensor<f32>):
      %48 = "stablehlo.add"(%r46, %r47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.reshape"(%49) : (tensor<f32>) -> tensor<1xf32>
    %51 = "stablehlo.multiply"(%43, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r53: tensor<f32>, %r54: tensor<f32>):
      %55 = "stablehlo.add"(%r53, %r54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.reshape"(%56) : (tensor<f32>) -> tensor<1xf32>
    return %29, %50, %57 : tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>
  }
}

// T[2,3] T[2,3] f32[1] f32[1] -128 127 1.0, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<2x3xbf16>, tensor<1xf32>, tensor<1xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.maximum"(%4, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.minimum"(%5, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.ceil"(%6) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.floor"(%6) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %11 = "stablehlo.select"(%10, %7, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.divide"(%12, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.round_nearest_even"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%23, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.compare"(%24, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.select"(%25, %26, %24) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.compare"(%27, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.compare"(%27, %18) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%28, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %19, %21) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.maximum"(%27, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.minimum"(%32, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%36, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.compare"(%27, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %39 = "stablehlo.select"(%38, %17, %18) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.select"(%30, %37, %40) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%19, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.negate"(%43) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.select"(%30, %21, %44) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%42, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
      %50 = "stablehlo.add"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.reshape"(%51) : (tensor<f32>) -> tensor<1xf32>
    %53 = "stablehlo.multiply"(%45, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.reshape"(%58) : (tensor<f32>) -> tensor<1xf32>
    %60 = "stablehlo.convert"(%31) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %60, %52, %59 : tensor<2x3xbf16>, tensor<1xf32>, tensor<1xf32>
  }
}

// T[2,3] T[2,3] f32[1] f32[1] -128 127 1.0, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>) -> (tensor<2x3xf16>, tensor<1xf32>, tensor<1xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.maximum"(%4, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.minimum"(%5, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.ceil"(%6) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.floor"(%6) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %11 = "stablehlo.select"(%10, %7, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.divide"(%12, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.round_nearest_even"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%23, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.compare"(%24, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %27 = "stablehlo.select"(%25, %26, %24) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.compare"(%27, %17) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.compare"(%27, %18) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%28, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %19, %21) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.maximum"(%27, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.minimum"(%32, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.subtract"(%35, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.multiply"(%36, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.compare"(%27, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %39 = "stablehlo.select"(%38, %17, %18) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.subtract"(%39, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.select"(%30, %37, %40) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.multiply"(%19, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%19, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.negate"(%43) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.select"(%30, %21, %44) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.multiply"(%42, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r48: tensor<f32>, %r49: tensor<f32>):
      %50 = "stablehlo.add"(%r48, %r49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.reshape"(%51) : (tensor<f32>) -> tensor<1xf32>
    %53 = "stablehlo.multiply"(%45, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.reshape"(%58) : (tensor<f32>) -> tensor<1xf32>
    %60 = "stablehlo.convert"(%31) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %60, %52, %59 : tensor<2x3xf16>, tensor<1xf32>, tensor<1xf32>
  }
}

// T[2,3] T[2,3] f32[1] f32[1] -128 127 1.0, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f64>, %s3: tensor<f64>, %s4: tensor<f64>) -> (tensor<2x3xf64>, tensor<1xf32>, tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.maximum"(%3, %s0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.minimum"(%4, %s1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.ceil"(%5) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.floor"(%5) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.compare"(%5, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = "stablehlo.select"(%9, %6, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.divide"(%11, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.convert"(%0) : (tensor<f32>) -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %15 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %17 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %19 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %20 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %21 = "stablehlo.broadcast_in_dim"(%s4) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %23 = "stablehlo.multiply"(%arg1, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.round_nearest_even"(%23) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.add"(%24, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %27 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.select"(%26, %27, %25) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.compare"(%28, %19) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %30 = "stablehlo.compare"(%28, %20) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %31 = "stablehlo.and"(%29, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %32 = "stablehlo.select"(%31, %arg0, %22) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.maximum"(%28, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.minimum"(%33, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.subtract"(%34, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%35, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.subtract"(%36, %arg1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.multiply"(%37, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.compare"(%28, %19) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %40 = "stablehlo.select"(%39, %19, %20) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.subtract"(%40, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.select"(%31, %38, %41) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.multiply"(%arg0, %42) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.multiply"(%arg0, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.negate"(%44) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.select"(%31, %22, %45) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.multiply"(%43, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r49: tensor<f64>, %r50: tensor<f64>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%51) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %53 = "stablehlo.reshape"(%52) : (tensor<f64>) -> tensor<1xf64>
    %54 = "stablehlo.multiply"(%46, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %59 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r56: tensor<f64>, %r57: tensor<f64>):
      %58 = "stablehlo.add"(%r56, %r57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%58) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %60 = "stablehlo.reshape"(%59) : (tensor<f64>) -> tensor<1xf64>
    %61 = "stablehlo.convert"(%53) : (tensor<1xf64>) -> tensor<1xf32>
    %62 = "stablehlo.convert"(%60) : (tensor<1xf64>) -> tensor<1xf32>
    return %32, %61, %62 : tensor<2x3xf64>, tensor<1xf32>, tensor<1xf32>
  }
}
