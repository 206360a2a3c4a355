// aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xf32>, %arg1: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x5xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %22 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %24 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%23, %26) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r27: tensor<f32>, %r28: tensor<f32>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%24, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r33: tensor<f32>, %r34: tensor<f32>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.pad"(%31, %38) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.pad"(%37, %40) <{edge_padding_low = array<i64: 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %42 = "stablehlo.add"(%22, %39) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %43 = "stablehlo.add"(%42, %41) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %44 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %45 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %46 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%45, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r49: tensor<f32>, %r50: tensor<f32>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.reduce"(%46, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r55: tensor<f32>, %r56: tensor<f32>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.pad"(%53, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.pad"(%59, %62) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %64 = "stablehlo.add"(%44, %61) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %65 = "stablehlo.add"(%64, %63) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    return %65 : tensor<2x3x4x5xf32>
  }
}

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xbf16>, %arg1: tensor<2x3x4x5xbf16>) -> (tensor<2x3x4x5xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x5xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%24, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%25, %33) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.pad"(%32, %39) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%38, %41) <{edge_padding_low = array<i64: 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %43 = "stablehlo.add"(%23, %40) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %44 = "stablehlo.add"(%43, %42) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %45 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %46 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %47 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%46, %49) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%47, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r56: tensor<f32>, %r57: tensor<f32>):
      %58 = "stablehlo.add"(%r56, %r57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.pad"(%54, %61) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.pad"(%60, %63) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %65 = "stablehlo.add"(%45, %62) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %66 = "stablehlo.add"(%65, %64) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    return %67 : tensor<2x3x4x5xbf16>
  }
}

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xf16>, %arg1: tensor<2x3x4x5xf16>) -> (tensor<2x3x4x5xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x4x5x8xf16>) -> tensor<2x4x5x8xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x5xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%24, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%25, %33) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x4x5xf32>) -> tensor<2x4x1x5xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.pad"(%32, %39) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%38, %41) <{edge_padding_low = array<i64: 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %43 = "stablehlo.add"(%23, %40) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %44 = "stablehlo.add"(%43, %42) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %45 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %46 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %47 = "stablehlo.slice"(%44) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%46, %49) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r50: tensor<f32>, %r51: tensor<f32>):
      %52 = "stablehlo.add"(%r50, %r51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%47, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r56: tensor<f32>, %r57: tensor<f32>):
      %58 = "stablehlo.add"(%r56, %r57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.pad"(%54, %61) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.pad"(%60, %63) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %65 = "stablehlo.add"(%45, %62) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %66 = "stablehlo.add"(%65, %64) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf16>
    return %67 : tensor<2x3x4x5xf16>
  }
}

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xf64>, %arg1: tensor<2x3x4x5xf64>) -> (tensor<2x3x4x5xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x5xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x1xf64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r5: tensor<f64>, %r6: tensor<f64>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%7) : (tensor<f64>) -> ()
    }) : (tensor<2x4x5x1xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x4x5xf64>) -> tensor<2x4x5x1xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<2x4x5x2xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x4x5xf64>) -> tensor<2x4x5x1xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf64>, tensor<f64>) -> tensor<2x4x5x5xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf64>, tensor<f64>) -> tensor<2x4x5x5xf64>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4x5x5xf64>, tensor<2x4x5x5xf64>) -> tensor<2x4x5x5xf64>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4x5x5xf64>, tensor<2x4x5x5xf64>) -> tensor<2x4x5x5xf64>
    %22 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x4x5xf64>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x0x5xf64>
    %24 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x1x5xf64>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %30 = "stablehlo.reduce"(%23, %26) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r27: tensor<f64>, %r28: tensor<f64>):
      %29 = "stablehlo.add"(%r27, %r28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%29) : (tensor<f64>) -> ()
    }) : (tensor<2x4x0x5xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4x5xf64>) -> tensor<2x4x1x5xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %36 = "stablehlo.reduce"(%24, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r33: tensor<f64>, %r34: tensor<f64>):
      %35 = "stablehlo.add"(%r33, %r34) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) : (tensor<2x4x1x5xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4x5xf64>) -> tensor<2x4x1x5xf64>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %39 = "stablehlo.pad"(%31, %38) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf64>, tensor<f64>) -> tensor<2x4x4x5xf64>
    %40 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %41 = "stablehlo.pad"(%37, %40) <{edge_padding_low = array<i64: 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf64>, tensor<f64>) -> tensor<2x4x4x5xf64>
    %42 = "stablehlo.add"(%22, %39) : (tensor<2x4x4x5xf64>, tensor<2x4x4x5xf64>) -> tensor<2x4x4x5xf64>
    %43 = "stablehlo.add"(%42, %41) : (tensor<2x4x4x5xf64>, tensor<2x4x4x5xf64>) -> tensor<2x4x4x5xf64>
    %44 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x3x4x5xf64>
    %45 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x1x4x5xf64>
    %46 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x0x4x5xf64>
    %47 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %48 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.reduce"(%45, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r49: tensor<f64>, %r50: tensor<f64>):
      %51 = "stablehlo.add"(%r49, %r50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%51) : (tensor<f64>) -> ()
    }) : (tensor<2x1x4x5xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %53 = "stablehlo.reshape"(%52) : (tensor<2x4x5xf64>) -> tensor<2x1x4x5xf64>
    %54 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %58 = "stablehlo.reduce"(%46, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r55: tensor<f64>, %r56: tensor<f64>):
      %57 = "stablehlo.add"(%r55, %r56) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%57) : (tensor<f64>) -> ()
    }) : (tensor<2x0x4x5xf64>, tensor<f64>) -> tensor<2x4x5xf64>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x4x5xf64>) -> tensor<2x1x4x5xf64>
    %60 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %61 = "stablehlo.pad"(%53, %60) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf64>, tensor<f64>) -> tensor<2x3x4x5xf64>
    %62 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %63 = "stablehlo.pad"(%59, %62) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf64>, tensor<f64>) -> tensor<2x3x4x5xf64>
    %64 = "stablehlo.add"(%44, %61) : (tensor<2x3x4x5xf64>, tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
    %65 = "stablehlo.add"(%64, %63) : (tensor<2x3x4x5xf64>, tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
    return %65 : tensor<2x3x4x5xf64>
  }
}
