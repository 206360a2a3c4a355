// aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %s0: tensor<f32>) -> (tensor<2x6x2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %25 = "stablehlo.reshape"(%arg1) : (tensor<6xf32>) -> tensor<3x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %28 = "stablehlo.reshape"(%arg2) : (tensor<6xf32>) -> tensor<3x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %30 = "stablehlo.add"(%27, %29) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    return %31, %7, %20 : tensor<2x6x2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// T[2,6] none none 2 6 1 3 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6xf32>, %s0: tensor<f32>) -> (tensor<2x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<2x3x2x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x3x2x1xf32>) -> tensor<2x6xf32>
    return %25, %7, %20 : tensor<2x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<6xbf16>, %s0: tensor<f32>) -> (tensor<2x6x2x2xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.subtract"(%1, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.rsqrt"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.subtract"(%1, %22) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %26 = "stablehlo.convert"(%arg1) : (tensor<6xbf16>) -> tensor<6xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<6xf32>) -> tensor<3x2xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %30 = "stablehlo.convert"(%arg2) : (tensor<6xbf16>) -> tensor<6xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<6xf32>) -> tensor<3x2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xbf16>
    %36 = "stablehlo.convert"(%8) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %37 = "stablehlo.convert"(%21) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %35, %36, %37 : tensor<2x6x2x2xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf16>, %arg1: tensor<6xf16>, %arg2: tensor<6xf16>, %s0: tensor<f32>) -> (tensor<2x6x2x2xf16>, tensor<2x3xf16>, tensor<2x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.subtract"(%1, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.rsqrt"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.subtract"(%1, %22) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %26 = "stablehlo.convert"(%arg1) : (tensor<6xf16>) -> tensor<6xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<6xf32>) -> tensor<3x2xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %30 = "stablehlo.convert"(%arg2) : (tensor<6xf16>) -> tensor<6xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<6xf32>) -> tensor<3x2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf16>
    %36 = "stablehlo.convert"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %37 = "stablehlo.convert"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %35, %36, %37 : tensor<2x6x2x2xf16>, tensor<2x3xf16>, tensor<2x3xf16>
  }
}

// T[2,6,2,2] T[6] T[6] 2 6 4 3 1e-5, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %s0: tensor<f64>) -> (tensor<2x6x2x2xf64>, tensor<2x3xf64>, tensor<2x3xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x2x2xf64>) -> tensor<2x3x2x4xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %22 = "stablehlo.subtract"(%0, %21) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %25 = "stablehlo.reshape"(%arg1) : (tensor<6xf64>) -> tensor<3x2xf64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf64>) -> tensor<2x3x2x4xf64>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %28 = "stablehlo.reshape"(%arg2) : (tensor<6xf64>) -> tensor<3x2xf64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf64>) -> tensor<2x3x2x4xf64>
    %30 = "stablehlo.add"(%27, %29) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x2x4xf64>) -> tensor<2x6x2x2xf64>
    return %31, %7, %20 : tensor<2x6x2x2xf64>, tensor<2x3xf64>, tensor<2x3xf64>
  }
}
