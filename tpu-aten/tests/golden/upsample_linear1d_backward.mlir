// aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor

// T[2,3,6] (6) (2,3,4) false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]> : tensor<12xi32>}> : () -> tensor<12xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<12xi32>) -> tensor<6x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xi32>) -> tensor<6x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637, 0.16666662693023682, 0.8333333730697632, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637]> : tensor<12xf32>}> : () -> tensor<12xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<12xf32>) -> tensor<6x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xf32>) -> tensor<6x2x4xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<6x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2x4xi32>, tensor<6x2x4xi32>) -> tensor<6x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x2x4xf32>}> : () -> tensor<6x2x4xf32>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<6x2x4xi1>, tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<6x4xf32>) -> tensor<2x3x4xf32>
    return %15 : tensor<2x3x4xf32>
  }
}

// T[2,3,6] (6) (2,3,4) false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xbf16>) -> (tensor<2x3x4xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6xbf16>) -> tensor<2x3x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]> : tensor<12xi32>}> : () -> tensor<12xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<12xi32>) -> tensor<6x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xi32>) -> tensor<6x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637, 0.16666662693023682, 0.8333333730697632, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637]> : tensor<12xf32>}> : () -> tensor<12xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<12xf32>) -> tensor<6x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xf32>) -> tensor<6x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<6x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2x4xi32>, tensor<6x2x4xi32>) -> tensor<6x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x2x4xf32>}> : () -> tensor<6x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<6x2x4xi1>, tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %17 : tensor<2x3x4xbf16>
  }
}

// T[2,3,6] (6) (2,3,4) false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf16>) -> (tensor<2x3x4xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x6xf16>) -> tensor<2x3x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]> : tensor<12xi32>}> : () -> tensor<12xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<12xi32>) -> tensor<6x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xi32>) -> tensor<6x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637, 0.16666662693023682, 0.8333333730697632, 0.5, 0.5, 0.8333332538604736, 0.16666674613952637]> : tensor<12xf32>}> : () -> tensor<12xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<12xf32>) -> tensor<6x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xf32>) -> tensor<6x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<6x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2x4xi32>, tensor<6x2x4xi32>) -> tensor<6x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x2x4xf32>}> : () -> tensor<6x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<6x2x4xi1>, tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf32>, tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
    return %17 : tensor<2x3x4xf16>
  }
}

// T[2,3,6] (6) (2,3,4) false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x6xf64>) -> (tensor<2x3x4xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]> : tensor<12xi32>}> : () -> tensor<12xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<12xi32>) -> tensor<6x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xi32>) -> tensor<6x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.5, 0.49999999999999994, 0.8333333333333335, 0.16666666666666652, 0.16666666666666674, 0.8333333333333333, 0.5, 0.5, 0.8333333333333335, 0.16666666666666652]> : tensor<12xf64>}> : () -> tensor<12xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<12xf64>) -> tensor<6x2xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xf64>) -> tensor<6x2x4xf64>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<6x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2x4xi32>, tensor<6x2x4xi32>) -> tensor<6x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x2x4xf64>}> : () -> tensor<6x2x4xf64>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<6x2x4xi1>, tensor<6x2x4xf64>, tensor<6x2x4xf64>) -> tensor<6x2x4xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<6x2x4xf64>, tensor<f64>) -> tensor<6x4xf64>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x6xf64>, tensor<6x4xf64>) -> tensor<2x3x4xf64>
    return %15 : tensor<2x3x4xf64>
  }
}
