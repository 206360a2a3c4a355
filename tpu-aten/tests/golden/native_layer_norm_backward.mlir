// aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] f32[2,3,1] T[4] T[4] (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<2x3x1xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.subtract"(%arg1, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.multiply"(%5, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.subtract"(%7, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%7, %19) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %27 = "stablehlo.subtract"(%18, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %28 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r32: tensor<f32>, %r33: tensor<f32>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%arg0, %36) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r37: tensor<f32>, %r38: tensor<f32>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %29, %35, %40 : tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// T[2,3,4] T[2,3,4] (3,4) f32[2,1,1] f32[2,1,1] none none (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x1x1xf32>, %arg3: tensor<2x1x1xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<2x1x1xf32>) -> tensor<2xf32>
    %1 = "stablehlo.reshape"(%arg3) : (tensor<2x1x1xf32>) -> tensor<2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.subtract"(%arg1, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
    %12 = "stablehlo.constant"() <{value = dense<12.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.subtract"(%arg0, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%arg0, %17) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<f32>):
      %20 = "stablehlo.add"(%r18, %r19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2xf32>
    %22 = "stablehlo.constant"() <{value = dense<12.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.subtract"(%16, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x3x4xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %27 : tensor<2x3x4xf32>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] f32[2,3,1] T[4] T[4] (true,true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<2x3x1xf32>, %arg4: tensor<4xbf16>, %arg5: tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.reshape"(%arg3) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.subtract"(%0, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.convert"(%arg4) : (tensor<4xbf16>) -> tensor<4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.multiply"(%1, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.multiply"(%10, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.multiply"(%7, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.subtract"(%10, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%10, %22) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.subtract"(%21, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    %34 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<4xf32>) -> tensor<4xbf16>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%1, %41) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
      %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xbf16>
    return %33, %40, %46 : tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] f32[2,3,1] T[4] T[4] (true,true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<2x3x1xf32>, %arg4: tensor<4xf16>, %arg5: tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.reshape"(%arg3) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.subtract"(%0, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.convert"(%arg4) : (tensor<4xf16>) -> tensor<4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.multiply"(%1, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.multiply"(%10, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r13: tensor<f32>, %r14: tensor<f32>):
      %15 = "stablehlo.add"(%r13, %r14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.multiply"(%7, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.subtract"(%10, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%10, %22) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.subtract"(%21, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    %34 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r36: tensor<f32>, %r37: tensor<f32>):
      %38 = "stablehlo.add"(%r36, %r37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<4xf32>) -> tensor<4xf16>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%1, %41) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r42: tensor<f32>, %r43: tensor<f32>):
      %44 = "stablehlo.add"(%r42, %r43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<4xf32>) -> tensor<4xf16>
    return %33, %40, %46 : tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>
  }
}

// T[2,3,4] T[2,3,4] (4) f32[2,3,1] f32[2,3,1] T[4] T[4] (true,true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<2x3x1xf32>, %arg3: tensor<2x3x1xf32>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.convert"(%arg3) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %5 = "stablehlo.subtract"(%arg1, %4) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %8 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf64>) -> tensor<2x3x4xf64>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f64>, %r13: tensor<f64>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %19 = "stablehlo.multiply"(%7, %18) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %20 = "stablehlo.subtract"(%9, %19) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %25 = "stablehlo.reduce"(%9, %21) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r22: tensor<f64>, %r23: tensor<f64>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%24) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<4.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %29 = "stablehlo.subtract"(%20, %28) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %30 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x4xf64>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %32 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r34: tensor<f64>, %r35: tensor<f64>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<4xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.reduce"(%arg0, %38) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%r39: tensor<f64>, %r40: tensor<f64>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<4xf64>
    return %31, %37, %42 : tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>
  }
}
