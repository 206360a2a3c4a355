// aten::_thnn_fused_gru_cell_backward(Tensor grad_hy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)

// T[2,3] T[2,15] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x15xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<9xf32>, tensor<9xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.subtract"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%7, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%18, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.concatenate"(%22, %10, %16) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %24 = "stablehlo.concatenate"(%22, %10, %17) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%23, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r26: tensor<f32>, %r27: tensor<f32>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%24, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f32>, %r32: tensor<f32>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    return %23, %24, %11, %29, %34 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<9xf32>, tensor<9xf32>
  }
}

// T[2,3] T[2,15] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x15xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.subtract"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%7, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%18, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.concatenate"(%22, %10, %16) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %24 = "stablehlo.concatenate"(%22, %10, %17) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    return %23, %24, %11 : tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>
  }
}

// T[2,3] T[2,15] true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x15xbf16>) -> (tensor<2x9xbf16>, tensor<2x9xbf16>, tensor<2x3xbf16>, tensor<9xbf16>, tensor<9xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x15xbf16>) -> tensor<2x15xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%9, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%4, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%18, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.concatenate"(%24, %12, %18) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %26 = "stablehlo.concatenate"(%24, %12, %19) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%25, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%26, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %37 = "stablehlo.convert"(%25) : (tensor<2x9xf32>) -> tensor<2x9xbf16>
    %38 = "stablehlo.convert"(%26) : (tensor<2x9xf32>) -> tensor<2x9xbf16>
    %39 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %40 = "stablehlo.convert"(%31) : (tensor<9xf32>) -> tensor<9xbf16>
    %41 = "stablehlo.convert"(%36) : (tensor<9xf32>) -> tensor<9xbf16>
    return %37, %38, %39, %40, %41 : tensor<2x9xbf16>, tensor<2x9xbf16>, tensor<2x3xbf16>, tensor<9xbf16>, tensor<9xbf16>
  }
}

// T[2,3] T[2,15] true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x15xf16>) -> (tensor<2x9xf16>, tensor<2x9xf16>, tensor<2x3xf16>, tensor<9xf16>, tensor<9xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x15xf16>) -> tensor<2x15xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%9, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%4, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%18, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.concatenate"(%24, %12, %18) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %26 = "stablehlo.concatenate"(%24, %12, %19) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%25, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%26, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %37 = "stablehlo.convert"(%25) : (tensor<2x9xf32>) -> tensor<2x9xf16>
    %38 = "stablehlo.convert"(%26) : (tensor<2x9xf32>) -> tensor<2x9xf16>
    %39 = "stablehlo.convert"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %40 = "stablehlo.convert"(%31) : (tensor<9xf32>) -> tensor<9xf16>
    %41 = "stablehlo.convert"(%36) : (tensor<9xf32>) -> tensor<9xf16>
    return %37, %38, %39, %40, %41 : tensor<2x9xf16>, tensor<2x9xf16>, tensor<2x3xf16>, tensor<9xf16>, tensor<9xf16>
  }
}

// T[2,3] T[2,15] true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x15xf64>) -> (tensor<2x9xf64>, tensor<2x9xf64>, tensor<2x3xf64>, tensor<9xf64>, tensor<9xf64>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.subtract"(%3, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.subtract"(%7, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.multiply"(%8, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.multiply"(%16, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%16, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%20, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%18, %21) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.concatenate"(%22, %10, %16) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x9xf64>
    %24 = "stablehlo.concatenate"(%22, %10, %17) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x9xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %29 = "stablehlo.reduce"(%23, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r26: tensor<f64>, %r27: tensor<f64>):
      %28 = "stablehlo.add"(%r26, %r27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%28) : (tensor<f64>) -> ()
    }) : (tensor<2x9xf64>, tensor<f64>) -> tensor<9xf64>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.reduce"(%24, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r31: tensor<f64>, %r32: tensor<f64>):
      %33 = "stablehlo.add"(%r31, %r32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%33) : (tensor<f64>) -> ()
    }) : (tensor<2x9xf64>, tensor<f64>) -> tensor<9xf64>
    return %23, %24, %11, %29, %34 : tensor<2x9xf64>, tensor<2x9xf64>, tensor<2x3xf64>, tensor<9xf64>, tensor<9xf64>
  }
}
