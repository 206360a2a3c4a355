// aten::_thnn_fused_lstm_cell_backward_impl(Tensor? grad_hy, Tensor? grad_cy, Tensor cx, Tensor cy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor)

// T[2,3] T[2,3] T[2,3] T[2,3] T[2,12] true, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x12xf32>) -> (tensor<2x12xf32>, tensor<2x3xf32>, tensor<12xf32>) {
    %0 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.tanh"(%arg3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%4, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.subtract"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.add"(%arg1, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%11, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%11, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%16, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%12, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %21 = "stablehlo.subtract"(%20, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%21, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%13, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%14, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.subtract"(%28, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%5, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.concatenate"(%19, %23, %27, %31) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r34: tensor<f32>, %r35: tensor<f32>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x12xf32>, tensor<f32>) -> tensor<12xf32>
    return %32, %15, %37 : tensor<2x12xf32>, tensor<2x3xf32>, tensor<12xf32>
  }
}

// T[2,3] none T[2,3] T[2,3] T[2,12] false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x12xf32>) -> (tensor<2x12xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.tanh"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%5, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%4, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%12, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%12, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%12, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%12, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%17, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%18, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%13, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%14, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.subtract"(%25, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%15, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.subtract"(%29, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.multiply"(%30, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%6, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.concatenate"(%20, %24, %28, %32) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    return %33, %16 : tensor<2x12xf32>, tensor<2x3xf32>
  }
}

// T[2,3] T[2,3] T[2,3] T[2,3] T[2,12] true, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xbf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x12xbf16>) -> (tensor<2x12xbf16>, tensor<2x3xbf16>, tensor<12xbf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<2x12xbf16>) -> tensor<2x12xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %8 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.tanh"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%7, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%9, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%8, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%16, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%17, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%18, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%5, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%19, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%10, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.concatenate"(%24, %28, %32, %36) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x12xf32>, tensor<f32>) -> tensor<12xf32>
    %43 = "stablehlo.convert"(%37) : (tensor<2x12xf32>) -> tensor<2x12xbf16>
    %44 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %45 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xbf16>
    return %43, %44, %45 : tensor<2x12xbf16>, tensor<2x3xbf16>, tensor<12xbf16>
  }
}

// T[2,3] T[2,3] T[2,3] T[2,3] T[2,12] true, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf16>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xf16>, %arg4: tensor<2x12xf16>) -> (tensor<2x12xf16>, tensor<2x3xf16>, tensor<12xf16>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<2x12xf16>) -> tensor<2x12xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.convert"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %8 = "stablehlo.convert"(%arg1) : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %9 = "stablehlo.tanh"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%7, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%9, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.add"(%8, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%16, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%16, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %22 = "stablehlo.subtract"(%21, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%17, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%25, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.multiply"(%26, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.multiply"(%18, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%5, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%19, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%10, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.concatenate"(%24, %28, %32, %36) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r39: tensor<f32>, %r40: tensor<f32>):
      %41 = "stablehlo.add"(%r39, %r40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<2x12xf32>, tensor<f32>) -> tensor<12xf32>
    %43 = "stablehlo.convert"(%37) : (tensor<2x12xf32>) -> tensor<2x12xf16>
    %44 = "stablehlo.convert"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %45 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xf16>
    return %43, %44, %45 : tensor<2x12xf16>, tensor<2x3xf16>, tensor<12xf16>
  }
}

// T[2,3] T[2,3] T[2,3] T[2,3] T[2,12] true, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x12xf64>) -> (tensor<2x12xf64>, tensor<2x3xf64>, tensor<12xf64>) {
    %0 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %1 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %3 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.tanh"(%arg3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%4, %4) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.subtract"(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.add"(%arg1, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.multiply"(%11, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = "stablehlo.multiply"(%11, %arg2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.multiply"(%11, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%11, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.subtract"(%16, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%12, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.subtract"(%20, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%21, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.multiply"(%13, %22) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %24 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.subtract"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.multiply"(%14, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.subtract"(%28, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.multiply"(%5, %30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.concatenate"(%19, %23, %27, %31) <{dimension = 1 : i64}> : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x12xf64>
    %33 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0>}> ({
    ^bb0(%r34: tensor<f64>, %r35: tensor<f64>):
      %36 = "stablehlo.add"(%r34, %r35) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) : (tensor<2x12xf64>, tensor<f64>) -> tensor<12xf64>
    return %32, %15, %37 : tensor<2x12xf64>, tensor<2x3xf64>, tensor<12xf64>
  }
}
