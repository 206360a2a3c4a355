// aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)

// T[2,3] i64[1] i64[1] f32[1] f32[1] f32[1] i32[1] 0.01 0 255 -1 false false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xf32>, %arg6: tensor<1xi32>, %s0: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%arg0, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.minimum"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%arg0, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.maximum"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %15 = "stablehlo.subtract"(%8, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.multiply"(%s0, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.abs"(%14) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %21 = "stablehlo.select"(%20, %8, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.reshape"(%arg4) : (tensor<1xf32>) -> tensor<f32>
    %23 = "stablehlo.subtract"(%13, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%s0, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.add"(%22, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.abs"(%22) : (tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = "stablehlo.select"(%28, %13, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.compare"(%21, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %32 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.and"(%31, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %34 = "stablehlo.minimum"(%21, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.subtract"(%35, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0.00392156862745098> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.divide"(%39, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.is_finite"(%40) : (tensor<f32>) -> tensor<i1>
    %42 = "stablehlo.constant"() <{value = dense<0.1> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.select"(%41, %38, %42) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.divide"(%46, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.select"(%45, %47, %39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%34, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.multiply"(%35, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.select"(%45, %46, %43) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.divide"(%49, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.divide"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.negate"(%52) : (tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.negate"(%53) : (tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.abs"(%52) : (tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.negate"(%60) : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.abs"(%53) : (tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.negate"(%64) : (tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.compare"(%63, %67) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %69 = "stablehlo.select"(%68, %56, %59) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.maximum"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.minimum"(%72, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.round_nearest_even"(%73) : (tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.reshape"(%21) : (tensor<f32>) -> tensor<1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %77 = "stablehlo.select"(%76, %75, %arg3) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %78 = "stablehlo.reshape"(%29) : (tensor<f32>) -> tensor<1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %80 = "stablehlo.select"(%79, %78, %arg4) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %81 = "stablehlo.reshape"(%51) : (tensor<f32>) -> tensor<1xf32>
    %82 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %83 = "stablehlo.select"(%82, %81, %arg5) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %84 = "stablehlo.convert"(%74) : (tensor<f32>) -> tensor<i32>
    %85 = "stablehlo.reshape"(%84) : (tensor<i32>) -> tensor<1xi32>
    %86 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %87 = "stablehlo.select"(%86, %85, %arg6) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %88 = "stablehlo.reshape"(%83) : (tensor<1xf32>) -> tensor<f32>
    %89 = "stablehlo.reshape"(%87) : (tensor<1xi32>) -> tensor<i32>
    %90 = "stablehlo.convert"(%89) : (tensor<i32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.divide"(%91, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %94 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %95 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %100 = "stablehlo.multiply"(%arg0, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.round_nearest_even"(%100) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.add"(%101, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.compare"(%102, %102) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %104 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %105 = "stablehlo.select"(%103, %104, %102) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.maximum"(%105, %97) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.minimum"(%106, %99) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.subtract"(%107, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%108, %93) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.compare"(%105, %97) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %111 = "stablehlo.compare"(%105, %99) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = "stablehlo.and"(%110, %111) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %113 = "stablehlo.convert"(%arg2) : (tensor<1xi64>) -> tensor<1xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1xf32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.compare"(%114, %115) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %118 = "stablehlo.not"(%117) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %119 = "stablehlo.select"(%117, %109, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %120 = "stablehlo.or"(%112, %118) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %119, %120, %77, %80, %83, %87 : tensor<2x3xf32>, tensor<2x3xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi32>
  }
}

// T[2,3] i64[1] i64[1] f32[2] f32[2] f32[2] i32[2] 0.01 -128 127 0 true true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2xi32>, %s0: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%arg0, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.minimum"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%arg0, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.maximum"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = "stablehlo.subtract"(%8, %arg3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.multiply"(%15, %14) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.add"(%arg3, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %18 = "stablehlo.abs"(%arg3) : (tensor<2xf32>) -> tensor<2xf32>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %21 = "stablehlo.select"(%20, %8, %17) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %22 = "stablehlo.subtract"(%13, %arg4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %24 = "stablehlo.multiply"(%23, %22) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %25 = "stablehlo.add"(%arg4, %24) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %26 = "stablehlo.abs"(%arg4) : (tensor<2xf32>) -> tensor<2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %29 = "stablehlo.select"(%28, %13, %25) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %31 = "stablehlo.compare"(%21, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %32 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %33 = "stablehlo.and"(%31, %32) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %34 = "stablehlo.constant"() <{value = dense<-0.0078125> : tensor<2xf32>}> : () -> tensor<2xf32>
    %35 = "stablehlo.multiply"(%21, %34) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.007874015748031496> : tensor<2xf32>}> : () -> tensor<2xf32>
    %37 = "stablehlo.multiply"(%29, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %38 = "stablehlo.abs"(%35) : (tensor<2xf32>) -> tensor<2xf32>
    %39 = "stablehlo.abs"(%37) : (tensor<2xf32>) -> tensor<2xf32>
    %40 = "stablehlo.maximum"(%38, %39) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %41 = "stablehlo.constant"() <{value = dense<-128.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %43 = "stablehlo.constant"() <{value = dense<127.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %44 = "stablehlo.multiply"(%40, %43) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %45 = "stablehlo.select"(%33, %42, %21) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %46 = "stablehlo.select"(%33, %44, %29) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %47 = "stablehlo.minimum"(%45, %30) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %48 = "stablehlo.maximum"(%46, %30) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %49 = "stablehlo.subtract"(%48, %47) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.00392156862745098> : tensor<2xf32>}> : () -> tensor<2xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %53 = "stablehlo.divide"(%52, %51) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %54 = "stablehlo.is_finite"(%53) : (tensor<2xf32>) -> tensor<2xi1>
    %55 = "stablehlo.constant"() <{value = dense<0.1> : tensor<2xf32>}> : () -> tensor<2xf32>
    %56 = "stablehlo.select"(%54, %51, %55) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %57 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<2xf32>}> : () -> tensor<2xf32>
    %58 = "stablehlo.compare"(%56, %57) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %59 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<2xf32>}> : () -> tensor<2xf32>
    %60 = "stablehlo.divide"(%59, %56) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %61 = "stablehlo.select"(%58, %60, %52) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %62 = "stablehlo.multiply"(%47, %61) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %63 = "stablehlo.multiply"(%48, %61) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %64 = "stablehlo.select"(%58, %59, %56) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %65 = "stablehlo.divide"(%62, %64) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %66 = "stablehlo.divide"(%63, %64) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %67 = "stablehlo.negate"(%65) : (tensor<2xf32>) -> tensor<2xf32>
    %68 = "stablehlo.constant"() <{value = dense<-128.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %70 = "stablehlo.negate"(%66) : (tensor<2xf32>) -> tensor<2xf32>
    %71 = "stablehlo.constant"() <{value = dense<127.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %73 = "stablehlo.abs"(%65) : (tensor<2xf32>) -> tensor<2xf32>
    %74 = "stablehlo.negate"(%73) : (tensor<2xf32>) -> tensor<2xf32>
    %75 = "stablehlo.constant"() <{value = dense<128.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %77 = "stablehlo.abs"(%66) : (tensor<2xf32>) -> tensor<2xf32>
    %78 = "stablehlo.negate"(%77) : (tensor<2xf32>) -> tensor<2xf32>
    %79 = "stablehlo.constant"() <{value = dense<127.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %81 = "stablehlo.compare"(%76, %80) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %82 = "stablehlo.select"(%81, %69, %72) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %83 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
    %84 = "stablehlo.select"(%33, %83, %82) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %85 = "stablehlo.constant"() <{value = dense<-128.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %86 = "stablehlo.constant"() <{value = dense<127.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %87 = "stablehlo.maximum"(%84, %85) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %88 = "stablehlo.minimum"(%87, %86) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %89 = "stablehlo.round_nearest_even"(%88) : (tensor<2xf32>) -> tensor<2xf32>
    %90 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %91 = "stablehlo.select"(%90, %21, %arg3) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %92 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %93 = "stablehlo.select"(%92, %29, %arg4) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %94 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %95 = "stablehlo.select"(%94, %64, %arg5) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %96 = "stablehlo.convert"(%89) : (tensor<2xf32>) -> tensor<2xi32>
    %97 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %98 = "stablehlo.select"(%97, %96, %arg6) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %99 = "stablehlo.convert"(%98) : (tensor<2xi32>) -> tensor<2xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %101 = "stablehlo.divide"(%100, %95) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %102 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<-128.0> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %107 = "stablehlo.constant"() <{value = dense<127.0> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %109 = "stablehlo.multiply"(%arg0, %103) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.round_nearest_even"(%109) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.add"(%110, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.compare"(%111, %111) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %114 = "stablehlo.select"(%112, %113, %111) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = "stablehlo.maximum"(%114, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = "stablehlo.minimum"(%115, %108) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.subtract"(%116, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%117, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.compare"(%114, %106) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %120 = "stablehlo.compare"(%114, %108) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %121 = "stablehlo.and"(%119, %120) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %122 = "stablehlo.convert"(%arg2) : (tensor<1xi64>) -> tensor<1xf32>
    %123 = "stablehlo.reshape"(%122) : (tensor<1xf32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.compare"(%123, %124) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %127 = "stablehlo.not"(%126) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %128 = "stablehlo.select"(%126, %118, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.or"(%121, %127) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %128, %129, %91, %93, %95, %98 : tensor<2x3xf32>, tensor<2x3xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>
  }
}

// T[2,3] i64[1] i64[1] f32[1] f32[1] f32[1] i32[1] 0.01 0 255 -1 false false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xf32>, %arg6: tensor<1xi32>, %s0: tensor<f32>) -> (tensor<2x3xbf16>, tensor<2x3xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<1xi64>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.minimum"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%0, %10) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.maximum"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %16 = "stablehlo.subtract"(%9, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%s0, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.add"(%15, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.abs"(%15) : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.select"(%21, %9, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.reshape"(%arg4) : (tensor<1xf32>) -> tensor<f32>
    %24 = "stablehlo.subtract"(%14, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%s0, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.abs"(%23) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %30 = "stablehlo.select"(%29, %14, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.compare"(%22, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = "stablehlo.and"(%32, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %35 = "stablehlo.minimum"(%22, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.maximum"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.subtract"(%36, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<0.00392156862745098> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.divide"(%40, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.is_finite"(%41) : (tensor<f32>) -> tensor<i1>
    %43 = "stablehlo.constant"() <{value = dense<0.1> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.select"(%42, %39, %43) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %47 = "stablehlo.constant"() <{value = dense<6.1e-5> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.divide"(%47, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.select"(%46, %48, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.multiply"(%35, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.multiply"(%36, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.select"(%46, %47, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.negate"(%53) : (tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.negate"(%54) : (tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.abs"(%53) : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.negate"(%61) : (tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.abs"(%54) : (tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.negate"(%65) : (tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.compare"(%64, %68) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %70 = "stablehlo.select"(%69, %57, %60) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.maximum"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.minimum"(%73, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.round_nearest_even"(%74) : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.reshape"(%22) : (tensor<f32>) -> tensor<1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %78 = "stablehlo.select"(%77, %76, %arg3) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %79 = "stablehlo.reshape"(%30) : (tensor<f32>) -> tensor<1xf32>
    %80 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %81 = "stablehlo.select"(%80, %79, %arg4) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %82 = "stablehlo.reshape"(%52) : (tensor<f32>) -> tensor<1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %84 = "stablehlo.select"(%83, %82, %arg5) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %85 = "stablehlo.convert"(%75) : (tensor<f32>) -> tensor<i32>
    %86 = "stablehlo.reshape"(%85) : (tensor<i32>) -> tensor<1xi32>
    %87 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %88 = "stablehlo.select"(%87, %86, %arg6) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %89 = "stablehlo.reshape"(%84) : (tensor<1xf32>) -> tensor<f32>
    %90 = "stablehlo.reshape"(%88) : (tensor<1xi32>) -> tensor<i32>
    %91 = "stablehlo.convert"(%90) : (tensor<i32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.divide"(%92, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %95 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %96 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %99 = "stablehlo.constant"() <{value = dense<255.0> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%0, %95) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.round_nearest_even"(%101) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%102, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.compare"(%103, %103) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %105 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %106 = "stablehlo.select"(%104, %105, %103) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = "stablehlo.maximum"(%106, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.minimum"(%107, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.subtract"(%108, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.multiply"(%109, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.compare"(%106, %98) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = "stablehlo.compare"(%106, %100) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %113 = "stablehlo.and"(%111, %112) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %114 = "stablehlo.convert"(%arg2) : (tensor<1xi64>) -> tensor<1xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1xf32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.compare"(%115, %116) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %119 = "stablehlo.not"(%118) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %120 = "stablehlo.select"(%118, %110, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.or"(%113, %119) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %122 = "stablehlo.convert"(%120) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %122, %121, %78, %81, %84, %88 : tensor<2x3xbf16>, tensor<2x3xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi32>
  }
}
