// aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4), T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf32>) -> (tensor<2x3x2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x2x2x3x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f32>, %r3: tensor<f32>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x2x3x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x2x3x5xf32>) -> tensor<2x3x2x3x1x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r8: tensor<f32>, %r9: tensor<f32>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x1x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %12 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 1, 2, 3, 4, 4]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %13 = "stablehlo.gather"(%11, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x2x3x5xf32>, tensor<8xi32>) -> tensor<2x3x2x3x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x2x3x8xf32>) -> tensor<2x3x2x3x4x2xf32>
    %15 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 4>}> : (tensor<4xi32>) -> tensor<2x3x2x3x4x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x4x2xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x4x2xi32>, tensor<2x3x2x3x4x2xi32>) -> tensor<2x3x2x3x4x2xi1>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x4x2xf32>}> : () -> tensor<2x3x2x3x4x2xf32>
    %20 = "stablehlo.select"(%18, %14, %19) : (tensor<2x3x2x3x4x2xi1>, tensor<2x3x2x3x4x2xf32>, tensor<2x3x2x3x4x2xf32>) -> tensor<2x3x2x3x4x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r22: tensor<f32>, %r23: tensor<f32>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    return %25 : tensor<2x3x2x3x4xf32>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4), T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xbf16>) -> (tensor<2x3x2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x3x5xbf16>) -> tensor<2x3x4x3x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x2x2x3x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x2x3x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x5xf32>) -> tensor<2x3x2x3x1x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x1x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 1, 2, 3, 4, 4]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %14 = "stablehlo.gather"(%12, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x2x3x5xf32>, tensor<8xi32>) -> tensor<2x3x2x3x8xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x2x3x8xf32>) -> tensor<2x3x2x3x4x2xf32>
    %16 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 4>}> : (tensor<4xi32>) -> tensor<2x3x2x3x4x2xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x4x2xi32>
    %19 = "stablehlo.compare"(%18, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x4x2xi32>, tensor<2x3x2x3x4x2xi32>) -> tensor<2x3x2x3x4x2xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x4x2xf32>}> : () -> tensor<2x3x2x3x4x2xf32>
    %21 = "stablehlo.select"(%19, %15, %20) : (tensor<2x3x2x3x4x2xi1>, tensor<2x3x2x3x4x2xf32>, tensor<2x3x2x3x4x2xf32>) -> tensor<2x3x2x3x4x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xbf16>
    return %27 : tensor<2x3x2x3x4xbf16>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4), T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf16>) -> (tensor<2x3x2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x4x3x5xf16>) -> tensor<2x3x4x3x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x2x2x3x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r3: tensor<f32>, %r4: tensor<f32>):
      %5 = "stablehlo.add"(%r3, %r4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x2x3x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x3x5xf32>) -> tensor<2x3x2x3x1x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r9: tensor<f32>, %r10: tensor<f32>):
      %11 = "stablehlo.add"(%r9, %r10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x1x5xf32>, tensor<f32>) -> tensor<2x3x2x3x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 1, 2, 3, 4, 4]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %14 = "stablehlo.gather"(%12, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x2x3x5xf32>, tensor<8xi32>) -> tensor<2x3x2x3x8xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3x2x3x8xf32>) -> tensor<2x3x2x3x4x2xf32>
    %16 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 4>}> : (tensor<4xi32>) -> tensor<2x3x2x3x4x2xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x4x2xi32>
    %19 = "stablehlo.compare"(%18, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x4x2xi32>, tensor<2x3x2x3x4x2xi32>) -> tensor<2x3x2x3x4x2xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x4x2xf32>}> : () -> tensor<2x3x2x3x4x2xf32>
    %21 = "stablehlo.select"(%19, %15, %20) : (tensor<2x3x2x3x4x2xi1>, tensor<2x3x2x3x4x2xf32>, tensor<2x3x2x3x4x2xf32>) -> tensor<2x3x2x3x4x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r23: tensor<f32>, %r24: tensor<f32>):
      %25 = "stablehlo.add"(%r23, %r24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x2x3x4xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x2x3x4xf32>) -> tensor<2x3x2x3x4xf16>
    return %27 : tensor<2x3x2x3x4xf16>
  }
}

// T[2,3,4,3,5] (4,3,5) (2,3,2,3,4), T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x4x3x5xf64>) -> (tensor<2x3x2x3x4xf64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x3x5xf64>) -> tensor<2x3x2x2x3x5xf64>
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%r2: tensor<f64>, %r3: tensor<f64>):
      %4 = "stablehlo.add"(%r2, %r3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%4) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x2x3x5xf64>, tensor<f64>) -> tensor<2x3x2x3x5xf64>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x2x3x5xf64>) -> tensor<2x3x2x3x1x5xf64>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 4>}> ({
    ^bb0(%r8: tensor<f64>, %r9: tensor<f64>):
      %10 = "stablehlo.add"(%r8, %r9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x3x1x5xf64>, tensor<f64>) -> tensor<2x3x2x3x5xf64>
    %12 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 1, 2, 3, 4, 4]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %13 = "stablehlo.gather"(%11, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 3, 1>, indices_are_sorted = false}> : (tensor<2x3x2x3x5xf64>, tensor<8xi32>) -> tensor<2x3x2x3x8xf64>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x2x3x8xf64>) -> tensor<2x3x2x3x4x2xf64>
    %15 = "stablehlo.constant"() <{value = dense<[1, 1, 2, 1]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 4>}> : (tensor<4xi32>) -> tensor<2x3x2x3x4x2xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 5 : i64}> : () -> tensor<2x3x2x3x4x2xi32>
    %18 = "stablehlo.compare"(%17, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x2x3x4x2xi32>, tensor<2x3x2x3x4x2xi32>) -> tensor<2x3x2x3x4x2xi1>
    %19 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3x2x3x4x2xf64>}> : () -> tensor<2x3x2x3x4x2xf64>
    %20 = "stablehlo.select"(%18, %14, %19) : (tensor<2x3x2x3x4x2xi1>, tensor<2x3x2x3x4x2xf64>, tensor<2x3x2x3x4x2xf64>) -> tensor<2x3x2x3x4x2xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 5>}> ({
    ^bb0(%r22: tensor<f64>, %r23: tensor<f64>):
      %24 = "stablehlo.add"(%r22, %r23) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%24) : (tensor<f64>) -> ()
    }) : (tensor<2x3x2x3x4x2xf64>, tensor<f64>) -> tensor<2x3x2x3x4xf64>
    return %25 : tensor<2x3x2x3x4xf64>
  }
}
