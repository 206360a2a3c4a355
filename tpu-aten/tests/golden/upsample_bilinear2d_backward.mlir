// aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor

// T[2,3,8,3] (8,3) (2,3,4,6) false, T = float32
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8x3xf32>) -> (tensor<2x3x4x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<16xi32>}> : () -> tensor<16xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<16xi32>) -> tensor<8x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xi32>) -> tensor<8x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<16xf32>) -> tensor<8x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xf32>) -> tensor<8x2x4xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x2x4xi32>, tensor<8x2x4xi32>) -> tensor<8x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x2x4xf32>}> : () -> tensor<8x2x4xf32>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<8x2x4xi1>, tensor<8x2x4xf32>, tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f32>, %r12: tensor<f32>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x4xf32>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x4xf32>) -> tensor<2x3x4x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6xi32>) -> tensor<3x2xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x6xi32>
    %20 = "stablehlo.constant"() <{value = dense<[0.5, 0.5, 0.5, 0.5, 0.5, 0.5]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<6xf32>) -> tensor<3x2xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xf32>) -> tensor<3x2x6xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x2x6xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2x6xi32>, tensor<3x2x6xi32>) -> tensor<3x2x6xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2x6xf32>}> : () -> tensor<3x2x6xf32>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<3x2x6xi1>, tensor<3x2x6xf32>, tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f32>, %r29: tensor<f32>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<3x2x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<3x6xf32>) -> tensor<2x3x4x6xf32>
    return %32 : tensor<2x3x4x6xf32>
  }
}

// T[2,3,8,3] (8,3) (2,3,4,6) false, T = bfloat16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8x3xbf16>) -> (tensor<2x3x4x6xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8x3xbf16>) -> tensor<2x3x8x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<16xi32>}> : () -> tensor<16xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<16xi32>) -> tensor<8x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xi32>) -> tensor<8x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<16xf32>) -> tensor<8x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xf32>) -> tensor<8x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x2x4xi32>, tensor<8x2x4xi32>) -> tensor<8x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x2x4xf32>}> : () -> tensor<8x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<8x2x4xi1>, tensor<8x2x4xf32>, tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x4xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x4xf32>) -> tensor<2x3x4x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<6xi32>) -> tensor<3x2xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x6xi32>
    %21 = "stablehlo.constant"() <{value = dense<[0.5, 0.5, 0.5, 0.5, 0.5, 0.5]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<6xf32>) -> tensor<3x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xf32>) -> tensor<3x2x6xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x2x6xi32>
    %25 = "stablehlo.compare"(%24, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2x6xi32>, tensor<3x2x6xi32>) -> tensor<3x2x6xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2x6xf32>}> : () -> tensor<3x2x6xf32>
    %27 = "stablehlo.select"(%25, %23, %26) : (tensor<3x2x6xi1>, tensor<3x2x6xf32>, tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<3x2x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %33 = "stablehlo.dot_general"(%17, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<3x6xf32>) -> tensor<2x3x4x6xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    return %34 : tensor<2x3x4x6xbf16>
  }
}

// T[2,3,8,3] (8,3) (2,3,4,6) false, T = float16
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8x3xf16>) -> (tensor<2x3x4x6xf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8x3xf16>) -> tensor<2x3x8x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<16xi32>}> : () -> tensor<16xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<16xi32>) -> tensor<8x2xi32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xi32>) -> tensor<8x2x4xi32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<16xf32>) -> tensor<8x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xf32>) -> tensor<8x2x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x2x4xi32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x2x4xi32>, tensor<8x2x4xi32>) -> tensor<8x2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x2x4xf32>}> : () -> tensor<8x2x4xf32>
    %10 = "stablehlo.select"(%8, %6, %9) : (tensor<8x2x4xi1>, tensor<8x2x4xf32>, tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r12: tensor<f32>, %r13: tensor<f32>):
      %14 = "stablehlo.add"(%r12, %r13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %16 = "stablehlo.dot_general"(%0, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8x3xf32>, tensor<8x4xf32>) -> tensor<2x3x3x4xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x4xf32>) -> tensor<2x3x4x3xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<6xi32>) -> tensor<3x2xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x6xi32>
    %21 = "stablehlo.constant"() <{value = dense<[0.5, 0.5, 0.5, 0.5, 0.5, 0.5]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<6xf32>) -> tensor<3x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xf32>) -> tensor<3x2x6xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x2x6xi32>
    %25 = "stablehlo.compare"(%24, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2x6xi32>, tensor<3x2x6xi32>) -> tensor<3x2x6xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2x6xf32>}> : () -> tensor<3x2x6xf32>
    %27 = "stablehlo.select"(%25, %23, %26) : (tensor<3x2x6xi1>, tensor<3x2x6xf32>, tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r29: tensor<f32>, %r30: tensor<f32>):
      %31 = "stablehlo.add"(%r29, %r30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<3x2x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %33 = "stablehlo.dot_general"(%17, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf32>, tensor<3x6xf32>) -> tensor<2x3x4x6xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf16>
    return %34 : tensor<2x3x4x6xf16>
  }
}

// T[2,3,8,3] (8,3) (2,3,4,6) false, T = float64
module @torchtpu {
  func.func public @main(%arg0: tensor<2x3x8x3xf64>) -> (tensor<2x3x4x6xf64>) {
    %0 = "stablehlo.constant"() <{value = dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<16xi32>}> : () -> tensor<16xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<16xi32>) -> tensor<8x2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xi32>) -> tensor<8x2x4xi32>
    %3 = "stablehlo.constant"() <{value = dense<[1.0, 0.0, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 0.75, 0.25]> : tensor<16xf64>}> : () -> tensor<16xf64>
    %4 = "stablehlo.reshape"(%3) : (tensor<16xf64>) -> tensor<8x2xf64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x2xf64>) -> tensor<8x2x4xf64>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x2x4xi32>
    %7 = "stablehlo.compare"(%6, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<8x2x4xi32>, tensor<8x2x4xi32>) -> tensor<8x2x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<8x2x4xf64>}> : () -> tensor<8x2x4xf64>
    %9 = "stablehlo.select"(%7, %5, %8) : (tensor<8x2x4xi1>, tensor<8x2x4xf64>, tensor<8x2x4xf64>) -> tensor<8x2x4xf64>
    %10 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r11: tensor<f64>, %r12: tensor<f64>):
      %13 = "stablehlo.add"(%r11, %r12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%13) : (tensor<f64>) -> ()
    }) : (tensor<8x2x4xf64>, tensor<f64>) -> tensor<8x4xf64>
    %15 = "stablehlo.dot_general"(%arg0, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8x3xf64>, tensor<8x4xf64>) -> tensor<2x3x3x4xf64>
    %16 = "stablehlo.transpose"(%15) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x3x3x4xf64>) -> tensor<2x3x4x3xf64>
    %17 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6xi32>) -> tensor<3x2xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xi32>) -> tensor<3x2x6xi32>
    %20 = "stablehlo.constant"() <{value = dense<[0.5, 0.5, 0.5, 0.5, 0.5, 0.5]> : tensor<6xf64>}> : () -> tensor<6xf64>
    %21 = "stablehlo.reshape"(%20) : (tensor<6xf64>) -> tensor<3x2xf64>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xf64>) -> tensor<3x2x6xf64>
    %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x2x6xi32>
    %24 = "stablehlo.compare"(%23, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2x6xi32>, tensor<3x2x6xi32>) -> tensor<3x2x6xi1>
    %25 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2x6xf64>}> : () -> tensor<3x2x6xf64>
    %26 = "stablehlo.select"(%24, %22, %25) : (tensor<3x2x6xi1>, tensor<3x2x6xf64>, tensor<3x2x6xf64>) -> tensor<3x2x6xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%r28: tensor<f64>, %r29: tensor<f64>):
      %30 = "stablehlo.add"(%r28, %r29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%30) : (tensor<f64>) -> ()
    }) : (tensor<3x2x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %32 = "stablehlo.dot_general"(%16, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4x3xf64>, tensor<3x6xf64>) -> tensor<2x3x4x6xf64>
    return %32 : tensor<2x3x4x6xf64>
  }
}
