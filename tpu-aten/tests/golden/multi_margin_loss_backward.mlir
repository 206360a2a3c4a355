// aten::multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=1) -> Tensor

// T[] T[4,3] i64[4] 1 0.5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.select"(%3, %arg1, %5) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.add"(%14, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %21 = "stablehlo.convert"(%20) : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %22 = "stablehlo.multiply"(%21, %18) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %24 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %28 = "stablehlo.multiply"(%22, %27) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.negate"(%35) : (tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %38 = "stablehlo.select"(%3, %37, %30) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %38 : tensor<4x3xf32>
  }
}

// T[4] T[4,3] i64[4] 2 1 T[3] 0, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xi64>, %arg3: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %6 = "stablehlo.select"(%3, %arg1, %5) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.add"(%14, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %20 = "stablehlo.select"(%3, %18, %19) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %27 = "stablehlo.add"(%17, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %28 = "stablehlo.multiply"(%27, %26) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.negate"(%37) : (tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %40 = "stablehlo.select"(%3, %39, %32) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %40 : tensor<4x3xf32>
  }
}

// T[] T[4,3] i64[4] 1 0.5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<4x3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %21 = "stablehlo.compare"(%18, %20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %22 = "stablehlo.convert"(%21) : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %23 = "stablehlo.multiply"(%22, %19) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %24 = "stablehlo.convert"(%arg0) : (tensor<bf16>) -> tensor<f32>
    %25 = "stablehlo.reshape"(%24) : (tensor<f32>) -> tensor<1xf32>
    %26 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %30 = "stablehlo.multiply"(%23, %29) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.negate"(%37) : (tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %40 = "stablehlo.select"(%4, %39, %32) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %41 : tensor<4x3xbf16>
  }
}

// T[] T[4,3] i64[4] 1 0.5, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<4x3xf16>, %arg2: tensor<4xi64>, %s0: tensor<f32>) -> (tensor<4x3xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
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
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %21 = "stablehlo.compare"(%18, %20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %22 = "stablehlo.convert"(%21) : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %23 = "stablehlo.multiply"(%22, %19) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %24 = "stablehlo.convert"(%arg0) : (tensor<f16>) -> tensor<f32>
    %25 = "stablehlo.reshape"(%24) : (tensor<f32>) -> tensor<1xf32>
    %26 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %30 = "stablehlo.multiply"(%23, %29) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.negate"(%37) : (tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x3xf32>
    %40 = "stablehlo.select"(%4, %39, %32) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<4x3xf32>) -> tensor<4x3xf16>
    return %41 : tensor<4x3xf16>
  }
}

// T[] T[4,3] i64[4] 1 0.5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<4x3xf64>, %arg2: tensor<4xi64>, %s0: tensor<f64>) -> (tensor<4x3xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x3xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xi32>
    %3 = "stablehlo.compare"(%2, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %6 = "stablehlo.select"(%3, %arg1, %5) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %13 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x3xf64>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %15 = "stablehlo.add"(%14, %arg1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %16 = "stablehlo.maximum"(%15, %4) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %17 = "stablehlo.select"(%3, %4, %16) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %21 = "stablehlo.convert"(%20) : (tensor<4x3xi1>) -> tensor<4x3xf64>
    %22 = "stablehlo.multiply"(%21, %18) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<f64>) -> tensor<1xf64>
    %24 = "stablehlo.constant"() <{value = dense<4.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<4xf64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %28 = "stablehlo.multiply"(%22, %27) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<0.3333333333333333> : tensor<4x3xf64>}> : () -> tensor<4x3xf64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r32: tensor<f64>, %r33: tensor<f64>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %36 = "stablehlo.negate"(%35) : (tensor<4xf64>) -> tensor<4xf64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x3xf64>
    %38 = "stablehlo.select"(%3, %37, %30) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    return %38 : tensor<4x3xf64>
  }
}
