// aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) false true none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<2x3x6x7xf32>) -> (tensor<2x3x6x7xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<3xi32>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<3xi32>) -> tensor<3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %7 = "stablehlo.divide"(%arg0, %6) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x3xf32>) -> tensor<2x3x3x2x3xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x3x2x3xf32>) -> tensor<2x3x6x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x6x3xf32>) -> tensor<2x3x6x2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x6x2x3xf32>) -> tensor<2x3x6x3x2xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x6x6xf32>
    %16 = "stablehlo.pad"(%15, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    return %16 : tensor<2x3x6x7xf32>
  }
}

// T[3,4,8] T[3,6,7] (3,2) (2,1) (1,1) true false none, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x4x8xf32>, %arg1: tensor<3x6x7xf32>) -> (tensor<3x6x7xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[2, 3, 3, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3x4x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<[1, 2, 2, 2, 2, 2, 2, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<8xi32>) -> tensor<8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<3x4x8xf32>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %7 = "stablehlo.divide"(%arg0, %6) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<3x4x8xf32>) -> tensor<3x3x4x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.slice"(%8) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>) -> tensor<3x1x4x8xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<3x1x4x8xf32>) -> tensor<3x4x8xf32>
    %12 = "stablehlo.pad"(%11, %9) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<3x9x8xf32>
    %13 = "stablehlo.slice"(%8) <{start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 2, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>) -> tensor<3x1x4x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<3x1x4x8xf32>) -> tensor<3x4x8xf32>
    %15 = "stablehlo.pad"(%14, %9) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<3x9x8xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<3x9x8xf32>, tensor<3x9x8xf32>) -> tensor<3x9x8xf32>
    %17 = "stablehlo.slice"(%8) <{start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 3, 3, 4, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>) -> tensor<3x1x4x8xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<3x1x4x8xf32>) -> tensor<3x4x8xf32>
    %19 = "stablehlo.pad"(%18, %9) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<3x4x8xf32>, tensor<f32>) -> tensor<3x9x8xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<3x9x8xf32>, tensor<3x9x8xf32>) -> tensor<3x9x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<3x9x8xf32>) -> tensor<3x9x2x8xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 9, 1, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x9x2x8xf32>) -> tensor<3x9x1x8xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<3x9x1x8xf32>) -> tensor<3x9x8xf32>
    %25 = "stablehlo.pad"(%24, %22) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x9x8xf32>, tensor<f32>) -> tensor<3x9x9xf32>
    %26 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 3, 9, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x9x2x8xf32>) -> tensor<3x9x1x8xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<3x9x1x8xf32>) -> tensor<3x9x8xf32>
    %28 = "stablehlo.pad"(%27, %22) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x9x8xf32>, tensor<f32>) -> tensor<3x9x9xf32>
    %29 = "stablehlo.add"(%25, %28) : (tensor<3x9x9xf32>, tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %30 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 3, 7, 9>, strides = array<i64: 1, 1, 1>}> : (tensor<3x9x9xf32>) -> tensor<3x6x9xf32>
    %31 = "stablehlo.slice"(%30) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 3, 6, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x6x9xf32>) -> tensor<3x6x7xf32>
    return %31 : tensor<3x6x7xf32>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) false true none, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xbf16>, %arg1: tensor<2x3x6x7xbf16>) -> (tensor<2x3x6x7xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<3xi32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<3xi32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %8 = "stablehlo.divide"(%0, %7) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x3xf32>) -> tensor<2x3x3x2x3xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x3x2x3xf32>) -> tensor<2x3x6x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x6x3xf32>) -> tensor<2x3x6x2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x6x2x3xf32>) -> tensor<2x3x6x3x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x6x6xf32>
    %17 = "stablehlo.pad"(%16, %14) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xbf16>
    return %18 : tensor<2x3x6x7xbf16>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) false true none, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf16>, %arg1: tensor<2x3x6x7xf16>) -> (tensor<2x3x6x7xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x3x3xf16>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<3xi32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<3xi32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %8 = "stablehlo.divide"(%0, %7) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.transpose"(%9) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x3xf32>) -> tensor<2x3x3x2x3xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x3x2x3xf32>) -> tensor<2x3x6x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x6x3xf32>) -> tensor<2x3x6x2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x6x2x3xf32>) -> tensor<2x3x6x3x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x6x3x2xf32>) -> tensor<2x3x6x6xf32>
    %17 = "stablehlo.pad"(%16, %14) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x6x7xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf16>
    return %18 : tensor<2x3x6x7xf16>
  }
}

// T[2,3,3,3] T[2,3,6,7] (2,2) () (0,0) false true none, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x3x3xf64>, %arg1: tensor<2x3x6x7xf64>) -> (tensor<2x3x6x7xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<3xi32>) -> tensor<3xf64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %3 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<3xi32>) -> tensor<3xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %7 = "stablehlo.divide"(%arg0, %6) : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<2x3x3x3xf64>) -> tensor<2x3x2x3x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<2x3x2x3x3xf64>) -> tensor<2x3x3x2x3xf64>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x3x2x3xf64>) -> tensor<2x3x6x3xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x6x3xf64>) -> tensor<2x3x6x2x3xf64>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<2x3x6x2x3xf64>) -> tensor<2x3x6x3x2xf64>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x6x3x2xf64>) -> tensor<2x3x6x6xf64>
    %16 = "stablehlo.pad"(%15, %13) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x3x6x6xf64>, tensor<f64>) -> tensor<2x3x6x7xf64>
    return %16 : tensor<2x3x6x7xf64>
  }
}
