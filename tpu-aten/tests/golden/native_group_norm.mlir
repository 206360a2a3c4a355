// aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %s0: tensor<f32>) -> (tensor<2x6x2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %16 = "stablehlo.subtract"(%arg0, %15) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %17 = "stablehlo.multiply"(%16, %16) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r25: tensor<f32>, %r26: tensor<f32>):
      %27 = "stablehlo.add"(%r25, %r26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.rsqrt"(%32) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %39 = "stablehlo.multiply"(%16, %38) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6x2x2xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    return %41, %12, %33 : tensor<2x6x2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// T[2,6] none none 2 6 1 3 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6xf32>, %s0: tensor<f32>) -> (tensor<2x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.rsqrt"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %25 = "stablehlo.multiply"(%10, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    return %25, %7, %22 : tensor<2x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<6xbf16>, %s0: tensor<f32>) -> (tensor<2x6x2x2xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %17 = "stablehlo.subtract"(%0, %16) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %18 = "stablehlo.multiply"(%17, %17) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.rsqrt"(%33) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %37 = "stablehlo.convert"(%arg1) : (tensor<6xbf16>) -> tensor<6xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %41 = "stablehlo.multiply"(%17, %40) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %42 = "stablehlo.convert"(%arg2) : (tensor<6xbf16>) -> tensor<6xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6x2x2xf32>
    %44 = "stablehlo.add"(%41, %43) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xbf16>
    %46 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %47 = "stablehlo.convert"(%34) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %45, %46, %47 : tensor<2x6x2x2xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf16>, %arg1: tensor<6xf16>, %arg2: tensor<6xf16>, %s0: tensor<f32>) -> (tensor<2x6x2x2xf16>, tensor<2x3xf16>, tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %17 = "stablehlo.subtract"(%0, %16) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %18 = "stablehlo.multiply"(%17, %17) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.rsqrt"(%33) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %37 = "stablehlo.convert"(%arg1) : (tensor<6xf16>) -> tensor<6xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %41 = "stablehlo.multiply"(%17, %40) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %42 = "stablehlo.convert"(%arg2) : (tensor<6xf16>) -> tensor<6xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6x2x2xf32>
    %44 = "stablehlo.add"(%41, %43) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf16>
    %46 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %47 = "stablehlo.convert"(%34) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %45, %46, %47 : tensor<2x6x2x2xf16>, tensor<2x3xf16>, tensor<2x3xf16>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %s0: tensor<f64>) -> (tensor<2x6x2x2xf64>, tensor<2x3xf64>, tensor<2x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x6x2x2xf64>, tensor<f64>) -> tensor<2x6xf64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x6xf64>) -> tensor<2x3x2xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r7: tensor<f64>, %r8: tensor<f64>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%9) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2xf64>, tensor<f64>) -> tensor<2x3xf64>
    %11 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %16 = "stablehlo.subtract"(%arg0, %15) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %17 = "stablehlo.multiply"(%16, %16) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r19: tensor<f64>, %r20: tensor<f64>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%21) : (tensor<f64>) -> ()
    }) : (tensor<2x6x2x2xf64>, tensor<f64>) -> tensor<2x6xf64>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x6xf64>) -> tensor<2x3x2xf64>
    %24 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r25: tensor<f64>, %r26: tensor<f64>):
      %27 = "stablehlo.add"(%r25, %r26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2xf64>, tensor<f64>) -> tensor<2x3xf64>
    %29 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.rsqrt"(%32) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf64>) -> tensor<2x6xf64>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %39 = "stablehlo.multiply"(%16, %38) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %40 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf64>) -> tensor<2x6x2x2xf64>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    return %41, %12, %33 : tensor<2x6x2x2xf64>, tensor<2x3xf64>, tensor<2x3xf64>
  }
}
