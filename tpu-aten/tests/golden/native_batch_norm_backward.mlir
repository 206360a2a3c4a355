// aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)

// T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.subtract"(%arg1, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.multiply"(%3, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.subtract"(%5, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%5, %17) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<f32>):
      %20 = "stablehlo.add"(%r18, %r19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.subtract"(%16, %24) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %28 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
      %32 = "stablehlo.add"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%arg0, %34) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r35: tensor<f32>, %r36: tensor<f32>):
      %37 = "stablehlo.add"(%r35, %r36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    return %27, %33, %38 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// T[2,3,4] T[2,3,4] none f32[3] f32[3] none none false 1e-5 (true,false,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %s0: tensor<f32>) -> (tensor<2x3x4xf32>, tensor<3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%s0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %1 = "stablehlo.add"(%arg3, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.rsqrt"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.subtract"(%arg1, %3) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%arg0, %9) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    return %8, %13 : tensor<2x3x4xf32>, tensor<3xf32>
  }
}

// T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>) -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.subtract"(%0, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.multiply"(%8, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.multiply"(%5, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.subtract"(%8, %18) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%8, %20) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %28 = "stablehlo.subtract"(%19, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    %32 = "stablehlo.multiply"(%1, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<3xf32>) -> tensor<3xbf16>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%1, %39) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<3xf32>) -> tensor<3xbf16>
    return %31, %38, %44 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
}

// T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<3xf16>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>) -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.subtract"(%0, %2) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.convert"(%arg2) : (tensor<3xf16>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.multiply"(%8, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.multiply"(%5, %17) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.subtract"(%8, %18) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%8, %20) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %28 = "stablehlo.subtract"(%19, %27) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    %32 = "stablehlo.multiply"(%1, %5) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<3xf32>) -> tensor<3xf16>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%1, %39) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<3xf32>) -> tensor<3xf16>
    return %31, %38, %44 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>
  }
}

// T[2,3,4] T[2,3,4] T[3] f32[3] f32[3] f32[3] f32[3] true 1e-5 (true,true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<3xf64>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>) -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
    %0 = "stablehlo.convert"(%arg5) : (tensor<3xf32>) -> tensor<3xf64>
    %1 = "stablehlo.convert"(%arg6) : (tensor<3xf32>) -> tensor<3xf64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %3 = "stablehlo.subtract"(%arg1, %2) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %6 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r10: tensor<f64>, %r11: tensor<f64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %14 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %17 = "stablehlo.multiply"(%5, %16) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %18 = "stablehlo.subtract"(%7, %17) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.reduce"(%7, %19) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r20: tensor<f64>, %r21: tensor<f64>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %24 = "stablehlo.constant"() <{value = dense<8.0> : tensor<3xf64>}> : () -> tensor<3xf64>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %27 = "stablehlo.subtract"(%18, %26) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %28 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<2x3x4xf64>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %30 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r32: tensor<f64>, %r33: tensor<f64>):
      %34 = "stablehlo.add"(%r32, %r33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %40 = "stablehlo.reduce"(%arg0, %36) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%r37: tensor<f64>, %r38: tensor<f64>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%39) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    return %29, %35, %40 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>
  }
}
