// aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor

// T[2,4,7] T[2,3,4] (1,2,0,1), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xf32>, %arg1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf32>) -> tensor<2x4x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 2>}> : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.pad"(%4, %6) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.pad"(%5, %8) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %10 = "stablehlo.add"(%0, %7) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %11 = "stablehlo.add"(%10, %9) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %12 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %14 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 1>}> : (tensor<2x0x4xf32>) -> tensor<2x0x4xf32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.pad"(%16, %18) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.pad"(%17, %20) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.add"(%12, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.add"(%22, %21) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %23 : tensor<2x3x4xf32>
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
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %6 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 2>}> : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%5, %7) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%6, %9) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %11 = "stablehlo.add"(%1, %8) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %12 = "stablehlo.add"(%11, %10) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %13 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %15 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 1>}> : (tensor<2x0x4xf32>) -> tensor<2x0x4xf32>
    %18 = "stablehlo.reverse"(%15) <{dimensions = array<i64: 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%17, %19) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.pad"(%18, %21) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.add"(%13, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %25 : tensor<2x3x4xbf16>
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
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %6 = "stablehlo.reverse"(%3) <{dimensions = array<i64: 2>}> : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.pad"(%5, %7) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%6, %9) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x2xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %11 = "stablehlo.add"(%1, %8) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %12 = "stablehlo.add"(%11, %10) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %13 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x0x4xf32>
    %15 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 1>}> : (tensor<2x0x4xf32>) -> tensor<2x0x4xf32>
    %18 = "stablehlo.reverse"(%15) <{dimensions = array<i64: 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%17, %19) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x0x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.pad"(%18, %21) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.add"(%13, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    return %25 : tensor<2x3x4xf16>
  }
}

// T[2,4,7] T[2,3,4] (1,2,0,1), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x4x7xf64>, %arg1: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x4xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x1xf64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 4, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x7xf64>) -> tensor<2x4x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 2>}> : (tensor<2x4x1xf64>) -> tensor<2x4x1xf64>
    %5 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 2>}> : (tensor<2x4x2xf64>) -> tensor<2x4x2xf64>
    %6 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.pad"(%4, %6) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4x4xf64>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.pad"(%5, %8) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x2xf64>, tensor<f64>) -> tensor<2x4x4xf64>
    %10 = "stablehlo.add"(%0, %7) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %11 = "stablehlo.add"(%10, %9) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
    %12 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
    %13 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x0x4xf64>
    %14 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf64>) -> tensor<2x1x4xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reverse"(%13) <{dimensions = array<i64: 1>}> : (tensor<2x0x4xf64>) -> tensor<2x0x4xf64>
    %17 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 1>}> : (tensor<2x1x4xf64>) -> tensor<2x1x4xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.pad"(%16, %18) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x0x4xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.pad"(%17, %20) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x4xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    %22 = "stablehlo.add"(%12, %19) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %23 = "stablehlo.add"(%22, %21) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    return %23 : tensor<2x3x4xf64>
  }
}
