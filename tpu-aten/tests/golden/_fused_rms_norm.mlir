// aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)

// T[2,3,4] (4) T[4] none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.rsqrt"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.reshape"(%11) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    return %15, %16 : tensor<2x3x4xf32>, tensor<2x3x1xf32>
  }
}

// T[2,3,4] (3,4) none 1e-5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %s0: tensor<f32>) -> (tensor<2x3x4xf32>, tensor<2x1x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = "stablehlo.constant"() <{value = dense<12.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %10 = "stablehlo.rsqrt"(%9) : (tensor<2xf32>) -> tensor<2xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.reshape"(%10) : (tensor<2xf32>) -> tensor<2x1x1xf32>
    return %12, %13 : tensor<2x3x4xf32>, tensor<2x1x1xf32>
  }
}

// T[2,3,4] (4) T[4] none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x3x1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.multiply"(%0, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.rsqrt"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.multiply"(%0, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    return %18, %19 : tensor<2x3x4xbf16>, tensor<2x3x1xf32>
  }
}

// T[2,3,4] (4) T[4] none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<2x3x1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.1920928955078125e-7> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.multiply"(%0, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r4: tensor<f32>, %r5: tensor<f32>):
      %6 = "stablehlo.add"(%r4, %r5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.rsqrt"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.multiply"(%0, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.convert"(%arg1) : (tensor<4xf16>) -> tensor<4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    %19 = "stablehlo.reshape"(%12) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    return %18, %19 : tensor<2x3x4xf16>, tensor<2x3x1xf32>
  }
}

// T[2,3,4] (4) T[4] none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x1xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<2.220446049250313e-16> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r3: tensor<f64>, %r4: tensor<f64>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x3xf64>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.rsqrt"(%10) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %14 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf64>) -> tensor<2x3x4xf64>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %16 = "stablehlo.reshape"(%11) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
    return %15, %16 : tensor<2x3x4xf64>, tensor<2x3x1xf64>
  }
}
