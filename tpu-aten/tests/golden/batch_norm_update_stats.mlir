// aten::batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor)

// T[2,3,4] f32[3] f32[3] 0.1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.1428571428571428> : tensor<3xf32>}> : () -> tensor<3xf32>
    %22 = "stablehlo.multiply"(%17, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %25 = "stablehlo.subtract"(%24, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %26 = "stablehlo.multiply"(%25, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %27 = "stablehlo.multiply"(%23, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.add"(%27, %26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %31 = "stablehlo.subtract"(%30, %29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %32 = "stablehlo.multiply"(%31, %arg2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.multiply"(%29, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.add"(%33, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %7, %17, %28, %34 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// T[2,3,4] none none 0.1, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.1428571428571428> : tensor<3xf32>}> : () -> tensor<3xf32>
    %22 = "stablehlo.multiply"(%17, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %7, %17 : tensor<3xf32>, tensor<3xf32>
  }
}

// T[2,3,4] f32[3] f32[3] 0.1, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%0, %2) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.rsqrt"(%20) : (tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.1428571428571428> : tensor<3xf32>}> : () -> tensor<3xf32>
    %23 = "stablehlo.multiply"(%18, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %26 = "stablehlo.subtract"(%25, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %27 = "stablehlo.multiply"(%26, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.multiply"(%24, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %29 = "stablehlo.add"(%28, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %32 = "stablehlo.subtract"(%31, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.multiply"(%32, %arg2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.multiply"(%30, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %35 = "stablehlo.add"(%34, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %8, %18, %29, %35 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// T[2,3,4] f32[3] f32[3] 0.1, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %s0: tensor<f64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %6 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %16 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %19 = "stablehlo.add"(%17, %18) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %20 = "stablehlo.rsqrt"(%19) : (tensor<3xf64>) -> tensor<3xf64>
    %21 = "stablehlo.constant"() <{value = dense<1.1428571428571428> : tensor<3xf64>}> : () -> tensor<3xf64>
    %22 = "stablehlo.multiply"(%17, %21) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %23 = "stablehlo.convert"(%arg1) : (tensor<3xf32>) -> tensor<3xf64>
    %24 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %26 = "stablehlo.subtract"(%25, %24) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %27 = "stablehlo.multiply"(%26, %23) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %28 = "stablehlo.multiply"(%24, %7) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %29 = "stablehlo.add"(%28, %27) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %30 = "stablehlo.convert"(%29) : (tensor<3xf64>) -> tensor<3xf32>
    %31 = "stablehlo.convert"(%arg2) : (tensor<3xf32>) -> tensor<3xf64>
    %32 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %33 = "stablehlo.constant"() <{value = dense<1.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %34 = "stablehlo.subtract"(%33, %32) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %35 = "stablehlo.multiply"(%34, %31) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %36 = "stablehlo.multiply"(%32, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %37 = "stablehlo.add"(%36, %35) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %38 = "stablehlo.convert"(%37) : (tensor<3xf64>) -> tensor<3xf32>
    return %7, %17, %30, %38 : tensor<3xf64>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>
  }
}
