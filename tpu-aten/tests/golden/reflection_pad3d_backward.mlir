// aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xf32>, %arg1: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x5xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x2xf32>) -> tensor<2x4x5x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.pad"(%4, %6) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.pad"(%5, %8) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %10 = "stablehlo.add"(%0, %7) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %11 = "stablehlo.add"(%10, %9) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %12 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %13 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %14 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 2>}> : (tensor<2x4x0x5xf32>) -> tensor<2x4x0x5xf32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 2>}> : (tensor<2x4x1x5xf32>) -> tensor<2x4x1x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.pad"(%16, %18) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.pad"(%17, %20) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %22 = "stablehlo.add"(%12, %19) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %23 = "stablehlo.add"(%22, %21) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %24 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %25 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %26 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reverse"(%25) <{dimensions = array<i64: 1>}> : (tensor<2x1x4x5xf32>) -> tensor<2x1x4x5xf32>
    %29 = "stablehlo.reverse"(%26) <{dimensions = array<i64: 1>}> : (tensor<2x0x4x5xf32>) -> tensor<2x0x4x5xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.pad"(%28, %30) <{edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.pad"(%29, %32) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %34 = "stablehlo.add"(%24, %31) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %35 = "stablehlo.add"(%34, %33) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    return %35 : tensor<2x3x4x5xf32>
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
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %6 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x2xf32>) -> tensor<2x4x5x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%5, %7) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%6, %9) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %11 = "stablehlo.add"(%1, %8) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %12 = "stablehlo.add"(%11, %10) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %13 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %15 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 2>}> : (tensor<2x4x0x5xf32>) -> tensor<2x4x0x5xf32>
    %18 = "stablehlo.reverse"(%15) <{dimensions = array<i64: 2>}> : (tensor<2x4x1x5xf32>) -> tensor<2x4x1x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%17, %19) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.pad"(%18, %21) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %23 = "stablehlo.add"(%13, %20) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %25 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %26 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %27 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reverse"(%26) <{dimensions = array<i64: 1>}> : (tensor<2x1x4x5xf32>) -> tensor<2x1x4x5xf32>
    %30 = "stablehlo.reverse"(%27) <{dimensions = array<i64: 1>}> : (tensor<2x0x4x5xf32>) -> tensor<2x0x4x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.pad"(%29, %31) <{edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.pad"(%30, %33) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %35 = "stablehlo.add"(%25, %32) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %36 = "stablehlo.add"(%35, %34) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    return %37 : tensor<2x3x4x5xbf16>
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
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %6 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x2xf32>) -> tensor<2x4x5x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%5, %7) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%6, %9) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x2xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %11 = "stablehlo.add"(%1, %8) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %12 = "stablehlo.add"(%11, %10) : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %13 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x4x5xf32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x0x5xf32>
    %15 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf32>) -> tensor<2x4x1x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 2>}> : (tensor<2x4x0x5xf32>) -> tensor<2x4x0x5xf32>
    %18 = "stablehlo.reverse"(%15) <{dimensions = array<i64: 2>}> : (tensor<2x4x1x5xf32>) -> tensor<2x4x1x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%17, %19) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x0x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.pad"(%18, %21) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf32>, tensor<f32>) -> tensor<2x4x4x5xf32>
    %23 = "stablehlo.add"(%13, %20) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<2x4x4x5xf32>, tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
    %25 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x3x4x5xf32>
    %26 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x1x4x5xf32>
    %27 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf32>) -> tensor<2x0x4x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reverse"(%26) <{dimensions = array<i64: 1>}> : (tensor<2x1x4x5xf32>) -> tensor<2x1x4x5xf32>
    %30 = "stablehlo.reverse"(%27) <{dimensions = array<i64: 1>}> : (tensor<2x0x4x5xf32>) -> tensor<2x0x4x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.pad"(%29, %31) <{edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.pad"(%30, %33) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x0x4x5xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
    %35 = "stablehlo.add"(%25, %32) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %36 = "stablehlo.add"(%35, %34) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf16>
    return %37 : tensor<2x3x4x5xf16>
  }
}

// T[2,4,5,8] T[2,3,4,5] (1,2,0,1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x5x8xf64>, %arg1: tensor<2x3x4x5xf64>) -> (tensor<2x3x4x5xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 4, 5, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x5xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 5, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x1xf64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 2, 4, 5, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xf64>) -> tensor<2x4x5x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xf64>
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 3>}> : (tensor<2x4x5x2xf64>) -> tensor<2x4x5x2xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.pad"(%4, %6) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x1xf64>, tensor<f64>) -> tensor<2x4x5x5xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.pad"(%5, %8) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x5x2xf64>, tensor<f64>) -> tensor<2x4x5x5xf64>
    %10 = "stablehlo.add"(%0, %7) : (tensor<2x4x5x5xf64>, tensor<2x4x5x5xf64>) -> tensor<2x4x5x5xf64>
    %11 = "stablehlo.add"(%10, %9) : (tensor<2x4x5x5xf64>, tensor<2x4x5x5xf64>) -> tensor<2x4x5x5xf64>
    %12 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x4x5xf64>
    %13 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 4, 0, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x0x5xf64>
    %14 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 2, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x5xf64>) -> tensor<2x4x1x5xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 2>}> : (tensor<2x4x0x5xf64>) -> tensor<2x4x0x5xf64>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 2>}> : (tensor<2x4x1x5xf64>) -> tensor<2x4x1x5xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.pad"(%16, %18) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x0x5xf64>, tensor<f64>) -> tensor<2x4x4x5xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.pad"(%17, %20) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x4x1x5xf64>, tensor<f64>) -> tensor<2x4x4x5xf64>
    %22 = "stablehlo.add"(%12, %19) : (tensor<2x4x4x5xf64>, tensor<2x4x4x5xf64>) -> tensor<2x4x4x5xf64>
    %23 = "stablehlo.add"(%22, %21) : (tensor<2x4x4x5xf64>, tensor<2x4x4x5xf64>) -> tensor<2x4x4x5xf64>
    %24 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x3x4x5xf64>
    %25 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 1, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x1x4x5xf64>
    %26 = "stablehlo.slice"(%23) <{start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 2, 4, 4, 5>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x4x5xf64>) -> tensor<2x0x4x5xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.reverse"(%25) <{dimensions = array<i64: 1>}> : (tensor<2x1x4x5xf64>) -> tensor<2x1x4x5xf64>
    %29 = "stablehlo.reverse"(%26) <{dimensions = array<i64: 1>}> : (tensor<2x0x4x5xf64>) -> tensor<2x0x4x5xf64>
    %30 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.pad"(%28, %30) <{edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x5xf64>, tensor<f64>) -> tensor<2x3x4x5xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %33 = "stablehlo.pad"(%29, %32) <{edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x0x4x5xf64>, tensor<f64>) -> tensor<2x3x4x5xf64>
    %34 = "stablehlo.add"(%24, %31) : (tensor<2x3x4x5xf64>, tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
    %35 = "stablehlo.add"(%34, %33) : (tensor<2x3x4x5xf64>, tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
    return %35 : tensor<2x3x4x5xf64>
  }
}
