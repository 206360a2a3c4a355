// aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) false true none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf32>, %arg1: tensor<2x3x4x5x6xf32>) -> (tensor<2x3x4x5x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<3xi32>) -> tensor<3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<3xi32>) -> tensor<3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %11 = "stablehlo.divide"(%arg0, %10) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %16 = "stablehlo.pad"(%15, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %17 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %19 = "stablehlo.pad"(%18, %13) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x3x6x3x3xf32>, tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 6, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %25 = "stablehlo.pad"(%24, %22) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %26 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 6, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %28 = "stablehlo.pad"(%27, %22) <{edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %29 = "stablehlo.add"(%25, %28) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %30 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 6, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %32 = "stablehlo.pad"(%31, %22) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x2x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.transpose"(%34) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x6x7x2x3xf32>) -> tensor<2x3x6x7x3x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x3x6x7x3x2xf32>) -> tensor<2x3x6x7x6xf32>
    %38 = "stablehlo.slice"(%37) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %39 = "stablehlo.slice"(%38) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    return %39 : tensor<2x3x4x5x6xf32>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) false true none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xbf16>, %arg1: tensor<2x3x4x5x6xbf16>) -> (tensor<2x3x4x5x6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x3x3xbf16>) -> tensor<2x3x5x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<3xi32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.divide"(%0, %11) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.slice"(%13) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %17 = "stablehlo.pad"(%16, %14) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %18 = "stablehlo.slice"(%13) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %20 = "stablehlo.pad"(%19, %14) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %21 = "stablehlo.add"(%17, %20) : (tensor<2x3x6x3x3xf32>, tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 6, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %26 = "stablehlo.pad"(%25, %23) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %27 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 6, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %29 = "stablehlo.pad"(%28, %23) <{edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %31 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 6, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %33 = "stablehlo.pad"(%32, %23) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x6x7x2x3xf32>) -> tensor<2x3x6x7x3x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x3x6x7x3x2xf32>) -> tensor<2x3x6x7x6xf32>
    %39 = "stablehlo.slice"(%38) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %40 = "stablehlo.slice"(%39) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xbf16>
    return %41 : tensor<2x3x4x5x6xbf16>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) false true none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf16>, %arg1: tensor<2x3x4x5x6xf16>) -> (tensor<2x3x4x5x6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x5x3x3xf16>) -> tensor<2x3x5x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<3xi32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.divide"(%0, %11) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x2x5x3x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.slice"(%13) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %17 = "stablehlo.pad"(%16, %14) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %18 = "stablehlo.slice"(%13) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf32>) -> tensor<2x3x1x5x3x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x1x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %20 = "stablehlo.pad"(%19, %14) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf32>, tensor<f32>) -> tensor<2x3x6x3x3xf32>
    %21 = "stablehlo.add"(%17, %20) : (tensor<2x3x6x3x3xf32>, tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x6x3x3xf32>) -> tensor<2x3x6x3x3x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 6, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %26 = "stablehlo.pad"(%25, %23) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %27 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 6, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %29 = "stablehlo.pad"(%28, %23) <{edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %30 = "stablehlo.add"(%26, %29) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %31 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 6, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf32>) -> tensor<2x3x6x1x3x3xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x3x6x1x3x3xf32>) -> tensor<2x3x6x3x3xf32>
    %33 = "stablehlo.pad"(%32, %23) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf32>, tensor<f32>) -> tensor<2x3x6x7x3xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<2x3x6x7x3xf32>, tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x3xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x6x7x3xf32>) -> tensor<2x3x6x7x2x3xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x6x7x2x3xf32>) -> tensor<2x3x6x7x3x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x3x6x7x3x2xf32>) -> tensor<2x3x6x7x6xf32>
    %39 = "stablehlo.slice"(%38) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf32>) -> tensor<2x3x4x7x6xf32>
    %40 = "stablehlo.slice"(%39) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x6xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf16>
    return %41 : tensor<2x3x4x5x6xf16>
  }
}

// T[2,3,5,3,3] T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0) false true none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x5x3x3xf64>, %arg1: tensor<2x3x4x5x6xf64>) -> (tensor<2x3x4x5x6xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf64>) -> tensor<2x3x5x3x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<3xi32>) -> tensor<3xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf64>) -> tensor<2x3x5x3x3xf64>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %8 = "stablehlo.convert"(%7) : (tensor<3xi32>) -> tensor<3xf64>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf64>) -> tensor<2x3x5x3x3xf64>
    %10 = "stablehlo.multiply"(%6, %9) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %11 = "stablehlo.divide"(%arg0, %10) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<2x3x5x3x3xf64>) -> tensor<2x3x2x5x3x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 1, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf64>) -> tensor<2x3x1x5x3x3xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x1x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %16 = "stablehlo.pad"(%15, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf64>, tensor<f64>) -> tensor<2x3x6x3x3xf64>
    %17 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 0, 1, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 5, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x2x5x3x3xf64>) -> tensor<2x3x1x5x3x3xf64>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %19 = "stablehlo.pad"(%18, %13) <{edge_padding_low = array<i64: 0, 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x3x5x3x3xf64>, tensor<f64>) -> tensor<2x3x6x3x3xf64>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x3x6x3x3xf64>, tensor<2x3x6x3x3xf64>) -> tensor<2x3x6x3x3xf64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<2x3x6x3x3xf64>) -> tensor<2x3x6x3x3x3xf64>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 6, 1, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf64>) -> tensor<2x3x6x1x3x3xf64>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x6x1x3x3xf64>) -> tensor<2x3x6x3x3xf64>
    %25 = "stablehlo.pad"(%24, %22) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf64>, tensor<f64>) -> tensor<2x3x6x7x3xf64>
    %26 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 6, 2, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf64>) -> tensor<2x3x6x1x3x3xf64>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x3x6x1x3x3xf64>) -> tensor<2x3x6x3x3xf64>
    %28 = "stablehlo.pad"(%27, %22) <{edge_padding_low = array<i64: 0, 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf64>, tensor<f64>) -> tensor<2x3x6x7x3xf64>
    %29 = "stablehlo.add"(%25, %28) : (tensor<2x3x6x7x3xf64>, tensor<2x3x6x7x3xf64>) -> tensor<2x3x6x7x3xf64>
    %30 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 2, 3, 6, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x3x6x3x3x3xf64>) -> tensor<2x3x6x1x3x3xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x3x6x1x3x3xf64>) -> tensor<2x3x6x3x3xf64>
    %32 = "stablehlo.pad"(%31, %22) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 1, 0>}> : (tensor<2x3x6x3x3xf64>, tensor<f64>) -> tensor<2x3x6x7x3xf64>
    %33 = "stablehlo.add"(%29, %32) : (tensor<2x3x6x7x3xf64>, tensor<2x3x6x7x3xf64>) -> tensor<2x3x6x7x3xf64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<2x3x6x7x3xf64>) -> tensor<2x3x6x7x2x3xf64>
    %35 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %36 = "stablehlo.transpose"(%34) <{permutation = array<i64: 0, 1, 2, 3, 5, 4>}> : (tensor<2x3x6x7x2x3xf64>) -> tensor<2x3x6x7x3x2xf64>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x3x6x7x3x2xf64>) -> tensor<2x3x6x7x6xf64>
    %38 = "stablehlo.slice"(%37) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x6x7x6xf64>) -> tensor<2x3x4x7x6xf64>
    %39 = "stablehlo.slice"(%38) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x4x7x6xf64>) -> tensor<2x3x4x5x6xf64>
    return %39 : tensor<2x3x4x5x6xf64>
  }
}
