// aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf32>, %arg1: tensor<2x6x2x2xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<6xf32>) -> (tensor<2x6x2x2xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %3 = "stablehlo.subtract"(%0, %2) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<6xf32>) -> tensor<3x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.multiply"(%8, %5) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %18 = "stablehlo.multiply"(%5, %17) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %19 = "stablehlo.subtract"(%8, %18) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%8, %20) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r21: tensor<f32>, %r22: tensor<f32>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %28 = "stablehlo.subtract"(%19, %27) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    %32 = "stablehlo.multiply"(%1, %5) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<3x2xf32>) -> tensor<6xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%1, %39) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<3x2xf32>) -> tensor<6xf32>
    return %31, %38, %44 : tensor<2x6x2x2xf32>, tensor<6xf32>, tensor<6xf32>
  }
}

// T[2,6] T[2,6] T[2,3] T[2,3] none 2 6 1 3 (true,false,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>) -> (tensor<2x6xf32>, tensor<6xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x6xf32>) -> tensor<2x3x2x1xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<2x3x2x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %3 = "stablehlo.subtract"(%0, %2) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %6 = "stablehlo.multiply"(%1, %5) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %16 = "stablehlo.subtract"(%1, %15) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%1, %17) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r18: tensor<f32>, %r19: tensor<f32>):
      %20 = "stablehlo.add"(%r18, %r19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %25 = "stablehlo.subtract"(%16, %24) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x1xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x3x2x1xf32>) -> tensor<2x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%1, %29) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r30: tensor<f32>, %r31: tensor<f32>):
      %32 = "stablehlo.add"(%r30, %r31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<3x2xf32>) -> tensor<6xf32>
    return %28, %34 : tensor<2x6xf32>, tensor<6xf32>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xbf16>, %arg1: tensor<2x6x2x2xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<6xbf16>) -> (tensor<2x6x2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %7 = "stablehlo.subtract"(%1, %6) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.convert"(%arg4) : (tensor<6xbf16>) -> tensor<6xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<6xf32>) -> tensor<3x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %13 = "stablehlo.multiply"(%3, %12) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %14 = "stablehlo.multiply"(%13, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.multiply"(%9, %22) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %24 = "stablehlo.subtract"(%13, %23) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%13, %25) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.subtract"(%24, %32) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %34 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xbf16>
    %38 = "stablehlo.multiply"(%3, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<3x2xf32>) -> tensor<6xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<6xf32>) -> tensor<6xbf16>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%3, %46) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
      %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<3x2xf32>) -> tensor<6xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<6xf32>) -> tensor<6xbf16>
    return %37, %45, %52 : tensor<2x6x2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf16>, %arg1: tensor<2x6x2x2xf16>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xf16>, %arg4: tensor<6xf16>) -> (tensor<2x6x2x2xf16>, tensor<6xf16>, tensor<6xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x6x2x2xf32>) -> tensor<2x3x2x4xf32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %7 = "stablehlo.subtract"(%1, %6) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.convert"(%arg4) : (tensor<6xf16>) -> tensor<6xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<6xf32>) -> tensor<3x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf32>) -> tensor<2x3x2x4xf32>
    %13 = "stablehlo.multiply"(%3, %12) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %14 = "stablehlo.multiply"(%13, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.multiply"(%9, %22) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %24 = "stablehlo.subtract"(%13, %23) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%13, %25) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %30 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.subtract"(%24, %32) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %34 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2x4xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x3x2x4xf32>) -> tensor<2x6x2x2xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf16>
    %38 = "stablehlo.multiply"(%3, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r40: tensor<f32>, %r41: tensor<f32>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<3x2xf32>) -> tensor<6xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<6xf32>) -> tensor<6xf16>
    %46 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%3, %46) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r47: tensor<f32>, %r48: tensor<f32>):
      %49 = "stablehlo.add"(%r47, %r48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<3x2xf32>) -> tensor<6xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<6xf32>) -> tensor<6xf16>
    return %37, %45, %52 : tensor<2x6x2x2xf16>, tensor<6xf16>, tensor<6xf16>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf64>, %arg1: tensor<2x6x2x2xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xf64>, %arg4: tensor<6xf64>) -> (tensor<2x6x2x2xf64>, tensor<6xf64>, tensor<6xf64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x6x2x2xf64>) -> tensor<2x3x2x4xf64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x6x2x2xf64>) -> tensor<2x3x2x4xf64>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %3 = "stablehlo.subtract"(%0, %2) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<6xf64>) -> tensor<3x2xf64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x2xf64>) -> tensor<2x3x2x4xf64>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %9 = "stablehlo.multiply"(%8, %5) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %15 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %18 = "stablehlo.multiply"(%5, %17) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %19 = "stablehlo.subtract"(%8, %18) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.reduce"(%8, %20) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r21: tensor<f64>, %r22: tensor<f64>):
      %23 = "stablehlo.add"(%r21, %r22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%23) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %28 = "stablehlo.subtract"(%19, %27) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %29 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2x4xf64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x2x4xf64>) -> tensor<2x6x2x2xf64>
    %32 = "stablehlo.multiply"(%1, %5) : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r34: tensor<f64>, %r35: tensor<f64>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<3x2xf64>
    %38 = "stablehlo.reshape"(%37) : (tensor<3x2xf64>) -> tensor<6xf64>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %43 = "stablehlo.reduce"(%1, %39) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%r40: tensor<f64>, %r41: tensor<f64>):
      %42 = "stablehlo.add"(%r40, %r41) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%42) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x4xf64>, tensor<f64>) -> tensor<3x2xf64>
    %44 = "stablehlo.reshape"(%43) : (tensor<3x2xf64>) -> tensor<6xf64>
    return %31, %38, %44 : tensor<2x6x2x2xf64>, tensor<6xf64>, tensor<6xf64>
  }
}
