// aten::_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] T[4] (true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r7: tensor<f32>, %r8: tensor<f32>):
      %9 = "stablehlo.add"(%r7, %r8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.multiply"(%2, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.subtract"(%4, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %17, %23 : tensor<2x3x4xf32>, tensor<4xf32>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] none (true,false), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x3x1xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.multiply"(%2, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.subtract"(%arg0, %12) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %15 : tensor<2x3x4xf32>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] T[4] (true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<4xbf16>) -> tensor<4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%1, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%7, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%4, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.subtract"(%7, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    %22 = "stablehlo.multiply"(%1, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.convert"(%27) : (tensor<4xf32>) -> tensor<4xbf16>
    return %21, %28 : tensor<2x3x4xbf16>, tensor<4xbf16>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] T[4] (true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<4xf16>) -> tensor<4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%1, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%7, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%4, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.subtract"(%7, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    %22 = "stablehlo.multiply"(%1, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r24: tensor<f32>, %r25: tensor<f32>):
      %26 = "stablehlo.add"(%r24, %r25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %28 = "stablehlo.convert"(%27) : (tensor<4xf32>) -> tensor<4xf16>
    return %21, %28 : tensor<2x3x4xf16>, tensor<4xf16>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] T[4] (true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %3 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf64>) -> tensor<2x3x4xf64>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %15 = "stablehlo.multiply"(%3, %14) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %16 = "stablehlo.subtract"(%5, %15) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %17 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %19 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r21: tensor<f64>, %r22: tensor<f64>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%23) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<4xf64>
    return %18, %24 : tensor<2x3x4xf64>, tensor<4xf64>
  }
}
