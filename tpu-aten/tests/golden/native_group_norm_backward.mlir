// aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf32>, %arg1: tensor<2x6x2x2xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<6xf32>) -> (tensor<2x6x2x2xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %5 = "stablehlo.subtract"(%arg1, %4) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%arg0, %14) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r15: tensor<f32>, %r16: tensor<f32>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %20 = "stablehlo.multiply"(%13, %19) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %31 = "stablehlo.multiply"(%3, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %33 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %34 = "stablehlo.multiply"(%18, %33) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r37: tensor<f32>, %r38: tensor<f32>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %45 = "stablehlo.multiply"(%3, %44) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %48 = "stablehlo.multiply"(%3, %47) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %50 = "stablehlo.multiply"(%arg0, %49) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %51 = "stablehlo.multiply"(%7, %32) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %53 = "stablehlo.subtract"(%52, %46) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%13, %54) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%18, %59) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r60: tensor<f32>, %r61: tensor<f32>):
      %62 = "stablehlo.add"(%r60, %r61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %53, %58, %63 : tensor<2x6x2x2xf32>, tensor<6xf32>, tensor<6xf32>
  }
}

// T[2,6] T[2,6] T[2,3] T[2,3] none 2 6 1 3 (true,false,true), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>) -> (tensor<2x6xf32>, tensor<6xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %4 = "stablehlo.subtract"(%arg1, %1) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.divide"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %17 = "stablehlo.multiply"(%3, %16) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %18 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r20: tensor<f32>, %r21: tensor<f32>):
      %22 = "stablehlo.add"(%r20, %r21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %28 = "stablehlo.multiply"(%3, %27) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %29 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %30 = "stablehlo.multiply"(%5, %17) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %31 = "stablehlo.subtract"(%29, %30) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %32 = "stablehlo.subtract"(%31, %28) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%arg0, %33) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %32, %37 : tensor<2x6xf32>, tensor<6xf32>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xbf16>, %arg1: tensor<2x6x2x2xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<6xbf16>) -> (tensor<2x6x2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xbf16>) -> tensor<2x6x2x2xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %12 = "stablehlo.multiply"(%1, %11) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%1, %18) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %23 = "stablehlo.convert"(%arg4) : (tensor<6xbf16>) -> tensor<6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %25 = "stablehlo.multiply"(%17, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %36 = "stablehlo.multiply"(%7, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %38 = "stablehlo.convert"(%arg4) : (tensor<6xbf16>) -> tensor<6xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %40 = "stablehlo.multiply"(%22, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r43: tensor<f32>, %r44: tensor<f32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %51 = "stablehlo.multiply"(%7, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %53 = "stablehlo.convert"(%arg4) : (tensor<6xbf16>) -> tensor<6xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %55 = "stablehlo.multiply"(%7, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %57 = "stablehlo.multiply"(%1, %56) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %58 = "stablehlo.multiply"(%11, %37) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %59 = "stablehlo.subtract"(%57, %58) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %60 = "stablehlo.subtract"(%59, %52) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xbf16>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%17, %62) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r63: tensor<f32>, %r64: tensor<f32>):
      %65 = "stablehlo.add"(%r63, %r64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<6xf32>) -> tensor<6xbf16>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce"(%22, %68) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r69: tensor<f32>, %r70: tensor<f32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<6xf32>) -> tensor<6xbf16>
    return %61, %67, %73 : tensor<2x6x2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf16>, %arg1: tensor<2x6x2x2xf16>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xf16>, %arg4: tensor<6xf16>) -> (tensor<2x6x2x2xf16>, tensor<6xf16>, tensor<6xf16>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<2x6x2x2xf16>) -> tensor<2x6x2x2xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %9 = "stablehlo.subtract"(%0, %8) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %12 = "stablehlo.multiply"(%1, %11) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r14: tensor<f32>, %r15: tensor<f32>):
      %16 = "stablehlo.add"(%r14, %r15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%1, %18) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r19: tensor<f32>, %r20: tensor<f32>):
      %21 = "stablehlo.add"(%r19, %r20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
    %23 = "stablehlo.convert"(%arg4) : (tensor<6xf16>) -> tensor<6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %25 = "stablehlo.multiply"(%17, %24) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %32 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %36 = "stablehlo.multiply"(%7, %35) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %38 = "stablehlo.convert"(%arg4) : (tensor<6xf16>) -> tensor<6xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %40 = "stablehlo.multiply"(%22, %39) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x6xf32>) -> tensor<2x3x2xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r43: tensor<f32>, %r44: tensor<f32>):
      %45 = "stablehlo.add"(%r43, %r44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    %51 = "stablehlo.multiply"(%7, %50) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %53 = "stablehlo.convert"(%arg4) : (tensor<6xf16>) -> tensor<6xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
    %55 = "stablehlo.multiply"(%7, %54) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x2x2xf32>
    %57 = "stablehlo.multiply"(%1, %56) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %58 = "stablehlo.multiply"(%11, %37) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %59 = "stablehlo.subtract"(%57, %58) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %60 = "stablehlo.subtract"(%59, %52) : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<2x6x2x2xf32>) -> tensor<2x6x2x2xf16>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%17, %62) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r63: tensor<f32>, %r64: tensor<f32>):
      %65 = "stablehlo.add"(%r63, %r64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<6xf32>) -> tensor<6xf16>
    %68 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce"(%22, %68) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r69: tensor<f32>, %r70: tensor<f32>):
      %71 = "stablehlo.add"(%r69, %r70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<6xf32>) -> tensor<6xf16>
    return %61, %67, %73 : tensor<2x6x2x2xf16>, tensor<6xf16>, tensor<6xf16>
  }
}

// T[2,6,2,2] T[2,6,2,2] T[2,3] T[2,3] T[6] 2 6 4 3 (true,true,true), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x6x2x2xf64>, %arg1: tensor<2x6x2x2xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xf64>, %arg4: tensor<6xf64>) -> (tensor<2x6x2x2xf64>, tensor<6xf64>, tensor<6xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %5 = "stablehlo.subtract"(%arg1, %4) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r10: tensor<f64>, %r11: tensor<f64>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<2x6x2x2xf64>, tensor<f64>) -> tensor<2x6xf64>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %18 = "stablehlo.reduce"(%arg0, %14) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%r15: tensor<f64>, %r16: tensor<f64>):
      %17 = "stablehlo.add"(%r15, %r16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%17) : (tensor<f64>) -> ()
    }) : (tensor<2x6x2x2xf64>, tensor<f64>) -> tensor<2x6xf64>
    %19 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf64>) -> tensor<2x6xf64>
    %20 = "stablehlo.multiply"(%13, %19) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x6xf64>) -> tensor<2x3x2xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r23: tensor<f64>, %r24: tensor<f64>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%25) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2xf64>, tensor<f64>) -> tensor<2x3xf64>
    %27 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %31 = "stablehlo.multiply"(%3, %30) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %33 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf64>) -> tensor<2x6xf64>
    %34 = "stablehlo.multiply"(%18, %33) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x6xf64>) -> tensor<2x3x2xf64>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %40 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r37: tensor<f64>, %r38: tensor<f64>):
      %39 = "stablehlo.add"(%r37, %r38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%39) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2xf64>, tensor<f64>) -> tensor<2x3xf64>
    %41 = "stablehlo.constant"() <{value = dense<8.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %42 = "stablehlo.divide"(%40, %41) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf64>) -> tensor<2x3x2xf64>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x3x2xf64>) -> tensor<2x6xf64>
    %45 = "stablehlo.multiply"(%3, %44) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %47 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf64>) -> tensor<2x6xf64>
    %48 = "stablehlo.multiply"(%3, %47) : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xf64>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf64>) -> tensor<2x6x2x2xf64>
    %50 = "stablehlo.multiply"(%arg0, %49) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %51 = "stablehlo.multiply"(%7, %32) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %53 = "stablehlo.subtract"(%52, %46) : (tensor<2x6x2x2xf64>, tensor<2x6x2x2xf64>) -> tensor<2x6x2x2xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %58 = "stablehlo.reduce"(%13, %54) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r55: tensor<f64>, %r56: tensor<f64>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%57) : (tensor<f64>) -> ()
    }) : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %59 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %63 = "stablehlo.reduce"(%18, %59) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r60: tensor<f64>, %r61: tensor<f64>):
      %62 = "stablehlo.add"(%r60, %r61) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%62) : (tensor<f64>) -> ()
    }) : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    return %53, %58, %63 : tensor<2x6x2x2xf64>, tensor<6xf64>, tensor<6xf64>
  }
}
