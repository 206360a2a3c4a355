// aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor

// T[2,7] T[2,4] (1,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x7xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 7>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<f32>, %r6: tensor<f32>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %21 : tensor<2x4xf32>
  }
}

// T[2,3,6] T[2,3,5] (-1,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf32>, %arg1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x4xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x0xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 2, 3, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x6xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.pad"(%0, %3) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%1, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3x0xf32>, tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%2, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 4>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %21 = "stablehlo.add"(%4, %18) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %22 : tensor<2x3x5xf32>
  }
}

// T[2,7] T[2,4] (1,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x7xbf16>, %arg1: tensor<2x4xbf16>) -> (tensor<2x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x7xbf16>) -> tensor<2x7xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 7>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2xf32>) -> tensor<2x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2xf32>) -> tensor<2x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %23 : tensor<2x4xbf16>
  }
}

// T[2,7] T[2,4] (1,2), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x7xf16>, %arg1: tensor<2x4xf16>) -> (tensor<2x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x7xf16>) -> tensor<2x7xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 7>, strides = array<i64: 1, 1>}> : (tensor<2x7xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r6: tensor<f32>, %r7: tensor<f32>):
      %8 = "stablehlo.add"(%r6, %r7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2xf32>) -> tensor<2x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%3, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2xf32>) -> tensor<2x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%10, %17) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%16, %19) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %21 = "stablehlo.add"(%1, %18) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x4xf32>) -> tensor<2x4xf16>
    return %23 : tensor<2x4xf16>
  }
}

// T[2,7] T[2,4] (1,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x7xf64>, %arg1: tensor<2x4xf64>) -> (tensor<2x4xf64>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 5>, strides = array<i64: 1, 1>}> : (tensor<2x7xf64>) -> tensor<2x4xf64>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}> : (tensor<2x7xf64>) -> tensor<2x1xf64>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 7>, strides = array<i64: 1, 1>}> : (tensor<2x7xf64>) -> tensor<2x2xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r5: tensor<f64>, %r6: tensor<f64>):
      %7 = "stablehlo.add"(%r5, %r6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%7) : (tensor<f64>) -> ()
    }) : (tensor<2x1xf64>, tensor<f64>) -> tensor<2xf64>
    %9 = "stablehlo.reshape"(%8) : (tensor<2xf64>) -> tensor<2x1xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<2xf64>) -> tensor<2x1xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.pad"(%9, %16) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %18 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.pad"(%15, %18) <{edge_padding_low = array<i64: 0, 3>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %20 = "stablehlo.add"(%0, %17) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %21 = "stablehlo.add"(%20, %19) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    return %21 : tensor<2x4xf64>
  }
}
