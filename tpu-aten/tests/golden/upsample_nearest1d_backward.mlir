// aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor

// T[2,3,8] (8) (2,3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    return %5 : tensor<2x3x4xf32>
  }
}

// T[2,3,6] (6) (2,3,4) 1.7, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5, 5, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x6xf32>, tensor<8xi32>) -> tensor<2x3x8xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<[2, 2, 2, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<2x3x4x2xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x3x4x2xi32>
    %6 = "stablehlo.compare"(%5, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x2xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %8 = "stablehlo.select"(%6, %2, %7) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r10: tensor<f32>, %r11: tensor<f32>):
      %12 = "stablehlo.add"(%r10, %r11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    return %13 : tensor<2x3x4xf32>
  }
}

// T[2,3,8] (8) (2,3,4), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xbf16>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %7 : tensor<2x3x4xbf16>
  }
}

// T[2,3,8] (8) (2,3,4), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf16>) -> (tensor<2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xf16>) -> tensor<2x3x8xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    return %7 : tensor<2x3x4xf16>
  }
}

// T[2,3,8] (8) (2,3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8xf64>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x8xf64>) -> tensor<2x3x4x2xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x2xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    return %5 : tensor<2x3x4xf64>
  }
}
