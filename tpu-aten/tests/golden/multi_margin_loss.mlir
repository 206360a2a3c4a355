// aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=1) -> Tensor

// T[4,3] i64[4] 1 0.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.select"(%3, %arg0, %5) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.add"(%14, %arg0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %33 : tensor<f32>
  }
}

// T[4,3] i64[4] 2 1 T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4xi64>, %arg2: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.select"(%3, %arg0, %5) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.add"(%14, %arg0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %20 = "stablehlo.select"(%3, %18, %19) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %27 = "stablehlo.multiply"(%17, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %28 = "stablehlo.multiply"(%27, %26) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
      %32 = "stablehlo.add"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %35 = "stablehlo.divide"(%33, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %35 : tensor<4xf32>
  }
}

// T[3] i64[], T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<i64>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<i32>
    %2 = "stablehlo.reshape"(%1) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x3xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
    %5 = "stablehlo.compare"(%4, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %8 = "stablehlo.select"(%5, %0, %7) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3xf32>
    %17 = "stablehlo.subtract"(%16, %14) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %18 = "stablehlo.add"(%17, %0) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %19 = "stablehlo.maximum"(%18, %6) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %20 = "stablehlo.select"(%5, %6, %19) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %28 = "stablehlo.constant"() <{value = dense<3.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %29 = "stablehlo.divide"(%27, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.divide"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %36 : tensor<f32>
  }
}

// T[4,3] i64[4] 1 0.5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xbf16>, %arg1: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<bf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %4 = "stablehlo.compare"(%3, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %7 = "stablehlo.select"(%4, %0, %6) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %15 = "stablehlo.subtract"(%14, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.add"(%15, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.maximum"(%16, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.select"(%4, %5, %17) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.convert"(%34) : (tensor<f32>) -> tensor<bf16>
    return %35 : tensor<bf16>
  }
}

// T[4,3] i64[4] 1 0.5, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf16>, %arg1: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<f16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %4 = "stablehlo.compare"(%3, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %7 = "stablehlo.select"(%4, %0, %6) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %15 = "stablehlo.subtract"(%14, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.add"(%15, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.maximum"(%16, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.select"(%4, %5, %17) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.convert"(%34) : (tensor<f32>) -> tensor<f16>
    return %35 : tensor<f16>
  }
}

// T[4,3] i64[4] 1 0.5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4xi64>, %s0: tensor<f64>) -> (tensor<f64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %6 = "stablehlo.select"(%3, %arg0, %5) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x3xf64>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %15 = "stablehlo.add"(%14, %arg0) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r21: tensor<f64>, %r22: tensor<f64>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%23) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %25 = "stablehlo.constant"() <{value = dense<3.0> : tensor<4xf64>}> : () -> tensor<4xf64>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r28: tensor<f64>, %r29: tensor<f64>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%30) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.constant"() <{value = dense<4.0> : tensor<f64>}> : () -> tensor<f64>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %33 : tensor<f64>
  }
}
