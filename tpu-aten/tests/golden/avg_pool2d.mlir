// aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

// T[2,3,6,7] (2,2), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf32>) -> (tensor<2x3x3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<3xi32>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %12 = "stablehlo.divide"(%4, %11) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    return %12 : tensor<2x3x3x3xf32>
  }
}

// T[3,6,7] (3,2) (2,1) (1,1) true false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x6x7xf32>) -> (tensor<3x4x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 2], [1, 1]]> : tensor<3x2xi64>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<3x6x7xf32>, tensor<f32>) -> tensor<3x4x8xf32>
    %5 = "stablehlo.constant"() <{value = dense<[2, 3, 3, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<4xi32>) -> tensor<4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3x4x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<[1, 2, 2, 2, 2, 2, 2, 1]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<8xi32>) -> tensor<8xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<3x4x8xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %12 = "stablehlo.divide"(%4, %11) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    return %12 : tensor<3x4x8xf32>
  }
}

// T[3,6,7] (3,2) (2,1) (1,1) true true 5, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<3x6x7xf32>) -> (tensor<3x4x8xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 2], [1, 1]]> : tensor<3x2xi64>}> ({
    ^bb0(%r1: tensor<f32>, %r2: tensor<f32>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<3x6x7xf32>, tensor<f32>) -> tensor<3x4x8xf32>
    %5 = "stablehlo.constant"() <{value = dense<5.0> : tensor<3x4x8xf32>}> : () -> tensor<3x4x8xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    return %6 : tensor<3x4x8xf32>
  }
}

// T[2,3,6,7] (2,2), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xbf16>) -> (tensor<2x3x3x3xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6x7xbf16>) -> tensor<2x3x6x7xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<3xi32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xi32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %13 = "stablehlo.divide"(%5, %12) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xbf16>
    return %14 : tensor<2x3x3x3xbf16>
  }
}

// T[2,3,6,7] (2,2), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf16>) -> (tensor<2x3x3x3xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6x7xf16>) -> tensor<2x3x6x7xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x6x7xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<3xi32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xi32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %13 = "stablehlo.divide"(%5, %12) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf16>
    return %14 : tensor<2x3x3x3xf16>
  }
}

// T[2,3,6,7] (2,2), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xf64>) -> (tensor<2x3x3x3xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r1: tensor<f64>, %r2: tensor<f64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%3) : (tensor<f64>) -> ()
    }) : (tensor<2x3x6x7xf64>, tensor<f64>) -> tensor<2x3x3x3xf64>
    %5 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<3xi32>) -> tensor<3xf64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xf64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %12 = "stablehlo.divide"(%4, %11) : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    return %12 : tensor<2x3x3x3xf64>
  }
}

// T[2,3,6,7] (2,2), T = int64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6x7xi64>) -> (tensor<2x3x3x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%r1: tensor<i64>, %r2: tensor<i64>):
      %3 = "stablehlo.add"(%r1, %r2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<2x3x6x7xi64>, tensor<i64>) -> tensor<2x3x3x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<3xi32>) -> tensor<3xi64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi64>) -> tensor<2x3x3x3xi64>
    %8 = "stablehlo.constant"() <{value = dense<[2, 2, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi32>) -> tensor<3xi64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<3xi64>) -> tensor<2x3x3x3xi64>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi64>
    %12 = "stablehlo.divide"(%4, %11) : (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi64>
    return %12 : tensor<2x3x3x3xi64>
  }
}
