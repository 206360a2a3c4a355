// aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor

// T[2,4,7] T[2,3,4] (1,2,0,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xf32>, %arg1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %22 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %24 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%23, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%24, %32) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.pad"(%31, %38) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.pad"(%37, %40) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %42 = "stablehlo.add"(%22, %39) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %43 = "stablehlo.add"(%42, %41) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %43 : tensor<2x3x4xf32>
  }
}

// T[2,4,7] T[2,3,4] (1,2,0,1), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xbf16>, %arg1: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x7xbf16>) -> tensor<2x4x7xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x4xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%24, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%25, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.pad"(%32, %39) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%38, %41) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %43 = "stablehlo.add"(%23, %40) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %44 = "stablehlo.add"(%43, %42) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %45 : tensor<2x3x4xbf16>
  }
}

// T[2,4,7] T[2,3,4] (1,2,0,1), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xf16>, %arg1: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x7xf16>) -> tensor<2x4x7xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x4xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%24, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%25, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.pad"(%32, %39) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%38, %41) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %43 = "stablehlo.add"(%23, %40) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %44 = "stablehlo.add"(%43, %42) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    return %45 : tensor<2x3x4xf16>
  }
}

// T[2,4,7] T[2,3,4] (1,2,0,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xf64>, %arg1: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x4xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x1xf64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r5: tensor<f64>, %r6: tensor<f64>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%7) : (tensor<f64>) -> ()
    }) : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<2x4x2xf64>, tensor<f64>) -> tensor<2x4xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4x4xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4x4xf64>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %22 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x0x4xf64>
    %24 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x1x4xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %30 = "stablehlo.reduce"(%23, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%29) : (tensor<f64>) -> ()
    }) : (tensor<2x0x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4xf64>) -> tensor<2x1x4xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %36 = "stablehlo.reduce"(%24, %32) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r33: tensor<f64>, %r34: tensor<f64>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) : (tensor<2x1x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4xf64>) -> tensor<2x1x4xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %39 = "stablehlo.pad"(%31, %38) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %41 = "stablehlo.pad"(%37, %40) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    %42 = "stablehlo.add"(%22, %39) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %43 = "stablehlo.add"(%42, %41) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    return %43 : tensor<2x3x4xf64>
  }
}
