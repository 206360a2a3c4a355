// aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,12,3] (12,3) (2,3,4,6), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x12x3xf32>) -> (tensor<2x3x4x6xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x12x3xf32>) -> tensor<2x3x4x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<[-1, 0, 0, 1, 1, 2]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %7 = "stablehlo.gather"(%5, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3xf32>, tensor<6xi32>) -> tensor<2x3x4x6xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<6xi32>) -> tensor<2x3x4x6x1xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x6x1xi32>
    %12 = "stablehlo.compare"(%11, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x6x1xi32>, tensor<2x3x4x6x1xi32>) -> tensor<2x3x4x6x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x6x1xf32>}> : () -> tensor<2x3x4x6x1xf32>
    %14 = "stablehlo.select"(%12, %8, %13) : (tensor<2x3x4x6x1xi1>, tensor<2x3x4x6x1xf32>, tensor<2x3x4x6x1xf32>) -> tensor<2x3x4x6x1xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r16: tensor<f32>, %r17: tensor<f32>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x6x1xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
    return %19 : tensor<2x3x4x6xf32>
  }
}

// T[2,3,12,3] (12,3) (2,3,4,6), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x12x3xbf16>) -> (tensor<2x3x4x6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x12x3xbf16>) -> tensor<2x3x12x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x12x3xf32>) -> tensor<2x3x4x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<[-1, 0, 0, 1, 1, 2]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %8 = "stablehlo.gather"(%6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3xf32>, tensor<6xi32>) -> tensor<2x3x4x6xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<6xi32>) -> tensor<2x3x4x6x1xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x6x1xi32>
    %13 = "stablehlo.compare"(%12, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x6x1xi32>, tensor<2x3x4x6x1xi32>) -> tensor<2x3x4x6x1xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x6x1xf32>}> : () -> tensor<2x3x4x6x1xf32>
    %15 = "stablehlo.select"(%13, %9, %14) : (tensor<2x3x4x6x1xi1>, tensor<2x3x4x6x1xf32>, tensor<2x3x4x6x1xf32>) -> tensor<2x3x4x6x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>):
      %19 = "stablehlo.add"(%r17, %r18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x6x1xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    return %21 : tensor<2x3x4x6xbf16>
  }
}

// T[2,3,12,3] (12,3) (2,3,4,6), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x12x3xf16>) -> (tensor<2x3x4x6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x12x3xf16>) -> tensor<2x3x12x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x12x3xf32>) -> tensor<2x3x4x3x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<[-1, 0, 0, 1, 1, 2]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %8 = "stablehlo.gather"(%6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3xf32>, tensor<6xi32>) -> tensor<2x3x4x6xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<6xi32>) -> tensor<2x3x4x6x1xi32>
    %12 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x6x1xi32>
    %13 = "stablehlo.compare"(%12, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x6x1xi32>, tensor<2x3x4x6x1xi32>) -> tensor<2x3x4x6x1xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x6x1xf32>}> : () -> tensor<2x3x4x6x1xf32>
    %15 = "stablehlo.select"(%13, %9, %14) : (tensor<2x3x4x6x1xi1>, tensor<2x3x4x6x1xf32>, tensor<2x3x4x6x1xf32>) -> tensor<2x3x4x6x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r17: tensor<f32>, %r18: tensor<f32>):
      %19 = "stablehlo.add"(%r17, %r18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<2x3x4x6x1xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf16>
    return %21 : tensor<2x3x4x6xf16>
  }
}

// T[2,3,12,3] (12,3) (2,3,4,6), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x12x3xf64>) -> (tensor<2x3x4x6xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x12x3xf64>) -> tensor<2x3x4x3x3xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x3x3xf64>, tensor<f64>) -> tensor<2x3x4x3xf64>
    %6 = "stablehlo.constant"() <{value = dense<[-1, 0, 0, 1, 1, 2]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %7 = "stablehlo.gather"(%5, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false}> : (tensor<2x3x4x3xf64>, tensor<6xi32>) -> tensor<2x3x4x6xf64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x4x6xf64>) -> tensor<2x3x4x6x1xf64>
    %9 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<6xi32>) -> tensor<2x3x4x6x1xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<2x3x4x6x1xi32>
    %12 = "stablehlo.compare"(%11, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x4x6x1xi32>, tensor<2x3x4x6x1xi32>) -> tensor<2x3x4x6x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x4x6x1xf64>}> : () -> tensor<2x3x4x6x1xf64>
    %14 = "stablehlo.select"(%12, %8, %13) : (tensor<2x3x4x6x1xi1>, tensor<2x3x4x6x1xf64>, tensor<2x3x4x6x1xf64>) -> tensor<2x3x4x6x1xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r16: tensor<f64>, %r17: tensor<f64>):
      %18 = "stablehlo.add"(%r16, %r17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%18) : (tensor<f64>) -> ()
    }) : (tensor<2x3x4x6x1xf64>, tensor<f64>) -> tensor<2x3x4x6xf64>
    return %19 : tensor<2x3x4x6xf64>
  }
}
