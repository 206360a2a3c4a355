// aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf32>) -> (tensor<2x3x5x3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x5x6xf32>, tensor<f32>) -> tensor<2x3x5x3x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<5xi32>) -> tensor<5xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %13 = "stablehlo.convert"(%12) : (tensor<3xi32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %16 = "stablehlo.divide"(%4, %15) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    return %16 : tensor<2x3x5x3x3xf32>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xbf16>) -> (tensor<2x3x5x3x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x5x6xbf16>) -> tensor<2x3x4x5x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x5x6xf32>, tensor<f32>) -> tensor<2x3x5x3x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<5xi32>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xi32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<3xi32>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %17 = "stablehlo.divide"(%5, %16) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xbf16>
    return %18 : tensor<2x3x5x3x3xbf16>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf16>) -> (tensor<2x3x5x3x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x5x6xf16>) -> tensor<2x3x4x5x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x5x6xf32>, tensor<f32>) -> tensor<2x3x5x3x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<5xi32>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<2x3x5x3x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xi32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<3xi32>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf32>) -> tensor<2x3x5x3x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %17 = "stablehlo.divide"(%5, %16) : (tensor<2x3x5x3x3xf32>, tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x5x3x3xf32>) -> tensor<2x3x5x3x3xf16>
    return %18 : tensor<2x3x5x3x3xf16>
  }
}

// T[2,3,4,5,6] (2,3,2) (1,2,2) (1,1,0), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x5x6xf64>) -> (tensor<2x3x5x3x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x5x6xf64>, tensor<f64>) -> tensor<2x3x5x3x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 2, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<5xi32>) -> tensor<5xf64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf64>) -> tensor<2x3x5x3x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<[3, 3, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf64>) -> tensor<2x3x5x3x3xf64>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %13 = "stablehlo.convert"(%12) : (tensor<3xi32>) -> tensor<3xf64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 4>}> : (tensor<3xf64>) -> tensor<2x3x5x3x3xf64>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    %16 = "stablehlo.divide"(%4, %15) : (tensor<2x3x5x3x3xf64>, tensor<2x3x5x3x3xf64>) -> tensor<2x3x5x3x3xf64>
    return %16 : tensor<2x3x5x3x3xf64>
  }
}
